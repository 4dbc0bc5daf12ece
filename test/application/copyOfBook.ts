import type { CopyRows } from '../../src/application/protocol/protocol';
import { isNamed } from '../../src/sheet/write/sheetNames';
import { textOf } from '../../src/sheet/cells/cell';
import type { MemoryWorkbook } from './memoryWorkbook';

/** A workbook as the page reads it from a file (src/exchange/saved/readCopy.ts). */
export function copyOfBook(book: MemoryWorkbook, name = 'hall.wallist.json'): CopyRows {
  const { workbook } = book;
  const sheets = Object.entries(book.snapshot()).filter(([sheet]) => !isNamed(sheet, 'sheet.log'));
  return {
    name,
    sheets: sheets.map(([sheet, values]) => ({
      name: sheet,
      rows: values.map(line => line.map(textOf)),
      formulas: [
        ...new Set(
          workbook
            .formulas(sheet)
            .flat()
            .filter(formula => formula !== '')
            .map(formula => formula.replace(/\(.*$/s, '(')),
        ),
      ],
    })),
    ranges: ['WallList', 'Settings'].flatMap(range => {
      const area = workbook.namedArea(range);
      return area ? [{ name: range, ...area }] : [];
    }),
  };
}

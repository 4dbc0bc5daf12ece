import { roundSheets } from '../read/roundSheets';
import { textOf } from '../../sheet/cells/cell';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/cells/block';
import type { Workbook } from '../workbook/workbook';

/** The players in the sheets of rounds with other numbers; whoever is not in the map keeps the number. */
export const labelBlocks = (workbook: Workbook, numbers: ReadonlyMap<number, number>): readonly Block[] =>
  relabelled(workbook, text => renumbered(text, numbers));

export const relabelled = (workbook: Workbook, relabel: (text: string) => string): readonly Block[] =>
  roundSheets(workbook).flatMap(({ sheet, values, table }) => {
    if (!table) return [];
    const { header, end, nameColumns = [1, 2] } = table;
    const [black, white] = nameColumns;
    const lines = values.slice(header + 1, end);
    // The title of a match stands in a row of its own, and a team may be called “4 Dans”.
    const isTitle = (line: readonly unknown[]): boolean =>
      textOf(line[white]) === '' && textOf(line[black - 1]) === '';
    return nameColumns.flatMap((column): readonly Block[] => {
      const before = lines.map(line => textOf(line[column]));
      const after = lines.map((line, i) => (isTitle(line) ? (before[i] ?? '') : relabel(before[i] ?? '')));
      return after.every((text, i) => text === before[i])
        ? []
        : [{ sheet, row: header + 1, column, before: inRows(before), after: inRows(after) }];
    });
  });

const inRows = (texts: readonly string[]): readonly (readonly string[])[] => texts.map(text => [text]);

function renumbered(text: string, numbers: ReadonlyMap<number, number>): string {
  const no = parseLabel(text)?.no;
  const now = no === undefined ? undefined : numbers.get(no);
  return now === undefined ? text : text.replace(/^\s*\d+/, String(now));
}

import { textOf } from '../../sheet/read/cell';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/write/block';
import type { Workbook } from '../google/workbook';
import { roundSheets } from '../rounds/roundSheets';

/** The players in the sheets of rounds with other numbers; whoever is not in the map keeps the number. */
export const labelBlocks = (workbook: Workbook, numbers: ReadonlyMap<number, number>): readonly Block[] =>
  roundSheets(workbook).flatMap(({ sheet, values, table }) =>
    [1, 2].flatMap((column): readonly Block[] => {
      if (!table) return [];
      const before = values.slice(table.header + 1, table.end).map(line => textOf(line[column]));
      const after = before.map(text => renumbered(text, numbers));
      const isSame = after.every((text, i) => text === before[i]);
      const lines = (texts: readonly string[]) => texts.map(text => [text]);
      return isSame
        ? []
        : [{ sheet, row: table.header + 1, column, before: lines(before), after: lines(after) }];
    }),
  );

function renumbered(text: string, numbers: ReadonlyMap<number, number>): string {
  const no = parseLabel(text)?.no;
  const now = no === undefined ? undefined : numbers.get(no);
  return now === undefined ? text : text.replace(/^\s*\d+/, String(now));
}

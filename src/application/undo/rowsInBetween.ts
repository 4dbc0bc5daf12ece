import { makeA1, textOf } from '../../sheet/cells/cell';
import { nameColumn } from '../../sheet/frame/readPlayer';
import { openTournament } from '../read/openTournament';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import type { Difference } from '../write/batches';

/**
 * Where somebody inserted or deleted a row or a column in the very call that wrote rows all at once, players stand in the list
 * twice since, or no more, and titles are others.
 */
export function rowsInBetween(workbook: Workbook, before: Tournament): readonly Difference[] {
  const { list, reading } = before;
  const end = list.origin.row + Math.max(...reading.rows) + 1;
  // The last row may have moved out of what was in use.
  if ((workbook.read(list.sheet)?.values.length ?? 0) <= end) workbook.readAgain(list.sheet, true);
  const now = openTournament(workbook);
  if (!now || now.list.sheet !== list.sheet) return [];
  const left = new Map<string, number>();
  for (const { name } of reading.wallList.players) left.set(name, (left.get(name) ?? 0) + 1);
  const { rows, columns, wallList } = now.reading;
  const twice = wallList.players.flatMap(({ name }, player): readonly Difference[] => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    if (count > 0) return [];
    const [row, column] = [rows[player] ?? 0, nameColumn(columns) ?? 0];
    const { origin, sheet } = now.list;
    return [differenceAt('', name, { sheet, a1: makeA1(row + origin.row, column + origin.column) })];
  });
  const gone = [...left].filter(([, count]) => count > 0).map(([name]) => differenceAt(name, '', undefined));
  const [titles, titlesNow] = [titlesOf(before), titlesOf(now)];
  const { origin, sheet } = now.list;
  const header = { sheet, a1: makeA1(origin.row + (now.reading.header ?? 0), origin.column) };
  return [...(titles === titlesNow ? [] : [differenceAt(titles, titlesNow, header)]), ...twice, ...gone];
}

const titlesOf = ({ list, reading }: Tournament): string =>
  (list.values[reading.header ?? -1] ?? [])
    .map(textOf)
    .filter(title => title !== '')
    .join(' · ');

const differenceAt = (wrote: string, found: string, cell: Difference['cell']): Difference => ({
  problem: {
    code: 'changedMeanwhile',
    severity: 'warning',
    place: { kind: 'list' },
    values: { wrote, found },
  },
  cell,
});

import { movedRows, type KnownPlayer } from '../../sheet/rows/movedRows';
import { textOf } from '../../sheet/read/cell';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { Problem } from '../../tournament/problem';
import type { Workbook } from '../google/workbook';
import { listBlocks } from '../read/listRows';
import { WALL_LIST, type Tournament } from '../read/tournament';
import { roundSheets } from '../rounds/roundSheets';
import { labelBlocks } from './labels';
import { lotsFollow, numbersInSettings } from './numbersInSettings';
import type { Plan } from './plan';

/** Rows that were sorted, inserted or deleted, told by the newest sheet of a round, with the change that puts them right. */
export function rowPlan(
  workbook: Workbook,
  tournament: Tournament,
): { readonly problem: Problem; readonly plans: readonly Plan[] } | undefined {
  const { reading, list, settings, text } = tournament;
  const known = knownPlayers(workbook);
  const height =
    (tournament.named && workbook.namedArea(WALL_LIST)?.rows) || list.values.length + known.length;
  const found =
    known.length > 0 ? movedRows(reading, list.values, known, settings.system, height) : undefined;
  if (!found) return undefined;
  const { row, column } = list.origin;
  const placed = found.changes.map(one => ({ ...one, row: one.row + row, column: one.column + column }));
  // The numbers change, so rows are found by names.
  const blocks = listBlocks(tournament, placed, ['name', 'surname', 'firstName']);
  const all = [
    ...blocks,
    ...numbersInSettings(tournament, found.numbers),
    ...lotsFollow(tournament, found.numbers),
    ...labelBlocks(workbook, found.numbers),
  ];
  const plans = blocks.length > 0 ? [{ label: text('repair.rows'), blocks: all }] : [];
  return { problem: found.problem, plans };
}

/** The players in the sheets of rounds, each as the newest one names them. */
function knownPlayers(workbook: Workbook): readonly KnownPlayer[] {
  const sheets = [...roundSheets(workbook)].sort((a, b) => b.round - a.round);
  const byNo = new Map<number, KnownPlayer>();
  for (const { values, table } of sheets) {
    if (!table) continue;
    for (const line of values.slice(table.header + 1))
      for (const cell of line.slice(1, 3)) {
        const text = textOf(cell);
        const label = parseLabel(text);
        const rank = /\((\d+[dkp])\)$/.exec(text.trim())?.[1];
        if (label && !byNo.has(label.no)) byNo.set(label.no, { ...label, ...(rank && { more: { rank } }) });
      }
  }
  return [...byNo.values()];
}

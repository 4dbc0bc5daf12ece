import { movedRows } from '../../sheet/rows/movedRows';
import type { Problem } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import { repeatedNames } from '../../sheet/read/repeatedNames';
import { columnsBesideNumbers, listBlocks } from '../read/listRows';
import { WALL_LIST, type Tournament } from '../read/tournament';
import { knownPlayers, knownWithLog } from './knownFromSheets';
import { labelBlocks } from './labels';
import { lotsFollow, numbersInSettings } from './numbersInSettings';
import type { MendPlan } from '../write/mendPlan';

/** Rows that were sorted, inserted or deleted, told by the newest sheet of a round, with the change that puts them right. */
export function rowPlan(
  workbook: Workbook,
  tournament: Tournament,
  rounds?: ReadonlySet<number>,
): { readonly problem: Problem; readonly plans: readonly MendPlan[] } | undefined {
  const { reading, list, settings, text } = tournament;
  const playersBefore = knownWithLog(workbook, knownPlayers(workbook, rounds));
  const height =
    (tournament.named && workbook.namedArea(WALL_LIST)?.rows) || list.values.length + playersBefore.length;
  const moves =
    playersBefore.length > 0
      ? movedRows(reading, list.values, playersBefore, settings.system, height)
      : undefined;
  if (!moves) return undefined;
  const { row, column } = list.origin;
  const placed = moves.changes.map(change => ({
    ...change,
    row: change.row + row,
    column: change.column + column,
  }));
  // The numbers change, so rows are found by names; where two have one name, by all else.
  const isEnough = repeatedNames(reading).length === 0;
  const blocks = listBlocks(
    tournament,
    placed,
    isEnough ? ['name', 'surname', 'firstName'] : columnsBesideNumbers(tournament),
  );
  const all = [
    ...blocks,
    ...numbersInSettings(tournament, moves.numbers),
    ...lotsFollow(tournament, moves.numbers),
    ...labelBlocks(workbook, moves.numbers),
  ];
  const plans = blocks.length > 0 ? [{ label: text('mendBy.rows'), blocks: all }] : [];
  return { problem: moves.problem, plans };
}

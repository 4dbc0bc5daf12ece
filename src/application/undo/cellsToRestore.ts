import { reversed, type Block } from '../../sheet/cells/block';
import type { LoggedAction } from '../../sheet/write/logRows';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { Difference } from '../write/batches';
import { strangers } from '../write/ourSheets';
import { holds, type PlacedCell } from '../write/placeCells';
import { newRowsOfOthers, rowsTakenOver } from './takenRows';
import { heldGames } from './wholeGames';

export interface CellsToRestore {
  /** Hold what was written, and go back. */
  readonly open: readonly PlacedCell[];
  readonly isTaken: (cell: PlacedCell) => boolean;
  /** None of the tournament's. */
  readonly foreign: ReadonlySet<PlacedCell>;
  readonly unfound: readonly PlacedCell[];
  readonly heldRounds: readonly Difference[];
  readonly blocks: readonly Block[];
}

export function cellsToRestore(
  workbook: Workbook,
  tournament: Tournament | undefined,
  action: LoggedAction,
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
): CellsToRestore {
  const foreign = new Set(strangers(workbook, tournament, blocks, cells));
  const [isOverrun, isElsewhere] = [rowsTakenOver(cells), newRowsOfOthers(blocks, cells, tournament)];
  const isOthers = (cell: PlacedCell): boolean => foreign.has(cell) || isOverrun(cell) || isElsewhere(cell);
  const games = heldGames(workbook, tournament, blocks, cells, isOthers);
  const taken = cells.filter(cell => isOthers(cell) || games.isHeld(cell));
  const takenKeys = new Set(taken.map(keyOf));
  const isTaken = (cell: PlacedCell): boolean => takenKeys.has(keyOf(cell));
  const sheetNames = workbook.sheetNames();
  return {
    open: cells.filter(cell => holds(cell.now, cell.after) && !isTaken(cell)),
    isTaken,
    foreign,
    unfound: cells.filter(({ spot, after }) => spot === undefined && after !== ''),
    heldRounds: games.told,
    // A list that somebody has deleted stays away; a sheet that the undo of this action has deleted comes back.
    blocks: reversed(without(blocks, taken)).filter(
      ({ sheet, of }) =>
        sheetNames.includes(sheet) ||
        (!of && action.undoes !== undefined && roundOfName(sheet) !== undefined),
    ),
  };
}

const keyOf = ({ block, at, across, sheet }: PlacedCell): string => `${block},${at},${across},${sheet}`;

/** The blocks with the text before and after made equal for some cells, which are then left alone. */
const without = (blocks: readonly Block[], cells: readonly PlacedCell[]): readonly Block[] => {
  const left = new Set(cells.map(keyOf));
  const numbers = new Map<string, number>();
  return blocks.map(block => {
    const number = numbers.get(block.sheet) ?? 0;
    numbers.set(block.sheet, number + 1);
    return {
      ...block,
      before: block.before.map((line, at) =>
        line.map((text, c) =>
          left.has(`${number},${at},${c},${block.sheet}`) ? (block.after[at]?.[c] ?? text) : text,
        ),
      ),
    };
  });
};

import { isBlank } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import type { Tournament } from '../read/tournament';
import { nameColumns } from '../write/ourSheets';
import { holds, type PlacedCell } from '../write/placeCells';

/**
 * Tells which cells are in a row that the action emptied and that somebody has used since: undo does not fill
 * even its empty cells.
 */
export function rowsTakenOver(cells: readonly PlacedCell[]): (cell: PlacedCell) => boolean {
  const rowOf = ({ sheet, spot }: PlacedCell): string => `${spot?.row},${sheet}`;
  const typed = cells.filter(
    ({ now = '', before, after }) => after === '' && now !== '' && !holds(now, before),
  );
  const taken = new Set(typed.map(rowOf));
  return cell => cell.after === '' && taken.has(rowOf(cell));
}

/**
 * Tells which cells are in a row that the action filled for somebody new and that is somebody else's now, as after a sort: what is
 * equal there was not written by the action. Such rows are known by no name; one without a name is nobody's, as where an undo broke off.
 */
export function newRowsOfOthers(
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
  tournament: Tournament | undefined,
): (cell: PlacedCell) => boolean {
  const isOfNobody = ({ sheet, block, before, after, name }: PlacedCell): boolean =>
    before === '' &&
    after !== '' &&
    /^\d*$/.test(name) &&
    blocks.filter(candidate => candidate.sheet === sheet)[block]?.of !== undefined;
  const rowOf = ({ sheet, spot }: PlacedCell): string => `${spot?.row},${sheet}`;
  const names = tournament && nameColumns(tournament);
  const isName = ({ spot }: PlacedCell): boolean =>
    !names || (spot !== undefined && names.includes(spot.column));
  const otherRows = new Set(
    cells
      .filter(cell => isOfNobody(cell) && isName(cell) && !isBlank(cell.now) && !holds(cell.now, cell.after))
      .map(rowOf),
  );
  return cell => isOfNobody(cell) && otherRows.has(rowOf(cell));
}

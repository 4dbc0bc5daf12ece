import { textOf } from '../../sheet/cells/cell';
import { parseCount } from '../../sheet/cells/fields';
import { freeRows, type PlannedCell } from '../../sheet/registration/planRows';
import { heightWithRoom } from '../registration/growList';
import { WALL_LIST, type Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { detailAt, detailCell, detailKinds, nameCells } from './mergeDetails';

export interface NewRow {
  readonly ofCopy: number;
  readonly row: number;
  readonly no: number;
  /** Without the cells of rounds. */
  readonly cells: readonly PlannedCell[];
}

/** Rows for these players of the copy below the last one; undefined where the list has no room. */
export function newRows(
  workbook: Workbook,
  here: Tournament,
  copy: Tournament,
  players: readonly number[],
): readonly NewRow[] | undefined {
  if (players.length === 0) return [];
  const { reading, list, named } = here;
  const area = named ? workbook.namedArea(WALL_LIST) : undefined;
  const open = area ? heightWithRoom(workbook, area, players.length) : list.values.length + players.length;
  const height = Math.min(open, (workbook.list?.part?.()?.bottom ?? Infinity) - list.origin.row);
  const free = freeRows(reading, list.values, { height, isOpenEnded: !named, past: [], out: '' });
  const column = reading.columns.no;
  const isNumbered = column !== undefined && (reading.numbered !== undefined || reading.rows.length === 0);
  const standing = (row: number): number | undefined =>
    column === undefined ? undefined : parseCount(textOf(list.values[row]?.[column]));
  const taken = new Set([
    ...reading.wallList.players.map(({ no }) => no),
    ...list.values.flatMap((_, row) => standing(row) ?? []),
  ]);
  let last = Math.max(0, ...taken);
  const rows: NewRow[] = [];
  const wish = (ofCopy: number): number => copy.reading.wallList.players[ofCopy]?.no ?? 0;
  const ours = new Set(reading.wallList.players.map(({ no }) => no));
  // Who can keep a number does.
  const inTurn = isNumbered
    ? [
        ...players.filter(player => !ours.has(wish(player))),
        ...players.filter(player => ours.has(wish(player))),
      ]
    : players;
  for (const [nth, ofCopy] of inTurn.entries()) {
    const wanted = wish(ofCopy);
    const place = isNumbered ? free.findIndex(row => standing(row) === wanted) : -1;
    const [row] = free.splice(Math.max(0, place), 1);
    if (row === undefined) return undefined;
    const kept = standing(row);
    const isFree = !taken.has(wanted) && wanted > 0;
    const no = !isNumbered ? reading.rows.length + nth + 1 : (kept ?? (isFree ? wanted : (last += 1)));
    taken.add(no);
    last = Math.max(last, no);
    rows.push({
      ofCopy,
      row,
      no,
      cells: cellsOf(here, copy, ofCopy, row, isNumbered && kept === undefined ? no : undefined),
    });
  }
  return rows;
}

function cellsOf(
  here: Tournament,
  copy: Tournament,
  ofCopy: number,
  row: number,
  no: number | undefined,
): readonly PlannedCell[] {
  const details = detailKinds(copy).flatMap(kind => {
    const after = here.reading.columns[kind] === undefined ? '' : detailAt(copy, ofCopy, kind);
    return after === '' ? [] : [detailCell(here, row, kind, after)];
  });
  const column = here.reading.columns.no;
  return [
    ...(no === undefined || column === undefined
      ? []
      : [{ row, column, before: '', after: String(no), cell: no }]),
    ...nameCells(here, copy, row, ofCopy),
    ...details,
  ];
}

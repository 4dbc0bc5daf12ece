import { textOf } from '../../sheet/cells/cell';
import { readWallList } from '../../sheet/read/readWallList';
import { wallListCells } from '../../sheet/write/wallListCells';
import type { Text } from '../../sheet/wording';
import { ratingIn } from '../../rating/ratingIn';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../tournament/wallList';
import type { FileRows } from '../fileRows';
import { snapshotTables, type SavedTables } from './snapshotTables';

/** Rows of players and of settings. */
export type FormerEvent = Pick<FileRows, 'list' | 'settings'>;

/**
 * Players and settings of a tournament that the workbench has saved, for the next one: nobody has played, nobody is absent, and starts and
 * groups are made anew. Settings stand as they are, in whatever language; whoever reads them leaves out what is of one event alone.
 * Undefined where the text is no such tournament, or has no players.
 */
export function formerEvent(text: string, words: Text): FormerEvent | undefined {
  const tables = snapshotTables(text);
  const wallList = tables && listOf(tables);
  if (!tables || !wallList) return undefined;
  const players = wallList.players.map(player => {
    const { start, group, supergroup, previousOrder, out } = UNKNOWN_PLAYER;
    const begun = { lotNo: undefined, boards: undefined, start, group, supergroup, previousOrder, out };
    return { ...player, ...begun, ...lastRating(player) };
  });
  return {
    list: wallListCells({ ...wallList, players, rounds: 0, entries: players.map(() => []) }, words),
    settings: (rowsNamed(tables, 'Settings') ?? []).map(line => line.slice(0, 2).map(textOf)),
  };
}

/** A rating that was typed for a round is in no list that the one of the beginning was taken from. */
function lastRating({ ratings, rating, ratingList }: Player): Partial<Player> {
  const last = ratingIn({ ratings, rating }, Infinity);
  return { ratings: undefined, rating: last, ratingList: last === rating ? ratingList : undefined };
}

/** The list that the tournament is played by, else the first one with players. */
function listOf(tables: SavedTables): WallList | undefined {
  const named = rowsNamed(tables, 'WallList');
  for (const rows of [...(named ? [named] : []), ...tables.sheets.values()]) {
    const { wallList } = readWallList(rows);
    if (wallList.players.length > 0) return wallList;
  }
  return undefined;
}

function rowsNamed({ sheets, names }: SavedTables, name: string): SavedRows | undefined {
  const range = names.get(name);
  if (!range) return undefined;
  const { sheet, row, column, rows, columns } = range;
  return sheets
    .get(sheet)
    ?.slice(row, row + rows)
    .map(line => line.slice(column, column + columns));
}

type SavedRows = readonly (readonly (string | number | boolean)[])[];

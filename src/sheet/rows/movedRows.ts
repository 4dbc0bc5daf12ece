import { opposite, OPPOSITE_OUTCOME } from '../../tournament/game';
import { foldName } from '../../tournament/name/foldName';
import { isError, type Problem } from '../../tournament/problem';
import type { System } from '../../tournament/systems';
import { checkGames } from '../check/checkGames';
import { makeListCells } from '../check/listCells';
import { excerpt, isBlank, textOf, type Values } from '../cells/cell';
import { makeEntry } from '../cells/notation';
import { nameColumn } from '../frame/readPlayer';
import { readWallList } from '../read/readWallList';
import type { ColumnKind } from '../cells/titles';
import type { CellChange } from '../cells/block';
import type { WallListReading } from '../read/wallListReading';
import { findKnown, type KnownAt, type KnownPlayer } from './knownPlayers';
import { valuesAfter, namedGames, withNumbers } from './references';
import type { RoundIndex } from '../../tournament/indices';

/** One sentence on the rows, and the cells that put it right; none where nobody can be sure. */
export interface MovedRows {
  readonly problem: Problem;
  readonly changes: readonly CellChange[];
  /** The numbers that players have now, by those that they had. */
  readonly numbers: ReadonlyMap<number, number>;
}

/**
 * The round's sheet has the numbers and names: after sorting everybody gets their number back, or references
 * follow the names; lost rows come back below with the opponents' results. Of several with one name all details
 * decide. The range has `height` rows. Undefined where nothing moved.
 */
export function movedRows(
  reading: WallListReading,
  values: Values,
  knownPlayers: readonly KnownPlayer[],
  system: System,
  height: number,
): MovedRows | undefined {
  const { wallList, columns, numbered, rows } = reading;
  // Numbers that are there twice are told already.
  if ((columns.no !== undefined && numbered === undefined) || reading.results.length > 0) return undefined;
  const once = knownPlayers.filter((one, i) => knownPlayers.findIndex(each => each.no === one.no) === i);
  const names = new Set(once.map(({ name }) => foldName(name)));
  const at = (no: number): number => wallList.players.findIndex(player => player.no === no);
  const isRenamed = ({ no }: KnownPlayer): boolean => {
    const holder = wallList.players[at(no)];
    return holder !== undefined && !names.has(foldName(holder.name));
  };
  const matches = findKnown(reading, values, once);
  const moved = matches.filter(
    ({ one, players: [player] }) => player !== undefined && wallList.players[player]?.no !== one.no,
  );
  const gone = matches.filter(
    ({ one, players }) => players.length === 0 && (moved.length > 0 || !isRenamed(one)),
  );
  // With most of them unknown, these are the rounds of another list.
  if (moved.length + gone.length === 0 || 2 * gone.length > once.length) return undefined;
  const isSure = matches.every(({ players }) => players.length <= 1);
  const [first] = moved;
  const [lost] = gone;
  const rowValues = {
    count: gone.length > 0 ? gone.length : moved.length,
    name: excerpt((lost ?? first)?.one.name ?? ''),
    was: (lost ?? first)?.one.no ?? 0,
    now: first ? (wallList.players[first.players[0] ?? 0]?.no ?? 0) : 0,
  };
  const row = first ? (rows[first.players[0] ?? 0] ?? 0) : (reading.header ?? 0);
  const problem: Problem = {
    code: gone.length > 0 ? 'rowsGone' : numbered === undefined ? 'rowsMoved' : 'numbersMoved',
    severity: moved.length > 0 ? 'error' : 'warning',
    place: { kind: 'cell', row, column: nameColumn(columns) ?? 0 },
    values: rowValues,
  };
  if (!isSure) return { problem, changes: [], numbers: NONE };
  const back = rowsBack(
    reading,
    values,
    gone.map(({ one }) => one),
    height,
  );
  if (!back) return { problem, changes: [], numbers: NONE };
  const numbers = numbered === undefined ? numbersByRow(reading, matches, gone) : NONE;
  const changes =
    numbered === undefined
      ? [...withNumbers(reading, values, numbers), ...back]
      : [...numbersBack(reading, values, matches, numbered), ...back];
  return isBetter(reading, values, changes, system)
    ? { problem, changes, numbers }
    : { problem, changes: [], numbers: NONE };
}

const NONE: ReadonlyMap<number, number> = new Map();

/** Fewer contradictions between cells, or none, and no cell wrong by itself, as a game against oneself. */
function isBetter(
  reading: WallListReading,
  values: Values,
  changes: readonly CellChange[],
  system: System,
): boolean {
  const put = readWallList(valuesAfter(values, changes), system);
  const errors = ({ problems }: WallListReading): number => problems.filter(isError).length;
  const before = checkGames(makeListCells(reading)).length;
  const after = checkGames(makeListCells(put)).length;
  return errors(put) <= errors(reading) && (after === 0 || after < before);
}

/** Known players get their numbers back, all others one that nobody has. */
function numbersBack(
  { wallList, rows }: WallListReading,
  values: Values,
  matches: readonly KnownAt[],
  column: number,
): readonly CellChange[] {
  const theirs = new Map(
    matches.flatMap(({ one, players: [player] }) =>
      player === undefined ? [] : [[player, one.no] as const],
    ),
  );
  const taken = new Set([...matches.map(({ one }) => one.no), ...wallList.players.map(({ no }) => no)]);
  const knownNumbers = new Set(matches.map(({ one }) => one.no));
  const free = (): number => {
    const no = Math.max(...taken) + 1;
    taken.add(no);
    return no;
  };
  return wallList.players.flatMap(({ no }, player): readonly CellChange[] => {
    const after = String(theirs.get(player) ?? (knownNumbers.has(no) ? free() : no));
    const row = rows[player] ?? 0;
    const before = textOf(values[row]?.[column]);
    return before === after ? [] : [{ row, column, before, after }];
  });
}

/** Opponents count rows: everybody's number is the row in which they stand now, or will when they are back. */
function numbersByRow(
  { wallList: { players } }: WallListReading,
  matches: readonly KnownAt[],
  gone: readonly KnownAt[],
): ReadonlyMap<number, number> {
  const numbersOfStanding = matches.flatMap(({ one, players: [player] }) =>
    player === undefined ? [] : [[one.no, players[player]?.no ?? 0] as const],
  );
  return new Map([
    ...numbersOfStanding,
    ...gone.map(({ one }, i) => [one.no, players.length + 1 + i] as const),
  ]);
}

/** The rows that are gone, in free rows below the last player; undefined where the range has no room for them. */
function rowsBack(
  reading: WallListReading,
  values: Values,
  gone: readonly KnownPlayer[],
  height: number,
): readonly CellChange[] | undefined {
  const { columns, numbered, rows, rounds } = reading;
  const last = rows.reduce((lowest, row) => Math.max(lowest, row), reading.header ?? -1);
  const inUse = [...Object.values(columns), ...rounds.flat()].filter(
    (column): column is number => typeof column === 'number' && column !== numbered,
  );
  const below = Array.from({ length: Math.max(0, height - last - 1) }, (_, i) => last + 1 + i);
  const free = below.filter(row => inUse.every(column => isBlank(values[row]?.[column])));
  if (free.length < gone.length || (gone.length > 0 && columns.name === undefined)) return undefined;
  return gone.flatMap(({ no, name, more = {} }, i): readonly CellChange[] => {
    const row = free[i] ?? 0;
    const put = (column: number | undefined, after = ''): readonly CellChange[] => {
      const before = column === undefined ? '' : textOf(values[row]?.[column]);
      return column === undefined || after === '' || before === after ? [] : [{ row, column, before, after }];
    };
    const games = rounds.flatMap(([column], round) => put(column, gameOf(reading, values, no, round)));
    const otherCells = Object.entries(more).flatMap(([kind, text]) => put(columns[kind as ColumnKind], text));
    return [...put(numbered, String(no)), ...put(columns.name, name), ...otherCells, ...games];
  });
}

function gameOf(
  { wallList: { players }, rows, rounds }: WallListReading,
  values: Values,
  no: number,
  round: RoundIndex,
): string {
  for (const [player, row] of rows.entries())
    for (const column of rounds[round] ?? [])
      for (const game of namedGames(values, row, column))
        if (game?.opponentNo === no)
          return makeEntry({
            ...game,
            opponentNo: players[player]?.no ?? 0,
            outcome: OPPOSITE_OUTCOME[game.outcome],
            colour: game.colour && opposite(game.colour),
          });
  return '';
}

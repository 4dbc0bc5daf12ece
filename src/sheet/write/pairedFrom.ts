import { otherSide, type Entry } from '../../tournament/game';
import { isError } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { NO_COLUMNS, type Columns } from '../frame/header';
import { makeEntry } from '../cells/notation';
import { roundOfKind } from '../cells/roundKinds';
import { COLUMN_KINDS } from '../cells/titles';
import { readList } from '../read/readWallList';
import { changedSettings } from '../settings/changedSettings';
import { readSettings } from '../settings/readSettings';
import { makeText } from '../wording';
import { kindsIn, wallListCells } from './wallListCells';
import { withLotNumbers } from '../../tournament/lotNumbers';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The list and the settings from which alone a pairing follows. */
export interface PairedFrom {
  readonly round: RoundNo;
  readonly wallList: WallList;
  readonly settings: Settings;
  /** The places before it, by player; 0 where nobody can know one. A later version compares. */
  readonly places?: readonly number[] | undefined;
  /** The games, by numbers, that stayed when others of the round were made anew; a bye has the opponent 0. */
  readonly kept?: readonly (readonly [number, number])[] | undefined;
  /** Decisions by hand in the preview, and their price against the best pairing, in words of then. */
  readonly decided?: readonly [decided: string, costs: string] | undefined;
}

const OTHER_SIDE = 0;

/** The cells of a column; a number says how many more are like the one before it, 0 is `OTHER_SIDE`. */
type CellColumn = readonly (string | number)[];

/**
 * Kept in the Log, lest later changes condemn a pairing: round, settings that differ from their preset, columns of
 * the list. Equal cells below each other are counted; of a game's two cells the lower is left out where it says
 * nothing more.
 */
export function makePairedFrom(from: PairedFrom): string {
  const { round, wallList, settings, places, kept = [], decided } = from;
  const isMore = kept.length > 0 || decided !== undefined;
  const english = makeText('en');
  // A federation's number, the name of its list and what it says of a licence decide nothing.
  const players = wallList.players.map(player => ({
    ...player,
    pin: '',
    membership: undefined,
    ratingList: undefined,
  }));
  const list = { ...wallList, players };
  const [titles = [], ...rows] = wallListCells(list, english);
  const first = titles.length - wallList.rounds;
  const columns = titles.map((_, column) => {
    const round = column - first + 1;
    const named = round > 0 ? timesNamed(wallList, round) : [];
    const cells = rows.map((row, player) => {
      const isOther = named[player] === 1 && isOtherSide(wallList, player, round);
      return isOther ? OTHER_SIDE : (row[column] ?? '');
    });
    return counted(cells);
  });
  return JSON.stringify([
    round,
    changedSettings(settings, english),
    kindsIn(list),
    columns,
    ...(places || isMore ? [places ?? 0] : []),
    ...(isMore ? [kept] : []),
    ...(decided ? [decided] : []),
  ]);
}

/** By player: games against them in a round; two of one player where cells contradict each other. */
function timesNamed(wallList: WallList, round: RoundNo): readonly number[] {
  const times = wallList.players.map(() => 0);
  wallList.players.forEach((_, player) => {
    for (const entry of entriesIn(wallList, player, round))
      if (entry.kind === 'game' && entry.opponent >= 0)
        times[entry.opponent] = (times[entry.opponent] ?? 0) + 1;
  });
  return times;
}

/** The cell follows from the one of an opponent further up. */
function isOtherSide(wallList: WallList, player: PlayerIndex, round: RoundNo): boolean {
  const [game, ...more] = entriesIn(wallList, player, round);
  if (game?.kind !== 'game' || more.length > 0 || game.opponent >= player) return false;
  const [other, ...others] = entriesIn(wallList, game.opponent, round);
  if (other?.kind !== 'game' || others.length > 0 || other.opponent !== player) return false;
  return makeEntry(otherSide(other, game.opponent, wallList.players[game.opponent]?.no)) === makeEntry(game);
}

function counted(cells: readonly (string | typeof OTHER_SIDE)[]): CellColumn {
  const column: (string | number)[] = [];
  let more = 0;
  const end = (): void => {
    if (more > 0) column.push(more);
    more = 0;
  };
  cells.forEach((cell, i) => {
    if (cell === cells[i - 1]) more += 1;
    else {
      end();
      column.push(cell);
    }
  });
  end();
  return column;
}

export function readPairedFrom(text: string): PairedFrom | undefined {
  const parts = parsed(text);
  if (!parts) return undefined;
  const [round, changed, kinds, packed, places, kept, decided] = parts;
  const columns = packed.map(unpacked);
  const rows = columns[0]?.length ?? 0;
  const first = kinds.length;
  if (kinds[0] !== 'no' || kinds[1] !== 'name') return undefined;
  if (columns.length < first || columns.some(cells => cells?.length !== rows)) return undefined;
  const table = columns as readonly (readonly (string | typeof OTHER_SIDE)[])[];
  const numbers = (table[0] ?? []).map(Number);
  if (new Set(numbers).size < rows || numbers.some(no => !Number.isSafeInteger(no))) return undefined;
  const reading = readSettings(changed, { hasStart: kinds.includes('start'), isOurs: true });
  const range = Array.from({ length: rows }, (_, row) => table.map(cells => cells[row] || ''));
  const indices = Array.from({ length: rows }, (_, row) => row);
  const { wallList, problems } = readList(
    {
      values: range,
      header: undefined,
      columns: {
        ...NO_COLUMNS,
        ...Object.fromEntries(kinds.map((kind, column) => [kind, column])),
      } as Columns,
      rounds: table.slice(first).map((_, index) => [first + index]),
      rows: indices,
      names: range.map(row => row[1] ?? ''),
      numbers,
      numbered: 0,
      problems: [],
    },
    () => true,
  );
  if ([...reading.problems, ...problems].some(isError)) return undefined;
  return {
    round,
    wallList: withLotNumbers(withOpponentsCells(wallList, table.slice(first)), reading.settings),
    settings: reading.settings,
    ...(places && { places }),
    ...(kept && { kept }),
    ...(decided && { decided }),
  };
}

/** The Log keeps it where a pairing keeps its list and settings. */
export const makePlacedAfter = (placed: PairedFrom): string => AFTER + makePairedFrom(placed);

export const readPlacedAfter = (text: string): PairedFrom | undefined =>
  text.startsWith(AFTER) ? readPairedFrom(text.slice(AFTER.length)) : undefined;

/** No pairing begins so. */
const AFTER = 'after ';

/** The round and the settings alone; undefined as above. */
export function readPairedSettings(text: string): Pick<PairedFrom, 'round' | 'settings'> | undefined {
  const parts = parsed(text);
  if (!parts) return undefined;
  const [round, changed, kinds] = parts;
  return {
    round,
    settings: readSettings(changed, { hasStart: kinds.includes('start'), isOurs: true }).settings,
  };
}

function withOpponentsCells(wallList: WallList, rounds: readonly (readonly unknown[])[]): WallList {
  const entries: (readonly Entry[])[][] = wallList.entries.map(row => [...row]);
  rounds.forEach((cells, index) =>
    entries.forEach((row, player) =>
      row[index]?.forEach(game => {
        if (game.kind === 'game' && cells[game.opponent] === OTHER_SIDE)
          (entries[game.opponent] as (readonly Entry[])[])[index] = [
            otherSide(game, player, wallList.players[player]?.no),
          ];
      }),
    ),
  );
  return { ...wallList, entries };
}

type FromParts = readonly [
  round: RoundNo,
  settings: readonly (readonly string[])[],
  kinds: readonly string[],
  columns: readonly (readonly unknown[])[],
  places?: readonly number[] | undefined,
  kept?: PairedFrom['kept'],
  decided?: PairedFrom['decided'],
];

function parsed(text: string): FromParts | undefined {
  if (!/^\[\d{1,3},\[/.test(text)) return undefined;
  try {
    const parts: unknown = JSON.parse(text);
    const [round, settings, kinds, columns, places, kept, decided] = parts as readonly unknown[];
    const isTable = (value: unknown): value is readonly (readonly unknown[])[] =>
      Array.isArray(value) && value.every(Array.isArray);
    if (typeof round !== 'number' || !isTable(settings) || !isTable(columns) || !Array.isArray(kinds))
      return undefined;
    const columnKinds: readonly string[] = COLUMN_KINDS;
    if (!kinds.every(kind => columnKinds.includes(kind as string) || roundOfKind(String(kind)) !== undefined))
      return undefined;
    const texts = settings.map(row => row.map(String));
    return [round, texts, kinds as string[], columns, placesIn(places), keptIn(kept), decidedIn(decided)];
  } catch {
    return undefined;
  }
}

const placesIn = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.length <= MOST_PLAYERS && value.every(Number.isSafeInteger)
    ? (value as number[])
    : undefined;

const keptIn = (value: unknown): PairedFrom['kept'] => {
  const isPair = (item: unknown): boolean =>
    Array.isArray(item) && item.length === 2 && item.every(Number.isSafeInteger);
  return Array.isArray(value) && value.length <= MOST_PLAYERS && value.every(isPair)
    ? (value as (readonly [number, number])[])
    : undefined;
};

const decidedIn = (value: unknown): PairedFrom['decided'] =>
  Array.isArray(value) && value.length === 2 && value.every(side => typeof side === 'string')
    ? (value as unknown as readonly [string, string])
    : undefined;

function unpacked(column: readonly unknown[]): readonly (string | typeof OTHER_SIDE)[] | undefined {
  const cells: (string | typeof OTHER_SIDE)[] = [];
  for (const item of column) {
    const last = cells[cells.length - 1];
    if (typeof item === 'string' || item === OTHER_SIDE) cells.push(item);
    else if (
      typeof item !== 'number' ||
      !(item > 0) ||
      last === undefined ||
      cells.length + item > MOST_PLAYERS
    )
      return undefined;
    else for (let more = 0; more < item; more++) cells.push(last);
  }
  return cells;
}

const MOST_PLAYERS = 10_000;

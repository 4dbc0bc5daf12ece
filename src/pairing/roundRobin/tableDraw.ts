import { bergerRound } from './berger';
import type { PlayerIndex } from '../../tournament/indices';

export interface DrawnTable {
  /** The players by their numbers; the first has number 1. */
  readonly players: readonly PlayerIndex[];
  /** The rounds of the table in the order in which they are played, from 1. */
  readonly rounds: readonly number[];
}

export interface TableRound {
  readonly games: readonly { readonly black: PlayerIndex; readonly white: PlayerIndex }[];
  readonly rest: number | undefined;
}

export const tableInOrder = (players: readonly PlayerIndex[]): DrawnTable => ({
  players,
  rounds: Array.from({ length: cycleOf(players.length) }, (_, i) => i + 1),
});

/** A round of a drawn table, from 1. A second cycle has the same rounds with colours turned. */
export function roundOfTable({ players, rounds }: DrawnTable, round: number): TableRound {
  const cycle = Math.max(1, rounds.length);
  const before = Math.floor((round - 1) / cycle) * cycle;
  const { games, rest } = bergerRound(players.length, before + (rounds[round - 1 - before] ?? 1));
  const at = (number: number): number => players[number - 1] as number;
  return {
    games: games.map(({ black, white }) => ({ black: at(black), white: at(white) })),
    rest: rest === undefined ? undefined : at(rest),
  };
}

export type Apart = (player: PlayerIndex, other: PlayerIndex) => boolean;

const NOBODY: Apart = () => false;

/**
 * Forbidden pairs, then repeats, as late as possible or in rounds left out (R4.6, R6.5): the smallest list in
 * lexicographic order by round. `players` stand in the order of their lots, which decide between equals. Up to
 * eight it is the best of all; above, exchanges that help.
 */
export function drawTable(
  players: readonly PlayerIndex[],
  haveMet: Apart,
  isForbidden: Apart = NOBODY,
): DrawnTable {
  const table = makeTable(players, haveMet, isForbidden);
  const places = players.length <= ALL ? bestOfAll(table) : bestOfSome(table);
  const counts = countsOf(table, places);
  const { rounds } = tableInOrder(players);
  return {
    players: places.map(place => players[place] as number),
    rounds: [...rounds].sort((a, b) => (counts[a - 1] as number) - (counts[b - 1] as number)),
  };
}

/** Up to so many players every numbering is looked at. */
const ALL = 8;

const cycleOf = (players: number): number => (players < 2 ? 0 : players - 1 + (players % 2));

/** Positions in the order of the lots have numbers of the table, both from 0. */
interface TableNumbers {
  readonly size: number;
  readonly cycle: number;
  /** `[position * size + other]`: 1 for those who have met, `FORBIDDEN` for a forbidden pair. */
  readonly apart: Int32Array;
  /** `[number * size + other]`: the round in which they meet, from 0. */
  readonly roundOf: Int32Array;
}

/** More than the repeats of a round can be. */
const FORBIDDEN = 10_000;

function makeTable(players: readonly PlayerIndex[], haveMet: Apart, isForbidden: Apart): TableNumbers {
  const size = players.length;
  const apart = Int32Array.from({ length: size * size }, (_, at) => {
    const [one, other] = [players[Math.floor(at / size)] as number, players[at % size] as number];
    if (one === other) return 0;
    return (haveMet(one, other) ? 1 : 0) + (isForbidden(one, other) ? FORBIDDEN : 0);
  });
  const roundOf = new Int32Array(size * size);
  const cycle = cycleOf(size);
  for (let round = 0; round < cycle; round++) {
    for (const { black, white } of bergerRound(size, round + 1).games) {
      roundOf[(black - 1) * size + white - 1] = round;
      roundOf[(white - 1) * size + black - 1] = round;
    }
  }
  return { size, cycle, apart, roundOf };
}

/** By round of the table: the sum over its games. `places[number]` is the position of who has the number. */
function countsOf({ size, cycle, apart, roundOf }: TableNumbers, places: readonly number[]): number[] {
  const counts: number[] = Array.from({ length: cycle }, () => 0);
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++)
      counts[roundOf[one * size + other]!]! += apart[places[one]! * size + places[other]!]!;
  }
  return counts;
}

const forbiddenIn = (count: number): number => Math.floor(count / FORBIDDEN);

/** Rounds come in the order of their forbidden pairs, and of their repeats; smaller is better. */
function compare(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [[...one].sort(ascending), [...other].sort(ascending)];
  const forbidden = a.find((count, i) => forbiddenIn(count) !== forbiddenIn(b[i] as number));
  const at = a.findIndex((count, i) =>
    forbidden === undefined ? count !== b[i] : forbiddenIn(count) !== forbiddenIn(b[i] as number),
  );
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

const ascending = (a: number, b: number): number => a - b;

/** The first of the best of all numberings, in the order of the lots. Counts are kept while numbers are given and taken back. */
function bestOfAll(table: TableNumbers): readonly number[] {
  const { size, cycle, apart, roundOf } = table;
  const inOrder = Array.from({ length: size }, (_, i) => i);
  if (countsOf(table, inOrder).every(count => count === 0)) return inOrder;
  const counts = new Int32Array(cycle);
  const places: number[] = [];
  const value = new Int32Array(6);
  let best = { places: inOrder, value: value.map(() => -1) };
  const count = (number: number, position: number, sign: 1 | -1): void => {
    for (let other = 0; other < number; other++)
      counts[roundOf[number * size + other]!]! += sign * apart[position * size + places[other]!]!;
  };
  const fill = (number: number): void => {
    weigh(counts, value);
    if (!isLarger(value, best.value)) return;
    if (number === size) {
      best = { places: [...places], value: value.slice() };
      return;
    }
    for (let position = 0; position < size; position++) {
      if (places.includes(position)) continue;
      count(number, position, 1);
      places.push(position);
      fill(number + 1);
      places.pop();
      count(number, position, -1);
    }
  };
  fill(0);
  return best.places;
}

/**
 * The larger, the better: the first number that differs decides, of forbidden pairs, then of repeats in rounds
 * with none, one and so on. No part of the games has less than all.
 */
function weigh(counts: Int32Array, value: Int32Array): void {
  value.fill(0);
  for (const count of counts) {
    const forbidden = forbiddenIn(count);
    value[0]! += WORTH[forbidden]!;
    value[1 + forbidden]! += WORTH[count - forbidden * FORBIDDEN]!;
  }
}

function isLarger(one: Int32Array, other: Int32Array): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i]! > other[i]!;
  return false;
}

/** The worth of a round with 0, 1, … 4 such games, where there are at most seven rounds. */
const WORTH = [4096, 512, 64, 8, 1];

/** From the order of the lots; while forbidden pairs might be in fewer rounds from others too, each moved on by as many places. */
function bestOfSome(table: TableNumbers): readonly number[] {
  const inOrder = Array.from({ length: table.size }, (_, i) => i);
  let best = bestBySwaps(table, inOrder);
  const fewest = mostForbidden(table);
  for (let start = 1; start <= STARTS; start++) {
    if (countsOf(table, best).filter(count => forbiddenIn(count) > 0).length <= fewest) break;
    const moved = inOrder.map((_, i) => (i * (2 * start + 1) + start) % table.size);
    if (new Set(moved).size < table.size) continue;
    const other = bestBySwaps(table, moved);
    if (compare(countsOf(table, other), countsOf(table, best)) < 0) best = other;
  }
  return best;
}

const STARTS = 12;

/** The most forbidden pairs that anybody is in: as many rounds have one, however the numbers are given. */
function mostForbidden({ size, apart }: TableNumbers): number {
  const pairsOf = (player: number): number =>
    apart.subarray(player * size, (player + 1) * size).filter(count => count >= FORBIDDEN).length;
  return Math.max(0, ...Array.from({ length: size }, (_, player) => pairsOf(player)));
}

function bestBySwaps(table: TableNumbers, start: readonly number[]): readonly number[] {
  const places = [...start];
  let counts = countsOf(table, places);
  for (;;) {
    let best: { readonly one: number; readonly other: number; readonly counts: number[] } | undefined;
    for (let one = 0; one < table.size; one++) {
      for (let other = one + 1; other < table.size; other++) {
        const swapped = afterSwap(table, places, counts, one, other);
        if (compare(swapped, best?.counts ?? counts) < 0) best = { one, other, counts: swapped };
      }
    }
    if (best === undefined) return places;
    [places[best.one], places[best.other]] = [places[best.other]!, places[best.one]!];
    counts = best.counts;
  }
}

/** The counts when two exchange their numbers: only their own games change. */
function afterSwap(
  { size, apart, roundOf }: TableNumbers,
  places: readonly number[],
  counts: readonly number[],
  one: number,
  other: number,
): number[] {
  const after = [...counts];
  const [first, second] = [places[one]! * size, places[other]! * size];
  for (let third = 0; third < size; third++) {
    if (third === one || third === other) continue;
    const gained = apart[second + places[third]!]! - apart[first + places[third]!]!;
    after[roundOf[one * size + third]!]! += gained;
    after[roundOf[other * size + third]!]! -= gained;
  }
  return after;
}

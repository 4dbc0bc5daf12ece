import { bergerRound } from './berger';

/** A Berger table with players in it. */
export interface DrawnTable {
  /** Who has which number; the first has number 1. */
  readonly players: readonly number[];
  /** The rounds of the table in the order in which they are played, from 1. */
  readonly rounds: readonly number[];
}

/** A round of a table with players instead of numbers. */
export interface TableRound {
  readonly games: readonly { readonly black: number; readonly white: number }[];
  readonly rest: number | undefined;
}

/** The table as it stands in the books. */
export const tableInOrder = (players: readonly number[]): DrawnTable => ({
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

/**
 * Who has which number of a table, and in which order its rounds are played, so that those who have met before meet again as
 * late as possible (R6.5): the smallest in lexicographic order of all lists of the repeats in round 1, round 2, and so on.
 * `players` stand in the order of their lots, which decides between equal ones. Up to eight players it is the
 * best of all numberings; above, numbers are exchanged as long as that helps.
 */
export function drawTable(
  players: readonly number[],
  haveMet: (player: number, other: number) => boolean,
): DrawnTable {
  const table = makeTable(players, haveMet);
  const places = players.length <= ALL ? bestOfAll(table) : bestBySwaps(table);
  const counts = repeatsOf(table, places);
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
interface Table {
  readonly size: number;
  readonly cycle: number;
  /** `[position * size + other]`: whether they have met. */
  readonly met: Uint8Array;
  /** `[number * size + other]`: the round in which they meet, from 0. */
  readonly roundOf: Int32Array;
}

function makeTable(players: readonly number[], haveMet: (player: number, other: number) => boolean): Table {
  const size = players.length;
  const met = Uint8Array.from({ length: size * size }, (_, at) => {
    const [one, other] = [players[Math.floor(at / size)] as number, players[at % size] as number];
    return one !== other && haveMet(one, other) ? 1 : 0;
  });
  const roundOf = new Int32Array(size * size);
  const cycle = cycleOf(size);
  for (let round = 0; round < cycle; round++) {
    for (const { black, white } of bergerRound(size, round + 1).games) {
      roundOf[(black - 1) * size + white - 1] = round;
      roundOf[(white - 1) * size + black - 1] = round;
    }
  }
  return { size, cycle, met, roundOf };
}

/** By round of the table: how many meet again. `places[number]` is the position of who has the number. */
function repeatsOf({ size, cycle, met, roundOf }: Table, places: readonly number[]): number[] {
  const counts: number[] = Array.from({ length: cycle }, () => 0);
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      if (met[places[one]! * size + places[other]!]) counts[roundOf[one * size + other]!]!++;
    }
  }
  return counts;
}

/** Rounds come in the order of their repeats; smaller is better. */
function compare(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [[...one].sort(ascending), [...other].sort(ascending)];
  const at = a.findIndex((count, i) => count !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

const ascending = (a: number, b: number): number => a - b;

/** The first of the best of all numberings, in the order of the lots. Counts are kept while numbers are given and taken back. */
function bestOfAll(table: Table): readonly number[] {
  const { size, cycle, met, roundOf } = table;
  const inOrder = Array.from({ length: size }, (_, i) => i);
  if (repeatsOf(table, inOrder).every(count => count === 0)) return inOrder;
  const counts = new Int32Array(cycle);
  const places: number[] = [];
  let best: { readonly places: readonly number[]; readonly value: number } = { places: inOrder, value: -1 };
  const count = (number: number, position: number, change: number): void => {
    for (let other = 0; other < number; other++) {
      if (met[position * size + places[other]!]) counts[roundOf[number * size + other]!]! += change;
    }
  };
  const fill = (number: number): void => {
    const value = valueOf(counts);
    if (value <= best.value) return;
    if (number === size) {
      best = { places: [...places], value };
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
 * The larger, the better: one more round without a repeat outweighs any rounds with one, and so on. Of a part of the games it is
 * no smaller than of all.
 */
const valueOf = (counts: Int32Array): number => {
  let value = 0;
  for (const count of counts) value += WORTH[count]!;
  return value;
};

/** Of a round with 0, 1, … 4 repeats, where there are at most seven rounds. */
const WORTH = [4096, 512, 64, 8, 1];

/** Two exchange their numbers as long as some exchange is better; each time the best one. */
function bestBySwaps(table: Table): readonly number[] {
  const places = Array.from({ length: table.size }, (_, i) => i);
  let counts = repeatsOf(table, places);
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

/** The repeats when two exchange their numbers: only their own games change. */
function afterSwap(
  { size, met, roundOf }: Table,
  places: readonly number[],
  counts: readonly number[],
  one: number,
  other: number,
): number[] {
  const after = [...counts];
  const [first, second] = [places[one]! * size, places[other]! * size];
  for (let third = 0; third < size; third++) {
    if (third === one || third === other) continue;
    const gained = met[second + places[third]!]! - met[first + places[third]!]!;
    after[roundOf[one * size + third]!]! += gained;
    after[roundOf[other * size + third]!]! -= gained;
  }
  return after;
}

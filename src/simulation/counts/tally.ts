import type { Measure } from './report';

/** Sums of whole numbers: addition is exact, so any grouping of the events gives equal sums. */
export interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Occurrences {
  readonly events: number;
  readonly first: number;
}

/**
 * Plain data, whole numbers only, in the fractions of `PARTS` (a difference of 123.4 points is 1234), so that sums
 * over a million events stay exact.
 */
export interface Tally {
  readonly events: number;
  readonly measures: Readonly<Partial<Record<Measure, Moments>>>;
  /** By strength, strongest first: the events in which that player ended in the prizes. */
  readonly inPrizes: readonly number[];
  /** By contestant: the events in which that contestant was first. */
  readonly first: readonly number[];
  readonly playerInPrizes: readonly number[];
  readonly places: readonly Moments[];
  readonly games: readonly Moments[];
  readonly won: readonly Moments[];
  readonly tables: readonly Moments[];
  readonly rounds: readonly Moments[];
  readonly ties: Readonly<Record<string, TieTally>>;
  /** By prize, then by the number of its winners: events. */
  readonly winners: Readonly<Record<string, readonly number[]>>;
  readonly failures: Readonly<Record<string, Occurrences>>;
  readonly faults: Readonly<Record<string, Occurrences>>;
}

export interface TieTally {
  /** The earliest position of the column. */
  readonly position: number;
  readonly events: number;
  readonly tied: number;
}

/** The fractions that a tally counts in: the number of parts of one unit. */
export const PARTS: Readonly<Record<Measure, number>> = {
  strongestFirst: 1,
  strongestAlone: 1,
  topInPrizes: 10_000,
  tau: 10_000,
  tiedFirst: 1,
  firstPlayers: 1,
  gap: 10,
  evenGames: 10_000,
  upsets: 10_000,
  games: 1000,
  fewestGames: 1,
  mostGames: 1,
  rounds: 1,
  roundsPlayed: 1000,
  drawUps: 1,
  repeats: 1,
  byes: 1,
  handicapGames: 10_000,
  sittings: 1,
  hours: 60,
};

export const NO_EVENTS: Tally = {
  events: 0,
  measures: {},
  inPrizes: [],
  first: [],
  playerInPrizes: [],
  places: [],
  games: [],
  won: [],
  tables: [],
  rounds: [],
  ties: {},
  winners: {},
  failures: {},
  faults: {},
};

export const NOTHING: Moments = { n: 0, sum: 0, squares: 0 };

export const observed = (value: number): Moments => ({ n: 1, sum: value, squares: value * value });

/** The sum of two tallies; the order of addition does not matter. */
export function addTallies(a: Tally, b: Tally): Tally {
  return {
    events: a.events + b.events,
    measures: addRecords(a.measures, b.measures, addMoments),
    inPrizes: addLists(a.inPrizes, b.inPrizes, sum),
    first: addLists(a.first, b.first, sum),
    playerInPrizes: addLists(a.playerInPrizes, b.playerInPrizes, sum),
    places: addLists(a.places, b.places, addMoments),
    games: addLists(a.games, b.games, addMoments),
    won: addLists(a.won, b.won, addMoments),
    tables: addLists(a.tables, b.tables, addMoments),
    rounds: addLists(a.rounds, b.rounds, addMoments),
    ties: addRecords(a.ties, b.ties, addTies),
    winners: addRecords(a.winners, b.winners, (one, other) => addLists(one, other, sum)),
    failures: addRecords(a.failures, b.failures, addFound),
    faults: addRecords(a.faults, b.faults, addFound),
  };
}

const sum = (a: number, b: number): number => a + b;

const addMoments = (a: Moments, b: Moments): Moments => ({
  n: a.n + b.n,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

const addTies = (a: TieTally, b: TieTally): TieTally => ({
  position: Math.min(a.position, b.position),
  events: a.events + b.events,
  tied: a.tied + b.tied,
});

const addFound = (a: Occurrences, b: Occurrences): Occurrences => ({
  events: a.events + b.events,
  first: Math.min(a.first, b.first),
});

/** Adds lists item by item; items that one list lacks come from the other. */
const addLists = <T>(a: readonly T[], b: readonly T[], add: (one: T, other: T) => T): readonly T[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => {
    if (i >= a.length) return b[i] as T;
    return i >= b.length ? (a[i] as T) : add(a[i] as T, b[i] as T);
  });

/** Adds records key by key. Keys are sorted, so that equal tallies are equal texts. */
function addRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (one: T, other: T) => T,
): Readonly<Record<string, T>> {
  const sorted: Record<string, T> = {};
  for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const [one, other] = [a[key], b[key]];
    sorted[key] = (one === undefined ? other : other === undefined ? one : add(one, other)) as T;
  }
  return sorted;
}

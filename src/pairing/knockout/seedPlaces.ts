import { meetingRound } from './bracket';
import { bestFirstRound } from './firstRound';
import type { SeedDraw } from './seedDraw';
import type { PlayerIndex } from '../../tournament/indices';

export interface SeedRules {
  readonly isForbidden: (player: PlayerIndex, other: PlayerIndex) => boolean;
  /** The round in which two met last, 0 for never. */
  readonly lastMeeting: (player: PlayerIndex, other: PlayerIndex) => number;
  /** Pairs of the first round that stand already; a player alone has a bye. */
  readonly typed: readonly (readonly number[])[];
  /** Rounds of the bracket that count; the final has whoever is left. */
  readonly rounds: number;
}

/**
 * Place 1 first (R6.3, A26): round by round fewest forbidden pairs, then fewest repeats; then fewest seeds moved,
 * the best as low as possible; then the longest ago, then lexicographic order. `seeds` are best first. Best of all
 * up to eight players; above, exchanges that help, from a best first round.
 */
export function seedPlaces(seeds: readonly number[], size: number, rules: SeedRules): readonly number[] {
  const draw = makeDraw(seeds, size, rules);
  const inOrder = seeds.map((_, i) => i);
  const valueInOrder = valueOf(draw, inOrder);
  if (rules.typed.length === 0 && valueInOrder.slice(1, 1 + 2 * draw.rounds).every(count => count === 0))
    return seeds;
  const best = seeds.length <= ALL ? bestOfAll(draw) : bestBySwaps(draw, valueInOrder);
  return best.map(seed => seeds[seed] as number);
}

/** Up to so many players every order is looked at. */
const ALL = 8;

function makeDraw(seeds: readonly number[], size: number, rules: SeedRules): SeedDraw {
  const seedOf = new Map(seeds.map((player, seed) => [player, seed]));
  const table = <T>(of: (a: number, b: number) => T): T[][] => seeds.map(a => seeds.map(b => of(a, b)));
  const typed: (number | undefined)[] = seeds.map(() => undefined);
  for (const [one, other] of rules.typed) {
    const [a, b] = [seedOf.get(one as number), other === undefined ? -1 : seedOf.get(other)];
    if (a !== undefined && b !== undefined) typed[a] = b;
    if (a !== undefined && b !== undefined && b >= 0) typed[b] = a;
  }
  return {
    count: seeds.length,
    size,
    roundOf: seeds.map((_, one) =>
      seeds.map((__, other) => (one === other ? 0 : meetingRound(one + 1, other + 1, size))),
    ),
    rounds: Math.min(rules.rounds, Math.log2(size) - 1),
    forbidden: table((a, b) => a !== b && rules.isForbidden(a, b)),
    last: table((a, b) => (a === b ? 0 : rules.lastMeeting(a, b))),
    typed,
  };
}

/**
 * By weight: typed pairs and byes not kept; by round forbidden pairs and repeats; moved seeds, the best as bits;
 * last meetings.
 */
function valueOf(draw: SeedDraw, places: readonly number[]): number[] {
  const counts = new Array<number>(1 + 2 * draw.rounds).fill(0);
  let age = 0;
  places.forEach((_, place) => {
    for (let other = 0; other < place; other++) age += countPair(draw, counts, places, place, other, 1);
  });
  return withMoved(draw, counts, places, age);
}

function withMoved(
  draw: SeedDraw,
  counts: readonly number[],
  places: readonly number[],
  age: number,
): number[] {
  const moved = places.map((seed, place) => seed !== place);
  const bits = Array.from({ length: Math.ceil(draw.count / 32) }, (_, part) =>
    moved.slice(32 * part, 32 * (part + 1)).reduce((sum, bit) => 2 * sum + (bit ? 1 : 0), 0),
  );
  const broken = places.filter((_, place) => !isKept(draw, places, place)).length;
  return [broken, ...counts.slice(1), moved.filter(Boolean).length, ...bits, age];
}

function isKept({ typed, size, count }: SeedDraw, places: readonly number[], place: number): boolean {
  const wanted = typed[places[place]!];
  if (wanted === undefined) return true;
  const opposite = size - 1 - place;
  return (opposite >= count ? -1 : places[opposite]) === wanted;
}

/** Counts a pair in the round in which it can meet, or takes it off; returns how recent its last meeting is. */
function countPair(
  draw: SeedDraw,
  counts: number[],
  places: readonly number[],
  one: number,
  other: number,
  change: 1 | -1,
): number {
  const round = draw.roundOf[one]![other]!;
  const [seed, opponent] = [places[one]!, places[other]!];
  if (round > draw.rounds || draw.typed[seed] === opponent) return 0;
  if (draw.forbidden[seed]![opponent]) counts[2 * round - 1]! += change;
  const last = draw.last[seed]![opponent]!;
  if (last > 0) counts[2 * round]! += change;
  return change * last;
}

const isSmaller = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, k) => value !== other[k]);
  return at >= 0 && one[at]! < other[at]!;
};

/** The best of all orders: a place after the other is given, as long as what stands already is no worse than the best so far. */
function bestOfAll(draw: SeedDraw): readonly number[] {
  const places: number[] = [];
  let best: { readonly places: readonly number[]; readonly value: readonly number[] } | undefined;
  const fill = (counts: readonly number[]): void => {
    if (best !== undefined && isSmaller(best.value.slice(1, counts.length), counts.slice(1))) {
      // Typed pairs are known at the end alone.
      if (best.value[0] === 0) return;
    }
    if (places.length === draw.count) {
      const value = valueOf(draw, places);
      if (best === undefined || isSmaller(value, best.value)) best = { places: [...places], value };
      return;
    }
    for (let seed = 0; seed < draw.count; seed++) {
      if (places.includes(seed)) continue;
      const next = [...counts];
      const place = places.length;
      places.push(seed);
      for (let other = 0; other < place; other++) countPair(draw, next, places, place, other, 1);
      fill(next);
      places.pop();
    }
  };
  fill(new Array<number>(1 + 2 * draw.rounds).fill(0));
  return best?.places ?? [];
}

/** Two exchange their places as long as that is better, each time the best two; from the seeds, and from a best first round. */
function bestBySwaps(draw: SeedDraw, places: readonly number[]): readonly number[] {
  const inOrder = draw.forbidden.map((_, i) => i);
  const candidate = swapped(draw, inOrder);
  const first = bestFirstRound(draw);
  const other = first && swapped(draw, first);
  const best = other && isSmaller(other.value, candidate.value) ? other : candidate;
  return isSmaller(best.value, places) ? best.places : inOrder;
}

function swapped(draw: SeedDraw, from: readonly number[]) {
  let places = [...from];
  let value = valueOf(draw, places);
  for (;;) {
    let best: { readonly places: number[]; readonly value: number[] } | undefined;
    for (let a = 0; a < draw.count; a++) {
      for (let b = a + 1; b < draw.count; b++) {
        const next = [...places];
        [next[a], next[b]] = [places[b]!, places[a]!];
        const swappedValue = valueAfter(draw, value, places, next, [a, b]);
        if (isSmaller(swappedValue, best?.value ?? value)) best = { places: next, value: swappedValue };
      }
    }
    if (best === undefined) return { places, value };
    ({ places, value } = best);
  }
}

/** The value where two have exchanged their places: only their own pairs change. */
function valueAfter(
  draw: SeedDraw,
  value: readonly number[],
  places: readonly number[],
  next: readonly number[],
  swap: readonly [number, number],
): number[] {
  const counts = value.slice(0, 1 + 2 * draw.rounds);
  let age = value[value.length - 1]!;
  for (let other = 0; other < draw.count; other++) {
    if (swap.includes(other)) continue;
    for (const place of swap) {
      age += countPair(draw, counts, places, place, other, -1);
      age += countPair(draw, counts, next, place, other, 1);
    }
  }
  return withMoved(draw, counts, next, age);
}

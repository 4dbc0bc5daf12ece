import { matchInOrder, type InOrder } from '../matching/inOrder';
import { ABSENT, type Cost, type Groups, type MatchingResult } from '../matching/matching';
import { mostCost } from './cost';
import type { Field } from './field';
import { repeatUnits } from './repeatUnits';

/** The cheapest pairing of a field, with what is needed to check that it is one. */
export interface Optimum {
  readonly field: Field;
  readonly cost: Cost;
  /** The same costs by score group; undefined where they are only known pair by pair. */
  readonly groups: Groups | undefined;
  readonly result: MatchingResult;
  /** Costs that decide between equally good pairings, in order, and the proof that they do; missing where nothing is matched. */
  readonly order?: { readonly later: readonly Cost[]; readonly proof: InOrder };
}

/** Costs in which the pairs that have met take part again, repeats being what counts first. */
export function costWithRepeats(field: Field, free: Cost): Cost {
  const { round, players } = field;
  const size = players.length;
  const repeat = repeatUnits(field);
  // A unit is worth more than all games of the cheapest pairing together. What then exceeds the exact numbers is cut
  // off at the small end, where it decides least.
  const unit = Math.floor(mostCost(size) / mostRepeatUnits(size, round.number));
  const room = Math.max(1, Math.floor(unit / Math.max(size / 2, 1)) - 1);
  const scale = Math.max(1, Math.ceil(dearest(size, free) / room));
  return (i, j) => {
    const cost = free(i, j);
    return cost === ABSENT ? ABSENT : unit * repeat(i, j) + Math.floor(cost / scale);
  };
}

/** Repeats alone, where other criteria follow in strict order. */
export function repeatsFirst(field: Field, free: Cost): Cost {
  const repeat = repeatUnits(field);
  return (i, j) => (free(i, j) === ABSENT ? ABSENT : repeat(i, j));
}

/** More than the recencies of all games together. */
const recencies = (size: number, round: number): number => Math.ceil(size / 2) * round + 1;
const mostRepeatUnits = (size: number, round: number): number => recencies(size, round) + round + 1;

function dearest(size: number, cost: Cost): number {
  let most = 0;
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) most = Math.max(most, cost(i, j));
  return most;
}

/** The best pairing by the costs in strict order; `cost` alone says which pairs there are. */
export function optimumOf(
  field: Field,
  cost: Cost,
  groups: Groups | undefined,
  later: readonly Cost[],
): Optimum {
  const proof = matchInOrder({ size: field.players.length, cost, groups }, later);
  if (proof.kind !== 'matched') return { field, cost, groups, result: proof };
  const result = { ...proof.levels[0]!, mate: proof.mate };
  return { field, cost, groups, result, order: { later, proof } };
}

/** The pairs of a matching as players, the better placed first. */
export function pairsOf({ field, result }: Optimum): readonly (readonly [number, number])[] {
  if (result.kind !== 'matched') return [];
  const pairs: (readonly [number, number])[] = [];
  result.mate.forEach((partner, i) => {
    if (i < partner) pairs.push([field.players[i] as number, field.players[partner] as number]);
  });
  return pairs;
}

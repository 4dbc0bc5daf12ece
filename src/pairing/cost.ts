import { ABSENT, type Cost } from '../matching/matching';
import { CRITERIA } from './criteria';
import type { Field } from './field';

/** The cost of every game of a field: whole numbers; `ABSENT` for a forbidden pair. */
export interface FieldCost {
  /** Repeats are absent, as the rules want it. */
  readonly strict: Cost;
  /** Repeats cost what the criteria say. */
  readonly free: Cost;
}

/**
 * Largest cost of one game in a field: even if every game of the pairing cost as much, all sums of the search stay exact.
 * What would cost more costs this: in a field of 600 a difference of 13 points, in one of 64 of 41.
 */
export const mostCost = (size: number): number => Math.floor(2 ** 51 / Math.max(size, 4));

export function makeCost(field: Field, isForbidden: (player: number, other: number) => boolean): FieldCost {
  const { players, round } = field;
  const { weights } = round.standing.settings;
  const terms = CRITERIA.filter(criterion => weights[criterion.weight] > 0).map(criterion => ({
    weight: weights[criterion.weight],
    units: criterion.units(field),
  }));
  const most = mostCost(players.length);
  const free: Cost = (i, j) => {
    if (isForbidden(players[i] as number, players[j] as number)) return ABSENT;
    let cost = 0;
    for (const term of terms) cost += Math.ceil(term.weight * term.units(i, j));
    return Math.min(cost, most);
  };
  const strict: Cost = (i, j) =>
    round.meetings.last(players[i] as number, players[j] as number) > 0 ? ABSENT : free(i, j);
  return { strict, free };
}

import { makeWarning, type Problem } from '../../tournament/problem';
import { knockoutRounds } from '../../standings/knockout/knockoutRounds';

export interface RoundsAdvice {
  readonly least: number;
  readonly best: number;
  readonly most: number;
}

/** R5.2: twice as many rounds as a knock-out would have, one or two more or less. */
export function roundsAdvice(players: number): RoundsAdvice {
  const best = 2 * Math.max(1, knockoutRounds(players));
  return { least: Math.max(1, best - 2), best, most: best + 2 };
}

export function roundsWarnings(players: number, rounds: number): readonly Problem[] {
  // Nobody pairs fewer than two.
  if (players < 2) return [];
  const { least, best, most } = roundsAdvice(players);
  if (rounds >= least && rounds <= most) return [];
  const values = { players, rounds, best, from: least, to: most };
  return [makeWarning('roundsAdvice', values)];
}

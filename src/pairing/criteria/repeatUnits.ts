import type { Cost } from '../../matching/matching';
import type { Field } from './field';

/**
 * Repeats as numbers (R4.6): one repeat less outweighs everything, then the sum of the rounds of the last
 * meetings is small: the least recent first.
 */
export function repeatUnits({ round, players }: Field): Cost {
  const perRepeat = Math.ceil(players.length / 2) * round.number + 1;
  return (i, j) => {
    const last = round.meetings.last(players[i] as number, players[j] as number);
    return last === 0 ? 0 : perRepeat + last;
  };
}

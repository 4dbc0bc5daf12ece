import type { Cost } from '../../matching/matching';
import type { Field } from './field';

/** One repeat less outweighs everything, then the least recent come first (R4.6). */
export function repeatUnits({ round, players }: Field): Cost {
  const perRepeat = Math.ceil(players.length / 2) * round.number + 1;
  return (i, j) => {
    const last = round.meetings.last(players[i] as number, players[j] as number);
    return last === 0 ? 0 : perRepeat + last;
  };
}

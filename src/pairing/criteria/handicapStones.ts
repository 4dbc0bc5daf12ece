import { strengthOf } from '../game/round';
import { stonesForFirst } from '../game/handicap';
import type { Units, Field } from './field';

/** Nine stones are the most on a board. */
export const MOST_HANDICAP_UNITS = 9;

export function handicaps({ round, players }: Field): Units {
  const strength = players.map(player => strengthOf(round, player));
  return (i, j) => Math.abs(stonesForFirst(round.standing.settings, strength[i]!, strength[j]!));
}

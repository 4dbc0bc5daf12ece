import { runDiagonal } from './diagonal';
import type { Standing } from '../score/standing';
import type { PlayerIndex } from '../../tournament/indices';

/** The winner of a Diagonal event before all others, whatever their performance ratings are (R7.8, A24). */
export function winnerFirst(
  { wallList, settings, through }: Standing,
  first: number,
  classes: readonly (readonly PlayerIndex[])[],
): readonly (readonly number[])[] {
  const { end } = runDiagonal(wallList, settings, first, through);
  if (end?.kind !== 'won') return classes;
  const { winner } = end;
  return classes.flatMap(group => {
    if (!group.includes(winner)) return [group];
    const losers = group.filter(player => player !== winner);
    return losers.length === 0 ? [[winner]] : [[winner], losers];
  });
}

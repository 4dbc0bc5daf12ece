import { scoresAfterRounds, roundingOf } from './score';
import { countedScore, countedWins, startOf, type Standing } from './standing';
import type { PlayerIndex } from '../../tournament/indices';

/** Rounding down takes a half point from somebody who has one of a jigo (R1.3). */
export function hasLostHalf(standing: Standing, players: Iterable<number>): boolean {
  const { counting, settings, through } = standing;
  if (roundingOf(settings) === 'none') return false;
  const exactly = { ...settings, rounding: 'none' } as const;
  const hasJigo = (player: PlayerIndex): boolean =>
    (counting.entries[player] ?? [])
      .slice(0, through)
      .some(round => round.some(entry => entry.kind === 'game' && entry.outcome === 'jigo'));
  return [...players].filter(hasJigo).some(player => {
    const exact = scoresAfterRounds(counting, exactly, through, player, startOf(standing, player));
    return (
      exact.scores[through] !== countedScore(standing, player) ||
      exact.wins[through] !== countedWins(standing, player)
    );
  });
}

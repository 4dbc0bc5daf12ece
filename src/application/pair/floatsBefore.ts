import { countedScore } from '../../standings/score/standing';
import type { Round } from '../../pairing/game/round';
import { entriesIn } from '../../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The last round before this one in which a player met somebody of a higher score; scores are those before that round. */
export function lastDrawnUp({ standing, number }: Round, player: PlayerIndex): number | undefined {
  const score = (index: number, round: RoundNo): number => countedScore(standing, index, round - 1);
  for (let round = number - 1; round > 0; round--) {
    const isDrawnUp = entriesIn(standing.wallList, player, round).some(
      entry =>
        entry.kind === 'game' && entry.opponent >= 0 && score(entry.opponent, round) > score(player, round),
    );
    if (isDrawnUp) return round;
  }
  return undefined;
}

import { countedScore } from '../../standings/score/standing';
import { lotNumber } from '../../tournament/wallList';
import { playerOf, type Round } from '../game/round';

/**
 * By score, equals by the smaller number in odd rounds and by the larger in even ones (R5.4); numbers are lots
 * drawn once, before round 1, and stand in the list (A21).
 */
export function withPairingRank(round: Round, number: number): Round {
  const direction = number % 2 === 1 ? 1 : -1;
  const order = new Int32Array(round.order.length);
  [...order.keys()]
    .sort((a, b) => {
      const score = countedScore(round.standing, b) - countedScore(round.standing, a);
      return score || direction * (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)));
    })
    .forEach((player, place) => (order[player] = place));
  return { ...round, order };
}

import { countedScore } from '../../standings/score/standing';
import { playerOf, type Round } from '../game/round';
import { lotNumber } from '../../tournament/lotNumbers';

/**
 * The round with its players in the pairing rank of score pairing (R5.4): by score, equals by their numbers, the smaller
 * first in odd rounds and the larger first in even ones. Numbers are lots drawn once, before round 1 (A21); they
 * stand in the list.
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

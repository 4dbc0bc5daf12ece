import { isBye } from '../../tournament/game';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { makeColumn, valuesOf, type Column, type WhyUnknown } from '../column';
import { halvesPerPoint } from '../score/points';
import { scoreAgainst, unplayedScore } from '../score/roundValue';
import type { Standing } from '../score/standing';

/**
 * SODOS (R2.6): the scores of the opponents times what the player got from them, in quarter points. A defeated opponent
 * counts in full, a tied one half, also by default.
 */
export function sodos(standing: Standing): Column {
  const isPhantom = standing.settings.ownUnplayed === 'AGA phantom';
  const results = standing.starts.map((_, player) => {
    const sum = sumOfProducts(standing, player);
    return isPhantom && typeof sum === 'number' ? withByes(standing, player, sum) : sum;
  });
  return makeColumn({
    title: 'SODOS',
    unit: 2 * halvesPerPoint(standing.settings),
    ...valuesOf(results),
  });
}

/** A game that gave nothing adds nothing, whoever the opponent was. */
function sumOfProducts(standing: Standing, player: number): number | WhyUnknown {
  const { first, values } = standing.games;
  let sum = 0;
  for (let game = first[player] as number; game < (first[player + 1] as number); game++) {
    const value = values[game] ?? 0;
    if (value === 0) continue;
    const score = scoreAgainst(standing, player, game);
    if (score.kind !== 'score') return score;
    sum += value * score.score;
  }
  return sum;
}

/** A round without an opponent adds nothing; but a bye is a win against the AGA's phantom (R2.5). */
function withByes(standing: Standing, player: number, games: number): number | WhyUnknown {
  const phantom = unplayedScore(standing, player);
  let sum = games;
  for (let round = 1; round <= standing.through; round++) {
    const value = byeValue(standing, player, round);
    if (value === 0) continue;
    if (phantom.kind !== 'score') return phantom;
    sum += value * phantom.score;
  }
  return sum;
}

/** What the byes of a round gave to the player. */
export const byeValue = ({ wallList, settings }: Standing, player: number, round: number): HalfPoints =>
  entriesIn(wallList, player, round)
    .filter(isBye)
    .reduce((sum, bye) => sum + countedFree(bye, settings).score, 0);

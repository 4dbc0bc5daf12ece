import { isBye, gameValue, type Game } from '../../tournament/game';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { makeColumn, knownValues, type Column, type WhyUnknown } from '../column';
import { makeLine, missingLine, opponentOf, type ExplainLine } from '../explanation';
import { halvesPerPoint } from '../score/points';
import { scoreAgainst, unplayedScore } from '../score/roundValue';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The opponents' scores times what the player got from them, in quarter points, defaults included (R2.6). */
export function sodos(standing: Standing): Column {
  const isPhantom = standing.settings.ownUnplayed === 'AGA phantom';
  const results = standing.starts.map((_, player) => {
    const sum = sumOfProducts(standing, player);
    return isPhantom && typeof sum === 'number' ? withByes(standing, player, sum) : sum;
  });
  return makeColumn({
    title: 'SODOS',
    unit: 2 * halvesPerPoint(standing.settings),
    ...knownValues(results),
  });
}

/** A game that gave nothing adds nothing, whoever the opponent was. */
function sumOfProducts(standing: Standing, player: PlayerIndex): number | WhyUnknown {
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
function withByes(standing: Standing, player: PlayerIndex, games: number): number | WhyUnknown {
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

export const byeValue = ({ wallList, settings }: Standing, player: PlayerIndex, round: RoundNo): HalfPoints =>
  entriesIn(wallList, player, round)
    .filter(isBye)
    .reduce((sum, bye) => sum + countedFree(bye, settings).score, 0);

export const sodosRule: TiebreakRule = {
  column: sodos,
  explain: productLines,
};

function productLines(standing: Standing, player: PlayerIndex): readonly ExplainLine[] {
  const lines: ExplainLine[] = [];
  let game = standing.games.first[player] as number;
  for (let round = 1; round <= standing.through; round++) {
    for (const entry of entriesIn(standing.counting, player, round)) {
      if (entry.kind === 'game') lines.push(productLine(standing, player, round, entry, game++));
      else if (isBye(entry))
        lines.push(byeLine(standing, player, round, countedFree(entry, standing.settings).score));
      else lines.push(makeLine('freeAddsNothing', { round, value: 0 }));
    }
  }
  return lines;
}

function productLine(
  standing: Standing,
  player: PlayerIndex,
  round: RoundNo,
  entry: Game,
  game: number,
): ExplainLine {
  const named = opponentOf(standing.wallList, entry);
  if (entry.outcome === 'unknown') return makeLine('pending', { round, ...named });
  const value = gameValue(entry.outcome);
  if (value === 0) return makeLine('lost', { round, value: 0, ...named });
  const score = scoreAgainst(standing, player, game);
  if (score.kind !== 'score') return missingLine(standing.wallList, round, score);
  const perPoint = halvesPerPoint(standing.settings);
  const values = { ...named.values, part: value / 2, score: score.score / perPoint };
  return makeLine('product', { round, value: (value * score.score) / (2 * perPoint), ...named, values });
}

/** A bye is a win against the AGA's phantom. */
function byeLine(standing: Standing, player: PlayerIndex, round: RoundNo, value: number): ExplainLine {
  if (standing.settings.ownUnplayed !== 'AGA phantom' || value === 0)
    return makeLine('freeAddsNothing', { round, value: 0 });
  const score = unplayedScore(standing, player);
  if (score.kind !== 'score') return missingLine(standing.wallList, round, score);
  const perPoint = halvesPerPoint(standing.settings);
  return makeLine('phantom', { round, value: (value * score.score) / (2 * perPoint) });
}

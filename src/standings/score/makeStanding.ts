import type { WallList } from '../../tournament/wallList';
import type { Settings } from '../../tournament/settings';
import type { RunningScore } from './scores';
import type { Standing } from './standing';
import { startingScores, unknownStarts } from './startingScore';
import { takenOut, withoutGamesOf } from '../roundRobin/leavers';
import { lastCountedRound } from './lastCountedRound';
import { scoresAfterRounds } from './score';
import { noGames, addGames } from './countedGames';
import { makeOpponentScores, makeRoundValues } from './roundValue';
import { makeLots } from '../../lots/lots';

/** The standing after `Through round`; without one, after the last round that counts. */
export function makeStanding(wallList: WallList, settings: Settings): Standing {
  const starts = startingScores(wallList, settings);
  const out = takenOut(wallList, settings);
  const counting = withoutGamesOf(wallList, out);
  const played = lastCountedRound(counting, settings);
  const through = Math.max(0, Math.min(played, (settings.playoffRounds[0] ?? Infinity) - 1));
  const wins: RunningScore[] = [];
  const scores: RunningScore[] = [];
  const games = noGames();
  // Player by player, so that a large list is walked once.
  starts.forEach((start = 0, player) => {
    const scoresOfPlayer = scoresAfterRounds(counting, settings, through, player, start);
    wins.push(scoresOfPlayer.wins);
    scores.push(scoresOfPlayer.scores);
    addGames(games, counting, settings, through);
  });
  const asOfRound = { counting, settings, through, starts, scores };
  const opponentScores = makeOpponentScores(asOfRound);
  return {
    wallList,
    counting,
    settings,
    through,
    played,
    starts,
    takenOut: out,
    scores,
    wins,
    games,
    opponentScores,
    roundValues: makeRoundValues({ ...asOfRound, games, opponentScores }),
    lots: makeLots(settings.seed),
    problems: unknownStarts(wallList, starts),
  };
}

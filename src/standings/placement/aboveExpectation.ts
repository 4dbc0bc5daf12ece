import { winProbability } from '../../rating/winProbability';
import { gameValue } from '../../tournament/game';
import type { HalfPoints } from '../../tournament/wallList';
import { playedGames, ratingOf } from '../score/ratedGames';
import type { Standing } from '../score/standing';
import type { PlayerIndex } from '../../tournament/indices';

/** Points of the games against opponents with a rating, beside those that were to be expected (R3.6). */
export interface Expectation {
  readonly games: number;
  readonly points: HalfPoints;
  /** In hundredths of a point, those of each game whole. */
  readonly expected: number;
}

/** Undefined for whoever has no rating, or no such game. */
export function expectationOf(standing: Standing, player: PlayerIndex): Expectation | undefined {
  const games = playedGames(standing, player).flatMap(({ game, round }) => {
    const ownRating = ratingOf(standing, player, round);
    const rating = game.opponent < 0 ? undefined : ratingOf(standing, game.opponent, round);
    if (ownRating === undefined || rating === undefined) return [];
    return [
      {
        points: gameValue(game.outcome),
        expected: Math.round(HUNDREDTHS * winProbability(ownRating, rating)),
      },
    ];
  });
  if (games.length === 0) return undefined;
  return {
    games: games.length,
    points: games.reduce((sum, { points }) => sum + points, 0),
    expected: games.reduce((sum, { expected }) => sum + expected, 0),
  };
}

export const HUNDREDTHS = 100;

/** Whoever has made more than was expected, the most first; equals are in one class. */
export function aboveExpectation(standing: Standing): readonly (readonly number[])[] {
  const bySurplus = new Map<number, number[]>();
  for (const player of standing.wallList.players.keys()) {
    const expectation = expectationOf(standing, player);
    const surplus = expectation ? (HUNDREDTHS / 2) * expectation.points - expectation.expected : 0;
    if (surplus > 0) bySurplus.set(surplus, [...(bySurplus.get(surplus) ?? []), player]);
  }
  return [...bySurplus].sort(([one], [other]) => other - one).map(([, players]) => players);
}

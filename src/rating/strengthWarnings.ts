import { makeRank } from '../tournament/rank';
import { atPlayer, makeWarning, type Problem } from '../tournament/problem';
import type { Player, WallList } from '../tournament/wallList';
import { rankToRating } from './rankRating';

/** Rating points between a rank and a rating that are hardly meant: eight ranks. */
const APART = 800;
/** Rating points by which players of one rank may differ. */
const USUAL = 400;

/** Contradictions of rank and rating (a 7d with 100), in lists whose other ratings are the EGF's. */
export function strengthWarnings({ players }: WallList): readonly Problem[] {
  const ratedPlayers = players.flatMap((player, index) => {
    const apart = distance(player);
    return apart === undefined ? [] : [{ player, index, apart }];
  });
  const usual = ratedPlayers.filter(({ apart }) => apart <= USUAL).length;
  const far = ratedPlayers.filter(({ apart }) => apart > APART);
  if (far.length === 0 || 2 * usual <= ratedPlayers.length) return [];
  return far.map(({ player: { name, rank, rating }, index }) =>
    makeWarning(
      'rankRatingApart',
      { name, rank: rank ? makeRank(rank) : '', rating: Math.round(rating ?? 0) },
      atPlayer(index),
    ),
  );
}

const distance = ({ rank, rating }: Player): number | undefined =>
  rank && rating !== undefined ? Math.abs(rankToRating(rank) - rating) : undefined;

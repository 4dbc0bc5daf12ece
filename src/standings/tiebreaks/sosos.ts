import type { HalfPoints } from '../../tournament/wallList';
import { makeColumn, valuesOf, type Column, type WhyUnknown } from '../column';
import { outside } from '../score/roundValue';
import type { Standing } from '../score/standing';
import { sos as sosOf } from './sos';

/** SOSOS (R2.6): the sum of the opponents' SOS. */
export function sosos(standing: Standing): Column {
  const sos = sosOf(standing);
  const results = standing.starts.map((_, player) => sumOfSos(standing, player, sos));
  return makeColumn({ title: 'SOSOS', unit: sos.unit, ...valuesOf(results) });
}

function sumOfSos(standing: Standing, player: number, sos: Column): HalfPoints | WhyUnknown {
  const { first, rounds } = standing.games;
  let sum = 0;
  let unplayed = standing.through;
  let last = 0;
  for (let game = first[player] as number; game < (first[player + 1] as number); game++) {
    if (rounds[game] !== last) unplayed--;
    last = rounds[game] as number;
    const value = sosAgainst(standing, player, game, sos);
    if (typeof value !== 'number') return value;
    sum += value;
  }
  if (unplayed === 0) return sum;
  const value = unplayedSos(standing, player);
  return typeof value === 'number' ? sum + unplayed * value : value;
}

/** What a player's game adds: the SOS of the opponent; nothing while it has no result. */
export function sosAgainst(
  standing: Standing,
  player: number,
  game: number,
  sos: Column,
): HalfPoints | WhyUnknown {
  const { opponents, values } = standing.games;
  const opponent = opponents[game] as number;
  if (values[game] === undefined) return 0;
  if (opponent < 0) return outside(standing, player, game);
  const value = sos.values[opponent];
  if (value !== undefined) return value;
  if (standing.starts[opponent] === undefined) return { kind: 'no start', player: opponent };
  return sos.missing[opponent] as WhyUnknown;
}

/**
 * What a round without an opponent adds: the player's own start as often as rounds were played. In McMahon this is the SOS of somebody
 * who only met such players, in other systems 0.
 */
export function unplayedSos({ starts, through }: Standing, player: number): HalfPoints | WhyUnknown {
  const start = starts[player];
  return start === undefined ? { kind: 'no start', player } : through * start;
}

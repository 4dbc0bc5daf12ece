import { startOf, type Standing } from '../standings/standing';
import { eventRounds } from '../tournament/playoffRounds';
import { LIST, type Problem } from '../tournament/problem';

/** Players that the British Go Association advises for the top group, by the number of rounds (R4.3). */
const GUIDE: Readonly<Record<number, readonly [number, number]>> = {
  3: [4, 8],
  4: [5, 10],
  5: [6, 12],
  6: [7, 15],
  7: [8, 18],
  8: [9, 22],
  9: [10, 26],
};

/**
 * A McMahon top group of a doubtful size: outside the guide, or so big that several players may win all their games.
 * The top group are those who start at the bar or, in the supergroup, above it. Without a bar there is none.
 */
export function topGroupWarnings(standing: Standing): readonly Problem[] {
  const { settings, wallList } = standing;
  if (settings.system !== 'McMahon' || settings.upperBar === undefined) return [];
  const rounds = settings.rounds ?? eventRounds(wallList, settings);
  const players = topGroup(standing).length;
  if (players > 2 ** rounds) {
    return [warning('topGroupTooBig', { players, rounds, to: 2 ** rounds })];
  }
  const guide = GUIDE[rounds];
  if (guide === undefined || (players >= guide[0] && players <= guide[1])) return [];
  return [warning('topGroupSize', { players, rounds, from: guide[0], to: guide[1] })];
}

/** Players who start at the top score; members of a supergroup stand above it. */
export function topGroup(standing: Standing): readonly number[] {
  const { settings, wallList } = standing;
  const isSuper = (player: number): boolean =>
    settings.supergroup && (wallList.players[player]?.supergroup ?? false);
  const all = wallList.players.map((_, player) => player);
  const top = all.reduce((most, p) => (isSuper(p) ? most : Math.max(most, startOf(standing, p))), -Infinity);
  return all.filter(player => isSuper(player) || startOf(standing, player) >= top);
}

const warning = (code: 'topGroupTooBig' | 'topGroupSize', values: Problem['values']): Problem => ({
  code,
  severity: 'warning',
  place: LIST,
  values,
});

import { LIST, type Problem } from '../../tournament/problem';
import type { HalfPoints, WallList } from '../../tournament/wallList';

/**
 * Players of a McMahon whose starting score nobody knows (R4.1): one problem each, and one for the list where that is everybody.
 * Whoever is out from round 1 on has no part in it.
 */
export function unknownStarts(
  { players, entries }: WallList,
  starts: readonly (HalfPoints | undefined)[],
): readonly Problem[] {
  const isThere = (player: number): boolean =>
    players[player]?.out.from !== 1 || (entries[player] ?? []).some(round => round.length > 0);
  const unknown = [...players.keys()].filter(player => starts[player] === undefined && isThere(player));
  if (unknown.length > 0 && starts.every(start => start === undefined)) {
    return [{ code: 'noStarts', severity: 'warning', place: LIST, values: {} }];
  }
  return unknown.map(player => ({
    code: 'unknownStart',
    severity: 'warning',
    place: { kind: 'player', player },
    values: { name: players[player]?.name ?? '' },
  }));
}

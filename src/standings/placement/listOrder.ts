import type { WallList } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

/** By the numbers of the list, or by names letter for letter, so that sorting rows changes nothing. */
export function inListOrder(
  { players, numberedByRow }: WallList,
  some: readonly number[],
): readonly number[] {
  const number = (player: PlayerIndex): number => (numberedByRow ? 0 : (players[player]?.no ?? 0));
  const name = (player: PlayerIndex): string => (players[player]?.name ?? '').normalize('NFC');
  return [...some].sort(
    (a, b) => number(a) - number(b) || (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b),
  );
}

import type { WallList } from '../../tournament/wallList';

/** By the numbers of the list, or by names letter for letter, so that sorting rows changes nothing. */
export function inListOrder(
  { players, numberedByRow }: WallList,
  some: readonly number[],
): readonly number[] {
  const number = (player: number): number => (numberedByRow ? 0 : (players[player]?.no ?? 0));
  const name = (player: number): string => (players[player]?.name ?? '').normalize('NFC');
  return [...some].sort(
    (a, b) => number(a) - number(b) || (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b),
  );
}

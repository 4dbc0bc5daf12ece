import type { WallList } from '../../tournament/wallList';

/**
 * Players by what does not change when the rows are sorted: by the numbers of the list, and where it has none by their names,
 * letter for letter.
 */
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

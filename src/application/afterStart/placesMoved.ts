import { komiText } from '../../sheet/rounds/roundSheet';
import type { WallList } from '../../tournament/wallList';
import type { Tournament } from '../read/tournament';

export const namesInShort = (all: readonly string[], most: number): string =>
  [...all.slice(0, most), ...(all.length > most ? ['…'] : [])].join(', ');

/** The players of whom a value is another than before: `Ito Ken 3 → 5`. */
export const movedValues = <T>(
  { players }: WallList,
  old: readonly T[],
  now: readonly T[],
  show: (value: NoInfer<T> | undefined) => string,
): readonly string[] =>
  players.flatMap(({ name }, player) =>
    old[player] === now[player] ? [] : [`${name} ${show(old[player])} → ${show(now[player])}`],
  );

/** `–` for a start that nobody knows. */
export const pointsText = (halves: number | undefined): string =>
  halves === undefined ? '–' : komiText(halves);

/** The places that move, 0 for none, in a sentence that names at most so many players. */
export function placesMoved(
  { reading, text }: Pick<Tournament, 'reading' | 'text'>,
  old: readonly number[],
  now: readonly number[],
  most: number,
): string {
  const all = movedValues(reading.wallList, old, now, place => String(place || '–'));
  return all.length === 0
    ? text('summary.noPlaceMoves')
    : text('summary.placesMove', { count: all.length, players: namesInShort(all, most) });
}

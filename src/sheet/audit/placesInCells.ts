import type { WallList } from '../../tournament/wallList';
import { wordsOf } from '../../text/vocabulary';
import { textOf, type Values } from '../cells/cell';
import { foldTitle, kindOfTitle } from '../cells/titles';

/** The places that a table has beside players, by player; undefined where it has none, or no names. */
export function placesInCells(
  { players }: WallList,
  values: Values,
  /** A column of numbers, whatever its title. */
  numbers?: number,
): readonly (string | undefined)[] | undefined {
  const words = new Set(['pl', ...wordsOf('title.place').map(foldTitle)]);
  const header = values.findIndex(row => row.some(cell => kindOfTitle(textOf(cell)) === 'name'));
  const titles = (values[header] ?? []).map(textOf);
  const column = titles.findIndex((title, at) => at !== numbers && words.has(foldTitle(title)));
  const name = titles.findIndex(title => kindOfTitle(title) === 'name');
  if (column < 0) return undefined;
  const places = new Map<string, string | undefined>();
  for (const row of values.slice(header + 1)) {
    const [who, place] = [textOf(row[name]), textOf(row[column])];
    if (place === '') continue;
    // Of two with one name nobody can tell which is which.
    places.set(who, places.has(who) ? undefined : place);
  }
  return players.map(player => places.get(player.name));
}

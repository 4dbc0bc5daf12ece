import { foldName } from '../tournament/name/foldName';
import type { WallList } from '../tournament/wallList';

/** 1 for the first in order, undefined for an empty one; names that only look different are the same. */
export function namePositions(
  names: readonly string[],
  compare: (a: string, b: string) => number,
): readonly (number | undefined)[] {
  const folded = names.map(foldName);
  const order = [...new Set(folded.filter(name => name !== ''))].sort(compare);
  const position = new Map(order.map((name, index) => [name, index + 1]));
  return folded.map(name => position.get(name));
}

/** Numbers by size, then texts by code unit: the same list must give the same answer in every language. */
export function compareNames(a: string, b: string): number {
  const [one, other] = [numberOf(a), numberOf(b)];
  if (one !== undefined && other !== undefined && one !== other) return one - other;
  if ((one === undefined) !== (other === undefined)) return one === undefined ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}

const numberOf = (name: string): number | undefined =>
  name === '' || Number.isNaN(Number(name)) ? undefined : Number(name);

/** The position of each player's category, 1 for the first; undefined without one. */
export const categoriesOf = ({ players }: WallList): readonly (number | undefined)[] =>
  namePositions(
    players.map(player => player.category),
    compareNames,
  );

import { ABSENT, minimumCostMatching } from '../matching/matching';
import type { IsForbidden } from './forbidden';

/** Whom a draw keeps apart. */
export interface Apart {
  /** '' where it is not known: such a player is of no country that anybody else is of. */
  readonly country: (player: number) => string;
  readonly isForbidden: IsForbidden;
}

/**
 * Pairs by lot with the smallest possible number of games inside a country (R6.1). `players` stand in the order of their lots:
 * the first gets the first of another country with whom the others still come out with the smallest number, and so
 * on. Undefined when forbidden pairs leave no draw at all. The number of players is even.
 */
export function drawApart(
  players: readonly number[],
  apart: Apart,
): readonly (readonly [number, number])[] | undefined {
  const pairs: (readonly [number, number])[] = [];
  let rest = players;
  let fewest = fewestSameCountry(rest, apart);
  if (fewest === undefined) return undefined;
  while (rest.length > 0) {
    const [first, ...others] = rest as readonly [number, ...number[]];
    const candidates = others
      .filter(other => !apart.isForbidden(first, other))
      .map(other => ({ other, same: isSame(apart, first, other) ? 1 : 0 }));
    const ordered = [
      ...candidates.filter(({ same }) => same === 0),
      ...candidates.filter(one => one.same === 1),
    ];
    const found = ordered.find(
      ({ other, same }) => same + (fewestSameCountry(without(others, other), apart) ?? Infinity) === fewest,
    );
    if (!found) return undefined;
    pairs.push([first, found.other]);
    rest = without(others, found.other);
    fewest -= found.same;
  }
  return pairs;
}

/**
 * The smallest number of games inside a country: the largest country's players beyond half of all. Where pairs are
 * forbidden it has to be found by matching; undefined if there is no pairing.
 */
export function fewestSameCountry(players: readonly number[], apart: Apart): number | undefined {
  const isFree = players.every((a, i) => players.every((b, j) => j <= i || !apart.isForbidden(a, b)));
  if (isFree) {
    const counts = new Map<string, number>();
    for (const country of players.map(apart.country)) {
      if (country !== '') counts.set(country, (counts.get(country) ?? 0) + 1);
    }
    return Math.max(0, Math.max(0, ...counts.values()) - players.length / 2);
  }
  const result = minimumCostMatching(players.length, (i, j) => {
    const [a, b] = [players[i] as number, players[j] as number];
    return apart.isForbidden(a, b) ? ABSENT : isSame(apart, a, b) ? 1 : 0;
  });
  return result.kind === 'matched' ? result.total : undefined;
}

const isSame = ({ country }: Apart, a: number, b: number): boolean =>
  country(a) !== '' && country(a) === country(b);

const without = (players: readonly number[], one: number): readonly number[] =>
  players.filter(player => player !== one);

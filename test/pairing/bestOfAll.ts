import type { Field } from '../../src/pairing/criteria/field';
import { costLevels } from '../../src/pairing/criteria/weighedCriteria';
import { forbiddenPairs, makeIsForbidden } from '../../src/pairing/optimum/forbidden';

/**
 * What every pairing of a field costs, by trying all, to the last digit: whole numbers of any size, straight from what docs/rules.md
 * says under R4.7. Of the program it takes what a game has in each criterion, and who is entitled to the bye.
 */
export interface Tried {
  /** By position; undefined for nobody. */
  readonly bye: number | undefined;
  readonly games: readonly (readonly [number, number])[];
  readonly repeats: number;
  /** Repeats, their age, the class of the bye, then the criteria: as far as they are added up, one number. */
  readonly cost: readonly bigint[];
}

/** Every pairing without forbidden games, those with repeats too. */
export function allPairings(field: Field): readonly Tried[] {
  const { players, round, byeClass } = field;
  const { wallList } = round.standing;
  const isForbidden = makeIsForbidden(forbiddenPairs(round.standing), wallList.players.length);
  const levels = levelsOf(field);
  const last = (i: number, j: number): number => round.meetings.last(players[i]!, players[j]!);
  return pairingsOf(players.map((_, i) => i)).flatMap(({ bye, games }) => {
    if (games.some(([i, j]) => isForbidden(players[i]!, players[j]!))) return [];
    if (bye !== undefined && (byeClass?.[bye] ?? -1) < 0) return [];
    const ages = games.map(([i, j]) => last(i, j)).filter(age => age > 0);
    const cost = [
      BigInt(ages.length),
      BigInt(ages.reduce((sum, age) => sum + age, 0)),
      BigInt(bye === undefined ? 0 : byeClass![bye]!),
      ...levels.map(level => games.reduce((sum, [i, j]) => sum + level(i, j), 0n)),
    ];
    return [{ bye, games, repeats: ages.length, cost }];
  });
}

/** Below 0 where the first is better. */
export function compareCosts(one: readonly bigint[], other: readonly bigint[]): number {
  const at = one.findIndex((value, k) => value !== other[k]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

/** The best of some pairings; undefined where there are none. */
export const bestOf = (pairings: readonly Tried[]): Tried | undefined =>
  pairings.reduce<Tried | undefined>(
    (best, one) => (best === undefined || compareCosts(one.cost, best.cost) < 0 ? one : best),
    undefined,
  );

/** How many of the games, by position, pay each criterion that is weighed. */
export const payingGames = (
  field: Field,
  games: readonly (readonly [number, number])[],
): ReadonlyMap<string, number> =>
  new Map(
    costLevels(field)
      .flat()
      .map(({ criterion, weight }) => {
        const cost = costOf(field, criterion, weight);
        return [criterion.weight, games.filter(([i, j]) => cost(i, j) > 0n).length];
      }),
  );

type Exact = (i: number, j: number) => bigint;

type Weighed = ReturnType<typeof costLevels>[number][number];

function costOf(field: Field, criterion: Weighed['criterion'], weight: number): Exact {
  const { scores } = field;
  if (criterion.weight === 'score') {
    return (i, j) => {
      const apart = BigInt(scores[i]!) - BigInt(scores[j]!);
      const quarters = BigInt(weight) * apart * apart;
      return quarters / 4n + (quarters % 4n === 0n ? 0n : 1n);
    };
  }
  const units = criterion.units(field);
  return (i, j) => BigInt(Math.ceil(weight * units(i, j)));
}

function levelsOf(field: Field): readonly Exact[] {
  return costLevels(field).flatMap(level => {
    const parts = level.map(({ criterion, weight }): Exact => costOf(field, criterion, weight));
    const isInOrder = level.some(({ base }) => base !== undefined);
    return isInOrder ? parts : [(i: number, j: number) => parts.reduce((sum, part) => sum + part(i, j), 0n)];
  });
}

/** Every way to make pairs, the better placed first; of an odd number one is left. */
function pairingsOf(
  positions: readonly number[],
): readonly { readonly bye: number | undefined; readonly games: readonly (readonly [number, number])[] }[] {
  const without = (some: readonly number[], one: number): readonly number[] => some.filter(p => p !== one);
  if (positions.length % 2 === 1)
    return positions.flatMap(bye => pairingsOf(without(positions, bye)).map(({ games }) => ({ bye, games })));
  const [first, ...others] = positions;
  if (first === undefined) return [{ bye: undefined, games: [] }];
  return others.flatMap(other =>
    pairingsOf(without(others, other)).map(({ games }) => ({
      bye: undefined,
      games: [[first, other] as const, ...games],
    })),
  );
}

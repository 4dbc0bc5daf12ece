import { exactCostIn } from '../pairing/criteria/costs';
import { ofField, type Field } from '../pairing/criteria/field';
import { repeatUnits } from '../pairing/criteria/repeatUnits';
import { costLevels } from '../pairing/criteria/weighedCriteria';
import type { Optimum } from '../pairing/optimum/optimum';
import type { CriterionDifference } from './finding';
import type { PlayerIndex } from '../tournament/indices';

type PlayerPair = readonly [number, number];

/** In the place of an opponent. */
export const BYE = -1;

/** Players each of whom meets somebody else, as few as can be told apart; no ring's costs depend on another. */
export interface Ring {
  readonly played: readonly PlayerPair[];
  readonly best: readonly PlayerPair[];
}

/** A bye is a pair with `BYE`. */
export function ringsOf(played: readonly PlayerPair[], best: readonly PlayerPair[]): readonly Ring[] {
  const keyOf = ([a, b]: PlayerPair): string => (a < b ? `${a},${b}` : `${b},${a}`);
  const [isPlayed, isBest] = [new Set(played.map(keyOf)), new Set(best.map(keyOf))];
  const only = {
    played: played.filter(pair => !isBest.has(keyOf(pair))),
    best: best.filter(pair => !isPlayed.has(keyOf(pair))),
  };
  const neighbours = new Map<number, number[]>();
  for (const [a, b] of [...only.played, ...only.best]) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  const ringOf = new Map<number, number>();
  let count = 0;
  for (const start of neighbours.keys()) {
    if (ringOf.has(start)) continue;
    const open = [start];
    for (let player = open.pop(); player !== undefined; player = open.pop()) {
      if (ringOf.has(player)) continue;
      ringOf.set(player, count);
      open.push(...(neighbours.get(player) ?? []));
    }
    count++;
  }
  const inRing = (ring: number) => (pair: PlayerPair) => ringOf.get(pair[0]) === ring;
  return Array.from({ length: count }, (_, ring) => ({
    played: only.played.filter(inRing(ring)),
    best: only.best.filter(inRing(ring)),
  }));
}

export interface RingCost {
  readonly criteria: readonly CriterionDifference[];
  /** The sum, where criteria are added up; undefined where one of them decides alone. */
  readonly dearer: number | undefined;
  readonly verdict: 'equal' | 'dearer' | 'worse';
}

/** Undefined where the players of a ring were not paired with one another, or somebody is left over. */
export function costOf(optima: readonly Optimum[], ring: Ring): RingCost | undefined {
  const players = [...new Set([...ring.played, ...ring.best].flat())].filter(player => player !== BYE);
  const field = optima
    .map(optimum => optimum.field)
    .find(candidate => players.every(player => candidate.players.includes(player)));
  if (field === undefined || !isSamePlayers(ring)) return undefined;
  const position = new Map(field.players.map((player, i) => [player, i]));
  const games = (pairs: readonly PlayerPair[]): readonly PlayerPair[] =>
    pairs.map(([a, b]) => {
      const [i, j] = [positionIn(field, position, a), positionIn(field, position, b)];
      return [Math.min(i, j), Math.max(i, j)];
    });
  const [played, best] = [games(ring.played), games(ring.best)];
  const size = field.players.length;
  const isBye = ([, j]: PlayerPair): boolean => j === size;
  if ([...played, ...best].some(isBye) && field.byeClass === undefined) return undefined;
  const ofGames = costsOf(field).map(({ weight, cost }): ExactDifference => {
    const paid = (pairs: readonly PlayerPair[]): readonly bigint[] =>
      pairs.filter(pair => !isBye(pair)).map(([i, j]) => cost(i, j));
    const [now, then] = [paid(played), paid(best)];
    const count = (costs: readonly bigint[]): number => costs.filter(price => price > 0).length;
    return differenceOf(weight, total(now), total(then), count(now), count(then));
  });
  const passedOver = (pairs: readonly PlayerPair[]): number =>
    // Players who must not have it come after all others.
    sum(
      pairs.filter(isBye).map(([i]) => {
        const byeClass = field.byeClass?.[i] ?? 0;
        return byeClass < 0 ? size : byeClass;
      }),
    );
  const bye = differenceOf('bye', BigInt(passedOver(played)), BigInt(passedOver(best)), 0, 0);
  const [repeat, ...weighed] = ofGames;
  const all = [...(repeat ? [repeat] : []), bye, ...weighed].filter(({ dearer }) => dearer !== NOTHING);
  return verdictOf(
    field,
    all.map(({ difference }) => difference),
    total(all.map(({ dearer }) => dearer)),
  );
}

interface ExactDifference {
  readonly difference: CriterionDifference;
  readonly dearer: bigint;
}

const differenceOf = (
  weight: CriterionDifference['weight'],
  played: bigint,
  best: bigint,
  gamesPlayed: number,
  gamesBest: number,
): ExactDifference => ({
  difference: { weight, played: Number(played), best: Number(best), gamesPlayed, gamesBest },
  dearer: played - best,
});

function verdictOf(field: Field, criteria: readonly CriterionDifference[], all: bigint): RingCost {
  const isAdded =
    field.round.standing.settings.criteria === 'weighed' &&
    !criteria.some(({ weight }) => NEVER_ADDED.includes(weight));
  const dearer = isAdded ? Number(all) : undefined;
  // A pairing that breaks a rule may cost less.
  const isEqual = dearer === undefined ? criteria.length === 0 : dearer <= 0;
  const verdict = isEqual ? 'equal' : dearer === undefined ? 'worse' : 'dearer';
  return { criteria, dearer, verdict };
}

/** Criteria before all that is weighed. */
const NEVER_ADDED: readonly CriterionDifference['weight'][] = ['repeat', 'bye', 'group', 'category'];

interface WeighedCost {
  readonly weight: CriterionDifference['weight'];
  readonly cost: (i: number, j: number) => bigint;
}

const costsOf = ofField((field): readonly WeighedCost[] => {
  const repeats = repeatUnits(field);
  return [
    { weight: 'repeat', cost: (i, j) => BigInt(repeats(i, j)) },
    ...costLevels(field)
      .flat()
      .map(term => ({ weight: term.criterion.weight, cost: exactCostIn(field, term) })),
  ];
});

const positionIn = (field: Field, position: ReadonlyMap<number, number>, player: PlayerIndex): number =>
  player === BYE ? field.players.length : (position.get(player) ?? -1);

function isSamePlayers({ played, best }: Ring): boolean {
  const all = (pairs: readonly PlayerPair[]): string => [...pairs.flat()].sort((a, b) => a - b).join();
  return all(played) === all(best);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const NOTHING = BigInt(0);

const total = (numbers: readonly bigint[]): bigint => numbers.reduce((all, number) => all + number, NOTHING);

import type { LargeCost } from '../../matching/large/largeResult';
import { ABSENT, type Cost } from '../../matching/matching';
import type { CostLevel, Field } from '../criteria/criterion';
import { exactCostIn } from '../criteria/costs';
import { verticesOf } from '../criteria/field';
import { tieBreak } from '../criteria/tieBreak';
import { costLevels } from '../criteria/weighedCriteria';
import { byeForNothing, costWithBye, firstClassOnly, lastHasTheBye } from './byeVertex';
import { isAbsentIn, makeCost } from './cost';
import type { IsForbidden } from './forbidden';
import type { Repeats } from './optimum';

type LevelCost = (i: number, j: number) => bigint | undefined;

/** `makeCost` to the last digit, as one cost: each counts more than all behind it together (R4.7). */
export function largeCost(field: Field, isForbidden: IsForbidden, repeats: Repeats): LargeCost {
  const size = verticesOf(field);
  const games = BigInt(size / 2);
  let whole: (bigint | undefined)[] = new Array(size * size).fill(BigInt(0));
  for (const level of levelsOf(field, isForbidden, repeats)) {
    const values = whole.map((before, at) => {
      const [i, j] = [Math.floor(at / size), at % size];
      return before === undefined || i >= j ? undefined : level(i, j);
    });
    const most = values.reduce((one: bigint, other = one) => (other > one ? other : one), BigInt(0));
    const room = games * most + BigInt(1);
    whole = whole.map((before, at) => {
      const value = values[at];
      return before === undefined || value === undefined ? undefined : before * room + value;
    });
  }
  return (i, j) => whole[i * size + j];
}

function levelsOf(field: Field, isForbidden: IsForbidden, repeats: Repeats): readonly LevelCost[] {
  const free = byeForNothing(field);
  return [
    repeats === 'few' ? large(makeCost(field, isForbidden, 'few').cost) : possible(field, isForbidden),
    ...costLevels(field)
      .flatMap(partsOf)
      .map((level): LevelCost => {
        const costs = level.map(one => exactCostIn(field, one));
        const bye = free ? field.players.length : -1;
        return (i, j) => (j === bye ? BigInt(0) : costs.reduce((sum, cost) => sum + cost(i, j), BigInt(0)));
      }),
    ...lastHasTheBye(field).map(({ cost }) => large(cost)),
    large(costWithBye(tieBreak(field), free)),
  ];
}

/** Criteria in strict order one by one, others as what they cost together. */
const partsOf = (level: CostLevel): readonly CostLevel[] =>
  level.some(({ base }) => base !== undefined) ? level.map(one => [one]) : [level];

function possible(field: Field, isForbidden: IsForbidden): LevelCost {
  const isAbsent = isAbsentIn(field, isForbidden);
  return large(costWithBye((i, j) => (isAbsent(i, j) ? ABSENT : 0), firstClassOnly(field)));
}

const large =
  (cost: Cost): LevelCost =>
  (i, j) => {
    const value = cost(i, j);
    return value === ABSENT ? undefined : BigInt(value);
  };

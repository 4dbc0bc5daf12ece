import type { LargeCost } from '../../matching/large/largeResult';
import type { CheckedCost } from '../../matching/proof/certificate';
import { ABSENT, MAX_COST, type Cost, type Groups } from '../../matching/matching';
import type { Level } from '../../matching/inOrder';
import { exactCostIn } from '../criteria/costs';
import {
  byeForNothing,
  checkedWithBye,
  costWithBye,
  firstClassOnly,
  groupsWithBye,
  lastHasTheBye,
  runsWithBye,
} from './byeVertex';
import { levelCost, scoreGroupRuns } from './levelCost';
import { colourKind } from '../criteria/colourBalance';
import { opponentsInField, verticesOf, type Field } from '../criteria/field';
import { ascending } from '../criteria/within';
import type { IsForbidden } from './forbidden';
import type { FieldCost, Repeats } from './optimum';
import { repeatGroups } from './repeatGroups';
import { costLevels } from '../criteria/weighedCriteria';
import type { CostLevel } from '../criteria/criterion';
import { tieBreak } from '../criteria/tieBreak';

/**
 * At most this keeps all sums of the search exact: 13 points of difference in a field of 600, 41 in one of 64 (see
 * `exactOptimum`).
 */
export const mostCost = (size: number): number => Math.floor(2 ** 51 / Math.max(size, 4));

/** Caps to be tried one after the other until no game of the pairing is beyond: a small one, then the largest there is. */
export const capsOf = ({ players }: Field): readonly number[] => [mostCost(players.length), MAX_COST];

/** All criteria weighed in one cost, or strictly in order in as few as have room (setting `Criteria`). */
export function makeCost(
  field: Field,
  isForbidden: IsForbidden,
  repeats: Repeats = 'none',
  cap = mostCost(field.players.length),
): FieldCost {
  return repeats === 'none' ? withoutRepeats(field, isForbidden, cap) : repeatsFirst(field, isForbidden, cap);
}

function repeatsFirst(field: Field, isForbidden: IsForbidden, cap: number): FieldCost {
  const [cost, groups] = repeatGroups(field, isForbidden, forbiddenPositions(field, isForbidden));
  const { later, checked } = levelsBehind(field, costLevels(field));
  return {
    cost,
    groups,
    later,
    checked: { first: cost, runs: undefined, later: checked },
    isForbidden,
    repeats: 'few',
    cap,
  };
}

function withoutRepeats(field: Field, isForbidden: IsForbidden, cap: number): FieldCost {
  const [first, ...others] = costLevels(field) as [CostLevel, ...CostLevel[]];
  const prices = firstClassOnly(field);
  const groups = groupsWithBye(groupsOf(field, first, absentPairs(field, isForbidden), cap), prices);
  const { later, checked } = levelsBehind(field, others);
  return {
    cost: costOf(field, groups),
    groups,
    later,
    checked: {
      first: checkedWithBye(levelCost(field, first, isAbsentIn(field, isForbidden)), prices),
      runs: runsWithBye(scoreGroupRuns(field, first), prices),
      later: checked,
    },
    isForbidden,
    repeats: 'none',
    cap,
  };
}

/** Costs after the first: further levels of criteria, who has the bye, and lots. */
function levelsBehind(
  field: Field,
  levels: readonly CostLevel[],
): { readonly later: readonly Level[]; readonly checked: readonly CheckedCost[] } {
  const free = byeForNothing(field);
  const ofBye = lastHasTheBye(field);
  const lots = costWithBye(tieBreak(field), free);
  return {
    later: [
      ...levels.map(level => ({
        cost: costWithBye(plainCost(field, level), free),
        groups: groupsWithBye(groupsOf(field, level, NOBODY, MAX_COST), free),
      })),
      ...ofBye,
      { cost: lots },
    ],
    checked: [
      ...levels.map(level =>
        checkedWithBye(
          levelCost(field, level, () => false),
          free,
        ),
      ),
      ...ofBye.map(({ cost }) => cost),
      lots,
    ],
  };
}

function plainCost(field: Field, level: CostLevel): Cost {
  const cost = levelCost(field, level, () => false);
  return (i, j) => cost(i, j, Infinity);
}

function costOf(field: Field, groups: Groups): Cost {
  const single = new Float64Array(verticesOf(field));
  return (i, j) => {
    groups.fill(i, j, j + 1, single);
    return single[j]!;
  };
}

function isAbsentIn({ round, players }: Field, isForbidden: IsForbidden): (i: number, j: number) => boolean {
  const { meetings } = round;
  return (i, j) => meetings.last(players[i]!, players[j]!) > 0 || isForbidden(players[i]!, players[j]!);
}

function groupsOf(
  field: Field,
  level: CostLevel,
  absent: (i: number) => readonly number[],
  most: number,
): Groups {
  const cost = levelCost(field, level, () => false);
  const { starts, atLeast } = scoreGroupRuns(field, level);
  const fill: Groups['fill'] = (i, from, to, row) => {
    for (let j = from; j < to; j++) {
      if (j !== i) row[j] = Math.min(most, i < j ? cost(i, j, most) : cost(j, i, most));
    }
    remove(row, from, to, absent(i));
  };
  return {
    starts,
    atLeast: (one, other) => Math.min(most, atLeast(one, other)),
    fill,
    kind: colourKind(field),
  };
}

function remove(row: Float64Array, from: number, to: number, absent: readonly number[]): void {
  for (let k = 0; k < absent.length; k++) if (absent[k]! >= from && absent[k]! < to) row[absent[k]!] = ABSENT;
}

const NOBODY = (): readonly number[] => [];

function absentPairs(field: Field, isForbidden: IsForbidden): (i: number) => readonly number[] {
  const met = opponentsInField(field);
  const forbidden = forbiddenPositions(field, isForbidden);
  const absent = met.map((opponents, i) => [...opponents, ...forbidden(i)]);
  return i => absent[i]!;
}

function forbiddenPositions({ players }: Field, isForbidden: IsForbidden): (i: number) => readonly number[] {
  const absent: number[][] = players.map(() => []);
  const forbid = (i: number, j: number): void => {
    absent[i]!.push(j);
    absent[j]!.push(i);
  };
  if (isForbidden.pairs) {
    const position = new Map(players.map((player, i) => [player, i]));
    for (const [a, b] of isForbidden.pairs) {
      const [i, j] = [position.get(a), position.get(b)];
      if (i !== undefined && j !== undefined) forbid(i, j);
    }
  } else players.forEach((a, i) => players.slice(0, i).forEach((b, j) => isForbidden(a, b) && forbid(i, j)));
  absent.forEach(ascending);
  return i => absent[i]!;
}

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
        const costs = level.map(term => exactCostIn(field, term));
        const bye = free ? field.players.length : -1;
        return (i, j) => (j === bye ? BigInt(0) : costs.reduce((sum, cost) => sum + cost(i, j), BigInt(0)));
      }),
    ...lastHasTheBye(field).map(({ cost }) => large(cost)),
    large(costWithBye(tieBreak(field), free)),
  ];
}

/** Criteria in strict order one by one, others as what they cost together. */
const partsOf = (level: CostLevel): readonly CostLevel[] =>
  level.some(({ base }) => base !== undefined) ? level.map(term => [term]) : [level];

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

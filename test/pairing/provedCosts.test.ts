import { describe, expect, test } from 'vitest';
import { ABSENT, MAX_COST } from '../../src/matching/matching';
import { verticesOf, type Field } from '../../src/pairing/criteria/field';
import { withBye } from '../../src/pairing/optimum/bye';
import { capsOf, makeCost, mostCost } from '../../src/pairing/optimum/cost';
import { makeIsForbidden } from '../../src/pairing/optimum/forbidden';
import type { FieldCost, Repeats } from '../../src/pairing/optimum/optimum';
import type { Settings } from '../../src/tournament/settings';
import { fieldText, positionsOf } from './pairingText';

/** By score: Ann and Bo, Cy, Di, Gus, Ed and Flo. The bye goes to Ed or Flo; Gus has had one. */
const SEVEN = `
  Name | Start | Group | Category | Club | R1   | R2   | R3
  Ann  | 3     | x     | A        | Ulm  | 2+/b | 3=/w | .
  Bo   | 3     | x     | A        | Bonn | 1-/w | 4+/b | .
  Cy   | 2     | y     | B        | Köln | 4+/b | 1=/b | .
  Di   | 2     | y     | B        | Rom  | 3-/w | 2-/w | .
  Ed   | 0     | x     | A        | Graz | 6=/w | 0-   | .
  Flo  | 0     | y     | C        | Linz | 5=/b | 0-   | .
  Gus  | 0     | y     | C        | Wien | 0+   | 0=   | .`;

const FAR = SEVEN.replace('Ann  | 3    ', 'Ann  | 9000 ').replace('Bo   | 3    ', 'Bo   | 150  ');

const mcmahon = { system: 'McMahon', pairingTiebreaks: [] } as const;
const inOrder = { ...mcmahon, criteria: 'in order' } as const;

/** Ann and Ed, and two pairs with somebody who does not play. */
const forbidden = makeIsForbidden(
  [
    [0, 4],
    [2, 7],
    [7, 3],
  ],
  8,
);
/** Without a list of the pairs. */
const asked = (a: number, b: number): boolean => forbidden(a, b);

const capsFor = (field: Field): readonly number[] => [...capsOf(field), 4000];

const fieldOf = (list: string, given: Partial<Settings>): Field => withBye(fieldText(list, given));

const FIELDS: readonly (readonly [string, Field])[] = [
  ['McMahon', fieldOf(SEVEN, mcmahon)],
  ['McMahon in order', fieldOf(SEVEN, inOrder)],
  ['McMahon with starts far apart', fieldOf(FAR, mcmahon)],
  ['McMahon in order with starts far apart', fieldOf(FAR, inOrder)],
  ['Swiss by categories', fieldOf(SEVEN, { system: 'Swiss by categories' })],
  ['Swiss of six', fieldOf(SEVEN.replace(/\n *Gus.*/, ''), {})],
  ['groups mixed for once', { ...fieldOf(SEVEN, mcmahon), acrossGroups: true }],
  ['a bye that the settings name', withBye(fieldText(SEVEN, mcmahon), 2)],
];

const KINDS: readonly Repeats[] = ['none', 'few'];

/** Every pair, the bye behind all players. */
const pairsIn = (size: number): readonly (readonly [number, number])[] =>
  Array.from({ length: size }, (_, j) => Array.from({ length: j }, (_, i) => [i, j] as const)).flat();

describe('the search and the proof ask for the same costs', () => {
  const NOT_WRITTEN = 2 ** 60;

  /** What a level says of each pair, in every way it can be asked; the proof by itself. */
  function* told(field: Field, { cost, groups, later, checked }: FieldCost) {
    const size = verticesOf(field);
    const row = new Float64Array(size);
    const levels = [{ cost, groups, full: checked.first }];
    later.forEach((one, k) =>
      levels.push({ cost: one.cost, groups: one.groups ?? groups, full: checked.later[k]! }),
    );
    for (const [level, { cost, groups, full }] of levels.entries()) {
      const isGrouped = level === 0 || later[level - 1]!.groups !== undefined;
      const groupOf = (i: number): number => groups.starts.filter(start => start <= i).length - 1;
      const filled = (i: number, j: number): number => {
        const [from, to] = [groups.starts[groupOf(j)]!, groups.starts[groupOf(j) + 1] ?? size];
        row.fill(NOT_WRITTEN);
        groups.fill(i, from, to, row);
        expect(row.filter((_, at) => at < from || at >= to).every(one => one === NOT_WRITTEN)).toBe(true);
        return row[j]!;
      };
      for (const [i, j] of pairsIn(size)) {
        const proof = full(i, j, Infinity);
        const rows = isGrouped ? [filled(i, j), filled(j, i)] : [];
        const bound = isGrouped ? groups.atLeast(groupOf(i), groupOf(j)) : 0;
        const { runs } = checked;
        if (level === 0 && runs && proof !== ABSENT)
          expect(runs.atLeast(groupOf(i), groupOf(j))).toBeLessThanOrEqual(proof);
        for (const enough of [0, Math.floor(proof / 2), proof - 1, proof]) {
          const known = full(i, j, enough);
          if (known !== proof && (known <= enough || (proof !== ABSENT && proof <= enough)))
            expect.fail(`${i}, ${j}: ${known} for ${proof} where ${enough} is enough`);
        }
        yield { level, i, j, proof, search: cost(i, j), rows, bound };
      }
    }
  }

  test.each(FIELDS)('%s', (_, field) => {
    for (const repeats of KINDS) {
      for (const cap of capsFor(field)) {
        for (const isForbidden of [forbidden, asked]) {
          const costs = makeCost(field, isForbidden, repeats, cap);
          expect([costs.repeats, costs.cap, costs.isForbidden]).toEqual([repeats, cap, isForbidden]);
          for (const { level, i, j, proof, search, rows, bound } of told(field, costs)) {
            const where = `level ${level}, ${i}, ${j}`;
            const most = level === 0 && repeats === 'none' ? cap : Infinity;
            if (search !== Math.min(proof, most)) expect.fail(`${where}: ${search} for ${proof}`);
            for (const one of rows)
              if (one !== Math.min(search, MAX_COST)) expect.fail(`${where}: ${one} for ${search}`);
            if (proof !== ABSENT && bound > search) expect.fail(`${where}: ${search} below ${bound}`);
          }
        }
      }
    }
  });
});

describe('what a game between two score groups costs at least is known without asking', () => {
  const weights = { score: 4, float: 0, seeding: 0, colour: 0, handicap: 0, country: 0, club: 3 };
  const few = { ...mcmahon, weights };

  test.each([
    ['weighed', few],
    ['in order', { ...few, criteria: 'in order' as const }],
  ])('%s', (_, settings) => {
    const field = fieldOf(SEVEN, settings);
    const groupStarts = [0, 2, 3, 4, 5];
    for (const cap of [...capsOf(field), 20]) {
      const { checked, cost, groups } = makeCost(field, forbidden, 'none', cap);
      const { starts, atLeast } = checked.runs!;
      expect([starts, groups.starts]).toEqual([
        [...groupStarts, 7],
        [...groupStarts, 7],
      ]);
      expect(groups.kind).toHaveLength(8);
      const groupOf = (i: number): number => starts.filter(start => start <= i).length - 1;
      // Nobody is of the club of another: what is left is the score.
      for (const [i, j] of pairsIn(7)) {
        if (cost(i, j) === ABSENT) continue;
        const bounds = [groups.atLeast(groupOf(i), groupOf(j)), atLeast(groupOf(i), groupOf(j))];
        expect(bounds).toEqual([cost(i, j), checked.first(i, j, Infinity)]);
      }
      expect(starts.map((_, run) => atLeast(run, 5))).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('and the bye: nobody in a group may have it, or one who comes later', () => {
    const field = fieldOf(SEVEN, few);
    const bounds = (repeats: Repeats): readonly number[] => {
      const { groups } = makeCost(field, forbidden, repeats);
      return groups.starts.map((_, group) => groups.atLeast(group, 5));
    };
    expect(bounds('none')).toEqual([MAX_COST, MAX_COST, MAX_COST, MAX_COST, 0, 0]);
    expect(bounds('few')).toEqual([3, 2, 1, 4, 0, 0]);
    const named = makeCost(withBye(fieldText(SEVEN, few), 6), forbidden, 'few').groups;
    expect(named.starts.map((_, group) => named.atLeast(group, 5))).toEqual([
      ...[MAX_COST, MAX_COST, MAX_COST, 0, MAX_COST, 0],
    ]);
  });

  test('where another criterion comes first nothing is known of it', () => {
    const field = fieldOf(SEVEN, { ...few, weights: { ...weights, score: 0 } });
    const { runs } = makeCost(field, forbidden).checked;
    expect(runs!.starts.map((_, run) => runs!.atLeast(0, run))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('who must not have the bye, and who should', () => {
  const field = fieldOf(SEVEN, mcmahon);
  const [ed, flo] = positionsOf(field, 'Ed Flo') as [number, number];
  const byes = ({ cost }: FieldCost) => field.players.map((_, i) => cost(i, 7));

  test('without repeats only those who are entitled first; else all, class by class', () => {
    const first = byes(makeCost(field, forbidden, 'none'));
    expect(first).toEqual(field.players.map((_, i) => (i === ed || i === flo ? 0 : ABSENT)));
    expect(byes(makeCost(field, forbidden, 'few'))).toEqual([3, 3, 2, 1, 4, 0, 0]);
  });

  test('a repeat that is one round older outweighs who has the bye', () => {
    const { cost } = makeCost(field, forbidden, 'few');
    const [ann, bo, cy] = positionsOf(field, 'Ann Bo Cy') as [number, number, number];
    expect(cost(ann, cy) - cost(ann, bo)).toBeGreaterThan(4);
  });

  test('of equals the last in the pairing order, who costs nothing', () => {
    const last = makeCost(field, forbidden).later.find(({ only }) => only !== undefined)!;
    expect(last.only).toBe(7);
    expect(field.players.map((_, i) => last.cost(i, 7))).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(last.cost(5, 6)).toBe(0);
  });

  test('a game costs so little that those of the largest field are added up exactly', () => {
    expect(makeCost(field, forbidden).cap).toBe(mostCost(7));
    for (const size of [2, 4, 600]) expect(mostCost(size)).toBe(Math.floor(2 ** 51 / Math.max(size, 4)));
  });
});

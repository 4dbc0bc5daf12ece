import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countsByStart,
  movedLine,
  movers,
  rungsOf,
  placeOnLadder,
  type FieldLine,
} from '../../sidebar/model/field';
import type { FieldLines, FieldPerson } from '../../src/application/protocol/protocol';
import { scoreOfRank, startingScore } from '../../src/standings/score/startingScore';
import { presetSettings } from '../../src/tournament/presets';
import { UNKNOWN_PLAYER, type Player } from '../../src/tournament/wallList';

const DEFAULT_SETTINGS = presetSettings('EGF', 'McMahon');
const rung = fc.integer({ min: -30, max: 8 });
const lines: fc.Arbitrary<FieldLines> = fc
  .tuple(
    fc.option(rung, { nil: undefined }),
    fc.option(rung, { nil: undefined }),
    fc.option(rung, { nil: undefined }),
  )
  .map(([upper, lower, top]) => {
    const isCrossed = upper !== undefined && lower !== undefined && lower >= upper;
    return {
      ...(upper !== undefined && { upper }),
      ...(lower !== undefined && !isCrossed && { lower }),
      ...(upper !== undefined && top !== undefined && top >= upper && { top }),
    };
  });
const persons = fc.array(
  fc.record({
    ladder: fc.option(rung, { nil: undefined }),
    fixed: fc.option(fc.integer({ min: -60, max: 20 }), { nil: undefined, freq: 8 }),
    below: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('where players start as the lines stand', () => {
  test('is where the standings have them start once these are written', () => {
    fc.assert(
      fc.property(persons, lines, lines, (people, now, before) => {
        const rank = (index: number) => ({ kind: 'amateur', index }) as const;
        const zero = scoreOfRank(rank(0), DEFAULT_SETTINGS);
        for (const { ladder, fixed, below } of people) {
          const isIn = now.top !== undefined && ladder !== undefined && ladder >= now.top;
          const player: Player = {
            ...UNKNOWN_PLAYER,
            no: 1,
            name: 'Ito',
            rank: ladder === undefined ? undefined : rank(ladder),
            start: fixed === undefined ? undefined : zero + fixed,
            supergroup: isIn,
            out: { rounds: below ? [2] : [], from: undefined },
          };
          const settings = {
            ...DEFAULT_SETTINGS,
            upperBar: now.upper === undefined ? undefined : rank(now.upper),
            lowerBar: now.lower === undefined ? undefined : rank(now.lower),
            supergroup: now.top !== undefined,
            absentStart: 'below the bar',
          } as const;
          const wasIn = before.top !== undefined && ladder !== undefined && ladder >= before.top;
          const person: FieldPerson = {
            player: '1 Ito',
            ladder,
            fixed: fixed === undefined ? undefined : fixed / 2,
            marked: wasIn,
            below,
            cell: { sheet: 'Wall list', a1: 'A1' },
          };
          const start = placeOnLadder(person, now, before);
          expect(start === undefined ? undefined : zero + 2 * start).toBe(startingScore(player, settings));
        }
      }),
    );
  });
});

describe('lines that are moved', () => {
  const person = (ladder: number): FieldPerson => ({
    player: `1 P${ladder}`,
    ladder,
    marked: false,
    below: false,
    cell: { sheet: 'Wall list', a1: 'A1' },
  });

  test('never cross, and stay over the field, whatever is pressed', () => {
    const press = fc.record({
      line: fc.constantFrom<FieldLine>('upper', 'lower', 'top'),
      to: fc.option(fc.integer({ min: -40, max: 12 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(rung, { minLength: 1 }), fc.array(press), (ladders, presses) => {
        const rungs = rungsOf(ladders.map(person), {});
        let now: FieldLines = {};
        for (const { line, to } of presses) {
          now = movedLine(now, line, to, rungs);
          const { upper, lower, top } = now;
          for (const one of Object.values(now)) expect(rungs).toContain(one);
          if (upper !== undefined && lower !== undefined) expect(lower).toBeLessThan(upper);
          if (top !== undefined) expect(top).toBeGreaterThanOrEqual(upper ?? Infinity);
        }
      }),
    );
  });

  test('the groups are counted, and who starts elsewhere is told', () => {
    const people = [3, 3, 2, 0, -5].map(person);
    const now = { upper: 2, lower: -3 };
    expect(countsByStart(people, now, {})).toEqual([
      { start: 2, players: 3 },
      { start: 0, players: 1 },
      { start: -3, players: 1 },
    ]);
    expect(movers(people, now, {}).map(({ from, to }) => [from, to])).toEqual([
      [3, 2],
      [3, 2],
      [-5, -3],
    ]);
  });
});

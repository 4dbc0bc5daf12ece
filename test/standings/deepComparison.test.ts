import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DCSTEPS } from '../../src/application/functions/dcSteps';
import { EXPLAIN } from '../../src/application/functions/explain';
import { PLACE } from '../../src/application/functions/standings';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { compareDirectly, directComparison } from '../../src/standings/tiebreaks/directComparison';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Entry, Game, Outcome } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import type { Player, WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { eventOf } from '../eventOf';

/** A game of the tied: its two players and what the first of them got. */
interface Met {
  readonly one: number;
  readonly other: number;
  readonly outcome: Outcome;
}

/** Each game in a round of its own, and one round more in which everybody makes up to the same score outside the list. */
function tiedList(count: number, met: readonly Met[]): WallList {
  const rounds = met.length + 2 * met.length;
  const players = Array.from({ length: count }, (_, index): Player => playerOf(index));
  const entries: Entry[][][] = players.map(() => Array.from({ length: rounds }, () => []));
  const halves = players.map(() => 0);
  met.forEach(({ one, other, outcome }, round) => {
    (entries[one] as Entry[][])[round] = [game(other, outcome)];
    (entries[other] as Entry[][])[round] = [game(one, OPPOSITE[outcome])];
    halves[one] = (halves[one] as number) + HALVES[outcome];
    halves[other] = (halves[other] as number) + HALVES[OPPOSITE[outcome]];
  });
  const most = 2 * Math.ceil(Math.max(...halves) / 2);
  players.forEach((_, player) => {
    let round = met.length;
    for (let left = most - (halves[player] as number); left > 0; left -= 2)
      (entries[player] as Entry[][])[round++] = [game(-1, left === 1 ? 'jigo' : 'won')];
  });
  return { players, rounds, entries };
}

const playerOf = (index: number): Player =>
  wallListText(`No | Name\n${index + 1} | P${index + 1}`).players[0] as Player;

const game = (opponent: number, outcome: Outcome): Game => ({
  kind: 'game',
  opponent,
  opponentNo: opponent < 0 ? 99 : opponent + 1,
  outcome,
  colour: undefined,
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

const OPPOSITE: Readonly<Record<Outcome, Outcome>> = {
  won: 'lost',
  lost: 'won',
  jigo: 'jigo',
  unknown: 'unknown',
};
const HALVES: Readonly<Record<Outcome, number>> = { won: 2, jigo: 1, lost: 0, unknown: 0 };

/** R2.2 as it is written, over the games alone: the override test, the values, the split, and each part again by itself. */
function classesByTheText(
  group: readonly number[],
  met: readonly Met[],
  isSwiss: boolean,
): readonly (readonly number[])[] {
  const games = met.filter(({ one, other }) => group.includes(one) && group.includes(other));
  const between = (a: number, b: number): number =>
    games.filter(({ one, other }) => (one === a && other === b) || (one === b && other === a)).length;
  const pairs = group.flatMap((a, index) => group.slice(index + 1).map(b => between(a, b)));
  if (isSwiss && new Set(pairs).size > 1) return [group];
  const value = (player: number): number => {
    const halves = games.reduce(
      (sum, { one, other, outcome }) =>
        sum + (one === player ? HALVES[outcome] : other === player ? HALVES[OPPOSITE[outcome]] : 0),
      0,
    );
    return isSwiss ? Math.floor(halves / 2) : halves;
  };
  const values = [...new Set(group.map(value))].sort((a, b) => b - a);
  if (values.length === 1) return [group];
  return values.flatMap(one => {
    const part = group.filter(player => value(player) === one);
    return part.length === 1 ? [part] : classesByTheText(part, games, isSwiss);
  });
}

const outcome = fc.constantFrom<Outcome>('won', 'lost', 'won', 'lost', 'jigo');

/** A chain in which each beats the next, in any order of the players, and some games more: deep ones among them. */
const chain = fc.integer({ min: 2, max: 12 }).chain(count =>
  fc
    .tuple(
      fc.constant(count),
      fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count }),
      fc.array(fc.record({ one: fc.nat({ max: count - 1 }), other: fc.nat({ max: count - 1 }), outcome }), {
        maxLength: 4,
      }),
    )
    .map(([size, order, more]) => ({
      count: size,
      met: [
        ...order
          .slice(1)
          .map((player, index): Met => ({ one: order[index] as number, other: player, outcome: 'won' })),
        ...more.filter(({ one, other }) => one !== other),
      ],
    })),
);

/** Everybody against everybody, once or twice. */
const allMet = fc
  .tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 2 }))
  .chain(([count, times]) => {
    const pairs = [...Array(count).keys()].flatMap(one =>
      [...Array(one).keys()].flatMap(other => Array.from({ length: times }, () => [one, other] as const)),
    );
    return fc.array(outcome, { minLength: pairs.length, maxLength: pairs.length }).map(outcomes => ({
      count,
      met: pairs.map(([one, other], i): Met => ({ one, other, outcome: outcomes[i] as Outcome })),
    }));
  });

const SYSTEMS = ['Swiss', 'McMahon', 'Round robin'] as const satisfies readonly System[];
const settingsOf = (system: System): Settings => ({
  ...presetSettings('EGF', system),
  tiebreaks: ['DIRECTCOMPARISON'],
});

const sorted = (classes: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  classes.map(group => [...group].sort((a, b) => a - b));

describe('Direct OrderStep is the recursion of the text, however deep (R2.2)', () => {
  test.each(SYSTEMS)('%s: places of everybody tied', system => {
    fc.assert(
      fc.property(fc.oneof(chain, allMet), ({ count, met }) => {
        const list = tiedList(count, met);
        const all = [...Array(count).keys()];
        const expected = sorted(classesByTheText(all, met, system !== 'Round robin'));
        const withStarts = { ...list, players: list.players.map(player => ({ ...player, start: 0 })) };
        const standing = makeStanding(withStarts, settingsOf(system));
        expect(sorted(compareDirectly(standing, [all]).classes)).toEqual(expected);
        expect(sorted(makePlacement(eventOf(standing), 'final').classes)).toEqual(expected);
        const { values } = directComparison(standing, [all]);
        const numbers = expected.map(([first]) => values[first as number] as number);
        expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
        expect(numbers.every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** Each beats the next, and all have 1 point: the last has a bye. */
const NINE = [
  ['No', 'Name', 'R1', 'R2'],
  ...Array.from({ length: 9 }, (_, index) => {
    const no = index + 1;
    const won = no === 9 ? '0+' : `${no + 1}+`;
    const lost = no === 1 ? '' : `${no - 1}-`;
    return no % 2 === 1 ? [no, `P${no}`, won, lost] : [no, `P${no}`, lost, won];
  }),
];

describe('nine players, each beats the next, all on 1 point', () => {
  const settings = 'System=Round robin';

  test('places 1 to 9', () => {
    expect(PLACE(NINE, settings).slice(1).flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('DCSTEPS shows as many steps as there are', () => {
    expect(DCSTEPS(NINE, settings)[0]).toEqual([
      ...Array.from({ length: 8 }, (_, i) => `DC-${i + 1}`),
      'Not compared',
    ]);
  });

  test('EXPLAIN tells them all to the first', () => {
    expect(EXPLAIN(NINE, 1, 'DIRECTCOMPARISON', settings)).toHaveLength(1 + 8);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eloPerformance, performanceRating } from '../../src/rating/performance';
import type { Column } from '../../src/standings/column';
import { explain } from '../../src/standings/explain/explain';
import { explainShown } from '../../src/standings/explain/explainShown';
import { explanationOf, type ExplainKind, type Explanation } from '../../src/standings/explanation';
import { makePlacement } from '../../src/standings/placement/placement';
import { playerColumn } from '../../src/standings/placement/playerColumn';
import type { Event } from '../../src/standings/stages/event';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { ruleOf } from '../../src/standings/tiebreaks/tiebreak';
import type { Settings } from '../../src/tournament/settings';
import { TIEBREAKS, type Tiebreak } from '../../src/tournament/tiebreaks';
import { randomEvent, type RandomEvent } from './randomEvents';

// F6.11 of docs/faults.md

const numRuns = Number(process.env['EVENTS'] ?? 40);

const eventOf = ({ wallList, settings }: RandomEvent): Event => makeEvent(wallList, settings);

/** The parts that count, added up; undefined where nothing is a part. */
function sumOf({ lines }: Explanation): number | undefined {
  const parts = lines.filter(({ value, dropped }) => value !== undefined && dropped === undefined);
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, { value = 0, per = 1 }) => sum + value / per, 0);
}

/** The kinds of lines that say of a column what no parts say; of the place in a playoff any may. */
const REASONS: Readonly<Record<string, readonly ExplainKind[]>> = {
  DC: ['alone', 'neverMet', 'uneven'],
  Lottery: ['lot', 'alone'],
};

/** What is wrong with the parts of a known value; undefined where they make it. */
function faultOf(one: Explanation, total: number, settings: Settings): string | undefined {
  if (one.title === 'Performance') {
    const games = one.lines.map(({ value = NaN, values }) => ({ opponent: Number(values['rating']), score: 2 * value })); // prettier-ignore
    if (games.some(({ opponent, score }) => Number.isNaN(opponent + score))) return 'not of games';
    const found = (settings.performance === 'EGF' ? performanceRating : eloPerformance)(games);
    const isFound = found && Math.round(100 * found.rating) / 100 === total && found.bound === one.bound;
    return isFound ? undefined : `${found?.bound ?? ''} ${found?.rating}`;
  }
  const sum = sumOf(one);
  if (sum !== undefined) return Math.abs(sum - total) < 1e-9 ? undefined : `${sum}`;
  const kind = one.lines[0]?.kind;
  if (total === 0 || one.title === 'Playoff') return undefined;
  return kind !== undefined && REASONS[one.title]?.includes(kind) ? undefined : `${kind}`;
}

/** An explanation says the value of the column, and its parts make it. */
function expectExplained(one: Explanation, column: Column, player: number, event: Event): void {
  const value = column.values[player];
  expect(one.title).toBe(column.title);
  expect(one.total).toBe(value === undefined ? undefined : value / column.unit);
  expect(one.bound).toBe(column.bounds[player]);
  expect(one.name).toBe(value === undefined ? undefined : column.names?.[player]);
  // A value that cannot be known has a reason that the headline says.
  if (one.total === undefined)
    return expect(one.missing).toEqual(column.missing[player] ?? expect.anything());
  expect(faultOf(one, one.total, event.settings), `${one.title} is ${one.total}`).toBeUndefined();
}

describe('whatever the event', () => {
  test('each value that the standings show is explained, and its parts add up to it', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(randomEvent, random => {
        const event = eventOf(random);
        const { columns, classes } = makePlacement(event, 'final');
        for (const { tiebreak, column } of columns) {
          for (const player of classes.flat()) {
            const isThere = column.values[player] !== undefined || column.missing[player]?.kind !== 'no part';
            if (!isThere) continue;
            seen.add(tiebreak);
            const found = explainShown(event, player, shown => shown.column.title === column.title);
            const value = column.values[player];
            const one = found.find(({ total }) => total === (value === undefined ? undefined : value / column.unit)); // prettier-ignore
            expect(one, `${column.title} of ${player}`).toBeDefined();
            for (const each of found)
                expectExplained(each, each.total === one?.total ? column : ownColumn(event, each, player), player, event); // prettier-ignore
          }
        }
      }),
      { numRuns: 4 * numRuns },
    );
    // A list of tiebreaks that a new one is missing from would see less than all of them.
    for (const tiebreak of TIEBREAKS) expect(seen, tiebreak).toContain(tiebreak);
    for (const other of ['Knock-out', 'Place in the group', 'Group']) expect(seen).toContain(other);
  });

  /** The column of the standings that has a title and a value. */
  const ownColumn = (event: Event, { title, total }: Explanation, player: number): Column => {
    const own = event.rankings('final').flatMap(({ order }) => order().columns.map(({ column }) => column));
    const value = (column: Column) => column.values[player];
    return (
      own.find(column => column.title === title && (value(column) ?? NaN) / column.unit === total) ??
      expect.fail(`${title} ${total}`)
    );
  };

  test.each(TIEBREAKS)('the column of %s beside the list, too', tiebreak => {
    fc.assert(
      fc.property(randomEvent, fc.integer({ min: 1, max: 3 }), (random, k) => {
        const event = eventOf(random);
        const { columns } = playerColumn(event, { tiebreak, k, purpose: 'final' });
        columns.forEach((column, player) => {
          if (column) expectExplained(explain(event, player, tiebreak, k), column, player, event);
        });
      }),
      { numRuns },
    );
  });
});

describe('a rule', () => {
  // SOSK(1) and SOSK(2) are SOS-1 and SOS-2.
  const K = 3;
  const events = fc.sample(randomEvent, 5 * numRuns).map(eventOf);

  /** Whether the lines of one tiebreak do not make some value of another, in some event. */
  const isWrong = (tiebreak: Tiebreak, explaining: Tiebreak): boolean =>
    events.some(event => {
      const standing = event.standing();
      const players = [...standing.wallList.players.keys()];
      const tied = () => ({ classes: [players], purpose: 'final' }) as const;
      const column = ruleOf(tiebreak, K).column(standing, tied);
      return players.some(player => {
        if (column.values[player] === undefined) return false;
        const lines = ruleOf(explaining, K).explain(standing, player, tied);
        const { total = NaN, ...one } = explanationOf(column, player, lines);
        return faultOf({ ...one, total }, total, event.settings) !== undefined;
      });
    });

  test.each(TIEBREAKS)('of %s explains its own values, and no other does', tiebreak => {
    expect(isWrong(tiebreak, tiebreak)).toBe(false);
    expect(TIEBREAKS.filter(other => other !== tiebreak && !isWrong(tiebreak, other))).toEqual([]);
  });
});

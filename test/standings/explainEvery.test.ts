import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eloPerformance, performance } from '../../src/rating/performance';
import type { Column } from '../../src/standings/column';
import { explain } from '../../src/standings/explain/explain';
import { explainShown } from '../../src/standings/explain/explainShown';
import type { Explanation } from '../../src/standings/explanation';
import { makePlacement } from '../../src/standings/placement/placement';
import { playerColumn } from '../../src/standings/placement/playerColumn';
import type { Event } from '../../src/standings/stages/event';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';
import { randomEvent, type RandomEvent } from './randomEvents';

const numRuns = Number(process.env['EVENTS'] ?? 40);

/** Who stands in the lists: the teams of an event that has teams, too. */
const contests = ({ wallList, settings }: RandomEvent): readonly Event[] => {
  const event = makeEvent(wallList, settings);
  return settings.teams ? [event.singles(), event.contest()] : [event];
};

/** The parts that count, added up; undefined where nothing is a part. */
function sumOf({ lines }: Explanation): number | undefined {
  const parts = lines.filter(({ value, dropped }) => value !== undefined && dropped === undefined);
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, { value = 0, per = 1 }) => sum + value / per, 0);
}

const NO_SUM = ['lot', 'alone', 'neverMet', 'uneven', 'noTeams'];

/** An explanation says the value of the column, and its parts make it. */
function expectExplained(one: Explanation, column: Column, player: number, event: Event): void {
  const value = column.values[player];
  expect(one.title).toBe(column.title);
  expect(one.total).toBe(value === undefined ? undefined : value / column.unit);
  expect(one.bound).toBe(column.bounds[player]);
  expect(one.name).toBe(value === undefined ? undefined : column.names?.[player]);
  if (one.total === undefined) return;
  if (column.title === 'Performance') {
    const games = one.lines.map(({ value: score = 0, values }) => ({ opponent: Number(values['rating']), score: 2 * score })); // prettier-ignore
    const found = (event.settings.performance === 'EGF' ? performance : eloPerformance)(games);
    expect(found && Math.round(100 * found.rating) / 100).toBe(one.total);
    expect(found?.bound).toBe(one.bound);
    return;
  }
  const sum = sumOf(one);
  // A lot, a place in a playoff and a comparison that does not apply have a reason instead of parts.
  if (sum !== undefined) expect(sum).toBeCloseTo(one.total, 9);
  else if (column.title !== 'Playoff' && one.total !== 0) expect(NO_SUM).toContain(one.lines[0]?.kind);
}

describe('whatever the event', () => {
  test('each value that the standings show is explained, and its parts add up to it', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(randomEvent, random => {
        for (const event of contests(random)) {
          const { columns, classes } = makePlacement(event, 'final');
          for (const { tiebreak, column } of columns) {
            for (const player of classes.flat()) {
              const isThere =
                column.values[player] !== undefined || column.missing[player]?.kind !== 'no part';
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
        for (const event of contests(random)) {
          const { columns } = playerColumn(event, { tiebreak, k, purpose: 'final' });
          columns.forEach((column, player) => {
            if (column) expectExplained(explain(event, player, tiebreak, k), column, player, event);
          });
        }
      }),
      { numRuns },
    );
  });
});

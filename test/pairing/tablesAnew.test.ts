import { describe, expect, test } from 'vitest';
import { tablesAnew } from '../../src/pairing/byHand/tablesAnew';
import type { Settings } from '../../src/tournament/settings';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';

const PLACED: Partial<Settings> = {
  excludedTables: [2, 5],
  fixedTables: [
    [3, 7],
    [4, 2],
  ],
};

const EVENTS: readonly (readonly [string, Simulated])[] = [
  ['a Swiss', { players: 22, rounds: 4, seed: 1 }],
  [
    'a McMahon with absences and a latecomer',
    {
      players: 31,
      rounds: 5,
      seed: 2,
      absent: 0.1,
      late: 2,
      leaving: 2,
      jigo: 0.1,
      settings: { system: 'McMahon', ...PLACED },
    },
  ],
  [
    'a Swiss whose others play on',
    {
      players: 21,
      rounds: 4,
      seed: 3,
      settings: {
        stages: [
          { from: 1, to: 2, system: 'Swiss' },
          { from: 3, to: 4, system: 'Swiss' },
        ],
        qualifiers: 7,
        notQualified: 'play on',
        ...PLACED,
      },
    },
  ],
];

describe('tables of a round numbered anew', () => {
  test.each(EVENTS)('%s: whatever is played of it, they are those that it was paired with', (_, event) => {
    const settings = settingsOf(event);
    for (const { before, pairing, after } of playEvent(event))
      for (const list of [before, after]) {
        // In an order of their own.
        const games = [...pairing.games].sort((one, other) => one.black - other.black);
        expect(tablesAnew(list, settings, pairing.round, games, [])).toEqual({
          kind: 'tables',
          tables: games.map(({ table }) => table),
        });
      }
  });

  test('games that stay keep their tables, and the others have the rest in their order', () => {
    const [, event] = EVENTS[1]!;
    const { after, pairing } = playEvent(event)[2]!;
    const games = pairing.games.filter(({ table }) => table % 3 !== 0);
    const taken = pairing.games.flatMap(({ table }) => (table % 3 === 0 ? [table] : []));
    const anew = tablesAnew(after, settingsOf(event), pairing.round, games, taken);
    expect(anew).toEqual({ kind: 'tables', tables: games.map(({ table }) => table) });
  });

  test('whoever has a fixed table that a game keeps sits like any other', () => {
    const event = { players: 8, rounds: 1, seed: 5, settings: { fixedTables: [[1, 9]] as const } };
    const { after, pairing } = playEvent(event)[0]!;
    const anew = tablesAnew(after, settingsOf(event), 1, pairing.games, [9]);
    expect('tables' in anew && [...anew.tables].sort()).toEqual([1, 2, 3, 4]);
  });
});

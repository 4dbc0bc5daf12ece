import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addFigures, figuresOf, NOTHING } from '../../cli/approval/figures';
import { figuresOfKind, KINDS } from '../../cli/approval/main';
import { wallListText } from '../wallListText';

describe('what is counted of a finished list', () => {
  test('games, repeats, colours and byes out of turn', () => {
    const list = wallListText(`
      No  Name  R1    R2    R3    R4
      1   Ada   2+/b  0+    2+/b  3+/b
      2   Bob   1-/w  3+/w  1-/w  0+
      3   Cleo  0+    2-/b  0+    1-/w
    `);
    // Cleo has a second bye in round 3 while Bob, who plays, has had none.
    expect(figuresOf(list)).toEqual({
      events: 1,
      rounds: 4,
      games: 4,
      repeats: 1,
      byes: 4,
      unfairByes: 1,
      // Ada thrice Black, Bob thrice White.
      threeRunning: 2,
      balance: { 0: 1, 3: 2 },
    });
  });

  test('games by handicap have no colours to balance', () => {
    const list = wallListText(`
      No  Name  R1
      1   Ada   2+/w2
      2   Bob   1-/b2
    `);
    expect(figuresOf(list)).toMatchObject({ games: 1, balance: {} });
  });

  test('sums', () => {
    const one = { ...NOTHING, events: 1, games: 3, balance: { 0: 2, 1: 1 } };
    expect(addFigures(one, { ...one, balance: { 1: 4 } })).toMatchObject({
      events: 2,
      games: 6,
      balance: { 0: 2, 1: 5 },
    });
  });
});

test.each(KINDS.map(kind => [kind.settings, kind] as const))('%s: the same figures again', (_text, kind) => {
  const small = { ...kind, size: 11, rounds: 3 };
  const figures = figuresOfKind(small, 2, 'again');
  expect(figuresOfKind(small, 2, 'again')).toEqual(figures);
  expect(figures).toMatchObject({ events: 2, notBest: 0, departures: 0, unfairByes: 0 });
  expect(figures.games).toBeGreaterThan(0);
});

describe('docs/approval.md', () => {
  const page = readFileSync('docs/approval.md', 'utf8');
  const rows = [...page.matchAll(/^\| *(\d+) *\|[^|]*\| *(\w+) *\| *(.*?) *\|$/gm)];

  test('answers every question with yes, partly or no', () => {
    expect(rows.map(([, no]) => Number(no))).toEqual(Array.from({ length: 88 }, (_, index) => index + 1));
    expect(rows.filter(([, , holds = '']) => !['no', 'partly', 'yes'].includes(holds))).toEqual([]);
  });

  test('names files that are there', () => {
    const named = [...page.matchAll(/`((?:test|src|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(path => !existsSync(path))).toEqual([]);
  });
});

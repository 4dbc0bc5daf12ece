import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandWork } from '../../src/application/protocol/protocol';
import type { System } from '../../src/tournament/systems';
import { POWER_CUT, type MemoryWorkbook } from './memoryWorkbook';
import {
  ask,
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

const LIST = 'Wall list';

/** Previewed and written; the answer is the preview. */
function pairPart(book: MemoryWorkbook, hand: HandWork) {
  const preview = expectView(book, { ask: 'preview', hand }, 'preview');
  const written = ask(book, { ask: 'write', seen: preview.seen, hand });
  expect(['written', 'changed']).toContain(written.view);
  if (written.view === 'written') expect(written.waiting).toBe(preview.part?.waiting);
  return preview;
}

const leftIn = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing').left;

/** Some of those who are left, as the screen sends them. */
const partOfRest = (part: readonly number[]): HandWork => ({ part, again: part });

const newest = (book: MemoryWorkbook): string => {
  const view = ask(book, { ask: 'state' });
  return 'undo' in view ? (view.undo?.action ?? '') : '';
};

/** Table, Black and White of each game in the sheet of a round, then who has the bye. */
const games = (book: MemoryWorkbook, round: number): readonly string[] =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .flatMap(([table, black, white]) =>
      black
        ? [
            `${table}: ${[black, white]
              .map(one => /^\d+/.exec(String(one))?.[0] ?? '')
              .sort()
              .join('-')}`,
          ]
        : [],
    );

const pairsOf = (book: MemoryWorkbook, letter: string, players: number): readonly string[] =>
  column(book, letter, players).flatMap((cell, i) => {
    const other = Number(/^(\d+)[?+=-]/.exec(String(cell))?.[1] ?? 0);
    return other > i + 1 ? [`${i + 1}-${other}`] : [];
  });

const twelve = tournamentBook(12);
pairRound(twelve);
playRound(twelve, 1);

describe('a round of a McMahon in three parts', () => {
  const book = twelve.copy();
  const round1 = pairsOf(book, 'H', 12);

  test('of five two games are written; the fifth waits with all others, and nobody has a bye', () => {
    const offered = expectView(book, { ask: 'part' }, 'part');
    expect([offered.round, offered.people.length, offered.again]).toEqual([2, 12, undefined]);
    expect(offered.people[0]).toEqual({ no: 1, name: '1 Player 1 (5d)', about: '' });
    expect(offered.sets.map(({ name, numbers }) => [name, [...numbers]])).toEqual([['Top group', [1, 2, 3]]]);
    const before = book.values(LIST);
    const preview = pairPart(book, { part: [1, 2, 3, 4, 5] });
    expect([preview.games.length, preview.bye, preview.part?.waiting]).toEqual([2, undefined, 8]);
    const paired = preview.games.flatMap(({ numbers }) => numbers);
    expect([1, 2, 3, 4, 5].filter(no => !paired.includes(no))).toEqual([
      Number(/^\d+/.exec(preview.part?.odd ?? '')?.[0]),
    ]);
    expect(column(book, 'I', 12).filter(cell => cell === '')).toHaveLength(8);
    expect(games(book, 2)).toHaveLength(2);
    expect(book.values(LIST).map(row => row.slice(0, 8))).toEqual(before.map(row => row.slice(0, 8)));
    expect(leftIn(book)).toMatchObject({ round: 2, numbers: expect.objectContaining({ length: 8 }) });
  });

  test('these are played while the others wait, and no next round is offered', () => {
    playRound(book, 2);
    const view = expectView(book, { ask: 'state' }, 'results missing');
    expect([view.round, view.known, view.total, view.left?.numbers.length]).toEqual([2, 2, 2, 8]);
    expect([view.hasNext, view.waits]).toEqual([undefined, undefined]);
    expect(expectView(book, { ask: 'round', round: 3 }, 'later').first).toBe(2);
  });

  test('the second part is taken back by one undo, and written again', () => {
    const stands = book.values(LIST);
    const some = leftIn(book)?.numbers.slice(0, 4) ?? [];
    pairPart(book, partOfRest(some));
    expect(leftIn(book)?.numbers).toHaveLength(4);
    expectView(book, { ask: 'undo', action: newest(book) }, 'undone');
    expect(book.values(LIST)).toEqual(stands);
    pairPart(book, partOfRest(some));
  });

  test('the rest makes the round whole: each plays once, nobody twice against one, tables follow each other', () => {
    const before = games(book, 2);
    pairPart(book, { again: leftIn(book)?.again ?? [] });
    const view = expectView(book, { ask: 'state' }, 'results missing');
    expect([view.left, view.total]).toEqual([undefined, 6]);
    expect(games(book, 2).slice(0, 4)).toEqual(before);
    expect(games(book, 2).map(game => game.split(':')[0])).toEqual(['1', '2', '3', '4', '5', '6']);
    const pairs = pairsOf(book, 'I', 12);
    expect(pairs).toHaveLength(6);
    expect(pairs.filter(pair => round1.includes(pair))).toEqual([]);
    expectConsistent(book);
    const log = book.values('Log').map(row => String(row[2]));
    expect(log.filter(what => /^Pair (a part|those)/.test(what))).toEqual([
      'Pair a part of round 2; later: 8',
      'Pair a part of round 2; later: 4',
      'Pair a part of round 2; later: 4',
      'Pair those who were left in round 2',
    ]);
    playRound(book, 2);
    expect(expectView(book, { ask: 'preview' }, 'preview').round).toBe(3);
  });
});

test('round 1: the part is played out, the next round is offered, and those who are left can still be paired in it', () => {
  const book = tournamentBook(12);
  pairPart(book, { part: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(leftIn(book)?.numbers).toEqual([9, 10, 11, 12]);
  playRound(book, 1);
  const ready = expectView(book, { ask: 'state' }, 'ready');
  expect([ready.round, ready.left?.round, ready.left?.numbers]).toEqual([2, 1, [9, 10, 11, 12]]);
  // Nobody is previewed past them unseen.
  expectView(book, { ask: 'round', round: 2 }, 'ready');
  const preview = pairPart(book, { again: ready.left?.again ?? [] });
  expect([preview.round, preview.games.length, preview.kept, preview.isRest]).toEqual([1, 2, 4, true]);
  expect(column(book, 'H', 12)).not.toContain('');
  expect(column(book, 'H', 12)).not.toContain('0=');
  expectConsistent(book);
});

test('the bye is given in the last part, to whom the rules say among them', () => {
  const book = tournamentBook(11);
  pairPart(book, { part: [1, 2, 3, 9, 10, 11] });
  expect(column(book, 'H', 11)).not.toContain('0+');
  const preview = pairPart(book, { again: leftIn(book)?.again ?? [] });
  expect(preview.bye).toMatch(/^8 Player 8/);
  expect(column(book, 'H', 11).filter(cell => cell === '0+')).toHaveLength(1);
  expect(games(book, 1).at(-1)).toContain('8');
});

test('whoever is chosen with all others is paired as without a choice', () => {
  const whole = expectView(twelve, { ask: 'preview' }, 'preview');
  const all = expectView(
    twelve,
    { ask: 'preview', hand: { part: whole.games.flatMap(({ numbers }) => numbers) } },
    'preview',
  );
  expect(all.games).toEqual(whole.games);
  expect(all.part).toBeUndefined();
});

test('of one alone no part is made', () => {
  const { reasons } = expectView(twelve.copy(), { ask: 'preview', hand: { part: [3] } }, 'stopped');
  expect(reasons[0]?.sentence).toBe('There are too few players for a pairing.');
});

test('whoever is not there yet stays without a cell, and is left once there', () => {
  const book = tournamentBook(8);
  ask(book, { ask: 'begin check-in' });
  const out = `${String.fromCharCode(65 + (book.values(LIST)[0] ?? []).indexOf('Out'))}`;
  for (const no of [1, 2, 3, 4, 5]) book.type(LIST, `${out}${no + 1}`, '');
  const preview = expectView(
    book,
    { ask: 'preview', without: true, hand: { part: [1, 2, 3, 4] } },
    'preview',
  );
  expect(preview.part?.waiting).toBe(4);
  expectView(book, { ask: 'write', seen: preview.seen, hand: { part: [1, 2, 3, 4] } }, 'written');
  expect(column(book, 'H', 8).slice(4)).toEqual(['', '', '', '']);
  for (const no of [6, 7, 8]) book.type(LIST, `${out}${no + 1}`, '');
  expect(leftIn(book)?.numbers).toEqual([5, 6, 7, 8]);
});

test('N140: a latecomer gets a bye though the setting names somebody who plays', () => {
  const book = tournamentBook(8);
  pairRound(book);
  const at = book.values('Settings').findIndex(([name]) => name === 'Bye');
  book.type('Settings', `B${at + 1}`, '3');
  book.type(LIST, 'B10', 'Late Lena');
  book.type(LIST, 'C10', '5k');
  const { left } = expectView(book, { ask: 'round', round: 1 }, 'results missing');
  const preview = expectView(book, { ask: 'preview', hand: { again: left?.again ?? [] } }, 'preview');
  expect(preview.bye).toMatch(/^9 Late Lena/);
});

test('somebody new after a round is over waits for the next one; the last of a part has the bye of it', () => {
  const late = tournamentBook(8);
  pairRound(late);
  playRound(late, 1);
  late.type(LIST, 'B10', 'Late Lena');
  late.type(LIST, 'C10', '5k');
  const ready = expectView(late, { ask: 'state' }, 'ready');
  expect([ready.round, ready.left]).toEqual([2, undefined]);
  expectView(late, { ask: 'round', round: 2 }, 'preview');
  // Two of them can still play each other.
  late.type(LIST, 'B11', 'Late Leo');
  late.type(LIST, 'C11', '6k');
  expect(expectView(late, { ask: 'state' }, 'ready').left?.names).toHaveLength(2);

  const odd = tournamentBook(9);
  pairPart(odd, { part: [1, 2, 3, 4, 5, 6, 7, 8] });
  playRound(odd, 1);
  const { left } = expectView(odd, { ask: 'state' }, 'ready');
  expect(left?.numbers).toEqual([9]);
  expect(pairPart(odd, { again: left?.again ?? [] }).bye).toMatch(/^9 Player 9/);
});

test('a published sheet tells the part that is added', () => {
  const book = twelve.copy();
  pairPart(book, { part: [1, 2, 3, 4] });
  expectView(book, { ask: 'publish', round: 2 }, 'changed');
  const preview = pairPart(book, { again: leftIn(book)?.again ?? [] });
  expect(preview.published).toBe(true);
  expect(book.values('Round 2').flat().join('\n')).toMatch(/3: \d+ Player/);
});

test.each(['Knock-out', 'Round robin', 'Diagonal', 'Score pairing'] as const)(
  '%s is never paired in parts',
  (system: System) => {
    const book = tournamentBook(8, 3, system);
    const whole = ask(book, { ask: 'preview' });
    expect(whole.view === 'preview' && whole.mayPart).toBeFalsy();
    const asked = ask(book, { ask: 'preview', hand: { part: [1, 2, 3, 4] } });
    if (whole.view === 'preview') {
      expect(asked).toMatchObject({ view: 'preview', games: whole.games });
    }
    expect(ask(book, { ask: 'part' }).view).not.toBe('part');
  },
);

test('where two would be left who have met, the preview of the part warns', () => {
  const book = tournamentBook(6);
  pairRound(book);
  playRound(book, 1);
  const [one = 0, other = 0] = (pairsOf(book, 'H', 6)[0] ?? '').split('-').map(Number);
  const part = [1, 2, 3, 4, 5, 6].filter(no => no !== one && no !== other);
  const warned = expectView(book, { ask: 'preview', hand: { part } }, 'preview');
  expect(warned.part).toEqual({ waiting: 2, repeats: 1 });
  const third = part.find(no => no !== part[0]) ?? 0;
  const good = [one, ...part.filter(no => no !== third)];
  expect(expectView(book, { ask: 'preview', hand: { part: good } }, 'preview').part).toEqual({ waiting: 2 });
});

test('two who must meet and are both paired later are no warning; where one is in the part they are', () => {
  const book = tournamentBook(12);
  const before = book.values('Settings').length;
  book.type('Settings', `A${before + 1}`, 'Must meet');
  book.type('Settings', `B${before + 1}`, 'R1 9×12');
  const warnings = (part: readonly number[]): string =>
    expectView(book, { ask: 'preview', hand: { part } }, 'preview')
      .warnings.map(({ sentence }) => sentence)
      .join('\n');
  expect(warnings([1, 2, 3, 4])).not.toContain('Player 12');
  expect(warnings([1, 2, 3, 9])).toContain('Player 12');
});

test('categories are kept apart in a part as in a whole round', () => {
  const book = tournamentBook(12, 5, 'Swiss by categories');
  const at = String.fromCharCode(65 + (book.values(LIST)[0] ?? []).indexOf('Country'));
  book.type(LIST, `${at}1`, 'Category');
  for (let no = 1; no <= 12; no++) book.type(LIST, `${at}${no + 1}`, no % 2 === 0 ? 'A' : 'B');
  const { sets } = expectView(book, { ask: 'part' }, 'part');
  expect(sets.map(({ name }) => name)).toEqual(['Category: A', 'Category: B']);
  const preview = pairPart(book, { part: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(preview.games).toHaveLength(4);
  expect(preview.games.filter(({ numbers: [a, b] }) => a % 2 !== b % 2)).toEqual([]);
});

describe('the run dies while it writes a part', () => {
  const sheets = (book: MemoryWorkbook) =>
    Object.fromEntries(Object.entries(book.snapshot()).filter(([name]) => name !== 'Log'));
  /** The first part, or the second one beside it. */
  const ofPart = (isFirst: boolean) => {
    const book = twelve.copy();
    if (!isFirst) pairPart(book, { part: [1, 2, 3, 4] });
    const hand = isFirst ? { part: [1, 2, 3, 4, 5] } : partOfRest([5, 6, 7, 8]);
    return { book, hand };
  };
  test.each([
    ['first', true],
    ['second', false],
  ] as const)('%s: after each write it is finished or undone', (_, isFirst) => {
    const whole = ofPart(isFirst);
    const before = sheets(whole.book);
    const start = whole.book.writes();
    pairPart(whole.book, whole.hand);
    const steps = whole.book.writes() - start;
    const after = sheets(whole.book);
    expect(steps).toBeGreaterThan(3);
    for (let step = 1; step < steps; step += 2)
      for (const does of ['finish', 'undo'] as const) {
        const { book, hand } = ofPart(isFirst);
        const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
        book.dieAfter(step);
        expect(() => ask(book, { ask: 'write', seen, hand })).toThrow(POWER_CUT);
        book.dieAfter(undefined);
        const state = ask(book, { ask: 'state' });
        if (state.view !== 'begun') continue;
        expect(state.mayFinish).toBe(true);
        ask(book, { ask: does, action: state.action });
        expect(sheets(book), `${does} after ${step}`).toEqual(does === 'finish' ? after : before);
      }
  });
});

test('whatever parts are made, everybody plays once, no game comes twice, and only the last part has a bye', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 15 }),
      fc.constantFrom('McMahon' as const, 'Swiss' as const),
      fc.constantFrom('none', 'rank'),
      fc.array(fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 2 }), { maxLength: 3 }),
      fc.boolean(),
      (players, system, handicap, parts, plays) => {
        const book = tournamentBook(players, 5, system);
        const at = book.values('Settings').findIndex(([name]) => name === 'Handicap');
        book.type('Settings', `B${at + 1}`, handicap);
        pairRound(book);
        playRound(book, 1);
        const first = pairsOf(book, 'H', players);
        let left = Array.from({ length: players }, (_, i) => i + 1);
        for (const wanted of parts) {
          const part = [...new Set(wanted)].filter(no => left.includes(no));
          if (part.length < 2 || part.length === left.length) continue;
          const isFirst = left.length === players;
          pairPart(book, isFirst ? { part } : partOfRest(part));
          expect(column(book, 'I', players)).not.toContain('0+');
          left = [...(leftIn(book)?.numbers ?? [])];
          const isEven = part.length % 2 === 0;
          expect(left.filter(no => part.includes(no))).toHaveLength(isEven ? 0 : 1);
          if (plays) playRound(book, 2);
        }
        const isBegun = left.length < players;
        const again = isBegun ? (leftIn(book)?.again ?? []) : [];
        pairPart(book, isBegun ? { again } : {});
        const cells = column(book, 'I', players);
        expect(cells).not.toContain('');
        expect(cells.filter(cell => cell === '0+')).toHaveLength(players % 2);
        const pairs = pairsOf(book, 'I', players);
        expect(pairs).toHaveLength(Math.floor(players / 2));
        const tables = games(book, 2).flatMap(game => /^\d+/.exec(game) ?? []);
        expect([...new Set(tables)].sort()).toEqual([...tables].sort());
        // Of the few who are left all may have met.
        if (!isBegun) expect(pairs.filter(pair => first.includes(pair))).toEqual([]);
        if (!pairs.some(pair => first.includes(pair))) expectConsistent(book);
      },
    ),
    { numRuns: 6 },
  );
});

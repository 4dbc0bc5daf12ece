import { describe, expect, test } from 'vitest';
import { POWER_CUT, type MemoryWorkbook } from './memoryWorkbook';
import {
  addPlayer,
  ask,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

/** A tournament before round 2, with a late entry: cells of two rounds and a new sheet are to be written. */
const prepared = (() => {
  const book = tournamentBook(9);
  pairRound(book);
  playRound(book, 1, [2]);
  addPlayer(book, 10, 'Late Entry', '2k');
  book.type('Wall list', 'G3', '2');
  return book;
})();
const beforeRound2 = (): MemoryWorkbook => prepared.copy();

/** All sheets but the Log, whose times and numbers tell the story. */
const sheets = (book: MemoryWorkbook) =>
  Object.fromEntries(Object.entries(book.snapshot()).filter(([name]) => name !== 'Log'));

/** Writes round 2 and dies before the (after + 1)-th write. */
function dieWriting(book: MemoryWorkbook, after: number): 'died' | 'wrote' {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  book.dieAfter(after);
  try {
    ask(book, { ask: 'write', seen });
    return 'wrote';
  } catch (error) {
    expect(String(error)).toContain(POWER_CUT);
    return 'died';
  } finally {
    book.dieAfter(undefined);
  }
}

const whole = (() => {
  const book = beforeRound2();
  const before = sheets(book);
  const start = book.writes();
  pairRound(book);
  return { before, after: sheets(book), writes: book.writes() - start };
})();

describe('the run dies while it writes', () => {
  const steps = Array.from({ length: whole.writes }, (_, step) => step);
  const begunAfter = new Set<number>();

  test('there are steps to die at', () => expect(whole.writes).toBeGreaterThan(5));

  test.each(steps)('after write %i: finish', step => {
    const book = beforeRound2();
    expect(dieWriting(book, step)).toBe('died');
    const state = ask(book, { ask: 'state' });
    if (state.view !== 'begun') {
      // Nothing was logged yet, so nothing was written either; or everything was, and only the word *done* is missing.
      expect(sheets(book)).toEqual(whole.before);
      expect(state.view).toBe('ready');
      pairRound(book);
    } else {
      expect(state).toMatchObject({ what: 'Pair round 2', mayFinish: true, inTheWay: [] });
      expectView(book, { ask: 'finish', action: state.action }, 'results missing');
    }
    expect(sheets(book)).toEqual(whole.after);
    expectConsistent(book);
    expect(ask(book, { ask: 'state' }).view).toBe('results missing');
  });

  test.each(steps)('after write %i: undo', step => {
    const book = beforeRound2();
    dieWriting(book, step);
    const state = ask(book, { ask: 'state' });
    if (state.view !== 'begun') {
      expect(sheets(book)).toEqual(whole.before);
      expect(state.view).toBe('ready');
      return;
    }
    begunAfter.add(step);
    expect(expectView(book, { ask: 'undo', action: state.action }, 'undone').kept).toEqual([]);
    expect(sheets(book)).toEqual(whole.before);
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    pairRound(book);
    expect(sheets(book)).toEqual(whole.after);
  });

  test.each(steps)('after write %i: nothing else is done before that is settled', step => {
    const book = beforeRound2();
    dieWriting(book, step);
    const { view } = ask(book, { ask: 'state' });
    if (view !== 'begun') {
      expect(view).toBe('ready');
      return;
    }
    const before = book.snapshot();
    for (const request of [
      { ask: 'preview' },
      { ask: 'write', seen: 'x' },
      { ask: 'record' },
      { ask: 'standings' },
      { ask: 'clear examples' },
      { ask: 'undo', action: '1' },
    ] as const)
      expect(['begun', 'stopped']).toContain(ask(book, request).view);
    expect(book.snapshot()).toEqual(before);
  });

  test('most steps leave something to settle', () =>
    expect(begunAfter.size).toBeGreaterThan(whole.writes / 2));
});

describe('the run dies while it undoes', () => {
  const steps = Array.from({ length: 12 }, (_, step) => step);
  let begun = 0;

  test.each(steps)('after write %i: finishing or undoing the undo ends well', step => {
    for (const choice of ['finish', 'undo'] as const) {
      const book = beforeRound2();
      const { written } = pairRound(book);
      book.dieAfter(step);
      try {
        ask(book, { ask: 'undo', action: written.undo.action });
      } catch {
        // The point of the test.
      }
      book.dieAfter(undefined);
      const state = ask(book, { ask: 'state' });
      if (state.view !== 'begun') {
        // The undo has not been logged yet, or all cells of the list are back.
        const lists = [whole.before, whole.after].map(one => one['Wall list']);
        expect(lists).toContainEqual(sheets(book)['Wall list']);
        continue;
      }
      begun += 1;
      ask(book, { ask: choice, action: state.action });
      expectConsistent(book);
      const next = ask(book, { ask: 'state' }).view;
      expect(next).toBe(choice === 'finish' ? 'ready' : 'results missing');
      expect(sheets(book)).toEqual(choice === 'finish' ? whole.before : whole.after);
    }
  });

  test('some steps leave something to settle', () => expect(begun).toBeGreaterThan(0));
});

test('after a crash somebody moved rows: finishing finds the players again', () => {
  const book = beforeRound2();
  expect(dieWriting(book, 2)).toBe('died');
  book.insertRow('Wall list', 4);
  const begun = expectView(book, { ask: 'state' }, 'begun');
  expect(begun).toMatchObject({ mayFinish: true, inTheWay: [] });
  expectView(book, { ask: 'finish', action: begun.action }, 'results missing');
  const rows = book.values('Wall list').filter(line => line[1] !== '');
  const planned = (whole.after['Wall list'] ?? []).filter(line => line[1] !== '');
  expect(rows.map(line => line.slice(1, 9))).toEqual(planned.map(line => line.slice(1, 9)));
  expectConsistent(book);
});

test('after a crash a player was deleted: only undo is offered, and it takes everything back', () => {
  const book = beforeRound2();
  expect(dieWriting(book, 3)).toBe('died');
  for (const column of ['B', 'C', 'H']) book.type('Wall list', `${column}5`, '');
  const begun = expectView(book, { ask: 'state' }, 'begun');
  expect(begun.mayFinish).toBe(false);
  expectView(book, { ask: 'undo', action: begun.action }, 'undone');
  const left = book.values('Wall list').filter((line, row) => row > 0 && row !== 4 && line[8] !== '');
  expect(left).toEqual([]);
});

test('after a crash somebody typed elsewhere in the list: only undo is safe', () => {
  const book = beforeRound2();
  expect(dieWriting(book, 3)).toBe('died');
  book.type('Wall list', 'C5', '9k');
  const begun = expectView(book, { ask: 'state' }, 'begun');
  expect(begun).toMatchObject({ mayFinish: false });
  expect(begun.inTheWay[0]?.sentence).toBe('The wall list has changed since this writing began.');
  expectView(book, { ask: 'undo', action: begun.action }, 'undone');
  expect(book.cell('Wall list', 'C5')).toBe('9k');
});

import { describe, expect, test } from 'vitest';
import {
  brokenUndos,
  isUndone,
  leftBegun,
  logAction,
  loggedAt,
  mayBeUndone,
  readAction,
  readActions,
  readEarlier,
  readEveryAction,
  logStatus,
  undoOffer,
} from '../../src/application/write/log';
import { write } from '../../src/application/write/writing';
import { makeText } from '../../src/sheet/wording';
import type { LogEntry } from '../../src/sheet/write/logRows';
import { cup, deed, GAMES, lastAction, statuses, text } from './cup';
import type { MemoryWorkbook } from './memoryWorkbook';

describe('which action is offered', () => {
  const entry = (no: number, status: LogEntry['status'], more: Partial<LogEntry> = {}): LogEntry => ({
    no,
    when: '',
    what: `action ${no}`,
    status,
    undoes: undefined,
    hasCells: true,
    rows: [no],
    ...more,
  });

  test('to be undone: the newest that stands and has cells, and is no undo', () => {
    const offered = (...entries: readonly LogEntry[]) => undoOffer(entries)?.action;
    expect(offered(entry(1, 'done'), entry(2, 'done'))).toBe('2');
    expect(offered(entry(1, 'done'), entry(2, 'done', { hasCells: false }))).toBe('1');
    expect(offered(entry(1, 'done'), entry(2, 'stopped'))).toBe('1');
    expect(offered(entry(1, 'done'), entry(2, 'undone'))).toBe('1');
    expect(offered(entry(1, 'partly undone'), entry(2, 'done', { undoes: 1 }))).toBe('1');
    expect(offered(entry(1, 'done'), entry(2, 'done', { undoes: 1 }))).toBe(undefined);
    expect(offered(entry(1, 'done'), entry(2, 'begun', { undoes: 1 }))).toBe('1');
    expect(offered()).toBe(undefined);
    expect(mayBeUndone(entry(1, 'begun'), [])).toBe(false);
    expect(isUndone([entry(2, 'done', { undoes: 1 })], 1)).toBe(true);
    expect(isUndone([entry(2, 'stopped', { undoes: 1 })], 1)).toBe(false);
  });

  test('to be settled: the newest that was begun, and what it was to undo before it', () => {
    const left = (...entries: readonly LogEntry[]) => leftBegun(entries)?.no;
    expect(left(entry(1, 'begun'), entry(2, 'done'))).toBe(1);
    expect(left(entry(1, 'begun'), entry(2, 'begun'))).toBe(2);
    expect(left(entry(1, 'begun'), entry(2, 'begun', { undoes: 1 }))).toBe(1);
    expect(left(entry(1, 'done'), entry(2, 'begun', { undoes: 1 }))).toBe(2);
    expect(left(entry(1, 'undone'), entry(2, 'begun', { undoes: 1 }))).toBe(undefined);
    expect(left(entry(1, 'partly undone'), entry(2, 'begun', { undoes: 1 }))).toBe(undefined);
    expect(left(entry(1, 'begun'), entry(2, 'done', { undoes: 1 }))).toBe(undefined);
    expect(left(entry(1, 'done'))).toBe(undefined);
    // That another action was undone ends none.
    expect(left(entry(1, 'undone'), entry(2, 'done'), entry(3, 'begun', { undoes: 2 }))).toBe(3);
    expect(
      brokenUndos(
        [
          entry(2, 'begun', { undoes: 1 }),
          entry(3, 'done', { undoes: 1 }),
          entry(4, 'begun', { undoes: 9 }),
          entry(5, 'begun'),
        ],
        entry(1, 'begun'),
      ).map(({ no }) => no),
    ).toEqual([2]);
  });
});

describe('the Log', () => {
  test('numbers its rows, and finds them again when they were moved', () => {
    const book = cup();
    const first = logAction(book.workbook, text, deed());
    const second = logAction(book.workbook, text, deed([], 'Nothing'));
    expect([first.no, second.no, first.rows, second.rows]).toEqual([1, 2, [1], [2]]);
    book.insertRow('Log', 1);
    logStatus(book.workbook, second, 'done');
    expect(book.values('Log').map(line => line[3])).toEqual(['Status', '', 'begun', 'done']);
    expect(readEveryAction(book.workbook).map(({ no, status }) => [no, status])).toEqual([
      [1, 'begun'],
      [2, 'done'],
    ]);
  });

  test('is read from its end, and whole only where the end offers nothing', () => {
    const book = cup();
    for (let i = 1; i <= 30; i++)
      logStatus(book.workbook, logAction(book.workbook, text, deed([GAMES], `action ${i}`)), 'done');
    expect(readActions(book.workbook)).toHaveLength(24);
    expect(readActions(book.workbook)[0]?.no).toBe(7);
    book.values('Log').forEach((line, row) => {
      if (Number(line[0]) > 3) book.type('Log', `D${row + 1}`, 'undone');
    });
    expect(readActions(book.workbook)).toHaveLength(30);
    expect(undoOffer(readActions(book.workbook))?.action).toBe('3');
    expect(readEveryAction(book.workbook)).toHaveLength(30);
  });

  test('of the organiser is left alone, and an empty one is used', () => {
    const book = cup();
    book.addSheet('Log', [['Captain’s log']]);
    logAction(book.workbook, text, deed());
    expect([book.values('Log'), book.values('Log (2)').length]).toEqual([[['Captain’s log']], 2]);
    const empty = cup();
    empty.addSheet('Log', []);
    expect(logAction(empty.workbook, text, deed()).sheet).toBe('Log');
    expect(empty.cell('Log', 'A1')).toBe('No');
  });

  test('whose rows were changed tells nothing of what was written', () => {
    const book = cup();
    logAction(book.workbook, text, deed());
    const [entry] = readActions(book.workbook);
    book.type('Log', 'I2', 'mine');
    expect(readAction(book.workbook, entry!)).toBe(undefined);
  });

  test('is empty where there is none', () => {
    const { workbook } = cup();
    expect([readActions(workbook), readEveryAction(workbook), readEarlier(workbook, [])]).toEqual([
      [],
      [],
      undefined,
    ]);
    const empty = cup();
    empty.addSheet('Log', []);
    expect(readActions(empty.workbook)).toEqual([]);
  });

  test('behind a captain’s log is the second one, where everything is found', () => {
    const book = cup();
    book.addSheet('Log', [['Captain’s log'], ['1', 'Set sail']]);
    write(book.workbook, text, deed());
    const begun = logAction(book.workbook, text, deed([], 'Nothing'));
    expect([begun.sheet, begun.no, begun.rows]).toEqual(['Log (2)', 2, [2]]);
    const entries = readActions(book.workbook);
    expect(entries.map(({ no, status }) => [no, status])).toEqual([
      [1, 'done'],
      [2, 'begun'],
    ]);
    expect(entries.map(entry => loggedAt(book.workbook, entry).sheet)).toEqual(['Log (2)', 'Log (2)']);
    expect(readAction(book.workbook, entries[0]!)?.blocks).toHaveLength(1);
    expect(readEveryAction(book.workbook)).toHaveLength(2);
    expect(book.values('Log')).toEqual([
      ['Captain’s log', ''],
      ['1', 'Set sail'],
    ]);
  });

  test('is known by its first titles, in every language', () => {
    const german = makeText('de');
    const goesOn = (titles: readonly string[]) => {
      const book = cup();
      book.addSheet('Log', [titles]);
      return logAction(book.workbook, text, deed()).sheet === 'Log';
    };
    expect(
      goesOn((['log.no', 'log.when', 'log.what', 'log.status'] as const).map(title => german(title))),
    ).toBe(true);
    expect(goesOn(['No', 'When', 'What', 'Status', 'Whatever'])).toBe(true);
    expect(goesOn(['No', 'When', 'What', 'Cost'])).toBe(false);
  });

  test('whose last row is spoilt goes on below it, with the next number', () => {
    const book = cup();
    const { sheet } = logAction(book.workbook, makeText('de'), deed());
    const titles = book.values(sheet)[0];
    // Neither notes nor numbers too long for an action count.
    ['see 9', '99 pens', '1234567890', '', '12'].forEach((note, i) => book.type(sheet, `A${i + 3}`, note));
    book.type(sheet, 'F2', '?');
    book.type(sheet, 'C1', 'Was');
    expect(logAction(book.workbook, text, deed())).toEqual({ sheet, no: 13, rows: [7] });
    // Its titles stay in the language that it was begun in.
    expect([book.values(sheet)[0], book.values(sheet)[7]?.slice(0, 1)]).toEqual([titles, ['13']]);
  });

  test('has its looks: bold titles on grey, text, wrapped words, pale columns for undo, titles in view', () => {
    const book = cup();
    logAction(book.workbook, text, deed());
    const look = (a1: string) => book.look('Log', a1);
    expect([look('A1'), look('L1')]).toEqual([
      { text: true, bold: true, fill: '#e8eaed' },
      { text: true, bold: true, fill: '#e8eaed' },
    ]);
    expect([look('A2'), look('C2'), look('E2'), look('F2'), look('L1000'), look('C1000')]).toEqual([
      { text: true },
      { text: true, wrap: true },
      { text: true },
      { text: true, ink: '#5f6368' },
      { text: true, ink: '#5f6368' },
      { text: true, wrap: true },
    ]);
    expect([look('N2'), look('A1001'), book.frozen('Log')]).toEqual([{}, {}, [1, 0]]);
  });
});

/** The areas that are read of a Log: rows × columns. */
function watched(book: MemoryWorkbook) {
  const areas: string[] = [];
  const workbook = {
    ...book.workbook,
    readArea: (area: Parameters<typeof book.workbook.readArea>[0], again?: boolean) => {
      areas.push(`${area.rows} × ${area.columns}`);
      return book.workbook.readArea(area, again);
    },
  };
  return { workbook, areas };
}

/** A Log with this many actions, which have ended thus. */
function longLog(count: number, status: 'done' | 'undone' | 'begun' = 'done'): MemoryWorkbook {
  const book = cup();
  for (let i = 1; i <= count; i++) {
    const logged = logAction(book.workbook, text, deed([GAMES], `action ${i}`));
    logStatus(book.workbook, logged, status);
  }
  return book;
}

describe('of a long Log', () => {
  test('a look reads the end, without the texts, and no more if something there is to be done', () => {
    const book = longLog(30);
    const look = watched(book);
    readActions(look.workbook);
    expect(look.areas).toEqual(['24 × 7']);
    // The next number is found there as well.
    const next = watched(book);
    expect(logAction(next.workbook, text, deed()).no).toBe(31);
    expect(next.areas).toEqual(['24 × 7']);
    const left = longLog(30, 'undone');
    logStatus(left.workbook, { sheet: 'Log', no: 20, rows: [20] }, 'begun');
    const again = watched(left);
    expect(leftBegun(readActions(again.workbook))?.no).toBe(20);
    expect(again.areas).toEqual(['24 × 7']);
  });

  test('a short one is read once', () => {
    const { workbook, areas } = watched(longLog(23, 'undone'));
    expect(readActions(workbook)).toHaveLength(23);
    expect(areas).toEqual(['24 × 7']);
  });

  test('an action is read by its rows alone', () => {
    const book = longLog(30);
    const [entry] = readActions(book.workbook);
    const { workbook, areas } = watched(book);
    expect(readAction(workbook, entry!)?.what).toBe('action 7');
    expect(areas).toEqual(['1 × 13']);
  });

  test('the earlier actions are read on demand; a short Log has none', () => {
    const book = longLog(30);
    expect(readEarlier(book.workbook, readActions(book.workbook))).toHaveLength(30);
    for (const short of [longLog(3), longLog(20)])
      expect(readEarlier(short.workbook, readActions(short.workbook))).toBe(undefined);
  });
});

describe('an action of several rows', () => {
  /** Two actions of three rows each. */
  const twoLong = () => {
    const book = cup();
    const long = { ...deed(), pairedFrom: 'x'.repeat(90_000) };
    return {
      book,
      first: logAction(book.workbook, text, long),
      second: logAction(book.workbook, text, long),
    };
  };
  const numbers = (book: MemoryWorkbook) => book.values('Log').map(line => line[0]);

  test('gets its status in all of them, at once', () => {
    const { book, first, second } = twoLong();
    expect([first.rows, second.rows]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    const { workbook, areas } = watched(book);
    logStatus(workbook, first, 'done');
    expect(statuses(book)).toEqual(['done', 'done', 'done', 'begun', 'begun', 'begun']);
    expect(areas).toEqual(['3 × 4']);
  });

  test('is whole where rows of another stand between its own', () => {
    const { book, first } = twoLong();
    const [third, fourth] = [book.values('Log')[3]!, book.values('Log')[4]!];
    third.forEach((value, column) => book.type('Log', `${String.fromCharCode(65 + column)}5`, value));
    fourth.forEach((value, column) => book.type('Log', `${String.fromCharCode(65 + column)}4`, value));
    expect(numbers(book)).toEqual(['No', '1', '1', '2', '1', '2', '2']);
    expect(lastAction(book)).toMatchObject({ no: 2, rows: [3, 5, 6] });
    expect(lastAction(book).pairedFrom).toHaveLength(90_000);
    logStatus(book.workbook, first, 'done');
    expect(statuses(book)).toEqual(['done', 'done', 'begun', 'done', 'begun', 'begun']);
  });

  test('that somebody has deleted has no status, and nothing else gets it', () => {
    const { book, first, second } = twoLong();
    for (const row of [2, 3, 4]) book.type('Log', `A${row}`, '');
    logStatus(book.workbook, first, 'done');
    expect(statuses(book)).toEqual(Array(6).fill('begun'));
    logStatus(book.workbook, second, 'stopped');
    expect(statuses(book).slice(3)).toEqual(Array(3).fill('stopped'));
  });

  test('is looked for as the Log is at this moment', () => {
    const { book, second } = twoLong();
    const before = book.copy();
    book.insertRow('Log', 1);
    // What was read before is kept until it is asked for anew.
    const workbook = {
      ...book.workbook,
      readArea: (area: Parameters<typeof book.workbook.readArea>[0], again = false) =>
        (again || area.columns > 4 ? book : before).workbook.readArea(area),
    };
    logStatus(workbook, second, 'done');
    expect(statuses(book)).toEqual(['', 'begun', 'begun', 'begun', 'done', 'done', 'done']);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import {
  changeCells,
  changeSheet,
  dropSheet,
  emptyBook,
  extent,
  insertRows,
  orderRows,
  sheetNamed,
  type Book,
} from './book';
import { contentOf, isUsed } from './content';
import { neither } from './neither';
import { writingActions, type Action } from './writingActions';
import type { Fault } from './fakeGoogle';
import { CUP, enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';

// F8.2, F8.3, F8.4, F8.7, F9.4 of docs/faults.md

/** A run has died, and people have changed the sheets since: the panel leads out in three presses. `DEATHS=2000` is the long mode. */
const DEATHS = Number(process.env['DEATHS'] ?? 30);
const MOST_PRESSES = 3;

let book: GoogleBook;
beforeAll(() => {
  book = googleBook(warmAddon);
});

const change = (changed: (book: Book) => Book): void => book.google.setBook(changed(book.google.book()));
const idOf = (name: string): number => sheetNamed(book.google.book(), name)?.id ?? 0;
const rename = (name: string, to: string): void =>
  change(one => changeSheet(one, idOf(name), sheet => ({ ...sheet, name: to })));
const remove = (name: string): void => change(one => dropSheet(one, idOf(name)));
const undoOffered = () => {
  const view = book.ask({ ask: 'state' });
  return 'undo' in view ? view.undo : undefined;
};
const undoLast = () => book.ask({ ask: 'undo', action: undoOffered()?.action ?? '' });

/** Dies at the n-th call of that name, or of any. */
function dieAt(ask: () => unknown, nth: number, name = /./): void {
  let count = 0;
  book.google.failAt((_, call) => (name.test(call) && ++count === nth ? 'dies' : undefined));
  ask();
  book.google.failAt(undefined);
}

/** Presses the button until nothing is begun; the number of presses. */
function leadOut(choice: 'finish' | 'undo' = 'undo'): number {
  for (let presses = 0; presses <= MOST_PRESSES; presses++) {
    const view = book.ask({ ask: 'state' });
    if (view.view !== 'begun') return presses;
    book.ask({ ask: view.mayFinish ? choice : 'undo', action: view.action });
  }
  throw new Error(`still begun: ${JSON.stringify(book.ask({ ask: 'state' }))}`);
}

const used = () => contentOf(book.google.book()).sheets.map(([name]) => name);

/** The games that stand in the list, wherever it is. */
const games = (list: string): readonly unknown[] =>
  book
    .values(list)
    .slice(1)
    .flat()
    .filter(value => /^\d+[?+=-]/.test(String(value)));

describe('an undo that died while it deleted its sheets', () => {
  test.each([1, 2, 3])('of a creation, at deletion %i: it is carried on, and no half of it stays', nth => {
    book.google.setBook(emptyBook());
    book.expectView({ ask: 'create', tournament: CUP }, 'created');
    dieAt(() => book.ask({ ask: 'undo', action: '1' }), nth, /deleteSheet/);
    expect(book.ask({ ask: 'state' })).toMatchObject({ view: 'begun', mayFinish: false });
    expect(leadOut()).toBe(1);
    expect(contentOf(book.google.book())).toEqual({ names: [], sheets: [] });
    book.expectView({ ask: 'create', tournament: CUP }, 'created');
  });

  test.each([['report'], ['names'], ['standings'], ['prizes']] as const)(
    'of %s: nobody is told that it stopped',
    ask => {
      book.google.setBook(emptyBook());
      enter(book, 7);
      if (ask !== 'report') pair(book);
      const before = used();
      book.ask({ ask });
      expect(used().length).toBeGreaterThan(before.length);
      const action = undoOffered()?.action ?? '';
      dieAt(() => book.ask({ ask: 'undo', action }), 2, /setActiveSheet|deleteSheet|flush/);
      const view = book.ask({ ask: 'state' });
      if (view.view === 'begun') book.expectView({ ask: 'undo', action: view.action }, 'undone');
      expect(leadOut()).toBe(0);
      expect(used()).toEqual(before);
    },
  );

  test('of a rating list: the title of its column goes first, and its cells are no strangers then', () => {
    book.google.setBook(emptyBook());
    enter(book, 4);
    const players = [1, 2, 3].map(no => ({
      no,
      name: `Player ${no}`,
      pin: '',
      rank: '4d',
      rating: 2300 + no,
    }));
    const ratings = { list: 'EGD', players };
    const { seen } = book.expectView({ ask: 'preview ratings', ratings }, 'ratings');
    const before = contentOf(book.google.book());
    const { undo } = book.expectView({ ask: 'write ratings', ratings, seen }, 'ratings written');
    dieAt(() => book.ask({ ask: 'undo', action: undo?.action ?? '' }), 3, /setValues/);
    const first = book.google.book();
    for (const choice of ['finish', 'undo'] as const) {
      book.google.setBook(first);
      leadOut(choice);
      // The action stands again, or it is undone.
      if (JSON.stringify(contentOf(book.google.book())).includes('EGD')) undoLast();
      expect(
        contentOf(book.google.book()).sheets.map(([name, , lines]) => [name, lines.join().includes('EGD')]),
      ).toEqual(before.sheets.map(([name]) => [name, false]));
    }
  });
});

describe('a sheet that was renamed', () => {
  test.each(['finish', 'undo'] as const)('while a pairing was left begun: %s', choice => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    const { seen } = book.expectView({ ask: 'preview' }, 'preview');
    dieAt(() => book.ask({ ask: 'write', seen }), 2, /insertSheet|setDataValidation/);
    expect(games('Wall list')).toHaveLength(6);
    rename('Wall list', 'My Wall list');
    expect(leadOut(choice)).toBe(1);
    expect(games('My Wall list')).toHaveLength(choice === 'finish' ? 6 : 0);
    expect(used().includes('Round 1')).toBe(choice === 'finish');
  });

  test('or two, after a round: the round is undone in both', () => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    const before = used();
    pair(book);
    rename('Wall list', 'My Wall list');
    rename('Round 1', 'First');
    expect(undoLast()).toMatchObject({ view: 'undone', kept: [] });
    expect(games('My Wall list')).toEqual([]);
    expect(used()).toEqual(before.map(name => (name === 'Wall list' ? 'My Wall list' : name)));
  });

  test('and the Log knows its sheets by name alone', () => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    pair(book);
    const log = idOf('Log');
    change(one =>
      changeSheet(one, log, sheet =>
        changeCells(sheet, { row: 1, column: 9, rows: 8, columns: 1 }, cell => ({
          ...cell,
          value: String(cell.value).replace(/,?\{"ids":\{[^}]*\}\}/, ''),
        })),
      ),
    );
    rename('Wall list', 'My Wall list');
    expect(undoLast()).toMatchObject({ view: 'undone', kept: [] });
    expect(games('My Wall list')).toEqual([]);
  });
});

// N19
describe('a Log that was renamed', () => {
  test.each(['finish', 'undo'] as const)(
    'while a recording was left begun: %s, and all before is undone',
    choice => {
      book.google.setBook(emptyBook());
      enter(book, 6);
      pair(book);
      typeResults(book, 1);
      const paired = games('Wall list');
      dieAt(() => book.ask({ ask: 'record' }), 3, /setValues/);
      rename('Log', 'What we did');
      expect(leadOut(choice)).toBe(1);
      if (choice === 'finish') undoLast();
      expect(games('Wall list')).toEqual(paired);
      undoLast();
      expect(used()).not.toContain('Round 1');
      expect(games('Wall list')).toEqual([]);
      pair(book);
      expect(book.sheets()).not.toContain('Log');
      expect(undoOffered()?.what).toMatch(/1/);
    },
  );
});

describe('a sheet that was deleted', () => {
  test('the list, while a pairing was left begun: another tournament may be made', () => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    const { seen } = book.expectView({ ask: 'preview' }, 'preview');
    dieAt(() => book.ask({ ask: 'write', seen }), 2, /insertSheet|setDataValidation/);
    remove('Wall list');
    leadOut();
    remove('Settings');
    book.expectView({ ask: 'create', tournament: CUP }, 'created');
  });

  test('the settings, while rows were being sorted: the rows go back', () => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    pair(book);
    typeResults(book, 1);
    book.expectView({ ask: 'record' }, 'recorded');
    const before = book.values('Wall list');
    dieAt(() => book.ask({ ask: 'sort by place' }), 3, /setValues/);
    remove('Settings');
    leadOut();
    expect(book.values('Wall list')).toEqual(before);
  });
});

describe('S6: a sheet that was protected', () => {
  const protect = (name: string): void =>
    change(one => changeSheet(one, idOf(name), sheet => ({ ...sheet, isProtected: true })));
  const told = (view: ReturnType<typeof book.ask>): string =>
    JSON.stringify(view.view === 'undone' ? view.kept : view.view === 'stopped' ? view.reasons : view);

  test.each(['finish', 'undo'] as const)('while a pairing was left begun: %s', choice => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    const { seen } = book.expectView({ ask: 'preview' }, 'preview');
    // The list has its games, or the half of it; the sheet of the round is not there yet.
    dieAt(() => book.ask({ ask: 'write', seen }), 2, /insertSheet|setDataValidation/);
    protect('Wall list');
    const { action } = book.expectView({ ask: 'state' }, 'begun');
    const answer = book.ask({ ask: choice, action });
    if (choice === 'undo') expect(told(answer)).toContain('refuses to change “Wall list”');
    expect(book.ask({ ask: 'state' }).view).not.toBe('begun');
    expect(games('Wall list')).toHaveLength(6);
    // Without the protection the rest goes the same way.
    change(one => changeSheet(one, idOf('Wall list'), sheet => ({ ...sheet, isProtected: false })));
    if (choice === 'undo') expect(undoLast()).toMatchObject({ view: 'undone', kept: [] });
    expect(games('Wall list')).toHaveLength(choice === 'undo' ? 0 : 6);
  });

  test.each(['finish', 'undo'] as const)('while a changed seed was confirmed: %s', choice => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    pair(book);
    typeResults(book, 1);
    book.expectView({ ask: 'record' }, 'recorded');
    const row = book.values('Settings').findIndex(([name]) => name === 'Seed') + 1;
    book.type('Settings', `B${row}`, 'dice 1-1');
    const { seen } = book.expectView({ ask: 'state' }, 'changes');
    book.expectView({ ask: 'confirm changes', seen, again: false }, 'changes');
    const request = { ask: 'confirm changes', seen, again: true } as const;
    const before = book.google.book();
    let calls = 0;
    book.google.failAt(() => (calls++, undefined));
    book.expectView(request, 'ready');
    book.google.failAt(undefined);
    for (let call = Math.floor(calls / 2); call < calls; call += 2) {
      book.google.setBook(before);
      book.google.failAt(one => (one === call ? 'throws after' : undefined));
      book.ask(request);
      book.google.failAt(undefined);
      protect('Settings');
      expect(leadOut(choice)).toBeLessThanOrEqual(MOST_PRESSES);
    }
  });
});

test('a note in a report does not keep what was done before it', () => {
  book.google.setBook(emptyBook());
  enter(book, 6);
  const before = undoOffered()?.action;
  book.expectView({ ask: 'report' }, 'report written');
  book.type('Report on round 1', 'I5', 'for Eve');
  expect(undoLast()).toMatchObject({ view: 'undone' });
  expect(contentOf(book.google.book()).sheets.map(([name]) => name)).toContain('Report on round 1');
  expect(
    book
      .values('Report on round 1')
      .flat()
      .filter(value => value !== ''),
  ).toEqual(['for Eve']);
  expect(undoOffered()?.action).toBe(before);
});

// N20
describe('a note of somebody in a sheet that an undo would delete', () => {
  const noteIn = (name: string, note: string, row = 4): void =>
    change(one =>
      changeSheet(one, idOf(name), sheet =>
        changeCells(sheet, { row, column: 0, rows: 1, columns: 1 }, cell => ({ ...cell, note })),
      ),
    );
  const notes = (): readonly string[] =>
    book.google.book().sheets.flatMap(({ cells }) => cells.flat().flatMap(({ note }) => note ?? []));

  test('stays with the sheet of its round, which is none of the event any more', () => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    pair(book);
    noteIn('Round 1', 'Eve comes late');
    undoLast();
    expect(games('Wall list')).toEqual([]);
    expect([notes(), used().includes('Round 1')]).toEqual([['Eve comes late'], false]);
  });

  test('keeps a creation from being undone, as a cell that somebody typed', () => {
    book.google.setBook(emptyBook());
    book.expectView({ ask: 'create', tournament: CUP }, 'created');
    noteIn('Settings', 'ask Eve');
    const before = contentOf(book.google.book());
    expect(undoLast()).toMatchObject({ view: 'undone', restored: 0, partly: true });
    expect(contentOf(book.google.book())).toEqual(before);
  });

  test.each(['report', 'standings'] as const)('stays where %s is taken back', ask => {
    book.google.setBook(emptyBook());
    enter(book, 6);
    if (ask === 'standings') pair(book);
    const before = used();
    book.ask({ ask });
    const made = used().find(name => !before.includes(name)) ?? '';
    noteIn(made, 'for Eve', 0);
    undoLast();
    expect(notes()).toEqual(['for Eve']);
    expect(undoOffered()?.what).not.toMatch(/report|standings/i);
  });
});

/** What somebody does to a spreadsheet with what was left begun. */
const DEEDS: readonly (readonly [string, (book: Book, sheet: number) => Book])[] = [
  ['renames', (one, id) => changeSheet(one, id, sheet => ({ ...sheet, name: `My ${sheet.name}` }))],
  ['deletes', (one, id) => (one.sheets.length > 1 ? dropSheet(one, id) : one)],
  ['protects', (one, id) => changeSheet(one, id, sheet => ({ ...sheet, isProtected: true }))],
  [
    'protects cells of',
    (one, id) =>
      changeSheet(one, id, sheet => ({
        ...sheet,
        protectedAreas: [{ row: 1, column: 0, rows: 3, columns: sheet.columns }],
      })),
  ],
  ['inserts a row in', (one, id) => insertRows(one, id, 2)],
  [
    'sorts',
    (one, id) => {
      const rows = extent(one.sheets.find(sheet => sheet.id === id)!).rows - 1;
      return orderRows(one, id, 1, [...Array(rows).keys()].reverse());
    },
  ],
  [
    'types into',
    (one, id) =>
      changeSheet(one, id, sheet =>
        changeCells(sheet, { row: 1, column: 1, rows: 1, columns: 1 }, cell => ({
          ...cell,
          value: 'Eve',
          formula: '',
        })),
      ),
  ],
];

/** Where cells have other places afterwards. */
const MOVING: readonly string[] = ['deletes', 'inserts a row in', 'sorts'];

const OPPOSITE: Readonly<Record<string, string>> = { '+': '-', '-': '+', '=': '=', '?': '?' };

/** The games that one cell alone has, in lists with a column of numbers. */
function halfGames(now: Book): readonly string[] {
  return now.sheets.flatMap(sheet => {
    const titles = (sheet.cells[0] ?? []).map(({ value }) => String(value));
    const no = titles.findIndex(title => /^(No|Nr)$/i.test(title));
    const rounds = titles.flatMap((title, column) => (/^R\d+$/.test(title) ? [column] : []));
    const rows = sheet.cells.slice(1);
    const cellOf = (number: string, column: number): string =>
      String(rows.find(line => String(line[no]?.value ?? '') === number)?.[column]?.value ?? '');
    return no < 0
      ? []
      : rows.flatMap(line =>
          rounds.flatMap(column => {
            const own = String(line[no]?.value ?? '');
            const [text, opponent = '', result = ''] =
              /^([1-9]\d*)([?+=-])/.exec(String(line[column]?.value ?? '')) ?? [];
            const [, back, answer] = /^(\d+)([?+=-])/.exec(cellOf(opponent, column)) ?? [];
            return text === undefined || (back === own && answer === OPPOSITE[result])
              ? []
              : [`${sheet.name}: ${own} ${text} ${titles[column]}`];
          }),
        );
  });
}

describe('whatever died, and whatever somebody did since', () => {
  let actions: readonly Action[] = [];
  beforeAll(() => {
    actions = writingActions(warmAddon).actions;
  });

  // N6
  test('an undo of drawn numbers that is taken back leaves numbers, not their texts', () => {
    const undo = actions.find(({ name }) => name.startsWith('undo of write numbers'))!;
    const own = (now: Book) =>
      sheetNamed(now, 'Wall list')!
        .cells.slice(1, 5)
        .map(([cell]) => cell?.value);
    let taken = 0;
    for (let call = Math.floor(undo.calls / 2); call < undo.calls; call++) {
      book.google.setBook(undo.start);
      book.google.failAt(one => (one === call ? 'dies' : undefined));
      book.ask(undo.request);
      book.google.failAt(undefined);
      if (book.ask({ ask: 'state' }).view === 'begun') taken += 1;
      leadOut('undo');
      if (own(book.google.book()).join() === own(undo.start).join())
        expect(own(book.google.book()), `call ${call}`).toEqual(own(undo.start));
    }
    expect(taken).toBeGreaterThan(3);
  });

  // N7
  test('an undo of a split text that died, and a row inserted since: the panel leads out', () => {
    const undo = actions.find(({ name }) => name.startsWith('undo of split'))!;
    const { id } = undo.start.sheets.find(one => isUsed(one) && !/^(Log|Protokoll)$/.test(one.name))!;
    let left = 0;
    for (let call = Math.floor(undo.calls / 2); call < undo.calls; call += 2) {
      book.google.setBook(undo.start);
      book.google.failAt(one => (one === call ? 'dies' : undefined));
      book.ask(undo.request);
      book.google.failAt(undefined);
      change(now => insertRows(now, id, 2));
      if (book.ask({ ask: 'state' }).view === 'begun') left += 1;
      leadOut();
    }
    expect(left).toBeGreaterThan(2);
  });

  // N11 of docs/faults.md
  test('and no cell of it is gone, nor stands twice, wherever the row came', () => {
    const lines = ['No;Name;Club;R1', '1;Anna;Oslo;2+', '2;Ben;Rome;1-', '3;Cid;Bonn;4+', '4;Dan;Wien;3-'];
    book.google.setBook(emptyBook());
    lines.forEach((line, row) => book.type('Sheet1', `A${row + 1}`, line));
    const { seen } = book.expectView({ ask: 'state' }, 'text');
    book.expectView({ ask: 'split', seen }, 'finished');
    const start = book.google.book();
    const request = { ask: 'undo', action: undoOffered()?.action ?? '' } as const;
    expect(book.ask(request).view).toBe('undone');
    const calls = book.google.calls().length;
    const textsOf = (now: Book) =>
      sheetNamed(now, 'Sheet1')!
        .cells.flat()
        .flatMap(({ value }) => String(value).split(';'))
        .filter(text => text !== '')
        .sort();
    const all = textsOf(start);
    for (let call = Math.floor(calls / 2); call < calls; call += 2)
      for (const row of [0, 2, 4]) {
        book.google.setBook(start);
        book.google.failAt(one => (one === call ? 'dies' : undefined));
        book.ask(request);
        book.google.failAt(undefined);
        change(now => insertRows(now, sheetNamed(now, 'Sheet1')!.id, row));
        leadOut('undo');
        expect(textsOf(book.google.book()), `call ${call}, row ${row}`).toEqual(all);
      }
  });

  // N17
  test('an undo that took a line of a Round sheet away, and is taken back, leaves the formats of its blank cells', () => {
    const undo = actions.find(({ name }) => name.startsWith('undo of write absence Round'))!;
    const before = JSON.stringify(contentOf(undo.start));
    let taken = 0;
    for (let call = Math.floor(undo.calls * 0.6); call < undo.calls; call += 3) {
      book.google.setBook(undo.start);
      book.google.failAt(one => (one === call ? 'dies' : undefined));
      book.ask(undo.request);
      book.google.failAt(undefined);
      const view = book.ask({ ask: 'state' });
      if (view.view !== 'begun') continue;
      taken += 1;
      book.ask({ ask: 'undo', action: view.action });
      expect(JSON.stringify(contentOf(book.google.book())), `call ${call}`).toBe(before);
    }
    expect(taken).toBeGreaterThan(3);
  });

  // N21
  test('a round that came in between gets the format of text where its run is finished', () => {
    const added = actions.find(({ name, after }) => name.startsWith('mend Sheet') && after.includes('R3'))!;
    let finished = 0;
    for (let call = Math.floor(added.calls * 0.5); call < added.calls; call += 3) {
      book.google.setBook(added.start);
      book.google.failAt(one => (one === call ? 'dies' : undefined));
      book.ask(added.request);
      book.google.failAt(undefined);
      if (book.ask({ ask: 'state' }).view !== 'begun') continue;
      leadOut('finish');
      const left = JSON.stringify(contentOf(book.google.book()));
      expect([added.before, added.after].includes(left), `call ${call}`).toBe(true);
      if (left === added.after) finished += 1;
    }
    expect(finished).toBeGreaterThan(2);
  });

  test(
    'the panel leads out in three presses, to no half game, and to before or after in every cell that nobody touched',
    () => {
      const kinds = fc.constantFrom<Fault>('throws before', 'throws after', 'dies', 'loses');
      fc.assert(
        fc.property(
          fc.nat(),
          fc.double({ min: 0.2, max: 0.999, noNaN: true }),
          kinds,
          fc.constantFrom(...DEEDS),
          fc.nat(),
          fc.constantFrom('finish' as const, 'undo' as const),
          (nth, at, kind, [name, deed], sheet, choice) => {
            const action = actions[nth % actions.length]!;
            book.google.setBook(action.start);
            const call = Math.floor(at * action.calls);
            book.google.failAt(one => (one === call ? kind : undefined));
            book.ask(action.request);
            book.google.failAt(undefined);
            const sheets = book.google
              .book()
              .sheets.filter(one => isUsed(one) && !/^(Log|Protokoll)$/.test(one.name));
            const one = sheets[sheet % Math.max(1, sheets.length)];
            if (one) change(now => deed(now, one.id));
            leadOut(choice);
            const what = `${action.name}, call ${call} ${kind}, then somebody ${name} ${one?.name}, ${choice}`;
            const end = book.google.book();
            if (!name.startsWith('protects') && name !== 'deletes') expect(halfGames(end), what).toEqual([]);
            if (!MOVING.includes(name)) {
              book.google.setBook(action.start);
              book.ask(action.request);
              expect(neither(action.start, book.google.book(), end, one?.id), what).toEqual([]);
            }
          },
        ),
        { numRuns: DEATHS, ...(process.env['DEATHS'] === undefined && { seed: 27 }) },
      );
    },
    Math.max(300_000, DEATHS * 5_000),
  );

  test(
    'and so it does where the presses that lead out die too, and people go on',
    () => {
      const kinds = fc.constantFrom<Fault>('throws before', 'throws after', 'dies', 'loses');
      const turn = fc.record({
        at: fc.double({ min: 0.1, max: 0.999, noNaN: true }),
        kind: kinds,
        deed: fc.constantFrom(...DEEDS),
        sheet: fc.nat(),
        choice: fc.constantFrom('finish' as const, 'undo' as const),
      });
      fc.assert(
        fc.property(
          fc.nat(),
          fc.array(turn, { minLength: 2, maxLength: 3 }),
          fc.constantFrom('finish' as const, 'undo' as const),
          (nth, turns, choice) => {
            const action = actions[nth % actions.length]!;
            book.google.setBook(action.start);
            let request = action.request;
            const what = [action.name];
            for (const { at, kind, deed, sheet, choice: next } of turns) {
              const call = Math.floor(at * action.calls);
              book.google.failAt(one => (one === call ? kind : undefined));
              book.ask(request);
              book.google.failAt(undefined);
              const now = book.google.book();
              const sheets = now.sheets.filter(one => isUsed(one) && !/^(Log|Protokoll)$/.test(one.name));
              const one = sheets[sheet % Math.max(1, sheets.length)];
              if (one) change(each => deed[1](each, one.id));
              what.push(`${request.ask}: call ${call} ${kind}, then somebody ${deed[0]} ${one?.name}`);
              const view = book.ask({ ask: 'state' });
              if (view.view !== 'begun') break;
              request = { ask: view.mayFinish ? next : 'undo', action: view.action };
            }
            const told = [...what, choice].join(', ');
            try {
              leadOut(choice);
            } catch (error) {
              throw new Error(told, { cause: error });
            }
            const gentle = turns.every(
              ({ deed: [name] }) => !name.startsWith('protects') && name !== 'deletes',
            );
            if (gentle) expect(halfGames(book.google.book()), told).toEqual([]);
          },
        ),
        { numRuns: Math.ceil(DEATHS / 2) },
      );
    },
    Math.max(300_000, DEATHS * 5_000),
  );
});

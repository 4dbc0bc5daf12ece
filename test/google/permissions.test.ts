import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../../src/application/protocol/protocol';
import { warmAddon } from '../application/built';
import { makeDice } from '../pairing/simulatedEvent';
import { changeSheet, dropSheet, emptyBook, sheetNamed, type Book, type Sheet } from './book';
import type { Answering } from './byAlerts';
import { isUsed } from './content';
import { all, menuOver, type Menu } from './eventByAlerts';
import { MOST, someEntries, someQuestions, until } from './moments';
import { enter, googleBook, type GoogleBook } from './googleBook';
import { neither } from './neither';
import { textOfBook, writingActions, type Action } from './writingActions';

// N60, N61, N62 and N66 of docs/faults.md

/** So many of each kind by dice; `RUNS=9999` tries all, which takes an hour. */
const RUNS = Number(process.env['RUNS'] ?? 5);

const some = <T>(of: readonly T[], seed: number): readonly T[] => {
  const random = makeDice(seed + Number(process.env['SEED'] ?? 0));
  return of
    .map(one => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, RUNS)
    .map(({ one }) => one);
};

/** What Google refuses to a person who may only look. */
const ofViewer = (name: string): boolean =>
  /^(Range|RangeList|Sheet|Spreadsheet)\.(set(?!ActiveSheet)|insert|delete|remove|clear|hide|show|shift)/.test(
    name,
  );

/** What Google refuses where the box for the spreadsheet was left empty. */
const withoutSpreadsheet = (name: string): boolean => name === 'SpreadsheetApp.getActiveSpreadsheet';

const protectedIn = (book: Book, { id, columns }: Sheet, isWhole: boolean): Book =>
  changeSheet(book, id, one => ({
    ...one,
    ...(isWhole ? { isProtected: true } : { protectedAreas: [{ row: 1, column: 0, rows: 3, columns }] }),
  }));

const unprotected = (book: Book): Book => ({
  ...book,
  sheets: book.sheets.map(({ isProtected: _is, protectedAreas: _areas, ...sheet }) => sheet),
});

describe('the panel, at every request that writes, and at each undo', () => {
  let book: GoogleBook;
  let actions: readonly Action[] = [];
  beforeAll(() => {
    book = googleBook(warmAddon);
    actions = writingActions(warmAddon).actions;
  });

  /** One sentence of why, and none that nobody has foreseen. */
  function expectSentence(view: View | { readonly view: 'dead' }, at: string): void {
    if (view.view !== 'stopped') return;
    const said = view.reasons.map(({ sentence }) => sentence);
    expect(said.length, at).toBeGreaterThan(0);
    expect(said.join('\n'), at).not.toMatch(/undefined|\[object|unexpected|^$/);
  }

  /** Settles what is left begun as the panel offers it. */
  function settle(choice: 'undo' | 'finish', at: string): void {
    for (let press = 0; press < 4; press++) {
      const view = book.ask({ ask: 'state' });
      if (view.view !== 'begun') return;
      book.ask({ ask: view.mayFinish ? choice : 'undo', action: view.action });
    }
    expect(book.ask({ ask: 'state' }).view, at).not.toBe('begun');
  }

  test.each([
    ['somebody who may only view', ofViewer],
    ['no permission for the spreadsheet', withoutSpreadsheet],
  ] as const)('%s: a sentence, and nothing is changed', (kind, isRefused) => {
    for (const { name, start, request } of some(actions, 1)) {
      book.google.setBook(start);
      book.google.failAt((_, call) => (isRefused(call) ? 'throws before' : undefined));
      const view = book.ask(request);
      const look = book.ask({ ask: 'state' });
      book.google.failAt(undefined);
      // A request that finds nothing to do, or that only looks, is answered.
      if (kind === 'somebody who may only view') {
        expectSentence(view, name);
        expect(look.view, name).not.toBe('stopped');
      } else expect([view.view, look.view], name).toEqual(['stopped', 'stopped']);
      expect(book.google.book().sheets, name).toEqual(start.sheets);
    }
  });

  test.each([
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ])(
    'a sheet is protected (all of it: %s; told at the next reading: %s): the panel leads out, nothing is lost',
    (whole, isLate) => {
      book.google.refuseLate(isLate);
      const cases = actions.flatMap(action =>
        action.start.sheets.filter(isUsed).map(sheet => ({ action, sheet })),
      );
      for (const [i, { action, sheet }] of some(cases, 2).entries()) {
        const choice = i % 2 === 0 ? 'undo' : 'finish';
        const at = `${action.name}, “${sheet.name}”, ${choice}`;
        book.google.setBook(protectedIn(action.start, sheet, whole));
        const view = book.ask(action.request);
        expectSentence(view, at);
        // What a Log says that nobody may change is settled when somebody may.
        if (/^(Log|Protokoll)$/.test(sheet.name)) book.google.setBook(unprotected(book.google.book()));
        settle(choice, at);
        // What is protected is as it was, and every other cell is as before or as after.
        const now = unprotected(book.google.book());
        if (whole && !/^(Log|Protokoll)$/.test(sheet.name))
          expect(
            now.sheets.find(({ id }) => id === sheet.id),
            at,
          ).toEqual(action.start.sheets.find(({ id }) => id === sheet.id));
        const left = textOfBook(now);
        if (left === action.before || left === action.after) continue;
        expect(neither(action.start, afterOf(action), now), at).toEqual([]);
      }
    },
  );
  afterEach(() => book.google.refuseLate(false));

  test('a sheet is deleted between question and answer: nothing else is lost, and it is said what stopped it', () => {
    const cases = actions.flatMap(action =>
      action.start.sheets.filter(isUsed).map(sheet => ({ action, sheet })),
    );
    for (const { action, sheet } of some(cases, 3)) {
      const at = `${action.name}, “${sheet.name}”`;
      const start = dropSheet(action.start, sheet.id);
      if (start.sheets.length === 0) continue;
      book.google.setBook(start);
      expectSentence(book.ask(action.request), at);
      settle('undo', at);
      expect(neither(start, afterOf(action), book.google.book()), at).toEqual([]);
    }
  });

  /** The spreadsheet that an action leaves undisturbed. */
  function afterOf({ start, request }: Action): Book {
    const now = book.google.book();
    book.google.setBook(start);
    book.ask(request);
    const after = book.google.book();
    book.google.setBook(now);
    return after;
  }

  test('an output that is looked at is undone where the list is gone', () => {
    book.google.setBook(emptyBook());
    enter(book, 8);
    book.expectView({ ask: 'report' }, 'report written');
    const view = book.ask({ ask: 'state' });
    const action = 'undo' in view ? (view.undo?.action ?? '') : '';
    book.google.setBook(dropSheet(book.google.book(), sheetNamed(book.google.book(), 'Wall list')!.id));
    expect(sheetNamed(book.google.book(), 'Report on round 1')!.id).toBe(book.google.book().active);
    expect(book.ask({ ask: 'undo', action }).view).toBe('undone');
  });
});

describe('by alerts, at every entry of the menu and every moment of an event', () => {
  const goesOn = (): Answering => until(MOST, () => undefined, undefined);

  function expectSaid(said: ReturnType<Menu['pick']>, at: string): void {
    expect(said[said.length - 1]?.text.trim() ?? '', at).not.toBe('');
    expect(all(said), at).not.toMatch(/undefined|\[object/);
  }

  /** The entry is chosen again, at most three times; then nothing is left begun, as the panel tells. */
  function expectWayOut(menu: Menu, entry: Parameters<Menu['pick']>[0], at: string): void {
    const isBegun = (): boolean =>
      googleBook(warmAddon, menu.google.book()).ask({ ask: 'state' }).view === 'begun';
    for (let press = 0; press < 3 && isBegun(); press++)
      // The help leads nowhere.
      menu.pick(entry === 'help' ? 'undoLastAction' : entry, goesOn());
    expect(isBegun(), at).toBe(false);
  }

  test.each([
    ['somebody who may only view', ofViewer],
    ['no permission for the spreadsheet', withoutSpreadsheet],
  ] as const)('%s: a sentence, and nothing is changed', (_, isRefused) => {
    for (const { moment, entry, start } of someEntries(4, RUNS)) {
      const menu = menuOver(start);
      menu.google.failAt((__, call) => (isRefused(call) ? 'throws before' : undefined));
      const said = menu.pick(entry, goesOn());
      expectSaid(said, `${moment}, ${entry}`);
      expect(said.map(({ title }) => title).join('\n'), `${moment}, ${entry}`).not.toMatch(
        /is written|Undone|recorded/,
      );
      expect(menu.google.book().sheets, `${moment}, ${entry}`).toEqual(start.sheets);
    }
  });

  test('a sheet is protected: what it holds stays, and the menu leads out', () => {
    for (const [i, { moment, entry, start }] of someEntries(5, RUNS).entries()) {
      const used = start.sheets.filter(isUsed);
      const sheet = used[i % Math.max(1, used.length)];
      if (!sheet) continue;
      const at = `${moment}, ${entry}, “${sheet.name}”`;
      const menu = menuOver(protectedIn(start, sheet, true));
      expectSaid(menu.pick(entry, goesOn()), at);
      const sheetNow = (): Sheet | undefined => menu.google.book().sheets.find(({ id }) => id === sheet.id);
      expect(sheetNow()?.cells, at).toEqual(sheet.cells);
      // What a Log says that nobody may change is settled when somebody may.
      if (sheet.name === 'Log') menu.google.setBook(unprotected(menu.google.book()));
      expectWayOut(menu, entry, at);
    }
  });

  test('a sheet is deleted while a question stands: what the others hold stays, and the menu leads out', () => {
    for (const [i, { moment, entry, question, start }] of someQuestions(6, RUNS).entries()) {
      const menu = menuOver(start);
      let asked = 0;
      let name = '';
      const goOn = goesOn();
      const said = menu.pick(entry, (one, nth) => {
        const now = menu.google.book();
        const used = now.sheets.filter(isUsed);
        if (asked++ === question && used.length > 1) {
          const sheet = used[i % used.length]!;
          name = sheet.name;
          menu.google.setBook(dropSheet(now, sheet.id));
        }
        return goOn(one, nth);
      });
      const at = `${moment}, ${entry}, question ${question + 1}, “${name}”\n${all(said)}`;
      expectSaid(said, at);
      expect(all(said), at).not.toContain('unexpected');
      expectWayOut(menu, entry, at);
      const undisturbed = menuOver(start);
      undisturbed.pick(entry, goesOn());
      // Without its settings a round is paired otherwise, into cells that were blank.
      const others = neither(start, undisturbed.google.book(), menu.google.book());
      expect(
        others.filter(one => !one.includes(', "" → ')),
        at,
      ).toEqual([]);
    }
  });
});

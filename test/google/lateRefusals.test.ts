import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { makeDice } from '../pairing/simulatedEvent';
import { changeSheet, dropSheet, type Book, type Sheet } from './book';
import { isUsed } from './content';
import { googleBook, type GoogleBook } from './googleBook';
import { writingActions, type Action } from './writingActions';

// N85 of docs/faults.md

/** Of each kind so many by dice. */
const RUNS = Number(process.env['RUNS'] ?? 12);

type Happening = (book: Book, sheet: Sheet) => Book;

const protectedNow: Happening = (book, { id }) =>
  changeSheet(book, id, one => ({ ...one, isProtected: true }));

const HAPPENS: Readonly<Record<string, { readonly does: Happening; readonly isLate: boolean }>> = {
  'is protected': { does: protectedNow, isLate: false },
  'is protected, which Google tells at the next reading': { does: protectedNow, isLate: true },
  'is deleted': { does: (book, { id }) => dropSheet(book, id), isLate: false },
  'is renamed': {
    does: (book, { id, name }) => changeSheet(book, id, one => ({ ...one, name: `My ${name}` })),
    isLate: false,
  },
};

let book: GoogleBook;
let actions: readonly Action[] = [];
beforeAll(() => {
  book = googleBook(warmAddon);
  book.ask({ ask: 'state' });
  actions = writingActions(warmAddon).actions;
});
afterEach(() => {
  book.google.refuseLate(false);
  book.google.meanwhile(undefined);
});

describe.each(Object.entries(HAPPENS))('a sheet %s while a request is under way', (_, { does, isLate }) => {
  test('the sentence that stops it names the sheet', () => {
    const random = makeDice(3 + Number(process.env['SEED'] ?? 0));
    const nth = (count: number): number => Math.floor(random() * count);
    const unnamed: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      const action = actions[nth(actions.length)]!;
      const used = action.start.sheets.filter(isUsed);
      const [sheet, at] = [used[nth(used.length)], nth(action.calls)];
      if (!sheet || used.length < 2) continue;
      book.google.setBook(action.start);
      book.google.refuseLate(isLate);
      book.google.meanwhile(call => {
        const now = book.google.book();
        const is = now.sheets.find(({ id }) => id === sheet.id);
        if (call === at && is) book.google.setBook(does(now, is));
      });
      const view = book.ask(action.request);
      book.google.meanwhile(undefined);
      book.google.refuseLate(false);
      if (view.view !== 'stopped') continue;
      const said = view.reasons.map(({ sentence, cell }) => `${cell?.sheet ?? ''} ${sentence}`).join('\n');
      if (/unexpected/.test(said) || (/could not be changed/.test(said) && !said.includes(sheet.name)))
        unnamed.push(`${action.name}, “${sheet.name}”, call ${at}: ${said}`);
    }
    expect(unnamed).toEqual([]);
  });
});

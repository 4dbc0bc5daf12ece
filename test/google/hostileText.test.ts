import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Request, View } from '../../src/application/protocol/protocol';
import type { RequestName, REQUESTS } from '../../src/application/protocol/requests';
import { warmAddon } from '../application/built';
import { sheetNamed, type Book, type Cell } from './book';
import { googleBook, type GoogleBook } from './googleBook';
import {
  BEGINNINGS,
  CALL,
  playEvent,
  playImport,
  playLots,
  playOwn,
  playName,
  playPrint,
  playRatings,
  playMerge,
  playRegistration,
  playSplit,
  playSuggestion,
} from './hostileEvent';

/**
 * No text from outside is a live formula at any moment, not between two calls either: `=IMPORTXML` would send cells to a stranger as soon
 * as it stands. The fake takes the worst of what Google does not document (book.ts). `EVENTS=100` is the long mode.
 */
const RUNS = Number(process.env.EVENTS ?? 1);

type Writing =
  | {
      [A in RequestName]: (typeof REQUESTS)[A]['changes'] extends 'nothing' | 'selection' ? never : A;
    }[RequestName]
  // Its panel says that it runs, which the script notes.
  | 'self-test';

/** The view that says that an action has written; the compiler asks for each action that there is. */
const WRITES: Readonly<Record<Writing, View['view']>> = {
  create: 'created',
  'clear examples': 'cleared',
  'write numbers': 'ready',
  report: 'report written',
  costs: 'costs written',
  adopt: 'preview',
  write: 'written',
  publish: 'changed',
  'write tables': 'changed',
  'write absence': 'changed',
  'change players': 'players',
  seat: 'registration',
  'keep apart': 'preview',
  'let in': 'preview',
  'enter person': 'registration',
  'write people': 'registration',
  'begin check-in': 'players',
  'take proposals': 'registration',
  'write groups': 'groups',
  'write ranks': 'groups',
  'settle details': 'results missing',
  'settle results': 'results missing',
  enter: 'entered',
  record: 'recorded',
  'take reports': 'results missing',
  undo: 'undone',
  finish: 'results missing',
  'keep pairing': 'results missing',
  'rate alone': 'results missing',
  'put back': 'ready',
  'confirm changes': 'ready',
  'take version': 'ready',
  mend: 'problems',
  standings: 'standings written',
  names: 'names written',
  'sort by place': 'finished',
  prizes: 'prizes written',
  'simulation sheet': 'simulation written',
  'use system': 'ready',
  'self-test': 'finished',
  import: 'imported',
  'write ratings': 'ratings written',
  'add rounds': 'merge',
  merge: 'merged',
  'print sheet': 'print sheet',
  split: 'finished',
};

const hostile = (at: number, end: string): string =>
  `${BEGINNINGS[at % BEGINNINGS.length]}${CALL}"${end.replace(/[\r\n]/g, ' ')}")`;

/** Formulas that hold the call outside of quotes, with the call of Google's services before which they stood. */
function watch({ google }: GoogleBook): Set<string> {
  const seen = new Set<string>();
  const looked = new WeakSet<readonly Cell[]>();
  google.meanwhile((_, before) => {
    for (const sheet of google.book().sheets)
      for (const line of sheet.cells) {
        if (looked.has(line)) continue;
        looked.add(line);
        for (const { formula } of line)
          if (formula.replace(/'(?:[^']|'')*'!/g, '').includes(CALL))
            seen.add(`${sheet.name}, before ${before}: ${formula}`);
      }
  });
  return seen;
}

/** What every request was answered with. */
function listening(book: GoogleBook, answers: Map<Request['ask'], Set<View['view']>>): GoogleBook {
  const note = <V>(ask: Request['ask'], view: V): V => {
    const kind = (view as { readonly view: View['view'] }).view;
    answers.set(ask, (answers.get(ask) ?? new Set()).add(kind));
    return view;
  };
  return {
    ...book,
    ask: request => note(request.ask, book.ask(request)),
    expectView: (request, view) => note(request.ask, book.expectView(request, view)),
  };
}

describe('text from outside', () => {
  let book: GoogleBook;
  let start: Book;
  beforeAll(() => {
    book = googleBook(warmAddon);
    start = book.google.book();
  });

  const PLAYS = [
    playEvent,
    playLots,
    playImport,
    playRatings,
    playMerge,
    playPrint,
    playRegistration,
    playSplit,
    playOwn,
    playSuggestion,
  ];

  test('is no live formula at any moment of any action', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(
        fc.nat({ max: BEGINNINGS.length - 1 }),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
        (from, end) => {
          const answers = new Map<Request['ask'], Set<View['view']>>();
          for (const play of PLAYS) {
            book.google.setBook(start);
            const live = watch(book);
            play(listening(book, answers), at => hostile(from + at, end));
            book.google.meanwhile(undefined);
            expect([...live]).toEqual([]);
          }
          const missing = Object.entries(WRITES).filter(
            ([ask, view]) => !answers.get(ask as Request['ask'])?.has(view),
          );
          expect(missing).toEqual([]);
        },
      ),
      { numRuns: RUNS, seed: 7 },
    );
  });

  test('would be seen if it were one', () => {
    book.google.setBook(start);
    const live = watch(book);
    const sheet = sheetNamed(start, 'Sheet1')!;
    const cells = [[{ value: 1, formula: `=${CALL}1)`, isText: false }]];
    book.google.setBook({ ...start, sheets: [{ ...sheet, cells }] });
    book.ask({ ask: 'state' });
    book.google.meanwhile(undefined);
    expect(live.size).toBeGreaterThan(0);
  });

  test.each(BEGINNINGS)(
    'of any beginning stays text in a new tournament and a pasted list: %j',
    beginning => {
      const live = watch(book);
      for (const play of [playName, playSplit]) {
        book.google.setBook(start);
        play(book, () => `${beginning}${CALL}1)`);
      }
      book.google.meanwhile(undefined);
      expect([...live]).toEqual([]);
    },
  );
});

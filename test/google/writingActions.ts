import type { Request } from '../../src/application/protocol/protocol';
import { isReading } from '../../src/application/protocol/requests';
import type { BuiltAddon } from '../application/built';
import type { Book, Sheet } from './book';
import { contentOf, isUsed } from './content';
import { CUP, enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';
import {
  CALL,
  playAddRound,
  playColumns,
  playEvent,
  playImport,
  playLots,
  playOwn,
  playPrint,
  playMerge,
  playRatings,
  playRegistration,
  playSplit,
  playSuggestion,
} from './hostileEvent';

/** A request that changes the spreadsheet, or the undo of one, where it may be asked. */
export interface Action {
  readonly name: string;
  readonly start: Book;
  readonly request: Request;
  /** The number of calls that it takes undisturbed. */
  readonly calls: number;
  /** The spreadsheets that it may leave. */
  readonly before: string;
  readonly after: string;
}

export const textOfBook = (book: Book): string => JSON.stringify(contentOf(book));

/** The requests that settle what was left begun; each undo is played after its action. */
const SETTLING: readonly Request['ask'][] = ['undo', 'finish'];

/**
 * Every request of the protocol that writes, in each way that it changes other sheets, and the undo of each. They are found by playing the
 * events in which the bounds of calls find every request, once for all tests that ask.
 */
export const writingActions = (load: Load): WritingActions => (found ??= findActions(load));

let found: WritingActions | undefined;

type Load = (globals: Record<string, unknown>) => BuiltAddon;

interface WritingActions {
  readonly actions: readonly Action[];
  readonly asked: ReadonlySet<Request['ask']>;
}

function findActions(load: Load): WritingActions {
  const plain = googleBook(load);
  const { google } = plain;
  const empty = google.book();
  const asked = new Set<Request['ask']>();
  const starts = new Map<string, readonly [Book, Request]>();
  const told = <V>(request: Request, asking: () => V): V => {
    const start = google.book();
    const view = asking();
    if (!isReading(request.ask)) asked.add(request.ask);
    if (SETTLING.includes(request.ask) || isBegun(start)) return view;
    const end = google.book();
    const key = [request.ask, ...changedSheets(start, end)].join(' ');
    if (key !== request.ask && !starts.has(key)) starts.set(key, [start, request]);
    return view;
  };
  const book: GoogleBook = {
    ...plain,
    ask: request => told(request, () => plain.ask(request)),
    answer: request => told(request, () => plain.answer(request)),
    expectView: (request, view) => told(request, () => plain.expectView(request, view)),
  };
  for (const play of [...PLAYS, playLanguage, playColumns, playOutputs, playAddRound, playSuggestion]) {
    google.setBook(empty);
    play(book, at => `${CALL}${at})`);
  }
  const actions = [...starts].flatMap(([name, [start, request]]): readonly Action[] => {
    const action = actionOf(plain, name, start, request);
    if (!action) return [];
    const no = newest(google.book());
    const undone =
      no === undefined
        ? undefined
        : actionOf(plain, `undo of ${name}`, google.book(), { ask: 'undo', action: no });
    return undone ? [action, undone] : [action];
  });
  google.setBook(empty);
  return { actions, asked };
}

const PLAYS = [
  playImport,
  playLots,
  playMerge,
  playRatings,
  playPrint,
  playRegistration,
  playSplit,
  playOwn,
  playEvent,
];

function actionOf(book: GoogleBook, name: string, start: Book, request: Request): Action | undefined {
  book.google.setBook(start);
  book.answer(request);
  const [before, after] = [textOfBook(start), textOfBook(book.google.book())];
  return before === after
    ? undefined
    : { name, start, request, calls: book.google.calls().length, before, after };
}

const logLines = (book: Book): readonly (readonly unknown[])[] =>
  book.sheets
    .filter(({ name }) => /^(Log|Protokoll)$/.test(name))
    .flatMap(({ cells }) => cells.map(line => line.map(({ value }) => value)));

const isBegun = (book: Book): boolean => logLines(book).some(line => line[3] === 'begun');

/** The number of the newest action that may be undone. */
const newest = (book: Book): string | undefined => {
  const lines = logLines(book).filter(line => line[3] === 'done' && !line[4] && line[6]);
  const line = lines[lines.length - 1];
  return line && String(line[0]);
};

/** The names of the sheets that differ, those of rounds alike. A sheet that nobody touched is the same value. */
function changedSheets(start: Book, end: Book): readonly string[] {
  const isIn = (book: Book, sheet: Sheet): boolean => book.sheets.includes(sheet);
  const touched = [
    ...start.sheets.filter(sheet => !isIn(end, sheet)),
    ...end.sheets.filter(sheet => !isIn(start, sheet)),
  ];
  const names = new Set(touched.filter(isUsed).map(({ name }) => name));
  const of = (book: Book, name: string): string =>
    JSON.stringify(contentOf({ ...book, names: [], sheets: book.sheets.filter(one => one.name === name) }));
  const changed = [...names].filter(name => of(start, name) !== of(end, name));
  return [...new Set(changed.map(name => name.replace(/\d+/g, '#')))].sort();
}

/** Sheets in another language than the settings say, with a round in play. */
function playLanguage(book: GoogleBook): void {
  enter(book, 7, { ...CUP, rounds: 3 });
  pair(book);
  typeResults(book, 1);
  book.expectView({ ask: 'record' }, 'recorded');
  book.expectView({ ask: 'sort by place' }, 'ready');
  pair(book);
  book.expectView({ ask: 'standings' }, 'standings written');
  const row = book.values('Settings').findIndex(([name]) => name === 'Language');
  if (row < 0) book.type('Settings', `A${book.values('Settings').length + 1}`, 'Language');
  book.type('Settings', `B${row < 0 ? book.values('Settings').length : row + 1}`, 'Deutsch');
  const view = book.ask({ ask: 'state' });
  const remarks = 'warnings' in view ? (view.warnings ?? []) : [];
  const found = remarks.flatMap(({ mends = [] }) => mends).find(({ label }) => /Deutsch/.test(label));
  if (!found) throw new Error(JSON.stringify(view));
  book.ask({ ask: 'mend', mend: found.mend });
}

/** Outputs that stand beside one another, and a setting that is typed between them. */
function playOutputs(book: GoogleBook): void {
  enter(book, 7, { ...CUP, rounds: 3 });
  book.expectView({ ask: 'report' }, 'report written');
  book.expectView({ ask: 'costs' }, 'costs written');
  pair(book);
  typeResults(book, 1);
  book.expectView({ ask: 'record' }, 'recorded');
  const value = book.values('Settings').findIndex(([name]) => name === 'Bye value') + 1;
  book.type('Settings', `B${value}`, '½');
  book.ask({ ask: 'state' });
  for (const ask of ['standings', 'names', 'prizes'] as const) book.ask({ ask });
}

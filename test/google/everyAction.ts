/** All that writes: every request of the protocol that changes the spreadsheet, its undo, and its finish where the run died. */
import type { Request } from '../../src/application/protocol/protocol';
import type { Book, Sheet } from './book';
import { playEverything, told } from './everyCall';
import type { GoogleBook } from './googleBook';

export interface Action {
  /** The request, and which one of its kind: `record`, `record 2`, `undo of record`. */
  readonly name: string;
  readonly start: Book;
  readonly request: Request;
  /** The number of calls that it takes undisturbed. */
  readonly calls: number;
  readonly after: Book;
}

/**
 * Every action of events in which each request is asked, of each kind so many. The book is left somewhere; whoever uses an action puts
 * it at its start.
 */
export function everyAction(book: GoogleBook, most = 1): readonly Action[] {
  const found: Action[] = [];
  const names = new Map<string, number>();
  const { google } = book;
  const add = (kind: string, start: Book, request: Request): void => {
    const [count, after] = [(names.get(kind) ?? 0) + 1, google.book()];
    if (count > most || !hasChanged(start, after)) return;
    names.set(kind, count);
    const name = count === 1 ? kind : `${kind} ${count}`;
    found.push({ name, start, request, calls: google.calls().length, after });
  };
  playEverything(told(book, (request, start) => add(request.ask, start, request)));
  for (const one of [...found]) {
    if (one.request.ask === 'undo') continue;
    const undo = undoAfter(book, one);
    if (undo) add(`undo of ${one.name}`, undo.start, undo.request);
    const finish = finishOf(book, one);
    if (finish) add(`finish of ${one.name}`, finish.start, finish.request);
  }
  return found;
}

const hasChanged = (one: Book, other: Book): boolean =>
  one.sheets.length !== other.sheets.length ||
  JSON.stringify(one.names) !== JSON.stringify(other.names) ||
  one.sheets.some((sheet, i) => areOther(sheet, other.sheets[i]!));

/** Cells that nothing was done to are the same objects. */
const areOther = (one: Sheet, other: Sheet): boolean =>
  one !== other &&
  (one.name !== other.name ||
    one.cells.length !== other.cells.length ||
    one.cells.some(
      (line, row) => line !== other.cells[row] && JSON.stringify(line) !== JSON.stringify(other.cells[row]),
    ));

interface Asked {
  readonly start: Book;
  readonly request: Request;
}

/** Takes an action back, which must be the newest. */
function undoAfter(book: GoogleBook, { after }: Action): Asked | undefined {
  book.google.setBook(after);
  const view = book.ask({ ask: 'state' });
  if (!('undo' in view) || !view.undo) return undefined;
  const start = book.google.book();
  const request = { ask: 'undo', action: view.undo.action } as const;
  book.ask(request);
  return { start, request };
}

/** Finishes an action whose run died when it had written something. */
function finishOf(book: GoogleBook, { start, request }: Action): Asked | undefined {
  const { google } = book;
  google.setBook(start);
  let puts = 0;
  google.failAt((_, name) => (name === 'Range.setValues' && puts++ === 1 ? 'dies' : undefined));
  book.ask(request);
  google.failAt(undefined);
  const view = book.ask({ ask: 'state' });
  if (view.view !== 'begun' || !view.mayFinish) return undefined;
  const left = google.book();
  const finish = { ask: 'finish', action: view.action } as const;
  book.ask(finish);
  return { start: left, request: finish };
}

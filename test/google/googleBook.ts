import type { Answer, NewTournamentForm, Request, View } from '../../src/application/protocol/protocol';
import type { BuiltAddon } from '../application/built';
import {
  cellAt,
  changeCells,
  changeSheet,
  emptyBook,
  extent,
  sheetNamed,
  type Book,
  type CellValue,
} from './book';
import { parseA1 } from './a1';
import { DEAD, fakeGoogle, type FakeGoogle } from './fakeGoogle';

/** The built add-on over a fake of Google's services. */
export interface GoogleBook {
  readonly google: FakeGoogle;
  /** Asks as the panel does; `dead` where the run was killed. */
  readonly ask: (request: Request) => View | { readonly view: 'dead' };
  /** The whole answer of a run that is not killed. */
  readonly answer: (request: Request) => Answer;
  readonly expectView: <V extends View['view']>(
    request: Request,
    view: V,
  ) => Extract<View, { readonly view: V }>;
  /** A person types; text formats stay. */
  readonly type: (sheet: string, a1: string, value: CellValue) => void;
  readonly cell: (sheet: string, a1: string) => CellValue;
  readonly formula: (sheet: string, a1: string) => string;
  readonly values: (sheet: string) => CellValue[][];
  readonly sheets: () => readonly string[];
}

type Load = (globals: Record<string, unknown>) => BuiltAddon;

export function googleBook(load: Load, start: Book = emptyBook()): GoogleBook {
  const google = fakeGoogle(start);
  const addon = load({ ...google.globals });
  const answer = (request: Request): Answer | typeof DEAD =>
    plain(google.run(() => (addon['sidebar'] as unknown as (request: Request) => Answer)(request)));
  const sheetOf = (name: string) => {
    const sheet = sheetNamed(google.book(), name);
    if (!sheet) throw new Error(`There is no sheet ${name}`);
    return sheet;
  };
  const plain = (found: Answer | typeof DEAD): Answer | typeof DEAD => {
    if (found !== DEAD && !isPlain(found)) throw new Error(`${JSON.stringify(found)} is no plain JSON`);
    return found;
  };
  const ask = (request: Request): View | { readonly view: 'dead' } => {
    const found = answer(request);
    return found === DEAD ? { view: 'dead' } : found.view;
  };
  return {
    google,
    ask,
    answer: request => {
      const found = answer(request);
      if (found === DEAD) throw new Error('the run was killed');
      return found;
    },
    expectView: (request, view) => {
      const found = ask(request);
      if (found.view !== view) throw new Error(`${request.ask}: ${JSON.stringify(found)}`);
      return found as Extract<View, { readonly view: typeof view }>;
    },
    type: (name, a1, value) =>
      google.setBook(
        changeSheet(google.book(), sheetOf(name).id, sheet =>
          changeCells(sheet, parseA1(a1), cell => ({ ...cell, value, formula: '' })),
        ),
      ),
    formula: (name, a1) => {
      const { row, column } = parseA1(a1);
      return cellAt(sheetOf(name), row, column).formula;
    },
    cell: (name, a1) => {
      const { row, column } = parseA1(a1);
      return cellAt(sheetOf(name), row, column).value;
    },
    values: name => {
      const sheet = sheetOf(name);
      const { rows, columns } = extent(sheet);
      return Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => cellAt(sheet, r, c).value),
      );
    },
    sheets: () => google.book().sheets.map(({ name }) => name),
  };
}

/** Whether a value is what JSON can hold: nothing in it is undefined, a date or a function. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object Array]') return (value as readonly unknown[]).every(isPlain);
  return kind === '[object Object]' && Object.values(value as object).every(isPlain);
}

const RANKS = ['5d', '4d', '3d', '2d', '1d', '1k', '2k', '4k', '6k', '9k', '12k', '15k'];

export const CUP: NewTournamentForm = {
  name: 'Spring Cup',
  system: 'McMahon',
  teams: false,
  rounds: 10,
  upperBar: '3d',
  lowerBar: '15k',
  seed: 'dice 6-3',
};

/** Creates a tournament, clears its examples and types players, into a list as long as they need. */
export function enter(book: GoogleBook, players: number, tournament: NewTournamentForm = CUP): void {
  book.expectView({ ask: 'create', tournament }, 'created');
  book.expectView({ ask: 'clear examples' }, 'cleared');
  const { google } = book;
  const list = sheetNamed(google.book(), 'Wall list')!;
  const lines = changeCells(
    { ...list, rows: Math.max(list.rows, players + 10) },
    { row: 1, column: 0, rows: players, columns: 3 },
    (cell, r, c) => ({
      ...cell,
      value: [r + 1, `Player ${r + 1}`, RANKS[Math.floor((r * RANKS.length) / players)]!][c]!,
    }),
  );
  const whole = changeSheet(google.book(), list.id, () => lines);
  google.setBook({
    ...whole,
    names: whole.names.map(one =>
      one.sheet === list.id ? { ...one, rows: Math.max(one.rows, players + 1) } : one,
    ),
  });
}

/** Pairs the next round. */
export function pair(book: GoogleBook) {
  const { seen } = book.expectView({ ask: 'preview' }, 'preview');
  return book.expectView({ ask: 'write', seen }, 'written');
}

/** Types a result beside each game of a Round sheet, at most `most` of them. */
export function typeResults(book: GoogleBook, round: number, most = Infinity): void {
  let games = 0;
  book.values(`Round ${round}`).forEach((line, row) => {
    if (row > 2 && line[2] !== '' && games++ < most)
      book.type(`Round ${round}`, `F${row + 1}`, games % 3 === 0 ? 'w' : 'b');
  });
}

/** Pairs and plays rounds up to this one. */
export function playTo(book: GoogleBook, last: number): void {
  for (let round = 1; round <= last; round++) {
    pair(book);
    typeResults(book, round);
    book.expectView({ ask: 'record' }, 'recorded');
  }
}

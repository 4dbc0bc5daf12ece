import { beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '../../src/addon/panel/protocol';
import { loadAddon } from '../addon/built';
import { emptyBook, extent, type Book } from './book';
import type { Fault } from './fakeGoogle';
import { CUP, enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';

/**
 * Every action is all or nothing. A call of Google's services fails or kills the run, at every call of every action, and in
 * the long mode once more while the next look mends it. What is left is the spreadsheet before the action or after it.
 * `FAULTS=20000` is the long mode; by default a few. `SLICE=3/10` plays a part of them,
 * `ACTIONS=language` those of the actions with that word.
 */
const COUNT = Number(process.env.FAULTS ?? 12);
const [SLICE = 1, SLICES = 1] = (process.env.SLICE ?? '1/1').split('/').map(Number);
const FIRST = Math.floor(((SLICE - 1) * COUNT) / SLICES);
const END = Math.floor((SLICE * COUNT) / SLICES);

const KINDS: readonly Fault[] = ['throws before', 'throws after', 'dies', 'loses'];

/** Values, formulas and names of ranges; the Log tells of every attempt, and an empty sheet is none. */
function contentOf(book: Book) {
  const isUsed = ({ cells }: Book['sheets'][number]): boolean =>
    cells.some(line => line.some(({ value, formula }) => value !== '' || formula !== ''));
  const sheets = book.sheets.filter(sheet => !['Log', 'Protokoll'].includes(sheet.name) && isUsed(sheet));
  return {
    names: book.names
      .map(({ name, row, column, rows, columns }) => [name, row, column, rows, columns])
      .sort(),
    sheets: Object.fromEntries(
      sheets.map(sheet => {
        const { rows, columns } = extent(sheet);
        const lines = Array.from({ length: rows }, (_, r) =>
          Array.from({ length: columns }, (__, c) => {
            const cell = sheet.cells[r]?.[c];
            return cell?.formula || cell?.value || '';
          }),
        );
        return [sheet.name, lines];
      }),
    ),
  };
}

interface Action {
  readonly name: string;
  readonly start: Book;
  readonly request: Request;
  /** The number of calls that it takes undisturbed. */
  readonly calls: number;
  readonly before: string;
  readonly after: string;
}

let book: GoogleBook;
let actions: readonly Action[] = [];

function actionOf(name: string, start: Book, request: Request): Action {
  book.google.setBook(start);
  book.answer(request);
  const [calls, after] = [book.google.calls().length, JSON.stringify(contentOf(book.google.book()))];
  return { name, start, request, calls, before: JSON.stringify(contentOf(start)), after };
}

/** What the panel offers where the sheets are in another language than the setting says. */
function languageMend(): string {
  const view = book.ask({ ask: 'state' });
  const remarks = 'warnings' in view ? (view.warnings ?? []) : [];
  const found = remarks.flatMap(({ mends = [] }) => mends).find(({ label }) => /Deutsch/.test(label));
  if (!found) throw new Error(JSON.stringify(view));
  return found.mend;
}

beforeAll(() => {
  book = googleBook(loadAddon);
  const now = (): Book => book.google.book();
  const seen = (): string => book.expectView({ ask: 'preview' }, 'preview').seen;
  const made: Action[] = [];
  const act = (name: string, request: Request): void => void made.push(actionOf(name, now(), request));
  act('create', { ask: 'create', tournament: CUP });
  act('clear examples', { ask: 'clear examples' });
  book.google.setBook(emptyBook());
  enter(book, 7, { ...CUP, rounds: 3 });
  act('report', { ask: 'report' });
  act('write', { ask: 'write', seen: seen() });
  const [{ undo }] = [book.expectView({ ask: 'state' }, 'results missing')];
  const paired = now();
  act('undo a pairing', { ask: 'undo', action: undo?.action ?? '' });
  book.google.setBook(paired);
  typeResults(book, 1);
  act('record', { ask: 'record' });
  const recorded = now();
  const state = book.expectView({ ask: 'state' }, 'ready');
  act('undo a recording', { ask: 'undo', action: state.undo?.action ?? '' });
  book.google.setBook(recorded);
  act('sort by place', { ask: 'sort by place' });
  const sorted = book.expectView({ ask: 'state' }, 'ready');
  act('undo a sorting by place', { ask: 'undo', action: sorted.undo?.action ?? '' });
  book.google.setBook(recorded);
  const source = { from: 'text', text: 'Name\tRank\tClub\nNew One\t3k\tParis\nPlayer 3\t4d\tLyon' } as const;
  const people = book.expectView({ ask: 'preview people', source }, 'people');
  act('people', { ask: 'write people', source, seen: people.seen, replace: true });
  book.google.setBook(recorded);
  pair(book);
  typeResults(book, 2, 2);
  act('record some', { ask: 'record' });
  act('standings', { ask: 'standings' });
  const settled = now();
  const value = book.values('Settings').findIndex(([name]) => name === 'Bye value') + 1;
  book.type('Settings', `B${value}`, '½');
  act('in force', { ask: 'state' });
  book.google.setBook(settled);
  act('prizes', { ask: 'prizes' });
  const { wish } = book.expectView({ ask: 'simulation' }, 'simulate');
  act('simulation', { ask: 'simulation sheet', wish, tallies: [] });
  // Another language, with a round in play: cells, names of sheets and dropdowns are one action.
  const row = book.values('Settings').findIndex(([name]) => name === 'Language');
  if (row < 0) book.type('Settings', `A${book.values('Settings').length + 1}`, 'Language');
  book.type('Settings', `B${row < 0 ? book.values('Settings').length : row + 1}`, 'Deutsch');
  act('language', { ask: 'mend', mend: languageMend() });
  const turned = book.expectView({ ask: 'state' }, 'results missing');
  act('undo a language', { ask: 'undo', action: turned.undo?.action ?? '' });
  actions = made.filter(({ name }) => name.includes(process.env.ACTIONS ?? ''));
});

/** Looks, and settles what was left begun, until nothing is; `fault` disturbs the first run that settles. */
function recover(choice: 'finish' | 'undo', fault?: { readonly at: number; readonly kind: Fault }): void {
  let next = fault;
  for (let look = 0; look < 6; look++) {
    const view = book.ask({ ask: 'state' });
    if (view.view !== 'begun') return;
    const ask = view.mayFinish ? choice : 'undo';
    const disturbed = next;
    if (disturbed) book.google.failAt(call => (call === disturbed.at ? disturbed.kind : undefined));
    book.ask({ ask, action: view.action });
    book.google.failAt(undefined);
    next = undefined;
  }
  throw new Error('still begun');
}

interface Case {
  readonly action: Action;
  readonly at: number;
  readonly kind: Fault;
  readonly choice: 'finish' | 'undo';
  readonly then: { readonly at: number; readonly kind: Fault } | undefined;
}

/** The n-th disturbance: first every single one, then chains. */
function caseOf(n: number): Case {
  const all = actions.flatMap(action =>
    Array.from({ length: action.calls }, (_, at) => KINDS.map(kind => ({ action, at, kind }))).flat(),
  );
  const singles = COUNT < all.length ? Math.floor((n * all.length) / COUNT) : n;
  const chain = Math.floor(singles / all.length);
  const one = all[(singles * (chain === 0 ? 1 : 7919)) % all.length]!;
  return {
    ...one,
    choice: (n + chain) % 2 === 0 ? 'finish' : 'undo',
    then: chain === 0 ? undefined : { at: (chain * 37 + n) % 60, kind: KINDS[(n + chain) % 4]! },
  };
}

/** What is left by a disturbed action and the looks after it: nothing, the whole action, or anything else. */
function leftBy({ action, at, kind, choice, then }: Case): 'before' | 'after' | string {
  book.google.setBook(action.start);
  book.google.failAt(call => (call === at ? kind : undefined));
  book.ask(action.request);
  book.google.failAt(undefined);
  recover(choice, then);
  const left = JSON.stringify(contentOf(book.google.book()));
  return left === action.after ? 'after' : left === action.before ? 'before' : left;
}

describe('a fault at any call of any action', () => {
  test(
    'leaves the state before or the state after, and the action can be done again',
    () => {
      const mixtures: string[] = [];
      const counts = { before: 0, after: 0 };
      for (let n = FIRST; n < END; n++) {
        const one = caseOf(n);
        const { action, at, kind, choice, then } = one;
        const what = `${action.name}, call ${at} ${kind}, ${choice}${then ? `, then call ${then.at} ${then.kind}` : ''}`;
        const left = leftBy(one);
        if (left !== 'before' && left !== 'after') mixtures.push(what);
        else {
          counts[left] += 1;
          if (left === 'before') book.ask(action.request);
          if (JSON.stringify(contentOf(book.google.book())) !== action.after) mixtures.push(`${what}, again`);
        }
      }
      expect(mixtures).toEqual([]);
      expect(counts.before + counts.after).toBe(END - FIRST);
      // The faults that come early and those that come late; a slice may be all of one action.
      if (SLICES === 1) expect(Math.min(counts.before, counts.after)).toBeGreaterThan(COUNT / 10);
    },
    Math.max(300_000, COUNT * 5_000),
  );
});

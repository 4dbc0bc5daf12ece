import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '../../src/application/protocol/protocol';
import { loadAddon } from '../application/built';
import type { Book } from './book';
import { CUP, enter, googleBook, pair, type GoogleBook } from './googleBook';

// F8.8 of docs/faults.md

/** The texts of a language lie in a file that the script reads by two calls. A sheet is never written half in English. */
interface Action {
  readonly start: Book;
  readonly request: Request;
  readonly after: string;
}

const contentOf = ({ sheets }: Book): string =>
  JSON.stringify(
    sheets.map(({ name, cells }) => [
      name,
      cells.map(line => line.map(({ value, formula }) => [value, formula])),
    ]),
  ).replace(/2026-03-01 10:\d\d:00/g, 'then');

const actions: Record<string, Action> = {};

/** The spreadsheet as a run finds it whose script was evaluated just now. */
const fresh = (start: Book): GoogleBook => googleBook(loadAddon, start);

function keep(name: string, start: Book, request: Request): void {
  const book = fresh(start);
  book.ask(request);
  actions[name] = { start, request, after: contentOf(book.google.book()) };
}

beforeAll(() => {
  const book = googleBook(loadAddon);
  const { google } = book;
  enter(book, 7, { ...CUP, rounds: 3 });
  const row = book.values('Settings').findIndex(([name]) => name === 'Language') + 1;
  book.type('Settings', `B${row}`, 'Deutsch');
  const state = book.ask({ ask: 'state' });
  const remarks = 'warnings' in state ? (state.warnings ?? []) : [];
  const { mend } = remarks.flatMap(({ mends = [] }) => mends).find(({ label }) => /Deutsch/.test(label))!;
  book.ask({ ask: 'mend', mend });
  const { seen } = book.expectView({ ask: 'preview' }, 'preview');
  keep('pairing', google.book(), { ask: 'write', seen });
  pair(book);
  const { undo } = book.expectView({ ask: 'state' }, 'results missing');
  keep('the undo of a pairing', google.book(), { ask: 'undo', action: undo!.action });
  const value = book.values('Einstellungen').findIndex(([name]) => name === 'Wert des Freiloses') + 1;
  expect(value).toBeGreaterThan(0);
  const paired = google.book();
  book.type('Einstellungen', `B${value}`, '½');
  keep('what comes into force', google.book(), { ask: 'state' });
  google.setBook(paired);
  const games = book.values('Runde 1');
  games.forEach((line, at) => at > 2 && line[2] !== '' && book.type('Runde 1', `F${at + 1}`, 's'));
  keep('recording', google.book(), { ask: 'record' });
  keep('standings', google.book(), { ask: 'standings' });
});

describe.each(['pairing', 'the undo of a pairing', 'what comes into force', 'recording', 'standings'])(
  '%s',
  name => {
    test.each(['HtmlService.createTemplateFromFile', 'HtmlTemplate.getRawContent'])(
      'is done whole where %s fails once',
      failing => {
        const { start, request, after } = actions[name]!;
        const book = fresh(start);
        let calls = 0;
        // The panel's program is the first file that is read.
        book.google.failAt((_, call) => (call === failing && ++calls === 2 ? 'throws before' : undefined));
        book.ask(request);
        expect(calls).toBeGreaterThan(1);
        expect(contentOf(book.google.book())).toBe(after);
      },
    );

    test('writes nothing where the texts cannot be read, and is done when they can', () => {
      const { start, request, after } = actions[name]!;
      const book = fresh(start);
      let calls = 0;
      book.google.failAt((_, call) =>
        call === 'HtmlTemplate.getRawContent' && ++calls > 1 ? 'throws before' : undefined,
      );
      const view = book.ask(request);
      // A look writes by the way; it does so another time.
      if (request.ask !== 'state') expect(JSON.stringify(view)).toContain('texts.html');
      expect(contentOf(book.google.book())).toBe(contentOf(start));
      const next = fresh(book.google.book());
      next.ask(request);
      expect(contentOf(next.google.book())).toBe(after);
    });
  },
);

/** More by `RUNS=100`. */
const RUNS = Number(process.env['RUNS'] ?? 3);

const LANGUAGES = ['français', 'español', '日本語', '한국어', 'русский', '中文'] as const;

/** A cup of some players that is kept in a language, paired or not. */
function cupIn(language: string, players: number, isPaired: boolean): GoogleBook {
  const book = googleBook(loadAddon);
  enter(book, players, { ...CUP, rounds: 3 });
  const row = book.values('Settings').findIndex(([name]) => name === 'Language') + 1;
  book.type('Settings', `B${row}`, language);
  const state = book.ask({ ask: 'state' });
  const remarks = 'warnings' in state ? (state.warnings ?? []) : [];
  const isOfLanguage = ({ sentence }: { readonly sentence: string }): boolean =>
    sentence.includes(language) || language === 'français';
  const mend = remarks.filter(isOfLanguage).flatMap(({ mends = [] }) => mends)[0];
  expect(mend, JSON.stringify(state)).toBeDefined();
  book.ask({ ask: 'mend', mend: mend!.mend });
  if (isPaired) pair(book);
  return book;
}

test('in any language, whichever reading of texts fails, an action is whole or nothing', () => {
  const events = fc.record({
    language: fc.constantFrom(...LANGUAGES),
    players: fc.integer({ min: 4, max: 9 }),
    isPaired: fc.boolean(),
    failing: fc.constantFrom('HtmlService.createTemplateFromFile', 'HtmlTemplate.getRawContent'),
    first: fc.integer({ min: 1, max: 4 }),
    often: fc.constantFrom(1, 2, 99),
  });
  fc.assert(
    fc.property(events, ({ language, players, isPaired, failing, first, often }) => {
      const book = cupIn(language, players, isPaired);
      const start = book.google.book();
      const requests: readonly Request[] = isPaired
        ? [{ ask: 'standings' }, { ask: 'undo', action: book.expectView({ ask: 'state' }, 'results missing').undo!.action }] // prettier-ignore
        : [{ ask: 'write', seen: book.expectView({ ask: 'preview' }, 'preview').seen }, { ask: 'names' }];
      for (const request of requests) {
        const whole = fresh(start);
        whole.ask(request);
        const after = contentOf(whole.google.book());
        const faulty = fresh(start);
        let calls = 0;
        faulty.google.failAt((_, call) => {
          if (call !== failing) return undefined;
          calls += 1;
          return calls >= first && calls < first + often ? 'throws before' : undefined;
        });
        try {
          faulty.ask(request);
        } catch {
          // Without its program the panel says so, and the script writes nothing.
          expect(contentOf(faulty.google.book())).toBe(contentOf(start));
        }
        expect([contentOf(start), after]).toContain(contentOf(faulty.google.book()));
      }
    }),
    { numRuns: RUNS },
  );
});

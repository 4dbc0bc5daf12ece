import { expect, test } from 'vitest';
import { REQUESTS } from '../../src/application/protocol/requests';
import type { Request } from '../../src/application/protocol/protocol';
import { warmAddon } from '../application/built';
import type { Book } from '../google/book';
import { playEverything, told } from '../google/everyCall';
import { googleBook, type GoogleBook } from '../google/googleBook';
import { slowest } from '../application/slowest';
import { LONGEST, repeated } from './texts';

/**
 * Each text of each request of the protocol, as the plays ask it, is as long as a cell: a view comes, and nothing of the program stands
 * in it. Where such a text is refused, one as long as what people type is tried too. `LONG=1` gives each text every unit, and tells the
 * slowest answers.
 */
const UNITS = ['a', '9', ' ', ',', '(', ';', '\n', '\u0301', '1+/b ', 'Ada, 3d\n'];
const LENGTHS = [LONGEST, 200];
const IS_LONG = Boolean(process.env['LONG']);
const { timed, tell } = slowest(IS_LONG);
const PATIENCE = IS_LONG ? 1_800_000 : 300_000;

/** Words of the program, and that something unexpected stopped it. */
const UNFIT = /unexpected|undefined|RangeError/;
/** Characters of a view, which may show what was pasted. */
const MOST = 400_000;

interface Asked {
  readonly request: Request;
  readonly start: Book;
}

/** The way to a text in a request. */
type Path = readonly (string | number)[];

function textsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  // Of many that are alike the first and the last.
  const entries = Array.isArray(value)
    ? [...value.entries()].filter(([i]) => i < 2 || i === value.length - 1)
    : Object.entries(value);
  return entries.flatMap(([key, one]) => textsIn(one, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? withText(one, rest, text) : one));
  return { ...(value as object), [key]: withText((value as Record<string, unknown>)[key], rest, text) };
}

/** Requests with texts in other places than those before them. */
function everyRequest(book: GoogleBook): readonly Asked[] {
  const found = new Map<string, Asked>();
  const keyOf = (request: Request): string =>
    [
      request.ask,
      ...textsIn(request).map(path => path.filter(one => typeof one === 'string').join('.')),
    ].join();
  playEverything(
    told(book, (request, start) => {
      if (!found.has(keyOf(request))) found.set(keyOf(request), { request, start });
    }),
  );
  return [...found.values()];
}

test('each text of each request is answered, however long it is', { timeout: PATIENCE }, () => {
  const book = googleBook(warmAddon);
  const all = everyRequest(book);
  expect([...new Set(all.map(({ request }) => request.ask))].sort()).toEqual(Object.keys(REQUESTS).sort());
  const wrong: string[] = [];
  const done = new Set<string>();
  const views = new Set<string>();
  for (const { request, start } of all)
    for (const path of textsIn(request)) {
      const name = [request.ask, ...path.filter(one => typeof one === 'string')].join('.');
      if (path[0] === 'ask' || done.has(name)) continue;
      const units = IS_LONG ? UNITS : [UNITS[done.size % UNITS.length]!];
      done.add(name);
      for (const unit of units)
        for (const length of LENGTHS) {
          book.google.setBook(start);
          const asked = withText(request, path, repeated(unit, length)) as Request;
          const answered = timed(`${name} ${JSON.stringify(unit)} ${length}`, () => book.ask(asked));
          views.add(answered.view);
          const said = JSON.stringify(answered);
          if (answered.view === 'dead' || UNFIT.test(said) || said.length > MOST)
            wrong.push(`${name} ${JSON.stringify(unit)} ${length}: ${said.slice(0, 200)}`);
          if (answered.view !== 'stopped') break;
        }
    }
  tell();
  expect(wrong).toEqual([]);
  // Many are refused, and not all.
  expect(views.size).toBeGreaterThan(8);
});

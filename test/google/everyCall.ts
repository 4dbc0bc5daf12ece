import type { Request } from '../../src/application/protocol/protocol';
import { NO_EVENTS } from '../../src/simulation/counts/tally';
import type { BuiltAddon } from '../application/built';
import type { Book } from './book';
import { switches, withoutBuilders, type Sent } from './fakeGoogle';
import { enter, googleBook, type GoogleBook } from './googleBook';
import {
  CALL,
  playColumns,
  playEvent,
  playImport,
  playLanguage,
  playLots,
  playOwn,
  playPrint,
  playMerge,
  playRatings,
  playRegistration,
  playSplit,
  playSuggestion,
} from './hostileEvent';

/** A request with the calls that it took. */
export interface RequestCalls {
  readonly ask: Request['ask'];
  readonly calls: readonly string[];
  readonly sent: Sent;
}

/** The book; each request that it is asked is told, with the spreadsheet that it found. */
export function told(book: GoogleBook, tell: (request: Request, start: Book) => void): GoogleBook {
  const asked = <V>(request: Request, ask: () => V): V => {
    const start = book.google.book();
    const view = ask();
    tell(request, start);
    return view;
  };
  return {
    ...book,
    ask: request => asked(request, () => book.ask(request)),
    answer: request => asked(request, () => book.answer(request)),
    expectView: (request, view) => asked(request, () => book.expectView(request, view)),
  };
}

/** The book; each request that it is asked is told with its calls. */
export const counting = (book: GoogleBook, tell: (found: RequestCalls) => void): GoogleBook =>
  told(book, ({ ask }) => tell({ ask, calls: [...book.google.calls()], sent: book.google.sent() }));

/** What each request took at most. */
export interface Most {
  readonly calls: readonly string[];
  /** The most without builders, which need not be of the same request. */
  readonly plain: number;
  /** How often it went from writing to reading, perhaps at another time. */
  readonly switches: number;
  /** The most cells for which looks and dropdowns were sent, each perhaps at another time. */
  readonly sent: Sent;
}

/** Every request of the protocol in an event of 16 players, and the most calls that it took there. */
export function everyCall(
  load: (globals: Record<string, unknown>) => BuiltAddon,
): ReadonlyMap<Request['ask'], Most> {
  const most = new Map<Request['ask'], Most>();
  const book = googleBook(load);
  playEverything(
    counting(book, ({ ask, calls, sent }) => {
      const known = most.get(ask) ?? { calls: [], plain: 0, switches: 0, sent: { looks: 0, dropdowns: 0 } };
      most.set(ask, {
        calls: calls.length >= known.calls.length ? calls : known.calls,
        plain: Math.max(known.plain, withoutBuilders(calls).length),
        switches: Math.max(known.switches, switches(calls)),
        sent: {
          looks: Math.max(known.sent.looks, sent.looks),
          dropdowns: Math.max(known.sent.dropdowns, sent.dropdowns),
        },
      });
    }),
  );
  return most;
}

/** The calls without builders of the mend that puts the sheets of some rounds into another language, and of its undo. */
export function languageCalls(
  load: (globals: Record<string, unknown>) => BuiltAddon,
  rounds: number,
): ReadonlyMap<Request['ask'], number> {
  const found = new Map<Request['ask'], number>();
  const book = counting(googleBook(load), ({ ask, calls }) => found.set(ask, withoutBuilders(calls).length));
  playLanguage(book, at => `Name ${at}`, rounds);
  return found;
}

/** Every request of the protocol. */
export function playEverything(book: GoogleBook): void {
  const start = book.google.book();
  const text = (at: number): string => `${CALL}${at})`;
  for (const play of [
    playImport,
    playLots,
    playMerge,
    playRatings,
    playPrint,
    playRegistration,
    playSplit,
    playOwn,
    playSuggestion,
    playLanguage,
    playColumns,
    playEvent,
  ]) {
    book.google.setBook(start);
    play(book, text);
  }
  readings(book);
  book.google.setBook(start);
  enter(book, 7);
  const { seen } = book.expectView({ ask: 'preview' }, 'preview');
  book.expectView({ ask: 'why', seen, first: '1', second: '2' }, 'preview');
}

/** What writes nothing and belongs to no event by dice. */
function readings(book: GoogleBook): void {
  const { wish } = book.expectView({ ask: 'simulation' }, 'simulate');
  book.ask({ ask: 'simulate', wish, count: 1, tallies: [NO_EVENTS] });
  book.ask({ ask: 'go', to: { sheet: 'Wall list', a1: 'B3' } });
  book.ask({ ask: 'choose list' });
  book.expectView({ ask: 'files' }, 'files');
  const file = {
    name: 'Cup',
    list: [
      ['Name', 'R1'],
      ['Ada', '2+'],
      ['Bob', '1-'],
    ],
    settings: [],
    tables: [],
  };
  book.expectView({ ask: 'preview import', file }, 'import');
  let done = 0;
  for (let rounds = 1; done < rounds;) ({ done, rounds } = book.expectView({ ask: 'audit', done }, 'audit'));
}

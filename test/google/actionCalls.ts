import type { Request } from '../../src/application/protocol/protocol';
import type { BuiltAddon } from '../application/built';
import type { Cells } from './fakeGoogle';
import { CUP, enter, googleBook, playTo, typeResults, type GoogleBook } from './googleBook';

export interface ActionCalls {
  readonly action: string;
  readonly calls: readonly string[];
  readonly cells: Cells;
  /** The number of sheets of rounds. */
  readonly sheets: number;
}

/** The most calls of *Create a tournament*, by which the self-test reckons its seconds. */
export const MOST_OF_CREATE = 120;

/** The calls of every action of the panel in one round of a tournament; one round each, in the order of an event. */
export function actionCalls(
  load: (globals: Record<string, unknown>) => BuiltAddon,
  players: number,
  round: number,
): readonly ActionCalls[] {
  const found: ActionCalls[] = [];
  const book: GoogleBook = googleBook(load);
  const count = <V>(action: string, asked: () => V): V => {
    const view = asked();
    const sheets = book.sheets().filter(name => name.startsWith('Round ')).length;
    found.push({ action, calls: [...book.google.calls()], cells: book.google.cells(), sheets });
    return view;
  };
  const ask = (action: string, request: Request) => count(action, () => book.ask(request));
  ask('create', { ask: 'create', tournament: CUP });
  book.google.setBook(googleBook(load).google.book());
  enter(book, players);
  playTo(book, round - 1);
  ask('state', { ask: 'state' });
  count('look', () => {
    const { glance } = book.answer({ ask: 'state' });
    const view = book.ask({ ask: 'state', ...(glance && { glance }) });
    if (view.view !== 'same') throw new Error(`Nothing has changed, but the answer is ${view.view}`);
  });
  ask('check', { ask: 'check' });
  const { seen } = count('preview', () => book.expectView({ ask: 'preview' }, 'preview'));
  count('write', () => book.expectView({ ask: 'write', seen }, 'written'));
  const inPlay = count('state, results missing', () => book.expectView({ ask: 'state' }, 'results missing'));
  const published = count('publish', () => book.expectView({ ask: 'publish', round }, 'changed'));
  const player = inPlay.games?.[0]?.black ?? '';
  const absence = count('absent', () => book.expectView({ ask: 'absent', round, player }, 'absence'));
  const mended = count('write absence', () =>
    book.expectView(
      { ask: 'write absence', seen: absence.seen, round, player, remedy: 'win', stays: 'plays on' },
      'changed',
    ),
  );
  // The same games again would be no other cells.
  const parted = inPlay.games?.[1];
  const forbidden = [
    [Number.parseInt(parted?.black ?? '', 10), Number.parseInt(parted?.white ?? '', 10)],
  ] as const;
  const hand = { again: 'all', forbidden } as const;
  const again = count('preview again', () => book.expectView({ ask: 'preview', hand }, 'preview'));
  const changed = count('write again', () =>
    book.expectView({ ask: 'write', seen: again.seen, hand }, 'changed'),
  );
  for (const one of [changed, mended, published])
    book.expectView({ ask: 'undo', action: one.undo.action }, 'undone');
  const written = book.expectView({ ask: 'state' }, 'results missing').undo;
  count('undo of a round', () => book.expectView({ ask: 'undo', action: written?.action ?? '' }, 'undone'));
  const { seen: same } = book.expectView({ ask: 'preview' }, 'preview');
  book.expectView({ ask: 'write', seen: same }, 'written');
  typeResults(book, round);
  const { undo } = count('record', () => book.expectView({ ask: 'record' }, 'recorded'));
  count('undo', () => book.expectView({ ask: 'undo', action: undo?.action ?? '' }, 'undone'));
  count('recorded by itself', () => book.ask({ ask: 'record', look: true }));
  const own = book.expectView({ ask: 'state' }, round === 10 ? 'finished' : 'ready').undo;
  book.expectView({ ask: 'undo', action: own?.action ?? '' }, 'undone');
  book.expectView({ ask: 'record' }, 'recorded');
  count('standings', () => book.expectView({ ask: 'standings' }, 'standings written'));
  ask('standings again', { ask: 'standings' });
  count('prizes', () => book.expectView({ ask: 'prizes' }, 'prizes written'));
  return found;
}

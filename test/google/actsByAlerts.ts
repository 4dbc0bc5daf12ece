import { expect } from 'vitest';
import { isSelfTestSheet } from '../../src/sheet/write/sheetNames';
import { warmAddon } from '../application/built';
import type { Book } from './book';
import { choose, type Answering, type Entry } from './byAlerts';
import { fakeGoogle, type FakeGoogle, type Fault } from './fakeGoogle';
import { googleBook } from './googleBook';
import { textOfBook } from './writingActions';

/** An entry of the menu with its answers, at a moment of an event. */
export interface Deed {
  readonly name: string;
  readonly entry: Entry;
  /** Made anew for each run: it may count what it was asked. */
  readonly answering: () => Answering;
  readonly start: Book;
}

export interface Played {
  readonly calls: number;
  /** What stands before each of its acts, and at its end. */
  readonly stands: ReadonlySet<string>;
  readonly before: string;
  readonly end: string;
}

export const KINDS: readonly Fault[] = ['throws before', 'throws after', 'dies', 'loses'];

/** Presses of *Undo* until nothing is left begun. */
const MOST_PRESSES = 3;

/** Seeds are drawn alike, so that an event is the same again. */
const SAME_DICE: unknown = Object.create(Math, { random: { value: () => 0.5 } });

const google: FakeGoogle = fakeGoogle();

function pick(entry: Entry, answer: Answering): void {
  try {
    choose(google, warmAddon({ ...google.globals, Math: SAME_DICE }), entry, answer);
  } catch (error) {
    if (String(error).includes('asked without end')) throw error;
    // Google shows an error that the run could not catch.
  }
}

/** What stands there, but for the sheet of the self-test: it says what it found, faults too. */
const standing = (): string => {
  const { sheets, ...book } = google.book();
  return textOfBook({ ...book, sheets: sheets.filter(({ name }) => !isSelfTestSheet(name)) });
};

/** Undisturbed. */
export function play({ entry, answering, start }: Deed): Played {
  const stands = new Set<string>();
  // What was left begun may be finished, or taken back.
  for (const choice of ['finish', 'undo'] as const) {
    google.setBook(start);
    leadOut(choice, 'undisturbed');
    stands.add(standing());
  }
  google.setBook(start);
  const before = standing();
  stands.add(before);
  // An act begins when it has the lock.
  google.meanwhile((_, name) => {
    if (name === 'Lock.tryLock') stands.add(standing());
  });
  pick(entry, answering());
  google.meanwhile(undefined);
  const end = standing();
  return { calls: google.calls().length, stands: stands.add(end), before, end };
}

const isBegun = (): boolean => googleBook(warmAddon, google.book()).ask({ ask: 'state' }).view === 'begun';

/** Chooses *Undo* as long as something is begun, and finishes it or takes it back. */
function leadOut(choice: 'finish' | 'undo', at: string): void {
  for (let press = 0; isBegun(); press++) {
    expect(press, at).toBeLessThan(MOST_PRESSES);
    let asked = 0;
    pick('undoLastAction', ({ text }) => {
      if (asked++ > 0) return undefined;
      return choice === 'undo' && /NO: Undo/.test(text) ? 'NO' : 'YES';
    });
  }
}

/** With a fault at a call, and led out: what stands then, and what when the entry is chosen again. */
export function disturb(
  { name, entry, answering, start }: Deed,
  at: number,
  kind: Fault,
  choice: 'finish' | 'undo',
): { readonly left: string; readonly again: () => string } {
  google.setBook(start);
  google.failAt(call => (call === at ? kind : undefined));
  pick(entry, answering());
  google.failAt(undefined);
  leadOut(choice, `${name}, call ${at} ${kind}, ${choice}`);
  return {
    left: standing(),
    again: () => {
      pick(entry, answering());
      return standing();
    },
  };
}

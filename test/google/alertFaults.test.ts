import { beforeAll, describe, expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { isSelfTestSheet } from '../../src/sheet/write/sheetNames';
import { makeDice } from '../pairing/simulatedEvent';
import type { Book } from './book';
import { choose, type Entry } from './byAlerts';
import { fakeGoogle, type FakeGoogle, type Fault } from './fakeGoogle';
import { googleBook } from './googleBook';
import { menuEntries } from './menuEntries';
import { MOST, moments, until } from './moments';
import { textOfBook } from './writingActions';

/**
 * Every entry of the menu that writes by alerts, at every moment of an event, with a fault at a call of Google's services. What is left,
 * once the menu has led out, is what stood between two of its acts. `ALERT_FAULTS=5000` tries more, `SEED` others.
 */
const COUNT = Number(process.env['ALERT_FAULTS'] ?? 10);

const KINDS: readonly Fault[] = ['throws before', 'throws after', 'dies', 'loses'];

/** Presses of *Undo* until nothing is left begun. */
const MOST_PRESSES = 3;

interface Deed {
  readonly name: string;
  readonly entry: Entry;
  readonly start: Book;
}

interface Played {
  readonly calls: number;
  /** What stands before each of its acts, and at its end. */
  readonly stands: ReadonlySet<string>;
}

/** Seeds are drawn alike, so that an event is the same again. */
const SAME_DICE: unknown = Object.create(Math, { random: { value: () => 0.5 } });

const google: FakeGoogle = fakeGoogle();

function pick(entry: Entry, answer: Parameters<typeof choose>[3]): void {
  try {
    choose(google, warmAddon({ ...google.globals, Math: SAME_DICE }), entry, answer);
  } catch (error) {
    if (String(error).includes('asked without end')) throw error;
    // Google shows an error that the run could not catch.
  }
}

const goOn = (): Parameters<typeof choose>[3] => until(MOST, () => undefined, undefined);

/** What stands there, but for the sheet of the self-test: it says what it found, faults too. */
const standing = (): string => {
  const { sheets, ...book } = google.book();
  return textOfBook({ ...book, sheets: sheets.filter(({ name }) => !isSelfTestSheet(name)) });
};

/** Undisturbed; undefined where the entry writes nothing at this moment. */
function play({ entry, start }: Deed): Played | undefined {
  const stands = new Set<string>();
  // What was left begun may be finished, or taken back.
  for (const choice of ['finish', 'undo'] as const) {
    google.setBook(start);
    leadOut(choice, 'undisturbed');
    stands.add(standing());
  }
  google.setBook(start);
  const isNothing = standing();
  // An act begins when it has the lock.
  google.meanwhile((_, name) => {
    if (name === 'Lock.tryLock') stands.add(standing());
  });
  pick(entry, goOn());
  google.meanwhile(undefined);
  const end = standing();
  return end === isNothing ? undefined : { calls: google.calls().length, stands: stands.add(end) };
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

let deeds: readonly Deed[] = [];
beforeAll(() => {
  deeds = [...moments()].flatMap(([moment, start]) =>
    menuEntries().map(entry => ({ name: `${moment}, ${entry}`, entry, start })),
  );
});

const played = new Map<string, Played | undefined>();
function playedOf(deed: Deed): Played | undefined {
  if (!played.has(deed.name)) played.set(deed.name, play(deed));
  return played.get(deed.name);
}

describe('a fault at any call of any entry of the menu', () => {
  test(
    'leaves what stood before or after one of its acts, or the menu leads there',
    () => {
      const random = makeDice(87 + Number(process.env['SEED'] ?? 0));
      const nth = (count: number): number => Math.floor(random() * count);
      const mixtures: string[] = [];
      const entries = new Set<Entry>();
      for (let tried = 0; tried < COUNT;) {
        const deed = deeds[nth(deeds.length)]!;
        const undisturbed = playedOf(deed);
        if (!undisturbed) continue;
        tried += 1;
        entries.add(deed.entry);
        const [at, kind] = [nth(undisturbed.calls), KINDS[tried % KINDS.length]!];
        const choice = tried % 3 === 0 ? 'undo' : 'finish';
        const what = `${deed.name}, call ${at} ${kind}, ${choice}`;
        google.setBook(deed.start);
        google.failAt(call => (call === at ? kind : undefined));
        pick(deed.entry, goOn());
        google.failAt(undefined);
        leadOut(choice, what);
        if (!undisturbed.stands.has(standing())) mixtures.push(what);
      }
      expect(mixtures).toEqual([]);
      expect(entries.size).toBeGreaterThan(2);
    },
    Math.max(300_000, COUNT * 5_000),
  );
});

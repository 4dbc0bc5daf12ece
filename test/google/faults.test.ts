import { beforeAll, describe, expect, test } from 'vitest';
import { isReading, REQUESTS, type RequestName } from '../../src/application/protocol/requests';
import { warmAddon } from '../application/built';
import { writingActions, textOfBook, type Action } from './writingActions';
import type { Fault } from './fakeGoogle';
import { googleBook, type GoogleBook } from './googleBook';

// F8.6 and N29 of docs/faults.md

/**
 * Every action is all or nothing, and so is every undo. A call of Google's services fails or kills the run, at every call of every action and
 * undo, and in the long mode once or twice more while the looks that follow mend it. What is left is the spreadsheet before or after.
 * `FAULTS=20000` is the long mode; by default a few. `SLICE=3/10` plays a part of them,
 * `ACTIONS=language` those of the actions with that word.
 */
const COUNT = Number(process.env.FAULTS ?? 24);
const [SLICE = 1, SLICES = 1] = (process.env.SLICE ?? '1/1').split('/').map(Number);
const FIRST = Math.floor(((SLICE - 1) * COUNT) / SLICES);
const END = Math.floor((SLICE * COUNT) / SLICES);

const KINDS: readonly Fault[] = ['throws before', 'throws after', 'dies', 'loses'];

/** Presses of a button until nothing is left begun. */
const MOST_PRESSES = 3;

let book: GoogleBook;
let actions: readonly Action[] = [];
let asked: ReadonlySet<RequestName> = new Set();

beforeAll(() => {
  book = googleBook(warmAddon);
  // A fresh script reads its program first, which is no call of an action.
  book.ask({ ask: 'state' });
  const found = writingActions(warmAddon);
  asked = found.asked;
  actions = found.actions.filter(({ name }) => name.includes(process.env.ACTIONS ?? ''));
});

interface Disturbance {
  readonly at: number;
  readonly kind: Fault;
}

interface Case {
  readonly action: Action;
  readonly first: Disturbance;
  readonly choice: 'finish' | 'undo';
  /** Those of the runs that settle. */
  readonly then: readonly Disturbance[];
}

function disturbed(ask: () => unknown, { at, kind }: Disturbance): void {
  book.google.failAt(call => (call === at ? kind : undefined));
  ask();
  book.google.failAt(undefined);
}

/** Looks, and settles what was left begun, until nothing is. */
function recover(choice: Case['choice'], then: readonly Disturbance[]): void {
  for (let press = 0; press <= MOST_PRESSES + then.length; press++) {
    const view = book.ask({ ask: 'state' });
    if (view.view !== 'begun') return;
    const ask = view.mayFinish ? choice : 'undo';
    const fault = then[press];
    if (fault) disturbed(() => book.ask({ ask, action: view.action }), fault);
    else book.ask({ ask, action: view.action });
  }
  throw new Error('still begun');
}

/** Every single disturbance of every action. */
const singles = (): readonly Pick<Case, 'action' | 'first'>[] =>
  actions.flatMap(action =>
    Array.from({ length: action.calls }, (_, at) =>
      KINDS.map(kind => ({ action, first: { at, kind } })),
    ).flat(),
  );

/** A prime: no action has so many disturbances. */
const SCATTERED = 10_007;

/** The n-th case: first every single disturbance, then chains of two and of three. */
function caseOf(n: number, all: ReturnType<typeof singles>): Case {
  // A few cases are early and late in all actions, and of each kind, whatever number there is of calls.
  const single = COUNT < all.length ? (n * SCATTERED) % all.length : n;
  // Few cases are chains as well.
  const chain = COUNT < all.length ? n % 3 : Math.floor(single / all.length);
  const one = all[(single * (single < all.length ? 1 : 7919)) % all.length]!;
  const then = Array.from({ length: Math.min(chain, 2) }, (_, i) => ({
    at: ((chain + i) * 37 + n) % 60,
    kind: KINDS[(n + chain + i) % 4]!,
  }));
  return { ...one, choice: (n + chain) % 2 === 0 ? 'finish' : 'undo', then };
}

/** What is left by a disturbed action and the looks after it: nothing, the whole action, or anything else. */
function leftBy({ action, first, choice, then }: Case): 'before' | 'after' | string {
  book.google.setBook(action.start);
  disturbed(() => book.ask(action.request), first);
  recover(choice, then);
  const left = textOfBook(book.google.book());
  return left === action.after ? 'after' : left === action.before ? 'before' : left;
}

const told = ({ at, kind }: Disturbance): string => `call ${at} ${kind}`;

/** The first lines of a spreadsheet that are not those of the other one, which has the fewest of its own. */
function difference(left: string, ...others: readonly string[]): string {
  const linesOf = (text: string): readonly string[] => text.split('","');
  const own = linesOf(left);
  const found = others.map(other => {
    const lines = linesOf(other);
    return [own.filter(one => !lines.includes(one)), lines.filter(one => !own.includes(one))] as const;
  });
  const [more, less] = found.sort(([a, b], [c, d]) => a.length + b.length - c.length - d.length)[0]!;
  return `${more.slice(0, 2).join(' AND ')} INSTEAD OF ${less.slice(0, 2).join(' AND ')}`;
}

describe('a fault at any call of any action or undo', () => {
  test('every request that writes is among them', () => {
    const writing = [...asked].filter(ask => !isReading(ask));
    const all = Object.keys(REQUESTS) as readonly RequestName[];
    expect(all.filter(ask => !isReading(ask) && !asked.has(ask))).toEqual([]);
    const found = new Set<string>(actions.map(({ request }) => request.ask));
    // One keeps what was paired, in the Log alone; the other ends what is begun, as here.
    const others = ['keep pairing', 'finish'];
    if (!process.env.ACTIONS)
      expect(writing.filter(ask => !found.has(ask) && !others.includes(ask))).toEqual([]);
    expect(actions.filter(({ request }) => request.ask === 'undo').length).toBeGreaterThan(
      actions.length / 3,
    );
  });

  test('an undo gives back what its action found, with number formats, looks and dropdowns', () => {
    const undos = new Map(actions.map(one => [one.name, one]));
    const others = actions.flatMap(({ name, before }) => {
      const undone = undos.get(`undo of ${name}`)?.after;
      return undone === undefined || undone === before ? [] : [`${name}: ${difference(undone, before)}`];
    });
    expect(others).toEqual([]);
  });

  test('a sort by place that dies while it writes leaves no format of its own behind', () => {
    const mixtures: string[] = [];
    for (const action of actions.filter(({ name }) => name.includes('sort by place')))
      for (let at = action.calls - 22; at < action.calls - 4; at += 3)
        for (const choice of ['finish', 'undo'] as const) {
          const left = leftBy({ action, first: { at, kind: 'dies' }, choice, then: [] });
          if (left !== 'before' && left !== 'after')
            mixtures.push(
              `${action.name}, ${at}, ${choice}: ${difference(left, action.before, action.after)}`,
            );
        }
    expect(mixtures).toEqual([]);
  });

  // N110
  test('rows added below a Round sheet are text, also where the run died when they were written', () => {
    const mixtures: string[] = [];
    for (const action of actions.filter(({ name }) => /^(seat|write absence) Round # Wall list/.test(name)))
      for (let at = action.calls - 8; at < action.calls - 1; at++) {
        const left = leftBy({ action, first: { at, kind: 'dies' }, choice: 'finish', then: [] });
        if (left !== 'before' && left !== 'after')
          mixtures.push(`${action.name}, ${at}: ${difference(left, action.before, action.after)}`);
      }
    expect(mixtures).toEqual([]);
  });

  test(
    'leaves the state before or the state after, and the action can be done again',
    () => {
      const mixtures: string[] = [];
      const counts = { before: 0, after: 0 };
      const all = singles();
      for (let n = FIRST; n < END; n++) {
        const one = caseOf(n, all);
        const { action, first, choice, then } = one;
        const what = [`${action.name}, ${told(first)}, ${choice}`, ...then.map(told)].join(', then ');
        try {
          const left = leftBy(one);
          if (left !== 'before' && left !== 'after')
            mixtures.push(`${what}: ${difference(left, action.before, action.after)}`);
          else {
            counts[left] += 1;
            if (left === 'before') book.ask(action.request);
            const again = textOfBook(book.google.book());
            if (again !== action.after) mixtures.push(`${what}, again: ${difference(again, action.after)}`);
          }
        } catch (error) {
          mixtures.push(`${what}: ${String(error)}`);
        }
      }
      expect(mixtures).toEqual([]);
      expect(counts.before + counts.after).toBe(END - FIRST);
      // The faults that come early and those that come late; a slice may be all of one action.
      if (SLICES === 1 && !process.env.ACTIONS)
        expect(Math.min(counts.before, counts.after)).toBeGreaterThan(COUNT / 10);
    },
    Math.max(300_000, COUNT * 5_000),
  );
});

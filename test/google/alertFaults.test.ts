import { beforeAll, describe, expect, test } from 'vitest';
import { makeDice } from '../pairing/simulatedEvent';
import { disturb, KINDS, play, type Deed, type Played } from './actsByAlerts';
import { EVENTS } from './alertPlans';
import type { Answering, Entry } from './byAlerts';
import { created, played, type PlannedEvent } from './eventByAlerts';
import { menuEntries } from './menuEntries';
import { MOST, moments, until } from './moments';

/**
 * Every entry of the menu that writes by alerts, at every moment of an event, with a fault at a call of Google's services. What is left,
 * once the menu has led out, is what stood between two of its acts. `ALERT_FAULTS=5000` tries more, `SEED` others.
 * `ALERT_CALLS=Swiss,Knock-out` disturbs each call of each entry of these whole events, in each way; `SLICE=1/4` plays a part of it.
 */
const COUNT = Number(process.env['ALERT_FAULTS'] ?? 10);

const goOn = (): Answering => until(MOST, () => undefined, undefined);

let deeds: readonly Deed[] = [];
beforeAll(() => {
  deeds = [...moments()].flatMap(([moment, start]) =>
    menuEntries().map(entry => ({ name: `${moment}, ${entry}`, entry, answering: goOn, start })),
  );
});

const found = new Map<string, Played | undefined>();
/** Undisturbed; undefined where the entry writes nothing at this moment. */
function playedOf(deed: Deed): Played | undefined {
  if (!found.has(deed.name)) {
    const one = play(deed);
    found.set(deed.name, one.end === one.before ? undefined : one);
  }
  return found.get(deed.name);
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
        if (!undisturbed.stands.has(disturb(deed, at, kind, choice).left)) mixtures.push(what);
      }
      expect(mixtures).toEqual([]);
      expect(entries.size).toBeGreaterThan(2);
    },
    Math.max(300_000, COUNT * 5_000),
  );
});

/** What is chosen in a whole event, and what else may be chosen at its end. */
function deedsOf(event: PlannedEvent): readonly Deed[] {
  const deeds: Deed[] = [];
  const menu = created(event);
  const add = (entry: Entry, answering: () => Answering) => {
    const name = `${event.name}, ${deeds.length + 1}: ${entry}`;
    deeds.push({ name, entry, answering, start: menu.google.book() });
    return menu.pick(entry, answering());
  };
  // Who plays an event answers by what is asked alone.
  played({ ...menu, pick: (entry, answer = goOn()) => add(entry, () => answer) }, event);
  for (const entry of menuEntries()) add(entry, goOn);
  return deeds;
}

const ASKED_FOR = (process.env['ALERT_CALLS'] ?? '').split(',');
const [SLICE = 1, SLICES = 1] = (process.env['SLICE'] ?? '1/1').split('/').map(Number);

const whole = EVENTS.filter(({ name }) => ASKED_FOR.includes(name));
test.runIf(whole.length > 0).each(whole)(
  'a fault at each call of each entry of a whole event: $name',
  event => {
    const [mixtures, refused]: [string[], string[]] = [[], []];
    const counts = { entries: 0, calls: 0, cases: 0, before: 0, between: 0, after: 0, again: 0 };
    for (const deed of deedsOf(event)) {
      const undisturbed = play(deed);
      counts.entries += 1;
      counts.calls += undisturbed.calls;
      for (let at = 0; at < undisturbed.calls; at++)
        KINDS.forEach((kind, nth) => {
          // A quarter of all has every call, each with another fault than its neighbours.
          if ((at + nth) % SLICES !== SLICE - 1) return;
          counts.cases += 1;
          const what = `${deed.name}, call ${at} ${kind}`;
          const { left, again } = disturb(deed, at, kind, (at + nth) % 3 === 0 ? 'undo' : 'finish');
          if (!undisturbed.stands.has(left)) mixtures.push(what);
          if (left === undisturbed.end) counts.after += 1;
          else if (left !== undisturbed.before) counts.between += 1;
          else {
            counts.before += 1;
            if (at % 5 !== 0) return;
            counts.again += 1;
            if (again() !== undisturbed.end) refused.push(what);
          }
        });
    }
    console.log(event.name, JSON.stringify(counts));
    expect({ mixtures, refused }).toEqual({ mixtures: [], refused: [] });
  },
  // As long as it takes.
  24 * 3_600_000,
);

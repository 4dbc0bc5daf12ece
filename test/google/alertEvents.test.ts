import { describe, expect, test } from 'vitest';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { makeDice } from '../pairing/simulatedEvent';
import type { FakeGoogle, Fault } from './fakeGoogle';
import type { Book } from './book';
import {
  all,
  created,
  eventOf,
  menuOver,
  played,
  setSetting,
  typeCell,
  typePlayers,
  valuesOf,
  type Faults,
  type Menu,
  type PlannedEvent,
} from './eventByAlerts';

/** Rounds until an event is over, where two are too few. */
const ROUNDS: Partial<Record<System, number>> = {
  'Knock-out': 3,
  'Round robin': 5,
  Diagonal: 3,
  'Groups + knock-out': 6,
};

const retitle = (google: FakeGoogle, from: string, to: string): void => {
  const [titles = []] = valuesOf(google, 'Wall list');
  typeCell(google, 'Wall list', 0, titles.indexOf(from), to);
};

const outIn = (google: FakeGoogle, no: number, rounds: string): void => {
  const [titles = []] = valuesOf(google, 'Wall list');
  typeCell(google, 'Wall list', no, titles.indexOf('Out'), rounds);
};

const EVENTS: readonly PlannedEvent[] = [
  ...SYSTEM_NAMES.map(system => ({
    name: system,
    system,
    rounds: ROUNDS[system] ?? 2,
    players: system === 'Round robin' ? 5 : 8,
  })),
  {
    name: 'McMahon with handicaps, a latecomer and an absent player',
    system: 'McMahon',
    rounds: 4,
    players: 7,
    prepare: google => setSetting(google, 'Handicap', 'rank'),
    before: (google, round) => {
      if (round === 2) typePlayers(google, 1, 8);
      if (round === 3) outIn(google, 2, '3');
    },
  },
  {
    name: 'teams',
    system: 'Swiss',
    rounds: 2,
    players: 12,
    prepare: google => {
      setSetting(google, 'Teams', 'yes');
      retitle(google, 'Country', 'Team');
      retitle(google, 'Club', 'Board');
    },
  },
  {
    name: 'stages',
    system: 'Swiss',
    rounds: 3,
    players: 8,
    prepare: google => setSetting(google, 'Stages', 'R1-R2 Swiss; R3 Knock-out'),
  },
];

interface Whole {
  readonly menu: Menu;
  readonly start: Book;
  readonly end: Book;
  readonly content: ReturnType<typeof eventOf>;
}

/** The event of each without a fault. */
const whole = new Map<string, Whole>();
function undisturbed(event: PlannedEvent): Whole {
  const found = whole.get(event.name);
  if (found) return found;
  const menu = created(event);
  const start = menu.google.book();
  const told = played(menu, event);
  expect(told.filter(said => /Stopped|cannot be read|Nothing was written/.test(said))).toEqual([]);
  const made = { menu, start, end: menu.google.book(), content: eventOf(menu.google) };
  whole.set(event.name, made);
  return made;
}

/** Whether a game of the list has no result. */
const isOpen = ({ google }: Menu): boolean =>
  valuesOf(google, 'Wall list')
    .flat()
    .some(cell => /^\d+\?/.test(String(cell)));

describe.each(EVENTS)('by alerts alone: $name', event => {
  test('an event is created, paired, recorded, ranked, with prizes, checked and taken back', () => {
    const { menu, end, content } = undisturbed(event);
    const names = content.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Wall list', 'Round 1', 'Round 2', 'Prizes']));
    menu.google.setBook(end);
    expect(all(menu.pick('checkWallList'))).toMatch(/No problems found|Have a look at this/);
    // Prizes, the standings (of teams and players, one by one) and the results of the last round.
    const undone = [1, 2, 3, 4].map(() => (isOpen(menu) ? '' : all(menu.pick('undoLastAction'))));
    expect(undone.filter(said => said !== '' && !said.includes('Undone'))).toEqual([]);
    expect(isOpen(menu)).toBe(true);
    const left = eventOf(menu.google);
    expect(left.map(([name]) => name)).toEqual(names.filter(name => /^(Wall|Round)/.test(name)));
  });

  test('with faults at any call it ends in the same lists and rounds', () => {
    const most = Number(process.env['ALERT_EVENTS'] ?? 1);
    const { start, content } = undisturbed(event);
    for (let seed = 1; seed <= most; seed++) {
      const menu = menuOver(start);
      const told = played(menu, event, faultsOf(seed + Number(process.env['SEED'] ?? 0)));
      expect(eventOf(menu.google), `seed ${seed}\n${told.join('\n\n')}`).toEqual(content);
    }
  });
});

const KINDS: readonly Fault[] = ['throws before', 'throws after', 'dies', 'loses'];

/** Every second run of the menu meets a fault somewhere. */
function faultsOf(seed: number): Faults {
  const random = makeDice(seed);
  return run =>
    run % 2 === 0 ? { at: random(), fault: KINDS[Math.floor(random() * KINDS.length)] ?? 'dies' } : undefined;
}

import { describe, expect, test } from 'vitest';
import type { Request } from '../../src/application/protocol/protocol';
import { loadAddon, warmAddon } from '../application/built';
import { actionCalls, MOST_OF_CREATE, type ActionCalls } from './actionCalls';
import { everyCall, languageCalls } from './everyCall';
import { choose } from './byAlerts';
import { valuesOf } from './eventByAlerts';
import { fakeGoogle, switches, withoutBuilders } from './fakeGoogle';
import { PATIENCE, SIZES } from './sizes';

/**
 * The most calls of Google's services that an action may take, with one run of cells. Looks take a call for each value and each list of
 * ranges: Google sends them together, and a table would be sent cell by cell.
 * Two of a look ask for the formats of the rounds.
 */
const MOST: Readonly<Record<string, number>> = {
  create: MOST_OF_CREATE,
  state: 20,
  'state, results missing': 22,
  look: 6,
  preview: 20,
  write: 61,
  publish: 36,
  absent: 21,
  'write absence': 56,
  'preview again': 22,
  'write again': 61,
  record: 34,
  'recorded by itself': 37,
  undo: 35,
  // The list and the Round sheet are two runs, and one sheet more.
  'undo of a round': 48,
  standings: 48,
};
/** What the sheet of each earlier round may add, where it is read. */
const A_SHEET = 3;

/** What a list that needs more rows than a new sheet has may add. */
const A_LARGE_LIST = 3;
const ROWS_OF_NEW_SHEET = 1000;

/** How often any action may go from writing to reading, which makes Google send what was written and wait for it. */
const MOST_TURNS = 6;

/** Cells that any action may read, by rows of the list (at least those of the template), and by the round. */
const MOST_READ_A_ROW: Readonly<Record<number, number>> = { 1: 105, 10: 125 };
const ROWS_OF_TEMPLATE = 300;
/** Cells that any action but *Create* may write for each player, and for all together. */
const MOST_WRITTEN = { aPlayer: 5, inAll: 50 };
const WRITTEN_BY_CREATE = 8_000;

const played = new Map<string, readonly ActionCalls[]>();
/** Every action in this round of so many players, played once. */
function playedIn(round: number, players: number): readonly ActionCalls[] {
  const key = `${round}, ${players}`;
  const found = played.get(key) ?? actionCalls(loadAddon, players, round);
  played.set(key, found);
  return found;
}

describe.each(SIZES)('round %i of %i players', (round, players) => {
  const larger = players < ROWS_OF_NEW_SHEET ? 0 : A_LARGE_LIST;
  test(
    'no action takes more calls than it may, nor goes more often from writing to reading',
    { timeout: PATIENCE },
    () => {
      const found = playedIn(round, players);
      const tooMany = found.filter(
        ({ action, calls, sheets }) =>
          withoutBuilders(calls).length >
            (MOST[action] ?? Infinity) + larger + Math.max(0, sheets - 1) * A_SHEET ||
          switches(calls) > MOST_TURNS,
      );
      expect(
        tooMany.map(({ action, calls }) => [action, withoutBuilders(calls).length, switches(calls)]),
      ).toEqual([]);
      expect(found.map(({ action }) => action)).toEqual(expect.arrayContaining(Object.keys(MOST)));
    },
  );

  test('no action reads or writes more cells than it may', () => {
    const read = (MOST_READ_A_ROW[round] ?? 0) * Math.max(players, ROWS_OF_TEMPLATE);
    const written = MOST_WRITTEN.aPlayer * players + MOST_WRITTEN.inAll;
    const tooMany = playedIn(round, players).filter(
      ({ action, cells }) =>
        cells.read > read || cells.written > (action === 'create' ? WRITTEN_BY_CREATE : written),
    );
    expect(tooMany.map(({ action, cells }) => [action, cells])).toEqual([]);
  });
});

/** What a look, a preview or a record may take more in round 10 than in round 1, each for its own sheets: that of the round before is read. */
const MORE_IN_ROUND_10 = 6;

const SIZES_OF_BOTH = [...new Set(SIZES.filter(([round]) => round === 10).map(([, players]) => players))];

test.each(SIZES_OF_BOTH)(
  'of %i players the sheet of an earlier round costs no call at a look, a preview or a record',
  players => {
    const [first, tenth] = [1, 10].map(
      round =>
        new Map(playedIn(round, players).map(({ action, calls }) => [action, withoutBuilders(calls).length])),
    );
    const more = [
      'state',
      'look',
      'preview',
      'state, results missing',
      'preview again',
      'record',
      'recorded by itself',
      'write absence',
    ].map(action => [action, (tenth?.get(action) ?? Infinity) - (first?.get(action) ?? 0)] as const);
    expect(more.filter(([, calls]) => !(calls <= MORE_IN_ROUND_10))).toEqual([]);
  },
);

/**
 * The same for every request of the protocol, in all that it may find: with the state that follows, several runs of cells, and a
 * look at the whole Log. The compiler asks for a bound of each new one.
 */
const MOST_OF_ALL: Readonly<Record<Request['ask'], number>> = {
  // With a row of the Log for settings that somebody has typed, as `proposals` below.
  state: 70,
  preview: 28,
  part: 28,
  adopt: 64,
  write: 61,
  round: 40,
  places: 30,
  enter: 60,
  absent: 25,
  'write absence': 58,
  'keep pairing': 48,
  'rate alone': 58,
  publish: 40,
  tables: 22,
  'write tables': 48,
  why: 20,
  report: 48,
  costs: 58,
  // The sheets that it deletes are asked for notes.
  undo: 81,
  // Each change is sent by itself, so that one that is refused ends nothing.
  finish: 75,
  'confirm changes': 50,
  'take version': 45,
  'put back': 45,
  numbers: 20,
  'write numbers': 44,
  record: 41,
  reports: 32,
  'take reports': 58,
  check: 31,
  players: 20,
  'change players': 40,
  seat: 50,
  'keep apart': 60,
  'let in': 60,
  registration: 25,
  'preview people': 25,
  'enter person': 60,
  'write people': 60,
  'begin check-in': 40,
  proposals: 50,
  'take proposals': 60,
  groups: 25,
  'write groups': 60,
  'preview ranks': 25,
  'write ranks': 60,
  'settle details': 50,
  'settle results': 60,
  // Another language: names and cells of all sheets.
  mend: 69,
  'self-test': 35,
  audit: 25,
  standings: 50,
  names: 52,
  'sort by place': 73,
  prizes: 60,
  simulation: 20,
  // Prizes by wins are read from their sheet.
  simulate: 24,
  'simulation sheet': 55,
  'use system': 50,
  'choose list': 30,
  go: 30,
  create: MOST_OF_CREATE,
  'clear examples': 50,
  // The line at the top tells of each round what its sheet says.
  files: 34,
  'preview import': 20,
  import: 144,
  'preview ratings': 20,
  'write ratings': 54,
  'preview merge': 20,
  'add rounds': 80,
  merge: 60,
  'print sheet': 42,
  split: 53,
};

/** With builders and names of sheets: each rule of a dropdown of Settings is five calls. */
const MOST_WITH_BUILDERS: Partial<Record<Request['ask'], number>> = {
  create: 450,
  adopt: 360,
  import: 490,
  undo: 350,
  mend: 350,
};
const MOST_OF_OTHERS = 100;

let every: ReturnType<typeof everyCall> | undefined;
/** Every request, played once for all that is asked of it. */
const playedOnce = () => (every ??= everyCall(loadAddon));

test('no request of the protocol takes more calls than it may', () => {
  const found = playedOnce();
  const all = [...found].map(([ask, { calls }]) => [ask, calls.length] as const);
  expect(all.filter(([ask, calls]) => calls > (MOST_WITH_BUILDERS[ask] ?? MOST_OF_OTHERS))).toEqual([]);
  expect([...found.keys()].sort()).toEqual(Object.keys(MOST_OF_ALL).sort());
  const tooMany = [...found].filter(
    ([ask, most]) => most.plain > MOST_OF_ALL[ask] || most.switches > MOST_TURNS,
  );
  expect(tooMany.map(([ask, most]) => [ask, most.plain, most.switches])).toEqual([]);
});

test('N41: the column Rating list comes into the list with the width that it has there', () => {
  expect(playedOnce().get('write ratings')?.calls).not.toContain('Sheet.setColumnWidths');
});

test('N92: the self-test reckons the seconds of Create by all calls that it may take', () => {
  let time = 0;
  class Clock extends Date {
    static override now = () => (time += 40_000);
  }
  const google = fakeGoogle();
  choose(google, warmAddon({ ...google.globals, Date: Clock }), 'selfTest');
  const [, , seen] = valuesOf(google, 'Self-test').find(([name]) => name === 'Seconds for Create') ?? [];
  const [, all, each] = /^about ([\d.]+) at ([\d.]+) a call$/.exec(String(seen)) ?? [];
  expect(Number(each)).toBeGreaterThan(0);
  expect(Number(all)).toBe(MOST_OF_CREATE * Number(each));
});

/** The most cells for which any request sends looks, and dropdowns. */
const MOST_SENT = { looks: 60, dropdowns: 120 };
/** Of a table of costs each cell has its own look. */
const MOST_OF_COSTS = 100;

test('no request sends looks or dropdowns for more cells than it may', () => {
  const found = [...playedOnce()].map(([ask, { sent }]) => [ask, sent] as const);
  const tooMany = found.filter(
    ([ask, { looks, dropdowns }]) =>
      looks > (ask === 'costs' ? MOST_OF_COSTS : MOST_SENT.looks) || dropdowns > MOST_SENT.dropdowns,
  );
  expect(tooMany).toEqual([]);
});

/** Sheets of one round into another language, and back: five names, and four sheets that are read, written and read back. */
const MOST_OF_LANGUAGE = 60;
/** The calls for the sheet of each further round, which docs/reliability.md tells one by one. */
const A_ROUND_OF_LANGUAGE = 11;

test('another language takes no more calls than it may, nor does its undo', () => {
  const [one, three] = [1, 3].map(rounds => languageCalls(loadAddon, rounds));
  for (const ask of ['mend', 'undo'] as const) {
    expect(one?.get(ask), ask).toBeLessThanOrEqual(MOST_OF_LANGUAGE);
    expect(three?.get(ask), ask).toBeLessThanOrEqual(MOST_OF_LANGUAGE + 2 * A_ROUND_OF_LANGUAGE);
  }
});

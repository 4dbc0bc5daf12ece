import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { readRequest } from '../../src/application/panel/readRequest';
import { NO_EVENTS } from '../../src/simulation/counts/tally';
import { makeDice } from '../pairing/simulatedEvent';
import { WISH } from './simulationWish';
import { slowest } from './slowest';
import { ask, expectView, pairRound, tournamentBook } from './tournamentBook';

/** Whatever somebody sends in the panel's name, in the place of what the protocol has. */

const GLANCE = { sheets: ['Wall list'], print: 'x', language: 'en' };

const RATINGS = {
  list: 'EGF 2026-11-01',
  players: [{ no: 1, name: 'Ann', pin: '10000001', rank: '3d', rating: 2300 }],
};
const FILE = {
  name: 'Cup',
  list: [['Name', 'R1']],
  settings: [['System', 'Swiss']],
  tables: [[1, 2, 3] as const],
};

/** A request of every kind, with every field. */
const REQUESTS: { readonly [A in Request['ask']]: Extract<Request, { readonly ask: A }> } = {
  state: { ask: 'state', glance: GLANCE },
  preview: {
    ask: 'preview',
    ahead: true,
    without: true,
    choose: true,
    glance: GLANCE,
  },
  adopt: { ask: 'adopt', way: '["Swiss",false,"",""]' },
  write: {
    ask: 'write',
    seen: 'x',
    hand: {
      again: [1],
      part: [1, 2],
      pairs: [{ players: [1, 2], stones: 0 }],
      forbidden: [[3, 4]],
      bye: 5,
      tables: [[1, 2]],
    },
  },
  round: { ask: 'round', round: 1, glance: GLANCE },
  places: { ask: 'places', glance: GLANCE },
  enter: {
    ask: 'enter',
    entries: [{ round: 1, black: '1 Player 1', white: '2 Player 2', result: '', stands: '??' }],
  },
  absent: { ask: 'absent', round: 1, player: '1 Player 1' },
  'write absence': {
    ask: 'write absence',
    seen: 'x',
    round: 1,
    player: '1 Player 1',
    remedy: 'win',
    stays: 'plays on',
  },
  'keep pairing': { ask: 'keep pairing', seen: 'x' },
  'rate alone': { ask: 'rate alone', seen: 'x' },
  publish: { ask: 'publish', round: 1 },
  tables: { ask: 'tables', round: 1, played: true },
  'write tables': { ask: 'write tables', seen: 'x', round: 1, played: true },
  why: { ask: 'why', seen: 'x', first: '1', second: 'Player 2' },
  report: { ask: 'report' },
  costs: { ask: 'costs', around: '3' },
  undo: { ask: 'undo', action: '1' },
  finish: { ask: 'finish', action: '1' },
  'confirm changes': { ask: 'confirm changes', seen: 'x', again: true },
  'take version': { ask: 'take version', seen: 'x' },
  'put back': { ask: 'put back', seen: 'x' },
  numbers: { ask: 'numbers' },
  'write numbers': { ask: 'write numbers', seen: 'x' },
  record: {
    ask: 'record',
    results: [{ round: 1, black: '1 Player 1', white: '2 Player 2', result: '1-0' }],
    look: true,
  },
  reports: { ask: 'reports' },
  'take reports': {
    ask: 'take reports',
    results: [{ round: 1, black: '1 Player 1', white: '2 Player 2', result: '1-0', points: '12.5' }],
  },
  check: { ask: 'check' },
  mend: { ask: 'mend', mend: 'print' },
  'self-test': { ask: 'self-test' },
  audit: { ask: 'audit', done: 2 },
  players: { ask: 'players' },
  'change players': {
    ask: 'change players',
    changes: [
      {
        player: '1 Player 1',
        was: { rounds: [], from: 0, awaited: false },
        is: { rounds: [2], from: 0, awaited: false },
      },
    ],
  },
  seat: { ask: 'seat', player: '9 Late Leo (12k)', round: 1, bye: '3 Player 3 (3d)', seat: '1 2 3' },
  'keep apart': { ask: 'keep apart', which: 'clubs', on: false },
  'let in': {
    ask: 'let in',
    changes: [
      {
        player: '1 Player 1',
        was: { rounds: [2], from: 0, awaited: false },
        is: { rounds: [], from: 0, awaited: false },
      },
    ],
  },
  registration: { ask: 'registration' },
  'preview people': { ask: 'preview people', source: { from: 'text', text: 'Ito Akira\t3d' } },
  'enter person': {
    ask: 'enter person',
    source: { from: 'person', person: { name: 'Late Lea' }, round: '' },
    answers: { a: 'other' },
  },
  'write people': {
    ask: 'write people',
    source: { from: 'person', person: { name: 'Ito Akira' }, round: '2' },
    seen: 'x',
    replace: false,
  },
  'begin check-in': { ask: 'begin check-in' },
  part: { ask: 'part' },
  proposals: { ask: 'proposals' },
  'take proposals': { ask: 'take proposals', seen: 'x' },
  groups: { ask: 'groups' },
  'write groups': { ask: 'write groups', lines: { upper: 2, lower: -9, top: 3 }, seen: 'x' },
  'preview ranks': { ask: 'preview ranks', change: { way: 'from ratings', steps: 1, of: 'DE' } },
  'write ranks': {
    ask: 'write ranks',
    change: { way: 'up', steps: 2, of: '' },
    replace: true,
    seen: 'x',
  },
  'settle results': { ask: 'settle results', seen: 'x', keep: true },
  'settle details': { ask: 'settle details', seen: 'x', keep: true },
  'sort by place': { ask: 'sort by place' },
  standings: { ask: 'standings' },
  names: { ask: 'names' },
  prizes: { ask: 'prizes' },
  simulation: { ask: 'simulation' },
  simulate: { ask: 'simulate', wish: WISH, count: 1, tallies: [NO_EVENTS] },
  'simulation sheet': { ask: 'simulation sheet', wish: WISH, tallies: [NO_EVENTS] },
  'use system': { ask: 'use system', system: 'Swiss', rounds: '4', bar: '', seen: '1' },
  'choose list': { ask: 'choose list' },
  go: { ask: 'go', to: { sheet: 'Wall list', a1: 'B2' } },
  create: {
    ask: 'create',
    tournament: {
      name: 'Cup',
      system: 'Swiss',
      teams: false,
      rounds: 5,
      upperBar: '',
      lowerBar: '',
      seed: '',
    },
  },
  'clear examples': { ask: 'clear examples' },
  split: { ask: 'split', seen: 'x' },
  files: { ask: 'files' },
  'preview import': { ask: 'preview import', file: FILE },
  import: { ask: 'import', file: FILE },
  'preview merge': {
    ask: 'preview merge',
    copy: {
      name: 'hall.tsv',
      sheets: [{ name: 'Wall list', rows: [['Name', 'R1']], formulas: ['=SOS('] }],
      ranges: [{ name: 'WallList', sheet: 'Wall list', row: 0, column: 0, rows: 1, columns: 2 }],
    },
    answers: { a: 'both' },
  },
  'add rounds': {
    ask: 'add rounds',
    copy: { name: 'hall.tsv', sheets: [], ranges: [] },
    seen: 'x',
  },
  merge: {
    ask: 'merge',
    copy: { name: 'hall.tsv', sheets: [], ranges: [] },
    answers: { a: 'copy' },
    seen: 'x',
  },
  'print sheet': { ask: 'print sheet', printed: { rows: [['a', 'b']], heads: [0], widths: [90, 80] } },
  'preview ratings': { ask: 'preview ratings', ratings: RATINGS },
  'write ratings': { ask: 'write ratings', ratings: RATINGS, seen: 'x' },
};

const EVENTS = Number(process.env['EVENTS'] ?? 1);
/** Each request is read; of how many one goes to the panel, whose answers carry all its words. */
const EACH = EVENTS > 1 ? 1 : 10;

type Path = readonly (string | number)[];

/** The places of all values in a request, nested ones too. */
const placesIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [[...path, key], ...placesIn(one, [...path, key])])
    : [];

function withAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === key ? withAt(one, rest, change) : one));
  const all = value as Readonly<Record<string, unknown>>;
  return { ...all, [key]: withAt(all[String(key)], rest, change) };
}

const LONG = 'x'.repeat(301_000);
/** No field of any request may hold one of these. */
const NEVER: readonly unknown[] = [
  LONG,
  { a: 1 },
  { toString: 'x', length: 3 },
  Object.assign(Object.create(null) as object, { a: 1 }),
  () => 'x',
  Symbol('x'),
  10n,
  Array.from({ length: 6000 }, () => 'x'),
  [[[[[[]]]]]],
];
/** Requests that are none at all. */
const NONE: readonly unknown[] = [
  undefined,
  null,
  7,
  'state',
  [],
  ['state'],
  {},
  { ask: 'constructor' },
  { ask: '__proto__' },
  { ask: 'toString' },
  { ask: ['state'] },
  { ask: 'STATE' },
  { ask: '' },
  Object.create({ ask: 'state' }),
];

/** A request that the protocol does not have, made from one that it has. */
function spoil(dice: () => number, at: number): unknown {
  const pick = <T>(some: readonly T[]): T => some[Math.floor(dice() * some.length)] as T;
  const all = Object.values(REQUESTS);
  const good = all[at] ?? pick(all);
  const places = placesIn(good);
  // Each is spoilt once by a field more: some have no other.
  const way = at < all.length ? 0.1 : dice();
  if (way < 0.1) return pick(NONE);
  if (way < 0.3) return { ...good, [pick(['more', 'language', 'workbook', 'x'])]: pick([1, LONG, {}, null]) };
  const place = pick(places);
  return withAt(good, place, () => pick(NEVER));
}

/** All texts of a view that a person may read: not what was typed and comes back. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          ['wish', 'draft', 'tallies', 'why', 'source'].includes(key) ? [] : textsIn(one),
        )
      : [];

const isSound = (spoken: string): boolean =>
  !/undefined|\bnull\b|NaN|\[object|TypeError|Cannot read|is not a function|not iterable|Infinity|unexpected/.test(
    spoken,
  );

test('every request of the panel is read as it is', () => {
  for (const request of Object.values(REQUESTS)) expect(readRequest(request), request.ask).toBe(request);
});

test('1,500 malformed requests are refused with one sentence, and nothing changes', () => {
  const book = tournamentBook(8);
  pairRound(book);
  const [before, writes] = [book.snapshot(), book.writes()];
  const dice = makeDice(6203);
  const kinds = new Set<unknown>();
  const { timed, tell } = slowest(EVENTS > 1);
  for (let i = 0; i < 1500; i++) {
    const request = spoil(dice, i);
    expect(readRequest(request), String(i)).toBe(undefined);
    kinds.add((request as { readonly ask?: unknown } | undefined)?.ask);
    if (i % EACH !== 0) continue;
    const { view } = timed(String(i), () => answer(book.workbook, request));
    if (view.view !== 'stopped') throw new Error(`${view.view} for ${String(i)}`);
    expect(view.reasons.map(one => one.sentence)).toEqual([
      'The panel asked for something that Wallist does not have; nothing was read or changed.',
    ]);
  }
  tell();
  expect(book.writes()).toBe(writes);
  expect(book.snapshot()).toEqual(before);
  for (const kind of Object.keys(REQUESTS)) expect(kinds.has(kind), kind).toBe(true);
});

/** Requests of the right form that ask for nonsense. */
const texts = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom('', '0', '-1', '1e9', '__proto__', '=1+1', '999999999', 'ZZZ99999999', 'Log', 'A0'),
);
const numbers = fc.oneof(fc.integer(), fc.constantFrom(NaN, null, 0.5, -1, 1e300, 2 ** 53));

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ ask: fc.constant('go'), to: fc.record({ sheet: texts, a1: texts }) }),
  fc.record({
    ask: fc.constantFrom('undo', 'finish'),
    // Of the Log's own actions it would make sense.
    action: fc.stringMatching(/^.{0,9}$/).filter(action => !/^\s*\d\s*$/.test(action)),
  }),
  fc.record({ ask: fc.constantFrom('write', 'write numbers', 'split', 'put back'), seen: texts }),
  fc.record({
    ask: fc.constant('why'),
    seen: texts,
    first: texts,
    second: texts,
  }),
  fc.record({
    ask: fc.constant('create'),
    tournament: fc.record({
      name: texts,
      system: texts,
      teams: fc.boolean(),
      rounds: numbers,
      upperBar: texts,
      lowerBar: texts,
      seed: texts,
    }),
  }),
  fc.record({
    ask: fc.constant('simulate'),
    count: fc.constantFrom(0, 1),
    tallies: fc.constant([]),
    wish: fc.record({
      ...Object.fromEntries(Object.entries(WISH).map(([key, value]) => [key, fc.constant(value)])),
      size: numbers,
      events: numbers,
      jigo: numbers,
      rounds: texts,
      bar: texts,
    }),
  }),
);

describe('requests of the right form that make no sense', () => {
  test('are answered in words for people, and change no cell', () => {
    const book = tournamentBook(6, 3);
    pairRound(book);
    const before = book.snapshot();
    const { timed, tell } = slowest(EVENTS > 1);
    fc.assert(
      fc.property(nonsense, request => {
        const { view } = timed(JSON.stringify(request).slice(0, 100), () => answer(book.workbook, request));
        const spoken = textsIn(view).join('\n');
        expect(isSound(spoken), spoken.slice(0, 600)).toBe(true);
        expect(book.snapshot()).toEqual(before);
      }),
      { numRuns: 100 * EVENTS },
    );
    tell();
    expectView(book, { ask: 'state' }, 'results missing');
  });

  test('a cell beyond every sheet is not selected', () => {
    const book = tournamentBook(4);
    const selected = book.selected();
    const view = ask(book, { ask: 'go', to: { sheet: 'Wall list', a1: 'ZZZ99999999' } });
    expect(view.view).toBe('stopped');
    expect(book.selected()).toBe(selected);
  });
});

describe('the texts of the panel', () => {
  const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  const LOOKS: readonly Request[] = [
    { ask: 'state' },
    { ask: 'preview' },
    { ask: 'check' },
    { ask: 'round', round: 1 },
    { ask: 'write', seen: 'an old one' },
  ];

  test('come with an answer only where the page has not said that it has them', () => {
    const book = tournamentBook(33);
    pairRound(book);
    for (const request of LOOKS) {
      const [whole, rest] = [
        answer(book.workbook, request),
        answer(book.workbook, { ...request, words: 'en' }),
      ];
      expect(rest).toEqual({ ...whole, text: undefined });
      expect(bytes(whole.text)).toBeGreaterThan(15_000);
      // What an answer needs by itself: a preview of 33 players is the longest.
      expect(bytes(rest)).toBeLessThan(request.ask === 'preview' ? 40_000 : 10_000);
      expect(answer(book.workbook, { ...request, words: 'de' }).text).toEqual(whole.text);
    }
  });

  test('come with an answer to what cannot be read', () => {
    const book = tournamentBook(4);
    expect(answer(book.workbook, { ask: 'state', words: 'Klingon' }).text).toBeDefined();
    expect(answer(book.workbook, { ask: 'nonsense', words: 'en' }).text).toBeDefined();
  });
});

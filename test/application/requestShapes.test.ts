import { describe, expect, test } from 'vitest';
import { readRequest } from '../../src/application/panel/readRequest';
import {
  isCount,
  isNumber,
  isRecord,
  isTypedNumber,
  isYesNo,
  listOf,
  oneOf,
  optional,
  ownValue,
  recordOf,
  shaped,
  textShape,
} from '../../src/application/panel/shape';
import { NO_EVENTS } from '../../src/simulation/counts/tally';
import { WISH } from './simulationWish';

/** What each field of a request may hold, and how much of it: the most is taken, one more is refused. */

const texts = (length: number): string => 'x'.repeat(length);
const list = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const isTaken = (request: unknown): boolean => readRequest(request) !== undefined;

/** Whether each value is taken in the place of one field. */
function expectTaken(
  requestWith: (value: unknown) => unknown,
  taken: readonly unknown[],
  refused: readonly unknown[],
): void {
  const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? String(value);
  for (const value of taken)
    expect([shown(value), isTaken(requestWith(value))]).toEqual([shown(value), true]);
  for (const value of refused)
    expect([shown(value), isTaken(requestWith(value))]).toEqual([shown(value), false]);
}

describe('a value', () => {
  test('is a text of at most so many characters, one of some, a truth, a number or a count', () => {
    const values = ['', 'abc', 'abcd', true, false, 0, 3, -1, 0.5, NaN, Infinity, null, undefined, [], {}];
    const passing = (test_: (value: unknown) => boolean): readonly unknown[] => values.filter(test_);
    expect(passing(textShape(3))).toEqual(['', 'abc']);
    expect(passing(oneOf<string | number>('abc', 3))).toEqual(['abc', 3]);
    expect(passing(isYesNo)).toEqual([true, false]);
    expect(passing(isTypedNumber)).toEqual([0, 3, -1, 0.5, NaN, Infinity, null]);
    expect(passing(isNumber)).toEqual([0, 3, -1, 0.5]);
    expect(passing(isCount)).toEqual([0, 3]);
    expect(passing(optional(isCount))).toEqual([0, 3, undefined]);
    expect(passing(isRecord)).toEqual([{}]);
    expect(passing(listOf(isCount))).toEqual([[]]);
  });

  test('is a list of at most so many, each of which is right', () => {
    const isList = listOf(isCount, 2);
    expect([[], [1, 2], [1, 2, 3], [1, 'x'], { length: 1, 0: 1 }].map(isList)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([list(5000, 1), list(5001, 1)].map(listOf(isCount))).toEqual([true, false]);
  });

  test('is a record whose names and values are right, of at most 5,000', () => {
    const isNumbers = recordOf(oneOf('a', 'b'), isCount);
    expect([{}, { a: 1 }, { a: 1, b: 2 }, { a: 'x' }, { c: 1 }, [1], null].map(isNumbers)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const many = (count: number) => Object.fromEntries(list(count, 1).map((one, i) => [`n${i}`, one]));
    expect([many(5000), many(5001)].map(recordOf(textShape(9), isCount))).toEqual([true, false]);
  });

  test('has these fields, none else, and none that it has only inherited', () => {
    const isPair = shaped<{ readonly a: number; readonly b?: number }>({
      a: isCount,
      b: optional(isCount) as never,
    });
    expect(
      [{ a: 1 }, { a: 1, b: 2 }, { b: 2 }, { a: 1, c: 3 }, { a: 1, b: 'x' }, [1], null].map(isPair),
    ).toEqual([true, true, false, false, false, false, false]);
    expect(isPair(Object.create({ a: 1 }))).toBe(false);
    expect(isPair({ a: 1, toString: 1 })).toBe(false);
    expect([ownValue({ a: 1 }, 'a'), ownValue({ a: 1 }, 'toString')]).toEqual([1, undefined]);
  });
});

describe('a request', () => {
  test('is known by its own name, with a list and a language', () => {
    expectTaken(
      value => value,
      [{ ask: 'check' }],
      [{ ask: 'toString' }, { ask: 'checks' }, { ask: 7 }, ['check'], null, 'check'],
    );
    expectTaken(list_ => ({ ask: 'check', list: list_ }), [undefined, '', texts(40)], [texts(41), 7]);
    expectTaken(words => ({ ask: 'check', words }), [undefined, 'de'], ['xx', '']);
    expect(isTaken({ ask: 'check', more: 1 })).toBe(false);
  });

  test('undoes an action by its number, and has fingerprints', () => {
    expectTaken(action => ({ ask: 'undo', action }), ['1', texts(9)], [texts(10), 1, undefined]);
    expectTaken(seen => ({ ask: 'split', seen }), ['', texts(200)], [texts(201), undefined]);
    expectTaken(done => ({ ask: 'audit', done }), [0, 7], [-1, 0.5, '1']);
  });

  test('goes to a cell of a sheet', () => {
    expectTaken(
      to => ({ ask: 'go', to }),
      [{ sheet: texts(100), a1: texts(20) }],
      [{ sheet: texts(101), a1: 'A1' }, { sheet: 'x', a1: texts(21) }, { sheet: 'x' }, { a1: 'A1' }],
    );
  });

  test('tells what the panel has seen', () => {
    const glance = { sheets: ['List'], print: 'x', language: 'en' };
    const cells = { row: 0, column: 1, rows: 2, columns: 3, name: 'SOS' };
    const isSeen = (more: object) => isTaken({ ask: 'state', glance: { ...glance, ...more } });
    expect(isSeen({})).toBe(true);
    const most = [
      { sheets: list(6, texts(100)) },
      { front: texts(100) },
      { computed: list(50, cells) },
      { computed: [{ ...cells, name: texts(200) }] },
      { print: texts(200) },
      { language: 'ja' },
    ];
    expect(most.map(isSeen)).toEqual(most.map(() => true));
    const more = [
      { sheets: list(7, 'x') },
      { sheets: [texts(101)] },
      { front: texts(101) },
      { computed: list(51, cells) },
      ...Object.keys(cells).map(name => ({ computed: [{ ...cells, [name]: {} }] })),
      { computed: [{ ...cells, name: texts(201) }] },
      { print: texts(201) },
      { print: undefined },
      { language: 'xx' },
    ];
    expect(more.map(isSeen)).toEqual(more.map(() => false));
  });

  test('has results and entries of games', () => {
    const game = { round: 1, black: texts(400), white: 'b', result: '1-0' };
    const record = (more: object) => ({ ask: 'record', results: [{ ...game, ...more }] });
    expectTaken(result => record({ result }), ['0-1', '=', '1-0!', '0-1!', '0-0!', '1-1!'], ['', '2-0']);
    expectTaken(
      points => record({ points }),
      ['7', '12.5', '361', undefined],
      ['1000', '1.25', '.5', '-1', 'a1', '1a', '', 7],
    );
    expectTaken(black => record({ black }), [''], [texts(401), 1]);
    expectTaken(round => record({ round }), [0], [-1, '1']);
    const entry = { ...game, stands: '' };
    const enter = (more: object) => ({ ask: 'enter', entries: [{ ...entry, ...more }] });
    expectTaken(stands => enter({ stands }), [texts(200)], [texts(201), undefined]);
    expectTaken(result => enter({ result }), ['', '='], ['2-0']);
    expectTaken(
      stones => enter({ stones }),
      [undefined, { was: 0, is: 9 }, { was: 99, is: 0 }],
      [{ was: 0, is: 10 }, { was: -1, is: 0 }, { is: 1 }, { was: 0, is: -1 }],
    );
    expectTaken(count => ({ ask: 'enter', entries: list(count as number, entry) }), [0, 1000], [1001]);
  });

  test('says who misses which rounds', () => {
    const missed = { rounds: [1], from: 0, awaited: false };
    const change = { player: 'Ann', was: missed, is: missed };
    const changed = (more: object) => ({ ask: 'let in', changes: [{ ...change, ...more }] });
    expectTaken(player => changed({ player }), [texts(400)], [texts(401), undefined]);
    for (const name of ['was', 'is'])
      expectTaken(
        value => changed({ [name]: value }),
        [missed, { ...missed, rounds: list(100, 1) }],
        [
          { ...missed, rounds: list(101, 1) },
          { ...missed, from: -1 },
          { ...missed, awaited: 'no' },
          { rounds: [] },
        ],
      );
  });

  test('has a round by hand', () => {
    const hand = (more: object) => ({ ask: 'write', seen: 'x', hand: more });
    expectTaken(again => hand({ again }), ['all', [], [0, 7]], ['none', ['a'], [-1]]);
    expectTaken(part => hand({ part }), [[1]], [['a'], 'all']);
    expectTaken(
      pairs => hand({ pairs }),
      [[{ players: [1, 2] }], [{ players: [1, 2], stones: 3 }]],
      [
        [{ players: [1] }],
        [{ players: [1, 2, 3] }],
        [{ players: [1, 'b'] }],
        [{ players: [1, 2], stones: 'b' }],
        [{}],
      ],
    );
    for (const name of ['forbidden', 'tables'])
      expectTaken(two => hand({ [name]: [two] }), [[1, 2]], [[1], [1, 2, 3], [1, -1], 'ab']);
    for (const name of ['bye', 'equal']) expectTaken(one => hand({ [name]: one }), [0, 1], [-1, 'a']);
  });

  test('has groups from 50k to 9d, and ranks that move one to nine steps', () => {
    for (const name of ['upper', 'lower', 'top'])
      expectTaken(
        rung => ({ ask: 'write groups', lines: { [name]: rung }, seen: 'x' }),
        [undefined, -50, 0, 8],
        [-51, 9, 0.5, '1'],
      );
    const ranks = (more: object) => ({
      ask: 'preview ranks',
      change: { way: 'up', steps: 1, of: '', ...more },
    });
    expectTaken(way => ranks({ way }), ['up', 'down', 'from ratings', 'to ratings'], ['', 'sideways']);
    expectTaken(steps => ranks({ steps }), [1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 10, 1.5]);
    expectTaken(of => ranks({ of }), [texts(200)], [texts(201)]);
    expectTaken(which => ({ ask: 'keep apart', which, on: true }), ['clubs', 'countries'], ['', 'families']);
    const stays = (value: unknown) => ({
      ask: 'write absence',
      seen: 'x',
      round: 1,
      player: 'a',
      remedy: 'win',
      stays: value,
    });
    expectTaken(stays, ['plays on', 'withdraws', 'disqualified'], ['', 'sleeps']);
  });

  test('has people: one, many as a text, or those of the form', () => {
    const people = (source: unknown) => ({ ask: 'preview people', source });
    expectTaken(
      people,
      [
        { from: 'form' },
        { from: 'text', text: texts(200_000) },
        { from: 'person', person: {}, round: texts(9) },
        { from: 'person', person: { name: texts(200) }, round: '' },
      ],
      [
        { from: 'text', text: texts(200_001) },
        { from: 'text' },
        { from: 'person', person: {}, round: texts(10) },
        { from: 'person', person: { name: texts(201) }, round: '' },
        { from: 'person', person: { shoes: 'x' }, round: '' },
        { from: 'form', text: '' },
        { from: 'afar' },
        {},
      ],
    );
    const answers = (value: unknown) => ({ ask: 'enter person', source: { from: 'form' }, answers: value });
    expectTaken(
      answers,
      [{ a: 'other', b: 'same', c: 'leave' }, { [texts(200)]: 'same' }],
      [{ a: 'x' }, { [texts(201)]: 'same' }],
    );
  });

  test('creates a tournament', () => {
    const form = { name: '', system: '', teams: false, rounds: 5, upperBar: '', lowerBar: '', seed: '' };
    const create = (more: object) => isTaken({ ask: 'create', tournament: { ...form, ...more } });
    const most = [
      {},
      ...['name', 'system', 'upperBar', 'lowerBar', 'seed', 'rest'].map(name => ({ [name]: texts(200) })),
      { rated: true },
      { rounds: null },
      { handicap: 'rank' },
      { language: 'ru' },
      { order: 'EGF' },
    ];
    expect(most.map(create)).toEqual(most.map(() => true));
    const more = [
      ...['name', 'system', 'upperBar', 'lowerBar', 'seed', 'rest'].map(name => ({ [name]: texts(201) })),
      ...Object.keys(form).map(name => ({ [name]: undefined })),
      { teams: 1 },
      { rated: 1 },
      { rounds: '5' },
      { handicap: 'x' },
      { language: 'xx' },
      { order: 'x' },
    ];
    expect(more.map(create)).toEqual(more.map(() => false));
  });

  test('has a file, a copy, ratings and pages', () => {
    const file = { name: '', list: [], settings: [], tables: [] };
    const imported = (more: object) => ({ ask: 'import', file: { ...file, ...more } });
    expectTaken(
      more => imported(more as object),
      [
        { name: texts(200) },
        { list: list(10_001, ['a']) },
        { list: [list(200, texts(1000))] },
        { settings: [['a']] },
        { tables: [[1, 2, 3]] },
        { kept: texts(1000) },
        { othersStones: true, isFormer: true },
      ],
      [
        { name: texts(201) },
        { list: list(10_002, ['a']) },
        { list: [list(201, 'a')] },
        { list: [[texts(1001)]] },
        { settings: [[1]] },
        { tables: [[1, 2]] },
        { tables: [[1, 2, 3, 4]] },
        { tables: [[1, 2, -1]] },
        { tables: ['abc'] },
        { kept: 1 },
        { othersStones: false },
        { isFormer: false },
      ],
    );
    const range = { name: '', sheet: '', row: 0, column: 0, rows: 0, columns: 0 };
    const sheet = { name: '', rows: [], formulas: [] };
    const copied = (more: unknown) => ({
      ask: 'preview merge',
      copy: { name: '', sheets: [], ranges: [], ...(more as object) },
    });
    expectTaken(
      copied,
      [
        { name: texts(200) },
        { sheets: list(200, sheet) },
        { sheets: [{ ...sheet, name: texts(100), formulas: list(100, texts(100)) }] },
        { ranges: list(9, range) },
        { ranges: [{ ...range, name: texts(100), sheet: texts(100) }] },
      ],
      [
        { name: texts(201) },
        { sheets: list(201, sheet) },
        { sheets: [{ ...sheet, name: texts(101) }] },
        { sheets: [{ ...sheet, formulas: list(101, '') }] },
        { sheets: [{ ...sheet, formulas: [texts(101)] }] },
        { sheets: [{ ...sheet, rows: [[1]] }] },
        { ranges: list(10, range) },
        ...Object.keys(range).map(name => ({ ranges: [{ ...range, [name]: -1 }] })),
        { ranges: [{ ...range, name: texts(101) }] },
        { ranges: [{ ...range, sheet: texts(101) }] },
      ],
    );
    const answers = (value: unknown) => ({ ...copied({}), answers: value });
    expectTaken(
      answers,
      [{ a: 'here', b: 'copy', c: 'both' }, { [texts(200)]: 'here' }],
      [{ a: 'x' }, { [texts(201)]: 'here' }],
    );
    const rated = { no: 1, name: '', pin: '', rank: '', rating: null };
    const ratings = (more: unknown) => ({
      ask: 'preview ratings',
      ratings: { list: '', players: [], ...(more as object) },
    });
    expectTaken(
      ratings,
      [
        { list: texts(200) },
        {
          players: [{ ...rated, no: -1.5, name: texts(400), pin: texts(20), rank: texts(20), rating: 2100 }],
        },
      ],
      [
        { list: texts(201) },
        ...[{ no: NaN }, { name: texts(401) }, { pin: texts(21) }, { rank: texts(21) }, { rating: '1' }].map(
          one => ({ players: [{ ...rated, ...one }] }),
        ),
      ],
    );
    const printed = (more: unknown) => ({
      ask: 'print sheet',
      printed: { rows: [['a']], heads: [0], widths: [90], ...(more as object) },
    });
    expectTaken(
      printed,
      [{ widths: list(200, 1) }],
      [{ widths: list(201, 1) }, { heads: [-1] }, { rows: [[1]] }, { widths: ['a'] }],
    );
  });

  test('wishes a simulation, and goes on from its tallies', () => {
    const simulated = (wish: object, tally: object = {}) =>
      isTaken({
        ask: 'simulate',
        wish: { ...WISH, ...wish },
        count: 1,
        tallies: [{ ...NO_EVENTS, ...tally }],
      });
    expect(simulated({})).toBe(true);
    const words = ['rounds', 'bar', 'versusRounds', 'versusBar', 'seed'];
    const numbers = [
      'size',
      'mean',
      'spread',
      'events',
      'jigo',
      'absence',
      'late',
      'scale',
      'strengthSpread',
    ];
    for (const name of words)
      expect([name, simulated({ [name]: texts(200) }), simulated({ [name]: texts(201) })]).toEqual([
        name,
        true,
        false,
      ]);
    for (const name of numbers)
      expect([name, simulated({ [name]: null }), simulated({ [name]: '1' })]).toEqual([name, true, false]);
    for (const name of ['system', 'versus'])
      expect([
        simulated({ [name]: '' }),
        simulated({ [name]: 'McMahon' }),
        simulated({ [name]: 'x' }),
      ]).toEqual([true, true, false]);
    expect([{ purpose: 'advice' }, { field: 'sheet' }].map(one => simulated(one))).toEqual([true, true]);
    expect([{ purpose: 'x' }, { field: 'x' }].map(one => simulated(one))).toEqual([false, false]);
    const moments = { n: 1, sum: -0.5, squares: 2 };
    for (const name of ['places', 'games', 'won', 'tables', 'rounds'])
      expect([
        simulated({}, { [name]: [moments] }),
        ...Object.keys(moments).map(part => simulated({}, { [name]: [{ ...moments, [part]: 'x' }] })),
      ]).toEqual([true, false, false, false]);
    for (const name of ['inPrizes', 'first', 'playerInPrizes'])
      expect([simulated({}, { [name]: [1] }), simulated({}, { [name]: [-1] })]).toEqual([true, false]);
    for (const name of ['failures', 'faults'])
      expect(
        [{ events: 1, first: 2 }, { events: 1 }, { events: -1, first: 2 }, { events: 1, first: 'x' }].map(
          one => simulated({}, { [name]: { a: one } }),
        ),
      ).toEqual([true, false, false, false]);
    const ties = { position: 1, events: 2, tied: 3 };
    expect(
      [ties, ...Object.keys(ties).map(part => ({ ...ties, [part]: -1 }))].map(one =>
        simulated({}, { ties: { a: one } }),
      ),
    ).toEqual([true, false, false, false]);
    expect(
      [{ a: [1] }, { a: ['x'] }, { [texts(201)]: [1] }].map(winners => simulated({}, { winners })),
    ).toEqual([true, false, false]);
    expect(simulated({}, { measures: { nothing: moments } })).toBe(false);
    const tallies = (count: number) =>
      isTaken({ ask: 'simulate', wish: WISH, count: 1, tallies: list(count, NO_EVENTS) });
    expect([tallies(0), tallies(100), tallies(101)]).toEqual([true, true, false]);
    const used = (system: string) => isTaken({ ask: 'use system', system, rounds: '4', bar: '', seen: '1' });
    expect([used('Swiss'), used('')]).toEqual([true, false]);
  });
});

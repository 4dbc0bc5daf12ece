import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import type { WallList } from '../../src/tournament/wallList';
import { EVENTS, KINDS, kindField, kindSettings, type Kind } from '../pairing/everyKind';
import { playToTheEnd } from '../pairing/playToTheEnd';
import { makeDice } from '../pairing/simulatedEvent';
import { FUNCTIONS, type Table } from './formulas';

/** Standings, places, prizes and qualifiers are one order, refined and never contradicted (R3.1 to R3.3). */

type Cells = readonly (readonly (string | number)[])[];
const { PLACE, STANDINGS, PRIZES, NEXTROUND } = FUNCTIONS as Record<string, (...given: unknown[]) => Table>;

const TITLES = ['No', 'Name', 'Rating', 'Rank', 'Group', 'Category', 'Out'];

/** A wall list as a range. */
const cellsOf = ({ players, entries, rounds }: WallList): Cells => [
  [...TITLES, ...Array.from({ length: rounds }, (_, round) => `R${round + 1}`)],
  ...players.map((player, index) => [
    player.no,
    player.name,
    player.rating ?? '',
    player.rank?.kind === 'amateur' ? rankText(player.rank.index) : '',
    player.group,
    player.category,
    player.out.from === undefined ? '' : `${player.out.from}-`,
    ...(entries[index] ?? []).map(cell => makeEntries(cell)),
  ]),
];

const rankText = (index: number): string => (index >= 0 ? `${index + 1}d` : `${-index}k`);

const lists = new Map<string, WallList>();

/** Played once for all properties. */
function playedList(kind: Kind, seed: number): WallList {
  const [players, rounds, , text] = kind;
  const key = `${KINDS.indexOf(kind)},${seed}`;
  const settings = kindSettings(text, seed);
  const list =
    lists.get(key) ?? playToTheEnd({ players, rounds, seed, settings }, kindField(kind, seed)).list;
  lists.set(key, list);
  return list;
}

/** Events of every kind, broken off after some of their rounds. */
const played = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    seed: fc.integer({ min: 1, max: EVENTS }),
    part: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ kind, seed, part }) => {
    const [, rounds, , text] = kind;
    const list = playedList(kind, seed);
    const last = Math.ceil((rounds * part) / 10);
    const entries = list.entries.map(row => row.map((cell, round) => (round < last ? cell : [])));
    return { cells: cellsOf({ ...list, entries }), text: `${text}; Seed=dice ${seed}` };
  });

/** Whoever meets whom, and games that nobody has played yet: nothing that a program would pair. */
const typed = fc
  .record({
    count: fc.integer({ min: 3, max: 11 }),
    rounds: fc.integer({ min: 1, max: 5 }),
    seed: fc.integer({ min: 1, max: 1e6 }),
  })
  .chain(event => fc.constantFrom(...SYSTEMS).map(text => ({ ...event, text })))
  .map(({ count, rounds, seed, text }) => {
    const dice = makeDice(seed);
    const rows = Array.from({ length: count }, (_, index) => {
      const letter = 'AB'.charAt(Math.floor(2 * dice()));
      return [index + 1, `P${index + 1}`, 1000 + 100 * Math.floor(5 * dice()), '5k', letter, letter, ''] as (
        string | number
      )[];
    });
    for (let round = 0; round < rounds; round++) {
      const order = rows
        .map((_, index) => [dice(), index] as const)
        .sort(([a], [b]) => a - b)
        .map(([, index]) => index);
      for (let at = 0; at < count; at += 2) {
        const [one, other] = [order[at] as number, order[at + 1]];
        const result = ['+-', '-+', '+-', '-+', '==', '??'][Math.floor(6 * dice())] as string;
        if (other === undefined) rows[one]?.push(['0+', '0='][Math.floor(2 * dice())] as string);
        else {
          rows[one]?.push(`${other + 1}${result[0]}`);
          rows[other]?.push(`${one + 1}${result[1]}`);
        }
      }
    }
    const header = [...TITLES, ...Array.from({ length: rounds }, (_, round) => `R${round + 1}`)];
    return { cells: [header, ...rows] as Cells, text: `${text}; Seed=dice ${seed}` };
  });

const SYSTEMS = [
  'System=McMahon',
  'System=Swiss',
  'System=Swiss by categories',
  'System=Score pairing',
  'System=Round robin',
  'System=Swiss; Groups=apart',
  'System=Groups + knock-out',
  'Stages=R1-R2 Swiss; R3-R5 Round robin; Qualifiers=4; Others=play on',
];
/** Final lists and lists inside a place; the last decides nothing else than the first two lots. */
const LISTS = [
  '',
  '; Tiebreaks=none',
  '; Tiebreaks=SOS',
  '; Tiebreaks=none; Prize tiebreaks=Rating, Lottery',
  '; Tiebreaks=SOS; Prize tiebreaks=WINS, DIRECTCOMPARISON, Rating, Lottery',
  '; Tiebreaks=SOS, Lottery',
];

const events = fc.tuple(fc.oneof(played, typed), fc.constantFrom(...LISTS)).map(([event, list]) => ({
  cells: event.cells,
  settings: `${event.text.replace(/; Tiebreaks=[^;]*/, '')}${list}`,
  list,
}));

interface Row {
  readonly name: string;
  readonly place: number;
  readonly contest: string;
  readonly money: number;
  readonly thing: number;
  readonly title: string;
}

/** A game, or a bye. */
const PRESENT = /^[1-9]\d*[-+=?]|^0\+|^bye/;

/** What the formulas say of each player who has a place; without one is only who never played. */
function told(cells: Cells, settings: string): readonly Row[] {
  const players = cells.slice(1);
  const places = PLACE!(cells, settings).slice(1);
  const prizes = [
    ['Place', 'Money', 'Thing', 'Title'],
    ...players.map((_, index) => [index + 1, 1000 - 7 * index, `thing ${index + 1}`, `title ${index + 1}`]),
  ];
  const given = new Map(
    PRIZES!(cells, prizes, settings)
      .slice(1)
      .map(row => [row[2], row]),
  );
  return players.flatMap((player, index): readonly Row[] => {
    if (places[index]?.[0] === '') {
      expect(player.filter(cell => PRESENT.test(String(cell)))).toEqual([]);
      return [];
    }
    const row = given.get(player[1] as string) ?? [];
    return [
      {
        name: String(player[1]),
        place: Number(places[index]?.[0]),
        contest: settings.includes('by categories') ? String(player[5]) : '',
        money: Number(row[3] ?? 0),
        thing: Number(String(row[4] ?? '').replace('thing ', '')),
        title: String(row[5] ?? ''),
      },
    ];
  });
}

const runs = 50 * EVENTS;

describe('places, money, titles and things', () => {
  test('never contradict each other, in events of every system', () => {
    fc.assert(
      fc.property(events, ({ cells, settings }) => {
        const standings = STANDINGS!(cells, settings);
        const name = standings[0]?.indexOf('Name') as number;
        const rows = told(cells, settings);
        const of = new Map(rows.map(row => [row.name, row]));
        expect(standings).toHaveLength(rows.length + 1);
        for (const row of standings.slice(1)) expect(row[0]).toBe(of.get(row[name] as string)?.place);
        for (const one of rows) expect(one.title).toBe(`title ${one.place}`);
        expect([...rows.map(({ thing }) => thing)].sort((a, b) => a - b)).toEqual(
          rows.map((_, index) => index + 1),
        );
        for (const one of rows) {
          for (const other of rows) {
            if (one.contest !== other.contest) continue;
            if (one.place < other.place) {
              expect(one.thing).toBeLessThan(other.thing);
              expect(one.money).toBeGreaterThan(other.money);
            }
            if (one.place === other.place) expect(one.money).toBe(other.money);
          }
        }
        expect(standings.slice(1).map(row => of.get(row[name] as string)?.contest ?? '')).toEqual(
          rows.map(({ contest }) => contest).sort(),
        );
      }),
      { numRuns: runs },
    );
  });

  test('inside a place: the list typed for it, and where none is typed lots', () => {
    const plain = typed.filter(({ text }) => /^System=(Swiss|McMahon|Round robin);/.test(text));
    fc.assert(
      fc.property(plain, fc.constantFrom('', '; Prize tiebreaks=Rating, Lottery'), (event, list) => {
        const settings = `${event.text}; Tiebreaks=none${list}`;
        const rows = told(event.cells, settings);
        const seed = /Seed=([^;]*)/.exec(settings)?.[1] ?? '';
        const rating = (name: string): number =>
          list === '' ? 0 : Number(event.cells.find(row => row[1] === name)?.[2]);
        for (const place of new Set(rows.map(row => row.place))) {
          const shared = rows.filter(row => row.place === place);
          // Lots are drawn among those whom the list has not parted, for the place that they would share.
          const better = (name: string): number =>
            shared.filter(one => rating(one.name) > rating(name)).length;
          const key = (name: string): string =>
            lot(`${seed}|prizes/place-${place + better(name)}|${name.slice(1)}`);
          const expected = shared
            .map(row => row.name)
            .sort((a, b) => rating(b) - rating(a) || (key(a) < key(b) ? -1 : 1));
          const got = [...shared].sort((a, b) => a.thing - b.thing).map(row => row.name);
          expect(got).toEqual(expected);
        }
      }),
      { numRuns: runs },
    );
  });
});

const lot = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('who qualifies', () => {
  test.each([
    'Stages=R1-R3 Swiss; R4-R5 Knock-out; Qualifiers=4',
    'Stages=R1-R3 Round robin; R4 Round robin; Qualifiers=2',
    'System=Groups + knock-out; Qualifiers=2',
  ])('%s: the first by the order of things', text => {
    const stage = fc.tuple(typed, fc.constantFrom(...LISTS)).filter(([{ cells }]) => cells.length > 7);
    fc.assert(
      fc.property(stage, ([{ cells }, list]) => {
        const groups = text.startsWith('System=Groups');
        const count = groups ? 3 : Math.min(3, (cells[0]?.length ?? 0) - TITLES.length);
        const settings = `${text}; Seed=s${list}`;
        const event = groups ? tables(cells) : withRounds(cells, count);
        const next = NEXTROUND!(event, settings);
        if ((next[0]?.length ?? 0) < 2) return;
        const playing = new Set(
          next
            .slice(1)
            .flatMap(row => [row[1], row[3]])
            .filter(no => no !== ''),
        );
        // Who was in no round so far stands behind all who were.
        const isNew = (no: number): boolean =>
          !event[no]?.slice(TITLES.length).some(cell => PRESENT.test(String(cell)));
        const order = told(event, settings).map((row, index) => ({
          no: index + 1,
          thing: row.thing,
          group: String(event[index + 1]?.[4]),
        }));
        const size = Number(/Qualifiers=(\d)/.exec(text)?.[1]);
        const expected = (groups ? ['A', 'B'] : ['']).flatMap(group =>
          order
            .filter(one => !groups || one.group === group)
            .sort((a, b) => Number(isNew(a.no)) - Number(isNew(b.no)) || a.thing - b.thing)
            .slice(0, size)
            .map(({ no }) => no),
        );
        expect([...playing].map(Number).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
      }),
      { numRuns: 40 * EVENTS },
    );
  });
});

/** Three rounds with results, two to come. */
const withRounds = (cells: Cells, count: number): Cells =>
  cells.map((row, index) => {
    const results = Array.from({ length: 3 }, (_, round) => row[TITLES.length + (round % count)] ?? '0-');
    const rounds = index === 0 ? ['R1', 'R2', 'R3', 'R4', 'R5'] : [...results, '', ''];
    return [...row.slice(0, TITLES.length), ...rounds.map(cell => String(cell).replace('?', '-'))];
  });

/** Two tables of four, played, and two rounds of a knock-out to come. */
function tables(cells: Cells): Cells {
  const pairs = [
    [0, 3, 1, 2],
    [3, 2, 0, 1],
    [1, 3, 2, 0],
  ];
  const rows = Array.from(
    { length: 8 },
    (_, index) =>
      [
        index + 1,
        `P${index + 1}`,
        Number(cells[1 + (index % (cells.length - 1))]?.[2]),
        '5k',
        index < 4 ? 'A' : 'B',
        '',
        '',
      ] as (string | number)[],
  );
  pairs.forEach((round, at) => {
    for (const group of [0, 4]) {
      for (const [one, other] of [
        [round[0], round[1]],
        [round[2], round[3]],
      ] as [number, number][]) {
        const isWon = String(
          cells[1 + ((one + other + group) % (cells.length - 1))]?.[
            TITLES.length + (at % ((cells[0]?.length ?? 8) - TITLES.length))
          ],
        ).includes('+');
        rows[one + group]?.push(`${other + group + 1}${isWon ? '+' : '-'}`);
        rows[other + group]?.push(`${one + group + 1}${isWon ? '-' : '+'}`);
      }
    }
  });
  return [[...TITLES, 'R1', 'R2', 'R3', 'R4', 'R5'], ...rows.map(row => [...row, '', ''])];
}

describe('the rows sorted in another way', () => {
  const shuffled = events.chain(event =>
    fc
      .shuffledSubarray([...Array(event.cells.length - 1).keys()], { minLength: event.cells.length - 1 })
      .map(order => ({ ...event, order })),
  );

  test('give the same standings and prizes in a list with numbers', () => {
    fc.assert(
      fc.property(shuffled, ({ cells, settings, order }) => {
        const moved = [cells[0], ...order.map(index => cells[index + 1])];
        expect(STANDINGS!(moved, settings)).toEqual(STANDINGS!(cells, settings));
        const prizes = [['Cup 1'], ['Cup 2'], ['Cup 3']];
        expect(PRIZES!(moved, prizes, settings)).toEqual(PRIZES!(cells, prizes, settings));
      }),
      { numRuns: runs },
    );
  });

  test('and in one whose games name rows, once the games are written anew', () => {
    const swiss = shuffled.filter(({ settings }) => /^System=(Swiss|McMahon|Round robin);/.test(settings));
    fc.assert(
      fc.property(swiss, ({ cells, settings, order }) => {
        const without = (rows: Cells): Cells => rows.map(row => row.slice(1));
        const rowOf = new Map(order.map((index, row) => [index + 1, row + 1]));
        const moved = [
          cells[0] as Cells[0],
          ...order.map(index =>
            (cells[index + 1] as Cells[0]).map((cell, column) =>
              column < TITLES.length
                ? cell
                : String(cell).replace(/^[1-9]\d*/, no => String(rowOf.get(Number(no)))),
            ),
          ),
        ];
        expect(STANDINGS!(without(moved), settings)).toEqual(STANDINGS!(without(cells), settings));
      }),
      { numRuns: runs },
    );
  });
});

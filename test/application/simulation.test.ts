import { describe, expect, test } from 'vitest';
import type { SimulationView, SimulationWish } from '../../src/application/protocol/protocol';
import { firstCount } from '../../sidebar/parts';
import { openTournament } from '../../src/application/read/openTournament';
import { baseSettings, plansOf } from '../../src/application/simulation/simulate';
import { readWish } from '../../src/application/simulation/wish';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { play } from '../../src/simulation/play';
import { planOfList } from '../../src/simulation/planOfList';
import { figuresIn } from '../../src/application/simulation/figure';
import { answer } from '../../src/application/panel/api';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, ask, expectView, pairRound, tournamentBook } from './tournamentBook';

/** Asks part after part, as the panel does. */
function playAll(book: MemoryWorkbook, wish: SimulationWish, count: number): SimulationView {
  let view: SimulationView | undefined;
  do {
    const tallies = view?.tallies ?? [];
    view = expectView(book, { ask: 'simulate', wish, count, tallies }, 'simulation');
  } while (view.done < wish.events);
  return view;
}

function formIn(book: MemoryWorkbook): SimulationWish {
  return expectView(book, { ask: 'simulation' }, 'simulate').wish;
}

describe('simulating the tournament of a sheet', () => {
  const book = tournamentBook(12);
  const wish = { ...formIn(book), events: 30, seed: 'dice' };

  test('the form begins with the players and rules of the sheet', () => {
    const form = expectView(book, { ask: 'simulation' }, 'simulate');
    expect([form.players, form.wish.field, form.wish.system]).toEqual([12, 'sheet', '']);
  });

  test('parts of any size come to what the core gives in one go; no cell changes', () => {
    const before = book.snapshot();
    const [one, many] = [playAll(book, wish, 30), playAll(book, wish, 7)];
    expect(many).toEqual(one);
    expect(one.done).toBe(30);
    const { reading, settings } = openTournament(book.workbook)!;
    expect(one.tallies).toEqual([play(planOfList(reading.wallList, settings, 30, 'dice'), 0, 30)]);
    expect(book.snapshot()).toEqual(before);
  });

  test('rows, charts and names of one system, and of two beside each other', () => {
    const one = playAll(book, wish, 30);
    expect(one.names).toEqual(['McMahon']);
    expect(one.rows[0]?.what).toBe('The strongest is first');
    expect(one.rows[0]?.values[0]?.value).toMatch(/^\d+(\.\d)? %$/);
    expect(one.rows[0]?.values[0]?.interval).toMatch(/^[\d.]+–[\d.]+ %$/);
    expect(one.charts.map(({ groups }) => groups.length)).toEqual([8, 8, 5]);
    expect(one.charts[0]?.groups[0]?.label).toBe('Player 1');
    const two = playAll(book, { ...wish, versus: 'Knock-out' }, 30);
    expect(two.names).toEqual(['McMahon', 'Knock-out']);
    expect(two.rows.every(({ values }) => values.length === 2)).toBe(true);
    expect(two.tallies[0]).toEqual(one.tallies[0]);
    // Everybody has five games in a McMahon and fewer than two in a knock-out: no chance.
    expect(two.rows.map(({ what }) => what)).toContain('Games of a player\u00a0*');
    expect(two.seriesNote).toContain('*');
  });

  test('a suggestion names a way to hold the event, with the numbers behind it', () => {
    const view = playAll(book, { ...wish, purpose: 'advice', rounds: '4', events: 8 }, 8);
    expect(view.notes[0]).toMatch(/^Suggested: .+\.$/);
    expect(view.notes[0]).toContain(view.rows[0]!.what);
    expect(view.notes[1]).toMatch(/^Why: .+\.$/);
    expect(view.rows.length).toBe(view.tallies.length);
    expect(view.names).toHaveLength(6);
    expect(view.rows.map(({ what }) => what).join()).toContain('McMahon, 4 rounds, bar');
  });

  test('without rounds in the form, a suggestion fills those of the event', () => {
    const asked = { ...wish, purpose: 'advice', events: 2 } as const;
    expect([asked.rounds, asked.system]).toEqual(['', '']);
    expect(playAll(book, asked, 2)).toEqual({
      ...playAll(book, { ...asked, rounds: '5' }, 2),
      wish: asked,
    });
  });

  test('jigo, absences and late entries are played as wished', () => {
    const drawn = playAll(book, { ...wish, jigo: 100, absence: 30, late: 20 }, 30);
    const value = (what: string, of: SimulationView) =>
      Number.parseFloat(of.rows.find(row => row.what === what)!.values[0]!.value);
    expect(value('Games of a player', drawn)).toBeLessThan(
      value('Games of a player', playAll(book, wish, 30)),
    );
    expect(drawn.tallies[0]?.won.every(({ sum }, i) => sum === drawn.tallies[0]?.games[i]?.sum)).toBe(true);
  });

  test('what is wrong with the wish is said, and the wish stays in the form', () => {
    const wrong = { ...wish, events: 0, rounds: 'x', system: 'McMahon' as const, bar: '3x' };
    const form = expectView(book, { ask: 'simulate', wish: wrong, count: 5, tallies: [] }, 'simulate');
    expect(form.wish).toEqual(wrong);
    expect(form.problems.map(({ sentence }) => sentence)).toEqual([
      'Events: not a whole number from 1 to 100000.',
      'Rounds: not a whole number from 1 to 60.',
      '“3x” is not a rank.',
    ]);
  });

  // A field that was left empty arrives as null.
  test.each<[keyof SimulationWish, unknown, string]>([
    ['mean', null, 'Mean rating: not a whole number from -900 to 3299.'],
    ['mean', 3300, 'Mean rating: not a whole number from -900 to 3299.'],
    ['spread', null, 'Spread: not a whole number from 0 to 2000.'],
    ['spread', -1, 'Spread: not a whole number from 0 to 2000.'],
    ['size', null, 'Players: not a whole number from 2 to 1000.'],
    ['jigo', 101, 'Drawn games (%): not a whole number from 0 to 100.'],
    ['absence', null, 'Absences (%): not a whole number from 0 to 100.'],
    ['late', null, 'Late entries (%): not a whole number from 0 to 100.'],
    ['scale', null, 'How much ratings count (%): not a whole number from 0 to 1000.'],
    ['strengthSpread', null, 'Ratings are off by (points): not a whole number from 0 to 1000.'],
  ])('a wrong %s of %s is said in the word of the form', (field, value, sentence) => {
    const wrong = { ...wish, field: 'generated', [field]: value } as SimulationWish;
    const form = expectView(book, { ask: 'simulate', wish: wrong, count: 5, tallies: [] }, 'simulate');
    expect(form.problems.map(one => one.sentence)).toEqual([sentence]);
  });
});

describe('L31 the suggestion', () => {
  const book = tournamentBook(24);
  const asked = { ...formIn(book), purpose: 'advice', rounds: '4', events: 6 } as const;
  const suggested = (of: MemoryWorkbook, wish: SimulationWish = asked) => playAll(of, wish, 6);
  const used = ({ use }: SimulationView) => {
    if (!use) throw new Error('nothing is offered');
    const { changes, ...way } = use;
    return { changes, request: { ask: 'use system', ...way } as const };
  };

  test('is one table, a row a system, of numbers in percent whose columns are explained', () => {
    const { rows, names, seriesNote, notes } = suggested(book);
    expect(rows.length).toBeGreaterThan(3);
    for (const { values } of rows) {
      expect(values).toHaveLength(names.length);
      for (const { value, interval } of values)
        expect([value, interval]).toEqual([expect.stringMatching(/^[\d.]+$/), '']);
    }
    expect(names.every(name => /^[A-Z][^:]+: ./.test(name))).toBe(true);
    expect(seriesNote).toBe('');
    expect(notes[0]).toBe(`Suggested: ${rows[0]?.what}.`);
  });

  test('says who shares the top, and in what no other is better', () => {
    const { rows, notes } = suggested(book);
    const goals = ['strongest wins', 'prizes', 'closest to strength', 'games are closest', 'as many games'];
    const best = (column: number): boolean =>
      rows
        .slice(1)
        .every(
          ({ what, values }) =>
            what.includes('takes longer') ||
            Number(rows[0]?.values[column]?.value) >= Number(values[column]?.value),
        );
    goals.forEach((words, i) => expect([words, notes[1]?.includes(words)]).toEqual([words, best(i + 1)]));
    const top = /bar \w+ \((\d+) players\)/.exec(rows[0]?.what ?? '')?.[1];
    if (top !== undefined) expect(notes[1]).toContain(`${top} players share the top`);
  });

  test.each([24, 40, 12])('no bar that only few of %i players reach', count => {
    const { rows } = suggested(tournamentBook(count), { ...asked, events: 1 });
    const tops = rows.flatMap(({ what }) => /\((\d+) players\)/.exec(what)?.[1] ?? []).map(Number);
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(Math.min(8, count / 2));
  });

  test('is taken by one press that writes what the screen says, and undone', () => {
    const one = tournamentBook(24, 5, 'Swiss');
    const before = one.snapshot();
    const { changes, request } = used(suggested(one));
    expect(one.snapshot()).toEqual(before);
    expect(changes.join()).toMatch(/Rounds 5 → [34]/);
    const done = expectView(one, request, 'ready');
    const { settings } = openTournament(one.workbook)!;
    expect([settings.system, String(settings.rounds ?? '')]).toEqual([request.system, request.rounds]);
    expect(done.undo?.what).toBe(`Suggested system used: ${changes.join('; ')}`);
    // It is as it was suggested, so that there is nothing left to take.
    const again = suggested(one, { ...asked, rounds: '' });
    if (again.rows[0]?.what === suggested(book).rows[0]?.what) expect(again.use).toBe(undefined);
    expectView(one, { ask: 'undo', action: done.undo?.action ?? '' }, 'undone');
    expect(openTournament(one.workbook)!.settings.system).toBe('Swiss');
    expect(openTournament(one.workbook)!.settings.rounds).toBe(5);
  });

  test('is not taken where settings have changed since, and nothing is written', () => {
    const one = tournamentBook(24, 5, 'Swiss');
    const { request } = used(suggested(one));
    const row = one.values('Settings').findIndex(([name]) => name === 'Rounds');
    one.type('Settings', `B${row + 1}`, '6');
    const typed = () => one.values('Settings').map(line => line.slice(0, 2));
    const before = typed();
    expectView(one, request, 'stopped');
    // What is in force beside them follows at each look.
    expect(typed()).toEqual(before);
  });

  test('is not offered once a round is paired, nor for players who are made up, and results are ignored and it says so', () => {
    const one = tournamentBook(24, 5, 'Swiss');
    const { request } = used(suggested(one));
    expect(suggested(one, { ...asked, field: 'generated', system: 'Swiss', size: 16 }).use).toBe(undefined);
    const free = suggested(one);
    expect(free.notes.join()).not.toContain('Results of the list are ignored');
    pairRound(one);
    const view = suggested(one);
    expect(view.use).toBe(undefined);
    expect(view.notes).toContainEqual(
      'Results of the list are ignored: every event is played from its first round.',
    );
    expect(view.rows).toEqual(free.rows);
    expectView(one, request, 'stopped');
  });

  test('is written in the language of the tournament', () => {
    const one = tournamentBook(24, 5, 'Swiss');
    const row = one.values('Settings').findIndex(([name]) => name === 'Language');
    one.type('Settings', `B${row + 1}`, 'Deutsch');
    const { changes, request } = used(suggested(one));
    expect(changes.join()).toMatch(/Runden 5 → [34]/);
    expectView(one, request, 'ready');
    expect(openTournament(one.workbook)!.settings.system).toBe(request.system);
  });
});

/**
 * How much is played before the panel shows anything, in rounds of a player: the bench plays 10,000 of them in less than 9 s on a busy
 * machine (`npm run bench -- --only advice`), so that 20 s are never near. Counted, for a clock in a test is another machine's.
 */
const MOST_PLAYED = 14_000;

/** A list as somebody keeps it, of players of all ranks. */
function ownList(players: number): MemoryWorkbook {
  const book = memoryWorkbook();
  const rank = (i: number): string => (i % 30 < 5 ? `${5 - (i % 30)}d` : `${(i % 30) - 4}k`);
  const lines = Array.from({ length: players }, (_, i) => [`Player ${i + 1}`, rank(i), '', '', '']);
  book.addSheet('Club', [['Name', 'Rank', 'R1', 'R2', 'R3'], ...lines]);
  book.removeSheet('Sheet1');
  return book;
}

describe('L31 the first answer of a suggestion', () => {
  test.each([
    [12, 3],
    [24, 5],
    [40, 5],
    [64, 6],
    [90, 7],
    [120, 5],
    [120, 9],
  ])(
    'of %i players and %i rounds: one event of each way, and no more than can be waited for',
    (size, rounds) => {
      const book = ownList(size);
      const wish = { ...formIn(book), purpose: 'advice', rounds: String(rounds), events: 500 } as const;
      const count = firstCount(wish.purpose);
      expect(count).toBe(1);
      const read = readWish(wish, openTournament(book.workbook), baseSettings(openTournament(book.workbook)));
      if (read.kind === 'problems') throw new Error(JSON.stringify(read.problems));
      const played = plansOf(read).map(({ plan }) => playEvent(plan, simulatedField(plan), 0).rounds.length);
      expect(played.length).toBeGreaterThan(3);
      expect(size * count * played.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_PLAYED);
      // The answer is that one event of each.
      if (size > 24) return;
      const view = expectView(book, { ask: 'simulate', wish, count, tallies: [] }, 'simulation');
      expect([view.done, view.rows.length, view.notes[1]?.startsWith('Why: ')]).toEqual([
        1,
        played.length,
        true,
      ]);
    },
  );
});

test('L31 of 300 players each answer has one event of as many ways as fit, and the last has the suggestion', () => {
  const book = ownList(300);
  const wish = { ...formIn(book), purpose: 'advice', rounds: '7', events: 1 } as const;
  const ask = (tallies: SimulationView['tallies']): SimulationView =>
    expectView(book, { ask: 'simulate', wish, count: 1, tallies }, 'simulation');
  const first = ask([]);
  expect([first.done, first.use, first.notes.filter(note => note.startsWith('Why: '))]).toEqual([
    0,
    undefined,
    [],
  ]);
  expect(first.rows.length).toBeGreaterThan(0);
  const last = ask(first.tallies);
  expect([last.done, last.rows.length]).toEqual([1, last.tallies.length]);
  expect(last.rows.length).toBeGreaterThan(first.rows.length);
  expect(last.notes[1]?.startsWith('Why: ')).toBe(true);
});

test.each([
  // Shares near the ends have a decimal, the ends themselves and what never varies have none.
  ['en', 'share', [0.42, 0.386, 0.454], '42 %', '39–45 %'],
  ['de', 'share', [0.053, 0, 0.0996], '5,3 %', '0–10,0 %'],
  ['ru', 'share', [1, 0.9996, 1], '100 %', ''],
  ['fr', 'number', [4.853, 4.7, 5], '4,85', '4,70–5,00'],
  ['ja', 'number', [4.853, 4.7, 5], '4.85', '4.70–5.00'],
  ['de', 'number', [5, 5, 5], '5', ''],
  ['es', 'tau', [0.5, 0.5, 0.5], '0,50', ''],
] as const)('in %s a %s of %j is %s, with %s', (language, unit, [value, low, high], shown, interval) => {
  expect(figuresIn(language)({ value, low, high, n: 60 }, unit)).toEqual({ value: shown, interval });
});

test('made-up players are numbered in the language of the organiser', () => {
  const book = memoryWorkbook();
  const workbook = { ...book.workbook, userLanguage: () => 'de' };
  const wish = { ...formIn(book), size: 8, events: 2 };
  const { view } = answer(workbook, { ask: 'simulate', wish, count: 2, tallies: [] });
  const labels = view.view === 'simulation' ? view.charts[0]?.groups.map(({ label }) => label) : [];
  expect(labels?.slice(0, 2)).toEqual(['Spieler 1', 'Spieler 2']);
});

describe('without a wall list', () => {
  test('made-up players are simulated all the same', () => {
    const book = memoryWorkbook();
    const wish = formIn(book);
    expect([wish.field, wish.system, wish.rounds]).toEqual(['generated', 'McMahon', '5']);
    const view = playAll(book, { ...wish, size: 10, system: 'Round robin', rounds: '', events: 4 }, 4);
    const games = view.rows.find(({ what }) => what === 'Games of a player');
    expect(games?.values[0]?.value).toBe('9');
    expect(view.charts[0]?.groups.map(({ label }) => label)).toContain('Player 8');
    const sheet = { ...wish, field: 'sheet' as const };
    expect(ask(book, { ask: 'simulate', wish: sheet, count: 1, tallies: [] }).view).toBe('simulate');
  });
});

describe('the sheet Simulation', () => {
  test('a new sheet each time; a name like a formula stays a name; no other cell changes but the Log', () => {
    const book = tournamentBook(9);
    addPlayer(book, 10, '=IMPORTXML("http://x.test")', '1d');
    const wish = { ...formIn(book), events: 5, versus: 'Swiss' as const };
    const { tallies } = playAll(book, wish, 5);
    const list = book.values('Wall list');
    const written = expectView(book, { ask: 'simulation sheet', wish, tallies }, 'simulation written');
    expect(written.sheet).toBe('Simulation');
    expect(book.values('Wall list')).toEqual(list);
    const values = book.values('Simulation');
    expect(values[0]?.slice(0, 7)).toEqual([
      'Measure',
      'McMahon',
      'from (95 %)',
      'to (95 %)',
      'Swiss',
      'from (95 %)',
      'to (95 %)',
    ]);
    expect(values[0]?.slice(7, 10)).toEqual(['Difference', 'from (95 %)', 'to (95 %)']);
    expect(values.flat()).toContain('Swiss: Rating difference of a game, by table');
    expect(values[1]?.slice(0, 2)).toEqual(['Events', 5]);
    const from = values.findIndex(([first]) => first === 'Name') + 1;
    const players = values.slice(
      from,
      values.findIndex((row, i) => i > from && row.every(cell => cell === '')),
    );
    expect(players).toHaveLength(10);
    expect(players.map(row => row[0])).toContain('=IMPORTXML("http://x.test")');
    expect(players.every(row => typeof row[3] === 'number')).toBe(true);
    expect(book.workbook.formulas('Simulation').flat().filter(Boolean)).toEqual([]);
    const again = expectView(book, { ask: 'simulation sheet', wish, tallies }, 'simulation written');
    expect(again.sheet).not.toBe('Simulation');
    expect(book.values('Log').flat().map(String).join('\n')).toContain('Write 5 simulated events, seed 1');
  });
});

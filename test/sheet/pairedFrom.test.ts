import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { CELL_LIMIT } from '../../src/sheet/write/logParts';
import { makeLogRows, readLog, type Action } from '../../src/sheet/write/logRows';
import {
  makePairedFrom,
  makePlacedAfter,
  readPairedFrom,
  readPairedSettings,
  readPlacedAfter,
} from '../../src/sheet/write/pairedFrom';
import { pairedRounds, placedLast } from '../../src/sheet/write/pairedRounds';
import type { Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { WallList } from '../../src/tournament/wallList';
import { madeTournaments } from '../formats/generated';
import { makeField, playEvent, settingsOf } from '../pairing/simulatedEvent';
import { wallListText } from '../wallListText';
import { anyList } from './anyList';

const swiss = { ...presetSettings('EGF', 'Swiss'), seed: 'x' };

const fourPlayers = wallListText(`
  No | Name | Rank | Out | R1    | R2   | R3
  1  | Ada  | 1d   |     | 2+/b  | 3?/w |
  2  | Bob  | 1d   | 3   | 1-/w  | 0+   |
  3  | Cleo | 1d   |     | 4-!/b | 1?/b |
  4  | Dan  | 2k   |     | 3-!/w | 0=   |
`);

/** The list as the text keeps it. */
const kept = ({ players, rounds, entries }: WallList) => ({
  rounds,
  entries,
  players: players.map(player => ({ ...player, pin: '' })),
});

describe('what a round was paired from', () => {
  test('is one line: settings that differ, columns with equal cells counted, one cell of a game', () => {
    const text = makePairedFrom({ round: 3, wallList: fourPlayers, settings: swiss });
    expect(JSON.parse(text)).toEqual([
      3,
      [
        ['Preset', 'EGF'],
        ['System', 'Swiss'],
        ['Seed', 'x'],
      ],
      ['no', 'name', 'rank', 'out'],
      [
        ['1', '2', '3', '4'],
        ['Ada', 'Bob', 'Cleo', 'Dan'],
        ['1d', 2, '2k'],
        ['', '3', '', 1],
        // Both have lost by default: neither cell follows from the other.
        ['2+/b', 0, '4-!/b', '3-!/w'],
        ['3?/w', '0+', 0, '0='],
        ['', 3],
      ],
    ]);
    expect(readPairedFrom(text)).toMatchObject({ round: 3, wallList: kept(fourPlayers), settings: swiss });
  });

  test('comes back as it was in every system', () => {
    for (const { wallList, settings, name } of madeTournaments()) {
      const read = readPairedFrom(makePairedFrom({ round: 1, wallList, settings }));
      expect(read?.settings, name).toEqual(settings);
      expect(read?.wallList, name).toMatchObject(kept(wallList));
    }
  });

  test('comes back where cells contradict each other, opponents are in no list, and games are several', () => {
    fc.assert(
      fc.property(anyList(2), wallList => {
        const read = readPairedFrom(makePairedFrom({ round: 2, wallList, settings: swiss }));
        expect(read?.wallList).toMatchObject(wallList);
      }),
    );
  });

  test('keeps the cell of a player whom two others have as their opponent', () => {
    const list = wallListText(`
      No | Name | R1   | R2
      86 | Ada  | 61=! | .
      52 | Bob  | 61+/b | .
      61 | Cleo | 86=! | .
      66 | Dan  | .    | .
    `);
    const text = makePairedFrom({ round: 2, wallList: list, settings: swiss });
    expect(readPairedFrom(text)?.wallList).toMatchObject(kept(list));
  });

  test('keeps both cells of games unless one says all of the other', () => {
    const list = wallListText(`
      No | Name | R1          | R2   | R3         | R4
      7  | Ada  | 5+/b 5-/w   | 3+/b | 5?/b       | 5?/b 5?/w
      5  | Bob  | 7-/w 7+/b   | 7-/w | 7?/w 3?    | 7?/w
      3  | Cleo | 9+          | 7-/w | 5?/b       |
    `);
    const text = makePairedFrom({ round: 3, wallList: list, settings: swiss });
    expect((JSON.parse(text) as unknown[][])[3]?.slice(2)).toEqual([
      ['5+/b 5-/w', '7-/w 7+/b', '9+'],
      // Both say that they have lost to Ada, who has met Cleo.
      ['3+/b', '7-/w', 0],
      ['5?/b', '7?/w 3?', '5?/b'],
      ['5?/b 5?/w', '7?/w', ''],
    ]);
    expect(readPairedFrom(text)?.wallList).toMatchObject(kept(list));
  });

  test('has the places before, the games that stayed and what was decided, each where there is any', () => {
    const from = { round: 3, wallList: fourPlayers, settings: swiss };
    const places = [1, 2, 0, 4];
    const pairs = [[1, 3] as const, [0, 2] as const];
    const decided = ['Ada – Bob by hand', '3 points'] as const;
    const restOf = (more: Partial<Parameters<typeof makePairedFrom>[0]>) => {
      const text = makePairedFrom({ ...from, ...more });
      const { round, wallList, settings, ...rest } = readPairedFrom(text)!;
      expect([round, wallList, settings]).toEqual([3, expect.objectContaining(kept(fourPlayers)), swiss]);
      return [(JSON.parse(text) as unknown[]).slice(4), rest];
    };
    expect(restOf({})).toStrictEqual([[], {}]);
    expect(restOf({ places })).toStrictEqual([[places], { places }]);
    expect(restOf({ kept: pairs })).toStrictEqual([[0, pairs], { kept: pairs }]);
    expect(restOf({ decided })).toStrictEqual([[0, [], decided], { kept: [], decided }]);
    expect(restOf({ places, kept: pairs, decided })).toStrictEqual([
      [places, pairs, decided],
      { places, kept: pairs, decided },
    ]);
  });

  test('knows weights in numbers, which only experts may type into Settings', () => {
    const settings = { ...swiss, weights: { ...swiss.weights, colour: 12_345 } };
    const text = makePairedFrom({ round: 12, wallList: fourPlayers, settings });
    expect(readPairedFrom(text)?.settings).toEqual(settings);
    expect(readPairedSettings(text)).toEqual({ round: 12, settings });
  });

  test('is a McMahon where no system is named and the list has starts', () => {
    const text = (kinds: string, more: string) => `[1,[],["no","name"${kinds}],[["1"],["A"]${more}]]`;
    for (const read of [readPairedFrom, readPairedSettings]) {
      expect(read(text(',"start"', ',["20"]'))?.settings.system).toBe('McMahon');
      expect(read(text('', ''))?.settings.system).toBe('Swiss');
    }
  });

  test('after the last round is told from a pairing, for it pairs nothing', () => {
    const placed = { round: 3, wallList: fourPlayers, settings: swiss, places: [1, 2, 3, 4] };
    const text = makePlacedAfter(placed);
    expect(readPlacedAfter(text)).toMatchObject({ ...placed, wallList: kept(fourPlayers) });
    expect([readPairedFrom(text), readPairedSettings(text)]).toEqual([undefined, undefined]);
    expect(readPlacedAfter(makePairedFrom(placed))).toBe(undefined);
    expect(readPlacedAfter('before all')).toBe(undefined);
  });

  test('gives the same pairing again', () => {
    const simulated = { players: 21, rounds: 5, seed: 4, absent: 0.1, jigo: 0.1, late: 2 };
    const settings = settingsOf(simulated);
    for (const { before, pairing } of playEvent(simulated)) {
      const read = readPairedFrom(makePairedFrom({ round: pairing.round, wallList: before, settings }));
      expect(pairNextRound(makeOpenEvent(read!.wallList, read!.settings))).toEqual(pairing);
    }
  });

  test('stays small: 1,200 players before their last of twelve rounds fit four cells', () => {
    const field = makeField({ players: 1200, rounds: 12, seed: 1 });
    const game = (player: number): Game => ({
      kind: 'game',
      opponent: player ^ 1,
      opponentNo: (player ^ 1) + 1,
      outcome: player % 2 === 0 ? 'won' : 'lost',
      colour: player % 2 === 0 ? 'black' : 'white',
      handicap: 0,
      byDefault: false,
      moves: undefined,
    });
    const entries = field.entries.map((row, player) => row.map((_, i) => (i < 11 ? [game(player)] : [])));
    const text = makePairedFrom({ round: 12, wallList: { ...field, entries }, settings: swiss });
    expect(text.length).toBeLessThan(4 * CELL_LIMIT);
  });

  test.each([
    ['nothing', ''],
    ['a note', 'bought pens'],
    ['broken off', '[3,[],["no","name"],[["1"],["A"'],
    ['a column that is unknown', '[3,[],["no","name","shoe"],[["1"],["A"],["44"]]]'],
    ['columns of unequal length', '[3,[],["no","name"],[["1","2"],["A"]]]'],
    ['a number twice', '[3,[],["no","name"],[["1",1],["A",1]]]'],
    ['endless repetition', '[3,[],["no","name"],[["1",1e9],["A",1e9]]]'],
    ['a cell that is not a result', '[3,[],["no","name"],[["1"],["A"],["soon"]]]'],
    ['a setting that does not exist', '[3,[["System","Draughts"]],["no","name"],[["1"],["A"],["0+"]]]'],
    ['objects', '[3,[],["no","name"],[{"a":1},["A"]]]'],
    ['objects among settings', '[3,[["Seed","x"],{}],["no","name"],[["1"],["A"]]]'],
    ['an object among columns', '[3,[["Seed","x"]],["no","name"],[["1"],{"a":1}]]'],
    ['no list of columns', '[3,[],{"no":1},[["1"],["A"]]]'],
    ['a blank before it', ' [3,[],["no","name"],[["1"],["A"]]]'],
    ['half a round', '[2.5,[],["no","name"],[["1"],["A"]]]'],
    ['a round before the first', '[-1,[],["no","name"],[["1"],["A"]]]'],
    ['more rounds than there are days', '[1000,[],["no","name"],[["1"],["A"]]]'],
    ['a name first', '[3,[],["name","no"],[["1"],["2"]]]'],
    ['no numbers', '[3,[],["name","name"],[["1"],["2"]]]'],
    ['no names', '[3,[],["no","no"],[["1"],["2"]]]'],
    ['numbers alone', '[3,[],["no"],[["1"]]]'],
    ['a column too few', '[3,[],["no","name","rank"],[["1"],["A"]]]'],
    ['a number that is none', '[3,[],["no","name"],[["1","x"],["A","B"]]]'],
    ['a repetition of nothing', '[3,[],["no","name"],[["1","2"],[1,"B"]]]'],
    ['a repetition backwards', '[3,[],["no","name"],[["1","2"],["A","B",-1]]]'],
    ['a repetition that is none', '[3,[],["no","name"],[["1","2"],["A",true]]]'],
    ['cells that are lists', '[3,[],["no","name"],[["1","2"],["A",["B"]]]]'],
  ])('a forged text is none: %s', (_what, text) => {
    expect(readPairedFrom(text)).toBeUndefined();
  });

  test.each(['{"a":1}', '[]', '3', 'null', '', '[3,[],[', '[1000,[],["no","name"],[]]'])(
    'forged settings are none: %s',
    text => expect(readPairedSettings(text)).toBeUndefined(),
  );

  test.each([
    ['places', '[1,"2",3,4]'],
    ['places', '[1,2.5,3,4]'],
    ['places', '{"length":4}'],
    ['places', JSON.stringify(Array(10_001).fill(1))],
    ['kept', '[[1,3],[1,"x"]]'],
    ['kept', '[[1,3],[1,3,5]]'],
    ['kept', JSON.stringify(Array(10_001).fill([1, 3]))],
    ['decided', '["by hand"]'],
    ['decided', '["by hand",3]'],
    ['decided', '["a","b","c"]'],
    ['decided', '{"length":2}'],
  ] as const)('forged %s are none, and the rest is read: %s', (what, forged) => {
    const whole = {
      round: 3,
      wallList: fourPlayers,
      settings: swiss,
      places: [1, 2, 3, 4],
      kept: [[1, 3] as const],
      decided: ['by hand', '3'] as const,
    };
    const text = makePairedFrom(whole);
    const read = readPairedFrom(text.replace(JSON.stringify(whole[what]), forged));
    expect(read).toEqual({ ...readPairedFrom(text), [what]: undefined });
  });

  test('as many players as a list may ever have are read, and not one more', () => {
    const text = (count: number) => {
      const numbers = Array.from({ length: count }, (_, i) => String(i + 1));
      return JSON.stringify([
        1,
        [],
        ['no', 'name'],
        [numbers, ['A', count - 1]],
        numbers.map(Number),
        numbers.map(no => [0, Number(no)]),
      ]);
    };
    const read = readPairedFrom(text(10_000));
    expect([read?.wallList.players, read?.places, read?.kept].map(one => one?.length)).toEqual([
      10_000, 10_000, 10_000,
    ]);
    expect(readPairedFrom(text(10_001))).toBe(undefined);
  });

  test('any JSON in the place of any part gives a list that fits together, or none', () => {
    const text = makePairedFrom({ round: 3, wallList: fourPlayers, settings: swiss, places: [1, 2, 3, 4] });
    const parts = JSON.parse(text) as unknown[];
    fc.assert(
      fc.property(fc.nat(parts.length - 1), fc.jsonValue(), (at, forged) => {
        const read = readPairedFrom(JSON.stringify(parts.map((part, i) => (i === at ? forged : part))));
        if (!read) return;
        const { players, entries, rounds } = read.wallList;
        expect(entries.map(row => row.length)).toEqual(players.map(() => rounds));
        for (const game of entries.flat(2))
          if (game.kind === 'game') expect(game.opponent).toBeLessThan(players.length);
      }),
    );
  });
});

const paired = (no: number, round: number, more: Partial<Action> = {}): Action => ({
  no,
  when: `day ${no}`,
  what: `Pair round ${round}`,
  status: 'done',
  blocks: [],
  undoes: undefined,
  seen: 'abc',
  pairedFrom: makePairedFrom({ round, wallList: fourPlayers, settings: swiss }),
  ...more,
});

describe('in the Log', () => {
  const rowsOf = (...actions: readonly Action[]) => actions.flatMap(action => makeLogRows(action, '0.2.0'));

  test('a long one is cut into cells, and comes back whole', () => {
    const pairedFrom = JSON.stringify(Array.from({ length: 9000 }, (_, i) => ` = player ${i}`));
    const rows = rowsOf(paired(1, 1, { pairedFrom }));
    expect(rows.length).toBeGreaterThan(3);
    for (const cell of rows.flat()) {
      expect(cell.length).toBeLessThanOrEqual(CELL_LIMIT);
      expect(cell).not.toMatch(/^['=+@\s]|\s$/);
    }
    expect(readLog(rows)[0]?.pairedFrom).toBe(pairedFrom);
  });

  test('the last pairing of a round counts, and none that was undone or stopped', () => {
    const actions = readLog(
      rowsOf(
        paired(1, 1),
        paired(2, 2),
        { ...paired(3, 2), pairedFrom: undefined, undoes: 2 },
        paired(4, 2),
        paired(5, 3, { status: 'stopped' }),
        paired(6, 3, { status: 'undone' }),
        paired(7, 4, { pairedFrom: 'mine' }),
      ),
    );
    expect(pairedRounds(actions).map(({ round, no, when }) => [round, no, when])).toEqual([
      [1, 1, 'day 1'],
      [2, 4, 'day 4'],
    ]);
  });

  test('the rounds come in their order, and an undo counts only once it is done', () => {
    const undone = (no: number, undoes: number, status: Action['status']): Action => ({
      ...paired(no, 1, { undoes, status }),
      pairedFrom: undefined,
    });
    const roundsOf = (...actions: readonly Action[]) =>
      pairedRounds(readLog(rowsOf(...actions))).map(({ round, no }) => [round, no]);
    expect(roundsOf(paired(1, 2), paired(2, 1))).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(roundsOf(paired(1, 1), paired(2, 2), undone(3, 2, 'done'))).toEqual([[1, 1]]);
    expect(roundsOf(paired(1, 1), undone(2, 1, 'stopped'))).toEqual([[1, 1]]);
    expect(roundsOf(paired(1, 1), paired(2, 2), undone(3, 2, 'begun'))).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('of the places after the last round the last ones count that stand', () => {
    const placed = (no: number, places: readonly number[]) =>
      paired(no, 3, {
        pairedFrom: makePlacedAfter({ round: 3, wallList: fourPlayers, settings: swiss, places }),
      });
    const actions = [paired(1, 1), placed(2, [1, 2, 3, 4]), placed(3, [2, 1, 3, 4]), paired(4, 2)];
    const undo = { ...paired(5, 3, { undoes: 3 }), pairedFrom: undefined };
    const placesOf = (some: readonly Action[]) => placedLast(readLog(rowsOf(...some)))?.places;
    expect(placesOf(actions)).toEqual([2, 1, 3, 4]);
    expect(placesOf([...actions, undo])).toEqual([1, 2, 3, 4]);
    expect(placesOf(actions.slice(0, 1))).toBe(undefined);
  });

  test('a game stayed in a round paired again only if an earlier row has made it, and nobody by hand', () => {
    const cell = (no: string, after: string): Action['blocks'][0] => ({
      sheet: 'Wall list',
      row: Number(no),
      column: 5,
      before: [['']],
      after: [[after]],
      of: {
        column: { title: 'R2', column: 5, nth: 0, count: 1 },
        by: [{ title: 'No', column: 0, nth: 0, count: 1 }],
        players: [[no]],
      },
    });
    const from = (kept: readonly (readonly [number, number])[], list = fourPlayers) =>
      makePairedFrom({ round: 2, wallList: list, settings: swiss, kept });
    const open = wallListText(`
      No | Name | Rank | R1    | R2
      1  | Ada  | 1d   | 2+/b  |
      2  | Bob  | 1d   | 1-/w  |
      3  | Cleo | 1d   | 4-!/b |
      4  | Dan  | 2k   | 3-!/w |
    `);
    const keptOf = (...rows: readonly Action[]) =>
      pairedRounds(readLog(rowsOf(...rows))).map(({ round, kept: some }) => [round, some]);
    const made = paired(1, 2, {
      pairedFrom: from([], open),
      blocks: [cell('1', '3?/w'), cell('2', '0+')],
    });
    const pairs = [
      [1, 3],
      [2, 4],
      [0, 2],
    ] as const;
    const again = paired(2, 2, { pairedFrom: from(pairs) });
    expect(keptOf(made)).toEqual([[2, []]]);
    // Bob – Dan was typed over what had been made.
    expect(keptOf(made, again)).toEqual([
      [
        2,
        [
          [1, 3],
          [0, 2],
        ],
      ],
    ]);
    // What stayed once is not by hand the next time.
    expect(keptOf(made, again, paired(3, 2, { pairedFrom: from(pairs) }))).toEqual(keptOf(made, again));
    // Decided by hand in the first row, it is so for good.
    const byHand = { ...made, pairedFrom: from([]) };
    expect(keptOf(byHand, again)).toEqual([[2, []]]);
    // A Log without numbers of players cannot tell.
    expect(keptOf({ ...made, blocks: [], pairedFrom: from([], open) }, again)).toEqual([[2, pairs]]);
  });

  test.each(['[[1]]', '[[1,"x"]]', '"all"', '[3]'])('forged games that stayed are none: %s', forged => {
    const text = makePairedFrom({ round: 2, wallList: fourPlayers, settings: swiss, kept: [[1, 3]] });
    expect(readPairedFrom(text)?.kept).toEqual([[1, 3]]);
    expect(text.endsWith(',0,[[1,3]]]')).toBe(true);
    expect(readPairedFrom(text.replace('[[1,3]]]', `${forged}]`))).toMatchObject({ round: 2 });
    expect(readPairedFrom(text.replace('[[1,3]]]', `${forged}]`))?.kept).toBeUndefined();
  });

  test('rows of a Log without it are read on', () => {
    const rows = rowsOf(paired(1, 1)).map(row => row.slice(0, 11));
    const actions = readLog(rows);
    expect(actions).toHaveLength(1);
    expect(pairedRounds(actions)).toEqual([]);
  });
});

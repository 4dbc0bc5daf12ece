import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { CELL_LIMIT } from '../../src/sheet/write/logParts';
import { makeLogRows, readLog, type Action } from '../../src/sheet/write/logRows';
import { makePairedFrom, readPairedFrom } from '../../src/sheet/write/pairedFrom';
import { pairedRounds } from '../../src/sheet/write/pairedRounds';
import type { Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { WallList } from '../../src/tournament/wallList';
import { madeTournaments } from '../formats/generated';
import { makeField, playEvent, settingsOf } from '../pairing/simulatedEvent';
import { wallListText } from '../wallListText';

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
  ])('a forged text is none: %s', (_what, text) => {
    expect(readPairedFrom(text)).toBeUndefined();
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

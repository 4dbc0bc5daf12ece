import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import type { MemoryWorkbook } from './memoryWorkbook';
import { FUNCTIONS, type Table } from './formulas';
import { ask, pairRound, playRound, tournamentBook } from './tournamentBook';

/** What stands in the way of a round is named, with what to do, in the panel and in NEXTROUND; nothing is written. */

/** The cell below the title of a column, beside a player. */
function cellAt(book: MemoryWorkbook, player: number, title: string) {
  const column = (book.values('Wall list')[0] ?? []).indexOf(title);
  if (column < 0) throw new Error(title);
  return { sheet: 'Wall list', a1: `${String.fromCharCode(65 + column)}${player + 1}` };
}

function put(book: MemoryWorkbook, player: number, title: string, text: string): void {
  const { sheet, a1 } = cellAt(book, player, title);
  book.type(sheet, a1, text);
}

function set(book: MemoryWorkbook, setting: string, value: string): void {
  const row = book.values('Settings').findIndex(line => line[0] === setting);
  book.type('Settings', `B${row + 1}`, value);
}

const call = (book: MemoryWorkbook, name: string, ...more: readonly unknown[]): Table => {
  const { list, settingsAt } = openTournament(book.workbook)!;
  return FUNCTIONS[name]!(list.values, ...more, settingsAt?.values);
};

/** Asks for the round, which must not touch a cell, and hands over what is said: sentences, and their cells. */
function said(book: MemoryWorkbook): { readonly view: string; readonly remarks: readonly Remarkable[] } {
  const before = book.snapshot();
  const state = ask(book, { ask: 'state' });
  const view = ask(book, { ask: 'preview' });
  // What stops the preview is said before it is asked for.
  if (state.view === 'problems') expect(view).toEqual(state);
  if (view.view === 'stopped') return { view: 'stopped', remarks: unchanged(view.reasons) };
  if (view.view === 'problems') return { view: 'problems', remarks: unchanged(view.problems) };
  if (view.view === 'preview' || view.view === 'finished')
    return {
      view: view.view,
      remarks: view.view === 'finished' ? unchanged(view.warnings ?? []) : view.warnings,
    };
  return { view: view.view, remarks: unchanged([]) };

  function unchanged<T>(answer: T): T {
    // What is in force is shown beside the settings whenever the panel looks, and logged.
    const others = ({ Log = [], Settings: _settings, ...rest }: typeof before) => ({
      ...rest,
      Log: Log.filter(([, , what]) => !String(what).startsWith('In force: ')),
    });
    expect(others(book.snapshot())).toEqual(others(before));
    return answer;
  }
}

const sentences = (book: MemoryWorkbook): readonly string[] => said(book).remarks.map(one => one.sentence);
const next = (book: MemoryWorkbook): Table => call(book, 'NEXTROUND');

/** Players whose groups are A and B, or who are all of one category, where the system asks for it. */
function bookOf(system: System, players: number, rounds = 5): MemoryWorkbook {
  const book = tournamentBook(players, rounds, system);
  for (let player = 1; player <= players; player++) {
    if (system === 'Groups + knock-out') put(book, player, 'Group', player % 2 === 0 ? 'A' : 'B');
    if (system === 'Swiss by categories') put(book, player, 'Category', 'A');
  }
  return book;
}

const ANSWERS = ['STANDINGS', 'PLACE', 'SCORE', 'DCSTEPS', 'GROUPS', 'BRACKET', 'CROSSTABLE'];

describe.each(SYSTEM_NAMES)('%s', system => {
  test('nobody yet: the sheets ask for players, without an error', () => {
    const book = tournamentBook(0, 5, system);
    for (const name of [...ANSWERS, 'NEXTROUND'])
      expect(JSON.stringify(call(book, name)), name).toMatch(/No players yet\.|"empty"/);
    expect(said(book).view).toBe('created');
  });

  test('one player is too few', () => {
    const book = bookOf(system, 1);
    expect(next(book)).toEqual([[expect.stringMatching(/too few players|only one player/)]]);
    expect(said(book)).toMatchObject({ view: 'problems', remarks: [{ severity: 'error' }] });
    for (const name of ANSWERS) expect(call(book, name).length, name).toBeGreaterThan(0);
  });

  test('everybody is out: a mistake before the first game, the end after it', () => {
    const book = bookOf(system, 6);
    const all = book.copy();
    for (let player = 1; player <= 6; player++) put(all, player, 'Out', '1-');
    expect(said(all)).toMatchObject({
      view: 'problems',
      remarks: [{ severity: 'error', sentence: 'Everybody who would play round 1 is out of it.' }],
    });
    pairRound(book);
    playRound(book, 1);
    for (let player = 1; player <= 6; player++) put(book, player, 'Out', '2-');
    expect(said(book)).toMatchObject({
      view: 'finished',
      remarks: [{ severity: 'note', sentence: 'Everybody who would play round 2 is out of it.' }],
    });
    expect(next(book)).toEqual([['Everybody who would play round 2 is out of it.']]);
  });

  test('results missing are named, and not paired over', () => {
    const book = bookOf(system, 6);
    pairRound(book);
    if (system === 'Round robin' || system === 'Groups + knock-out') {
      // A game put off does not stop the table.
      expect(next(book)[0]?.[0]).toBe('Table');
      return;
    }
    expect(next(book)).toEqual([[expect.stringMatching(/^Row \d, column .* results are missing: Player/)]]);
    expect(said(book).view).toBe('results missing');
  });
});

describe('knock-out', () => {
  const book = bookOf('Knock-out', 4, 3);
  pairRound(book);

  test('a draw', () => {
    const drawn = book.copy();
    for (const row of [4, 5]) drawn.type('Round 1', `F${row}`, '=');
    ask(drawn, { ask: 'record' });
    expect(said(drawn).view).toBe('problems');
    // Said once: not as a warning of the check as well.
    const drawnGames = said(drawn).remarks.map(({ sentence }) => sentence);
    expect(drawnGames).toEqual([...new Set(drawnGames)]);
    expect(said(drawn).remarks.every(({ severity }) => severity === 'error')).toBe(true);
    for (const { sentence, mend, cell } of said(drawn).remarks) {
      expect(sentence).toMatch(
        /^Player . \(.\) – Player . \(.\) is a draw in round 1, and a knock-out needs a winner\.$/,
      );
      expect(mend).toMatch(
        /play again with the remaining times and add the new game to both cells: .= .\+ and .= .-\.$/,
      );
      expect(cell?.sheet).toBe('Wall list');
    }
  });

  test('too few rounds: who is still in is no end', () => {
    const short = book.copy();
    playRound(short, 1);
    set(short, 'Rounds', '1');
    expect(sentences(short)).toEqual([
      expect.stringMatching(/^After round 1 nobody has won yet: Player \d \(\d\), Player \d \(\d\) go on\.$/),
    ]);
    expect(said(short)).toMatchObject({
      view: 'problems',
      remarks: [{ mend: 'Add a column R2, and leave the setting Rounds empty.' }],
    });
    expect(next(short)).toEqual([[expect.stringMatching(/^After round 1 nobody has won yet/)]]);
  });

  test('somebody withdraws: the opponent goes on, whoever it is', () => {
    const left = book.copy();
    playRound(left, 1);
    const { list } = openTournament(left.workbook)!;
    const winner = list.values.findIndex(row => row.some(cell => /^\d\+/.test(String(cell))));
    put(left, winner, 'Out', '2-');
    expect(said(left)).toMatchObject({
      view: 'preview',
      remarks: [
        { sentence: `Player ${winner} (${winner}) is out of round 2 and goes no further in the knock-out.` },
      ],
    });
    pairRound(left);
    expect(said(left).view).toBe('finished');
    expect(call(left, 'PLACE')[winner]).toEqual([2]);
  });
});

describe('groups + knock-out', () => {
  test('a group of one, at the player', () => {
    const book = bookOf('Groups + knock-out', 7);
    put(book, 7, 'Group', 'C');
    expect(said(book)).toMatchObject({
      view: 'problems',
      remarks: [
        {
          sentence: 'Group C has only one player: Player 7 (7).',
          mend: 'Give that player another group in the column Group.',
          cell: cellAt(book, 7, 'Group'),
        },
      ],
    });
  });

  test('somebody without a group, with a proposal; GROUPS has the same', () => {
    const book = bookOf('Groups + knock-out', 7);
    put(book, 7, 'Group', '');
    const [{ mend = '', cell } = {}] = said(book).remarks;
    expect(cell).toEqual(cellAt(book, 7, 'Group'));
    expect(next(book)).toEqual([[expect.stringMatching(/^Row 8, column \d+ \(Group\): Players without/)]]);
    const proposed = call(book, 'GROUPS')
      .slice(1, 8)
      .map(([group]) => group);
    for (const group of ['A', 'B']) {
      const members = proposed.flatMap((one, i) => (one === group ? [i + 1] : []));
      expect(mend).toContain(`${group} ${members.join(', ')}`);
    }
  });

  test('no room for the knock-out is told before the first round, and is no end', () => {
    const book = bookOf('Groups + knock-out', 4, 4);
    set(book, 'Rounds', '1');
    expect(sentences(book)).toEqual([
      'The groups play to round 1, and the knock-out of 4 after them to round 3; there are 1.',
      'Rounds: announced is “4”, the settings say “1”.',
    ]);
    pairRound(book);
    playRound(book, 1);
    expect(said(book).view).toBe('problems');
    expect(next(book)).toEqual([[expect.stringMatching(/^After round 1 nobody has won yet: Player/)]]);
  });

  test('a tie that no tiebreak decides', () => {
    const book = bookOf('Groups + knock-out', 6);
    set(book, 'Prize tiebreaks', 'DIRECTCOMPARISON');
    for (let round = 1; round <= 3; round++) {
      pairRound(book);
      book.values(`Round ${round}`).forEach((line, row) => {
        if (row > 2 && line[2] !== '') book.type(`Round ${round}`, `F${row + 1}`, '=');
      });
      ask(book, { ask: 'record' });
    }
    expect(said(book)).toMatchObject({
      view: 'problems',
      remarks: [
        {
          sentence:
            'Tied for the last place of group A that goes on: Player 2 (2), Player 4 (4), Player 6 (6).',
        },
        {
          sentence:
            'Tied for the last place of group B that goes on: Player 1 (1), Player 3 (3), Player 5 (5).',
        },
      ],
    });
  });
});

test('a tie for the last place of a cup after a Swiss, which has no groups', () => {
  const book = bookOf('Swiss', 4, 3);
  set(book, 'Stages', 'R1 Swiss; R2-R3 Knock-out');
  set(book, 'Qualifiers', '3');
  set(book, 'Prize tiebreaks', 'DIRECTCOMPARISON');
  pairRound(book);
  playRound(book, 1);
  expect(sentences(book)).toEqual([
    expect.stringMatching(/^Tied for the last place that goes on: Player \d \(\d\), Player \d \(\d\)\.$/),
  ]);
});

describe('Diagonal', () => {
  test('nobody has a rating or a rank: said once', () => {
    const book = bookOf('Diagonal', 5);
    for (let player = 1; player <= 5; player++) put(book, player, 'Rank', '');
    expect(sentences(book)).toEqual([
      'Nobody has a rating or a rank, so the order of the players is drawn by lot.',
    ]);
    put(book, 2, 'Rank', '3d');
    const [{ sentence, cell } = {}] = said(book).remarks;
    expect(sentence).toBe('Player 1 (1) has neither rating nor rank and is taken as the weakest.');
    expect(cell).toEqual(cellAt(book, 1, 'Rating'));
  });
});

test('what has changed since the preview is not written over: a draw stops the next round of a cup', () => {
  const book = bookOf('Knock-out', 4, 3);
  pairRound(book);
  playRound(book, 1);
  const preview = ask(book, { ask: 'preview' });
  if (preview.view !== 'preview') throw new Error(preview.view);
  const { list } = openTournament(book.workbook)!;
  list.values.forEach((row, index) => {
    const column = row.findIndex(cell => /^\d[+-]/.test(String(cell)));
    if (column < 0) return;
    const drawn = String(row[column]).replace(/[+-]/, '=');
    book.type('Wall list', `${String.fromCharCode(65 + column)}${index + 1}`, drawn);
  });
  const before = book.snapshot();
  const written = ask(book, { ask: 'write', seen: preview.seen });
  expect(written.view).not.toBe('written');
  expect({ ...book.snapshot(), Settings: before['Settings'] }).toEqual(before);
});

test('names that are formulas, dates or markup stay what was typed', () => {
  const names = ['=SUM(A1)', '+1', '-2', '@here', '<b>x</b>', '1/2'];
  const book = bookOf('Knock-out', names.length);
  names.forEach((name, i) => put(book, i + 1, 'Name', name));
  pairRound(book);
  const lines = JSON.stringify(book.values('Round 1'));
  for (const [i, name] of names.entries()) {
    expect(book.cell('Wall list', `B${i + 2}`)).toBe(name);
    expect(lines).toContain(`${i + 1} ${name}`);
    expect(book.formula('Wall list', `B${i + 2}`)).toBe('');
  }
});

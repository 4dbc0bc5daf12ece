import { describe, expect, test } from 'vitest';
import { detailsView } from '../../src/application/afterStart/changedDetails';
import { carriedOut } from '../../src/application/afterStart/confirmChanges';
import { pastView } from '../../src/application/afterStart/pastResults';
import { settingBlock } from '../../src/application/afterStart/settingBlock';
import { LOOK_AGAIN } from '../../src/application/protocol/reply';
import type { MemoryWorkbook } from './memoryWorkbook';
import { bookOf, opened, type Lines } from './bookInCells';
import { actionsOf, LIST, over, paired, pairNext, recordRound, setting, SETTINGS } from './startedBook';
import { ask } from './tournamentBook';

/** What follows from a past result or a detail that is another now, told exactly. */
const past = (book: MemoryWorkbook) => pastView(book.workbook, opened(book), actionsOf(book));
const details = (book: MemoryWorkbook) => detailsView(book.workbook, opened(book), actionsOf(book));
const said = (book: MemoryWorkbook): string => actionsOf(book).at(-1)?.what ?? '';

function typed(from: MemoryWorkbook, cells: Readonly<Record<string, string>>): MemoryWorkbook {
  const book = from.copy();
  for (const [a1, text] of Object.entries(cells)) book.type('List', a1, text);
  return book;
}
const FIRST = { C2: '2-', C3: '1+' };

/** A hundred for the first place. */
function withPrize(from: MemoryWorkbook): MemoryWorkbook {
  const book = from.copy();
  book.addSheet('Prizes', [
    ['Place', 'Prize', 'Things', 'Title'],
    ['1', '100', '', ''],
  ]);
  book.writeFormula({ sheet: 'Prizes', row: 0, column: 5 }, '=PRIZES(WallList;A1:D2;Settings)');
  return book;
}

/** Both who have lost the first round win the second. */
const turnedAround = ((): MemoryWorkbook => {
  const book = paired.copy();
  for (const [row, sign] of [
    [2, '-'],
    [3, '-'],
    [4, '+'],
    [5, '+'],
  ] as const)
    book.type('List', `D${row}`, String(book.cell('List', `D${row}`)).replace('?', sign));
  return book;
})();

describe('a past result that is another now', () => {
  test('moves scores, places and prizes as they were before the round, whatever was played in it', () => {
    const scores = 'Scores before this round: 2 change. Anna 1 → 0, Ben 0 → 1';
    const prize = /^Prizes, if it ended now: 2 change\. Anna .+ → –, Ben – → .+$/;
    const [inPlay, played] = [withPrize(paired), withPrize(turnedAround)].map(
      book => past(typed(book, FIRST))?.impact ?? [],
    );
    expect([inPlay?.[0], played?.[0]]).toEqual([scores, scores]);
    expect(inPlay?.[1]).toMatch(/^Places that move at once: [24]\. Anna \d → \d, /);
    expect(played?.[1]).toBe(inPlay?.[1]);
    expect(inPlay?.[3]).toMatch(prize);
    expect(played?.slice(2)).toEqual(inPlay?.slice(3));
  });

  test('by default moves none of them', () => {
    const { impact = [], changes = [] } = past(typed(withPrize(paired), { C2: '2+!', C3: '1-!' })) ?? {};
    expect(changes).toHaveLength(2);
    expect([impact[0], impact[1], impact[3]]).toEqual([
      'Scores before this round: 0 change. ',
      'No place moves now.',
      'No prize changes now.',
    ]);
    expect(impact[2]).toBe('Paired now, the round would have the same games.');
  });

  test('names the games that the round would not have, each once', () => {
    expect(past(typed(paired, FIRST))?.impact[2]).toBe(
      'Paired now, the round would not have these games: 2. 1 Anna (4d) – 3 Carl (2d), 2 Ben (3d) – 4 Dora (2d)',
    );
    // Nothing is left that the round could be paired by.
    const none = past(typed(paired, { C2: '', C3: '', C4: '', C5: '' }));
    expect(none?.impact[2]).not.toContain('Anna');
  });

  test('has a dash where nothing stood', () => {
    const book = pairNext(
      bookOf({
        List: [...LIST, ['Emil', '1d', '', '', ''], ['Fritz', '1d', '', '', '']],
        Settings: SETTINGS,
      }),
    );
    const view = past(typed(book, { C6: '6+', C7: '5-' }));
    expect(view?.changes.map(({ sentence }) => /“–”.*“[56][+-]”/.test(sentence))).toEqual([true, true]);
    expect(view?.rate).toBe(false);
  });

  test('affects nobody who has no game in the round', () => {
    const lines: Lines = [
      ['Name', 'Rank', 'Out', 'R1', 'R2'],
      ['Anna', '4d', '', '2+', ''],
      ['Ben', '3d', '2-', '1-', ''],
      ['Carl', '2d', '', '4+', ''],
      ['Dora', '2d', '', '3-', ''],
      ['Emil', '1d', '', '6+', ''],
      ['Fritz', '1d', '2-', '5-', ''],
    ];
    const book = pairNext(bookOf({ List: lines, Settings: SETTINGS }));
    const changed = typed(book, { D2: '2-', D3: '1+', D6: '6-', D7: '5+', E3: '', E7: '0-' });
    expect(past(changed)).toMatchObject({ affected: [1, 5], again: true });
    // One game is over, one goes on; then both are over, and one cell is blank.
    const one = recordOne(changed, 4);
    expect(past(one)?.again).toBe(true);
    expect(past(recordOne(one, 5))).toMatchObject({ again: false, affected: [] });
  });

  test('pairs nobody again in a table, though the round goes on', () => {
    const names: Lines = LIST.map((line, i) => (i === 0 ? line : [...line.slice(0, 2), '', '', '']));
    const book = bookOf({
      List: names,
      Settings: [
        ['Setting', 'Value'],
        ['System', 'Round robin'],
      ],
    });
    pairNext(recordRound(pairNext(book), 1));
    for (const row of [2, 3, 4, 5]) {
      const cell = String(book.cell('List', `C${row}`));
      book.type(
        'List',
        `C${row}`,
        cell.replace(/[+-]/, sign => (sign === '+' ? '-' : '+')),
      );
    }
    expect(past(book)).toMatchObject({ round: 2, again: false, affected: [], rate: true });
    expect(past(book)?.impact).toHaveLength(3);
  });

  test('is not asked about once somebody has typed the next round', () => {
    const next = { E2: '4?', E3: '3?', E4: '2?', E5: '1?' };
    expect(past(typed(over, FIRST))).toBeDefined();
    expect(past(typed(over, { ...FIRST, ...next }))).toBeUndefined();
  });

  test('is asked about again where the same happens to another player', () => {
    const six: Lines = [...LIST, ['Emil', '1d', '0=', '', ''], ['Fritz', '1d', '0=', '', '']];
    const book = pairNext(bookOf({ List: six, Settings: SETTINGS }));
    const [emil, fritz] = [past(typed(book, { C6: '0-' })), past(typed(book, { C7: '0-' }))];
    expect([emil?.changes.length, fritz?.changes.length]).toEqual([1, 1]);
    expect(emil?.seen).not.toBe(fritz?.seen);
  });

  test('says of the sheet that has the games whether it is published', () => {
    const book = over.copy();
    ask(book, { ask: 'publish', round: 2 });
    book.workbook.insertSheet('Runde 2', 'Round 2');
    book.type('Runde 2', 'A1', 'of mine');
    expect(past(typed(book, FIRST))?.published).toBe(true);
  });

  test('that is kept is told by its first six changes', () => {
    const eight: Lines = [
      ['Name', 'Rank', 'R1', 'R2'],
      ...['2+', '1-', '4+', '3-', '6+', '5-', '8+', '7-'].map((cell, i) => [
        `Player ${i + 1}`,
        `${8 - i}d`,
        cell,
        '',
      ]),
    ];
    const book = pairNext(bookOf({ List: eight, Settings: SETTINGS }));
    ['2-', '1+', '4-', '3+', '6-', '5+', '8-', '7+'].forEach((cell, i) =>
      book.type('List', `C${i + 2}`, cell),
    );
    ask(book, { ask: 'keep pairing', seen: past(book)?.seen ?? '' });
    expect(said(book).match(/Player \d/g)).toHaveLength(6);
    expect(past(book)).toBeUndefined();
  });

  test('that counts for ratings alone confirms nothing else that was changed', () => {
    const book = setting(typed(over, FIRST), 'Komi', '7½');
    book.addSheet('Tournament system', [['Tournament', 'Cup']]);
    ask(book, { ask: 'rate alone', seen: past(book)?.seen ?? '' });
    const confirmed = 'R2 Rated otherwise: none → R1 1×2 0-1';
    for (const sheet of ['Settings', 'Tournament system'])
      expect(book.values(sheet).find(([name]) => name === 'Changed after the start')?.[1]).toBe(confirmed);
    const view = ask(book, { ask: 'state' });
    expect(view.view === 'changes' && view.changes.map(({ sentence }) => /Komi/.test(sentence))).toEqual([
      true,
    ]);
  });
});

/** A game of round 2 is over. */
function recordOne(from: MemoryWorkbook, row: number): MemoryWorkbook {
  const book = from.copy();
  const cells = ['B', 'C'].map(letter =>
    Number(/^\d+/.exec(String(book.cell('Round 2', `${letter}${row}`)))?.[0]),
  );
  cells.forEach((no, i) => {
    const at = `E${no + 1}`;
    book.type('List', at, String(book.cell('List', at)).replace('?', i === 0 ? '+' : '-'));
  });
  return book;
}

describe('a detail that is another now', () => {
  test('has a dash where nothing stood, and is emptied again', () => {
    const lines = LIST.map((line, i) => (i === 2 ? ['Ben', '', ...line.slice(2)] : line));
    const book = pairNext(bookOf({ List: lines, Settings: SETTINGS }));
    const changed = typed(book, { B3: '1k' });
    const { changes = [], seen = '' } = details(changed) ?? {};
    expect(changes.map(({ sentence }) => /–.*1k/.test(sentence))).toEqual([true]);
    const kept = changed.copy();
    ask(kept, { ask: 'settle details', seen, keep: true });
    expect(said(kept)).toMatch(/Ben.*: Rank – → 1k$/);
    ask(changed, { ask: 'settle details', seen, keep: false });
    expect([changed.cell('List', 'B3'), details(changed)]).toEqual(['', undefined]);
  });

  test('is asked about by name, and several are told one after the other', () => {
    const [carl, dora] = [details(typed(paired, { B4: '1k' })), details(typed(paired, { B5: '1k' }))];
    expect(carl?.seen).not.toBe(dora?.seen);
    const book = typed(paired, { B4: '1k', B5: '2k' });
    ask(book, { ask: 'settle details', seen: details(book)?.seen ?? '', keep: true });
    expect(said(book)).toMatch(/3 Carl.*: Rank 2d → 1k; 4 Dora.*: Rank 2d → 2k$/);
  });

  test('that moves a start is told with both starts', () => {
    const mcMahon = [
      ['Setting', 'Value'],
      ['System', 'McMahon'],
      ['Upper bar', '5d'],
      ['Lower bar', '10k'],
    ];
    const book = pairNext(bookOf({ List: LIST, Settings: mcMahon }));
    const { impact = [] } = details(typed(book, { B3: '1d' })) ?? {};
    expect(impact).toHaveLength(2);
    expect(impact[0]).toMatch(/^Starting scores: Ben (\d+) → (\d+)$/);
    const [, was, is] = /Ben (\d+) → (\d+)/.exec(impact[0] ?? '') ?? [];
    expect(Number(was) - Number(is)).toBe(2);
  });

  test('is put back into its own cell of a list that does not begin at A1', () => {
    const book = bookOf({ List: [['Our list'], [], ...LIST.map(line => ['', ...line])], Settings: SETTINGS });
    book.workbook.nameArea('WallList', { sheet: 'List', row: 2, column: 1, rows: 5, columns: 5 });
    pairNext(book);
    const before = book.values('List');
    book.type('List', 'C5', '1k');
    const { seen = '', changes = [] } = details(book) ?? {};
    expect(changes.map(({ cell }) => cell?.a1)).toEqual(['C5']);
    ask(book, { ask: 'settle details', seen, keep: false });
    expect(book.values('List')).toEqual(before);
  });
});

describe('what is carried out', () => {
  const withKomi = setting(over.copy(), 'Komi', '6½');
  const logOf = (book: MemoryWorkbook): number => book.values('Log').length;

  test('is nothing where no cell changes, unless the Log has to say it', () => {
    const book = withKomi.copy();
    const before = logOf(book);
    const nothing = carriedOut(book.workbook, opened(book), 'Nothing', []);
    expect(nothing).toMatchObject({ view: 'stopped', reasons: [{ severity: 'error' }] });
    expect(logOf(book)).toBe(before);
    expect(carriedOut(book.workbook, opened(book), 'Confirm', [], 'confirmed "x"')).toBe(LOOK_AGAIN);
    expect([logOf(book), said(book)]).toEqual([before + 1, 'Confirm']);
  });

  test('is stopped where the list was changed meanwhile, with another reason', () => {
    const book = withKomi.copy();
    const tournament = opened(book);
    book.type('List', 'A2', 'Anne');
    const reply = carriedOut(book.workbook, tournament, 'Late', settingBlock(tournament, 'komi', '7'));
    const nothing = carriedOut(book.workbook, tournament, 'Nothing', []);
    expect(reply).toMatchObject({ view: 'stopped', reasons: [{ severity: 'error' }] });
    expect(reply).not.toEqual(nothing);
    expect(book.cell('Settings', 'B3')).toBe(withKomi.cell('Settings', 'B3'));
  });

  test('names the cell that somebody else has written over', () => {
    const book = withKomi.copy();
    const tournament = opened(book);
    const [block] = settingBlock(tournament, 'komi', '7');
    const row = (block?.row ?? 0) + 1;
    book.meanwhile(() => {
      if (book.cell('Settings', `B${row}`) === '7') book.type('Settings', `B${row}`, '9½');
    });
    const reply = carriedOut(book.workbook, tournament, 'Komi', block ? [block] : []);
    book.meanwhile(undefined);
    expect(reply).toMatchObject({ view: 'stopped', reasons: [{ cell: { a1: `B${row}` } }] });
  });
});

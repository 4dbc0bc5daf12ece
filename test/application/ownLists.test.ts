import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { makeA1 } from '../../src/sheet/cells/cell';
import { CLUB_LISTS } from '../ownLists/clubLists';
import { COUNTED, OWN_LISTS, type OwnList } from '../ownLists/ownLists';
import { range } from './built';
import { FUNCTIONS } from './formulas';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/**
 * Lists as organisers keep them: a formula beside each is right, and rounds are played in it through the panel. Nothing in its sheet
 * changes but the cells of the round.
 */

const SHEET = 'Club 2026';

/** Rounds that are played in each list, those that it has no column for behind *Add round*. */
const ROUNDS = 3;

/** The list as somebody has typed it, at its corner of a sheet. */
function bookOf({ text, corner = 'A1' }: OwnList): MemoryWorkbook {
  const book = memoryWorkbook();
  const [row, column] = place(corner);
  book.addSheet(SHEET, []);
  range(text).forEach((line, r) =>
    line.forEach((value, c) => {
      const isFormula = String(value).startsWith('=');
      book.type(SHEET, makeA1(row + r, column + c), isFormula ? 10 : value);
      if (isFormula) book.writeFormula({ sheet: SHEET, row: row + r, column: column + c }, String(value));
    }),
  );
  book.select(SHEET);
  return book;
}

/** What a function typed beside the list shows for the players, by their numbers. */
function shownBeside({ text, titles = 0 }: OwnList, name: string): readonly (string | number)[] {
  const cells = range(text).slice(titles);
  const shown = FUNCTIONS[name]!(cells).map(([cell]) => cell ?? '');
  const titleOf = (line: readonly (string | number)[]): number => line.findIndex(one => one === 'No');
  const numbers = titleOf(cells[0] ?? []);
  const players = cells.flatMap((line, row) =>
    shown[row] === '' || row === 0 ? [] : [[Number(line[numbers]), shown[row] ?? ''] as const],
  );
  return (numbers < 0 ? players : [...players].sort(([a], [b]) => a - b)).map(([, value]) => value);
}

/** The results that the round before lacks. */
function typeMissing(book: MemoryWorkbook): void {
  for (const [at, result] of Object.entries({ F5: '7+', F6: '6+', F7: '5-', F8: '4-' }))
    book.type(SHEET, at, result);
}

/** The system that is proposed for a list, which is taken. */
function adopt(book: MemoryWorkbook): string {
  const { ways } = expectView(book, { ask: 'preview', choose: true }, 'ready');
  const [{ value, label } = { value: '', label: 'nothing' }] = ways?.choices ?? [];
  expectView(book, { ask: 'adopt', way: value }, 'preview');
  return label;
}

/** What its columns say of a list. */
const proposedFor = ({ event, proposed }: OwnList): string =>
  proposed ?? (event === 'starts' ? 'McMahon' : event === 'teams' ? 'Swiss, Teams' : 'Swiss');

/** Splits the text of one column, or writes numbers for names, as the panel offers. */
function prepare(book: MemoryWorkbook, { first }: OwnList): void {
  if (first === 'split') {
    const { seen } = expectView(book, { ask: 'state' }, 'text');
    ask(book, { ask: 'split', seen });
  }
  if (first === 'in numbers') {
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    const [offer] = problems
      .flatMap(({ mends = [] }) => mends)
      .filter(({ label }) => /^Write numbers/.test(label));
    expectView(book, { ask: 'mend', mend: offer!.mend }, 'problems');
  }
}

/** Adds the column of another round, where the list is full; whether it did. */
function addRoundWhereFull(book: MemoryWorkbook): void {
  const view = ask(book, { ask: 'preview', choose: true });
  if (view.view !== 'finished') return;
  const [offer] = (view.warnings ?? [])
    .flatMap(({ mends = [] }) => mends)
    .filter(({ label }) => label.startsWith('Add round'));
  expect(offer).toBeDefined();
  expectView(book, { ask: 'mend', mend: offer!.mend }, 'problems');
}

/** The cells of a round: that of each player, and those beside it. */
function cellsOf(book: MemoryWorkbook, round: number): ReadonlySet<string> {
  const { reading, list } = openTournament(book.workbook)!;
  const own = reading.rounds[round - 1] ?? [];
  const beside = [...reading.colours, ...reading.stones].filter(one => own.includes(one.round));
  const apart = reading.halves.filter(({ opponent }) => own.includes(opponent));
  const columns = [...own, ...beside.map(({ column }) => column), ...apart.map(({ result }) => result)];
  return new Set(
    reading.rows.flatMap(row =>
      columns.map(column => makeA1(row + list.origin.row, column + list.origin.column)),
    ),
  );
}

/** Values, formulas and looks of every cell of the sheet, by its address. */
function everyCell(book: MemoryWorkbook): ReadonlyMap<string, string> {
  const at = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 24 }, (__, column) => makeA1(row, column)),
  ).flat();
  return new Map(
    at.map(a1 => {
      const { text: _, ...look } = book.look(SHEET, a1);
      const shown = [book.cell(SHEET, a1) ?? '', book.formula(SHEET, a1), look];
      return [a1, JSON.stringify([...shown, book.isText(SHEET, a1), book.choices(SHEET, a1) ?? ''])];
    }),
  );
}

/** Takes everything back that was done in the panel, the last first. */
function undoAll(book: MemoryWorkbook): void {
  for (let pressed = 0; pressed < MOST_ACTIONS; pressed++) {
    book.select(SHEET);
    const view = ask(book, { ask: 'state' });
    const action = 'undo' in view ? view.undo?.action : undefined;
    if (action === undefined) return;
    const { kept } = expectView(book, { ask: 'undo', action }, 'undone');
    expect(kept.map(({ sentence }) => sentence)).toEqual([]);
  }
}

/** More than a list of three rounds can have in its Log. */
const MOST_ACTIONS = 20;

/** Plays the round that is open: each game in its sheet is won by Black. */
function playRound(book: MemoryWorkbook): number {
  const { seen } = expectView(book, { ask: 'preview', choose: true }, 'preview');
  const { round } = expectView(book, { ask: 'write', seen }, 'written');
  const sheet = book.workbook
    .sheetNames()
    .filter(name => name !== SHEET && name !== 'Log' && name !== 'Settings')
    .find(name => name.includes(String(round)));
  book.values(sheet ?? '').forEach((line, row) => {
    if (row > 2 && line[2]) book.type(sheet ?? '', `F${row + 1}`, 'b');
  });
  expectView(book, { ask: 'record' }, 'recorded');
  return round;
}

describe.each([...OWN_LISTS, ...CLUB_LISTS])('$name', list => {
  const counted: Readonly<Record<string, readonly number[]>> = COUNTED[list.event ?? 'eight'];

  test.each(Object.keys(counted))('%s beside it', name => {
    if (!list.first) expect(shownBeside(list, name)).toEqual(counted[name]);
    const book = bookOf(list);
    prepare(book, list);
    const { header = 0 } = openTournament(book.workbook)!.reading;
    const shown = FUNCTIONS[name]!(book.values(SHEET).slice(header)).slice(1);
    const values = shown.map(([cell]) => cell).filter(cell => cell !== '');
    expect([...values].sort()).toEqual([...counted[name]!].sort());
  });

  test('L6, L49, L50: it is adopted by one press, three rounds are played in it, no other cell of its sheet changes, and all of it is undone', () => {
    const book = bookOf(list);
    if (list.event === 'half') typeMissing(book);
    prepare(book, list);
    const atFirst = everyCell(book);
    addRoundWhereFull(book);
    const typed = everyCell(book);
    expect(adopt(book)).toBe(proposedFor(list));
    expect(everyCell(book)).toEqual(typed);
    for (let played = 0; played < (list.rounds ?? ROUNDS); played++) {
      addRoundWhereFull(book);
      const before = everyCell(book);
      const planned = cellsOf(book, playRound(book));
      const after = everyCell(book);
      const changed = [...after.keys()].filter(at => after.get(at) !== before.get(at));
      expect(changed.filter(at => !planned.has(at))).toEqual([]);
      expect(changed.length).toBeGreaterThan(0);
      const over = changed.filter(
        at => !/^\["","/.test(before.get(at)!) && !/^\["[^"]*\?/.test(before.get(at)!),
      );
      expect(over).toEqual([]);
    }
    if (list.first) return;
    undoAll(book);
    const left = everyCell(book);
    expect([...left.keys()].filter(at => left.get(at) !== atFirst.get(at))).toEqual([]);
    // A sheet of a round in which somebody typed stays.
    const sheets = book.workbook.sheetNames().filter(name => !/^Round \d/.test(name));
    expect(sheets).toEqual(['Sheet1', SHEET, 'Log']);
  });
});

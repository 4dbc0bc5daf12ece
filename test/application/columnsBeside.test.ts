import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { makeText } from '../../src/sheet/wording';
import { namesBeside } from '../../src/sheet/write/template';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { LANGUAGES } from '../../src/tournament/languages';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';
import { makeA1 } from '../../src/sheet/cells/cell';
import type { View } from '../../src/application/protocol/protocol';
import type { Workbook } from '../../src/application/workbook/workbook';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

// F10.15 of docs/faults.md

/** The columns beside the list follow the settings; what the organiser typed beside stays (D15). */

/** The names of the columns that the formulas in the row of titles fill, '' where none does. */
const beside = (book: MemoryWorkbook): readonly string[] => {
  const area = book.workbook.namedArea('WallList')!;
  const line = book.workbook.formulas(area.sheet)[area.row] ?? [];
  const names: string[] = [];
  line.slice(area.column + area.columns).forEach((one, at) => {
    const [, name = '', columns = name] = /^=(\w+)\([^"]*(?:"([^"]*)")?/.exec(one) ?? [];
    if (name !== '')
      columns.split(', ').forEach((column, i) => {
        expect(names[at + i] ?? '').toBe('');
        names[at + i] = column;
      });
  });
  return Array.from(names, name => name ?? '');
};

function typeSetting(book: MemoryWorkbook, key: 'tiebreaks' | 'system' | 'stages', value: string): void {
  const tournament = openTournament(book.workbook)!;
  const { sheet, values } = tournament.settingsAt!;
  const name = makeText(tournament.settings.language)(`settingName.${key}`);
  const row = values.findIndex(([first]) => first === name);
  book.type(sheet, makeA1(row, 1), value);
}

/** A book whose formula in this cell shows an error as long as it is the one of now. */
function failing(book: MemoryWorkbook, a1: string): MemoryWorkbook {
  const was = book.formula('Wall list', a1);
  const [row, column] = place(a1);
  const shown = (table: ReturnType<Workbook['read']>) =>
    table && book.formula('Wall list', a1) === was
      ? {
          ...table,
          values: table.values.map((line, r) =>
            r === row ? line.map((cell, c) => (c === column ? '#REF!' : cell)) : line,
          ),
        }
      : table;
  const isList = (sheet: string): boolean => sheet === 'Wall list';
  return {
    ...book,
    workbook: {
      ...book.workbook,
      read: sheet => (isList(sheet) ? shown(book.workbook.read(sheet)) : book.workbook.read(sheet)),
    },
  };
}

/** The button that puts the columns right, in a look or in Check. */
const offered = (view: View): string | undefined => {
  const remarks = [
    ...('problems' in view ? view.problems : []),
    ...('warnings' in view ? (view.warnings ?? []) : []),
  ];
  const mends = remarks.flatMap(one => ('mends' in one ? (one.mends ?? []) : []));
  return mends.find(({ label }) => / beside the list$|neben der Liste/.test(label))?.mend;
};

const look = (book: MemoryWorkbook) => offered(ask(book, { ask: 'check' }));

function press(book: MemoryWorkbook): void {
  const mend = look(book);
  if (mend === undefined) throw new Error(JSON.stringify(ask(book, { ask: 'check' })));
  expectView(book, { ask: 'mend', mend }, 'problems');
}

function undoLast(book: MemoryWorkbook): void {
  const { undo } = ask(book, { ask: 'state' }) as { undo?: { action: string } };
  ask(book, { ask: 'undo', action: undo!.action });
}

describe('the columns beside the list', () => {
  test('show what the settings rank by after one press, and as before after Undo', () => {
    const book = tournamentBook(8);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2']);
    expect(look(book)).toBeUndefined();
    typeSetting(book, 'tiebreaks', 'SOS, SOSOS');
    // The next look already offers it.
    expect(offered(ask(book, { ask: 'state' }))).toBeDefined();
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'SOS', 'SOSOS']);
    expect(look(book)).toBeUndefined();
    undoLast(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2']);
  });

  test('become more and fewer', () => {
    const book = tournamentBook(8);
    typeSetting(book, 'tiebreaks', 'SOS, SOSOS, SODOS, CUSS');
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'SOS', 'SOSOS', 'SODOS', 'CUSS']);
    expect(book.look('Wall list', 'S1').bold).toBe(true);
    typeSetting(book, 'tiebreaks', 'SOS');
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'SOS']);
    undoLast(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'SOS', 'SOSOS', 'SODOS', 'CUSS']);
    undoLast(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2']);
  });

  test('follow another system', () => {
    const book = tournamentBook(8);
    typeSetting(book, 'system', 'Swiss');
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'WINS', 'DIRECTCOMPARISON', 'SOS2']);
  });

  test('keep the scores of stages, and follow while rounds are played', () => {
    const book = tournamentBook(8);
    typeSetting(book, 'stages', 'R1-R3 McMahon; R4-R5 Knock-out');
    expect(look(book)).toBeUndefined();
    typeSetting(book, 'stages', '');
    pairRound(book);
    playRound(book, 1);
    typeSetting(book, 'tiebreaks', 'SODOS');
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'SODOS']);
  });

  test('leave alone what the organiser typed beside: a formula, a note, a column', () => {
    const book = tournamentBook(8);
    // The list reaches to column M, its own columns to R.
    book.writeFormula({ sheet: 'Wall list', row: 0, column: 18 }, '=CUSS(WallList;Settings)');
    book.type('Wall list', 'T5', 'paid');
    expect(look(book)).toBeUndefined();
    typeSetting(book, 'tiebreaks', 'SOS, SOSOS, SODOS');
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'SOS', 'SOSOS', 'CUSS', '', 'SODOS']);
    expect(book.cell('Wall list', 'T5')).toBe('paid');
    typeSetting(book, 'tiebreaks', 'DIRECTCOMPARISON');
    press(book);
    expect(beside(book)).toEqual(['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', '', 'CUSS']);
  });

  test('go around what was typed where their answer would stand, and say so before', () => {
    const book = tournamentBook(8);
    // A spreadsheet shows no answer where one of its cells is taken.
    const [before] = book.workbook.formulas('Wall list').map(line => line[13] ?? '');
    book.type('Wall list', 'P1', 'Paid');
    book.type('Wall list', 'P3', 'yes');
    const blocked = failing(book, 'N1');
    const sentences = (one: MemoryWorkbook) =>
      expectView(one, { ask: 'check' }, 'problems').problems.map(({ sentence }) => sentence);
    expect(sentences(blocked).filter(one => one.includes('find no room'))).toEqual([
      'The columns PLACE, MMS, WINS, DIRECTCOMPARISON, SOS2 beside the list find no room: something stands in column P.',
    ]);
    press(blocked);
    expect(beside(book)).toEqual(['PLACE', 'MMS', '', 'WINS', 'DIRECTCOMPARISON', 'SOS2']);
    expect([book.cell('Wall list', 'P1'), book.cell('Wall list', 'P3')]).toEqual(['Paid', 'yes']);
    expect(look(book)).toBeUndefined();
    undoLast(book);
    expect(book.workbook.formulas('Wall list')[0]?.filter(one => one !== '')).toEqual([before]);
  });

  test('N13: become one formula where each had its own', () => {
    const book = tournamentBook(8);
    const each = ['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2'];
    each.forEach((name, i) =>
      book.writeFormula({ sheet: 'Wall list', row: 0, column: 13 + i }, `=${name}(WallList;Settings)`),
    );
    // As long as they show what the settings rank by, they stay.
    expect(look(book)).toBeUndefined();
    typeSetting(book, 'tiebreaks', 'SOS, SODOS, CUSS');
    press(book);
    expect(book.workbook.formulas('Wall list')[0]?.filter(one => one !== '')).toEqual([
      '=RANKING(WallList;"PLACE, MMS, WINS, SOS, SODOS, CUSS";Settings)',
    ]);
    undoLast(book);
    expect(beside(book)).toEqual(each);
  });

  test('say nothing without Settings, of teams, and of an own list', () => {
    const own = memoryWorkbook();
    own.addSheet('Club', [
      ['No', 'Name', 'R1'],
      [1, 'Ada', '2+'],
      [2, 'Bob', '1-'],
    ]);
    own.writeFormula({ sheet: 'Club', row: 0, column: 4 }, '=SOS2(A1:C3)');
    own.select('Club');
    expect(look(own)).toBeUndefined();
    const teams = memoryWorkbook();
    const tournament = {
      name: 'Cup',
      system: 'Swiss',
      teams: true,
      rounds: 3,
      upperBar: '',
      lowerBar: '',
      seed: 'a',
    } as const;
    expectView(teams, { ask: 'create', tournament }, 'created');
    typeSetting(teams, 'tiebreaks', 'SODOS');
    expect(look(teams)).toBeUndefined();
  });

  test.each(SYSTEM_NAMES)('a new list has what its settings rank by: %s', system => {
    expect(look(tournamentBook(4, 3, system))).toBeUndefined();
  });

  test('whatever is typed, one press shows it, and undoing all gives back the first columns', () => {
    const tiebreaks = fc.uniqueArray(fc.constantFrom(...TIEBREAKS.filter(one => one !== 'BOARDWINS')), {
      minLength: 1,
      maxLength: 6,
    });
    const event = fc.record({
      system: fc.constantFrom<System>('McMahon', 'Swiss', 'Swiss by categories', 'Score pairing'),
      language: fc.constantFrom(...LANGUAGES),
      typed: fc.array(tiebreaks, { minLength: 1, maxLength: 3 }),
      note: fc.integer({ min: 14, max: 22 }),
    });
    fc.assert(
      fc.property(event, ({ system, language, typed, note }) => {
        const book = memoryWorkbook();
        const bars = system === 'McMahon' ? { upperBar: '3d', lowerBar: '' } : { upperBar: '', lowerBar: '' };
        const tournament = { name: 'Cup', system, teams: false, rounds: 3, ...bars, seed: 'a', language };
        expectView(book, { ask: 'create', tournament }, 'created');
        const sheet = openTournament(book.workbook)!.list.sheet;
        const area = book.workbook.namedArea('WallList')!;
        const first = beside(book);
        const at = makeA1(4, area.column + area.columns + note - 14);
        book.type(sheet, at, 'mine');
        let pressed = 0;
        for (const one of typed) {
          typeSetting(book, 'tiebreaks', one.join(', '));
          const wanted = namesBeside({ system, teams: false, tiebreaks: one });
          const view = ask(book, { ask: 'check' });
          const mend = ('problems' in view ? view.problems : [])
            .filter(({ mends = [] }) => mends.length === 1)
            .flatMap(({ mends = [] }) => mends)
            .find(({ label }) => label === makeText(language)('mendBy.columns', { now: wanted.join(', ') }));
          if (mend) {
            expectView(book, { ask: 'mend', mend: mend.mend }, 'problems');
            pressed += 1;
          }
          expect(beside(book).filter(name => name !== '')).toEqual(wanted);
        }
        expect(book.cell(sheet, at)).toBe('mine');
        for (; pressed > 0; pressed--) undoLast(book);
        expect(beside(book)).toEqual(first);
      }),
      { numRuns: Number(process.env['EVENTS'] ?? 6) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { openTournament } from '../../src/application/read/openTournament';
import type { CellValue } from '../../src/application/workbook/workbook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, tournamentBook } from './tournamentBook';

/** Of a field of eight that the guide for top groups does not fit; tested in test/application/topGroup.test.ts. */
const isOfTopGroup = ({ sentence }: { readonly sentence: string }): boolean =>
  sentence.startsWith('Players in the top group');

const sentences = (book: MemoryWorkbook) =>
  expectView(book, { ask: 'check' }, 'problems')
    .problems.filter(problem => !isOfTopGroup(problem))
    .map(({ sentence, cell }) => `${cell?.sheet}!${cell?.a1} ${sentence}`);

describe('problems name their cell', () => {
  const prepared = tournamentBook(8);

  test('nothing is wrong with a new tournament', () => {
    const { problems, mayPair } = expectView(prepared.copy(), { ask: 'check' }, 'problems');
    expect(problems.filter(problem => !isOfTopGroup(problem))).toEqual([]);
    expect(mayPair).toBe(true);
  });

  test('a bare number stops the pairing', () => {
    const book = prepared.copy();
    book.type('Wall list', 'I4', '5');
    const state = expectView(book, { ask: 'state' }, 'problems');
    expect(state.mayPair).toBe(false);
    expect(state.problems[0]).toMatchObject({ severity: 'error', cell: { sheet: 'Wall list', a1: 'I4' } });
    expect(ask(book, { ask: 'preview' }).view).toBe('problems');
    expect(ask(book, { ask: 'write', seen: '' }).view).toBe('stopped');
    expect(ask(book, { ask: 'go', to: { sheet: 'Wall list', a1: 'I4' } }).view).toBe('problems');
    expect(book.selected()).toBe('Wall list!3,8');
  });

  test('-- in the round to be paired is not overwritten', () => {
    const book = prepared.copy();
    book.type('Wall list', 'H4', '--');
    const { reasons } = expectView(book, { ask: 'preview' }, 'stopped');
    expect(reasons[0]).toMatchObject({ cell: { sheet: 'Wall list', a1: 'H4' } });
    expect(reasons[0]?.sentence).toBe('Player 3 is to be paired in round 1, but “--” stands there.');
  });

  test('a formula in the round to be paired is not overwritten, even when it shows nothing', () => {
    const book = prepared.copy();
    book.writeFormula({ sheet: 'Wall list', row: 3, column: 7 }, '=IF(TRUE,"","")');
    const preview = ask(book, { ask: 'preview' });
    const written = preview.view === 'preview' ? ask(book, { ask: 'write', seen: preview.seen }) : preview;
    expect(written.view).toBe('stopped');
    expect(book.formula('Wall list', 'H4')).toBe('=IF(TRUE,"","")');
    expect(book.cell('Wall list', 'H2')).toBe('');
  });

  test('a wrong setting is an error at its cell', () => {
    const book = prepared.copy();
    const row = book.values('Settings').findIndex(line => line[0] === 'Handicap limit') + 1;
    book.type('Settings', `B${row}`, 'many');
    const { problems } = expectView(book, { ask: 'state' }, 'problems');
    expect(problems[0]).toMatchObject({ severity: 'error', cell: { sheet: 'Settings', a1: `B${row}` } });
  });

  test('players below the named range', () => {
    const book = prepared.copy();
    book.type('Wall list', 'B305', 'Forgotten');
    book.type('Wall list', 'C305', '2k');
    book.type('Wall list', 'B307', 'a note');
    expect(sentences(book)).toEqual([
      'Wall list!B305 Forgotten stands below the range of the wall list and is not in the tournament.',
    ]);
  });

  test('a tournament whose Settings are gone is not paired by other rules', () => {
    const book = prepared.copy();
    book.removeSheet('Settings');
    const { problems } = expectView(book, { ask: 'preview' }, 'problems');
    expect(problems.map(({ sentence }) => sentence)).toEqual(['The sheet “Settings” is not there any more.']);
    expect(ask(book, { ask: 'write', seen: '' }).view).not.toBe('written');
  });

  test('another list may be chosen, by the name of a sheet that there is', () => {
    const book = prepared.copy();
    const row = book.values('Settings').findIndex(line => line[0] === 'Wall list') + 1;
    book.addSheet('Juniors', [
      ['Name', 'Rank', 'R1', 'R2'],
      ['Ada', '3k', '', ''],
      ['Ben', '4k', '', ''],
    ]);
    book.type('Settings', `B${row}`, 'juniors');
    expect(expectView(book, { ask: 'state' }, 'ready')).toMatchObject({ rounds: 5, playing: 2 });
    book.type('Settings', `B${row}`, 'Seniors');
    const [problem] = expectView(book, { ask: 'preview' }, 'problems').problems;
    expect(problem).toMatchObject({
      severity: 'error',
      sentence: 'Wall list cannot be “Seniors”.',
      cell: { sheet: 'Settings', a1: `B${row}` },
    });
    expect(problem?.mend).toContain('Juniors');
  });

  test('the end is the last round of the settings, not the last column', () => {
    const book = prepared.copy();
    const row = book.values('Settings').findIndex(line => line[0] === 'Rounds') + 1;
    for (let player = 2; player <= 9; player++) {
      for (const round of 'HIJKL') book.type('Wall list', `${round}${player}`, '0=');
    }
    expect(expectView(book, { ask: 'state' }, 'finished').rounds).toBe(5);
    book.type('Settings', `B${row}`, '4');
    expect(expectView(book, { ask: 'state' }, 'finished').rounds).toBe(4);
    book.type('Settings', `B${row}`, '6');
    const { problems } = expectView(book, { ask: 'state' }, 'problems');
    expect(problems.map(({ sentence }) => sentence)).toContain('Round 6 has no column.');
  });

  test('a sixth round without a column', () => {
    const book = prepared.copy();
    const row = book.values('Settings').findIndex(line => line[0] === 'Rounds') + 1;
    book.type('Settings', `B${row}`, '6');
    expect(sentences(book)).toContain('Wall list!L1 Round 6 has no column.');
    book.type('Wall list', 'M1', 'R6');
    expect(sentences(book).join()).not.toContain('has no column');
  });

  test('formulas without the settings, or in the wrong row', () => {
    const book = prepared.copy();
    book.writeFormula({ sheet: 'Wall list', row: 4, column: 25 }, '=SOS(WallList)');
    expect(sentences(book)).toEqual([
      'Wall list!Z5 =SOS(WallList) does not know your settings.',
      'Wall list!Z5 =SOS(WallList) does not stand in the first row of its range.',
    ]);
  });

  test('settings changed after they were announced', () => {
    const book = prepared.copy();
    const row = book.values('Settings').findIndex(line => line[0] === 'Upper bar') + 1;
    book.type('Settings', `B${row}`, '4d');
    expect(sentences(book)).toEqual([
      'Tournament system!B8 Upper bar: announced is “3d”, the settings say “4d”.',
    ]);
  });

  test('cells of two players that disagree warn and do not stop', () => {
    const book = prepared.copy();
    pairRound(book);
    book.type('Wall list', 'H2', String(book.cell('Wall list', 'H2')).replace('?', '+'));
    const { problems, mayPair } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.length).toBeGreaterThan(0);
    expect(mayPair).toBe(true);
  });
});

describe('where the wall list is', () => {
  const list = (name: string): CellValue[][] => [
    ['No', 'Name', 'Rank', 'R1', 'R2'],
    [1, `${name} A`, '1d', '', ''],
    [2, `${name} B`, '1k', '', ''],
  ];

  test('no sheet reads as one', () => {
    const book = memoryWorkbook();
    book.addSheet('Notes', [
      ['Name', 'Phone'],
      ['Ann', 1],
    ]);
    expect(ask(book, { ask: 'state' })).toEqual({ view: 'no wall list', sheets: ['Sheet1', 'Notes'] });
    for (const request of [
      { ask: 'preview' },
      { ask: 'record' },
      { ask: 'check' },
      { ask: 'standings' },
    ] as const)
      expect(ask(book, request).view).toBe('no wall list');
  });

  test('the one in view, else the first; Settings decides', () => {
    const book = memoryWorkbook();
    book.addSheet('Open', list('Open'));
    book.addSheet('Youth', list('Youth'));
    const first = () => expectView(book, { ask: 'preview' }, 'preview').games[0]?.black;
    expect(first()).toMatch(/Open/);
    book.select('Youth');
    expect(first()).toMatch(/Youth/);
    book.addSheet('Settings', [
      ['Setting', 'Value'],
      ['Wall list', 'Open'],
    ]);
    expect(first()).toMatch(/Open/);
  });

  test('a list of the organiser’s own is paired, recorded and undone without a template', () => {
    const book = memoryWorkbook();
    book.addSheet('Club', [['Spring in the club'], [], ...list('Club').map(line => ['', ...line])]);
    pairRound(book);
    expect([book.cell('Club', 'E4'), book.cell('Club', 'E5')].map(cell => String(cell).slice(0, 2))).toEqual([
      '2?',
      '1?',
    ]);
    expect(book.cell('Round 1', 'A1')).toBe('Round 1 – A tournament');
    book.type('Round 1', 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings');
    expect(book.formula('Standings', 'A1')).toBe("=STANDINGS('Club'!A1:F5)");
  });

  test('the sheet of the prizes is made once, with a formula beside the places', () => {
    const book = memoryWorkbook();
    book.addSheet('Club', list('Club'));
    for (let time = 0; time < 2; time++)
      expect(expectView(book, { ask: 'prizes' }, 'prizes written').sheet).toBe('Prizes');
    expect([book.cell('Prizes', 'A1'), book.cell('Prizes', 'A9')]).toEqual(['Place', 8]);
    expect(book.formula('Prizes', 'F1')).toMatch(/^=PRIZES\('Club'!A1:[A-Z]+\d+;A1:E31\)$/);
  });

  const withFormula = (formula: string) => {
    const book = memoryWorkbook();
    book.addSheet('Results', list('Results'));
    book.writeFormula({ sheet: 'Results', row: 0, column: 0 }, formula);
    return ask(book, { ask: 'state' }).view;
  };

  test.each([
    '=STANDINGS(Elsewhere!A1:K40)',
    '=TEAMSTANDINGS(Elsewhere!A1:K40)',
    '=NEXTROUND(Elsewhere!A1:K40)',
    '=CROSSTABLE(Elsewhere!A1:K40)',
    '=BRACKET(Elsewhere!A1:K40)',
    '= standings (Elsewhere!A1:K40)',
  ])('what %s makes is not taken for a wall list', formula => {
    expect(withFormula(formula)).toBe('no wall list');
  });

  test.each(['=UPPER("name")', '=MYSTANDINGS(A2)', '=IF(TRUE,"STANDINGS(","")'])(
    'a list with the formula %s is one of the organiser’s own',
    formula => expect(withFormula(formula)).toBe('ready'),
  );

  test('the sheet of the standings may be in view, and stand first', () => {
    const book = memoryWorkbook();
    book.addSheet('Results', list('Results'));
    book.writeFormula({ sheet: 'Results', row: 0, column: 0 }, '=STANDINGS(Club!A1:K40)');
    book.addSheet('Club', list('Club'));
    book.select('Results');
    expect(openTournament(book.workbook)?.list.sheet).toBe('Club');
  });
});

test('go to a sheet that is gone says so', () => {
  const book = tournamentBook(4);
  expect(ask(book, { ask: 'go', to: { sheet: 'Round 9', a1: 'A1' } }).view).toBe('stopped');
  expect(ask(book, { ask: 'go', to: { sheet: 'Wall list', a1: 'nonsense' } }).view).toBe('stopped');
});

test('whatever stands in the cells, every request is answered in plain JSON, and only empty cells and ? change', () => {
  const cell = fc.oneof(
    fc.constantFrom<CellValue>(
      '',
      '--',
      '2?',
      '1+',
      '3-/b',
      '0=',
      '14',
      'x',
      1,
      2.5,
      true,
      new Date(2026, 2, 14),
      '#REF!',
      'Name',
      'R1',
    ),
    fc.string(),
  );
  const base = tournamentBook(5, 3);
  const requests: readonly Request[] = [
    { ask: 'state' },
    { ask: 'preview' },
    { ask: 'check' },
    { ask: 'record' },
    { ask: 'undo', action: '2' },
    { ask: 'clear examples' },
    { ask: 'standings' },
  ];
  const place = fc.tuple(
    fc.constantFrom('A', 'B', 'C', 'G', 'H', 'I', 'J'),
    fc.integer({ min: 1, max: 8 }),
    cell,
  );
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), fc.boolean(), (typed, paired) => {
      const book = base.copy();
      if (paired) pairRound(book);
      for (const [letter, row, value] of typed) book.type('Wall list', `${letter}${row}`, value);
      for (const [letter, row, value] of typed) if (paired) book.type('Round 1', `${letter}${row}`, value);
      const before = book.values('Wall list');
      for (const request of requests) {
        const given = answer(book.workbook, request);
        expect(JSON.parse(JSON.stringify(given.view))).toEqual(given.view);
        expect(JSON.stringify(given.view)).not.toContain('…”');
        if (request.ask !== 'undo' && given.view.view === 'preview')
          answer(book.workbook, { ask: 'write', seen: given.view.seen });
      }
      book.values('Wall list').forEach((line, row) =>
        line.forEach((value, column) => {
          const was = before[row]?.[column] ?? '';
          if (String(was).trim() !== '' && !/[?？]/.test(String(was))) expect(value).toEqual(was);
        }),
      );
    }),
    { numRuns: 30 },
  );
});

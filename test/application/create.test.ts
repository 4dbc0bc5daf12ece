import { describe, expect, test } from 'vitest';
import { roundLook, wallListPage } from '../../src/application/create/newWallList';
import { answer } from '../../src/application/panel/api';
import { wallListTemplate } from '../../src/sheet/write/template';
import { makeText } from '../../src/sheet/wording';
import type { NewTournamentForm } from '../../src/application/protocol/protocol';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound } from './tournamentBook';

const cup: NewTournamentForm = {
  name: 'Cup',
  system: 'McMahon',
  teams: false,
  rounds: 5,
  upperBar: '3d',
  lowerBar: '20k',
  seed: '',
};

describe('create a tournament', () => {
  const book = memoryWorkbook();
  const view = ask(book, { ask: 'create', tournament: cup });

  test('four sheets in the place of the empty one', () => {
    expect(view).toEqual({ view: 'created', examples: true, seed: 'k7qf-2m9x-w4hp' });
    expect(book.workbook.sheetNames()).toEqual(['Wall list', 'Settings', 'Tournament system', 'Log']);
    expect(book.selected()).toBe('Wall list!1,1');
  });

  test('input columns on the left with all rounds, computed ones to the right of the named range', () => {
    expect(book.values('Wall list')[0]?.slice(0, 12)).toEqual([
      'No',
      'Name',
      'Rank',
      'Rating',
      'Country',
      'Club',
      'Out',
      'R1',
      'R2',
      'R3',
      'R4',
      'R5',
    ]);
    const area = book.workbook.namedArea('WallList');
    expect(area).toEqual({ sheet: 'Wall list', row: 0, column: 0, rows: 301, columns: 13 });
    const formulas = book.workbook.formulas('Wall list')[0]?.slice(13);
    expect(formulas).toEqual(['=RANKING(WallList;"PLACE, MMS, WINS, DIRECTCOMPARISON, SOS2";Settings)']);
    expect(book.workbook.formulas('Wall list').flat().filter(Boolean)).toHaveLength(1);
    expect(book.workbook.namedArea('Settings')).toMatchObject({ sheet: 'Settings', row: 0, column: 0 });
  });

  test('other settings as one types them: in Settings, beside the list and in the announcement; a wrong one is said', () => {
    const own = memoryWorkbook();
    ask(own, { ask: 'create', tournament: { ...cup, order: 'OpenGotha' } });
    expect(own.workbook.formulas('Wall list')[0]?.slice(13)).toEqual([
      '=RANKING(WallList;"PLACE, MMS, WINS, SOS, SOSOS";Settings)',
    ]);
    expect(own.values('Settings').find(([name]) => name === 'Tiebreaks')?.[1]).toBe('SOS, SOSOS');
    expect(own.values('Tournament system').flat()).toContain('SOS, SOSOS, then equal');
    const typed = memoryWorkbook();
    ask(typed, { ask: 'create', tournament: { ...cup, rest: 'Tiebreaks=CUSS' } });
    expect(typed.values('Settings').find(([name]) => name === 'Tiebreaks')?.[1]).toBe('CUSS');
    const drawn = memoryWorkbook();
    ask(drawn, { ask: 'create', tournament: { ...cup, system: 'Knock-out', rest: 'Draw=seeded' } });
    expect(drawn.values('Settings').find(([name]) => name === 'Draw')?.[1]).toBe('seeded');
    const wrong = memoryWorkbook();
    const { problems } = expectView(
      wrong,
      { ask: 'create', tournament: { ...cup, rest: 'Tiebreaks=SOX' } },
      'create',
    );
    expect(problems.map(({ field }) => field)).toEqual(['rest']);
    expect(wrong.workbook.sheetNames()).not.toContain('Wall list');
  });

  test('a tournament that a federation rates has the column PIN, as text, for the numbers of a pasted list', () => {
    const rated = memoryWorkbook();
    ask(rated, { ask: 'create', tournament: { ...cup, rated: true } });
    expect(rated.values('Wall list')[0]?.slice(5, 9)).toEqual(['Club', 'PIN', 'Out', 'R1']);
    expect(rated.isText('Wall list', 'G2')).toBe(true);
    expect(rated.workbook.namedArea('WallList')).toMatchObject({ columns: 14 });
    ask(rated, { ask: 'clear examples' });
    const source = { from: 'text', text: 'Name\tRank\tPIN\nKask Mari\t3d\t10000001' } as const;
    const { seen } = expectView(rated, { ask: 'preview people', source }, 'people');
    ask(rated, { ask: 'write people', source, seen, replace: false });
    expect(rated.values('Wall list')[1]?.slice(0, 7)).toEqual([1, 'Kask Mari', '3d', '', '', '', '10000001']);
  });

  test('cells that could turn into dates or numbers are text, ranks have a dropdown', () => {
    for (const a1 of ['B2', 'C2', 'G2', 'H2', 'L301']) expect(book.isText('Wall list', a1)).toBe(true);
    expect(book.isText('Wall list', 'D2')).toBe(false);
    expect(book.choices('Wall list', 'C301')).toContain('12k');
    expect(book.isText('Settings', 'B40')).toBe(true);
  });

  test('settings: what was asked is typed, the rest is in force by the preset', () => {
    const rows = new Map(book.values('Settings').map(line => [line[0], line.slice(1, 3)]));
    expect(rows.get('System')).toEqual(['McMahon', 'McMahon']);
    expect(rows.get('Rounds')).toEqual(['5', '5']);
    expect(rows.get('Upper bar')).toEqual(['3d', '3d']);
    expect(rows.get('SOS flavour')).toEqual(['', 'EGF']);
    const system = book.values('Settings').findIndex(line => line[0] === 'System') + 1;
    expect(book.choices('Settings', `B${system}`)).toContain('Swiss');
  });

  test('the column In force follows an edit; a note in it stays', () => {
    const other = book.copy();
    const row = (name: string) => other.values('Settings').findIndex(line => line[0] === name) + 1;
    other.type('Settings', `B${row('SOS flavour')}`, 'WMSG');
    other.type('Settings', `B${row('Preset')}`, 'OpenGotha');
    other.type('Settings', `C${row('Komi')}`, 'ask the referee');
    ask(other, { ask: 'state' });
    expect(other.cell('Settings', `C${row('SOS flavour')}`)).toBe('WMSG');
    expect(other.cell('Settings', `C${row('Rounding')}`)).toBe('absences');
    expect(other.cell('Settings', `C${row('Komi')}`)).toBe('ask the referee');
    expect(other.cell('Settings', `B${row('Rounding')}`)).toBe('');
  });

  test('the system is announced, with what the EGF wants to be told', () => {
    const rows = new Map(book.values('Tournament system').map(([label, value]) => [label, value]));
    expect([...rows.keys()].join()).toContain('has not been approved by the EGF Rules Commission');
    expect(rows.get('Tournament')).toBe('Cup');
    expect(rows.get('Upper bar')).toBe('3d');
    expect(rows.get('Final standings: score, then')).toBe('DIRECTCOMPARISON, SOS2 (EGF), then equal');
    expect(rows.get('Indivisible prizes: score, then')).toBe('DIRECTCOMPARISON, SOS2 (EGF), Lottery');
    // printf k7qf-2m9x-w4hp | sha256sum
    expect(rows.get('Check code of the lots (SHA-256 of their seed)')).toBe(
      '12a3840753445601707a397ca427ece9163214ebd25c3964a5396f6363d52e6b',
    );
  });

  test('example players are marked, and one click clears them', () => {
    const other = book.copy();
    expect(other.cell('Wall list', 'B2')).toBe('Anna Apple (example)');
    expect(other.look('Wall list', 'B2').italic).toBe(true);
    expect(expectView(other, { ask: 'state' }, 'ready').examples).toBe(true);
    expect(ask(other, { ask: 'clear examples' })).toMatchObject({ view: 'cleared', cleared: 8, kept: [] });
    expect(
      other
        .values('Wall list')
        .slice(1)
        .map(line => line[1])
        .join(''),
    ).toBe('');
    expect(other.cell('Wall list', 'A2')).toBe(1);
    expect(other.look('Wall list', 'B2').italic).toBe(false);
  });

  test('a list without players is no mistake, and the examples can come back from there', () => {
    const other = book.copy();
    expectView(other, { ask: 'clear examples' }, 'cleared');
    const { examples, undo } = expectView(other, { ask: 'state' }, 'created');
    expect(examples).toBe(false);
    expectView(other, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(other.values('Wall list')).toEqual(book.values('Wall list'));
  });

  test('an example row in which somebody typed stays', () => {
    const other = book.copy();
    other.type('Wall list', 'F3', 'Paris');
    const cleared = expectView(other, { ask: 'clear examples' }, 'cleared');
    expect(cleared).toMatchObject({ cleared: 7, kept: [{ cell: { sheet: 'Wall list', a1: 'B3' } }] });
    expect(other.cell('Wall list', 'B3')).toBe('Ben Birch (example)');
    expectView(other, { ask: 'undo', action: cleared.undo?.action ?? '' }, 'undone');
    expect(other.cell('Wall list', 'C2')).toBe('4d');
  });

  test('undoing that does not mix examples into players typed since', () => {
    const other = book.copy();
    const { undo } = expectView(other, { ask: 'clear examples' }, 'cleared');
    other.type('Wall list', 'B2', 'Somebody');
    expectView(other, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect([other.cell('Wall list', 'B2'), other.cell('Wall list', 'C2')]).toEqual(['Somebody', '']);
    expect(other.cell('Wall list', 'B3')).toBe('Ben Birch (example)');
  });

  test('the examples can be paired', () => {
    expect(pairRound(book.copy()).written.games).toBe(4);
  });

  test('a second tournament in the same workbook is refused', () => {
    const other = book.copy();
    const before = other.snapshot();
    const refused = expectView(other, { ask: 'create', tournament: cup }, 'create');
    expect(refused.problems[0]?.sentence).toBe('This spreadsheet already holds a tournament.');
    expect(other.snapshot()).toEqual(before);
  });
});

test('the run dies while it creates: it is taken back, created again, and works', () => {
  for (let step = 0; step < 14; step++) {
    const book = memoryWorkbook();
    const before = book.workbook.sheetNames();
    book.dieAfter(step);
    try {
      ask(book, { ask: 'create', tournament: cup });
    } catch {
      // The point of the test.
    }
    book.dieAfter(undefined);
    const state = ask(book, { ask: 'state' });
    if (state.view === 'begun') {
      expect(state.mayFinish).toBe(false);
      expectView(book, { ask: 'undo', action: state.action }, 'undone');
    }
    if (state.view !== 'ready') {
      expect(book.workbook.sheetNames().filter(name => name !== 'Log')).toEqual(before);
      expectView(book, { ask: 'create', tournament: cup }, 'created');
    }
    // The empty sheet goes last, and nothing is wrong where it stays.
    const made = book.workbook.sheetNames().filter(name => name !== 'Sheet1');
    expect(made).toHaveLength(4);
    expect(pairRound(book).written.games).toBe(4);
  }
});

describe('the sheet that a new spreadsheet begins with', () => {
  const created = (change: (book: MemoryWorkbook) => void = () => undefined): MemoryWorkbook => {
    const book = memoryWorkbook();
    change(book);
    expectView(book, { ask: 'create', tournament: cup }, 'created');
    return book;
  };

  test('stays where somebody typed into it, and beside other sheets', () => {
    expect(created(book => book.type('Sheet1', 'C9', 'mine')).workbook.sheetNames()).toContain('Sheet1');
    expect(created(book => book.addSheet('Club', [['Oslo']])).workbook.sheetNames()).toContain('Sheet1');
  });

  test('is there again when creating is undone, so that not the Log alone is left', () => {
    const book = created();
    expectView(book, { ask: 'undo', action: '1' }, 'undone');
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Log']);
    expectView(book, { ask: 'create', tournament: cup }, 'created');
    expect(book.workbook.sheetNames()).not.toContain('Sheet1');
  });
});

test('handicap and language are chosen before anything is made', () => {
  const book = memoryWorkbook();
  const tournament: NewTournamentForm = { ...cup, handicap: 'rank', language: 'de' };
  expect(answer(book.workbook, { ask: 'create', tournament }).language).toBe('de');
  expect(book.workbook.sheetNames()).toEqual([
    'Turniertabelle',
    'Einstellungen',
    'Turniersystem',
    'Protokoll',
  ]);
  const typed = new Map(book.values('Einstellungen').map(([name, value]) => [name, value]));
  expect([typed.get('Vorgabe'), typed.get('Sprache')]).toEqual(['Rang', 'Deutsch']);
  const announced = book.values('Turniersystem').flat().join('\n');
  expect(announced).toContain('Vorgabe');
});

test('Swiss has no bars and no McMahon score', () => {
  const book = memoryWorkbook();
  ask(book, { ask: 'create', tournament: { ...cup, system: 'Swiss' } });
  expect(book.workbook.formulas('Wall list')[0]?.join()).not.toContain('MMS');
  expect(book.values('Tournament system').map(([label]) => label)).not.toContain('Upper bar');
  expect(expectView(book, { ask: 'state' }, 'ready').rounds).toBe(5);
});

test('teams: two columns, a setting, an announcement, examples that fit', () => {
  const book = memoryWorkbook();
  ask(book, { ask: 'create', tournament: { ...cup, system: 'Groups + knock-out', teams: true } });
  expect(book.values('Wall list')[0]?.slice(5, 11)).toEqual(['Club', 'Group', 'Team', 'Board', 'Out', 'R1']);
  expect(book.values('Wall list')[1]?.slice(1, 9)).toEqual([
    'Anna Apple (example)',
    '4d',
    '',
    'FR',
    '',
    'A',
    'Oaks',
    '1',
  ]);
  expect(book.look('Wall list', 'H2').italic).toBe(true);
  const rows = new Map(book.values('Settings').map(line => [line[0], line.slice(1, 3)]));
  expect(rows.get('Teams')).toEqual(['yes', 'yes']);
  expect(book.values('Tournament system').find(([label]) => label === 'Teams')?.[1]).toMatch(/^yes/);
  expect(ask(book, { ask: 'clear examples' })).toMatchObject({ view: 'cleared', cleared: 8, kept: [] });
  expect(book.values('Wall list')[1]?.slice(1).join('')).toBe('');
});

test('an example whose group somebody changed stays', () => {
  const book = memoryWorkbook();
  ask(book, { ask: 'create', tournament: { ...cup, system: 'Groups + knock-out' } });
  book.type('Wall list', 'G3', 'C');
  expect(ask(book, { ask: 'clear examples' })).toMatchObject({ cleared: 7, kept: [{ severity: 'note' }] });
  expect(book.cell('Wall list', 'B3')).toBe('Ben Birch (example)');
});

/** So many games of one round in one cell, against players from this number on. */
const games = (count: number, from: number): string =>
  Array.from({ length: count }, (_, i) => `${from + i}+/w`).join(' ');

/** Pixels of a letter in a cell, as measured in the workbench. */
const LETTER = 8;

test.each([
  ['Swiss', ['12+/w']],
  ['Knock-out', ['7=/b 7+', '12=/b 12+']],
  ['Diagonal', [games(10, 21), games(8, 101)]],
] as const)('what a round of a %s makes stands in its column whole', (system, cells) => {
  for (const cell of cells) expect(roundLook(system).width).toBeGreaterThanOrEqual(cell.length * LETTER);
});

/** Pixels of bold titles of 10 points, as measured in Arial and Noto. */
test.each([
  ['en', 'Country', 51],
  ['es', 'Núm.', 34],
  ['fr', 'Échelle', 47],
  ['ja', 'レーティング', 80],
  ['ru', 'Пропускает', 77],
] as const)('N214: in %s the title %s stands in its column whole', (language, title, due) => {
  for (const rounds of [5, 9]) {
    const template = wallListTemplate({ system: 'McMahon', teams: false, rounds }, makeText(language));
    const { widths = [] } = wallListPage('List', template, roundLook('McMahon')).sheet.design ?? {};
    expect(widths[template.titles.indexOf(title)]).toBeGreaterThanOrEqual(due + 4);
  }
});

test('score pairing has the preset of its rules, Diagonal no number of rounds', () => {
  const book = memoryWorkbook();
  ask(book, { ask: 'create', tournament: { ...cup, system: 'Score pairing' } });
  const rows = new Map(book.values('Settings').map(line => [line[0], line.slice(1, 3)]));
  expect(rows.get('Preset')).toEqual(['WMSG 2008', 'WMSG 2008']);
  expect(rows.get('Pairing tiebreaks')?.[0]).toBe('');
  const diagonal = memoryWorkbook();
  ask(diagonal, { ask: 'create', tournament: { ...cup, system: 'Diagonal' } });
  expect(diagonal.values('Settings').find(([name]) => name === 'Rounds')?.[1]).toBe('');
  expect(diagonal.values('Wall list')[0]).toContain('R5');
});

test('wrong forms are told field by field, and nothing is made', () => {
  const book = memoryWorkbook();
  const draft = { ...cup, name: '', rounds: 99, upperBar: 'x' };
  const { problems } = expectView(book, { ask: 'create', tournament: draft }, 'create');
  expect(problems.map(({ field }) => field)).toEqual(['name', 'rounds', 'upperBar']);
  expect(book.workbook.sheetNames()).toEqual(['Sheet1']);
});

test('sheets that bear our names already are left alone', () => {
  const book = memoryWorkbook();
  for (const name of ['wall list', 'Log', 'Tournament system']) book.addSheet(name, [['mine', 'too']]);
  expect(ask(book, { ask: 'create', tournament: cup }).view).toBe('created');
  for (const name of ['wall list', 'Log', 'Tournament system'])
    expect(book.values(name)).toEqual([['mine', 'too']]);
  expect(book.workbook.sheetNames()).toContain('Wall list (2)');
  expect(book.workbook.namedArea('WallList')?.sheet).toBe('Wall list (2)');
  pairRound(book);
  expect(book.values('Log')).toEqual([['mine', 'too']]);
  expect(book.cell('Log (2)', 'C3')).toBe('Pair round 1');
});

test('a range that the organiser has named Settings is left alone, and no tournament is made over it', () => {
  const book = memoryWorkbook();
  book.addSheet('Club', [
    ['Room', '12'],
    ['Key', 'with Ann'],
  ]);
  book.workbook.nameArea('Settings', { sheet: 'Club', row: 0, column: 0, rows: 2, columns: 2 });
  const refused = expectView(book, { ask: 'create', tournament: cup }, 'create');
  expect(refused.problems[0]?.sentence).toBe('This spreadsheet already holds a tournament.');
  expect(book.workbook.namedArea('Settings')?.sheet).toBe('Club');
  // Settings of ours are what a run has left that died: they are made anew.
  book.type('Club', 'A1', 'Rounds');
  book.type('Club', 'B1', '5');
  expectView(book, { ask: 'create', tournament: cup }, 'created');
});

test('in the language of the person at the screen', () => {
  const book = memoryWorkbook();
  const french = { ...book.workbook, userLanguage: () => 'fr_FR' };
  const made = answer(french, { ask: 'create', tournament: cup });
  expect(made).toMatchObject({ language: 'fr', view: { view: 'created' } });
  const state = answer(book.workbook, { ask: 'state' });
  expect(state).toMatchObject({ language: 'fr', view: { view: 'ready', round: 1 } });
});

test('a name like a formula stays text', () => {
  const book = memoryWorkbook();
  ask(book, { ask: 'create', tournament: { ...cup, name: '=1+1' } });
  expect(book.cell('Tournament system', 'B5')).toBe('=1+1');
  pairRound(book);
  expect(book.cell('Round 1', 'A1')).toBe('Round 1 – =1+1');
});

import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { answer } from '../../src/application/panel/api';
import { writeFile, type Choices } from '../../src/exchange/writeFile';
import { FUNCTIONS } from './formulas';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** What was announced changes after the first round: asked about, confirmed, shown for good, or put back. */

function cellOf(book: MemoryWorkbook, setting: string): string {
  const row = book.values('Settings').findIndex(line => line[0] === setting && line[3] !== '');
  if (row < 0) throw new Error(setting);
  return `B${row + 1}`;
}

const set = (book: MemoryWorkbook, setting: string, value: string): void =>
  book.type('Settings', cellOf(book, setting), value);
const typed = (book: MemoryWorkbook, setting: string): unknown =>
  book.cell('Settings', cellOf(book, setting));

/** Two rounds of eight players, both played. */
function afterTwoRounds(): MemoryWorkbook {
  const book = tournamentBook(8, 5);
  for (const round of [1, 2]) {
    pairRound(book);
    playRound(book, round, [2]);
  }
  return book;
}
const master = afterTwoRounds();
const ALL: Choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' };

const question = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'changes');
const announced = (book: MemoryWorkbook): readonly unknown[] | undefined =>
  book.values('Tournament system').find(([label]) => label === 'Changed after the start');
const rules = (book: MemoryWorkbook): string | undefined => answer(book.workbook, { ask: 'state' }).rules;

describe('before the first pairing', () => {
  test('everything may change', () => {
    const book = tournamentBook(8, 5);
    for (const [name, value] of [
      ['System', 'Swiss'],
      ['Rounds', '4'],
      ['Seed', 'another'],
    ] as const)
      set(book, name, value);
    expectView(book, { ask: 'state' }, 'ready');
    pairRound(book);
  });
});

describe.each([
  ['Upper bar', '1d', 'confirm twice'],
  ['Tiebreaks', 'SOS', 'confirm twice'],
  ['Rounds', '4', 'confirm twice'],
  ['Forbidden pairs', '1×2', 'confirm twice'],
  ['Seed', 'another', 'confirm twice'],
  ['Weight of colours', '0', 'confirm'],
  ['Handicap', 'rank', 'confirm'],
  ['Bye', '8', 'take note'],
  ['Absence', '0-', 'take note'],
] as const)('%s after round 2', (setting, value, grade) => {
  test(`${grade}; nothing is paired before`, () => {
    const book = master.copy();
    const old = typed(book, setting);
    set(book, setting, value);
    const asked = question(book);
    expect(asked).toMatchObject({ grade, round: 2, again: false, consequences: [] });
    expect(asked.changes).toHaveLength(1);
    expect(asked.changes[0]!.sentence).toContain(setting);
    expect(asked.changes[0]!.cell).toEqual({ sheet: 'Settings', a1: cellOf(book, setting) });
    expectView(book, { ask: 'preview' }, 'changes');
    const once = ask(book, { ask: 'confirm changes', seen: asked.seen, again: false });
    if (grade === 'confirm twice') {
      expect(once).toMatchObject({ view: 'changes', again: true });
      if (once.view === 'changes') expect(once.consequences.length).toBeGreaterThan(0);
      expectView(book, { ask: 'confirm changes', seen: asked.seen, again: true }, 'ready');
    } else expect(once.view).toBe('ready');
    // The Log, the setting and the announcement name it; the question is not asked again.
    expect(String(typed(book, 'Changed after the start'))).toMatch(new RegExp(`^R2 ${setting}: .* → .`));
    expect(announced(book)?.[1]).toBe(typed(book, 'Changed after the start'));
    const row = book.values('Log').find(line => String(line[2]).startsWith('Confirm after round 2'));
    expect(String(row?.[2])).toContain(setting);
    expect(row?.[3]).toBe('done');
    pairRound(book);
    playRound(book, 3);
    expectView(book, { ask: 'state' }, 'ready');
    // What departs stays said, whatever becomes of the setting.
    set(book, setting, String(old));
    const back = question(book);
    ask(book, { ask: 'confirm changes', seen: back.seen, again: true });
    if (grade === 'confirm twice') expect(rules(book)).toMatch(/but not in: .*changed after round 2/);
  });

  test('put back by one button', () => {
    const book = master.copy();
    const before = book.snapshot()['Settings'];
    set(book, setting, value);
    const { seen } = question(book);
    expectView(book, { ask: 'put back', seen }, 'ready');
    expect(book.snapshot()['Settings']).toEqual(before);
    expect(announced(book)).toBe(undefined);
  });
});

test('rows of settings that somebody has emptied are put back below each other', () => {
  const book = master.copy();
  const before = openTournament(book.workbook)!.settings;
  const rows = book.values('Settings');
  for (const name of ['Upper bar', 'Lower bar']) {
    const at = rows.findIndex(([title]) => title === name) + 1;
    expect([name, at > 0]).toEqual([name, true]);
    book.type('Settings', `A${at}`, '');
    book.type('Settings', `B${at}`, '');
  }
  const { seen } = question(book);
  expectView(book, { ask: 'put back', seen }, 'ready');
  expect(openTournament(book.workbook)!.settings).toEqual(before);
});

describe('what cannot change any more', () => {
  test.each([
    ['System', 'Swiss'],
    ['Stages', 'R1 Swiss; R2-R5 McMahon'],
    ['Rounds', '1'],
    ['Teams', 'yes'],
  ])('%s', (setting, value) => {
    const book = master.copy();
    const before = openTournament(book.workbook)!.settings;
    set(book, setting, value);
    const state = ask(book, { ask: 'state' });
    // What stops the event anyway is said first.
    if (state.view === 'problems') return;
    const { grade, seen } = question(book);
    expect(grade).toBe('refuse');
    expectView(book, { ask: 'confirm changes', seen, again: true }, 'changes');
    expectView(book, { ask: 'put back', seen }, 'ready');
    expect(openTournament(book.workbook)!.settings).toEqual(before);
  });

  test('another system as a stage of its own is confirmed', () => {
    const book = master.copy();
    set(book, 'Stages', 'R1-R2 McMahon; R3-R5 Swiss');
    expect(question(book).grade).toBe('confirm twice');
  });

  test('the list of changes itself', () => {
    const book = master.copy();
    set(book, 'Upper bar', '1d');
    const { seen } = question(book);
    ask(book, { ask: 'confirm changes', seen, again: true });
    pairRound(book);
    playRound(book, 3);
    const kept = typed(book, 'Changed after the start');
    set(book, 'Changed after the start', '');
    expect(rules(book)).toBe('By the rules of the EGF');
    const { grade, seen: now } = question(book);
    expect(grade).toBe('refuse');
    expectView(book, { ask: 'put back', seen: now }, 'ready');
    expect(typed(book, 'Changed after the start')).toBe(kept);
  });
});

describe('only the Log confirms', () => {
  const FORGED = 'R2 Upper bar: 3d → 1d';

  test('a line that somebody types is no confirmation: it is put back, and the change is asked about', () => {
    const book = master.copy();
    set(book, 'Upper bar', '1d');
    set(book, 'Changed after the start', FORGED);
    const first = question(book);
    expect([first.grade, first.changes.length]).toEqual(['refuse', 1]);
    expect(first.changes[0]!.cell?.a1).toBe(cellOf(book, 'Changed after the start'));
    expectView(book, { ask: 'preview' }, 'changes');
    expectView(book, { ask: 'confirm changes', seen: first.seen, again: true }, 'changes');
    const second = expectView(book, { ask: 'put back', seen: first.seen }, 'changes');
    expect(typed(book, 'Changed after the start')).toBe('');
    expect([second.grade, second.changes[0]!.sentence]).toEqual([
      'confirm twice',
      expect.stringContaining('Upper bar'),
    ]);
  });

  test('nor is one below what was confirmed; what was confirmed stays', () => {
    const book = master.copy();
    set(book, 'Komi', '7.5');
    ask(book, { ask: 'confirm changes', seen: question(book).seen, again: true });
    const kept = String(typed(book, 'Changed after the start'));
    expectView(book, { ask: 'state' }, 'ready');
    set(book, 'Upper bar', '1d');
    set(book, 'Changed after the start', `${kept}\n${FORGED}`);
    const { seen, grade } = question(book);
    expect(grade).toBe('refuse');
    expectView(book, { ask: 'put back', seen }, 'changes');
    expect(typed(book, 'Changed after the start')).toBe(kept);
    expect(question(book).changes[0]!.sentence).toContain('Upper bar');
  });

  test('a forged line of the Log that is none is passed over', () => {
    const book = master.copy();
    set(book, 'Upper bar', '1d');
    set(book, 'Changed after the start', FORGED);
    const log = book.values('Log');
    const last = log[log.length - 1]!;
    const row = [
      String(Number(last[0]) + 1),
      last[1]!,
      'Confirm',
      'done',
      '',
      last[5]!,
      '',
      '[]',
      '[]',
      '[]',
    ];
    const forged = [...row, '', 'confirmed ["R2'];
    forged.forEach((text, column) =>
      book.type('Log', `${String.fromCharCode(65 + column)}${log.length + 1}`, text),
    );
    expect(question(book).grade).toBe('refuse');
  });
});

test('a Log that was deleted is missed: nobody could tell what was changed', () => {
  const book = master.copy();
  book.workbook.removeSheet('Log');
  set(book, 'Upper bar', '1d');
  const { warnings } = expectView(book, { ask: 'state' }, 'ready');
  expect(warnings).toMatchObject([
    { severity: 'warning', sentence: 'The sheet “Log” is not there any more.' },
  ]);
  expect(warnings[0]!.mends).toBe(undefined);
});

test('results recorded one by one, more than a look reads of the Log, do not hide a change', () => {
  const book = tournamentBook(60, 5);
  pairRound(book);
  const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
  for (const { black, white } of games)
    expectView(book, { ask: 'record', results: [{ round: 1, black, white, result: '1-0' }] }, 'recorded');
  expectView(book, { ask: 'state' }, 'ready');
  set(book, 'Upper bar', '1d');
  const { seen } = question(book);
  expectView(book, { ask: 'confirm changes', seen, again: true }, 'ready');
});

test('of several changes each is named, and all are confirmed together', () => {
  const book = master.copy();
  set(book, 'Tiebreaks', 'SODOS');
  set(book, 'Komi', '7.5');
  const { seen, changes, grade } = question(book);
  expect([changes.length, grade]).toEqual([2, 'confirm twice']);
  const again = expectView(book, { ask: 'confirm changes', seen, again: false }, 'changes');
  expect(again.consequences[0]).toMatch(/^Places that move at once: \d+\. Player|^No place moves now\.$/);
  ask(book, { ask: 'confirm changes', seen, again: true });
  expect(String(typed(book, 'Changed after the start')).split('\n')).toHaveLength(2);
});

test('what was confirmed can be undone, and is asked about again', () => {
  const book = master.copy();
  set(book, 'Upper bar', '1d');
  const { seen } = question(book);
  const ready = expectView(book, { ask: 'confirm changes', seen, again: true }, 'ready');
  expectView(book, { ask: 'undo', action: ready.undo!.action }, 'undone');
  expect(typed(book, 'Changed after the start')).toBe('');
  question(book);
});

test('a change meanwhile is shown, not confirmed unseen', () => {
  const book = master.copy();
  set(book, 'Upper bar', '1d');
  const { seen } = question(book);
  set(book, 'Tiebreaks', 'SOS');
  const view = expectView(book, { ask: 'confirm changes', seen, again: true }, 'changes');
  expect(view).toMatchObject({ again: false });
  expect(view.changes).toHaveLength(2);
  expect(typed(book, 'Changed after the start')).toBe('');
});

test('after the undo of all rounds nothing is asked', () => {
  const book = tournamentBook(8, 5);
  const { written } = pairRound(book);
  expectView(book, { ask: 'undo', action: written.undo.action }, 'undone');
  set(book, 'Upper bar', '1d');
  expectView(book, { ask: 'state' }, 'ready');
});

describe('the line on the rules', () => {
  test('says that the event is by the rules, or in what not, in the panel and in the standings', () => {
    const book = master.copy();
    const standings = () => {
      const { list, settingsAt } = openTournament(book.workbook)!;
      return JSON.stringify(FUNCTIONS['STANDINGS']!(list.values, settingsAt!.values)[0]);
    };
    expect(rules(book)).toBe('By the rules of the EGF');
    expect(standings()).not.toContain('but not in');
    set(book, 'Weight of colours', '0');
    expect(rules(book)).toBe('By the rules of the EGF, but not in: Weight of colours');
    expect(standings()).toContain('By the rules of the EGF, but not in: Weight of colours');
    // The page of the event says it too.
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    const page = writeFile('html', tournament!, ALL, 'en').files[0]!;
    expect(Buffer.from(page.bytes).toString()).toContain('but not in: Weight of colours</p>');
    // So do the files for federations and the tables, at their end.
    const made = (kind: 'h9' | 'tou' | 'opengotha' | 'aga' | 'csv' | 'pairings csv' | 'standings csv') =>
      Buffer.from(writeFile(kind, tournament!, ALL, 'en').files[0]!.bytes).toString('latin1');
    const line = 'By the rules of the EGF, but not in: Weight of colours';
    expect(made('h9')).toContain(`\n; ${line}\n`);
    expect(made('tou')).toContain(`\n; ${line}\n`);
    expect(made('opengotha')).toContain(`<!-- ${line} -->`);
    expect(made('aga').endsWith(`END\n# ${line}\n`)).toBe(true);
    for (const table of ['csv', 'pairings csv', 'standings csv'] as const)
      expect(made(table).trimEnd().endsWith(`\n${line}`), table).toBe(true);
    set(book, 'Tiebreaks', 'SODOS');
    expect(rules(book)).toMatch(/^By the rules of the EGF, but not in: Tiebreaks/);
  });
});

import { describe, expect, test } from 'vitest';
import { refusedTiebreaks } from '../../src/standings/placement/refusedTiebreaks';
import { presetSettings } from '../../src/tournament/presets';
import { PRESETS } from '../../src/tournament/setting/kinds';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import type { NewTournamentForm } from '../../src/application/protocol/protocol';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const SOS = 'Tiebreaks has an SOS, which is for McMahon and Swiss only.';
const BOARDS = 'Tiebreaks has board wins, which only team events have, and have first.';

const form = (system: System, rest: string, teams = false): NewTournamentForm => ({
  name: 'Spring Cup',
  system,
  teams,
  rounds: 3,
  upperBar: '',
  lowerBar: '',
  seed: 'dice 6-3',
  rest,
});

const created = (system: System, rest: string, teams = false) =>
  ask(memoryWorkbook(), { ask: 'create', tournament: form(system, rest, teams) });

describe('in the form of a new tournament', () => {
  test.each([
    ['Round robin', 'Tiebreaks=SOS', SOS],
    ['Knock-out', 'Tiebreaks=DIRECTCOMPARISON, SOS2', SOS],
    ['Swiss', 'Tiebreaks=BOARDWINS, SOS2', BOARDS],
  ] as const)('%s, %s: it cannot be chosen, and the field says why', (system, rest, why) => {
    const view = created(system, rest);
    expect(view).toMatchObject({ view: 'create', problems: [{ field: 'rest', sentence: why }] });
  });

  test.each([
    ['Round robin', 'Tiebreaks=DIRECTCOMPARISON', false],
    ['Swiss', 'Tiebreaks=SOS, SOSOS, SODOS', false],
    ['McMahon', 'Tiebreaks=SOS2', false],
    ['Swiss', 'Tiebreaks=SOS2, BOARDWINS', true],
    ['Score pairing', 'Tiebreaks=SOS, SOSK', false],
    ['Swiss', 'Stages=R1-R2 Swiss; R3 Knock-out; Tiebreaks=SOS', false],
  ] as const)('%s, %s: it can', (system, rest, teams) => {
    expect(created(system, rest, teams).view).toBe('created');
  });
});

test('no list of any preset is refused', () => {
  for (const preset of PRESETS)
    for (const system of SYSTEM_NAMES)
      for (const teams of [false, true])
        for (const from of PRESETS) {
          const settings = {
            ...presetSettings(preset, system, teams),
            tiebreaks: presetSettings(from, system, teams).tiebreaks,
          };
          expect(refusedTiebreaks(settings), `${preset} ${system} ${from}`).toEqual([]);
        }
});

const settingRow = (book: MemoryWorkbook, name: string): number =>
  1 + book.values('Settings').findIndex(line => line[0] === name);

/** A round robin of four. */
const table = () => tournamentBook(4, 3, 'Round robin');

describe('typed into Settings', () => {
  test('before the first round it stops it, with the cell and a mend', () => {
    const book = table();
    const cell = `B${settingRow(book, 'Tiebreaks')}`;
    book.type('Settings', cell, 'SOS');
    const { problems } = expectView(book, { ask: 'state' }, 'problems');
    expect(problems[0]).toMatchObject({
      severity: 'error',
      sentence: SOS,
      cell: { sheet: 'Settings', a1: cell },
    });
    expect(ask(book, { ask: 'preview' }).view).toBe('problems');
    const [mend] = problems[0]?.mends ?? [];
    expect(mend?.label).toBe(`Type DIRECTCOMPARISON into ${cell}`);
    expectView(book, { ask: 'mend', mend: mend?.mend ?? '' }, 'problems');
    expect(book.cell('Settings', cell)).toBe('DIRECTCOMPARISON');
    pairRound(book);
  });

  test('after it, it can only be put back, and the question says why', () => {
    const book = table();
    pairRound(book);
    playRound(book, 1);
    const cell = `B${settingRow(book, 'Tiebreaks')}`;
    const was = book.cell('Settings', cell);
    book.type('Settings', cell, 'SOS');
    const view = expectView(book, { ask: 'state' }, 'changes');
    expect(view.grade).toBe('refuse');
    expect(view.changes.map(({ sentence }) => sentence)).toContain(SOS);
    expect(ask(book, { ask: 'confirm changes', seen: view.seen, again: false }).view).toBe('changes');
    expect(ask(book, { ask: 'put back', seen: view.seen }).view).toBe('ready');
    expect(book.cell('Settings', cell)).toBe(was);
  });

  test('another list that fits is asked about twice, as ever', () => {
    const book = table();
    pairRound(book);
    playRound(book, 1);
    book.type('Settings', `B${settingRow(book, 'Tiebreaks')}`, 'DIRECTCOMPARISON, Rating');
    expect(expectView(book, { ask: 'state' }, 'changes').grade).toBe('confirm twice');
  });

  test('an event that began with it goes on as it was announced', () => {
    const book = table();
    book.type('Settings', `B${settingRow(book, 'Tiebreaks')}`, 'SOS');
    ['2+/b', '1-/w', '4+/b', '3-/w'].forEach((text, i) => book.type('Wall list', `H${i + 2}`, text));
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    pairRound(book);
    playRound(book, 2);
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });
});

import { describe, expect, test } from 'vitest';
import { roundsOf as proposedRounds } from '../../sidebar/systems';
import { openTournament } from '../../src/application/read/openTournament';
import type { View } from '../../src/application/protocol/protocol';
import { exampleRows } from '../../src/sheet/cells/examples';
import { makeText } from '../../src/sheet/wording';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { FUNCTIONS } from './formulas';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound } from './tournamentBook';

/** The whole path of an organiser, with what the form proposes, in every system. */

const MADE: Readonly<Record<System, { readonly columns: string; readonly sheets: string }>> = {
  McMahon: { columns: 'PLACE MMS WINS DIRECTCOMPARISON SOS2', sheets: '' },
  Swiss: { columns: 'PLACE WINS DIRECTCOMPARISON SOS2', sheets: '' },
  'Swiss by categories': { columns: 'PLACE WINS DIRECTCOMPARISON SOS2', sheets: '' },
  'Score pairing': { columns: 'PLACE SCORE SOS SOSK', sheets: '' },
  'Knock-out': { columns: 'PLACE SCORE', sheets: 'Bracket' },
  'Double elimination': { columns: 'PLACE SCORE', sheets: 'Bracket' },
  'Round robin': { columns: 'PLACE WINS DIRECTCOMPARISON', sheets: '' },
  Diagonal: { columns: 'PLACE PERFORMANCE', sheets: '' },
  'Groups + knock-out': { columns: 'PLACE WINS DIRECTCOMPARISON', sheets: 'Bracket' },
};

/** Eight players cannot play the usual eight rounds without meeting again, nor four teams more than three, but where a loss is not the end. */
const roundsOf = (system: System, teams: boolean): number =>
  teams ? (system === 'Double elimination' ? 5 : 3) : system === 'Score pairing' ? 6 : proposedRounds(system);

function create(system: System, teams = false): MemoryWorkbook {
  const book = memoryWorkbook();
  const bars = system === 'McMahon' ? { upperBar: '1d', lowerBar: '10k' } : { upperBar: '', lowerBar: '' };
  const rounds = roundsOf(system, teams);
  const tournament = { name: 'Spring Cup', system, teams, rounds, ...bars, seed: 'dice' };
  expect(ask(book, { ask: 'create', tournament })).toMatchObject({
    view: 'created',
    examples: true,
    seed: 'dice',
  });
  return book;
}

/** Types the title of a column and a text below it for every player. */
function typePlayers(book: MemoryWorkbook): void {
  const titles = book.values('Wall list')[0] ?? [];
  EXAMPLES.forEach((example, i) => {
    const typed: Readonly<Record<string, string>> = {
      Name: `Player ${i + 1}`,
      Rank: example.rank,
      Country: example.country,
      Category: example.category,
      Group: example.group,
      Team: example.team,
      Board: example.board,
    };
    for (const [title, text] of Object.entries(typed)) {
      const column = titles.indexOf(title);
      if (column >= 0) book.type('Wall list', `${letter(column)}${i + 2}`, text);
    }
  });
}

const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** All formulas of the workbook as they would answer now; none may say that something is wrong. */
function answers(book: MemoryWorkbook): readonly string[] {
  const { list, settingsAt } = openTournament(book.workbook)!;
  const formulas = book.workbook.sheetNames().flatMap(sheet => book.workbook.formulas(sheet).flat());
  return formulas
    .filter(formula => formula !== '')
    .map(formula => {
      const [, name = '', given = ''] = /^=(\w+)\((.*)\)$/.exec(formula) ?? [];
      const ranges: Readonly<Record<string, unknown>> = {
        WallList: list.values,
        Settings: settingsAt?.values,
      };
      const valueOf = (text: string): unknown => ranges[text] ?? (JSON.parse(text) as unknown);
      const table = FUNCTIONS[name]!(...given.split(';').map(valueOf));
      if (name !== 'BRACKET') expect(table.length, formula).toBeGreaterThan(name === 'TEAMSTANDINGS' ? 4 : 8);
      return name;
    });
}

/** What a check has to say, without the notes on tiebreaks that a system has on purpose. */
const complaints = (book: MemoryWorkbook): readonly string[] =>
  expectView(book, { ask: 'check' }, 'problems')
    .problems.filter(({ severity }) => severity !== 'note')
    .map(({ sentence }) => sentence);

const EXAMPLES = exampleRows(makeText('en'));

/** Results of a round: the smaller number wins, except here and there; of teams the one with the smallest number, always. */
function play(book: MemoryWorkbook, round: number, teams: boolean): void {
  const sheet = `Round ${round}`;
  const titles = book.values(sheet)[2] ?? [];
  book.values(sheet).forEach((line, row) => {
    if (row <= 2 || line[2] === '') return;
    const [black, white] = [line[1], line[2]].map(label => {
      const no = Number.parseInt(String(label), 10);
      return teams ? EXAMPLES.findIndex(({ team }) => team === EXAMPLES[no - 1]?.team) : no;
    }) as [number, number];
    const upset = !teams && (row + round) % 5 === 0;
    book.type(sheet, `F${row + 1}`, black < white !== upset ? 'b' : 'w');
    if (titles.includes('Moves')) book.type(sheet, `G${row + 1}`, String(200 + row));
  });
}

/** What is next, once the numbers are drawn where that is offered. */
function stateWithLots(book: MemoryWorkbook): View {
  const state = ask(book, { ask: 'state' });
  if (state.view !== 'ready' || !state.numbersOffered) return state;
  const { seen } = expectView(book, { ask: 'numbers' }, 'numbers');
  return ask(book, { ask: 'write numbers', seen });
}

const KINDS = [false, true].flatMap(teams => SYSTEM_NAMES.map(system => ({ system, teams })));

describe.each(KINDS)('$system, teams: $teams', ({ system, teams }) => {
  const book = create(system, teams);
  const columns = teams ? 'WINS BOARDWINS' : MADE[system].columns;
  const sheets = `${teams ? 'Teams ' : ''}${MADE[system].sheets}`;

  test('the sheets and the computed columns', () => {
    const made = book.workbook.sheetNames();
    expect(made).toEqual([
      'Wall list',
      ...sheets.split(' ').filter(Boolean),
      'Settings',
      'Tournament system',
      'Log',
    ]);
    const formulas = (book.workbook.formulas('Wall list')[0] ?? []).filter(Boolean);
    expect(formulas).toEqual([`=RANKING(WallList;"${columns.split(' ').join(', ')}";Settings)`]);
    expect(answers(book)).toHaveLength(1 + sheets.split(' ').filter(Boolean).length);
  });

  test('nothing to complain of, with the examples and without', () => {
    expect(complaints(book)).toEqual([]);
    expect(expectView(book.copy(), { ask: 'state' }, 'ready').examples).toBe(true);
    pairRound(book.copy());
    expect(ask(book, { ask: 'clear examples' })).toMatchObject({ view: 'cleared', cleared: 8, kept: [] });
    expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'created', examples: false });
  });

  test('from the first round to the last', () => {
    typePlayers(book);
    let round = 0;
    for (;;) {
      const state = stateWithLots(book);
      if (state.view === 'finished') break;
      if (state.view !== 'ready') throw new Error(JSON.stringify(state));
      round += 1;
      // So few players make no top group of the size that is usual.
      const warnings = state.warnings.filter(({ sentence }) => !/^Players in the top group/.test(sentence));
      expect({ round: state.round, warnings }).toEqual({ round, warnings: [] });
      const { list, settingsAt } = openTournament(book.workbook)!;
      const next = FUNCTIONS['NEXTROUND']!(list.values, settingsAt?.values);
      expect(next[0]?.slice(0, 5)).toEqual(['Table', 'Black No', 'Black', 'White No', 'White']);
      const { written } = pairRound(book);
      expect(written).toMatchObject({ round, different: [] });
      answers(book);
      play(book, round, teams);
      expect(expectView(book, { ask: 'record' }, 'recorded').left).toEqual([]);
      expect(complaints(book).filter(said => !/^Players in the top group/.test(said))).toEqual([]);
    }
    expect(round).toBeGreaterThanOrEqual(teams ? 2 : 3);
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe(
      teams ? 'Teams' : 'Standings',
    );
    expect(answers(book)).toContain('STANDINGS');
  });
});

import { describe, expect, it } from 'vitest';
import { customFunctions } from '../../src/application/catalogue/catalogue';
import { column, loadAddon, range } from './built';

const addon = loadAddon();
const SWISS = 'System=Swiss';
const PAIR = range('Name | R1\nAda | 2+\nBen | 1-');

describe('a column stands beside its rows', () => {
  it('blank rows, notes above the header and rows without a player stay blank', () => {
    const list = range(`
      Spring tournament |    |    |
                        |    |    |
      No | Name | R1 | remarks
      7  | Ada  | 9+ | came late
         |      |    |
      9  | Ben  | 7- |
         |      |    | to be paid
    `);
    expect(column(addon.WINS!(list, SWISS))).toEqual(['', '', 'Wins', 1, '', 0, '']);
    expect(addon.DCSTEPS!(list, SWISS)).toEqual([
      ['', ''],
      ['', ''],
      ['DC-1', 'Not compared'],
      ['', 'not tied'],
      ['', ''],
      ['', 'not tied'],
      ['', ''],
    ]);
  });

  it('without a header every row is a player', () => {
    expect(
      column(addon.WINS!(range('1 | Ada | 2+ | 3-\n2 | Ben | 1- | 0+\n3 | Cleo | 0= | 1+'), SWISS)),
    ).toEqual([1, 1, 1]);
  });

  it('columns may stand in any order and language', () => {
    const list = range('Runde 2 | Verein | Runde 1 | Name\n2- | Jena | 2+ | Ada\n1+ | Jena | 1- | Ben');
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 1, 1]);
  });
});

describe('a cell that cannot be read stops no function', () => {
  it('a bare number', () => {
    const list = range('No | Name | R1 | R2\n1 | Ada | 2+ | \n2 | Ben | 1- | 14');
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 1, 'R2: "14"?']);
    expect(addon.CHECKWALLLIST!(list, SWISS)[1]!.slice(0, 3)).toEqual([
      3,
      '4 (R2)',
      '“14” names an opponent and no result.',
    ]);
  });

  it('it stops the pairing with its place, and how many more there are', () => {
    const list = range('Name | R1 | R2\nAda | 1+ | x\nBen | 1- | y');
    expect(addon.NEXTROUND!(list, SWISS)).toEqual([
      [
        'Row 2, column 2 (R1): Ada has number 1 and cannot be the opponent as well. ' +
          '(And 2 more problems: see CHECKWALLLIST.)',
      ],
    ]);
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 'R1: "1+"?', 'R2: "y"?']);
  });

  it('a result that became a date', () => {
    const list = [
      ['Name', 'R1'],
      ['Ada', new Date(2026, 2, 14)],
      ['Ben', '1-'],
    ];
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 'R1: "2026-03-14"?', 0]);
    expect(addon.NEXTROUND!(list, SWISS)).toEqual([
      ['Row 2, column 2 (R1): The spreadsheet has turned this cell into a date, 2026-03-14.'],
    ]);
  });

  it('cells that disagree do not stop it: each counts as typed', () => {
    expect(column(addon.WINS!(range('Name | R1\nAda | 2+\nBen | 1+'), SWISS))).toEqual(['Wins', 1, 1]);
  });
});

describe('what holds no list yet is answered with one sentence that asks for it', () => {
  it.each([
    ['no range', undefined, 'The range is empty.'],
    ['an empty cell', '', 'The range is empty.'],
    [
      'empty cells',
      [
        ['', ''],
        ['', ''],
      ],
      'The range is empty.',
    ],
    ['a single text', 'nonsense', 'No column of a round was found.'],
    ['a header row only', [['Name', 'R1']], 'No players yet.'],
    ['no round', [['Name'], ['Ada']], 'No column of a round was found.'],
  ])('%s', (_what, list, sentence) => {
    for (const name of ['PLACE', 'SOS2', 'DCSTEPS', 'STANDINGS', 'CROSSTABLE', 'NEXTROUND']) {
      expect(addon[name]!(list, SWISS)).toEqual([[expect.stringContaining(sentence)]]);
    }
    expect(addon.EXPLAIN!(list, 1, 'SOS', SWISS)).toEqual(addon.PLACE!(list, SWISS));
    expect(addon.CHECKWALLLIST!(list, SWISS).flat().join('\n')).toContain(sentence);
  });

  it('with rows for the players to come, below the titles', () => {
    const list = range('No | Name | R1\n1 | |\n2 | |');
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 'empty', '']);
    expect(addon.DCSTEPS!(list, SWISS).map(row => row.length)).toEqual([2, 2, 2]);
    expect(addon.STANDINGS!(list, SWISS)).toHaveLength(1);
  });

  it('titles that are not recognised: the header row is asked for', () => {
    expect(String(addon.SOS!([['Ada', 'Ben']], SWISS))).toContain('Include the header row');
  });
});

describe('settings', () => {
  const asRange = [
    ['Setting', 'Value', 'In force', 'What it means'],
    ['System', 'McMahon', '', ''],
    ['Upper bar', '', '', ''],
  ];
  const ranked = range('Name | Rank | R1\nAda | 3d | 2+\nBen | 1k | 1-');

  it('come as a range or as text', () => {
    expect(column(addon.MMS!(ranked, asRange))).toEqual(['MMS', 33, 29]);
    expect(addon.MMS!(ranked, 'system = mcmahon')).toEqual(addon.MMS!(ranked, asRange));
    expect(addon.MMS!(ranked, [['System=McMahon']])).toEqual(addon.MMS!(ranked, asRange));
  });

  it('may be left out: a list with a Start column is McMahon', () => {
    const started = range('Name | Start | R1\nAda | 30 | 2+\nBen | 29 | 1-');
    expect(column(addon.PLACE!(started))).toEqual(['Place', 1, 2]);
    expect(addon.STANDINGS!(started)[0]).toContain('MMS');
    expect(addon.STANDINGS!(PAIR)[0]).toContain('Wins');
    expect(addon.STANDINGS!(PAIR, '')).toEqual(addon.STANDINGS!(PAIR));
  });

  it('a wrong value is one sentence with its cell', () => {
    const wrong = [
      ['Setting', 'Value'],
      ['Rounds', 'five'],
    ];
    const sentence = (settings: unknown) => String(column(addon.WINS!(PAIR, settings)));
    expect(sentence(wrong)).toMatch(/^Settings, row 2, column 2: Rounds cannot be “five”\./);
    expect(sentence('Rounds=five')).toMatch(/^Settings: Rounds cannot be “five”\./);
    expect(sentence(5)).toMatch(/^Settings: “5” cannot be used here\./);
    expect(addon.CHECKWALLLIST!(PAIR, 5)[1]!.slice(0, 3)).toEqual([
      '',
      'Settings',
      '“5” cannot be used here.',
    ]);
  });
});

describe('the built add-on', () => {
  it('has these globals and no other', () => {
    // Google's own name is there to hand out the files of the script.
    const own = Object.keys(loadAddon())
      .filter(name => name !== 'HtmlService')
      .sort();
    expect(own).toEqual(
      [
        ...customFunctions().map(({ name }) => name),
        'Wallist',
        'checkWallList',
        'checkWholeEvent',
        'createTournament',
        'files',
        'help',
        'onInstall',
        'onOpen',
        'pairNextRound',
        'players',
        'recordResults',
        'selfTest',
        'sidebar',
        'simulate',
        'standingsAndPrizes',
        'undoLastAction',
      ].sort(),
    );
  });

  it('answers the same whenever it is asked, and leaves its arguments alone', () => {
    const list = range('Name | R1 | R2\nAda | 2+ | \nBen | 1- | \nCleo | 4+ |\nDov | 3- |');
    const before = JSON.stringify(list);
    expect(addon.NEXTROUND!(list, SWISS)).toEqual(loadAddon().NEXTROUND!(list, SWISS));
    expect(JSON.stringify(list)).toBe(before);
  });
});

describe('what is remembered', () => {
  it('follows a change of a cell, a date or a setting', () => {
    const list = [
      ['Name', 'R1', 'born'],
      ['Ada', '2+', new Date(2000, 1, 1)],
      ['Ben', '1-', ''],
    ];
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 1, 0]);
    expect(column(addon.WINS!(list, SWISS))).toEqual(['Wins', 1, 0]);
    list[1]![1] = '2=';
    expect(column(addon.WINS!(list, 'System=Swiss; Rounding=none'))).toEqual(['Wins', 0.5, 0]);
    list[2]![1] = new Date(2026, 0, 1);
    expect(column(addon.WINS!(list, SWISS))).toContain('R1: "2026-01-01"?');
    list[2]![1] = new Date(2026, 0, 2);
    expect(column(addon.WINS!(list, SWISS))).toContain('R1: "2026-01-02"?');
  });
});

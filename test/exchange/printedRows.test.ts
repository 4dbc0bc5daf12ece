/** Prints as rows of a sheet: where each page begins, what is bold, how wide the columns are. */
import { describe, expect, test } from 'vitest';
import { writeFile, type Choices, type FileKind } from '../../src/exchange/writeFile';
import { CHOICES, now, page, playedNow } from './printed';

const CUP = now(`
  No | Name     | Rank | Out | R1   | R2
  1  | Ann Ames | 3d   |     | 2+/b | 3?/w
  2  | Bo Bell  | 2d   |     | 1-/w | 0-
  3  | Cy Cole  | 1d   |     | 4+/w | 1?/b
  4  | Di Dean  | 1k   |     | 3-/b | 5?/b2
  5  | Ed Eve   | 2k   |     | 0+   | 4?/w2
`);
const TEAMS = now(
  'No | Name | Team | Board | R1\n1 | Ada | Reds | 1 | 3+/b\n2 | Ben | Reds | 2 | 4-/w\n3 | Cleo | Blue | 1 | 1-/w\n4 | Dov | Blue | 2 | 2+/b\n5 | Eve | Green | 1 | 6?/b\n6 | Fay | White | 1 | 5?/w',
  { teams: true },
);

/** So many matches of one board, or of more, each of two teams. */
const boards = (count: number, each = 1) =>
  now(
    `No | Name | Team | Board | R1\n${Array.from({ length: count * each }, (_, board) => {
      const [home, guest] = [2 * board + 1, 2 * board + 2];
      const team = 2 * (board % count) + 1;
      return `${home} | P${home} | T${team} | ${1 + Math.floor(board / count)} | ${guest}?/b\n${guest} | P${guest} | T${team + 1} | ${1 + Math.floor(board / count)} | ${home}?/w`;
    }).join('\n')}`,
    { teams: true },
  );

const printed = (kind: FileKind, of = CUP, choices: Partial<Choices> = {}) => {
  const { rows } = writeFile(kind, of, { ...CHOICES, ...choices }, 'en');
  return rows && { ...rows, rows: rows.rows.map(cells => cells.join('|')) };
};

test('a table stands below its titles, with columns as wide as what is in them', () => {
  expect(printed('print tables', CUP, { when: '10:00' })).toEqual({
    rows: [
      'Cup',
      'Round 2 · by table · 10:00',
      'Table|Black|White|Handicap|Result',
      '1|Cy Cole (1d)|Ann Ames (3d)||',
      '2|Di Dean (1k)|Ed Eve (2k)|2|',
    ],
    heads: [0, 1, 2],
    widths: [79, 172, 185, 119, 92],
  });
});

test('a list of eighty pairings fills a page and a part of the next', () => {
  const { rows = [], heads } = printed('print tables', playedNow('McMahon', 80, 1)) ?? {};
  expect(heads).toEqual([0, 1, 2, 46, 47, 48]);
  expect([rows.length, rows[46], rows[47], rows.slice(38, 46).join('')]).toEqual([
    46 + 3 + 5,
    'Cup',
    'Round 1 · by table · 2/2',
    '',
  ]);
});

test('standings of teams and their line-ups are a page each, with columns for both', () => {
  const { rows = [], heads, widths } = printed('print teams', TEAMS) ?? {};
  expect([heads, rows.indexOf('Team|Board|Name|Country|Club')]).toEqual([[0, 1, 2, 46, 47, 48], 48]);
  expect(widths).toEqual([68, 68, 68, 91, 57, 125, 34, 136]);
});

describe('what is said of a round that was changed', () => {
  const changed = {
    ...CUP,
    changes: [
      [2, 'first'],
      [1, 'of another'],
      [2, 'second'],
    ] as const,
  };
  test.each(['print tables', 'print names'] as const)('stands below %s', kind => {
    expect(printed(kind, changed)?.rows.at(-1)).toBe('first · second');
    expect(page(kind, changed)).toContain('<p class="below">first · second</p>');
    expect(page(kind, CUP)).not.toContain('class="below"');
    expect(printed(kind, changed, { round: '1' })?.rows.at(-1)).toBe('of another');
  });

  test.each(['print list', 'print players', 'print not playing'] as const)('is not below %s', kind =>
    expect(printed(kind, changed)).toEqual(printed(kind)),
  );
});

describe('slips stand in pairs, two pairs a page', () => {
  test('with what is to be typed in, in the order of a game', () => {
    const { rows = [], ...others } = printed('print slips') ?? {};
    expect(rows.slice(0, 12)).toEqual([
      'Cup||Cup',
      'Round 2 · Table 1||Round 2 · Table 2',
      '● Black: Cy Cole (1d)||● Black: Di Dean (1k)',
      '○ White: Ann Ames (3d)||○ White: Ed Eve (2k)',
      'Komi: 6.5||Handicap: 2 · Komi: 0.5',
      'Result:||Result:',
      '☐ Black||☐ Black',
      '☐ White||☐ White',
      'Signature of the winner:||Signature of the winner:',
      '||',
      `${'_'.repeat(34)}||${'_'.repeat(34)}`,
      '',
    ]);
    expect([rows.length, others]).toEqual([23, { heads: [0, 1], widths: [315, 20, 315] }]);
  });

  test.each([
    ['A4', [0, 1, 23, 24, 46, 47], 69],
    // The lower half of a page of 43 rows has one more.
    ['letter', [0, 1, 21, 22, 43, 44], 64],
  ] as const)('on %s', (paper, heads, length) => {
    const { rows = [], heads: bold } = printed('print slips', boards(5), { paper }) ?? {};
    expect([bold, rows.length]).toEqual([heads, length]);
    expect(rows[heads[4]]).toBe('Cup||');
    expect(rows[heads[5]]).toBe('Round 1 · Table 5||');
  });
});

test('a cross table has its titles, and may be wider than the paper', () => {
  expect(printed('print cross table', CUP, { when: '10:00' })).toEqual({
    rows: [
      'Cup',
      'Cross table · Provisional, after round 1, 2 games open · 10:00',
      '||1|2|3|4|5',
      '1|Ann Ames (3d)|–|?2||+1|',
      '2|Cy Cole (1d)|?2|–|||+1',
      '3|Ed Eve (2k)|||–||?2',
      '4|Bo Bell (2d)|−1|||–|',
      '5|Di Dean (1k)||−1|?2||–',
    ],
    heads: [0, 1, 2],
    widths: [60, 284, 60, 60, 60, 60, 60],
  });
  const before = now('No | Name | R1\n1 | Ann | \n2 | Bo | ');
  expect(printed('print cross table', before)?.rows[1]).toBe('Cross table');
  const { widths = [] } = printed('print cross table', playedNow('McMahon', 40, 1)) ?? {};
  expect([widths.length, widths[0], widths.reduce((sum, width) => sum + width)]).toEqual([42, 23, 1314]);
});

describe('matches of teams', () => {
  test('stand one below the other, each with its score and a title of its table', () => {
    expect(printed('print matches', TEAMS, { when: '10:00' })).toEqual({
      rows: [
        'Cup',
        'Round 1 · matches · 10:00',
        '',
        '|Blue – Reds||1 : 1',
        'Table|Black|White|Result',
        '1|Ada|Cleo|1-0',
        '2|Dov|Ben|1-0',
        '',
        '|Green – White||0 : 0',
        'Table|Black|White|Result',
        '3|Eve|Fay|',
      ],
      heads: [0, 1, 3, 4, 8, 9],
      widths: [118, 275, 118, 137],
    });
  });

  test('fill a page to its last row, and a match that does not fit begins on the next', () => {
    const { rows: filled = [] } = printed('print matches', boards(12)) ?? {};
    expect([filled[45], filled[47]]).toEqual(['11|P21|P22|', '|T23 – T24||0 : 0']);
    // Of two boards the ninth would need a row more than is left.
    const { rows: pairs = [], heads: bold = [] } = printed('print matches', boards(9, 2)) ?? {};
    expect([pairs.slice(41, 47).map(row => row.slice(0, 4)), bold.slice(-2)]).toEqual([
      ['17|P', '', '', '', '', '|T17'],
      [46, 47],
    ]);
    // Letter has room for ten and one row.
    const { rows = [], heads = [] } = printed('print matches', boards(11), { paper: 'letter' }) ?? {};
    expect([rows[41], rows[42], rows[43], heads.slice(-2)]).toEqual([
      '10|P19|P20|',
      '',
      '|T21 – T22||0 : 0',
      [43, 44],
    ]);
  });
});

test('what only a page can show has no rows', () => {
  const kinds = ['print bracket', 'print cards', 'print settings', 'paper pack', 'projector'] as const;
  expect(kinds.map(kind => printed(kind))).toEqual(kinds.map(() => undefined));
});

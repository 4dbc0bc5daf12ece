import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MOST_IN_FORMULA } from '../../src/application/functions/answer';
import { column, warmAddon, range } from './built';

const addon = warmAddon();
const SWISS = 'System=Swiss';

/** Two pairs of equal players, each decided by their own game. Numbers are not in the order of the places. */
const FOUR = range(`
  No | Name | Rank | Country | Club   | R1 | R2 | R3
  1  | Dov  | 1k   | IL      |        | 4+ | 3- | 2-
  2  | Cleo | 1d   | FR      | Paris  | 3- | 4- | 1+
  3  | Ben  | 2d   | IL      | Haifa  | 2+ | 1+ | 4-
  4  | Ada  | 3d   | FR      | Lyon   | 1- | 2+ | 3+
`);

/** European Go Congress 2009, the four leaders after ten rounds (Sensei's Library, "Direct Comparison"). */
const EGC_2009 = range(`
  Pl | Name     | R1  | R2  | R3 | R4  | R5  | R6  | R7  | R8  | R9  | R10
  1  | Player 1 | 14+ | 10+ | 7+ | 5-  | 25+ | 11+ | 2+  | 6+  | 3+  | 4-
  2  | Player 2 | 27+ | 11+ | 4+ | 3+  | 5-  | 9+  | 1-  | 13+ | 23+ | 7+
  3  | Player 3 | 33+ | 8+  | 6+ | 2-  | 14+ | 4+  | 5+  | 15+ | 1-  | 13+
  4  | Player 4 | 24+ | 23+ | 2- | 17+ | 12+ | 3-  | 26+ | 11+ | 10+ | 1+
`);

describe('a value of each player', () => {
  it.each([
    ['WINS', [], ['Wins', 1, 1, 2, 2]],
    ['SOS', [], ['SOS', 5, 5, 4, 4]],
    ['SOS1', [], ['SOS-1 (EGF)', 4, 4, 3, 3]],
    ['SOS2', [], ['SOS-2 (EGF)', 2, 2, 2, 2]],
    ['SOSK', [3], ['SOS-3 (EGF)', 0, 0, 0, 0]],
    ['SODOS', [], ['SODOS', 2, 1, 2, 3]],
    ['SOSOS', [], ['SOSOS', 13, 13, 14, 14]],
    ['CUSS', [], ['CUSS', 3, 1, 5, 3]],
    ['DIRECTCOMPARISON', [], ['DC', 0, 1, 0, 1]],
    ['PLACE', [], ['Place', 4, 3, 2, 1]],
  ])('%s', (name, more, expected) => {
    expect(column(addon[name]!(FOUR, ...more, SWISS))).toEqual(expected);
  });

  it('RANKING has several at once, named in any language, and those of the settings where none is named', () => {
    const [title, ...rows] = addon.RANKING!(
      FOUR,
      'Place; Direkter Vergleich, SOSK,SOS-1',
      SWISS,
    ) as unknown[][];
    expect(title).toEqual(['Place', 'DC', 'SOS-1 (EGF)', 'SOS-1 (EGF)']);
    expect(rows).toEqual([
      [4, 0, 4, 4],
      [3, 1, 4, 4],
      [2, 0, 3, 3],
      [1, 1, 3, 3],
    ]);
    const titles = (settings: string) => (addon.RANKING!(FOUR, '', settings) as unknown[][])[0];
    expect(titles('System=Swiss; Tiebreaks=SOS, Rating, SODOS, Lottery')).toEqual([
      'Place',
      'Wins',
      'SOS',
      'SODOS',
    ]);
    expect(titles('System=McMahon; Tiebreaks=CUSS')).toEqual(['Place', 'MMS', 'CUSS']);
  });

  it('RANKING says once what is wrong, and has all titles above a list without players', () => {
    const wrong = (columns: string) => addon.RANKING!(FOUR, columns, SWISS);
    expect(wrong('PLACE, Elo')).toEqual([[expect.stringContaining('“Elo”')]]);
    expect(wrong('Rating')).toEqual([[expect.stringContaining('“Rating”')]]);
    expect(addon.RANKING!(FOUR, 'PLACE, SOS', 'System=Elo')).toEqual(addon.PLACE!(FOUR, 'System=Elo'));
    expect(addon.RANKING!(range('No | Name | R1\n1 | |\n2 | |'), 'PLACE, SOS', SWISS)).toEqual([
      ['Place', 'SOS'],
      ['empty', 'empty'],
      ['', ''],
    ]);
  });

  it('MMS starts from the rank, between the bars', () => {
    expect(column(addon.MMS!(FOUR, 'System=McMahon; Upper bar=2d'))).toEqual(['MMS', 30, 31, 33, 33]);
  });

  it('WMSG drops the first rounds, and the title says so', () => {
    expect(column(addon.SOS1!(FOUR, 'System=Swiss; SOS flavour=WMSG'))).toEqual(['SOS-1 (WMSG)', 3, 3, 3, 3]);
    expect(column(addon.SOSK!(FOUR, 1, 'System=Swiss; SOS flavour=WMSG'))).toEqual(
      column(addon.SOS1!(FOUR, 'System=Swiss; SOS flavour=WMSG')),
    );
  });

  it('a jigo is half a point, shown as a plain number', () => {
    const list = range('Name | R1\nAda | 2=\nBen | 1=');
    expect(column(addon.WINS!(list, 'System=Swiss; Rounding=none'))).toEqual(['Wins', 0.5, 0.5]);
  });

  it('SOSK says what is wrong with k', () => {
    expect(addon.SOSK!(FOUR, 'two', SWISS)).toEqual([
      ['k has to be a whole number, 0 or more, and not “two”.'],
    ]);
  });
});

describe('NAMES', () => {
  it('has names in the place of numbers, byes and colours as they are', () => {
    const list = range(`
      No | Name       | Rank | R1  | R2   | R3
      1  | =SUM(A:A)  | 1k   | 2+/b | 0+  | 7-
      2  | $& 3       | 1d   | 1-/w | 3?/b | 0=
      3  | Ben        |      | .   | 2?/w | .
    `);
    expect(addon.NAMES!(list, 'System=Swiss')).toEqual([
      ['No', 'Name', 'Rank', 'R1', 'R2', 'R3'],
      [1, '=SUM(A:A)', '1k', '$& 3 +/b', '0+', '7-'],
      [2, '$& 3', '1d', '=SUM(A:A) -/w', 'Ben ?/b', '0='],
      [3, 'Ben', '', '', '$& 3 ?/w', ''],
    ]);
  });
});

describe('European Go Congress 2009', () => {
  it('is decided by direct comparison', () => {
    expect(column(addon.DIRECTCOMPARISON!(EGC_2009))).toEqual(['DC', 2.01, 2, 1.01, 1]);
    expect(column(addon.PLACE!(EGC_2009))).toEqual(['Place', 1, 2, 3, 4]);
  });

  it('shows the steps', () => {
    expect(addon.DCSTEPS!(EGC_2009)).toEqual([
      ['DC-1', 'DC-2', 'Not compared'],
      [2, 1, ''],
      [2, 0, ''],
      [1, 1, ''],
      [1, 0, ''],
    ]);
  });

  it('shows steps of those alone who are compared, and says why the others are not', () => {
    const list = range(`
      No | Name | Rank | R1 | R2
      1  | Ada  | 3d   | 4+ | 2+
      2  | Ben  | 3d   | 5+ | 1-
      3  | Cleo | 3d   | 6+ | 0=
      4  | Dov  | 3d   | 1- | 5+
      5  | Eve  | 3d   | 2- | 4-
      6  | Fay  | 3d   | 3- | 0=
    `);
    const why = (cells: readonly unknown[], settings: string) =>
      addon.DCSTEPS!(cells, settings).map(row => row.at(-1));
    const pairs = ['2–3 not played', '2–3 not played', '2–3 not played', '5–6 not played', '5–6 not played'];
    expect(why(list, 'System=Swiss; Tiebreaks=DC')).toEqual(['Not compared', 'not tied', ...pairs]);
    const unranked = list.map((row, at) => (at === 2 ? ['2', 'Ben', '', ...row.slice(3)] : row));
    expect(why(unranked, 'System=McMahon; Tiebreaks=DC').slice(1, 4)).toEqual([
      'not tied',
      'start unknown',
      '3–4 not played',
    ]);
  });

  it('says that opponents outside the four rows are not known', () => {
    expect(column(addon.SOS!(EGC_2009))).toEqual([
      'SOS',
      'Number 14 (R1) not in the range',
      'Number 27 (R1) not in the range',
      'Number 33 (R1) not in the range',
      'Number 24 (R1) not in the range',
    ]);
  });

  it('keeps the numbers of unlisted opponents in the standings', () => {
    const table = addon.STANDINGS!(EGC_2009);
    expect(table[1]).toEqual(expect.arrayContaining([1, 'Player 1', 8, 2.01]));
    const rounds = table[1]!.filter(cell => /^\d+[+-]$/.test(String(cell)));
    expect(rounds.join(' ')).toBe('14+ 10+ 7+ 5- 25+ 11+ 2+ 6+ 3+ 4-');
  });
});

describe('STANDINGS', () => {
  it('sorts, renumbers and shows what was compared', () => {
    expect(addon.STANDINGS!(FOUR, SWISS)).toEqual(
      range(`
        Place | No (standings) | Name | Rank | Country | Club  | R1 | R2 | R3 | Wins | DC | SOS-2 (EGF) | By the rules of the EGF
        1     | 1  | Ada  | 3d   | FR      | Lyon  | 4- | 3+ | 2+ | 2    | 1  | 2           | |
        2     | 2  | Ben  | 2d   | IL      | Haifa | 3+ | 4+ | 1- | 2    | 0  | 2           | |
        3     | 3  | Cleo | 1d   | FR      | Paris | 2- | 1- | 4+ | 1    | 1  | 2           | |
        4     | 4  | Dov  | 1k   | IL      |       | 1+ | 2- | 3- | 1    | 0  | 2           | |
      `),
    );
  });

  it('shares places and skips the next', () => {
    const table = addon.STANDINGS!(FOUR, 'System=Swiss; Tiebreaks=SOS2');
    expect(column(table)).toEqual(['Place', 1, 1, 3, 3]);
  });

  it('shows an earlier round', () => {
    const table = addon.STANDINGS!(FOUR, 'System=Swiss; Through round=1; Tiebreaks=SOS');
    expect(table[0]).toEqual([
      'Place',
      'No (standings)',
      'Name',
      'Rank',
      'Country',
      'Club',
      'R1',
      'Wins',
      'SOS',
      'By the rules of the EGF',
    ]);
    expect(table.map(row => row[2])).toEqual(['Name', 'Dov', 'Ben', 'Cleo', 'Ada']);
  });

  it('keeps colours, handicaps and defaults', () => {
    const list = range('Name | R1\nAda | 2-!/w3\nBen | 1+!/b3');
    expect(addon.STANDINGS!(list, SWISS).map(row => row[6])).toEqual(['R1', '2+!/b3', '1-!/w3']);
  });

  it('can be read again and gives the same places', () => {
    const table = addon.STANDINGS!(FOUR, SWISS);
    expect(column(addon.PLACE!(table, SWISS))).toEqual(['Place', 1, 2, 3, 4]);
  });

  it('moves unlisted opponents behind when their numbers are taken', () => {
    const list = range('No | Name | R1 | R2\n11 | Ada | 2+ | 12-\n12 | Ben | 5+ | 11+');
    const rounds = addon.STANDINGS!(list, SWISS).map(row => row.slice(6, 8));
    expect(rounds).toEqual([
      ['R1', 'R2'],
      ['4+', '2+'],
      ['3+', '1-'],
    ]);
  });
});

describe('CROSSTABLE', () => {
  it('shows each game with its round', () => {
    expect(addon.CROSSTABLE!(FOUR, SWISS)).toEqual(
      range(`
        No | Name | 1    | 2    | 3    | 4
        1  | Dov  | –    | - R3 | - R2 | + R1
        2  | Cleo | + R3 | –    | - R1 | - R2
        3  | Ben  | + R2 | + R1 | –    | - R3
        4  | Ada  | - R1 | + R2 | + R3 | –
      `),
    );
  });
});

describe('LOTTERY', () => {
  const players = ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Ana García'];
  const lot = (id: string) =>
    createHash('sha256').update(`dice-4-6-1|final/place-3|${id}`, 'utf8').digest('hex');
  const order = [...players].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));

  it('draws what any SHA-256 tool draws, beside the names', () => {
    const names = [['Name'], ...players.map(name => [name]), ['']];
    expect(column(addon.LOTTERY!(names, 'dice-4-6-1', 'final/place-3'))).toEqual([
      'Lottery',
      ...players.map(name => order.indexOf(name) + 1),
      '',
    ]);
  });

  it('takes numbers and single cells', () => {
    expect(
      addon.LOTTERY!([[1], [2]], 4613, 'round-1')
        .map(row => row[0])
        .sort(),
    ).toEqual([1, 2]);
    expect(addon.LOTTERY!('Ada', 'seed', '')).toEqual([[1]]);
  });

  it.each([
    [[['Ada'], ['Ben'], ['Ada']], 'seed', '“Ada” stands more than once, in rows 1 and 3.'],
    [[['Ada'], ['Ben']], '', 'A lottery needs a seed, such as dice thrown in public.'],
    [[[''], ['']], 'seed', 'There is no player to draw lots for.'],
  ])('says why it does not draw (%#)', (names, seed, sentence) => {
    expect(addon.LOTTERY!(names, seed, 'round-1')).toEqual([[sentence]]);
  });
});

describe('EXPLAIN', () => {
  it('says what each round adds and what is left out', () => {
    expect(addon.EXPLAIN!(FOUR, 4, 'SOS2', SWISS)).toEqual([
      ['SOS-2 (EGF)', 'Ada (4)', 2, ''],
      ['R1', 'Score of Dov', 1, 'left out, one of the smallest'],
      ['R2', 'Score of Cleo', 1, 'left out, one of the smallest'],
      ['R3', 'Score of Ben', 2, ''],
    ]);
  });

  it('writes the sum out', () => {
    expect(addon.EXPLAIN!(FOUR, 'Ben', 'sos', SWISS)[0]).toEqual(['SOS', 'Ben (3)', 4, '1 + 1 + 2 = 4']);
  });

  it('takes the other names of a tiebreak', () => {
    expect(addon.EXPLAIN!(FOUR, 1, 'SOS-2', SWISS)).toEqual(addon.EXPLAIN!(FOUR, 1, 'SOS2', SWISS));
    expect(addon.EXPLAIN!(FOUR, 1, 'SOS-3', SWISS)[0]![0]).toBe('SOS-3 (EGF)');
    expect(addon.EXPLAIN!(FOUR, 1, 'DC', SWISS)[0]).toEqual(['DC', 'Dov (1)', 0, '']);
    expect(addon.EXPLAIN!(FOUR, 1, 'Direkter Vergleich', SWISS)).toEqual(
      addon.EXPLAIN!(FOUR, 1, 'DC', SWISS),
    );
    expect(addon.EXPLAIN!(FOUR, 1, 'SOS-2 (EGF)', SWISS)).toEqual(addon.EXPLAIN!(FOUR, 1, 'SOS2', SWISS));
  });

  // N32 of docs/faults.md
  it('says why it cannot be computed', () => {
    const stones = range('No | Name | Rank | R1\n1 | Ann | 3d | 2+/w3\n2 | Ben | 1k | 1-/b3');
    expect(addon.EXPLAIN!(stones, 1, 'PERFORMANCE')[0]).toEqual([
      'Performance',
      'Ann (1)',
      'This cannot be computed from the list.',
      'no even game',
    ]);
    expect(addon.EXPLAIN!(EGC_2009, 1, 'SOS')[0]![3]).toMatch(/^Number \d+ \(R\d+\) not in the range$/);
  });

  it('says when it cannot be computed', () => {
    expect(addon.EXPLAIN!(EGC_2009, 1, 'SOS')[0]![2]).toBe('This cannot be computed from the list.');
  });

  it.each([
    [9, 'SOS', 'There is no player “9” in the list.'],
    ['Eve', 'SOS', 'There is no player “Eve” in the list.'],
    [1, 'LUCK', 'There is no tiebreak “LUCK”.'],
  ])('says what it does not know: %s %s', (player, tiebreak, sentence) => {
    expect(addon.EXPLAIN!(FOUR, player, tiebreak, SWISS)).toEqual([[sentence]]);
  });
});

describe('NEXTROUND', () => {
  const TITLES = ['Table', 'Black No', 'Black', 'White No', 'White', 'Handicap', 'Komi', 'Remarks'];
  const five = range('No | Name | R1\n1 | Ada |\n2 | Ben |\n3 | Cleo |\n4 | Dov |\n5 | Eve |');

  it('pairs everybody once, and the bye is the last row', () => {
    const table = addon.NEXTROUND!(five, SWISS);
    expect(table[0]).toEqual(TITLES);
    expect(table.slice(1).map(row => row[0])).toEqual([1, 2, 'bye']);
    expect(table[3]!.slice(3)).toEqual(['', '', '', '', '']);
    const numbers = [table[1]![1], table[1]![3], table[2]![1], table[2]![3], table[3]![1]];
    expect(numbers.map(Number).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(table[1]!.slice(5, 7)).toEqual([0, 6.5]);
  });

  it('keeps a pair that is typed', () => {
    const list = five.map(row => [...row]);
    list[1]![2] = '4?/w';
    list[4]![2] = '1?/b';
    const games = addon.NEXTROUND!(list, SWISS).slice(1);
    expect(games.map(row => row.slice(1, 5))).toContainEqual([4, 'Dov', 1, 'Ada']);
  });

  it('says loudly that a repeat cannot be avoided', () => {
    const list = FOUR.map((row, index) => [...row, index === 0 ? 'R4' : '']);
    const remarks = addon.NEXTROUND!(list, SWISS).map(row => row[7]);
    expect(remarks[1]).toMatch(/^Round 4 cannot be paired without players meeting again/);
    expect(remarks[2]).not.toContain('cannot be paired');
  });

  it('N3: leaves a list to the panel that Google would not wait for', () => {
    const list = Array.from({ length: MOST_IN_FORMULA + 1 }, (_, i) => [`Player ${i}`, '']);
    const tooLarge = [
      ['Too large for a formula: 4001 players, and it pairs at most 4000. The panel pairs them.'],
    ];
    const values = [['Name', 'R1'], ...list];
    expect(addon.NEXTROUND!(values, SWISS)).toEqual(tooLarge);
    expect(addon.PAIRINGREPORT!(values, SWISS)).toEqual(tooLarge);
    expect(addon.WHYNOT!(values, '1', '2', SWISS)).toEqual(tooLarge);
  });

  it('says in one sentence why there is no next round', () => {
    expect(addon.NEXTROUND!(FOUR, SWISS)).toEqual([['Round 3, the last one, is paired.']]);
    const list = range('Name | R1 | R2\nAda | 2? | \nBen | 1? | \nCleo | 4+ |\nDov | 3- |');
    expect(addon.NEXTROUND!(list, SWISS)).toEqual([
      [expect.stringMatching(/^Row 2, column 2 \(R1\): .*Ada/)],
    ]);
  });
});

describe('CHECKWALLLIST', () => {
  it('finds nothing in a list without problems', () => {
    expect(addon.CHECKWALLLIST!(FOUR, SWISS)).toEqual([['No problems found']]);
  });

  it('lists everything at once in the order of the rows, with how to mend it', () => {
    const list = FOUR.map(row => [...row]);
    list[1]![5] = '4';
    list[4]![6] = '2=';
    const table = addon.CHECKWALLLIST!(list, SWISS);
    expect(table[0]).toEqual(['Row', 'Column', 'What is wrong', 'How to mend it']);
    expect(table[1]).toEqual([
      2,
      '6 (R1)',
      '“4” names an opponent and no result.',
      'Make it “4?” if the game is not yet played, or add +, - or =.',
    ]);
    const rows = table.slice(1).map(row => Number(row[0]));
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(table.some(row => String(row[2]).includes('Ada') && String(row[2]).includes('Cleo'))).toBe(true);
  });

  it('names the setting that is wrong, and tiebreaks that do not fit', () => {
    const table = addon.CHECKWALLLIST!(FOUR, [
      ['Setting', 'Value'],
      ['System', 'Swis'],
      ['Tiebreaks', 'SOS, SOS2'],
    ]);
    expect(table[1]!.slice(0, 3)).toEqual([2, 'Settings', 'System cannot be “Swis”.']);
    expect(table.flat().join('\n')).toContain('Tiebreaks has more than one of SOS-2, SOS-1 and SOS.');
  });

  it('names the row of a setting that is readable and still odd', () => {
    const rows = addon.CHECKWALLLIST!(FOUR, [
      ['Setting', 'Value'],
      ['Forbidden pairs', '1×4, 2×14'],
      ['Tiebreaks', 'SODOS'],
    ]);
    expect(rows.slice(1).map(row => row.slice(0, 3))).toEqual([
      [2, 'Settings', 'Forbidden pairs names number 14, which no player has.'],
      [3, 'Settings', 'Tiebreaks has a tiebreak that the EGF rules do not know.'],
    ]);
  });

  it('is in the language of the settings', () => {
    expect(addon.CHECKWALLLIST!(FOUR, 'System=Swiss; Language=fr')[0]![0]).toMatch(/Aucun problème/);
  });
});

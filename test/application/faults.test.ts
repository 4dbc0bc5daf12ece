/**
 * What version 0.1 got wrong, each by its number in docs/faults.md, as it was found: typed into cells, asked of the built
 * add-on. The rules behind them are held by the tests of their own folders, over random events.
 */
import { describe, expect, test } from 'vitest';
import { column, warmAddon, range, type Answer } from './built';

const addon = warmAddon();
type Cells = (string | number)[][];
type Row = Answer[number];

/** Rows on lines, cells between commas; the last ones, separated by blanks, are the rounds. */
function list(header: string, text: string): Cells {
  const titles = header.split(',').map(title => title.trim());
  const rows = text.split(/ · |\n/).map(row =>
    row
      .trim()
      .split(',')
      .map(cell => cell.trim()),
  );
  return range([titles, ...rows].map(row => row.join('|')).join('\n')).map(row =>
    titles.map((_, i) => row[i] ?? ''),
  );
}

const next = (cells: Cells, settings: string): Answer => addon['NEXTROUND']!(cells, settings);
const check = (cells: Cells, settings: string): string =>
  addon['CHECKWALLLIST']!(cells, settings)
    .map((row: Row) => row.join(' '))
    .join('\n');
/** The pairs of a preview, smaller number first; a player without a game alone. */
const pairs = (answer: Answer): readonly string[] =>
  answer
    .slice(1)
    .filter(row => row[1] !== '')
    .map(row =>
      [row[1], row[3]]
        .filter(no => no !== '')
        .map(Number)
        .sort((a, b) => a - b)
        .join('–'),
    )
    .sort();
const said = (answer: Answer): string => answer.map((row: Row) => row.join(' ')).join('\n');

describe('rules', () => {
  test('F1.1 a knock-out after a Swiss round pairs those who have not met', () => {
    const cells = list('No,Name,R1,R2,R3', '1,A,2+/b · 2,B,1-/w · 3,C,4+/b · 4,D,3-/w');
    const found = pairs(next(cells, 'Stages=R1 Swiss, R2-R3 Knock-out; Seed=x0'));
    expect(found).not.toContain('1–2');
    expect(found).not.toContain('3–4');
    expect(found).toHaveLength(2);
  });

  test('F1.2 two who are equal first are both champions; things follow the places', () => {
    const two = list('No,Name,R1', '1,Ann,2= · 2,Bob,1=');
    const prizes = range('Place|Money|Title\n1|100|Champion\n2|50|Runner-up');
    const answer = addon['PRIZES']!(two, prizes, 'System=Swiss; Rounding=none');
    const ofPlayers = said(answer.filter(row => /Ann|Bob/.test(row.join(' '))));
    expect(ofPlayers.match(/Champion/g)).toHaveLength(2);
    expect(ofPlayers).not.toContain('Runner-up');
  });

  test('F1.4 two who meet again have inverse colours, also after games typed by hand', () => {
    // Round 1 is no round of the table: 1–2 and 3–4.
    let cells = list('No,Name,R1,R2,R3,R4,R5,R6', '1,A,2+/b · 2,B,1-/w · 3,C,4+/b · 4,D,3-/w');
    const blackOf = new Map<string, Set<number>>();
    const note = (black: number, white: number) => {
      const pair = [black, white].sort().join('–');
      blackOf.set(pair, (blackOf.get(pair) ?? new Set()).add(black));
    };
    note(1, 2);
    note(3, 4);
    for (let round = 2; round <= 6; round++) {
      const games = next(cells, 'System=Round robin; Cycles=2; Seed=x').slice(1);
      expect(games).toHaveLength(2);
      cells = cells.map(row => [...row]);
      for (const [, black, , white] of games.map(row => row.map(Number))) {
        note(black!, white!);
        cells[black!]![round + 1] = `${white}+/b`;
        cells[white!]![round + 1] = `${black}-/w`;
      }
    }
    expect([...blackOf.values()].map(({ size }) => size)).toEqual(Array(6).fill(2));
  });

  test('F1.5 direct comparison has no limit of depth', () => {
    // i beats i + 1, and the last one somebody outside the list: all have one point.
    const rows = Array.from({ length: 9 }, (_, i) => {
      const cells = Array.from({ length: 9 }, () => '');
      if (i < 8) cells[i] = `${i + 2}+`;
      if (i > 0) cells[i - 1] = `${i}-`;
      if (i === 8) cells[8] = '20+';
      return [i + 1, `P${i + 1}`, ...cells];
    });
    const header = ['No', 'Name', ...Array.from({ length: 9 }, (_, i) => `R${i + 1}`)];
    const cells = [header, ...rows];
    const settings = 'System=Round robin; Tiebreaks=DIRECTCOMPARISON';
    expect(column(addon['WINS']!(cells, settings)).slice(1)).toEqual(Array(9).fill(1));
    expect(column(addon['PLACE']!(cells, settings)).slice(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('F1.6 byes are drawn with the pairs: nobody of one country meets without need', () => {
    const cells = list('No,Name,Country,R1,R2,R3', '1,A,CN · 2,B,CN · 3,C,CN · 4,D,KR · 5,E,JP');
    for (let seed = 0; seed < 60; seed++) {
      const games = pairs(next(cells, `System=Knock-out; Seed=${seed}`)).filter(pair => pair.includes('–'));
      expect(games.filter(pair => ['1–2', '1–3', '2–3'].includes(pair))).toEqual([]);
    }
  });

  test('F1.6 a forbidden pair among three leaves a pairing', () => {
    const cells = list('No,Name,R1,R2', '1,A · 2,B · 3,C');
    for (let seed = 0; seed < 20; seed++) {
      const answer = next(cells, `System=Knock-out; Forbidden pairs=1×3; Seed=${seed}`);
      expect(said(answer)).not.toContain('no pairing');
      expect(pairs(answer)).not.toContain('1–3');
    }
  });

  test('F1.6 among equally entitled players the bye goes where bye and games cost least', () => {
    const cells = list(
      'No,Name,Rating,R1,R2,R3,R4',
      `1,Ada,2300,4+/b,3+/w,2+/w · 2,Ben,2000,5+/w,7+/b,1-/b · 3,Cid,1900,6+/w,1-/b,4+/w · 4,Dee,1400,1-/w,5+/b,3-/b ·
       5,Eve,600,2-/b,4-/w,0- · 6,Fay,300,3-/b,0-,7+/w · 7,Gus,200,0-,2-/w,6-/b`.replace(/\n\s*/g, ' '),
    );
    const bye = next(cells, 'System=Swiss').find(row => String(row[0]).toLowerCase() === 'bye');
    expect(bye?.[1]).toBe(5);
  });

  test('F1.7 the top group goes by the starting score, typed or from a bar', () => {
    const starts = [30, 30, 30, 30, 20, 20, 20, 20];
    const cells: Cells = [
      ['No', 'Name', 'Start', 'Country', 'R1', 'R2'],
      ...starts.map((start, i) => [i + 1, `P${i + 1}`, start, 'ABAB'[i % 4]!, '', '']),
    ];
    expect(check(cells, 'System=McMahon; Rounds=2')).toMatch(/top group/i);
  });

  test('F1.8 a word where ratings decide early pairs of an event of one stage', () => {
    const cells = list('No,Name,Rating,R1,R2', '1,A,2400 · 2,B,2300 · 3,C,2200 · 4,D,2100');
    expect(check(cells, 'Stages=R1-R2 Swiss; Early seeding=slip')).toMatch(/rating/i);
    expect(check(cells, 'System=Swiss; Rounds=2; Early rounds=0')).toMatch(/rating/i);
  });

  test('F1.9 groups that have met go on with pairs across before anybody repeats', () => {
    const cells = list(
      'No,Name,Group,R1,R2,R3,R4',
      `1,A,x,2+,3+,4+ · 2,B,x,1-,4+,3+ · 3,C,x,4+,1-,2- · 4,D,x,3-,2-,1- ·
       5,E,y,6+,7+,8+ · 6,F,y,5-,8+,7+ · 7,G,y,8+,5-,6- · 8,H,y,7-,6-,5-`.replace(/\n\s*/g, ' '),
    );
    const answer = next(cells, 'System=Swiss; Groups=apart; Seed=x');
    const games = pairs(answer);
    expect(games).toHaveLength(4);
    expect(
      games.every(
        pair =>
          pair
            .split('–')
            .map(Number)
            .filter(no => no <= 4).length === 1,
      ),
    ).toBe(true);
    expect(said(answer)).not.toMatch(/without a? ?repeat/i);
  });

  test('F1.10 handicaps without ranks come from the ratings', () => {
    const cells = list('No,Name,Rating,R1', '1,A,500 · 2,B,-100');
    const [game] = next(cells, 'System=Swiss; Handicap=EGF').slice(1);
    expect([game?.[1], game?.[5]]).toEqual([2, 4]);
  });

  test('F1.12 the last round of a table is the last one that it has', () => {
    const cells = list('No,Name,R1,R2', '1,A,2+/b · 2,B,1-/w');
    expect(said(next(cells, 'System=Round robin'))).toMatch(/round 1, the last/i);
  });

  test('F1.13 why not a forbidden pair that has met: the setting is named', () => {
    const cells = list('No,Name,R1,R2,R3,R4', '1,A,2+,3+,4+ · 2,B,1-,4+,3+ · 3,C,4+,1-,2- · 4,D,3-,2-,1-');
    expect(said(addon['WHYNOT']!(cells, 1, 2, 'System=Swiss; Forbidden pairs=1×2'))).toMatch(/forbid/i);
  });

  test("F1.14 a preset's own tiebreaks are no problems", () => {
    const cells = list('No,Name,R1,R2', '1,A,2+ · 2,B,1- · 3,C,4+ · 4,D,3-');
    for (const preset of ['OpenGotha', 'AGA', 'WMSG 2008'])
      expect(check(cells, `Preset=${preset}; System=Swiss; Rounds=2`)).not.toContain(
        'the EGF rules do not know',
      );
  });

  test('F1.15 numbers that look like a rating list get a word in score pairing', () => {
    const cells = list(
      'No,Name,Rating,R1,R2',
      '1,A,2400 · 2,B,2300 · 3,C,2200 · 4,D,2100 · 5,E,2000 · 6,F,1900',
    );
    expect(check(cells, 'System=Score pairing; Rounds=2')).toMatch(/lot/i);
  });

  test('F1.16 an unknown start is said, and nobody guesses', () => {
    const ranks = ['4d', '3d', '2d', '1d', '1k', '2k', '3k', ''];
    const cells: Cells = [
      ['No', 'Name', 'Rank', 'R1', 'R2'],
      ...ranks.map((rank, i) => [i + 1, `P${i + 1}`, rank, '', '']),
    ];
    const settings = 'System=McMahon; Upper bar=3d; Lower bar=20k';
    const mms = column(addon['MMS']!(cells, settings));
    expect(mms.slice(1, 8)).toEqual([32, 32, 31, 30, 29, 28, 27]);
    expect(typeof mms[8]).toBe('string');
    const place = column(addon['PLACE']!(cells, settings));
    expect(place.slice(1, 8)).toEqual([1, 1, 3, 4, 5, 6, 7]);
    expect(typeof place[8]).toBe('string');
    expect(said(next(cells, settings))).toContain('P8');
    const bare: Cells = [['No', 'Name', 'R1'], ...ranks.map((_, i) => [i + 1, `P${i + 1}`, ''])];
    expect(column(addon['PLACE']!(bare, settings)).some(one => typeof one === 'number')).toBe(false);
    expect(pairs(next(bare, settings)).filter(pair => pair.includes('–'))).toEqual([]);
  });

  test('F1.17 who is known to miss rounds may start below the bar', () => {
    const cells: Cells = [
      ['No', 'Name', 'Rank', 'Out', 'R1', 'R2', 'R3'],
      ...['5d', '5d', '4d', '3d', '2d', '1d'].map((rank, i) => [
        i + 1,
        `P${i + 1}`,
        rank,
        i === 0 ? '2, 3' : '',
        '',
        '',
        '',
      ]),
    ];
    const settings = 'System=McMahon; Upper bar=3d';
    expect(check(cells, settings)).toMatch(/P1|5d/);
    expect(column(addon['MMS']!(cells, settings)).slice(1, 3)).toEqual([32, 32]);
    const below = column(addon['MMS']!(cells, `${settings}; Absent players' start=below the bar`));
    expect(below.slice(1, 3)).toEqual([31, 32]);
  });
});

describe('lists as they come', () => {
  const games = (cells: Cells, settings = 'System=Swiss') => column(addon['WINS']!(cells, settings));

  test('F2.1 a list of OpenGotha with untitled rounds and comment lines', () => {
    const cells = range(`
      ; Spring Cup | | | | | | | | |
      ; Pl | Name | Rk | Co | Club | MMS | | | SOS |
      1 | Ada One | 3d | FR | 75Op | 34 | 2+/w0 | 3+/b0 | 65 |
      2 | Ben Two | 2d | FR | 75Op | 33 | 1-/b0 | 4+/w0 | 64 |
      3 | Cid Three | 1d | DE | B | 31 | 4+/w0 | 1-/w0 | 63 |
      4 | Dee Four | 1k | DE | B | 30 | 3-/b0 | 2-/b0 | 62 |
    `);
    expect(games(cells).filter(one => typeof one === 'number')).toEqual([2, 1, 1, 0]);
  });

  test.each([
    ...[
      '1.',
      '1st',
      'I',
      'T1',
      'G1',
      'Rodada 1',
      'Manche 1',
      'Kierros 1',
      'Omgång 1',
      'Rond 1',
      '1. kör',
      'Oyun 1',
      'Krog 1',
    ],
  ])('F2.2 %s is the title of a round', title => {
    const second = title.replace('1st', '2nd').replace('1', '2').replace(/^I$/, 'II');
    const cells = list(`No,Name,${title},${second}`, '1,Ann,2+,2+ · 2,Bob,1-,1-');
    expect(games(cells).slice(1)).toEqual([2, 0]);
  });

  test.each(['1D*', '30K+', '4d (AGA)', '1d pro', 'amat 6d', '10k-'])('F2.2 %s is a rank', rank => {
    const cells = list('No,Name,Rk,R1', `1,Ann,${rank},2+ · 2,Bob,2k,1-`);
    expect(check(cells, 'System=Swiss')).not.toContain(rank);
  });

  test.each([
    ['w2+', 'b1-'],
    ['2w+', '1b-'],
    ['2+ (w)', '1- (b)'],
    ['+2', '-1'],
    ['2W', '1L'],
    ['2+R', '1-R'],
    ['2+d', '1-d'],
    ['2+*', '1-*'],
  ])('F2.2 %s and %s are a win and a loss', (won, lost) => {
    const cells = list('No,Name,R1', `1,Ann,${won} · 2,Bob,${lost}`);
    expect(games(cells).slice(1)).toEqual([1, 0]);
    expect(check(cells, 'System=Swiss; Rounds=1')).toMatch(/no problems/i);
  });

  test.each([
    ['free', 1],
    ['Freilos', 1],
    ['absent', 0],
    ['.', 0],
    ['---', 0],
  ])('F2.2 %s is a round without a game', (cell, points) => {
    const cells = list('No,Name,R1,R2', `1,Ann,2+,3- · 2,Bob,1-,0- · 3,Cid,${cell},1+`);
    expect(games(cells).slice(1)).toEqual([1, 0, points + 1]);
  });

  test('F2.2 a message names the columns that hold results', () => {
    const cells = list('No,Name,Foo,Bar', '1,Ann,2+,2= · 2,Bob,1-,1=');
    expect(said(addon['WINS']!(cells, 'System=Swiss')) + check(cells, 'System=Swiss')).toMatch(
      /results: (3, 4|C, D)/,
    );
  });

  test('F2.3 totals, headings and notes are no players', () => {
    const cells = range(`
      No | Name | Rank | R1 | R2
      1 | Ann | 1d | 2+ |
      2 | Bob | 2d | 1- |
      | Group B | | |
      3 | Cid | 3d | 4+ |
      4 | Dee | 4d | 3- |
      | Players: 4 | | |
      | Lunch at 12 | | |
    `);
    const answer = next(cells, 'System=Swiss');
    expect(said(answer)).not.toMatch(/Players|Lunch|Group/);
    expect(pairs(answer)).toHaveLength(2);
  });

  test('F2.4 a bye of any worth is a bye', () => {
    const cells = list('No,Name,R1,R2', '1,Ann,2+ · 2,Bob,1- · 3,Cid,bye=');
    expect(column(addon['WINS']!(cells, 'System=Swiss; Rounding=none')).slice(1)).toEqual([1, 0, 0.5]);
    const bye = next(cells, 'System=Swiss').find(row => String(row[0]).toLowerCase() === 'bye');
    expect(bye?.[1]).not.toBe(3);
  });

  test('F2.5 the order of the standings does not depend on the order of the rows', () => {
    const cells = list('No,Name,R1', '1,Ann,2= · 2,Bob,1= · 3,Cid,4= · 4,Dee,3=');
    const turned = [cells[0]!, ...cells.slice(1).reverse()];
    expect(addon['STANDINGS']!(turned, 'System=Swiss')).toEqual(addon['STANDINGS']!(cells, 'System=Swiss'));
  });

  test('F2.7 a round that everybody is out of is named', () => {
    const cells = list('No,Name,Out,R1,R2', '1,Ann,1 · 2,Bob,1 · 3,Cid,1 · 4,Dee,1');
    expect(said(next(cells, 'System=Swiss'))).toMatch(/round 1/i);
  });
});

describe('settings and single cells', () => {
  test('F3.4 a name that is no setting is a problem with the nearest ones', () => {
    const cells = list('No,Name,R1', '1,Ann,2+ · 2,Bob,1-');
    expect(check(cells, 'System=Swiss; Handycap=rank')).toContain('Handicap');
  });

  test('F3.7 one bad cell empties no column', () => {
    const cells = list('No,Name,R1,R2', '1,Ann,2+,3+ · 2,Bob,1-,4+ · 3,Cid,4+,7 · 4,Dee,3-,2-');
    const good = cells.map(row => row.map(cell => (cell === 7 ? '' : cell)));
    for (const name of ['WINS', 'SOS', 'SOS2', 'PLACE', 'SODOS', 'CUSS', 'DIRECTCOMPARISON']) {
      const values = column(addon[name]!(cells, 'System=Swiss'));
      expect(values[3], name).toMatch(/R2|D4/);
      expect(
        values.filter((_, i) => i !== 3).some(value => typeof value === 'number'),
        name,
      ).toBe(true);
      if (name !== 'PLACE')
        expect(values.filter((_, i) => i !== 3)).toEqual(
          column(addon[name]!(good, 'System=Swiss')).filter((_, i) => i !== 3),
        );
    }
    expect(said(next(cells, 'System=Swiss'))).toMatch(/D4|R2/);
  });
});

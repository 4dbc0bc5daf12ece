import { describe, expect, test } from 'vitest';
import type { PrintKind } from '../../src/exchange/print/wantedPrint';
import { writeFile } from '../../src/exchange/writeFile';
import { CHOICES, now, page, playedNow } from './printed';

/** L24: a printed list says what a half point counts. */
/** The text of each sheet of paper, its cells between bars. */
const sheets = (html: string): readonly string[] =>
  html
    .split('<section class="sheet')
    .slice(1)
    .map(sheet =>
      sheet
        .replace(/^[^>]*>/, '')
        .replace(/<\/tr>|<\/h\d>|<\/p>/g, '\n')
        .replace(/<\/t[dh]>/g, '|')
        .replace(/<[^>]+>/g, '')
        .replace(/\n\s*/g, '\n')
        .trim(),
    );

const FOUR = `
  No | Name         | Rank | R1   | R2
  1  | Ann Ames     | 3d   | 2+/b | 3?/w
  2  | Bo <b>Bell   | 2d   | 1-/w | 4?/b
  3  | Cy Cole      | 1d   | 4+/w | 1?/b
  4  | Di Dean      | 1k   | 3-/b | 2?/w
`;

describe('on paper', () => {
  test.each([
    ['McMahon', 'EGF', 'a half over is left out, 2½ counts as 2'],
    ['Swiss', 'absences', 'halves of rounds without a game count in twos only'],
    ['Swiss', 'none', 'every half counts'],
    // Only McMahon and Swiss round.
    ['Round robin', 'EGF', 'every half counts'],
    ['Knock-out', 'EGF', undefined],
  ] as const)(
    'the wall list of a %s says what a half counts where Rounding is %s',
    (system, rounding, rule) => {
      const one = now(FOUR);
      const held = { ...one, settings: { ...one.settings, system, rounding } };
      for (const kind of ['print list', 'paper pack'] as const)
        expect(sheets(page(kind, held))[0]?.split('\n')[1]).toBe(
          ['Wall list', rule].filter(Boolean).join(' · '),
        );
      expect(writeFile('print list', held, CHOICES, 'en').rows?.rows[1]?.[0]).toContain(rule ?? 'Wall list');
    },
  );

  test('the players have the last rating that was typed for a round', () => {
    const rated = now(`
      No | Name     | Rating | Rating R2 | Rating R4 | R1   | R2
      1  | Ann Ames | 1800   | 1830      | 1850      | 2+/b |
      2  | Bo Bell  | 1700   | 1690      |           | 1-/w |
      3  | Cy Cole  | 1600   |           |           | 0+   |`);
    expect(sheets(page('print players', rated))[0]?.split('\n').slice(-3)).toEqual([
      'Ann Ames|1||1850|||',
      'Bo Bell|2||1690|||',
      'Cy Cole|3||1600|||',
    ]);
  });

  test('pairings by table and by name', () => {
    expect(sheets(page('print tables', now(FOUR)))).toEqual([
      'Cup\nRound 2 · by table\nTable|Black|White|Result|\n1|Cy Cole (1d)|Ann Ames (3d)||\n2|Bo &lt;b&gt;Bell (2d)|Di Dean (1k)||',
    ]);
    expect(
      sheets(page('print names', now(FOUR)))[0]
        ?.split('\n')
        .slice(2),
    ).toEqual([
      'Name|Table||Opponent|',
      'Ann Ames (3d)|1|White|Cy Cole (1d)|',
      'Bo &lt;b&gt;Bell (2d)|2|Black|Di Dean (1k)|',
      'Cy Cole (1d)|1|Black|Ann Ames (3d)|',
      'Di Dean (1k)|2|White|Bo &lt;b&gt;Bell (2d)|',
    ]);
  });

  test('an earlier round, with its results, on Letter', () => {
    const html = page('print tables', now(FOUR), { round: '1', paper: 'letter' });
    expect(sheets(html)[0]).toContain('1|Ann Ames (3d)|Bo &lt;b&gt;Bell (2d)|1-0|');
    expect(html).toContain('@page{size:letter;');
  });

  test('the points of a game stand beside its result', () => {
    const won = { ...now(FOUR), points: [[1, 0, 1, '12.5']] as const };
    expect(sheets(page('print tables', won, { round: '1' }))[0]).toContain(
      '1|Ann Ames (3d)|Bo &lt;b&gt;Bell (2d)|1-0 (12.5)|',
    );
    expect(page('html', won)).toContain('<td>1-0 (12.5)</td>');
    expect(page('pairings csv', won)).toContain('Ann Ames;2;Bo <b>Bell;0;1-0;12.5');
    for (const kind of ['h9', 'tou', 'aga', 'opengotha', 'csv'] as const)
      expect(page(kind, won)).toBe(page(kind, now(FOUR)));
  });

  test('35 pairings a page, four slips a page', () => {
    const rows = Array.from({ length: 80 }, (_, i) =>
      i % 2 === 0 ? `${i + 1} | Player ${i + 1} | ${i + 2}?/b` : `${i + 1} | Player ${i + 1} | ${i}?/w`,
    );
    const many = now(`No | Name | R1\n${rows.join('\n')}`);
    const pages = sheets(page('print tables', many));
    expect(pages.map(one => one.split('\n').length - 3)).toEqual([35, 5]);
    expect(pages[1]).toContain('Round 1 · by table · 2/2');
    expect(sheets(page('print slips', many))).toHaveLength(10);
  });

  test('the emergency exit is the paper pack and a file of OpenGotha, from round 0 on', () => {
    const begun = writeFile('paper pack', now(FOUR), CHOICES, 'en');
    expect(begun.files.map(({ name }) => name)).toEqual(['Cup-paper-pack.html', 'Cup.xml']);
    expect(sheets(page('paper pack', now(FOUR))).map(one => one.split('\n')[1])).toEqual([
      'Wall list · a half over is left out, 2½ counts as 2',
      'Round 2 · by table',
      'Round 2 · by name',
      'Round 2 · Table 1',
    ]);
    const before = now('No | Name | R1\n1 | Ann | \n2 | Bo | ');
    expect(sheets(page('paper pack', before))).toEqual([
      'Cup\nWall list · a half over is left out, 2½ counts as 2\nNo|Name|Rank|Country|Club|R1|\n1|Ann|||||\n2|Bo|||||',
    ]);
    expect(writeFile('paper pack', before, CHOICES, 'en').files).toHaveLength(2);
  });

  test('standings have title and round; the cross table says when', () => {
    expect(sheets(page('print standings', now(FOUR)))[0]).toContain(
      'Standings · Provisional, after round 1, 2 games open',
    );
    expect(sheets(page('print cross table', now(FOUR)))[0]).toContain('Ann Ames (3d)|–|');
  });

  test('handicaps have a column where there are any', () => {
    const handicap = now('No | Name | R1\n1 | Ann | 2?/w3\n2 | Bo | 1?/b3');
    expect(sheets(page('print tables', handicap))[0]).toContain(
      'Table|Black|White|Handicap|Result|\n1|Bo|Ann|3||',
    );
  });

  test('a slip has a box for a jigo where the komi allows one', () => {
    const jigo = (komi: number): boolean => page('print slips', now(FOUR, { komi })).includes('Jigo');
    expect([jigo(13), jigo(14)]).toEqual([false, true]);
  });

  describe('a bracket is a drawing', () => {
    const texts = (html: string): readonly string[] =>
      [...html.matchAll(/<text [^>]*?( font-weight="bold")?>([^<]*)/g)].map(
        ([, bold, text]) => `${text}${bold ? ' *' : ''}`,
      );
    const lines = (html: string): number => html.match(/<path d="M[\d.]+ [\d.]+h[\d.]+"/g)?.length ?? 0;

    test('of everybody, winners bold and on the next line, with the game for the third place', () => {
      const drawn = page(
        'print bracket',
        now(
          'No | Name | R1 | R2\n1 | Ann | 4+/b | 2?/w\n2 | Bo | 3+/b | 1?/b\n3 | Cy | 2-/w | 4?/b\n4 | Di | 1-/w | 3?/w',
          { system: 'Knock-out', thirdPlace: true },
        ),
      );
      expect(texts(drawn)).toEqual([
        ...['Round 1 *', 'Ann *', 'Di', 'Bo *', 'Cy'],
        ...['Round 2 *', 'Ann', 'Bo', 'Winner *'],
        ...['Third place *', 'Cy', 'Di'],
      ]);
      // Four, two, the winner, and two for the third place.
      expect(lines(drawn)).toBe(9);
      expect(drawn).toContain('@page{size:A4 landscape;');
    });

    test('after the first pairing, with empty lines for all that is to come', () => {
      const pairs = [8, 7, 6, 5, 4, 3, 2, 1];
      const rows = pairs.map(
        (other, index) => `${index + 1} | P${index + 1} | ${other}?/${index < 4 ? 'b' : 'w'}`,
      );
      const drawn = page(
        'print bracket',
        now(`No | Name | R1\n${rows.join('\n')}`, { system: 'Knock-out', knockoutDraw: 'bracket by lot' }),
      );
      expect(texts(drawn).filter(text => text.startsWith('P'))).toHaveLength(8);
      expect(lines(drawn)).toBe(8 + 4 + 2 + 1);
    });

    test('of every game, also of those whose players lost later', () => {
      const played = playedNow('Knock-out', 32, undefined);
      const drawn = page('print bracket', played);
      expect(lines(drawn)).toBeGreaterThanOrEqual(63);
      expect(texts(drawn).filter(text => /\(\d+[dk]\)|…/.test(text)).length).toBeGreaterThanOrEqual(63);
    });

    test('of a large one on several pages, all players once in the first round', () => {
      const pages = sheets(page('print bracket', playedNow('Knock-out', 128, undefined)));
      expect(pages.map(one => one.split('\n')[1]?.split('·')[1]?.trim())).toEqual([
        '1/5',
        '2/5',
        '3/5',
        '4/5',
        '5/5',
      ]);
    });

    test('of teams where teams play', () => {
      const teams = now(
        'No | Name | Team | Board | R1\n1 | Ann | Oaks | 1 | 3+/b\n2 | Bo | Oaks | 2 | 4+/w\n3 | Cy | Pines | 1 | 1-/w\n4 | Di | Pines | 2 | 2-/b',
        { system: 'Knock-out', teams: true },
      );
      expect(texts(page('print bracket', teams))).toEqual([
        ...['Round 1 *', 'Oaks *', 'Pines', 'Winner *', 'Oaks *'],
      ]);
    });

    test('and where there is none, it says so', () => {
      expect(sheets(page('print bracket', now(FOUR)))[0]).toContain('There is no knock-out yet');
    });
  });

  test('matches of teams, with the boards won; cards with the opponents of a round', () => {
    const teams = now(
      'No | Name | Team | Board | R1\n1 | Ann | Oaks | 1 | 3+/b\n2 | Bo | Oaks | 2 | 4-/w\n3 | Cy | Pines | 1 | 1-/w\n4 | Di | Pines | 2 | 2+/b',
      { teams: true },
    );
    expect(sheets(page('print matches', teams))[0]).toMatch(/Oaks – Pines &nbsp; 1 : 1/);
    const diagonal = now('No | Name | R1\n1 | Ann | 2?/b 2?/w\n2 | Bo | 1?/w 1?/b', { system: 'Diagonal' });
    expect(sheets(page('print cards', diagonal))[0]).toMatch(
      /1 Ann\nRound 1[\s\S]*Bo\|● Black\|\|\n○ White\|\|/,
    );
  });

  test('no page has a button or anything from elsewhere, and none of paper a script', () => {
    for (const kind of ['print tables', 'print bracket', 'paper pack', 'projector'] as const) {
      const html = page(kind, now(FOUR));
      expect(html).not.toMatch(/<button|<b>Bell| src=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
      expect(/<script/.test(html)).toBe(kind === 'projector');
      expect(html).toContain("default-src 'none'");
    }
  });
});

describe('a print', () => {
  const titleOf = (kind: PrintKind, of = now(FOUR)): string | undefined =>
    /<title>([^<]*)/.exec(page(kind, of))?.[1];
  test('has the tournament and what it is in its title, else the round', () => {
    expect(
      (['print bracket', 'print cross table', 'print slips', 'print cards', 'print tables'] as const).map(
        kind => titleOf(kind),
      ),
    ).toEqual([
      'Cup – Bracket',
      'Cup – Cross table',
      'Cup – Round 2',
      'Cup – Round 2',
      'Cup – Round 2 · by table',
    ]);
  });

  test('says when it was made on each sheet, whatever kind of sheet it is', () => {
    const made = (kind: PrintKind): readonly string[] =>
      page(kind, now(FOUR), { when: '10:00 <UTC>' }).split('<section class="sheet').slice(1);
    for (const kind of ['print tables', 'print slips', 'print cross table', 'print cards'] as const) {
      expect(made(kind).length).toBeGreaterThan(0);
      for (const one of made(kind)) expect(one).toMatch(/^[^>]*"><p class="when">10:00 &lt;UTC&gt;<\/p>/);
    }
    expect(page('print slips', now(FOUR))).not.toContain('class="when"');
  });

  test('of a round has its pairings and slips, and nothing before the first', () => {
    expect(sheets(page('print round', now(FOUR))).map(one => one.split('\n')[1])).toEqual([
      'Round 2 · by table',
      'Round 2 · by name',
      'Round 2 · Table 1',
    ]);
    expect(sheets(page('print round', now('No | Name | R1\n1 | Ann | \n2 | Bo | ')))).toEqual([]);
  });

  test('of prizes has every column where the last one has cells', () => {
    const prizes = [
      ['Place', 'Name', 'Prize'],
      ['1', 'Ann Ames', '100'],
      ['2', 'Bo Bell', ''],
    ];
    const [one = ''] = sheets(page('print prizes', { ...now(FOUR), prizes }));
    expect(one.split('\n').slice(1)).toEqual([
      'Prizes',
      'Place|Name|Prize|Received|',
      '1|Ann Ames|100||',
      '2|Bo Bell|||',
    ]);
  });
});

describe('on a projector', () => {
  test('a round without a day has its time alone', () => {
    const timetable = [{ round: 1, day: '', time: '10:00' }];
    expect(page('projector', now(FOUR, { timetable }))).toContain('<td>Round 1</td><td>10:00</td>');
  });

  test('times, pairings and standings follow each other, ten lines a screen', () => {
    const timetable = [
      { round: 1, day: '2026-07-06', time: '10:00' },
      { round: 2, day: '', time: '14:30' },
    ];
    const html = page('projector', now(FOUR, { timetable }));
    const titles = [...html.matchAll(/<h1>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Times of the rounds',
      'Round 2',
      'Standings · Provisional, after round 1, 2 games open',
    ]);
    expect(html).toContain('<td>Round 2</td><td>2026-07-06 14:30</td>');
    expect(html).toContain('animation:turn 36s');
  });
});

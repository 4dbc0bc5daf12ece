import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/tournament/languages';
import { writeFile, type Choices } from '../../src/exchange/writeFile';
import { PRINT_KINDS } from '../../src/exchange/print/wantedPrint';
import { CHOICES, now, page } from './printed';

/** Round 1 is played; round 2 is paired, and one has left. */
const CUP = `
  No | Name         | Rank | Club | Category | Group | Out | R1   | R2
  1  | Ann Ames     | 3d   | Bern | Open     |       |     | 2+/b | 3?/w
  2  | Bo Bell      | 2d   | Bern | Open     | U18   | 2-  | 1-/w | 0-
  3  | Cy Cole      | 1d   | Köln | Kyu      |       |     | 4+/w | 1?/b
  4  | Di Dean      | 1k   |      | Kyu      | U18   |     | 3-/b | 0=
  5  | Ed Eve       | 2k   |      |          |       | ?   | 0+   | 0+
`;

const TEAMS = `
  No | Name | Team | Board | R1
  1  | Ada  | Reds | 1     | 3+/b
  2  | Ben  | Reds | 2     | 4-/w
  3  | Cleo | Blue | 1     | 1-/w
  4  | Dov  | Blue | 2     | 2+/b
`;

const lines = (html: string): readonly string[] =>
  html
    .replace(/<\/tr>|<\/h\d>|<\/p>/g, '\n')
    .replace(/<\/t[dh]>/g, '|')
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

const text = (kind: 'html' | 'standings csv', of = now(CUP)): string =>
  new TextDecoder().decode(writeFile(kind, of, CHOICES, 'en').files[0]?.bytes);

describe('places of which some are not final say so wherever they go', () => {
  const state = 'Provisional, after round 1, 1 game open';
  test.each(['print standings', 'print cross table', 'print groups', 'projector'] as const)('%s', kind =>
    expect(lines(page(kind, now(CUP))).some(line => line.includes(state))).toBe(true),
  );

  test('the sheet that the spreadsheet prints, the page for a website, and the CSV', () => {
    const { rows } = writeFile('print standings', now(CUP), CHOICES, 'en');
    expect(rows?.rows[1]?.[0]).toContain(state);
    expect(text('html')).toContain(`Standings · ${state}`);
    expect(text('standings csv').trim().split('\n')).toContain(`"${state}"`.replace(/"/g, ''));
  });

  test('the round is the last that counts, not the one that is paired', () => {
    const closed = now(CUP.replace('3?/w', '').replace('1?/b', ''), { throughRound: 1 });
    expect(lines(page('print standings', closed))).toContain('Cup – Standings · Round 1');
  });
});

describe('columns and the form of games are chosen once', () => {
  const made = (
    kind: 'print standings' | 'print groups' | 'html' | 'standings csv',
    look: Partial<Choices>,
  ) =>
    lines(new TextDecoder().decode(writeFile(kind, now(CUP), { ...CHOICES, ...look }, 'en').files[0]?.bytes));
  const few = { lacks: ['country', 'club', 'tiebreaks'], shortGames: true } as const;

  test('on paper, on the page and in the CSV', () => {
    expect(made('print standings', few)).toContain('Place|No|Name|Rank|R1|R2|Wins|Remarks|');
    expect(made('print standings', few).join('\n')).toContain('1|1|Ann Ames|3d|4+|2?|1||');
    expect(made('print groups', few)).toContain('Place|No|Name|Rank|R1|R2|Wins|Remarks|');
    // The page asks for clubs with what it shows of people.
    expect(made('html', few).join('\n')).toMatch(/Place\|No\|Name\|Rank\|Club\|R1\|R2\|Wins\|Remarks/);
    expect(made('standings csv', few)).toContain('Place;No;Name;Rank;R1;R2;Wins;Remarks');
    expect(made('standings csv', few).some(line => line.includes(';Ann Ames;3d;2+;3?;1;'))).toBe(true);
    expect(made('standings csv', few).join('\n')).not.toContain('/b');
  });

  test('without rounds', () => {
    const none = { lacks: ['rounds'] } as const;
    expect(made('print standings', none)).toContain(
      'Place|Name|Rank|Country|Club|Wins|DC|SOS-2 (EGF)|Remarks|',
    );
    expect(made('standings csv', none)[0]).toBe(
      'Place;No;Name;Rank;Country;Club;Wins;DC;SOS-2 (EGF);Remarks',
    );
  });

  test('files are called by a short name, whatever is typed', () => {
    const names = (called: string): readonly string[] =>
      writeFile('standings csv', now(TEAMS, { teams: true }), { ...CHOICES, called }, 'en').files.map(
        ({ name }) => name,
      );
    expect(names(' ')).toEqual(['Cup-standings.csv', 'Cup-teams.csv']);
    expect(names('a/b*26')).toEqual(['a b 26-standings.csv', 'a b 26-teams.csv']);
  });

  test('a file for federations has its tiebreaks whatever is chosen', () => {
    const file = (look: Partial<Choices>): string =>
      new TextDecoder().decode(writeFile('h9', now(CUP), { ...CHOICES, ...look }, 'en').files[0]?.bytes);
    expect(file({ ...few, lacks: ['country', 'club', 'rounds', 'tiebreaks'] })).toBe(file({}));
  });
});

describe('standings have every round and a word on who has left', () => {
  test('on paper, on the page and in the CSV', () => {
    const found = lines(page('print standings', now(CUP)));
    expect(found).toContain('Place|No|Name|Rank|Country|Club|R1|R2|Wins|DC|SOS-2 (EGF)|Remarks|');
    expect(found.find(line => line.includes('Bo Bell'))).toMatch(/\|not in the event from round 2 on\|$/);
    expect(found.find(line => line.includes('Ann Ames'))).toContain('|4+/b|2?/w|');
    expect(text('html')).toContain('<th>R1</th><th>R2</th>');
    expect(text('html')).toContain('not in the event from round 2 on');
    const [titles, ann] = text('standings csv').split('\n');
    expect(titles).toBe('Place;No;Name;Rank;Country;Club;R1;R2;Wins;DC;SOS-2 (EGF);Remarks');
    // Here opponents have the numbers of the list.
    expect(ann).toContain(';2+/b;3?/w;');
  });

  test('the rules stand below', () => {
    const ruled = { ...now(CUP), rules: 'By the rules of the EGF' };
    expect(lines(page('print standings', ruled)).at(-1)).toBe('By the rules of the EGF');
    expect(writeFile('print standings', ruled, CHOICES, 'en').rows?.rows.at(-1)).toEqual([
      'By the rules of the EGF',
    ]);
  });
});

test('teams have standings and line-ups on paper, on the page and in a CSV', () => {
  const teams = now(TEAMS, { teams: true });
  const found = lines(page('print teams', teams));
  expect(found.some(line => line.startsWith('Place|No|Team|R1|'))).toBe(true);
  expect(found).toContain('Reds|2|Ben|||');
  expect(text('html', teams)).toMatch(/<h2 id="teams">/);
  expect(writeFile('standings csv', teams, CHOICES, 'en').files.map(({ name }) => name)).toEqual([
    'Cup-standings.csv',
    'Cup-teams.csv',
  ]);
  expect(lines(page('print teams', now(CUP)))).toContain('No player has a team.');
});

test('a list for each category, then for each group, with the places of the event', () => {
  const found = lines(page('print groups', now(CUP)));
  expect(found.filter(line => /^(?:Category|Group) /.test(line)).map(line => line.split(' · ')[0])).toEqual([
    'Category Open',
    'Category Kyu',
    'Group U18',
  ]);
  expect(lines(page('print groups', now(TEAMS)))).toContain('No player has a category or a group.');
});

test('who does not play, and why', () => {
  expect(lines(page('print not playing', now(CUP), { round: '2' })).slice(-3)).toEqual([
    'Bo Bell|2|2d|absent|',
    'Di Dean|4|1k|absent by agreement|',
    'Ed Eve|5|2k|Bye|',
  ]);
});

test('whoever has checked in has a cross', () => {
  const found = lines(page('print check-in', now(CUP)));
  expect(found).toContain('☒|Ann Ames|1|3d||Bern|');
  expect(found).toContain('☐|Ed Eve|5|2k|||');
});

describe('the check-in list says what is known of licences, beside what is to be paid', () => {
  const said = (begins?: string) => {
    const cells = ['FFG -', 'FFG C', 'AGA 2027-03-31', 'paid', ''];
    const list = CUP.trim()
      .split('\n')
      .map((line, i) => `${line.trim()} | ${['Membership', ...cells][i]}`);
    const of = now(list.join('\n'), begins === undefined ? {} : { eventBegins: begins });
    return lines(page('print check-in', { ...of, owed: ['20', '', '?', '', ''] })).filter(line =>
      /^[☐☒H]/.test(line),
    );
  };

  test('in words, what somebody typed as it is, and nothing of whoever has nothing', () => {
    expect(said()).toEqual([
      'Here|Name|No|Rank|Country|Club|To pay|Membership|',
      '☒|Ann Ames|1|3d||Bern|20|no licence|',
      '☒|Bo Bell|2|2d||Bern||licence for leisure only|',
      '☒|Cy Cole|3|1d||Köln|?|member until 2027-03-31|',
      '☒|Di Dean|4|1k||||paid|',
      '☐|Ed Eve|5|2k|||||',
    ]);
    expect(lines(page('print check-in', now(CUP)))).toContain('Here|Name|No|Rank|Country|Club|');
  });

  test('a membership that ends before the event has ended, on its first day it has not', () => {
    expect(said('2027-04-01')[3]).toContain('|membership ended 2027-03-31|');
    expect(said('2027-03-31')[3]).toContain('|member until 2027-03-31|');
  });
});

test('N142: a team with a dash in its name has the boards that it won', () => {
  const dashed = now(TEAMS.replaceAll('Blue', 'Blue – North'), {
    teams: true,
    rooms: [{ name: 'Hall', tables: [1] }],
  });
  const found = lines(page('print matches', dashed));
  expect(found).toContain('Blue – North – Reds &nbsp; 1 : 1');
  // The room stands beside the table.
  expect(found).toContain('1 · Hall|Ada|Cleo|1-0|');
});

test('badges, table cards, certificates', () => {
  expect(page('print badges', now(CUP)).match(/class="slip card"/g)).toHaveLength(5);
  expect(page('print table cards', now(CUP)).match(/class="seat"/g)).toHaveLength(2);
  const certificates = page('print certificates', { ...now(CUP), prizeLines: ['Champion'] });
  expect(certificates.match(/class="sheet certificate"/g)).toHaveLength(5);
  expect(lines(certificates)).toContain('Champion');
});

test('the prize list has a column to be signed, and its note in the title', () => {
  const prizes = [
    ['Place', 'No', 'Name', 'Prize', 'Provisional, after round 1'],
    ['1', '1', 'Ann Ames', '100', ''],
  ];
  expect(lines(page('print prizes', { ...now(CUP), prizes })).slice(-3)).toEqual([
    'Prizes · Provisional, after round 1',
    'Place|No|Name|Prize|Received|',
    '1|1|Ann Ames|100||',
  ]);
  expect(lines(page('print prizes', now(CUP)))).toContain('No prizes are typed yet.');
});

test.each(LANGUAGES)('every print in %s has no key in the place of a text', language => {
  for (const kind of PRINT_KINDS) {
    const [file] = writeFile(kind, now(CUP), CHOICES, language).files;
    expect(new TextDecoder().decode(file?.bytes)).not.toMatch(
      /\b(?:page|sheet|column|next)\.[a-z]|undefined/,
    );
  }
});

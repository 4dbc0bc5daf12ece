/** Files of results of the AGA and lists of its members, each as a whole. */
import { describe, expect, test } from 'vitest';
import { readMembers } from '../../src/formats/aga/members';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import { NO_FACTS, NOBODY, type ExchangedGame, type ExchangedTournament } from '../../src/formats/exchange';
import { freeEntry } from '../../src/tournament/game';
import { parseRank } from '../../src/tournament/rank';
import { gameText, playerText, saidOf, tournamentOf, wholeOf } from './whole';

describe('a file as a club keeps it', () => {
  const FILE = `# kept by hand
TOURNEY\tCup of Oaks, Princeton
  the second line of its name

\tstart='6/5/2024'
\tfinish="12/16/2024"
\trules=aga
\tdirector= Novak
\tcity=
\tplayers
  7068   Novak ,  Jan  Maria 3D NJGC  and others\r
# withdrawn
 21510\tNg, Li\t10k
    44 Casey, Eva W. 2P
    45 Rao, Mira -12.345
    46 Ito, Ken
    47 Only 1d
games 2
7068 21510 w 6 0.5
44 45 B 0 -3
GAMES 1
 # a remark
7068\t44\t?\t0\t7.5
45 46 b 1 6
47 21510 W 10 10

GAMES
47 46 w 0 0
7068 47 w 0 12
47 7068 B 0 7
47 7068 B 0 8
end
47 46 w 0 5 of another event
47 46 w 0 3
`;

  // N162
  test('is read whole, and what is left out is told with its line', () => {
    expect(wholeOf(readAga(FILE))).toEqual({
      facts: { ...NO_FACTS, name: 'Cup of Oaks, Princeton', begins: '2024-06-05', ends: '2024-12-16' },
      settings: { preset: 'AGA', rounds: 6, komi: 15 },
      rounds: 6,
      players: [
        '1 Novak|Jan Maria|3d|||7068',
        '2 Ng|Li|10k|||21510',
        '3 Casey|Eva W.|2p|||44',
        '4 Rao|Mira||||45',
        '5 Ito|Ken||||46',
        '6 Only||1d|||47',
      ],
      games: [
        '1: 0 unknown, 2 unknown +0',
        '1: 3 lost, 4 won +0',
        '1: 5 won, 1 lost +10',
        '2: 0 won, 1 lost +6',
        '2: 2 lost, 3 won +1',
        '3: 5 won, 4 lost +1',
        '4: 0 won, 5 lost +0',
        '5: 5 lost, 0 won +0',
        '6: 5 lost, 0 won +0',
      ],
      free: [],
      said: [
        'warning partLeftOut at 11:1 text=NJGC and others attribute=club element=Novak',
        'warning partLeftOut at 15:1 text=-12.345 attribute=rank element=Rao',
        'warning attributeMissing at 16:1 element=Ito attribute=rank',
        'note notCarried what=unknownParts count=1 example=director',
        'note notCarried what=facts count=1 example=the second line of its name',
        'note notCarried what=settings count=2 example=komi 12',
      ],
    });
  });
});

describe('a line of PLAYERS', () => {
  const read = (line: string): readonly string[] => {
    const reading = readAga(`TOURNEY x\nPLAYERS\n${line}\n`);
    return [
      ...(reading.kind === 'read' ? reading.tournament.players.map(playerText) : []),
      ...saidOf(reading.problems),
    ];
  };
  test.each([
    ['as the AGA writes it', '7068 Novak, Jan 3D', ['1 Novak|Jan|3d|||7068']],
    ['with an id of six digits', '123456 Novak, Jan 3D', ['1 Novak|Jan|3d|||123456']],
    ['with an id of seven', '1234567 Novak, Jan 3D', ['error wrongLine at 3:1 text=1234567 Novak, Jan 3D']],
    [
      'with a club',
      '7 Ng, Li 5k PWGC',
      ['1 Ng|Li|5k|||7', 'warning partLeftOut at 3:1 text=PWGC attribute=club element=Ng'],
    ],
    ['with two ranks', '7 Ng, Li 5k 4k', ['1 Ng|Li 5k|4k|||7']],
    [
      'with a rank of three digits',
      '7 Ng, Li 100k',
      ['1 Ng|Li 100k||||7', 'warning attributeMissing at 3:1 element=Ng attribute=rank'],
    ],
    [
      'with a rank that nobody has',
      '7 Ng, Li 60k',
      ['1 Ng|Li||||7', 'warning partLeftOut at 3:1 text=60k attribute=rank element=Ng'],
    ],
    [
      'with a rating of a dan',
      '7 Ng, Li 3.2',
      ['1 Ng|Li||||7', 'warning partLeftOut at 3:1 text=3.2 attribute=rank element=Ng'],
    ],
    [
      'with a rating of a kyu',
      '7 Ng, Li -10.25',
      ['1 Ng|Li||||7', 'warning partLeftOut at 3:1 text=-10.25 attribute=rank element=Ng'],
    ],
    [
      'without a rank',
      '7 Ng, Li',
      ['1 Ng|Li||||7', 'warning attributeMissing at 3:1 element=Ng attribute=rank'],
    ],
    ['without a rank and with two commas', '7 Ng, Li, Jr.', ['error wrongLine at 3:1 text=7 Ng, Li, Jr.']],
    ['without a rank and a comma', '7 Ng Li', ['error wrongLine at 3:1 text=7 Ng Li']],
    ['without a first name', '7 Ng 5k', ['1 Ng||5k|||7']],
    ['without a surname', '7 , Li 5k', ['error wrongLine at 3:1 text=7 , Li 5k']],
    ['without an id', 'Ng, Li 5k', ['error wrongLine at 3:1 text=Ng, Li 5k']],
    ['with a word before the id', 'no 7 Ng, Li 5k', ['error wrongLine at 3:1 text=no 7 Ng, Li 5k']],
    ['with a word before the id, without a rank', 'no 7 Ng, Li', ['error wrongLine at 3:1 text=no 7 Ng, Li']],
    ['that only begins like the end', 'Endo, Li 5k', ['error wrongLine at 3:1 text=Endo, Li 5k']],
    ['with an id twice', '7 Ng, Li 5k\n7 Ito, Ken 1d', ['error numberTwice at 4:1 no=7']],
    ['that is missing', '', ['error noPlayersInFile']],
  ])('%s', (_name, line, expected) => expect(read(line)).toEqual(expected));
});

describe('a line of GAMES', () => {
  const read = (lines: string, title = 'GAMES 1'): readonly string[] => {
    const reading = readAga(`PLAYERS\n7 Ng, Li 5k\n8 Ito, Ken 1d\n${title}\n${lines}\n`);
    if (reading.kind === 'refused') return saidOf(reading.problems);
    const { games, rounds, settings } = reading.tournament;
    const settled = `${rounds} rounds, komi ${settings.komi}, ${settings.rounds} of settings`;
    return [...games.map(gameText), settled, ...saidOf(reading.problems)];
  };
  const ONE = '1 rounds, komi undefined, 1 of settings';
  test.each([
    ['White wins an even game', '7 8 W 0 7', ['1: 0 won, 1 lost +0', '1 rounds, komi 15, 1 of settings']],
    ['Black wins', '7 8 b 0 6', ['1: 0 lost, 1 won +0', '1 rounds, komi 13, 1 of settings']],
    ['nobody knows who wins', '7 8 ? 9 0', ['1: 0 unknown, 1 unknown +9', ONE]],
    ['no stones, and no komi', '7 8 w 0 0', ['1: 0 won, 1 lost +1', ONE]],
    ['no stones, and komi for Black', '7 8 w 0 -10', ['1: 0 won, 1 lost +1', ONE]],
    ['one stone, and no komi', '7 8 w 1 0', ['1: 0 won, 1 lost +1', ONE]],
    ['one stone, and komi', '7 8 w 1 7', ['1: 0 won, 1 lost +0', ONE]],
    ['two stones', '7 8 w 2 0', ['1: 0 won, 1 lost +2', ONE]],
    ['stones and komi', '7 8 w 12 10', ['1: 0 won, 1 lost +12', ONE]],
    ['a half', '7 8 w 0 10.5', ['1: 0 won, 1 lost +0', '1 rounds, komi 21, 1 of settings']],
    ['no winner', '7 8 0 7', ['error wrongLine at 5:1 text=7 8 0 7']],
    ['a word before', 'x 7 8 w 0 7', ['error wrongLine at 5:1 text=x 7 8 w 0 7']],
    ['a word behind', '7 8 w 0 7 x', ['error wrongLine at 5:1 text=7 8 w 0 7 x']],
    ['a hundred stones', '7 8 w 100 7', ['error wrongLine at 5:1 text=7 8 w 100 7']],
    ['a hundred points', '7 8 w 0 100', ['error wrongLine at 5:1 text=7 8 w 0 100']],
    ['an unknown White', '123456 8 w 0 7', ['error playerNotInFile at 5:1 text=123456']],
    ['an unknown Black', '7 123456 w 0 7', ['error playerNotInFile at 5:1 text=123456']],
    ['neither known', '1 2 w 0 7', ['error playerNotInFile at 5:1 text=1']],
    ['oneself', '8 8 w 0 7', ['error againstSelf at 5:1 name=Ito Ken round=1']],
    ['a game more', '7 8 w 0 7\n8 7 w 0 7', ['error secondGame at 6:1 name=Ito Ken round=1']],
    ['nobody played', '', [ONE]],
  ])('%s', (_name, lines, expected) => expect(read(lines)).toEqual(expected));

  test.each([
    ['GAMES', '1 rounds'],
    ['GAMES 0', '1 rounds'],
    ['GAMES 12', '12 rounds'],
    ['games2', undefined],
    ['GAMES 3 on Sunday', '3 rounds'],
    ['GAMES 1\nGAMES', '2 rounds'],
    ['GAMES 5\nGAMES 2', '5 rounds'],
    ['GAMESMEN', undefined],
    ['of GAMES', undefined],
    ['Our END', undefined],
  ])('stands under %s', (title, rounds) => {
    const said = read('', title);
    expect(said.map(text => text.split(',')[0])).toEqual([rounds ?? `error wrongLine at 4:1 text=${title}`]);
  });

  test('without a number of the round goes into the first that both have free, and rounds end with 99', () => {
    const often = (count: number) => read('7 8 w 0 7\n'.repeat(count), 'GAMES');
    expect(often(99)[98]).toBe('99: 0 won, 1 lost +0');
    expect(often(100)).toEqual(['error secondGame at 104:1 name=Ng Li round=99']);
  });
});

// N160, N161
describe('the header', () => {
  const read = (lines: string) => {
    const reading = readAga(`${lines}\nPLAYERS\n7 Ng, Li 5k\n`);
    const { name, begins, ends } = tournamentOf(reading).facts;
    return [[name, begins, ends].join('|'), ...saidOf(reading.problems)];
  };
  const wrong = (line: number, attribute: string, text: string) =>
    `warning partLeftOut at ${line}:1 text=${text} attribute=${attribute} element=TOURNEY`;
  test.each([
    ['a name alone', 'TOURNEY Cup of Oaks', ['Cup of Oaks||']],
    ['a name on the next line', 'tourney\nCup of Oaks', ['Cup of Oaks||']],
    ['a name with the word in it', 'TOURNEY Our TOURNEY of Oaks', ['Our TOURNEY of Oaks||']],
    ['the word within a line of its own', 'Our TOURNEY of Oaks', ['Our TOURNEY of Oaks||']],
    ['no name', 'TOURNEY\n start=2024-06-05', ['|2024-06-05|']],
    ['a date between blanks', `start=' 2024-06-05 '`, ['|2024-06-05|']],
    ['an unknown name behind a thousand characters', `${'x'.repeat(1001)} fee=20`, ['||']],
    ['dates of America', 'start=6/5/2024\nfinish=12/16/2024', ['|2024-06-05|2024-12-16']],
    ['dates in capitals', 'START=6/5/2024\nFinish=2024-06-06', ['|2024-06-05|2024-06-06']],
    ['dates in quotes', `start='6/5/2024'\nfinish="2024-06-06"`, ['|2024-06-05|2024-06-06']],
    ['two dates of the start', 'start=6/5/2024\nstart=6/6/2024', ['|2024-06-05|']],
    ['a date with a word', '\n# odd\nstart=2024-06-05 (Sat)', ['||', wrong(3, 'start', '2024-06-05 (Sat)')]],
    ['a date behind a digit', 'start=12024-06-05', ['||', wrong(1, 'start', '12024-06-05')]],
    ['a date behind a month', 'finish=111/5/2024', ['||', wrong(1, 'finish', '111/5/2024')]],
    ['a year of two digits', 'finish=11/5/24', ['||', wrong(1, 'finish', '11/5/24')]],
    ['a year of five', 'finish=11/5/20245', ['||', wrong(1, 'finish', '11/5/20245')]],
    ['rules', 'Rules=AGA', ['||']],
    ['rules of a draft', 'rules=AGA 2009', ['||', wrong(1, 'rules', 'AGA 2009')]],
    ['rules of others', 'rules=not AGA', ['||', wrong(1, 'rules', 'not AGA')]],
    [
      'unknown names',
      'fee=20\ncity=\nfee=30\nprize=0',
      ['||', 'note notCarried what=unknownParts count=2 example=fee'],
    ],
    [
      'names of three lines',
      'TOURNEY Cup\nof\nOaks\n=',
      ['Cup||', 'note notCarried what=facts count=2 example=of'],
    ],
    ['a value behind a thousand characters', `${'x'.repeat(1001)} start=2024-06-05`, ['||']],
  ])('%s', (_name, lines, expected) => expect(read(lines)).toEqual(expected));
});

test.each([
  ['tabs', 'Aal, Zoe\t15648\tFull\t-20.06\t7/2/2008\t\tNY', ['Aal, Zoe|15648|-20.06']],
  ['tabs and blanks', ' Aal, Zoe \t 15648 \tFull\t 3 \t7/2/2008', ['Aal, Zoe|15648|3']],
  ['tabs and no more', 'Aal, Zoe\t15648', ['Aal, Zoe|15648|undefined']],
  ['tabs and a word for the rating', 'Aal, Zoe\t15648\tFull\t3d', ['Aal, Zoe|15648|undefined']],
  ['tabs and a word before the rating', 'Aal, Zoe\t15648\tFull\tx3.5', ['Aal, Zoe|15648|undefined']],
  ['tabs and a point behind the rating', 'Aal, Zoe\t15648\tFull\t3.', ['Aal, Zoe|15648|undefined']],
  ['columns', 'Novak, Jan M.     7068 Full    -20.15   7/2/2008 none NY', ['Novak, Jan M.|7068|-20.15']],
  ['narrow columns', 'Novak, Jan 7068 Full 3.25 7/2/2008', ['Novak, Jan|7068|3.25']],
  ['columns and no rating', 'Novak, Jan     123456 Full    7/2/2008 none', ['Novak, Jan|123456|undefined']],
  [
    'empty lines',
    '\n \nNovak, Jan\t7068\n\nNg, Li\t8\n',
    ['Novak, Jan|7068|undefined', 'Ng, Li|8|undefined'],
  ],
  [
    'an id of seven digits',
    '\nNg\t8\nNovak, Jan\t1234567',
    ['error wrongLine at 3:1 text=Novak, Jan 1234567'],
  ],
  ['an id behind a letter', 'Novak, Jan\tx12', ['error wrongLine at 1:1 text=Novak, Jan x12']],
  ['an id before a letter', 'Novak, Jan\t12x', ['error wrongLine at 1:1 text=Novak, Jan 12x']],
  [
    'columns, an id of seven digits',
    'Novak 1234567 Full 1.0',
    ['error wrongLine at 1:1 text=Novak 1234567 Full 1.0'],
  ],
  [
    'columns that begin with blanks',
    '  Novak 7068 Full 1.0',
    ['error wrongLine at 1:1 text=Novak 7068 Full 1.0'],
  ],
  ['columns without the kind', 'Novak 7068 1.0', ['error wrongLine at 1:1 text=Novak 7068 1.0']],
  ['nothing', '\n', []],
])('a list of members with %s', (_name, text, expected) => {
  const members = readMembers(text);
  const shown =
    'code' in members ? saidOf([members]) : members.map(({ name, id, rating }) => `${name}|${id}|${rating}`);
  expect(shown).toEqual(expected);
});

describe('an event as it is written', () => {
  const of = (surname: string, firstName: string, rank: string, pin: string, no: number) => ({
    ...NOBODY,
    no,
    surname,
    firstName,
    pin,
    rank: parseRank(rank),
  });
  const game = (
    round: number,
    white: number,
    black: number,
    result: string,
    more: Partial<ExchangedGame> = {},
  ): ExchangedGame => {
    const sides = (
      {
        w: ['won', 'lost'],
        b: ['lost', 'won'],
        '?': ['unknown', 'unknown'],
        '=': ['jigo', 'jigo'],
        '0': ['lost', 'lost'],
        '2': ['won', 'won'],
      } as const
    )[result];
    return {
      round,
      white,
      black,
      table: undefined,
      colourKnown: true,
      handicap: 0,
      byDefault: false,
      moves: undefined,
      whiteOutcome: sides?.[0] ?? 'unknown',
      blackOutcome: sides?.[1] ?? 'unknown',
      ...more,
    };
  };
  const EVENT: ExchangedTournament = {
    facts: {
      ...NO_FACTS,
      name: 'Cup of\nOaks',
      place: 'Princeton',
      begins: '2024-06-05',
      time: { basicMinutes: 60, overtime: { kind: 'byo-yomi', seconds: 30 } },
    },
    rounds: 3,
    players: [
      of('Novak', 'Jan', '3d', '7068', 1),
      of('Ng, Jr.', 'Li', '10k', '', 2),
      of('Casey', 'Eva', '2p', '099998', 3),
      { ...of('Rao', 'Mira', '', '99999', 5), country: 'US', club: 'NJGC', start: 3 },
      of('', 'Ken', '1d', '007068', 4),
      of('Only', 'Ida', '1k', '0', 6),
      of('Never', 'Here', '1k', '77', 7),
      of('Odd', 'Id', '1k', '12a', 8),
    ],
    games: [
      game(1, 0, 1, 'w', { handicap: 9 }),
      game(1, 2, 3, 'b', { handicap: 1 }),
      game(1, 4, 5, 'w'),
      game(2, 0, 2, '='),
      game(2, 1, 3, '0'),
      game(2, 4, 7, 'b', { byDefault: true }),
      game(3, 0, 3, 'w', { colourKnown: false }),
      game(3, 1, 2, '2'),
      game(3, 4, 5, '?'),
    ],
    free: [{ player: 5, round: 2, entry: freeEntry({ worth: 'win' }) }],
    settings: { komi: 13 },
    clubGroups: [],
  };
  test('holds whole lines: spare ids count down past those that are taken, and only games that were won', () => {
    expect(writeAga(EVENT, undefined, 'Even games have a komi\nof 6.5.').text)
      .toBe(`TOURNEY\tCup of Oaks, Princeton
\tstart=2024-06-05
\tfinish=2024-06-05
\trules=AGA
PLAYERS
7068\tNovak, Jan\t3D
99997\tNg Jr., Li\t10K
99998\tCasey, Eva\t2P
99999\tRao, Mira\t30K
99996\t, Ken\t1D
99995\tOnly, Ida\t1K
99994\tOdd, Id\t1K

GAMES 1
7068\t99997\tW\t9\t0
99998\t99999\tB\t0\t0
99996\t99995\tW\t0\t6

GAMES 2

GAMES 3

END
# Even games have a komi of 6.5.
`);
  });

  test('of two days without a place or rules has no more than that', () => {
    const facts = { ...EVENT.facts, name: '', ends: '2024-06-06' };
    const { text, problems } = writeAga({
      ...EVENT,
      facts,
      players: [EVENT.players[0]!],
      games: [],
      free: [],
      rounds: 0,
      settings: {},
    });
    expect(text).toBe(
      'TOURNEY\tPrinceton\n\tstart=2024-06-05\n\tfinish=2024-06-06\n\trules=AGA\nPLAYERS\n7068\tNovak, Jan\t3D\n\nEND\n',
    );
    expect(saidOf(problems)).toEqual([
      'note notCarried what=time count=1 example=byo-yomi',
      'note notCarried what=facts count=1 example=Princeton',
    ]);
  });

  test('tells each loss and each id that the AGA does not know', () => {
    const members = readMembers('A\t007068\nB\t99999\n');
    if ('code' in members) return expect.fail(members.code);
    expect(saidOf(writeAga(EVENT, members).problems)).toEqual([
      'note notCarried what=neverPlayed count=1 example=Never Here',
      'note notCarried what=settings count=1 example=Komi setting=komi',
      'note notCarried what=longNames count=2 example=Ng, Jr. Li',
      'note notCarried what=ranks count=1 example=Rao Mira',
      'note notCarried what=countries count=1 example=Rao Mira',
      'note notCarried what=clubs count=1 example=Rao Mira',
      'note notCarried what=pins count=5 example=Ng, Jr. Li',
      'note notCarried what=numbers count=3 example=5',
      'note notCarried what=starts count=1 example=Rao Mira',
      'note notCarried what=results count=6 example=R2',
      'note notCarried what=byes count=1 example=R2',
      'note notCarried what=time count=1 example=byo-yomi',
      'note notCarried what=facts count=2 example=Cup of Oaks',
      'warning pinMissing of 1 name=Ng, Jr. Li',
      'warning wrongPin of 2 name=Casey Eva pin=99998',
      'warning pinTwice of 4 name=Ken other=Novak Jan pin=7068',
      'warning pinMissing of 5 name=Only Ida',
      'warning pinMissing of 7 name=Odd Id',
    ]);
  });
});

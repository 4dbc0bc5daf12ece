/** Files of other programs, as bytes, XML, JSON and tables, each as a whole. */
import { describe, expect, test } from 'vitest';
import { readMacMahon } from '../../src/formats/macMahon';
import { bytesToText, otherGuesses } from '../../src/formats/parse/bytesToText';
import { jsonFile } from '../../src/formats/parse/jsonFile';
import { plainLetters } from '../../src/formats/parse/plainLetters';
import { makeTable, parseTable, separatorOf, tooManyRows } from '../../src/formats/parse/table';
import { textToBytes } from '../../src/formats/parse/textToBytes';
import {
  descendantsOf,
  escapeXml,
  isElement,
  LIMITS,
  makeXml,
  parseXml,
  type XmlElement,
} from '../../src/formats/parse/xml';
import { listDate, listLabel } from '../../src/formats/ratingLists/listDate';
import { matchPlayers } from '../../src/formats/ratingLists/matchPlayers';
import { readRatingList, type RatedPlayer } from '../../src/formats/ratingLists/readRatingList';
import { withRatingsOfList } from '../../src/formats/ratingLists/withRatings';
import { NO_FACTS, NOBODY, type ExchangedTournament } from '../../src/formats/exchange';
import { fileExcerpt, refusedFor, fileError, fileWarning, notCarried } from '../../src/formats/fileProblems';
import { makeRank, parseRank } from '../../src/tournament/rank';
import { saidOf, tournamentOf, wholeOf } from './whole';

const person = (id: number, parts: string, more = '') =>
  `<IndividualParticipant><Id>${id}</Id>${more}<GoPlayer>${parts}</GoPlayer></IndividualParticipant>`;
const MACMAHON = `<?xml version="1.0"?>
<!DOCTYPE Tournament>
<Tournament><Name>Cup</Name><NumberOfRounds>4</NumberOfRounds>
<UpperMacMahonBar>TRUE</UpperMacMahonBar><UpperMacMahonBarLevel>2d</UpperMacMahonBarLevel>
<LowerMacMahonBar>true</LowerMacMahonBar><LowerMacMahonBarLevel>20k</LowerMacMahonBarLevel>
<HandicapUsed>true</HandicapUsed><HandicapByLevel>false</HandicapByLevel>
<HandicapAdjustmentValue>-2</HandicapAdjustmentValue>
<HandicapLimit>true</HandicapLimit><HandicapLimitValue>30</HandicapLimitValue>
<HandicapBelow>true</HandicapBelow><HandicapBelowLevel>1k</HandicapBelowLevel>
${person(11, '<FirstName>Ann</FirstName><Surname>Lee</Surname><GoLevel>3d</GoLevel><Rating>2300</Rating><Country>CZ</Country><Club>Plze</Club><EgdPin>12345678</EgdPin>', '<SuperBarMember>true</SuperBarMember>')}
${person(12, '<FirstName>Bo</FirstName><Surname>Ng</Surname><GoLevel></GoLevel><Rating>-12345</Rating>', '<NotPlayingInRound>3</NotPlayingInRound><NotPlayingInRound>1</NotPlayingInRound><NotPlayingInRound>0</NotPlayingInRound><NotPlayingInRound>100</NotPlayingInRound><NotPlayingInRound>99</NotPlayingInRound>')}
${person(13, '<Surname>Cy</Surname><GoLevel>5 kyu</GoLevel><Rating>x9</Rating>', '<PreliminaryRegistration>true</PreliminaryRegistration>')}
${person(14, '<Surname>Di</Surname><GoLevel>5k</GoLevel><Rating>-90</Rating>', '<PreliminaryRegistration>true</PreliminaryRegistration><NotPlayingInRound>4</NotPlayingInRound>')}
<TournamentRound><RoundNumber>2</RoundNumber>
<Pairing><Black>11</Black><White>12</White><Handicap>30</Handicap><BoardNumber>2</BoardNumber><Result>1 - 0</Result></Pairing>
<Pairing><Black>13</Black><White>14</White><Handicap>x1</Handicap><BoardNumber>0</BoardNumber><Result>0-1!</Result></Pairing>
</TournamentRound>
<TournamentRound><RoundNumber>1</RoundNumber>
<Pairing><Black>11</Black><White>13</White><Handicap>9</Handicap><Result>½-½</Result><ResultByReferee>true</ResultByReferee></Pairing>
<Pairing><Black>14</Black><PairingWithBye>true</PairingWithBye></Pairing>
</TournamentRound>
<TournamentRound><RoundNumber>3</RoundNumber>
<Pairing><Black>11</Black><White>14</White><Handicap>12345</Handicap></Pairing>
</TournamentRound>
</Tournament>`;

describe('a file of MacMahon', () => {
  test('is read whole', () => {
    const reading = readMacMahon(MACMAHON);
    const { players } = tournamentOf(reading);
    expect([
      wholeOf(reading),
      players.map(({ rating, supergroup, out }) => [rating, supergroup, out.rounds, out.from]),
    ]).toEqual([
      {
        facts: {
          name: 'Cup',
          place: '',
          country: '',
          director: '',
          begins: '',
          ends: '',
          boardSize: 19,
          online: false,
          time: undefined,
        },
        settings: {
          system: 'McMahon',
          upperBar: { kind: 'amateur', index: 1 },
          lowerBar: { kind: 'amateur', index: -20 },
          supergroup: true,
          handicap: 'MMS',
          handicapReduction: 2,
          handicapLimit: 25,
          handicapFrom: { kind: 'amateur', index: -1 },
          rounds: 4,
        },
        rounds: 4,
        players: ['1 Lee|Ann|3d|CZ|Plze|12345678', '2 Ng|Bo||||', '3 Cy||5k|||', '4 Di||5k|||'],
        games: [
          '1: 2 jigo, 0 jigo +9 !',
          '2: 1 lost, 0 won +25 table 2',
          '2: 3 won, 2 lost +0 !',
          '3: 3 unknown, 0 unknown +0',
        ],
        free: ['1: 3 bye win', '1: 1 absence half', '3: 1 absence half', '3: 2 absence nothing'],
        said: ['warning doctypeLeftOut at 2:21'],
      },
      [
        [2300, true, [], undefined],
        [undefined, false, [1, 3, 99], undefined],
        [undefined, false, [], 1],
        [-90, false, [4], undefined],
      ],
    ]);
  });

  const small = (settings: string, rest = '') =>
    `<Tournament>${settings}${person(1, '<Surname>A</Surname><GoLevel>1d</GoLevel>')}${person(2, '<Surname>B</Surname>')}${rest}</Tournament>`;
  const rounds = (pairing: string, number = '1') =>
    small('', `\n<TournamentRound><RoundNumber>${number}</RoundNumber>\n${pairing}</TournamentRound>`);
  const pair = (result: string, black = 1, white = 2) =>
    `<Pairing><Black>${black}</Black><White>${white}</White><Result>${result}</Result></Pairing>`;

  test.each([
    [
      'no bars and stones',
      small(''),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'none',
        rounds: 1,
      },
    ],
    [
      'bars that are not used',
      small('<UpperMacMahonBar>false</UpperMacMahonBar><UpperMacMahonBarLevel>2d</UpperMacMahonBarLevel>'),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'none',
        rounds: 1,
      },
    ],
    [
      'stones by rank',
      small(
        '<HandicapUsed>true</HandicapUsed><HandicapByLevel>true</HandicapByLevel><HandicapAdjustmentValue>1</HandicapAdjustmentValue>',
      ),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'rank',
        handicapReduction: -1,
        rounds: 1,
      },
    ],
    [
      'stones beyond one more',
      small(
        '<HandicapUsed>true</HandicapUsed><HandicapByLevel>true</HandicapByLevel><HandicapAdjustmentValue>+3</HandicapAdjustmentValue>',
      ),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'rank',
        handicapReduction: -1,
        rounds: 1,
      },
    ],
    [
      'an adjustment that is switched off',
      small(
        '<HandicapUsed>true</HandicapUsed><HandicapByLevel>true</HandicapByLevel><HandicapAdjustment>false</HandicapAdjustment><HandicapAdjustmentValue>-2</HandicapAdjustmentValue>',
      ),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'rank',
        handicapReduction: 0,
        rounds: 1,
      },
    ],
    [
      'stones without more',
      small(
        '<HandicapUsed>true</HandicapUsed><HandicapAdjustmentValue>12</HandicapAdjustmentValue><HandicapLimitValue>5</HandicapLimitValue><HandicapBelowLevel>5k</HandicapBelowLevel>',
      ),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'MMS',
        rounds: 1,
      },
    ],
    [
      'stones up to nine',
      small(
        '<HandicapUsed>true</HandicapUsed><HandicapLimit>true</HandicapLimit><HandicapLimitValue>9</HandicapLimitValue><HandicapAdjustmentValue>x1</HandicapAdjustmentValue>',
      ),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'MMS',
        handicapLimit: 9,
        rounds: 1,
      },
    ],
    [
      'stones that are not used',
      small(
        '<HandicapAdjustmentValue>1</HandicapAdjustmentValue><HandicapLimit>true</HandicapLimit><HandicapLimitValue>5</HandicapLimitValue><HandicapBelow>true</HandicapBelow><HandicapBelowLevel>5k</HandicapBelowLevel>',
      ),
      {
        system: 'McMahon',
        upperBar: undefined,
        lowerBar: undefined,
        supergroup: true,
        handicap: 'none',
        rounds: 1,
      },
    ],
  ])('with %s', (_name, text, expected) =>
    expect(tournamentOf(readMacMahon(text)).settings).toEqual(expected),
  );

  // N168 of docs/faults.md
  test('more stones than one that MacMahon adds are said', () => {
    const said = (value: string) =>
      readMacMahon(
        small(`<HandicapUsed>true</HandicapUsed><HandicapAdjustmentValue>${value}</HandicapAdjustmentValue>`),
      ).problems.map(({ code, values }) => [code, values['what'], values['example']].join(' '));
    expect(['-2', '0', '1', '+1', '2'].map(said)).toEqual([
      [],
      [],
      [],
      [],
      ['notCarried handicapRule HandicapAdjustmentValue 2'],
    ]);
  });

  test.each([
    ['', [[['1: 1 unknown, 0 unknown +0'], []]]],
    ['?-?', [[['1: 1 unknown, 0 unknown +0'], []]]],
    ['1-1', [[['1: 1 won, 0 won +0'], []]]],
    ['0-0!', [[['1: 1 lost, 0 lost +0 !'], []]]],
    ['1-0-', [[[], ['error wrongAttribute at 3:9 element=Pairing attribute=Result text=1-0-']]]],
    [
      'constructor',
      [[[], ['error wrongAttribute at 3:9 element=Pairing attribute=Result text=constructor']]],
    ],
  ])('with the result “%s”', (result, expected) =>
    expect(
      [wholeOf(readMacMahon(rounds(pair(result))))].map(one => ['games' in one ? one.games : [], one.said]),
    ).toEqual(expected),
  );

  test.each([
    ['text', 'Cup', ['error notXml at 1:3 says=text data outside of root node.']],
    ['another root', '\n<Sheet><Players/></Sheet>', ['error otherFormat at 2:7 format=MacMahon found=Sheet']],
    ['nobody', '<Tournament/>', ['error noPlayersInFile at 1:13']],
    [
      'the shape that Pairgoth reads',
      `<X><Tournament><Name>Cup</Name></Tournament><Playerlist><Player><Id>1</Id><GoPlayer><Surname>A</Surname></GoPlayer></Player></Playerlist><Roundlist><Round><RoundNumber>1</RoundNumber><Pairing><Black>1</Black><PairingWithBye>true</PairingWithBye></Pairing></Round></Roundlist></X>`,
      [1, ['1 A|||||'], ['1: 0 bye win'], []],
    ],
    [
      'one id for two',
      `<Tournament>${person(1, '<Surname>A</Surname>')}${person(1, '<Surname>B</Surname>')}</Tournament>`,
      ['error numberTwice at 1:12 no=Id'],
    ],
    [
      'a rank that is none',
      `<Tournament>\n${person(1, '<GoLevel>strong</GoLevel>')}</Tournament>`,
      ['error wrongAttribute at 2:23 element=GoPlayer attribute=GoLevel text=strong'],
    ],
    ['round 0', rounds('', '0'), ['error roundOutside at 2:17 round=0']],
    ['a round x', rounds('', 'x'), ['error roundOutside at 2:17 round=x']],
    ['an unknown Black', rounds(pair('1-0', 9, 2)), ['error playerNotInFile at 3:9 text=9']],
    ['an unknown White', rounds(pair('1-0', 1, 9)), ['error playerNotInFile at 3:9 text=9']],
    [
      'an unknown player with a bye',
      rounds('<Pairing><Black>9</Black><PairingWithBye>true</PairingWithBye></Pairing>'),
      ['error playerNotInFile at 3:9 text=9'],
    ],
    ['a game with oneself', rounds(pair('1-0', 1, 1)), ['error againstSelf at 3:9 name=A round=1']],
    [
      'a second game',
      rounds(pair('1-0') + '\n' + pair('1-0')),
      ['error secondGame at 4:9 name=A round=1', 'error secondGame at 4:9 name=B round=1'],
    ],
    [
      'a bye beside a game',
      rounds(pair('1-0') + '\n<Pairing><Black>2</Black><PairingWithBye>true</PairingWithBye></Pairing>'),
      ['error secondGame at 4:9 name=B round=1'],
    ],
  ])('that is %s', (_name, text, expected) => {
    const whole = wholeOf(readMacMahon(text));
    expect('players' in whole ? [whole.rounds, whole.players, whole.free, whole.said] : whole.said).toEqual(
      expected,
    );
  });
});

const EGF = `<h1>List of players</h1>
(7 February 2018)
 10000001  Novak Jan                             CZ  Plze    4d   --   2398     5  T120128E
10000002  Ng Li                                 DE  KN      1k   --    -18    26  E170731A
 10000003  broken
x 10000004  Ng Li                               FR  76An   16k   --    519     1  T150207N

Number of players: 12
`;
const FFG = `#Echelle au 5/11/2019
NOVAK Jan                             -2200 - 1400186 84VJ FR
ZOU Jin                                 557 e ------- xxxx DE
LATE Bo                               -9999 C 1300284 XXXX FR
HERE Bo                               -9998 L 130028B 76Ha FR
broken line of somebody                  12 x
# remark of somebody                     12 x
`;
const AGA =
  'Novak, Jan \t7052\tFull\t2.37847\t9/16/2015\tATLA \tGA\t0.47361\t10/1/2011\nNg, Li\t15504\tFull\t\t5/21/08\tCINC\tKY\nLate, Bo\t11955\tNon\t-22.46591\nZero\t1\tNon\t0.5\t12/6/2003\nbroken\t1234567\tx\t1\n';

describe('rating lists', () => {
  const ratedText = ({ pin, name, rank, rating, country, club, membership }: RatedPlayer) =>
    [
      pin,
      name,
      rank ? makeRank(rank) : '',
      rating,
      country,
      club,
      membership ? Object.values(membership).join(' ') : '',
    ].join('|');
  test.each([
    [
      'EGF',
      EGF,
      {
        federation: 'EGF',
        players: ['10000001|Novak Jan|4d|2398|CZ|Plze|', '10000002|Ng Li|1k|-18|DE|KN|'],
        spoilt: 1,
        stated: 12,
        day: '2018-02-07',
      },
    ],
    [
      'FFG',
      FFG,
      {
        federation: 'FFG',
        players: [
          '1400186|NOVAK Jan||-150|FR|84VJ|none',
          '|ZOU Jin||2607|DE||',
          '1300284|LATE Bo|||FR||leisure',
          '130028B|HERE Bo||-7948|FR|76Ha|',
        ],
        spoilt: 1,
        stated: undefined,
        day: '2019-11-05',
      },
    ],
    [
      'AGA',
      AGA,
      {
        federation: 'AGA',
        players: [
          '7052|Novak, Jan|2d|||ATLA|until 2015-09-16',
          '15504|Ng, Li||||CINC|',
          '11955|Late, Bo|22k||||',
          '1|Zero|||||until 2003-12-06',
        ],
        spoilt: 1,
        stated: undefined,
        day: undefined,
      },
    ],
    ['nobody', 'No\tName\n', ['error noPlayersInFile']],
  ])('of the %s are read whole', (_name, text, expected) => {
    const list = readRatingList(text);
    expect(
      'federation' in list
        ? { ...list, players: list.players.map(ratedText), day: listDate(text, list) }
        : saidOf([list]),
    ).toEqual(expected);
  });

  const dated = (line: string, above = 0, below = 0) =>
    listDate(`${'\n'.repeat(above)}${line}\n${'\n'.repeat(below)}`, {
      federation: 'EGF',
      players: [],
      spoilt: 0,
      stated: undefined,
    });
  test.each([
    ['29 Nov 2018', '2018-11-29'],
    ['1 September 2018', '2018-09-01'],
    ['1 Foo 2018', undefined],
    ['2018-11-29', '2018-11-29'],
    ['29.11.2018', '2018-11-29'],
    ['5/1/2018', '2018-01-05'],
    ['2018-13-29', undefined],
    ['2018-12-32', undefined],
    ['2018-00-29', undefined],
    ['2018-12-00', undefined],
    ['32.12.2018 31.12.2018', undefined],
    ['32.12.2018\n31.12.2018', '2018-12-31'],
    ['12018-12-01', undefined],
    ['2018-12-011', undefined],
    ['129.11.2018', undefined],
    ['29.11.20189', undefined],
  ])('the day of a list that says %s is %s', (line, day) => expect(dated(line)).toBe(day));
  test('the day is looked for in the first 40 lines and the last 10', () => {
    expect([
      dated('29.11.2018', 39, 100),
      dated('29.11.2018', 40, 100),
      dated('29.11.2018', 100, 8),
      dated('29.11.2018', 100, 9),
    ]).toEqual(['2018-11-29', undefined, '2018-11-29', undefined]);
    expect([
      listLabel({ federation: 'EGF', players: [], spoilt: 0, stated: undefined }, ''),
      listLabel({ federation: 'EGF', players: [], spoilt: 0, stated: undefined }, '2018-11-29'),
    ]).toEqual(['EGF', 'EGF 2018-11-29']);
  });

  const rated = (
    pin: string,
    name: string,
    country = 'CZ',
    more: Partial<RatedPlayer> = {},
  ): RatedPlayer => ({
    pin,
    name,
    country,
    club: '',
    rank: parseRank('1d'),
    rating: 2100,
    membership: undefined,
    ...more,
  });
  const LIST = {
    federation: 'EGF',
    spoilt: 0,
    stated: undefined,
    players: [
      rated('10000001', 'Novák Jan'),
      rated('10000002', 'Ng Li'),
      rated('10000003', 'NG li', 'DE'),
      rated('', 'Müller-Lüdenscheidt Jean-Luc', ''),
      rated('10000005', 'Abcd E'),
      rated('10000006', 'Xyz', 'FR', { rating: undefined }),
      rated('10000007', 'Rankless Ron', 'FR', { rank: undefined }),
      rated('10000008', 'Neither Ned', 'FR', { rank: undefined, rating: undefined }),
    ],
  } as const;
  const sought = (surname: string, firstName: string, country = '', pin = '') => ({
    ...NOBODY,
    surname,
    firstName,
    country,
    pin,
  });
  test.each([
    ['by number', sought('Novak', 'J.', 'CZ', '10000001'), ['by number', 'Novák Jan']],
    ['by number of another name', sought('Other', 'Name', 'CZ', '10000001'), ['doubtful', ['Novák Jan']]],
    ['by name without accents', sought('JAN', 'novak'), ['by name', 'Novák Jan']],
    ['by name of a small country', sought('Jan', 'Novak', 'cz'), ['by name', 'Novák Jan']],
    ['by name of another country', sought('Jan', 'Novak', 'SK'), ['doubtful', ['Novák Jan']]],
    ['by name with another number', sought('Jan', 'Novak', 'CZ', '10000009'), ['doubtful', ['Novák Jan']]],
    [
      'by name with a number of another length',
      sought('Jan', 'Novak', 'CZ', '1234567'),
      ['by name', 'Novák Jan'],
    ],
    ['of two', sought('Ng', 'Li'), ['doubtful', ['Ng Li', 'NG li']]],
    ['without a country', sought('Jean Luc', 'Mueller', 'FR'), ['not found', '']],
    [
      'with marks',
      sought('Muller Ludenscheidt', 'Jean Luc', 'FR'),
      ['by name', 'Müller-Lüdenscheidt Jean-Luc'],
    ],
    ['a letter more', sought('Novaak', 'Jan'), ['doubtful', ['Novák Jan']]],
    ['a letter less', sought('Nova', 'Jan'), ['doubtful', ['Novák Jan']]],
    ['another letter', sought('Nowak', 'Jan'), ['doubtful', ['Novák Jan']]],
    ['another last letter', sought('Novax', 'Jan'), ['doubtful', ['Novák Jan']]],
    ['another first letter', sought('Novak', 'Wan'), ['not found', '']],
    ['two letters more', sought('Novaaak', 'Jan'), ['not found', '']],
    ['two other letters', sought('Mowak', 'Jan'), ['not found', '']],
    ['of five letters', sought('Abce', 'E'), ['doubtful', ['Abcd E']]],
    ['of four letters', sought('Xyzz', ''), ['not found', '']],
    ['of four letters, three known', sought('Xyy', ''), ['not found', '']],
    ['nobody', sought('', ''), ['not found', '']],
  ])('find a player %s', (_name, player, expected) => {
    const [match] = matchPlayers([player], LIST);
    expect([
      match?.kind,
      match && 'rated' in match
        ? match.rated.name
        : match && 'candidates' in match
          ? match.candidates.map(({ name }) => name)
          : '',
    ]).toEqual(expected);
  });

  test('change what they know better', () => {
    const players = [
      { ...sought('Novak', 'Jan', 'CZ', '10000001'), rank: parseRank('1d'), rating: 2000 },
      sought('Xyz', ''),
      { ...sought('Rankless', 'Ron', '', '7654321'), rank: parseRank('3k') },
      { ...sought('Neither', 'Ned'), rank: parseRank('4k'), rating: 1700, ratingList: 'EGF 2001' },
      sought('Nobody', 'Known'),
    ];
    const event: ExchangedTournament = {
      facts: NO_FACTS,
      rounds: 1,
      players,
      games: [],
      free: [],
      settings: {},
      clubGroups: [],
    };
    const { tournament, changes, isFrozen } = withRatingsOfList(
      event,
      [...matchPlayers(players, LIST), { kind: 'by name', player: 99, rated: LIST.players[0] }],
      'EGF 2018',
    );
    expect([
      isFrozen,
      changes.map(({ player, what, before, after }) => `${player} ${what} ${before} → ${after}`),
      tournament.players.map(({ pin, rank, rating, ratingList }) =>
        [pin, rank ? makeRank(rank) : '', rating, ratingList].join('|'),
      ),
    ]).toEqual([
      false,
      [
        '0 rating 2000 → 2100',
        '1 number  → 10000006',
        '1 rank  → 1d',
        '2 rating  → 2100',
        '3 number  → 10000008',
      ],
      [
        '10000001|1d|2100|EGF 2018',
        '10000006|1d||EGF 2018',
        '7654321|3k|2100|EGF 2018',
        '10000008|4k|1700|EGF 2001',
        '|||',
      ],
    ]);
  });
});

describe('bytes', () => {
  const bytes = (...parts: readonly (string | number)[]) =>
    Uint8Array.from(
      parts.flatMap(part =>
        typeof part === 'number' ? [part] : [...part].map(letter => letter.charCodeAt(0)),
      ),
    );
  const shown = (read: ReturnType<typeof bytesToText>) => ('text' in read ? read : saidOf([read]));
  test.each([
    [
      'UTF-16, high byte first, with a mark',
      bytes(0xfe, 0xff, 0, 'a'),
      { text: 'a', encoding: 'utf-16be', guessed: false },
    ],
    ['half a mark', bytes(0xef, 0xbb, 'a'), { text: 'ï»a', encoding: 'iso-8859-15', guessed: true }],
    ['one byte', bytes('a'), { text: 'a', encoding: 'utf-8', guessed: false }],
    ['nothing', bytes(), { text: '', encoding: 'utf-8', guessed: false }],
    ['a nought', bytes(0), { text: '\u0000', encoding: 'utf-8', guessed: false }],
    ['two noughts', bytes(0, 0), { text: '\u0000\u0000', encoding: 'utf-8', guessed: false }],
    [
      'a declaration of UTF-16 that is none',
      bytes(`<?xml version="1.0" encoding='UTF-16LE'?><a/>`),
      { text: '<?xml version="1.0" encoding=\'UTF-16LE\'?><a/>', encoding: 'utf-8', guessed: false },
    ],
    [
      'a declaration behind a line',
      bytes(`\n<?xml encoding = "ISO-8859-2"?>`, 0xe8),
      { text: '\n<?xml encoding = "ISO-8859-2"?>č', encoding: 'iso-8859-2', guessed: false },
    ],
    [
      'a declaration of something else',
      bytes(`<?xml encoding="x-mac"?>`, 0xe8),
      { text: '<?xml encoding="x-mac"?>è', encoding: 'iso-8859-15', guessed: true },
    ],
    [
      'a declaration too far behind',
      bytes(`<?xml ${' '.repeat(200)} encoding="iso-8859-2"?>`, 0xe8),
      {
        text: '<?xml                                                                                                                                                                                                          encoding="iso-8859-2"?>è',
        encoding: 'iso-8859-15',
        guessed: true,
      },
    ],
    [
      'Cyrillic words',
      bytes(0xcb, 0xe8, 0xf1, 0xea, 0xee),
      { text: 'Лиско', encoding: 'windows-1251', guessed: true },
    ],
    [
      'three letters together',
      bytes(0xcb, 0xe8, 0xf1),
      { text: 'Ëèñ', encoding: 'iso-8859-15', guessed: true },
    ],
    [
      'four letters together among many',
      bytes(0xe8, 0xe8, 0xe8, 0xe8, ...Array.from({ length: 12 }, () => ['a', 0xe8]).flat()),
      { text: 'èèèèaèaèaèaèaèaèaèaèaèaèaèaè', encoding: 'iso-8859-15', guessed: true },
    ],
    [
      'four letters together among two more',
      bytes(0xe8, 0xe8, 0xe8, 0xe8, 'a', 0xe8, 'a', 0xe8),
      { text: 'ииииaиaи', encoding: 'windows-1251', guessed: true },
    ],
    [
      'a sign of Windows at the lower end',
      bytes('a', 0x80),
      { text: 'a€', encoding: 'windows-1252', guessed: true },
    ],
    [
      'a sign of Windows at the upper end',
      bytes('a', 0x9f),
      { text: 'aŸ', encoding: 'windows-1252', guessed: true },
    ],
    ['a sign beyond it', bytes('a', 0xa4, 0xa0), { text: 'a€ ', encoding: 'iso-8859-15', guessed: true }],
    ['UTF-8 broken off', bytes('a', 0xc5), { text: 'aÅ', encoding: 'iso-8859-15', guessed: true }],
  ])('%s', (_name, given, expected) => expect(shown(bytesToText(given))).toEqual(expected));

  test('named by the organiser', () => {
    expect([
      shown(bytesToText(bytes(0xe8), 'utf-8')),
      shown(bytesToText(bytes('a', 0x80, 0x9c, 0x8a), 'iso-8859-1')),
      shown(bytesToText(bytes(0xff, 0xfe, 'a', 0), 'iso-8859-2')),
      shown(bytesToText(new Uint8Array(32_000_001))),
    ]).toEqual([
      ['error unreadableBytes encoding=utf-8'],
      { text: 'a€œŠ', encoding: 'iso-8859-1', guessed: false },
      { text: 'a', encoding: 'utf-16le', guessed: false },
      ['error fileTooBig most=32000000'],
    ]);
  });

  test('whose encoding says nothing of itself may be read in other ways', () => {
    expect([
      otherGuesses(bytes('Plain\nHo', 0xb9, 'ek\n', 0xc8, 'ech'), 'iso-8859-2'),
      otherGuesses(bytes('Plain'), 'utf-8'),
      otherGuesses(bytes('M', 0xfc, 'ller'), 'iso-8859-15'),
    ]).toEqual([
      [
        { encoding: 'iso-8859-2', sample: 'Hošek' },
        { encoding: 'windows-1250', sample: 'Hoąek' },
        { encoding: 'windows-1253', sample: 'HoΉek' },
        { encoding: 'shift_jis', sample: 'Hoｹek' },
        { encoding: 'gb18030', sample: 'Ho筫k' },
      ],
      [{ encoding: 'utf-8', sample: '' }],
      [
        { encoding: 'iso-8859-15', sample: 'Müller' },
        { encoding: 'windows-1251', sample: 'Mьller' },
        { encoding: 'windows-1253', sample: 'Mόller' },
        { encoding: 'koi8-r', sample: 'MЭller' },
        { encoding: 'gb18030', sample: 'M黮ler' },
      ],
    ]);
  });

  test('of ISO-8859-15', () => {
    const text = '€ŠšŽžŒœŸ ¤¦¨´¸¼½¾ ÿ Ł ĸ 李 … Łł';
    const { bytes: made, problems } = textToBytes(text, 'iso-8859-15');
    expect([
      [...made].map(byte => byte.toString(16)).join(' '),
      saidOf(problems),
      shown(bytesToText(made, 'iso-8859-15')),
    ]).toEqual([
      'a4 a6 a8 b4 b8 bc bd be 20 3f 3f 20 20 20 3f 3f 3f 20 ff 20 4c 20 6b 20 3f 20 2e 2e 2e 20 4c 6c',
      ['note notCarried what=letters count=13 example=¤'],
      { text: '€ŠšŽžŒœŸ ??   ??? ÿ L k ? ... Ll', encoding: 'iso-8859-15', guessed: false },
    ]);
    expect(textToBytes('Ł', 'utf-8')).toEqual({ bytes: Uint8Array.of(0xc5, 0x81), problems: [] });
  });

  test('letters without marks', () =>
    expect(
      ['ıŁłĐđĦħŦŧØøÆæŒœÞþÐðŊŋĸƏəƉɖƇƈßẞ', '‘’‛ʼʻ“”„‐‑‒–—…', 'Šimůnek', 'a\u00a0b', 'plain ~', '李 Ж'].map(
        plainLetters,
      ),
    ).toEqual([
      'iLlDdHhTtOoAEaeOEoeThthDdNnkEeDdCcssSS',
      "'''''\"\"\"-----...",
      'Simunek',
      'a b',
      'plain ~',
      '李 Ж',
    ]));
});

test.each([
  ['{"pairing":{},"gobanSize":19}', ['error pairgothFile']],
  ['{"pairing":{},"players":[]}', ['error pairgothFile']],
  ['{"pairing":{}}', ['error jsonFile']],
  ['{"gobanSize":19}', ['error jsonFile']],
  [' [1,2]', ['error jsonFile']],
  ['[Event "x"]', []],
  ['{"name": "Cup", "gobanSize" : 19, "pl', ['error pairgothFile']],
  ['{ "name" : "Cup", "pl', ['error jsonFile']],
  ['{x', []],
  ['x {"a":1}', []],
  ['null', []],
])('JSON: %s', (text, expected) => {
  const problem = jsonFile(text);
  expect(problem ? saidOf([problem]) : []).toEqual(expected);
});

describe('tables', () => {
  const shown = (text: string, separator?: '\t' | ',' | ';') => {
    const table = separator ? parseTable(text, separator) : parseTable(text);
    return 'rows' in table ? [table.rows, table.lines] : saidOf([table]);
  };
  test.each([
    [
      '\uFEFFa,b\r\nc,d\re,f',
      [
        [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ],
        [1, 2, 3],
      ],
    ],
    ['a\n', [[['a']], [1]]],
    [
      'a\n\nb',
      [
        [['a'], [''], ['b']],
        [1, 2, 3],
      ],
    ],
    ['', [[], []]],
    ['\n', [[['']], [1]]],
    [
      `"a\nb";"c\nd"\ne;f`,
      [
        [
          ['a\nb', 'c\nd'],
          ['e', 'f'],
        ],
        [1, 4],
      ],
    ],
    ['a,b\n  c,"d', ['error wrongQuotes at 2:6']],
    ['a,"b" c\n', ['error wrongQuotes at 1:4']],
    [
      `'=1,'x,'-900,''=2,=3,'+,'+1,'-x, '=4,'@,'＝1`,
      [[['=1', "'x", "'-900", "'=2", '=3', "'+", "'+1", '-x', " '=4", "'@", '＝1']], [1]],
    ],
  ])('%j', (text, expected) => expect(shown(text)).toEqual(expected));

  test('are written with marks before what a spreadsheet would take for a formula', () => {
    expect([
      makeTable([], ','),
      makeTable(
        [
          [
            '=1',
            '＝1',
            '@x',
            '＠x',
            '+1',
            '-1',
            '+x',
            '-x',
            '＋x',
            '－x',
            '=',
            '@ ',
            '-',
            '1.5',
            '-1.5,5',
            "'=1",
            ' =1',
            'a=1',
            "'x",
          ],
        ],
        ';',
      ),
      makeTable([['a'], ['b,c']], ','),
    ]).toEqual([
      '',
      "'=1;'＝1;'@x;'＠x;+1;-1;'+x;'-x;'＋x;'－x;=;\"@ \";-;1.5;-1.5,5;''=1;' =1;a=1;'x\n",
      'a\n"b,c"\n',
    ]);
  });

  test.each([
    ['a,b;c', ','],
    ['a;b;c,d', ';'],
    ['a\tb\tc;d,e', '\t'],
    ['a,b\nc;d;e;f\ng,h', ','],
    ['a', ','],
    ['Title, of a list\n1;Novak;3d\n2;Ng;5k', ';'],
    [`${'x\n'.repeat(40)}a;b`, ','],
    [`${'x\n'.repeat(39)}a;b`, ';'],
    [`${' '.repeat(20_000)};`, ','],
    ['a\r\rb;c', ';'],
  ])('the separator of %j', (text, separator) => expect(separatorOf(text)).toBe(separator));

  test('have bounds', () => {
    const rows = (count: number) => ({
      rows: Array.from({ length: count }, () => ['x']),
      lines: Array.from({ length: count }, (_, i) => i + 3),
    });
    const tooMany = tooManyRows(rows(10_001));
    expect([
      tooManyRows(rows(10_000)),
      tooMany && saidOf([tooMany]),
      shown('x'.repeat(16_000_001), ','),
    ]).toEqual([
      undefined,
      ['error tooManyRows at 10003:1 count=10001 most=10000'],
      ['error fileTooBig most=16000000'],
    ]);
  });
});

describe('XML', () => {
  const tree = ({ name, attributes, children, text, place }: XmlElement): unknown => [
    `${name} ${JSON.stringify(attributes)} ${text} ${'line' in place ? `${place.line}:${place.column}` : ''}`,
    ...children.map(tree),
  ];
  const shown = (text: string) => {
    const parsed = parseXml(text);
    return isElement(parsed) ? [tree(parsed), parsed.doctype] : saidOf([parsed]);
  };
  test.each([
    ['<a> x <b c="1"> y </b><![CDATA[ z ]]> </a>', [['a {} x  z 1:3', ['b {"c":"1"} y 1:15']], undefined]],
    ['<!DOCTYPE a>\n<a/>', [['a {}  2:4'], { kind: 'text', line: 1, column: 12 }]],
    ['<!DOCTYPE a [<!ATTLIST a b CDATA "c">]><a/>', ['error doctypeRefused at 1:39 says=']],
    ['<!DOCTYPE a [<!ELEMENT a ANY>]><a/>', [['a {}  1:35'], { kind: 'text', line: 1, column: 31 }]],
    ['<a/><b/>', ['error notXml at 1:7 says=documents may contain only one root.']],
    ['text', ['error notXml at 1:4 says=text data outside of root node.']],
    ['<a>&b;</a>', ['error notXml at 1:6 says=undefined entity.']],
    ['', ['error notXml at 1:1 says=document must contain a root element.']],
    ['<!-- nothing -->', ['error notXml at 1:16 says=document must contain a root element.']],
    [`${'<a>'.repeat(LIMITS.depth + 1)}`, ['error tooDeep at 1:123 says=']],
    [`<a>${'x'.repeat(2100)}<b></a>`, ['error notXml at 1:2110 says=unexpected close tag.']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));

  test('is read as deep as the limit', () =>
    expect(isElement(parseXml(`${'<a>'.repeat(LIMITS.depth)}${'</a>'.repeat(LIMITS.depth)}`))).toBe(true));

  test('elements below, without those that only wrap others of their name', () => {
    const root = parseXml(
      '<r><p n="1"/><x><p n="2"/><p><p n="3"/><p n="4"><q/></p></p></x><p n="5"><p n="6"/></p><q><q/></q></r>',
    );
    if (!isElement(root)) return expect.fail();
    expect([
      descendantsOf(root, 'p').map(({ attributes }) => attributes['n']),
      descendantsOf(undefined, 'p'),
      descendantsOf(root, 'q').length,
    ]).toEqual([['1', '2', '3', '4', '5', '6'], [], 2]);
  });

  test('is written', () => {
    expect([
      makeXml('a', {}),
      makeXml('a', { b: `<&>"'`, c: 'x\ty\n\u2028' }, [
        makeXml('d', {}, [makeXml('e', {})]),
        makeXml('f', {}),
      ]),
      escapeXml('\u0001\ud800x\uffff\r'),
    ]).toEqual([
      '<a/>',
      '<a b="&lt;&amp;&gt;&quot;&apos;" c="x&#9;y&#10;&#8232;">\n  <d>\n    <e/>\n  </d>\n  <f/>\n</a>',
      '  x &#13;',
    ]);
  });
});

test('what is said of a file', () => {
  const error = fileError('notXml');
  const warning = fileWarning('eventUnnamed');
  expect([
    [error, warning],
    refusedFor([warning, error, warning]),
    notCarried('ranks', []),
    notCarried('ranks', [' a\nb ', 'c']),
    fileExcerpt(` ${'x'.repeat(60)} `),
    fileExcerpt('x'.repeat(61)),
  ]).toEqual([
    [
      { code: 'notXml', severity: 'error', place: { kind: 'file' }, values: {} },
      { code: 'eventUnnamed', severity: 'warning', place: { kind: 'file' }, values: {} },
    ],
    {
      kind: 'refused',
      problems: [
        { code: 'notXml', severity: 'error', place: { kind: 'file' }, values: {} },
        { code: 'eventUnnamed', severity: 'warning', place: { kind: 'file' }, values: {} },
        { code: 'eventUnnamed', severity: 'warning', place: { kind: 'file' }, values: {} },
      ],
    },
    [],
    [
      {
        code: 'notCarried',
        severity: 'note',
        place: { kind: 'file' },
        values: { what: 'ranks', count: 2, example: 'a b' },
      },
    ],
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
  ]);
});

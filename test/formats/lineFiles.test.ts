/** Files of results with a line for each player, for the EGF and the FFG, each as a whole. */
import { describe, expect, test } from 'vitest';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { withCountedWorths } from '../../src/formats/h9/countedWorths';
import { headerKomi } from '../../src/formats/h9/header';
import { bestClass, adjustedMinutes } from '../../src/tournament/adjustedTime';
import { makeCell, parseCell } from '../../src/formats/h9/resultCell';
import { inLowerCase, oneLine, oneWord, remarkLine } from '../../src/formats/h9/lineWriting';
import { NO_FACTS, NOBODY } from '../../src/formats/exchange';
import type { TimeLimits } from '../../src/tournament/timeLimits';
import { freeEntry } from '../../src/tournament/game';
import { parseRank } from '../../src/tournament/rank';
import { freeText, gameText, playerText, saidOf, tournamentOf, wholeOf } from './whole';

const H9 = `; CL[C]
  ; EV[ Cup of Oaks ]
; PC[cz, Plzeň, Hall B]
; DT[2024-07-06,2024-07-07]
;HA[h2]
; KM[6,5]
; TM[30]
; TC[G240706]
; CM[Fischer]
; Pl Name                            Rk Co Club  MMS  SOS
Results of Sunday

   1 Novák Jan Maria                 3D cz Plze   34½  64  2+/w0  3+/w0  0=     |12345678 x1
   2 Van_den_Berg, Ann_Lee           2P XX XXXX   33   66  1-/b0  0-     3?!b0  |
   3 Ng Li                          35K ZZ 75Ju  -26½  66½ 0+     1-/b0  2=!w0  | 1234567
`;

describe('a file of the EGF', () => {
  test('with all that a line and a tag can have is read whole', () =>
    expect(wholeOf(readH9(H9))).toEqual({
      facts: {
        name: 'Cup of Oaks',
        place: 'Plzeň, Hall B',
        country: 'CZ',
        director: '',
        begins: '2024-07-06',
        ends: '2024-07-07',
        boardSize: 19,
        online: false,
        time: { basicMinutes: 30, overtime: { kind: 'adjusted', minutes: 30 } },
      },
      settings: { system: 'McMahon', rounds: 3, komi: 13, handicapReduction: 2, tournamentClass: 'C' },
      rounds: 3,
      players: [
        '1 Novák|Jan Maria|3d|CZ|Plze|12345678|start 65',
        '2 Van den Berg|Ann Lee|2p||||start 66',
        '3 Ng|Li|35k|ZZ|75Ju||start -56',
      ],
      games: ['1: 0 won, 1 lost +0', '2: 0 won, 2 lost +0', '3: 2 jigo, 1 unknown +0 !'],
      free: ['3: 0 absence half', '2: 1 absence nothing', '1: 2 bye win'],
      said: [
        'note notCarried what=unknownParts count=2 example=TC',
        'warning wrongLine at 11:1 text=Results of Sunday',
        'warning partLeftOut at 13:1 text=x1 attribute=PIN element=Novák',
        'warning partLeftOut at 15:1 text=1234567 attribute=PIN element=Ng',
        'warning resultsUnlike at 15:74 name=Ng opponent=Van den Berg round=3 one== other=?',
        'note notCarried what=lists count=3 example=64',
      ],
    }));

  test('whose rounds to come are filled with absences, and whose titles do not begin with the McMahon score', () =>
    expect(
      wholeOf(
        readH9(`; Pl Name Rk Co Club Wins
5 Ab Cd 7d CN xxxx 1 4+ 0= 0-
4 Ef Gh 6d CN xxxx 0 5- 0= 0-
`),
      ),
    ).toEqual({
      facts: {
        name: '',
        place: '',
        country: '',
        director: '',
        begins: '',
        ends: '',
        boardSize: 19,
        online: false,
        time: undefined,
      },
      settings: { system: 'Swiss', rounds: 3 },
      rounds: 3,
      players: ['5 Ab|Cd|7d|CN||', '4 Ef|Gh|6d|CN||'],
      games: ['1: 1 lost, 0 won +0 ~'],
      free: [],
      said: ['note roundsToCome rounds=2, 3', 'note notCarried what=lists count=1 example=1'],
    }));

  const read = (text: string): readonly string[] => {
    const reading = readH9(text);
    if (reading.kind === 'refused') return saidOf(reading.problems);
    const { players, games, free } = reading.tournament;
    return [
      ...players.map(playerText),
      ...games.map(gameText),
      ...free.map(freeText),
      ...saidOf(reading.problems),
    ];
  };

  test.each([
    [
      'in full',
      '7 Novak Jan 3d CZ Plze 1 2 0+ |12345678',
      ['7 Novak|Jan|3d|CZ|Plze|12345678', '1: 0 bye win', 'note notCarried what=lists count=2 example=1'],
    ],
    [
      'without a number',
      'Novak Jan 3d CZ Plze 1 0+',
      ['1 Novak|Jan|3d|CZ|Plze|', '1: 0 bye win', 'note notCarried what=lists count=1 example=1'],
    ],
    [
      'without a club',
      '7 Novak Jan 3d CZ 1 0+',
      ['7 Novak|Jan|3d|CZ||', '1: 0 bye win', 'note notCarried what=lists count=1 example=1'],
    ],
    [
      'without country and club',
      '7 Novak Jan 3d 1 0+',
      ['7 Novak|Jan|3d|||', '1: 0 bye win', 'note notCarried what=lists count=1 example=1'],
    ],
    ['with nothing behind the rank', '7 Novak Jan 3d', ['7 Novak|Jan|3d|||']],
    ['with nothing behind the country', '7 Novak Jan 3d CZ', ['7 Novak|Jan|3d|CZ||']],
    ['with a surname alone', 'Novak 3d CZ Plze 0+', ['1 Novak||3d|CZ|Plze|', '1: 0 bye win']],
    ['with a comma', '7 van der Berg, Jan 3d CZ Plze 0+', ['7 van der Berg|Jan|3d|CZ|Plze|', '1: 0 bye win']],
    ['with a comma at the end', '7 Berg, 3d CZ Plze 0+', ['7 Berg||3d|CZ|Plze|', '1: 0 bye win']],
    [
      'with the comma behind the first name',
      '7 Berg Jan, 3d CZ Plze 0+',
      ['7 Berg|Jan,|3d|CZ|Plze|', '1: 0 bye win'],
    ],
    [
      'without a rank',
      '7 Novak Jan CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning attributeMissing at 1:1 attribute=rank element=Novak',
      ],
    ],
    ['without a rank and a name', '7 CZ Plze 0+', ['error wrongLine at 1:1 text=7 CZ Plze 0+']],
    [
      'with a number for a rank',
      '7 Novak Jan 12 CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=12 attribute=rank element=Novak',
      ],
    ],
    [
      'with ? for a rank',
      '7 Novak Jan ? CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=? attribute=rank element=Novak',
      ],
    ],
    [
      'with -- for a rank',
      '7 Novak Jan -- CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=-- attribute=rank element=Novak',
      ],
    ],
    [
      'with NR for a rank',
      '7 Novak Jan NR CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=NR attribute=rank element=Novak',
      ],
    ],
    [
      'with n.r. for a rank',
      '7 Novak Jan n.r. CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=n.r. attribute=rank element=Novak',
      ],
    ],
    [
      'with 5k?? for a rank',
      '7 Novak Jan -5k?* CZ Plze 0+',
      [
        '7 Novak|Jan||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=-5k?* attribute=rank element=Novak',
      ],
    ],
    [
      'with three digits for a rank',
      '7 Novak Jan 123 CZ Plze 0+',
      [
        '7 Novak|Jan 123||CZ|Plze|',
        '1: 0 bye win',
        'warning attributeMissing at 1:1 attribute=rank element=Novak',
      ],
    ],
    [
      'with a word behind the number',
      '7 Novak Jan 12th CZ Plze 0+',
      [
        '7 Novak|Jan 12th||CZ|Plze|',
        '1: 0 bye win',
        'warning attributeMissing at 1:1 attribute=rank element=Novak',
      ],
    ],
    [
      'of a name that is a country',
      '7 NO Jan CZ Plze 0+',
      ['7 NO|Jan||CZ|Plze|', '1: 0 bye win', 'warning attributeMissing at 1:1 attribute=rank element=NO'],
    ],
    [
      'of two that may be a rank',
      '7 Novak 12 DE ? CZ Plze 0+',
      [
        '7 Novak|12 DE||CZ|Plze|',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=? attribute=rank element=Novak',
      ],
    ],
    [
      'with a country in small letters',
      '7 Novak Jan 3d cz Plze 0+',
      ['7 Novak|Jan|3d|CZ|Plze|', '1: 0 bye win'],
    ],
    ['with a country of three', '7 Novak Jan 3d CZE Plze 0+', ['error wrongCell at 1:20 text=Plze']],
    [
      'with marks of an unknown country and club',
      '7 Novak Jan 3d xx XXXX 0+',
      ['7 Novak|Jan|3d|||', '1: 0 bye win'],
    ],
    [
      'with a remark',
      '7 Novak Jan 3d CZ Plze 0+ ; 0- |12345678',
      ['7 Novak|Jan|3d|CZ|Plze|', '1: 0 bye win'],
    ],
    [
      'with words behind the bar',
      '7 Novak Jan 3d CZ Plze 0+ | x 123456789 12345678 | y',
      [
        '7 Novak|Jan|3d|CZ|Plze|12345678',
        '1: 0 bye win',
        'warning partLeftOut at 1:1 text=x attribute=PIN element=Novak',
        'warning partLeftOut at 1:1 text=123456789 attribute=PIN element=Novak',
        'warning partLeftOut at 1:1 text=y attribute=PIN element=Novak',
      ],
    ],
    [
      'with ½ alone',
      '7 Novak Jan 3d CZ Plze ½ 12,5 12.5½ -3 0+',
      ['7 Novak|Jan|3d|CZ|Plze|', '1: 0 bye win', 'note notCarried what=lists count=4 example=½'],
    ],
    [
      'with ¼ and ¾',
      '7 Novak Jan 3d CZ Plze 1¼ 1¾ ¾ ¼ 3? 0+',
      [
        '7 Novak|Jan|3d|CZ|Plze|',
        '2: 0 bye win',
        'warning gameUnknown at 1:34 name=Novak round=1 text=3? opponent=',
        'note notCarried what=lists count=4 example=1¼',
      ],
    ],
    [
      'with scores behind',
      '7 Novak Jan 3d CZ Plze 0+ 0- 12 --- 3',
      [
        '7 Novak|Jan|3d|CZ|Plze|',
        '1: 0 bye win',
        '2: 0 absence nothing',
        'note notCarried what=lists count=3 example=12',
      ],
    ],
    ['with a word behind', '7 Novak Jan 3d CZ Plze 0+ 0- 12 x', ['error wrongCell at 1:24 text=0+']],
    ['with a word among the points', '7 Novak Jan 3d CZ Plze 12 x 3 0+', ['error wrongCell at 1:27 text=x']],
    ['with points like 5..5', '7 Novak Jan 3d CZ Plze 12 5..5 0+', ['error wrongCell at 1:27 text=5..5']],
    ['with a cell before the points', '7 Novak Jan 3d CZ Plze 0= 12 0+', ['error wrongCell at 1:24 text=0=']],
    [
      'with unknown games',
      '7 Novak Jan 3d CZ Plze ? 0? 0+',
      [
        '7 Novak|Jan|3d|CZ|Plze|',
        '3: 0 bye win',
        'warning gameUnknown at 1:24 name=Novak round=1 text=? opponent=',
        'warning gameUnknown at 1:26 name=Novak round=2 text=? opponent=',
      ],
    ],
    ['that is a remark', 'Results of Sunday', ['error noPlayersInFile']],
    ['that is a number', '7', ['error wrongLine at 1:1 text=7']],
    ['that is a result', '0+ 0-', ['error wrongLine at 1:1 text=0+ 0-']],
    ['that is a bar', ' | 12345678', ['error noPlayersInFile']],
    [
      'with a number too long for a cell',
      '7 Novak Jan 3d CZ Plze 1 12345+ 0+',
      ['error wrongCell at 1:26 text=12345+'],
    ],
  ])('with a line %s', (_name, line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  const two = (first: string, second: string) => `1 Ab Cd 7d CN xxxx ${first}\n2 Ef Gh 6d CN xxxx ${second}`;
  test.each([
    ['a win', two('2+/w0', '1-/b0'), ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 0 won, 1 lost +0']],
    ['a win of Black', two('2+/b0', '1-/w0'), ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 lost, 0 won +0']],
    [
      'colours of the second alone',
      two('2+', '1-/w0'),
      ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 lost, 0 won +0'],
    ],
    ['colours of nobody', two('2+', '1-'), ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 lost, 0 won +0 ~']],
    [
      'a jigo with stones',
      two('2=/b9', '1=/w9'),
      ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 jigo, 0 jigo +9'],
    ],
    [
      'both won',
      two('2+/b0', '1+/w0'),
      [
        '1 Ab|Cd|7d|CN||',
        '2 Ef|Gh|6d|CN||',
        '1: 1 won, 0 won +0',
        'warning resultsUnlike at 2:20 name=Ef opponent=Ab round=1 one=+ other=+',
      ],
    ],
    [
      'by default in one line',
      two('2+!b0', '1-/w0'),
      ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 lost, 0 won +0 !'],
    ],
    [
      'by default in the other',
      two('2+/b0', '1-!w0'),
      ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 lost, 0 won +0 !'],
    ],
    [
      'an open game',
      two('2?/b0', '1?/w0'),
      ['1 Ab|Cd|7d|CN||', '2 Ef|Gh|6d|CN||', '1: 1 unknown, 0 unknown +0'],
    ],
    [
      'equal colours',
      two('2+/b0', '1-/b0'),
      [
        'error sidesDiffer at 1:20 name=Ab opponent=Ef round=1',
        'error sidesDiffer at 2:20 name=Ef opponent=Ab round=1',
      ],
    ],
    [
      'unequal stones',
      two('2+/b2', '1-/w3'),
      [
        'error sidesDiffer at 1:20 name=Ab opponent=Ef round=1',
        'error sidesDiffer at 2:20 name=Ef opponent=Ab round=1',
      ],
    ],
    ['no answer', two('2+/b0', '0-'), ['error sidesDiffer at 1:20 name=Ab opponent=Ef round=1']],
    [
      'an answer to another round',
      two('2+/b0 0-', '0- 1-/w0'),
      [
        'error sidesDiffer at 1:20 name=Ab opponent=Ef round=1',
        'error sidesDiffer at 2:23 name=Ef opponent=Ab round=2',
      ],
    ],
    [
      'an unknown answer',
      two('2+/b3', '?'),
      [
        '1 Ab|Cd|7d|CN||',
        '2 Ef|Gh|6d|CN||',
        '1: 1 lost, 0 won +3',
        'warning gameOneSided at 2:20 name=Ef round=1 text=? opponent=Ab',
      ],
    ],
    [
      'an unknown answer first',
      two('?', '1+/b3'),
      [
        '1 Ab|Cd|7d|CN||',
        '2 Ef|Gh|6d|CN||',
        '1: 0 lost, 1 won +3',
        'warning gameOneSided at 1:20 name=Ab round=1 text=? opponent=Ef',
      ],
    ],
    [
      'two unknown',
      two('?', '0?'),
      [
        '1 Ab|Cd|7d|CN||',
        '2 Ef|Gh|6d|CN||',
        'warning gameUnknown at 1:20 name=Ab round=1 text=? opponent=',
        'warning gameUnknown at 2:20 name=Ef round=1 text=? opponent=',
      ],
    ],
    [
      'somebody who is not there',
      two('9=/b0 2+', '9?/b0 1-'),
      [
        '1 Ab|Cd|7d|CN||',
        '2 Ef|Gh|6d|CN||',
        '2: 1 lost, 0 won +0 ~',
        'warning gameUnknown at 1:20 name=Ab round=1 text=9= opponent=',
        'warning gameUnknown at 2:20 name=Ef round=1 text=9? opponent=',
      ],
    ],
    ['oneself', two('1+/b0', '0-'), ['error againstSelf at 1:20 name=Ab round=1']],
    ['a round more', two('2+/b0 0+', '1-/w0'), ['error unevenRounds at 2:1 count=1 expected=2']],
    [
      'rounds in which one order is not the other',
      two('0+ 2+/b0 0-', '1-/b0 1-/w0 0='),
      ['error sidesDiffer at 2:20 name=Ef opponent=Ab round=1'],
    ],
    [
      'three with one round more than two',
      '1 Ab A 7d CN x 0+ 0+\n2 Ef G 6d CN x 0+\n3 Ij K 5d CN x 0- 0-\n4 L M 5d CN x 0-\n5 N O 5d CN x 0= 0=',
      ['error unevenRounds at 2:1 count=1 expected=2', 'error unevenRounds at 4:1 count=1 expected=2'],
    ],
    [
      'as many with one round as with two',
      '1 Ab A 7d CN x 0+ 0+\n2 Ef G 6d CN x 0+',
      ['error unevenRounds at 2:1 count=1 expected=2'],
    ],
    [
      'one who is named by two and knows nobody',
      '1 Ab A 7d CN x 3+\n2 Ef G 6d CN x 3+\n3 Ij K 5d CN x ?',
      [
        'error sidesDiffer at 1:16 name=Ab opponent=Ij round=1',
        'error sidesDiffer at 2:16 name=Ef opponent=Ij round=1',
        'warning gameUnknown at 3:16 name=Ij round=1 text=? opponent=',
      ],
    ],
    [
      'one who is named by himself and another',
      '1 Ab A 7d CN x 3+/b0\n2 Ef G 6d CN x 0-\n3 Ij K 5d CN x ?',
      [
        '1 Ab|A|7d|CN|x|',
        '2 Ef|G|6d|CN|x|',
        '3 Ij|K|5d|CN|x|',
        '1: 2 lost, 0 won +0',
        '1: 1 absence nothing',
        'warning gameOneSided at 3:16 name=Ij round=1 text=? opponent=Ab',
      ],
    ],
    [
      'numbers that two share: the lines count',
      '4 Ab A 7d CN x 2+/b0\n4 Ef G 6d CN x 1-/w0\n9 Ij K 5d CN x 0-',
      [
        '1 Ab|A|7d|CN|x|',
        '2 Ef|G|6d|CN|x|',
        '3 Ij|K|5d|CN|x|',
        '1: 1 lost, 0 won +0',
        '1: 2 absence nothing',
      ],
    ],
    [
      'a number that one lacks: the lines count',
      '4 Ab A 7d CN x 2+/b0\nEf G 6d CN x 1-/w0',
      ['1 Ab|A|7d|CN|x|', '2 Ef|G|6d|CN|x|', '1: 1 lost, 0 won +0'],
    ],
    [
      'numbers of their own',
      '14 Ab A 7d CN x 9+/b0\n9 Ef G 6d CN x 14-/w0',
      ['14 Ab|A|7d|CN|x|', '9 Ef|G|6d|CN|x|', '1: 1 lost, 0 won +0'],
    ],
    [
      'points that lost a ½ before the results',
      '1 Ab A 7d CN x 40 408? 2+/b0\n2 Ef G 6d CN x 40 408 1-/w0',
      [
        '1 Ab|A|7d|CN|x|',
        '2 Ef|G|6d|CN|x|',
        '1: 1 lost, 0 won +0',
        'note notCarried what=lists count=3 example=40',
      ],
    ],
    [
      'points that lost a ½ in all lines',
      '1 Ab A 7d CN x 40? 2+/b0\n2 Ef G 6d CN x 40? 1-/w0',
      [
        '1 Ab|A|7d|CN|x|',
        '2 Ef|G|6d|CN|x|',
        '2: 1 lost, 0 won +0',
        'warning gameUnknown at 1:16 name=Ab round=1 text=40? opponent=',
        'warning gameUnknown at 2:16 name=Ef round=1 text=40? opponent=',
      ],
    ],
    [
      'an open game that may be points',
      '1 Ab A 7d CN x 2? 2+/b0\n2 Ef G 6d CN x 1? 1-/w0',
      ['1 Ab|A|7d|CN|x|', '2 Ef|G|6d|CN|x|', '1: 1 unknown, 0 unknown +0 ~', '2: 1 lost, 0 won +0'],
    ],
  ])('with %s', (_name, text, expected) => expect(read(text)).toEqual(expected));

  const MMS = '; Pl Name Rk Co Club MMS\n';
  test.each([
    [
      'whole points',
      `${MMS}${two('34 2+/b0 2=/b0 0= 0= 0=', '33 1-/w0 1=/w0 0= 0= 0=')}`,
      [[63, 63], { system: 'McMahon', rounds: 5 }, ['note roundsToCome rounds=3, 4, 5']],
    ],
    [
      'half points',
      `${MMS}${two('34½ 2+/b0 2=/b0', '-33½ 1-/w0 1=/w0')}`,
      [[66, -68], { system: 'McMahon', rounds: 2 }, []],
    ],
    [
      'points that lost a ½',
      `${MMS}${two('34? 2+/b0', '33? 1-/w0')}`,
      [
        [67, 67],
        { system: 'McMahon', rounds: 2 },
        [
          'warning gameUnknown at 2:20 name=Ab round=1 text=34? opponent=',
          'warning gameUnknown at 3:20 name=Ef round=1 text=33? opponent=',
        ],
      ],
    ],
    [
      'points below zero',
      `${MMS}${two('-4? 2+/b0', '-12 1-/w0')}`,
      [[-11, -24], { system: 'McMahon', rounds: 1 }, []],
    ],
    [
      'quarters',
      `${MMS}${two('34¼ 2+/b0', '33,5 1-/w0')}`,
      [[undefined, undefined], { system: 'McMahon', rounds: 1 }, []],
    ],
    [
      'no points',
      `${MMS}${two('2+/b0', '1-/w0')}`,
      [[undefined, undefined], { system: 'McMahon', rounds: 1 }, []],
    ],
    [
      'titles in small letters',
      `  ;pl name rk co club 1 2 mms sos\n${two('34 2+/b0', '33 1-/w0')}`,
      [[66, 66], { system: 'McMahon', rounds: 1 }, []],
    ],
    [
      'the McMahon score not first',
      `; Pl Name Rk Co Club SOS MMS\n${two('34 2+/b0', '33 1-/w0')}`,
      [
        [undefined, undefined],
        { system: 'Swiss', rounds: 1 },
        ['note notCarried what=lists count=2 example=34'],
      ],
    ],
    [
      'titles of another line',
      `; Place Name Club MMS\n${two('34 2+/b0', '33 1-/w0')}`,
      [[undefined, undefined], { rounds: 1 }, ['note notCarried what=lists count=2 example=34']],
    ],
    [
      'a title MMSX',
      `; Pl Name Clubs MMSX\n${two('34 2+/b0', '33 1-/w0')}`,
      [[undefined, undefined], { rounds: 1 }, ['note notCarried what=lists count=2 example=34']],
    ],
    [
      'more points',
      `${MMS}${two('34 0 12 2+/b0', '33 11 0 1-/w0')}`,
      [[66, 66], { system: 'McMahon', rounds: 1 }, ['note notCarried what=lists count=2 example=12']],
    ],
    [
      'no titles and points',
      two('34 2+/b0', '0 1-/w0'),
      [[undefined, undefined], { rounds: 1 }, ['note notCarried what=lists count=1 example=34']],
    ],
  ])('by McMahon scores with %s', (_name, text, expected) => {
    const { players, settings } = tournamentOf(readH9(text));
    expect([players.map(({ start }) => start), settings, saidOf(readH9(text).problems)]).toEqual(expected);
  });

  test.each([
    ['; CL[A]', [{}, { rounds: 1, tournamentClass: 'A' }, []]],
    ['; CL[D]', [{ online: true }, { rounds: 1, tournamentClass: 'D' }, []]],
    ['; CL[E]', [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=E attribute=CL element=EGF']]],
    [';EV[Cup [of] Oaks]', [{ name: 'Cup [of] Oaks' }, { rounds: 1 }, []]],
    ['; EV[]', [{}, { rounds: 1 }, []]],
    ['x; EV[Cup]', [{}, { rounds: 1 }, ['warning wrongLine at 2:1 text=x; EV[Cup]']]],
    ['; EV[Cup] x', [{}, { rounds: 1 }, []]],
    ['; EVE[Cup]', [{}, { rounds: 1 }, []]],
    ['; ev[Cup]', [{}, { rounds: 1 }, []]],
    ['; PC[de]', [{ country: 'DE' }, { rounds: 1 }, []]],
    [
      '; PC[Berlin]',
      [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=Berlin attribute=PC element=EGF']],
    ],
    [
      '; PC[DEU,Berlin]',
      [
        { place: 'Berlin' },
        { rounds: 1 },
        ['warning partLeftOut at 2:1 text=DEU,Berlin attribute=PC element=EGF'],
      ],
    ],
    ['; PC[DE,Berlin,Mitte]', [{ place: 'Berlin, Mitte', country: 'DE' }, { rounds: 1 }, []]],
    ['; PC[,Berlin]', [{ place: 'Berlin' }, { rounds: 1 }, []]],
    ['; DT[2024-07-06]', [{ begins: '2024-07-06', ends: '2024-07-06' }, { rounds: 1 }, []]],
    ['; DT[2024-07-06,]', [{ begins: '2024-07-06' }, { rounds: 1 }, []]],
    [
      '; DT[6.7.2024,2024-07-07]',
      [
        { ends: '2024-07-07' },
        { rounds: 1 },
        ['warning partLeftOut at 2:1 text=6.7.2024,2024-07-07 attribute=DT element=EGF'],
      ],
    ],
    [
      '; DT[12024-07-06,2024-07-070]',
      [
        {},
        { rounds: 1 },
        ['warning partLeftOut at 2:1 text=12024-07-06,2024-07-070 attribute=DT element=EGF'],
      ],
    ],
    ['; HA[9]', [{}, { rounds: 1, handicap: 'none' }, []]],
    ['; HA[h0]', [{}, { rounds: 1, handicapReduction: 0 }, []]],
    ['; HA[h12]', [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=h12 attribute=HA element=EGF']]],
    ['; HA[xh1]', [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=xh1 attribute=HA element=EGF']]],
    ['; KM[7]', [{}, { rounds: 1, komi: 14 }, []]],
    ['; KM[7.25]', [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=7.25 attribute=KM element=EGF']]],
    [
      '; TM[90 min]',
      [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=90 min attribute=TM element=EGF']],
    ],
    ['; TM[12345]', [{}, { rounds: 1 }, ['warning partLeftOut at 2:1 text=12345 attribute=TM element=EGF']]],
    [
      '; TM[1234]',
      [{ time: { basicMinutes: 1234, overtime: { kind: 'adjusted', minutes: 1234 } } }, { rounds: 1 }, []],
    ],
    [
      '; XX[1]\n; XX[2]\n; YY[3]\n; ZZ[]',
      [{}, { rounds: 1 }, ['note notCarried what=unknownParts count=2 example=XX']],
    ],
  ])('with the tag %s', (tag, expected) => {
    const reading = readH9(`\n${tag}\n1 Ab Cd 7d CN xxxx 0+`);
    const { facts, settings } = tournamentOf(reading);
    const told = Object.entries(facts).filter(([key, value]) => value !== NO_FACTS[key as 'name']);
    expect([Object.fromEntries(told), settings, saidOf(reading.problems)]).toEqual(expected);
  });
});

describe('parts of lines', () => {
  test('a cell, with the signs of the EGF and without them', () => {
    const cells = [
      '14+/w2',
      '14+w2',
      '22+!W0',
      '8?/b',
      '0=',
      '0+',
      '0-',
      '0?',
      '?',
      '3-',
      '00+',
      '12345+',
      '1+/w123',
      '1*',
      'x1+',
      '1+x',
      '??',
      '3/b0',
      '3=!',
    ];
    const both = cells.map(text => {
      const entry = parseCell(text);
      if (entry === undefined || entry.kind === 'unknown game') return `${text} ${entry?.kind}`;
      return [text, makeCell(entry, 'with signs'), makeCell(entry, 'without signs')].join(' ');
    });
    expect(both).toEqual([
      '14+/w2 14+/w2 14+w2',
      '14+w2 14+/w2 14+w2',
      '22+!W0 22+!w0 22+w0',
      '8?/b 8?/b0 8?b0',
      '0= 0= 0=',
      '0+ 0+ 0+',
      '0- 0- 0-',
      '0? unknown game',
      '? unknown game',
      '3- 3- 3-',
      '00+ 0+ 0+',
      '12345+ undefined',
      '1+/w123 undefined',
      '1* undefined',
      'x1+ undefined',
      '1+x undefined',
      '?? undefined',
      '3/b0 undefined',
      '3=! 3=! 3=',
    ]);
  });

  test('komi', () =>
    expect(
      ['6.5', '6,5', '7', '7.0', '7.50', '07', '0', '123', '', '7.', '7.25', '-5', '7.5 ', 'x7', '7.05'].map(
        headerKomi,
      ),
    ).toEqual([
      13,
      13,
      14,
      14,
      15,
      14,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]));

  test('names and remarks as one word and one line', () =>
    expect([
      ...['MÜLLER', "O'NEIL-SMITH", 'D’ARC', 'McDonald', 'X', 'İNAN', 'VAN BERG', 'Ab CD'].map(inLowerCase),
      ...['van  der\tBerg', 'a;b|c', '3d', ' 5 kyu ', ''].map(oneWord),
      ...[' a \n\u0007 b '].map(oneLine),
      ...['; CL[A] = x ', '', ' ;[ '].map(remarkLine),
    ]).toEqual([
      'Müller',
      "O'Neil-Smith",
      'D’Arc',
      'McDonald',
      'X',
      'İnan',
      'Van Berg',
      'Ab CD',
      'van_der_Berg',
      'a,b,c',
      '3d_',
      '5_kyu',
      '',
      'a b',
      ['; CL A x'],
      [],
      [],
    ]));

  const limits: readonly (readonly [number, TimeLimits['overtime']])[] = [
    [75, { kind: 'none' }],
    [74, { kind: 'none' }],
    [59, { kind: 'byo-yomi', seconds: 60 }],
    [60, { kind: 'byo-yomi', seconds: 20 }],
    [60, { kind: 'byo-yomi', seconds: 19 }],
    [60, { kind: 'canadian', seconds: 300, moves: 20 }],
    [60, { kind: 'canadian', seconds: 301, moves: 0 }],
    [45, { kind: 'fischer', seconds: 15 }],
    [44, { kind: 'fischer', seconds: 60 }],
    [30, { kind: 'fischer', seconds: 10 }],
    [29, { kind: 'fischer', seconds: 60 }],
    [20, { kind: 'fischer', seconds: 5 }],
    [19, { kind: 'fischer', seconds: 60 }],
    [40, { kind: 'canadian', seconds: 10, moves: 1 }],
    [39, { kind: 'canadian', seconds: 60, moves: 1 }],
    [25, { kind: 'byo-yomi', seconds: 7 }],
    [24.9, { kind: 'byo-yomi', seconds: 60 }],
    [10, { kind: 'adjusted', minutes: 75 }],
    [90, { kind: 'adjusted', minutes: 74.9 }],
    [90, { kind: 'adjusted', minutes: 50 }],
    [90, { kind: 'adjusted', minutes: 49 }],
    [90, { kind: 'adjusted', minutes: 30 }],
    [90, { kind: 'adjusted', minutes: 29 }],
    [50.5, { kind: 'none' }],
  ];
  test('minutes and the class that they allow', () =>
    expect(
      limits.map(([basicMinutes, overtime]) => {
        const time = { basicMinutes, overtime };
        return `${basicMinutes} ${Object.values(overtime).join(' ')}: ${adjustedMinutes(time)} ${bestClass({ ...NO_FACTS, time })} ${bestClass({ ...NO_FACTS, time, online: true })}`;
      }),
    ).toEqual([
      '75 none: 75 A D',
      '74 none: 74 B D',
      '59 byo-yomi 60: 104 B D',
      '60 byo-yomi 20: 75 A D',
      '60 byo-yomi 19: 74 B D',
      '60 canadian 300 20: 75 A D',
      '60 canadian 301 0: 361 A D',
      '45 fischer 15: 75 A D',
      '44 fischer 60: 164 B D',
      '30 fischer 10: 50 B D',
      '29 fischer 60: 149 C D',
      '20 fischer 5: 30 C D',
      '19 fischer 60: 139 D D',
      '40 canadian 10 1: 50 B D',
      '39 canadian 60 1: 99 C D',
      '25 byo-yomi 7: 30 C D',
      '24.9 byo-yomi 60: 69 D D',
      '10 adjusted 75: 75 A D',
      '90 adjusted 74.9: 74 B D',
      '90 adjusted 50: 50 B D',
      '90 adjusted 49: 49 C D',
      '90 adjusted 30: 30 C D',
      '90 adjusted 29: 29 D D',
      '50.5 none: 50 B D',
    ]));
});

const of = (surname: string, firstName: string, rank: string, pin: string, more: object = {}) => ({
  ...NOBODY,
  no: 0,
  surname,
  firstName,
  pin,
  rank: parseRank(rank),
  ...more,
});

const EVENT: ExchangedTournament = {
  facts: {
    ...NO_FACTS,
    name: 'Cup of [Oaks]',
    place: 'Plzeň, Hall',
    country: 'cz',
    director: 'Eva',
    begins: '2024-07-06',
    boardSize: 13,
    time: { basicMinutes: 40.5, overtime: { kind: 'canadian', seconds: 300, moves: 20 } },
  },
  rounds: 3,
  players: [
    of('NOVÁK', 'Jan', '3d', '12345678', { country: 'CZ', club: 'Plzeň', rating: 2300, start: 6 }),
    of('Ng', '', '40k', '', { country: 'Czechia', club: '12', team: 'A', board: 1 }),
    of('', '', '4p', '12345678', { country: 'fr', club: '1a', maximumRating: 2700, ratingList: 'EGF' }),
    of('Rao', 'Mira', '', '1234567', {
      country: '',
      club: '',
      category: 'U18',
      group: 'B',
      supergroup: true,
    }),
    of('van den Berg', 'Ann; Lee', '1k', '123456789', { country: 'DE', club: 'Hö', previousOrder: 3 }),
    of('Only', '3d', '1k', '23456789', { country: 'ZZ', club: 'FR', out: { rounds: [2], from: 3 } }),
    of('Late', 'Comer', '30k', 'x', { country: 'AT', club: 'xxxx', out: { rounds: [], from: 3 } }),
    of('Never', 'Here', '9d', '3456789', { country: 'FR', club: 'Paris' }),
  ].map((player, index) => ({ ...player, no: [1, 2, 3, 4, 9, 6, 7, 8][index]! })),
  games: [
    [1, 0, 1, 'lost', 'won', 0, {}],
    [1, 2, 3, 'jigo', 'jigo', 2, { table: 4, moves: 201 }],
    [1, 4, 5, 'lost', 'lost', 10, {}],
    [2, 0, 2, 'unknown', 'won', 0, {}],
    [2, 1, 3, 'won', 'lost', 0, { byDefault: true }],
    [2, 4, 6, 'won', 'lost', 0, { byDefault: true, colourKnown: false }],
    [3, 3, 0, 'unknown', 'unknown', 1, { colourKnown: false }],
  ].map(([round, black, white, blackOutcome, whiteOutcome, handicap, more]) => ({
    round,
    black,
    white,
    blackOutcome,
    whiteOutcome,
    handicap,
    table: undefined,
    colourKnown: true,
    byDefault: false,
    moves: undefined,
    ...(more as object),
  })) as ExchangedTournament['games'],
  free: [
    { player: 6, round: 1, entry: freeEntry({ worth: 'half' }) },
    { player: 5, round: 2, entry: { kind: 'free', as: 'bye', worth: 'half' } },
    { player: 1, round: 3, entry: { kind: 'free', as: 'bye', worth: 'win' } },
  ],
  settings: { rounds: 3, komi: 15, handicapReduction: 2, tournamentClass: 'A' },
  clubGroups: [{ name: 'Bohemia', clubs: ['Plzeň', 'Praha'] }],
};
const FINAL = {
  order: [2, 0, 7, 1, 3, 4, 5, 6],
  places: [1, 2, 3, 4, 5, 6, 7, 8],
  criteria: [
    { title: 'MMS', values: ['34', '33½', 'x', '-2', '12.5', '3¼', '', '1'] },
    { title: 'Longtitle', values: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  ],
};

describe('an event that is written', () => {
  test('for the EGF', () =>
    expect(writeH9(EVENT, FINAL, 'Jigo = ½;\n[rule]').text.split('\n')).toEqual([
      '; CL[B]',
      '; EV[Cup of Oaks]',
      '; PC[CZ,Plzeň Hall]',
      '; DT[2024-07-06,2024-07-06]',
      '; HA[h2]',
      '; KM[7.5]',
      '; TM[55]',
      '; CM[Canadian byo-yomi]',
      '; Jigo ½ rule',
      ';',
      '; Pl Name                            Rk Co Club  MMSLongt',
      '   1 ?                               4P FR   1a    0    3 0 0    4=/b2    2+/w0       0- |12345678',
      '   2 Novák Jan                       3D CZ Plze   34    1 0 0    3-/b0    1?/b0       4? |12345678',
      '   3 Ng                             30K XX xxxx  33½    2 0 0    2+/w0    4+!b0       0+',
      '   4 Rao Mira                       30K XX xxxx   -2    4 0 0    1=/w2    3-!w0       2?',
      '   5 van_den_Berg Ann,_Lee           1K DE   Hö 12.5    5 0 0   6-/b10      7+!       0-',
      '   6 Only 3d_                        1K ZZ   FR   3¼    6 0 0   5-/w10       0=       0- |23456789',
      '   7 Late Comer                     30K AT xxxx    0    7 0 0       0=      5-!       0-',
      '',
    ]));
  test('for the EGF, with what has to be said', () =>
    expect(saidOf(writeH9(EVENT, FINAL).problems)).toEqual([
      'note notCarried what=neverPlayed count=1 example=Never Here',
      'note notCarried what=ratings count=1 example=NOVÁK Jan',
      'note notCarried what=maximumRatings count=1 example=',
      'note notCarried what=ratingLists count=1 example=',
      'note notCarried what=categories count=1 example=Rao Mira',
      'note notCarried what=groups count=1 example=Rao Mira',
      'note notCarried what=supergroup count=1 example=Rao Mira',
      'note notCarried what=previousOrder count=1 example=van den Berg Ann; Lee',
      'note notCarried what=teams count=1 example=Ng',
      'note notCarried what=boards count=1 example=Ng',
      'note notCarried what=out count=2 example=Only 3d',
      'note notCarried what=tables count=1 example=, R1',
      'note notCarried what=lengths count=1 example=, R1',
      'note notCarried what=handicaps count=2 example=van den Berg Ann; Lee, R1',
      'note notCarried what=oneSidedResults count=1 example=NOVÁK Jan, R2',
      'note notCarried what=byeWorths count=1 example=Only 3d, R2',
      'note notCarried what=absences count=7 example=0-',
      'note notCarried what=settings count=4 example=Rounds setting=rounds',
      'note notCarried what=clubGroups count=1 example=Bohemia',
      'note notCarried what=longNames count=3 example=NOVÁK Jan',
      'note notCarried what=ranks count=1 example=Rao Mira',
      'note notCarried what=professionalRanks count=1 example=Ng',
      'note notCarried what=countries count=2 example=Ng',
      'note notCarried what=clubs count=4 example=NOVÁK Jan',
      'note notCarried what=pins count=4 example=Rao Mira',
      'note notCarried what=numbers count=4 example=3',
      'note notCarried what=starts count=1 example=MMS',
      'note notCarried what=defaults count=1 example=R2',
      'note notCarried what=facts count=5 example=Cup of [Oaks]',
      'note notCarried what=time count=1 example=canadian',
      'warning classTooHigh wanted=A written=B',
      'warning pinMissing of 1 name=Ng',
      'warning rankOutside of 1 name=Ng',
      'warning unknownCountry of 1 name=Ng country=Czechia',
      'warning pinTwice of 2 name= pin=12345678 other=NOVÁK Jan',
      'warning wrongPin of 3 name=Rao Mira pin=1234567',
      'warning rankMissing of 3 name=Rao Mira',
      'warning unknownCountry of 3 name=Rao Mira country=',
      'warning wrongPin of 4 name=van den Berg Ann; Lee pin=123456789',
      'warning unknownCountry of 5 name=Only 3d country=ZZ',
      'warning wrongPin of 6 name=Late Comer pin=x',
      'warning resultOpen of 0 in 2 name=NOVÁK Jan opponent= round=2',
      'warning resultOpen of 3 in 3 name=Rao Mira opponent=NOVÁK Jan round=3',
    ]));
  test('for the FFG', () =>
    expect(writeTou(EVENT, FINAL, 'Jigo = ½;\n[rule]').text.split('\n')).toEqual([
      ';name=Cup of [Oaks]',
      ';date=06/07/2024',
      ';vill=Plzeň, Hall',
      ';comm=Cup of [Oaks]',
      ';size=13',
      ';time=41+b',
      ';ta=55',
      ';komi=7.5',
      '; Jigo ½ rule',
      ';Num Nom Prenom               Niv Licence Club',
      '   1 ?                          7D         1a       4=b2    2+w0      0-',
      '   2 NOVÁK Jan                  3D         CZ       3-b0    1?b0      4?',
      '   3 Ng                        30K                  2+w0    4+b0      0+',
      '   4 Rao Mira                  30K 1234567          1=w2    3-w0      2?',
      '   5 van_den_Berg Ann,_Lee      1K         DE      6-b10      7+      0-',
      '   6 Only 3d_                   1K         ZZ      5-w10      0=      0-',
      '   7 Late Comer                30K         AT         0=      5-      0-',
      '',
    ]));
  test('for the FFG, with what has to be said', () =>
    expect(saidOf(writeTou(EVENT, FINAL).problems)).toEqual([
      'note notCarried what=neverPlayed count=1 example=Never Here',
      'note notCarried what=ratings count=1 example=NOVÁK Jan',
      'note notCarried what=maximumRatings count=1 example=',
      'note notCarried what=ratingLists count=1 example=',
      'note notCarried what=categories count=1 example=Rao Mira',
      'note notCarried what=groups count=1 example=Rao Mira',
      'note notCarried what=supergroup count=1 example=Rao Mira',
      'note notCarried what=previousOrder count=1 example=van den Berg Ann; Lee',
      'note notCarried what=teams count=1 example=Ng',
      'note notCarried what=boards count=1 example=Ng',
      'note notCarried what=out count=2 example=Only 3d',
      'note notCarried what=tables count=1 example=, R1',
      'note notCarried what=lengths count=1 example=, R1',
      'note notCarried what=handicaps count=2 example=van den Berg Ann; Lee, R1',
      'note notCarried what=oneSidedResults count=1 example=NOVÁK Jan, R2',
      'note notCarried what=byeWorths count=1 example=Only 3d, R2',
      'note notCarried what=absences count=7 example=0-',
      'note notCarried what=settings count=4 example=Rounds setting=rounds',
      'note notCarried what=clubGroups count=1 example=Bohemia',
      'note notCarried what=longNames count=2 example=',
      'note notCarried what=ranks count=1 example=Rao Mira',
      'note notCarried what=professionalRanks count=2 example=Ng',
      'note notCarried what=countries count=3 example=Ng',
      'note notCarried what=clubs count=6 example=NOVÁK Jan',
      'note notCarried what=pins count=5 example=NOVÁK Jan',
      'note notCarried what=numbers count=4 example=3',
      'note notCarried what=starts count=1 example=NOVÁK Jan',
      'note notCarried what=lists count=2 example=MMS',
      'note notCarried what=defaults count=2 example=R2',
      'note notCarried what=time count=1 example=canadian',
      'note notCarried what=facts count=2 example=cz',
      'warning pinMissing of 1 name=Ng',
      'warning pinMissing of 2 name=',
    ]));

  const BARE: ExchangedTournament = {
    ...EVENT,
    facts: { ...NO_FACTS, begins: '2024-07-06', ends: '2024-07-05', country: 'FR' },
    players: [
      of('Ng', 'Li', '5k', '1234567', { no: 1, country: 'FR' }),
      of('Ito', 'Ken', '10d', '04A0009', { no: 2, country: 'JP', openGotha: { ffgLicence: ' 04A0009 ' } }),
    ],
    games: [],
    free: [],
    settings: { handicap: 'none' },
    clubGroups: [],
  };
  const five = {
    order: [0, 1],
    places: [1, 2],
    criteria: ['NBW', 'SOS', 'A', 'B', 'C'].map(title => ({ title, values: ['1', '2'] })),
  };
  test('before the first round', () =>
    expect([
      writeH9(BARE, five).text.split('\n'),
      saidOf(writeH9(BARE, five).problems),
      writeTou(BARE, five).text.split('\n'),
      saidOf(writeTou(BARE, five).problems),
    ]).toEqual([
      [
        '; CL[A]',
        '; EV[]',
        '; PC[FR,]',
        '; DT[2024-07-06,2024-07-05]',
        '; HA[h9]',
        '; KM[6.5]',
        ';',
        '; Pl Name                            Rk Co Club  NBW  SOS    A    B',
        '   1 Ng Li                           5K FR xxxx    1    1    1    1',
        '   2 Ito Ken                        30K JP xxxx    2    2    2    2',
        '',
      ],
      [
        'note notCarried what=settings count=1 example=Handicap setting=handicap',
        'note notCarried what=ranks count=1 example=Ito Ken',
        'note notCarried what=pins count=2 example=Ng Li',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesReversed begins=2024-07-06 ends=2024-07-05',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
      [
        ';name=',
        ';date=06/07/2024',
        ';vill=',
        ';comm=',
        ';size=19',
        ';komi=6.5',
        ';Num Nom Prenom               Niv Licence Club',
        '   1 Ng Li                      5K 1234567      ',
        '   2 Ito Ken                   30K 04A0009 JP   ',
        '',
      ],
      [
        'note notCarried what=settings count=1 example=Handicap setting=handicap',
        'note notCarried what=ranks count=1 example=Ito Ken',
        'note notCarried what=countries count=1 example=Ng Li',
        'note notCarried what=lists count=5 example=NBW',
        'note notCarried what=facts count=1 example=2024-07-05',
      ],
    ]));

  test('with absences and byes that count otherwise by the settings', () => {
    const free: ExchangedTournament['free'] = [
      { player: 0, round: 1, entry: { kind: 'free', as: 'absence', worth: 'half' } },
      { player: 1, round: 1, entry: { kind: 'free', as: 'bye', worth: 'win' } },
    ];
    const worths = withCountedWorths({ ...BARE, free, settings: { absenceValue: 0, byeValue: 1 } });
    expect([worths.tournament.free.map(freeText), saidOf(worths.problems)]).toEqual([
      ['1: 0 absence nothing', '1: 1 bye half'],
      [
        'note notCarried what=absences count=1 example=Ng Li, R1',
        'note notCarried what=byeWorths count=1 example=Ito Ken, R1',
      ],
    ]);
  });

  test.each([
    [
      { ...NO_FACTS },
      [
        '; CL[A]',
        '; EV[]',
        '; PC[,]',
        '; DT[,]',
        '; KM[6.5]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, name: ' ', place: ' ', country: 'CZ' },
      [
        '; CL[A]',
        '; EV[]',
        '; PC[CZ,]',
        '; DT[,]',
        '; KM[6.5]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, name: 'A', place: 'B', country: 'XY', begins: '2024-13-01', ends: '' },
      [
        '; CL[A]',
        '; EV[A]',
        '; PC[XY,B]',
        '; DT[2024-13-01,2024-13-01]',
        '; KM[6.5]',
        'warning placeMissing',
        'warning datesMissing',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, name: 'A', place: 'B', country: 'cz', begins: '2024-12-31', ends: '2024-12-32' },
      [
        '; CL[A]',
        '; EV[A]',
        '; PC[CZ,B]',
        '; DT[2024-12-31,2024-12-32]',
        '; KM[6.5]',
        'warning datesMissing',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, name: 'A', place: 'B', country: 'cz', begins: '2024-02-10', ends: '2024-02-10' },
      [
        '; CL[A]',
        '; EV[A]',
        '; PC[CZ,B]',
        '; DT[2024-02-10,2024-02-10]',
        '; KM[6.5]',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, name: 'A', place: 'B', country: 'cz', begins: '12024-02-10', ends: '2024-02-100' },
      [
        '; CL[A]',
        '; EV[A]',
        '; PC[CZ,B]',
        '; DT[12024-02-10,2024-02-100]',
        '; KM[6.5]',
        'warning datesMissing',
        'warning timeMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, time: { basicMinutes: 90, overtime: { kind: 'fischer', seconds: 5 } } as const },
      [
        '; CL[A]',
        '; EV[]',
        '; PC[,]',
        '; DT[,]',
        '; KM[6.5]',
        '; TM[100]',
        '; CM[Fischer]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, time: { basicMinutes: 50, overtime: { kind: 'byo-yomi', seconds: 5 } } as const },
      [
        '; CL[B]',
        '; EV[]',
        '; PC[,]',
        '; DT[,]',
        '; KM[6.5]',
        '; TM[53]',
        '; CM[Standard byo-yomi]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning classTooHigh wanted=A written=B',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, time: { basicMinutes: 50, overtime: { kind: 'none' } } as const },
      [
        '; CL[B]',
        '; EV[]',
        '; PC[,]',
        '; DT[,]',
        '; KM[6.5]',
        '; TM[50]',
        '; CM[Sudden death]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning classTooHigh wanted=A written=B',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, time: { basicMinutes: 5, overtime: { kind: 'adjusted', minutes: 76 } } as const },
      [
        '; CL[A]',
        '; EV[]',
        '; PC[,]',
        '; DT[,]',
        '; KM[6.5]',
        '; TM[76]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning nobodyPlayed',
      ],
    ],
    [
      { ...NO_FACTS, online: true },
      [
        '; CL[D]',
        '; EV[]',
        '; PC[,]',
        '; DT[,]',
        '; KM[6.5]',
        'warning eventUnnamed',
        'warning placeMissing',
        'warning datesMissing',
        'warning timeMissing',
        'warning classTooHigh wanted=A written=D',
        'warning nobodyPlayed',
      ],
    ],
  ])('for the EGF about the event %o', (facts, expected) => {
    const { text, problems } = writeH9({ ...BARE, facts, settings: { tournamentClass: 'A' } }, five);
    const tags = text.split('\n').filter(line => /^; [A-Z]{2}\[/.test(line));
    const warned = saidOf(problems).filter(line => line.startsWith('warning'));
    expect([...tags, ...warned]).toEqual(expected);
  });
});

// N163
test.each([
  ['12', '', '', '   1 Ng Li                      5K                    0+'],
  ['123x', '', '', '   1 Ng Li                      5K                    0+'],
  ['12Ma', '', '', '   1 Ng Li                      5K         12Ma       0+'],
  ['123x', '1234567', '', '   1 Ng Li                      5K 1234567 123x       0+'],
  ['DE', '', '', '   1 Ng Li                      5K         DE__       0+'],
  ['DEF', '', 'fr', '   1 Ng Li                      5K         DEF        0+'],
  ['Ulm', '', 'De', '   1 Ng Li                      5K         DE         0+'],
  ['Ulm', '', 'DEU', '   1 Ng Li                      5K         Ulm        0+'],
  ['Ulm', '', 'EDE', '   1 Ng Li                      5K         Ulm        0+'],
])(
  'the club %s with the licence “%s” and the country “%s” is no licence for the FFG',
  (club, pin, country, line) => {
    const event: ExchangedTournament = {
      facts: NO_FACTS,
      rounds: 1,
      players: [of('Ng', 'Li', '5k', pin, { no: 1, club, country })],
      games: [],
      free: [{ player: 0, round: 1, entry: { kind: 'free', as: 'bye', worth: 'win' } }],
      settings: {},
      clubGroups: [],
    };
    const { text } = writeTou(event, { order: [0], places: [1], criteria: [] });
    expect(text.split('\n').slice(-2)).toEqual([line, '']);
    expect(saidOf(readTou(text).problems)).toEqual([]);
  },
);

const TOU = `;name=oaks
;date=14/09/2019
 ;vill=Nowhere
;vill=Marseille
;comm=Cup of Oaks
;prog=Gotha
;size=13
;time=60+b
;ta=80
;komi=7,5
;fee=20

   1 Poulet François           4K 1700314 69Ly    2+w0   0+
   2 le_Lidec, Gaël Marie      8K 04A0009 xxxx    1-b0    3?w2
     Haselhuhn Ralf           20K 0000000 BE      0=      2?b2
`;

describe('a file of the FFG', () => {
  test('is read whole', () =>
    expect(wholeOf(readTou(TOU))).toEqual({
      facts: {
        name: 'Cup of Oaks',
        place: 'Marseille',
        country: 'FR',
        director: '',
        begins: '2019-09-14',
        ends: '',
        boardSize: 13,
        online: false,
        time: { basicMinutes: 60, overtime: { kind: 'adjusted', minutes: 80 } },
      },
      settings: { komi: 15 },
      rounds: 2,
      players: [
        '1 Poulet|François|4k||69Ly|1700314',
        '2 le Lidec|Gaël Marie|8k|||04A0009',
        '3 Haselhuhn|Ralf|20k|BE||',
      ],
      games: ['1: 0 won, 1 lost +0', '2: 1 unknown, 2 unknown +2'],
      free: ['2: 0 bye win', '1: 2 absence half'],
      said: [
        'note notCarried what=unknownParts count=1 example=fee',
        'note notCarried what=facts count=1 example=oaks',
      ],
    }));
  const read = (text: string): readonly string[] => {
    const reading = readTou(text);
    if (reading.kind === 'refused') return saidOf(reading.problems);
    const { players, games, free, rounds } = reading.tournament;
    return [
      `${rounds} rounds`,
      ...players.map(playerText),
      ...games.map(gameText),
      ...free.map(freeText),
      ...saidOf(reading.problems),
    ];
  };
  test.each([
    ['nothing', ';name=x\n \n', ['error noPlayersInFile']],
    ['a line without a rank', '1 Ng Li 75Ju 0+', ['error wrongLine at 1:1 text=1 Ng Li 75Ju 0+']],
    ['a rank and no name', '1 5k 75Ju 0+', ['error wrongLine at 1:1 text=1 5k 75Ju 0+']],
    ['no number', 'Ng Li 5k 1700314 75Ju 0+', ['1 rounds', '1 Ng|Li|5k||75Ju|1700314', '1: 0 bye win']],
    ['a licence alone', '1 Ng Li 5k 1700314 0+', ['1 rounds', '1 Ng|Li|5k|||1700314', '1: 0 bye win']],
    ['a club alone', '1 Ng Li 5k 75Ju 0+', ['1 rounds', '1 Ng|Li|5k||75Ju|', '1: 0 bye win']],
    ['neither', '1 Ng Li 5k 0+', ['1 rounds', '1 Ng|Li|5k|||', '1: 0 bye win']],
    ['no result', '1 Ng Li 5k 1700314 75Ju', ['0 rounds', '1 Ng|Li|5k||75Ju|1700314']],
    ['nothing behind the rank', '1 Ng Li 5k', ['0 rounds', '1 Ng|Li|5k|||']],
    ['a licence of noughts', '1 Ng Li 5k 000 75Ju 0+', ['1 rounds', '1 Ng|Li|5k||75Ju|', '1: 0 bye win']],
    ['a licence of strokes', '1 Ng Li 5k --- 75Ju 0+', ['1 rounds', '1 Ng|Li|5k||75Ju|', '1: 0 bye win']],
    [
      'a licence of eight digits',
      '1 Ng_Long Li 5k 12345678 75Ju 0+',
      [
        '1 rounds',
        '1 Ng Long|Li|5k||75Ju|',
        '1: 0 bye win',
        'warning partLeftOut at 1:17 text=12345678 attribute=PIN element=Ng_Long Li',
      ],
    ],
    [
      'a licence of two digits',
      '1 Ng Li 5k 12 75Ju 0+',
      [
        '1 rounds',
        '1 Ng|Li|5k||75Ju|',
        '1: 0 bye win',
        'warning partLeftOut at 1:12 text=12 attribute=PIN element=Ng Li',
      ],
    ],
    [
      'a licence with letters behind',
      '1 Ng Li 5k 123456x 75Ju 0+',
      [
        '1 rounds',
        '1 Ng|Li|5k||75Ju|',
        '1: 0 bye win',
        'warning partLeftOut at 1:12 text=123456x attribute=PIN element=Ng Li',
      ],
    ],
    // N164
    [
      'a licence in small letters',
      '1 Ng Li 5k 04a0009 75Ju 0+',
      ['1 rounds', '1 Ng|Li|5k||75Ju|04A0009', '1: 0 bye win'],
    ],
    ['a country', '1 Ng Li 5k BE 0+', ['1 rounds', '1 Ng|Li|5k|BE||', '1: 0 bye win']],
    ['a country behind no licence', '1 Ng Li 5k 0 BE 0+', ['1 rounds', '1 Ng|Li|5k|BE||', '1: 0 bye win']],
    [
      'a word too many',
      '1 Ng Li 5k 1700314 75Ju x 0+ y',
      ['error wrongCell at 1:25 text=x', 'error wrongCell at 1:30 text=y'],
    ],
    [
      'a round less',
      '1 Ng Li 5k 75Ju 0+ 0+\n2 Ito Ken 5k 75Ju 0-',
      ['error unevenRounds at 2:1 count=1 expected=2'],
    ],
    [
      'rounds to come',
      '1 Ng Li 5k 75Ju 2+ 0-\n2 Ito Ken 5k 75Ju 1- 0-',
      [
        '2 rounds',
        '1 Ng|Li|5k||75Ju|',
        '2 Ito|Ken|5k||75Ju|',
        '1: 1 lost, 0 won +0 ~',
        'note roundsToCome rounds=2',
      ],
    ],
    [
      'stones by no rule',
      '1 Ng Li 5k 75Ju 2+w4\n2 Ito Ken 5k 75Ju 1-b4',
      ['1 rounds', '1 Ng|Li|5k||75Ju|', '2 Ito|Ken|5k||75Ju|', '1: 0 won, 1 lost +4'],
    ],
    [
      'another number than the line',
      '4 Ng Li 5k 75Ju 2+w0\n9 Ito Ken 5k 75Ju 1-b0',
      ['1 rounds', '1 Ng|Li|5k||75Ju|', '2 Ito|Ken|5k||75Ju|', '1: 0 won, 1 lost +0'],
    ],
    ['a game with oneself', '1 Ng Li 5k 75Ju 1+w0', ['error againstSelf at 1:17 name=Ng Li round=1']],
    ['a remark behind', '1 Ng Li 5k 75Ju 0+ ;x', ['error wrongCell at 1:20 text=;x']],
  ])('with %s', (_name, text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    [';name=a\n;comm=a', [{ name: 'a', country: 'FR' }, {}, []]],
    [
      ';name=a\n;comm=b',
      [{ name: 'b', country: 'FR' }, {}, ['note notCarried what=facts count=1 example=a']],
    ],
    [';name=a', [{ name: 'a', country: 'FR' }, {}, []]],
    [';comm=b', [{ name: 'b', country: 'FR' }, {}, []]],
    [';name=\n;comm=', [{ country: 'FR' }, {}, []]],
    [
      ';date=1/9/2019',
      [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=1/9/2019 attribute=date element=FFG']],
    ],
    [
      ';date=x14/09/2019\n;size=9',
      [
        { country: 'FR', boardSize: 9 },
        {},
        ['warning partLeftOut at 1:1 text=x14/09/2019 attribute=date element=FFG'],
      ],
    ],
    [
      ';date=14/09/20190',
      [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=14/09/20190 attribute=date element=FFG']],
    ],
    [';size=1', [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=1 attribute=size element=FFG']]],
    [';size=2', [{ country: 'FR', boardSize: 2 }, {}, []]],
    [
      ';size=190',
      [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=190 attribute=size element=FFG']],
    ],
    [';time=60', [{ country: 'FR', time: { basicMinutes: 60, overtime: { kind: 'none' } } }, {}, []]],
    [
      ';time=60+b',
      [{ country: 'FR', time: { basicMinutes: 60, overtime: { kind: 'adjusted', minutes: 60 } } }, {}, []],
    ],
    [
      ';time=60+b\n;ta=x80',
      [
        { country: 'FR', time: { basicMinutes: 60, overtime: { kind: 'adjusted', minutes: 60 } } },
        {},
        ['warning partLeftOut at 2:1 text=x80 attribute=ta element=FFG'],
      ],
    ],
    [
      ';time=60+b\n;ta=80x',
      [
        { country: 'FR', time: { basicMinutes: 60, overtime: { kind: 'adjusted', minutes: 60 } } },
        {},
        ['warning partLeftOut at 2:1 text=80x attribute=ta element=FFG'],
      ],
    ],
    [
      ';time=60+c\n;ta=80',
      [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=60+c attribute=time element=FFG']],
    ],
    [
      ';time=12345',
      [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=12345 attribute=time element=FFG']],
    ],
    ['x;time=60', ['error wrongLine at 1:1 text=x;time=60']],
    [
      ';komi=7.25',
      [{ country: 'FR' }, {}, ['warning partLeftOut at 1:1 text=7.25 attribute=komi element=FFG']],
    ],
    [
      ';fee=1\n;fee=2\n;prize=3\n;nil=',
      [{ country: 'FR' }, {}, ['note notCarried what=unknownParts count=2 example=fee']],
    ],
  ])('with the header %s', (header, expected) => {
    const reading = readTou(`${header}\n1 Ng Li 5k 75Ju 0+`);
    if (reading.kind === 'refused') return expect(saidOf(reading.problems)).toEqual(expected);
    const { facts, settings } = reading.tournament;
    const told = Object.entries(facts).filter(([key, value]) => value !== NO_FACTS[key as 'name']);
    return expect([Object.fromEntries(told), settings, saidOf(reading.problems)]).toEqual(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { NO_FACTS, NOBODY, type ExchangedTournament } from '../../src/formats/exchange';
import { listDate } from '../../src/formats/ratingLists/listDate';
import { matchPlayers } from '../../src/formats/ratingLists/matchPlayers';
import { readRatingList, type RatingList } from '../../src/formats/ratingLists/readRatingList';
import { withRatingsOfList } from '../../src/formats/ratingLists/withRatings';

/** As the lists that the federations published stand in OpenGotha's repository (ratinglists), with other names. */
const EGF = `<html><pre>
<h1>List of WORLD Players</h1>
(29 Nov 2018)
 10000001  Novak Jan                             CZ  Plze    4d   --   2398     5  T120128E
 10000002  Ng Li                                 DE  KN      1k   --   2018    26  E170731A
 10000003  Ng Li                                 FR  76An   16k   --    519     1  T150207N
 10000004  Zywica Szymon                         PL  Toru   20k   --    100     1  T150912G

Number of players: 4
</pre></html>`;
const FFG = `#Echelle au 5/11/2019 05:17:21
NOVAK Jan                             -2200 - 1400186 84VJ FR
ZOU Jin                                 557 e ------- xxxx DE
LATE Bo                               -9999 - 1300284 76Ha FR`;
const AGA =
  'Novak, Jan\t7052\tFull\t2.37847\t9/16/2015\tATLA\tGA\t0.47361\t10/1/2011\nNg, Li\t15504\tFull\t\t5/21/2008\tCINC\tKY\t\t5/21/2008\nLate, Bo\t11955\tNon\t-22.46591\t6/22/2003\t\tOR\t2.9\t6/1/2003\n';

function listOf(text: string): RatingList {
  const list = readRatingList(text);
  if (!('federation' in list)) throw new Error(list.code);
  return list;
}

const player = (surname: string, firstName: string, country = '', pin = '') => ({
  ...NOBODY,
  surname,
  firstName,
  country,
  pin,
});

describe('rating lists', () => {
  test('whose a list is follows from its lines', () => {
    expect(listOf(EGF)).toMatchObject({
      federation: 'EGF',
      players: { length: 4, 0: { pin: '10000001', name: 'Novak Jan', rating: 2398, rank: { index: 3 } } },
    });
    // The FFG's 0 is the EGF's 2050, and -9999 is no rating.
    expect(listOf(FFG).players.map(({ pin, rating, club }) => [pin, rating, club])).toEqual([
      ['1400186', -150, '84VJ'],
      ['', 2607, ''],
      ['1300284', undefined, '76Ha'],
    ]);
    expect(listOf(AGA).players.map(({ pin, rank }) => [pin, rank && 'index' in rank && rank.index])).toEqual([
      ['7052', 1],
      ['15504', undefined],
      ['11955', -22],
    ]);
    expect(readRatingList('No\tName\n')).toMatchObject({ code: 'noPlayersInFile' });
  });

  test('its day stands in the heading, in words or in numbers', () => {
    expect([EGF, FFG, AGA].map(text => listDate(text, listOf(text)))).toEqual([
      '2018-11-29',
      '2019-11-05',
      undefined,
    ]);
  });

  test('licences, ranks and names of all kinds of lines of the FFG', () => {
    const lines = [
      'ABELS petit_fils                      -9999 - 99A0007 00FF FR',
      'ALENKO_DE_ST-GEORGE Bernard            -200 - 8553200 75Pa FR',
      "ANDRES_D'ORLEAC Jean-Frederic         -9999 - 1800007 38Gr FR",
      'ABEL Josefa                            -512 C 0900144 76Ro FR',
      'ALEXANDRA Françoys                    -1500 - ------- XXXX FR',
      'AKTUBINE Helene                           0 X 0422102 75EG FR',
      'Anderton Elizabett                     -871 e ------- xxxx AT',
    ];
    expect(listOf(lines.join('\n')).players.map(({ pin, rating }) => [pin, rating])).toEqual([
      ['99A0007', undefined],
      ['8553200', 1850],
      ['1800007', undefined],
      ['0900144', 1538],
      ['', 550],
      ['0422102', 2050],
      ['', 1179],
    ]);
  });

  const players = [
    player('Nowak', 'Jan', 'CZ', '10000001'),
    player('Ng', 'Li'),
    player('ŻYWICA', 'Szymon', 'PL'),
    player('Novák', 'Jan', 'SK'),
    player('Zywicka', 'Szymon', 'PL'),
    player('Someone', 'Else'),
    player('Other', 'Person', '', '10000002'),
    player('Novak', 'Jan', 'CZ', '10000009'),
    player('Novak', 'Jan', 'CZ', '1400186'),
  ];

  test('players are found by number or name, and doubtful ones are left to the organiser', () => {
    const found = matchPlayers(players, listOf(EGF)).map(match =>
      'rated' in match
        ? [match.kind, match.rated.pin]
        : [match.kind, 'candidates' in match ? match.candidates.length : 0],
    );
    expect(found).toEqual([
      ['by number', '10000001'],
      // Two of that name.
      ['doubtful', 2],
      ['by name', '10000004'],
      // From another country.
      ['doubtful', 1],
      // One letter more.
      ['doubtful', 1],
      ['not found', 0],
      // The number is somebody else's.
      ['doubtful', 1],
      // The list has another number for the name; that of another federation does not matter.
      ['doubtful', 1],
      ['by name', '10000001'],
    ]);
  });

  test('what changes is listed, and from round 1 on ranks and ratings stay', () => {
    const tournament: ExchangedTournament = {
      facts: NO_FACTS,
      rounds: 1,
      players,
      games: [],
      free: [],
      settings: {},
      clubGroups: [],
    };
    const matches = matchPlayers(players, listOf(EGF));
    const { changes, isFrozen, tournament: rated } = withRatingsOfList(tournament, matches, 'EGF 2012-01-28');
    expect(changes.map(({ player: index, what, before, after }) => [index, what, before, after])).toEqual([
      [0, 'rank', '', '4d'],
      [0, 'rating', '', '2398'],
      [2, 'number', '', '10000004'],
      [2, 'rank', '', '20k'],
      [2, 'rating', '', '100'],
      [8, 'rank', '', '4d'],
      [8, 'rating', '', '2398'],
    ]);
    expect([isFrozen, rated.players[1]]).toEqual([false, players[1]]);
    const game = {
      round: 1,
      table: 1,
      black: 0,
      white: 2,
      colourKnown: true,
      handicap: 0,
      blackOutcome: 'unknown',
      whiteOutcome: 'unknown',
      byDefault: false,
      moves: undefined,
    } as const;
    const later = withRatingsOfList({ ...tournament, games: [game] }, matches, 'EGF 2012-02-28');
    expect([later.isFrozen, later.changes.map(({ what }) => what)]).toEqual([true, ['number']]);
  });
});

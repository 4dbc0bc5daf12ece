import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExchangedTournament, FinalOrder, FileContents } from '../../src/formats/exchange';
import { fullName } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { isFileError, type FileProblem } from '../../src/tournament/fileProblem';
import { bytesToText } from '../../src/formats/parse/bytesToText';
import { fileSentence } from '../../src/text/files';
import { hasReference, inReference } from '../reference';

const readBytes = (path: string): string => {
  const decoded = bytesToText(readFileSync(path));
  if (!('text' in decoded)) throw new Error(decoded.code);
  return decoded.text;
};

function tournamentOf(reading: FileContents): ExchangedTournament {
  expect(reading.problems.filter(isFileError)).toEqual([]);
  if (reading.kind !== 'read') throw new Error('refused');
  return reading.tournament;
}

/** Games by names, so that two files of one event can be compared. */
const gamesByName = ({ players, games }: ExchangedTournament): readonly string[] =>
  games
    .map(({ round, black, white, handicap, blackOutcome, whiteOutcome, byDefault }) =>
      [
        round,
        fullName(players[black]!),
        fullName(players[white]!),
        handicap,
        blackOutcome,
        whiteOutcome,
        byDefault,
      ].join('|'),
    )
    .sort();

const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: players.map((_, index) => index + 1),
  criteria: [],
});

const FILE = `; CL[B]
; EV[Cup of Oaks]
; PC[CZ,Plzeň]
; DT[2024-07-06,2024-07-07]
; HA[h1]
; KM[6.5]
; TM[55]
; TC[G240706]
; Pl Name                            Rk Co Club  MMS  SOS
   1 Novák Jan                       3D CZ Plze   34   64 0 0    3+/w0    2+/w0   0+ |12345678
   2 Van_den_Berg Ann                1D NL xxxx   32?  66 0 0    0=       1-/b0   3+/b0
     Ng Li                           5K XX 75Ju   26   66 0 0    1-/b0    0-      2-/w0
`;

describe('a result file of the EGF', () => {
  test('is read with its header, players, starts, games and free rounds', () => {
    const { facts, settings, players, games, free, rounds } = tournamentOf(readH9(FILE));
    expect(facts).toMatchObject({
      name: 'Cup of Oaks',
      country: 'CZ',
      place: 'Plzeň',
      begins: '2024-07-06',
      ends: '2024-07-07',
    });
    expect(facts.time).toEqual({ basicMinutes: 55, overtime: { kind: 'adjusted', minutes: 55 } });
    expect(settings).toEqual({
      system: 'McMahon',
      rounds: 3,
      komi: 13,
      handicapReduction: 1,
      tournamentClass: 'B',
    });
    expect(
      players.map(({ surname, firstName, country, club, pin, start }) => [
        surname,
        firstName,
        country,
        club,
        pin,
        start,
      ]),
    ).toEqual([
      ['Novák', 'Jan', 'CZ', 'Plze', '12345678', 62],
      // 32½ points less a win; the ½ of one absence is rounded down. The file's encoding had no ½.
      ['Van den Berg', 'Ann', 'NL', '', '', 63],
      ['Ng', 'Li', '', '75Ju', '', 52],
    ]);
    expect([rounds, games.length, free.length]).toEqual([3, 3, 3]);
  });

  test.each([
    ['oneself as the opponent', FILE.replace('3+/w0', '1+/w0'), 'againstSelf', 10, 66],
    ['two colours alike', FILE.replace('1-/b0    0-', '1-/w0    0-'), 'sidesDiffer', 10, 66],
    ['another handicap', FILE.replace('2+/w0', '2+/w2'), 'sidesDiffer', 10, 75],
    ['a line without rank and country', FILE.replace(/Ng Li.*75Ju/, '??'), 'wrongLine', 12, 1],
    ['a round missing in one line', FILE.replace('3+/b0\n', '\n'), 'unevenRounds', 11, 1],
    ['a word among the results', FILE.replace('0=       1-', 'x        1-'), 'wrongCell', 11, 66],
    ['no player at all', '; EV[Nothing]\n', 'noPlayersInFile', undefined, undefined],
  ])('%s refuses it and says where', (_name, text, code, line, column) => {
    const reading = readH9(text);
    expect(reading.kind).toBe('refused');
    const [first] = reading.problems as readonly FileProblem[];
    expect(first?.code).toBe(code);
    if (line !== undefined) expect(first?.place).toEqual({ kind: 'text', line, column });
  });

  test('N108: an opponent who is not there leaves a game out, and all others are read', () => {
    const reading = readH9(FILE.replace('3+/w0', '9+/w0').replace('1-/b0    0-', '0-       0-'));
    expect(tournamentOf(reading).games).toHaveLength(2);
    const first = reading.problems.find(({ severity }) => severity === 'warning');
    expect(first).toMatchObject({
      code: 'gameUnknown',
      severity: 'warning',
      place: { kind: 'text', line: 10, column: 66 },
    });
    expect(fileSentence('en', first!)).toContain('round 1 is “9+”, an unknown game; nothing is entered.');
  });

  test('N108: a name in Turkish capitals has no dot too many in small letters', () => {
    const tournament = tournamentOf(readH9(FILE));
    const players = tournament.players.map(player => ({ ...player, surname: 'ADALBİRAND' }));
    const final = { order: [0, 1, 2], places: [1, 2, 3], criteria: [] };
    const { text } = writeH9({ ...tournament, players }, final);
    expect(text).toMatch(/ Adalbirand Jan /);
  });

  test('is written with opponents by line, header, and names in small letters', () => {
    const tournament = tournamentOf(readH9(FILE));
    const capitals = tournament.players.map(player => ({ ...player, surname: player.surname.toUpperCase() }));
    const final = {
      order: [1, 0, 2],
      places: [1, 2, 3],
      criteria: [{ title: 'MMS', values: ['34', '32½', '26'] }],
    };
    const { text } = writeH9({ ...tournament, players: capitals }, final);
    expect(text.split('\n')).toEqual([
      '; CL[B]',
      '; EV[Cup of Oaks]',
      '; PC[CZ,Plzeň]',
      '; DT[2024-07-06,2024-07-07]',
      '; HA[h1]',
      '; KM[6.5]',
      '; TM[55]',
      ';',
      '; Pl Name                            Rk Co Club  MMS',
      '   1 Van_Den_Berg Ann                1D NL xxxx  32½ 0 0 0       0=    2-/b0    3+/b0',
      '   2 Novák Jan                       3D CZ Plze   34 0 0 0    3+/w0    1+/w0       0+ |12345678',
      '   3 Ng Li                           5K XX 75Ju   26 0 0 0    2-/b0       0-    1-/w0',
      '',
    ]);
  });

  test('one stone more has no line: the EGF knows how many fewer there are', () => {
    const tournament = tournamentOf(readH9(FILE));
    const written = (handicapReduction: number) =>
      /HA\[.*]/.exec(
        writeH9(
          { ...tournament, settings: { ...tournament.settings, handicapReduction } },
          asListed(tournament),
        ).text,
      )?.[0];
    expect([-1, 0, 1, 2].map(written)).toEqual([undefined, undefined, 'HA[h1]', 'HA[h2]']);
  });

  test('what the rating officer would send back is said before', () => {
    const tournament = tournamentOf(readH9(FILE));
    const [first, second, third] = tournament.players;
    const players = [
      first!,
      { ...second!, pin: '12345678', country: 'ZZ' },
      { ...third!, pin: '123', rank: undefined },
    ];
    const [game, ...games] = tournament.games;
    const wrong: ExchangedTournament = {
      ...tournament,
      players,
      games: [{ ...game!, blackOutcome: 'unknown', whiteOutcome: 'unknown' }, ...games],
      facts: {
        ...tournament.facts,
        name: '',
        place: '',
        ends: '2024-07-01',
        time: { basicMinutes: 30, overtime: { kind: 'none' } },
      },
      settings: { ...tournament.settings, tournamentClass: 'A' },
    };
    const warned = writeH9(wrong, asListed(wrong)).problems.filter(({ severity }) => severity === 'warning');
    expect(warned.map(({ code, place }) => [code, 'player' in place ? place.player : undefined])).toEqual([
      ['eventUnnamed', undefined],
      ['placeMissing', undefined],
      ['datesReversed', undefined],
      ['classTooHigh', undefined],
      ['pinTwice', 1],
      ['unknownCountry', 1],
      ['wrongPin', 2],
      ['rankMissing', 2],
      ['unknownCountry', 2],
      ['resultOpen', 2],
    ]);
    const nothing = { ...wrong, games: [], facts: { ...wrong.facts, begins: '', time: undefined } };
    const codes = writeH9(nothing, asListed(nothing)).problems.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['datesMissing', 'timeMissing', 'nobodyPlayed']));
  });

  test.each([
    [60, { kind: 'byo-yomi', seconds: 30 }, 82, 'A'],
    [60, { kind: 'none' }, 60, 'B'],
    [45, { kind: 'fischer', seconds: 15 }, 75, 'A'],
    [40, { kind: 'canadian', seconds: 300, moves: 20 }, 55, 'B'],
    [25, { kind: 'byo-yomi', seconds: 10 }, 32, 'C'],
    [10, { kind: 'fischer', seconds: 5 }, 20, 'D'],
  ] as const)('%i minutes with %o are worth %i and class %s', (basicMinutes, overtime, minutes, name) => {
    const tournament = tournamentOf(readH9(FILE));
    const facts = { ...tournament.facts, time: { basicMinutes, overtime } };
    const { text } = writeH9({ ...tournament, facts, settings: {} }, asListed(tournament));
    expect(text).toContain(`; CL[${name}]`);
    expect(text).toContain(`; TM[${minutes}]`);
  });
});

describe.runIf(hasReference)('result files that OpenGotha wrote', () => {
  test.each([
    ['mcmahon-14.h9', 19, 4],
    ['swiss.h9', 24, 5],
    ['egc2013.h9', 594, 10],
  ])('%s is read, written and read again', (file, players, rounds) => {
    const tournament = tournamentOf(readH9(readBytes(inReference(`formats/${file}`))));
    expect([tournament.players.length, tournament.rounds]).toEqual([players, rounds]);
    const again = tournamentOf(readH9(writeH9(tournament, asListed(tournament)).text));
    expect(gamesByName(again)).toEqual(gamesByName(tournament));
    expect(again.free).toEqual(tournament.free);
    expect(again.players.map(fullName)).toEqual(tournament.players.map(fullName));
  });

  test('the European Congress has the games of its OpenGotha file', () => {
    const ours = tournamentOf(readH9(readBytes(inReference('formats/egc2013.h9'))));
    const theirs = tournamentOf(readOpenGotha(readBytes(inReference('opengotha/xml/egc2013.xml'))));
    expect(ours.games.length).toBe(theirs.games.length);
    const shape = ({ games }: ExchangedTournament) =>
      games
        .map(({ round, handicap, blackOutcome, byDefault }) =>
          [round, handicap, blackOutcome, byDefault].join(),
        )
        .sort();
    expect(shape(ours)).toEqual(shape(theirs));
  });
});

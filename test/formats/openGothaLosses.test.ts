/** What a file of OpenGotha loses: an event that it holds whole, changed in one thing at a time. */
import { describe, expect, test } from 'vitest';
import {
  NO_FACTS,
  NOBODY,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FreeRound,
} from '../../src/formats/exchange';
import { keptText, parseKept } from '../../src/formats/openGotha/keptText';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { toWallList } from '../../src/formats/wallList/toWallList';
import type { Free } from '../../src/tournament/game';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { GAME, tournamentOf } from './whole';

const of = (no: number, surname: string, rank: string): ExchangedPlayer => ({
  ...NOBODY,
  no,
  surname,
  firstName: 'X',
  rank: parseRank(rank),
  rating: 2000,
});
const EVENT: ExchangedTournament = {
  facts: NO_FACTS,
  rounds: 2,
  players: [of(1, 'Ann', '2d'), of(2, 'Bo', '1k')],
  games: [GAME],
  free: [],
  settings: { system: 'McMahon' },
  clubGroups: [],
};

/** What is said to be lost of the event with these changes: `ratings 1 Ann X`. */
const lost = (changes: Partial<ExchangedTournament>): readonly string[] =>
  writeOpenGotha({ ...EVENT, ...changes }).problems.map(
    ({ values }) => `${values['what']} ${values['count']} ${values['setting'] ?? values['example']}`,
  );
const ofAnn = (changes: Partial<ExchangedPlayer>, settings: Partial<Settings> = EVENT.settings) =>
  lost({ settings, players: [{ ...EVENT.players[0]!, ...changes }, EVENT.players[1]!] });

test('nothing of a usual event', () => expect(lost({})).toEqual([]));

test.each([
  ['stages', [{}], []],
  ['playoffRounds', [1], []],
  ['forbiddenPairs', [[1, 2]], []],
  ['agreedAbsences', 0, undefined],
  ['noAbsencesIn', [1], []],
  ['disqualifiedUnplaced', true, false],
  ['defaultsAsByes', true, false],
  ['ratherNot', [[1, 2]], []],
  ['mustMeet', [[1, 2]], []],
  ['geographyWins', 0, undefined],
  ['homeGap', 0, undefined],
  ['homeClub', 'Ulm', ''],
  ['excludedTables', [1], []],
  ['fixedTables', [{}], []],
  ['rooms', [{ name: 'Hall', tables: [] }], []],
  ['cycles', 2, 1],
  ['absentStart', 'below the bar', 'by rank'],
  ['sosFlavour', 'WMSG', 'EGF'],
  ['ownUnplayed', 'AGA phantom', 'as scored'],
] as const)('the setting %s, where it changes anything', (key, value, usual) => {
  const settings = (one: unknown) => ({ ...EVENT.settings, [key]: one }) as Partial<Settings>;
  expect([lost({ settings: settings(value) }), lost({ settings: settings(usual) })]).toEqual([
    [`settings 1 ${key}`],
    [],
  ]);
});

test('results that count for ratings alone', () => {
  const ratedResults = [{ round: 1, players: [1, 2], result: '0-1' }] as const;
  expect(lost({ settings: { ...EVENT.settings, ratedResults } })).toEqual(['settings 1 ratedResults']);
});

test('rounds beyond the twentieth', () => {
  expect([lost({ rounds: 20 }), lost({ rounds: 21 })]).toEqual([[], ['settings 1 rounds']]);
});

test.each<[string, Partial<ExchangedPlayer>, readonly string[]]>([
  ['without a rank', { rank: undefined }, ['ranks 1 Ann X']],
  ['who is a professional', { rank: parseRank('1p') }, ['professionalRanks 1 Ann X']],
  ['of 30k', { rank: parseRank('30k') }, []],
  ['of 31k', { rank: parseRank('31k') }, ['professionalRanks 1 Ann X']],
  ['without a rating', { rating: undefined }, ['ratings 1 Ann X']],
  ['whose rating has a part', { rating: 2000.5 }, ['ratings 1 Ann X']],
  ['with the lowest rating', { rating: -900 }, []],
  ['with a lower one', { rating: -901 }, ['ratings 1 Ann X']],
  ['with ratings of rounds', { ratings: [undefined, 2010] as never }, ['ratings 1 Ann X']],
  ['with none of them', { ratings: [] }, []],
  ['with a highest rating', { maximumRating: 2100 }, ['maximumRatings 1 Ann X']],
  ['with a licence', { membership: 'FFG C' }, []],
  ['with a membership in words', { membership: 'paid' }, ['memberships 1 Ann X']],
  ['with no membership', { membership: '' }, []],
  ['with the name of a list', { ratingList: 'EGF' }, ['ratingLists 1 Ann X']],
  ['with another number', { no: 7 }, ['numbers 1 Ann X']],
  ['with a group', { group: 'U18' }, ['groups 1 Ann X']],
  ['in the supergroup', { supergroup: true }, ['supergroup 1 Ann X']],
  ['with a previous order', { previousOrder: 0 }, ['previousOrder 1 Ann X']],
  ['who was expelled', { out: { rounds: [], from: 2, isExpelled: true } }, ['out 1 Ann X']],
  ['who misses round 20', { out: { rounds: [20], from: undefined } }, []],
  ['who misses round 21', { out: { rounds: [20, 21], from: undefined } }, ['out 1 Ann X']],
  ['with a category that ranks tell', { category: '1' }, []],
  ['with another than ranks tell', { category: '2' }, ['categories 1 2']],
  ['whose club has no sign', { club: 'a\u0001' }, ['clubs 1 Ann X']],
  ['whose country has no sign', { country: '\u0001' }, ['countries 1 Ann X']],
  ['whose number has no sign', { pin: '1\u0001' }, ['pins 1 Ann X']],
  ['whose team has no sign', { team: 'A\u0001', board: 1 }, ['teams 1 Ann X']],
  ['whose name has no sign', { surname: 'A\u0001' }, ['longNames 1 A\u0001 X']],
  ['whose name begins with a blank', { surname: ' Ann' }, ['longNames 1 Ann X']],
  ['with a team and no board', { team: 'A' }, ['boards 1 Ann X']],
  ['with a board and no team', { board: 1 }, ['boards 1 Ann X']],
  ['with a team and a board', { team: 'A', board: 1 }, []],
  ['with a board of round 2', { team: 'A', board: 1, boards: [undefined, undefined, 3] as never }, []],
  [
    'with a board of round 3',
    { team: 'A', board: 1, boards: [undefined, undefined, undefined, 3] as never },
    ['boards 1 Ann X'],
  ],
])('of a player %s', (_who, changes, expected) => expect(ofAnn(changes)).toEqual(expected));

test.each([
  // It is not written, so that none comes back.
  ['as by rank', 62, ['starts 1 Ann X']],
  ['one less', 60, []],
  ['two less', 58, ['starts 1 Ann X']],
  ['one more', 64, []],
  ['two more', 66, []],
  ['three more', 68, ['starts 1 Ann X']],
  ['a half more', 63, ['starts 1 Ann X']],
])('of a start %s', (_name, start, expected) => expect(ofAnn({ start })).toEqual(expected));

test('of a start where it counts for nothing', () =>
  expect(ofAnn({ start: 62 }, { system: 'Swiss' })).toEqual(['starts 1 Ann X']));

const withGame = (changes: Partial<ExchangedGame>, rounds = 2) =>
  lost({ rounds, games: [{ ...GAME, ...changes }] });

test.each<[string, Partial<ExchangedGame>, readonly string[]]>([
  ['that nobody has a word for', { blackOutcome: 'unknown' }, ['results 1 Ann X, R1']],
  ['that both won', { whiteOutcome: 'won' }, []],
  ['that is not played', { blackOutcome: 'unknown', whiteOutcome: 'unknown' }, []],
  ['of a known length', { moves: 0 }, ['lengths 1 Ann X, R1']],
])('of a game %s', (_what, changes, expected) => expect(withGame(changes)).toEqual(expected));

test('of games beyond round 20, with the absences before them', () => {
  expect(withGame({ round: 20 }, 20)).toEqual(['absences 38 Ann X, R1']);
  expect(withGame({ round: 21 }, 21)).toEqual([
    'results 1 Ann X, R21',
    'absences 40 Ann X, R1',
    'settings 1 rounds',
  ]);
});

const free = (player: number, round: number, as: Free['as'], worth: Free['worth'] = 'win'): FreeRound => ({
  player,
  round,
  entry: { kind: 'free', as, worth } as Free,
});
const three = [...EVENT.players, of(3, 'Cy', '5k')];

test.each<[string, readonly FreeRound[], readonly string[]]>([
  ['a bye', [free(2, 1, 'bye')], []],
  ['a bye that is worth a half', [free(2, 1, 'bye', 'half')], ['byeWorths 1 Cy X, R1']],
  ['an absence that is told', [free(2, 1, 'absence', 'half')], []],
  ['a cell that is empty', [], ['absences 1 Cy X, R1']],
  [
    'an absence behind the last game',
    [free(2, 1, 'bye'), free(0, 2, 'absence', 'half')],
    ['absences 1 Ann X, R2'],
  ],
  ['a bye in a round without games', [free(2, 1, 'bye'), free(0, 2, 'bye')], ['absences 2 Bo X, R2']],
])('of %s', (_what, all, expected) => expect(lost({ players: three, free: all })).toEqual(expected));

test('of an absence in the twentieth round, which is the last with a game', () => {
  const lostOf = (all: readonly FreeRound[]) =>
    lost({ rounds: 20, players: three, games: [{ ...GAME, round: 20 }], free: all });
  expect(lostOf([free(2, 20, 'absence', 'half')])).toEqual(['absences 57 Ann X, R1']);
  expect(lostOf([])).toEqual(['absences 58 Ann X, R1']);
});

test('of an absence beyond round 20, also where games go as far', () => {
  const games = [{ ...GAME, round: 21 }];
  const absences = (all: readonly FreeRound[]) =>
    lost({ rounds: 21, players: three, games, free: all }).find(one => one.startsWith('absences'));
  expect([absences([]), absences([free(2, 21, 'absence')]), absences([free(2, 3, 'absence')])]).toEqual([
    'absences 61 Ann X, R1',
    'absences 61 Cy X, R21',
    'absences 60 Ann X, R1',
  ]);
});

test('of a second bye in one round, and of one beyond round 20', () => {
  const four = [...three, of(4, 'Di', '6k')];
  expect(lost({ players: four, free: [free(2, 1, 'bye'), free(3, 1, 'bye')] })).toEqual(['byes 1 Di X, R1']);
  const late = lost({ rounds: 20, players: three, free: [free(2, 1, 'bye'), free(2, 21, 'bye')] });
  expect(late).toEqual(['byes 1 Cy X, R21']);
});

test.each<[string, Partial<ExchangedTournament['facts']>, readonly string[]]>([
  ['a country', { country: 'CZ' }, ['facts 1 CZ']],
  ['a name without a sign', { name: 'Cup\u0001' }, ['facts 1 Cup\u0001']],
  ['a director and a place without one', { place: '\u0001', director: '\u0002' }, ['facts 2 \u0001']],
  [
    'a time that is adjusted',
    { time: { basicMinutes: 50, overtime: { kind: 'adjusted' } } as never },
    ['time 1 50'],
  ],
])('of %s', (_what, facts, expected) => expect(lost({ facts: { ...NO_FACTS, ...facts } })).toEqual(expected));

test.each<[string, Partial<Settings>, readonly string[]]>([
  ['Swiss', { system: 'Swiss' }, []],
  ['no system', {}, []],
  ['Round robin', { system: 'Round robin' }, ['system 1 Round robin']],
  ['categories that nobody has', { system: 'Swiss by categories' }, ['system 1 Swiss by categories']],
  ['rounding of its own', { system: 'McMahon', rounding: 'EGF' }, ['rounding 1 EGF']],
  ['handicaps of its own', { system: 'McMahon', handicap: 'EGF' }, ['handicapRule 1 EGF']],
  ['a tiebreak of its own', { system: 'McMahon', tiebreaks: ['SOS', 'Lottery'] }, ['tiebreaks 1 Lottery']],
  [
    'categories as a tiebreak that nobody has',
    { system: 'McMahon', tiebreaks: ['Category'] },
    ['tiebreaks 1 Category'],
  ],
])('of %s', (_what, settings, expected) => expect(lost({ settings })).toEqual(expected));

test('no category where ranks tell them apart', () => {
  const [ann, bo] = EVENT.players;
  const settings = { system: 'Swiss by categories', tiebreaks: ['Category'] } as const;
  const players = (one: string, other: string) => [
    { ...ann!, category: one },
    { ...bo!, category: other },
  ];
  expect(lost({ settings, players: players('1', '2') })).toEqual([]);
  expect(lost({ settings, players: players('2', '1') })).toEqual(['categories 2 2']);
  expect(lost({ settings, players: players('A', 'A') })).toEqual([
    'categories 2 A',
    'system 1 Swiss by categories',
    'tiebreaks 1 Category',
  ]);
});

test('an event that came from elsewhere has no parts of a file to lose', () =>
  expect(toWallList(EVENT).problems).toEqual([]));

describe('what is written again', () => {
  const file = (player: string, more = '') =>
    `<Tournament><Players><Player ${player} rank="1D"/><Player name="B" firstName="C" rank="2D"/></Players>${more}</Tournament>`;
  const again = (text: string): string => writeOpenGotha(tournamentOf(readOpenGotha(text))).text;

  test.each(['name', 'firstName', 'country', 'club', 'ffgLicenceStatus'])(
    'the blanks about the attribute %s',
    name => {
      const others = ['name', 'firstName'].filter(one => one !== name).map(one => `${one}="X"`);
      expect(again(file(`${others.join(' ')} ${name}=" C "`))).toContain(`${name}=" C "`);
    },
  );

  test('a rating as it was typed, and the rounds of a preliminary registration', () => {
    const mask = '1101011111111111111101';
    const text = again(
      file(`name="A" firstName="X" rating=" +2390" registeringStatus="PRE" participating="${mask}"`),
    );
    expect(text).toContain('rating=" +2390"');
    expect(text).toContain(`participating="${mask}"`);
  });

  test('categories as they were written, while they give everybody theirs', () => {
    const own = '<Category number="2" lowerLimit="5k"/><Category number="1" lowerLimit="1d"/>';
    const text = again(file('name="A" firstName="X"', `<Categories>${own}</Categories>`));
    expect(text.match(/<Category .*?>/g)?.join('')).toBe(own);
  });

  test('elements that only hold others are known, with an attribute they are not', () => {
    const holders = [
      ...['Players', 'Games', 'ByePlayers', 'Teams', 'ClubsGroups', 'Categories', 'PlacementCriteria'],
      ...['TournamentParameterSet', 'TeamTournamentParameterSet'],
      ...['PlacementParameterSet', 'TeamPlacementParameterSet'],
    ];
    const unknown = (element: string) =>
      readOpenGotha(file('name="A" firstName="X"', element)).problems.map(({ values }) => values['example']);
    for (const holder of holders) {
      expect(unknown(`<${holder}/>`)).toEqual([]);
      expect(unknown(`<${holder} own="1"/>`)).toEqual([`${holder} own`]);
    }
    expect(unknown('<Own/>')).toEqual(['Own']);
  });

  test('keys of a Turkish computer stay in what a book keeps, where teams have them', () => {
    const text = `<Tournament><Players><Player name="Ali" firstName="Can" rank="1D"/></Players><Teams><Team teamNumber="1" teamName="A"><Board roundNumber="1" boardNumber="1" player="ALİCAN"/></Team></Teams></Tournament>`;
    const kept = keptText(tournamentOf(readOpenGotha(text))) ?? '';
    expect(kept).toContain('player="ALİCAN"');
    expect(parseKept(kept)?.openGotha?.isTurkish).toBe(true);
  });

  // N244 of docs/faults.md
  test('keys of a Turkish computer stay without teams as well, and nothing else is in the file for it', () => {
    const text = `<Tournament><Players><Player name="Ali" firstName="Can" rank="1D"/><Player name="Veli" firstName="Su" rank="1D"/></Players><Games><Game roundNumber="1" tableNumber="1" whitePlayer="ALİCAN" blackPlayer="VELİSU" result="RESULT_WHITEWINS" handicap="0" knownColor="true"/></Games></Tournament>`;
    const read = tournamentOf(readOpenGotha(text));
    const back = parseKept(keptText(read) ?? '');
    expect(back?.openGotha).toEqual(read.openGotha);
    const plain = tournamentOf(readOpenGotha(text.replaceAll('İ', 'I')));
    expect(parseKept(keptText(plain) ?? '')?.openGotha).toEqual(plain.openGotha);
    expect(plain.openGotha?.isTurkish).toBe(false);
  });

  test('flags in other words are left out, and said', () => {
    const flags = (flag: string) =>
      readOpenGotha(
        file(
          'name="A" firstName="X"',
          `<Game roundNumber="1" blackPlayer="AX" whitePlayer="BC" knownColor="${flag}"/>`,
        ),
      ).problems.map(({ values }) => values['text']);
    expect(['true', 'FALSE', 'truely', 'untrue', 'falsely', 'unfalse'].map(flags)).toEqual([
      [],
      [],
      ['truely'],
      ['untrue'],
      ['falsely'],
      ['unfalse'],
    ]);
  });

  test('letters of two halves are numbers in what a book keeps', () => {
    const came = tournamentOf(readOpenGotha(file('name="A😀" firstName=" X "')));
    expect(came.players[0]?.firstName).toBe('X');
    expect(keptText(came)).toContain('<Player name="A&#128512;" firstName=" X " rank="1D"/>');
  });

  test('players stand where the file has them, with or without an element around them', () => {
    const text = '<Tournament><Player name="A" firstName="B" rank="1D"/></Tournament>';
    expect(tournamentOf(readOpenGotha(text)).players.map(({ surname }) => surname)).toEqual(['A']);
  });

  test('a grade in words is said, for no list has it', () => {
    const came = tournamentOf(readOpenGotha(file('name="A" firstName="X" grade="strong"')));
    const grades = toWallList(came).problems.filter(({ values }) => values['what'] === 'grades');
    expect(grades.map(({ values }) => values['example'])).toEqual(['A X']);
  });

  test('a correction that the file does not have stays out where scores have none', () => {
    expect(again(file('name="A" firstName="X"'))).not.toContain('smmsCorrection');
  });

  test('N231: a rating from a list has that list as its origin, where the file had no rating', () => {
    const came = tournamentOf(readOpenGotha(file('name="A" firstName="X" ratingOrigin="INI"')));
    const origin = (rating: number | undefined, ratingList?: string) => {
      const players = came.players.map(player => ({ ...player, rating, ratingList }));
      return /ratingOrigin="(\w*)"/.exec(writeOpenGotha({ ...came, players }).text)?.[1];
    };
    expect([origin(2100, 'EGF 2026'), origin(2100), origin(undefined)]).toEqual(['EGF', 'MAN', 'INI']);
  });

  test('members of a team stand by their boards, those without one behind them', () => {
    const players = [of(1, 'A', '1d'), of(2, 'B', '1d'), of(3, 'C', '1d')].map((player, i) => ({
      ...player,
      team: 'T',
      board: [2, 1, undefined][i],
    }));
    const { text } = writeOpenGotha({ ...EVENT, players, games: [], rounds: 1 });
    expect(text.match(/<Board .*?>/g)).toEqual([
      '<Board boardNumber="1" player="BX" roundNumber="1"/>',
      '<Board boardNumber="2" player="AX" roundNumber="1"/>',
      '<Board boardNumber="3" player="CX" roundNumber="1"/>',
    ]);
  });

  test('an event without categories is of one', () => {
    expect(writeOpenGotha(EVENT).text).toContain('numberOfCategories="1"');
  });

  test('a file without criteria gets those of its system', () => {
    expect(again(file('name="A" firstName="X"'))).toContain('<PlacementCriterion number="1" name="NBW"/>');
  });
});

/** Corners of files: lines with too much on them, marks that are half there, columns that standings may lack. */
import { describe, expect, test } from 'vitest';
import {
  NO_FACTS,
  NOBODY,
  type ExchangedTournament,
  type FinalOrder,
  type RankedLines,
} from '../../src/formats/exchange';
import { settingsNotCarried } from '../../src/formats/fileProblems';
import { readMacMahon } from '../../src/formats/macMahon';
import { otherFacts } from '../../src/formats/otherFacts';
import { bytesToText } from '../../src/formats/parse/bytesToText';
import { listDate } from '../../src/formats/ratingLists/listDate';
import { readRatingList } from '../../src/formats/ratingLists/readRatingList';
import { standingsAsChosen } from '../../src/formats/standingsColumns';
import { membersOfTeams, resultWithPoints } from '../../src/formats/tables';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { GAME, tournamentOf } from './whole';

describe('a rating list', () => {
  const LATE = 'LATE Bo                                   12 - 1300284 76Ha FR';
  const found = (line: string) => {
    const list = readRatingList(`ZOU Jin                                 557 e ------- xxxx DE\n${line}\n`);
    return 'federation' in list ? [list.players.length - 1, list.spoilt] : list.code;
  };

  test.each([
    [LATE, [1, 0]],
    [`${LATE} \r`, [1, 0]],
    [`${LATE} 7`, [0, 1]],
    [`${LATE}x`, [0, 1]],
    [`${'A note on somebody '.repeat(3)}${LATE}`, [0, 0]],
  ])('of the FFG has a player on the line %j', (line, expected) => expect(found(line)).toEqual(expected));

  test('has its day in any month', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const list = { federation: 'EGF', players: [], spoilt: 0, stated: undefined } as const;
    expect(months.map(month => listDate(`(9 ${month} 2018)`, list))).toEqual(
      months.map((_, i) => `2018-${String(i + 1).padStart(2, '0')}-09`),
    );
  });
});

test('settings that are not carried over are told by the first of them, by name and by key', () => {
  expect(settingsNotCarried(['komi', 'rounds'])).toEqual([
    {
      code: 'notCarried',
      severity: 'note',
      place: { kind: 'file' },
      values: { what: 'settings', count: 2, example: 'Komi', setting: 'komi' },
    },
  ]);
  expect(settingsNotCarried([])).toEqual([]);
});

test.each([
  ['without its first byte', [0x61, 0xbb, 0xbf, 0x62], 'a»¿b'],
  ['without its second', [0xef, 0x61, 0xbf, 0x62], 'ïa¿b'],
  ['without its third', [0xef, 0xbb, 0x61, 0x62], 'ï»ab'],
])('a mark of UTF-8 %s is none', (_what, bytes, text) => {
  expect(bytesToText(Uint8Array.from(bytes))).toMatchObject({ text, encoding: 'iso-8859-15' });
});

test('MacMahon’s adjustment is switched off by the word alone', () => {
  const adjusted = (word: string) =>
    tournamentOf(
      readMacMahon(
        `<Tournament><HandicapUsed>true</HandicapUsed><HandicapAdjustment>${word}</HandicapAdjustment><HandicapAdjustmentValue>-2</HandicapAdjustmentValue><IndividualParticipant><Id>1</Id><GoPlayer><Surname>A</Surname></GoPlayer></IndividualParticipant></Tournament>`,
      ),
    ).settings.handicapReduction;
  expect(['false', 'FALSE', 'falsely', 'unfalse', 'true'].map(adjusted)).toEqual([0, 0, 2, 2, 2]);
});

test('facts that come back otherwise are said, those that are empty and the time limits are not', () => {
  const facts = {
    ...NO_FACTS,
    name: 'Cup',
    country: 'CZ',
    boardSize: 13,
    time: { basicMinutes: 60, overtime: { kind: 'none' } },
  } as const;
  const said = (back: Partial<typeof NO_FACTS>) =>
    otherFacts(facts, { ...NO_FACTS, ...back }).map(({ values }) => [values['count'], values['example']]);
  expect([said({}), said({ name: 'Cup', country: 'CZ' }), said({ ...facts, director: 'Eva' })]).toEqual([
    [[3, 'Cup']],
    [[1, '13']],
    [],
  ]);
});

describe('standings as they are chosen', () => {
  const lines: RankedLines = { rounds: [1, 2], games: [['2+/w3', '3-']], remarks: [''] };
  const final: FinalOrder = {
    order: [0],
    places: [1],
    criteria: [
      { title: 'MMS', values: ['20'] },
      { title: 'SOS', values: ['7'] },
    ],
  };
  const chosen = (look: Parameters<typeof standingsAsChosen>[2], hasTeams = true) => {
    const teams = hasTeams ? { ...final, ...lines, names: ['Oaks'] } : undefined;
    const ranking = { counted: 1, provisional: '', provisionalInEnglish: '', players: lines, teams };
    const now = standingsAsChosen(final, ranking, look);
    return [
      now.final.criteria.map(({ title }) => title).join(),
      now.ranking.players.rounds.join(),
      now.ranking.players.games.join('|'),
      now.ranking.teams?.criteria.map(({ title }) => title).join(),
      now.ranking.teams?.games.join('|'),
    ];
  };

  test('are as they were, without rounds or tiebreaks, or with short games', () => {
    const whole = ['MMS,SOS', '1,2', '2+/w3,3-', 'MMS,SOS', '2+/w3,3-'];
    expect([chosen({}), chosen({ lacks: ['club'], shortGames: false })]).toEqual([whole, whole]);
    expect(chosen({ lacks: ['rounds'] })).toEqual(['MMS,SOS', '', '', 'MMS,SOS', '']);
    expect(chosen({ lacks: ['tiebreaks'] })).toEqual(['MMS', '1,2', '2+/w3,3-', 'MMS', '2+/w3,3-']);
    expect(chosen({ shortGames: true })).toEqual(['MMS,SOS', '1,2', '2+,3-', 'MMS,SOS', '2+,3-']);
    expect(chosen({ lacks: ['rounds'] }, false).slice(3)).toEqual([undefined, undefined]);
  });

  test('have games without colours and stones, by default or not', () => {
    const { ranking } = standingsAsChosen(
      final,
      {
        counted: 1,
        provisional: '',
        provisionalInEnglish: '',
        players: { ...lines, games: [['2+!/b12 3=/w', '0+', '14?/3']] },
        teams: undefined,
      },
      { shortGames: true },
    );
    expect(ranking.players.games).toEqual([['2+! 3=', '0+', '14?']]);
  });
});

test('members of teams stand team by team and board by board, others are left out', () => {
  const members = [
    ['Oaks', 2],
    ['', undefined],
    ['Ärzte', 1],
    ['Oaks', 1],
    ['Birches', undefined],
    ['Birches', 1],
  ] as const;
  const players = members.map(([team, board], i) => ({ ...NOBODY, no: i + 1, team, board }));
  expect(membersOfTeams(players, 'de').map(({ index, player }) => `${player.team} ${index}`)).toEqual([
    'Ärzte 2',
    'Birches 4',
    'Birches 5',
    'Oaks 3',
    'Oaks 0',
  ]);
});

test('a result has its points behind it, where any are known', () => {
  expect([resultWithPoints(GAME), resultWithPoints({ ...GAME, points: '12.5' })]).toEqual([
    '1-0',
    '1-0 (12.5)',
  ]);
});

test('a tournament without a system is McMahon where anybody has a start', () => {
  const event = (start: number | undefined): ExchangedTournament => ({
    facts: NO_FACTS,
    rounds: 1,
    players: [
      { ...NOBODY, no: 1, surname: 'A', start },
      { ...NOBODY, no: 2, surname: 'B' },
    ],
    games: [GAME],
    free: [],
    settings: {},
    clubGroups: [],
  });
  expect([20, undefined].map(start => toWallList(event(start)).settings.system)).toEqual([
    'McMahon',
    'Swiss',
  ]);
});

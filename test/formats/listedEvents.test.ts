/** Events between the list and files: whole lists, tables and parts of rounds. */
import { describe, expect, test } from 'vitest';
import { asRated } from '../../src/formats/asRated';
import {
  NO_FACTS,
  NOBODY,
  halfPointsOf,
  shownRounds,
  type ExchangedTournament,
  type FreeRound,
} from '../../src/formats/exchange';
import { handicapSettings, nearestHandicap } from '../../src/formats/handicapOfGames';
import { otherFacts } from '../../src/formats/otherFacts';
import { ofWholeEvent, partOfRounds } from '../../src/formats/partOfRounds';
import { withoutRoundsToCome } from '../../src/formats/roundsToCome';
import { seatText } from '../../src/formats/seatText';
import { spreadRounds } from '../../src/formats/spreadRounds';
import {
  pairingsTable,
  playersTable,
  resultInPoints,
  standingsText,
  teamsTable,
  withRules,
} from '../../src/formats/tables';
import { whoTookPart } from '../../src/formats/tookPart';
import { eventFactsOf, factSettings, withoutFacts } from '../../src/formats/wallList/eventSettings';
import { fromWallList } from '../../src/formats/wallList/fromWallList';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { fileWarning } from '../../src/formats/fileProblems';
import type { Entry, Free, Outcome } from '../../src/tournament/game';
import { parseRank } from '../../src/tournament/rank';
import { freeText, gameText, playerText, saidOf, tournamentLines } from './whole';

const of = (no: number, surname: string, more: object = {}) => ({
  ...NOBODY,
  no,
  surname,
  firstName: '',
  ...more,
});
const game = (
  round: number,
  black: number,
  white: number,
  blackOutcome: Outcome,
  whiteOutcome: Outcome,
  more: object = {},
) => ({
  round,
  black,
  white,
  blackOutcome,
  whiteOutcome,
  table: undefined,
  colourKnown: true,
  handicap: 0,
  byDefault: false,
  moves: undefined,
  ...more,
});
const free = (player: number, round: number, as: Free['as'], worth: 'win' | 'half' | 'nothing') =>
  ({ player, round, entry: { kind: 'free', as, worth } }) as FreeRound;
const EVENT: ExchangedTournament = {
  facts: { ...NO_FACTS, name: 'Cup', begins: '2024-07-01', ends: '2024-07-09' },
  rounds: 3,
  players: [
    of(3, 'Ann', {
      firstName: 'Lee',
      rank: parseRank('3d'),
      rating: 2300,
      country: 'CZ',
      club: 'Plze',
      pin: '1',
      team: 'A',
      board: 2,
      out: { rounds: [1, 2], from: 3 },
    }),
    of(5, 'van Bo', { firstName: 'Cy' }),
    of(8, 'Di', { out: { rounds: [3], from: 5 } }),
    of(9, 'Never'),
  ],
  games: [
    game(1, 1, 0, 'won', 'lost', { table: 4, handicap: 2, byDefault: true }),
    game(2, 0, 2, 'jigo', 'jigo', { moves: 200 }),
    game(2, 2, 0, 'unknown', 'won', { colourKnown: false }),
    game(2, 1, 0, 'unknown', 'unknown'),
    game(3, 1, 2, 'lost', 'lost'),
  ],
  free: [free(2, 1, 'bye', 'win'), free(1, 2, 'absence', 'half'), free(0, 3, 'absence', 'nothing')],
  settings: { komi: 13, rounds: 3 },
  clubGroups: [],
};
const lines = (rows: readonly (readonly string[])[]) => rows.map(cells => cells.join('|'));

describe('an event as tables', () => {
  test('of players and pairings', () => {
    expect(lines(playersTable(EVENT))).toEqual([
      'No|Surname|First name|Rank|Rating|Country|Club|PIN|Team|Board',
      '3|Ann|Lee|3d|2300|CZ|Plze|1|A|2',
      '5|van Bo|Cy|||||||',
      '8|Di||||||||',
      '9|Never||||||||',
    ]);
    expect(
      lines(pairingsTable({ ...EVENT, games: [...EVENT.games, game(3, 99, 0, 'won', 'unknown')] })),
    ).toEqual([
      'Round|Table|Black No|Black|White No|White|Handicap|Result',
      '1|4|5|van Bo Cy|3|Ann Lee|2|1-0!',
      '1||8|Di||||bye',
      '2|1|3|Ann Lee|8|Di|0|½-½',
      '2|2|8|Di|3|Ann Lee|0|?-1',
      '2|3|5|van Bo Cy|3|Ann Lee|0|',
      '2||5|van Bo Cy||||absent by agreement',
      '3|1|5|van Bo Cy|8|Di|0|0-0',
      '3|2|||3|Ann Lee|0|1-?',
      '3||3|Ann Lee||||absent',
    ]);
    expect(
      (['won', 'lost', 'jigo', 'unknown'] as const).map(other =>
        resultInPoints(game(1, 0, 1, other, 'won', { byDefault: other === 'lost' })),
      ),
    ).toEqual(['1-1', '0-1!', '½-1', '?-1']);
  });

  test('of standings with rounds and remarks, and with rules', () => {
    const final = {
      order: [2, 0, 1, 99],
      places: [1, undefined, 2],
      criteria: [{ title: 'WINS', values: ['1', '½'] }],
    };
    const ranked = {
      rounds: [1, 2, 3],
      games: [['', '2+', ''], ['x', '', ''], [], []],
      remarks: ['', 'out from 3', '', ''],
    };
    const cell = (player: number, round: number) => `${player}/${round}`;
    expect(lines(standingsText(EVENT, final, ranked, cell))).toEqual([
      'Place|No|Name|Rank|Country|Club|R1|R2|WINS|Remarks',
      '2|8|Di||||2/1|2/2||',
      '1|3|Ann Lee|3d|CZ|Plze|0/1|0/2|1|out from 3',
      '|5|van Bo Cy||||1/1|1/2|½|',
      '||||||99/1|99/2||',
    ]);
    expect(lines(standingsText(EVENT, final, { ...ranked, remarks: ['', ''] }))).toEqual([
      'Place|No|Name|Rank|Country|Club|R1|R2|WINS',
      '2|8|Di||||||',
      '1|3|Ann Lee|3d|CZ|Plze|||1',
      '|5|van Bo Cy||||||½',
      '||||||||',
    ]);
    expect(lines(withRules(standingsText(EVENT, final), ' a\n b '))).toEqual([
      'Place|No|Name|Rank|Country|Club|WINS',
      '2|8|Di||||',
      '1|3|Ann Lee|3d|CZ|Plze|1',
      '|5|van Bo Cy||||½',
      '||||||',
      'a b',
    ]);
    expect(withRules([['x']], '')).toEqual([['x']]);
    expect([
      shownRounds({ ...ranked, games: [] }),
      shownRounds({ ...ranked, games: [['', '', '1']] }),
    ]).toEqual([[], [0, 1, 2]]);
  });

  test('of teams', () =>
    expect(
      lines(
        teamsTable({
          order: [1, 0, 2],
          places: [2, 1],
          names: ['A', 'B'],
          criteria: [{ title: 'MP', values: ['2', '4'] }],
          rounds: [1, 2, 3],
          games: [
            ['2+', '', ''],
            ['1-', '3+'],
          ],
          remarks: [],
        }),
      ),
    ).toEqual(['Place|No|Team|R1|R2|MP', '1|1|B|2+||4', '2|2|A|1-|3+|2', '|3||||']));

  test('with rooms', () => {
    const settings = {
      rooms: [
        { name: 'Hall A', tables: [1, 2] },
        { name: 'Hall B', tables: [3] },
      ],
    };
    expect([1, 3, 4].map(seat => seatText({ settings }, seat))).toEqual(['1 · Hall A', '3 · Hall B', '4']);
    expect(seatText({ settings: {} }, 1)).toBe('1');
  });
});

describe('rounds that are others for a federation', () => {
  test('corrected results count, and are told', () => {
    const rated = asRated({
      ...EVENT,
      settings: {
        ratedResults: [
          { round: 1, players: [3, 5], result: '1-0' },
          { round: 3, players: [5, 8], result: '1-0' },
          { round: 2, players: [5, 8], result: '½-½' },
          { round: 2, players: [77, 78], result: '0-0' },
        ],
      },
    });
    expect([rated.tournament.games.map(gameText), saidOf(rated.problems)]).toEqual([
      [
        '1: 0 won, 1 lost +2 table 4',
        '2: 2 jigo, 0 jigo +0 200 moves',
        '2: 0 won, 2 unknown +0 ~',
        '2: 0 unknown, 1 unknown +0',
        '3: 2 lost, 1 won +0',
      ],
      [
        'note ratedOtherwise of 1 in 1 round=1 name=Ann Lee opponent=van Bo Cy result=1-0',
        'note ratedOtherwise of 1 in 3 round=3 name=van Bo Cy opponent=Di result=1-0',
      ],
    ]);
    expect(asRated(EVENT)).toEqual({ tournament: EVENT, problems: [] });
  });

  test('several games in a round are in rounds of their own', () => {
    const { tournament, problems } = spreadRounds(EVENT);
    expect([tournamentLines(tournament), tournament.players.map(({ out }) => out), saidOf(problems)]).toEqual(
      [
        {
          facts: {
            name: 'Cup',
            place: '',
            country: '',
            director: '',
            begins: '2024-07-01',
            ends: '2024-07-09',
            boardSize: 19,
            online: false,
            time: undefined,
          },
          settings: { komi: 13, rounds: 5 },
          rounds: 5,
          players: ['3 Ann|Lee|3d|CZ|Plze|1', '5 van Bo|Cy||||', '8 Di|||||', '9 Never|||||'],
          games: [
            '1: 0 lost, 1 won +2 ! table 4',
            '2: 2 jigo, 0 jigo +0 200 moves',
            '3: 0 won, 2 unknown +0 ~',
            '4: 0 unknown, 1 unknown +0',
            '5: 2 lost, 1 lost +0',
          ],
          free: ['1: 2 bye win', '2: 1 absence half', '5: 0 absence nothing'],
        },
        [
          { rounds: [1, 2, 3, 4], from: 5 },
          { rounds: [], from: undefined },
          { rounds: [5], from: 7 },
          { rounds: [], from: undefined },
        ],
        ['note notCarried what=severalGames count=2 example=Di, R2'],
      ],
    );
    const one = { ...EVENT, games: EVENT.games.slice(0, 2), free: [] };
    expect(spreadRounds(one)).toEqual({ tournament: one, problems: [] });
    const twice = { ...EVENT, rounds: 1, games: [1, 2].map(() => game(1, 0, 1, 'won', 'lost')), free: [] };
    expect(spreadRounds(twice).tournament.games.map(gameText)).toEqual([
      '1: 1 lost, 0 won +0',
      '2: 1 lost, 0 won +0',
    ]);
    const unknown = spreadRounds({
      ...EVENT,
      games: [game(1, 98, 99, 'won', 'lost'), game(1, 98, 99, 'won', 'lost')],
    });
    expect([unknown.tournament.games.map(gameText), saidOf(unknown.problems)]).toEqual([
      ['1: 99 lost, 98 won +0', '2: 99 lost, 98 won +0'],
      ['note notCarried what=severalGames count=1 example=, R1'],
    ]);
  });

  test('who never played is known, once somebody has', () => {
    const { tookPart, problems } = whoTookPart(EVENT);
    expect([[0, 1, 2, 3].map(tookPart), saidOf(problems)]).toEqual([
      [true, true, true, false],
      ['note notCarried what=neverPlayed count=1 example=Never'],
    ]);
    const before = whoTookPart({ ...EVENT, games: [], free: [] });
    expect([before.tookPart(3), before.problems]).toEqual([true, []]);
  });

  test('a part of the rounds has the days of the timetable', () => {
    const timetable = [
      { round: 1, day: '2024-07-01', time: '10:00' },
      { round: 2, day: '', time: '14:00' },
      { round: 3, day: '2024-07-02', time: '10:00' },
    ];
    const settings = {
      ...EVENT.settings,
      timetable,
      ratedResults: [
        { round: 1, players: [3, 5], result: '0-0' },
        { round: 3, players: [5, 8], result: '1-0' },
      ],
    } as const;
    const final = { order: [0, 1], places: [1, 2], criteria: [{ title: 'WINS', values: [] }] };
    const part = partOfRounds({ ...EVENT, settings } as ExchangedTournament, final, [2, 3]);
    expect([tournamentLines(part.tournament), part.final, saidOf(part.problems)]).toEqual([
      {
        facts: {
          name: 'Cup',
          place: '',
          country: '',
          director: '',
          begins: '2024-07-01',
          ends: '2024-07-02',
          boardSize: 19,
          online: false,
          time: undefined,
        },
        settings: {
          komi: 13,
          rounds: 2,
          timetable: [
            { round: 1, day: '2024-07-01', time: '10:00' },
            { round: 2, day: '', time: '14:00' },
            { round: 3, day: '2024-07-02', time: '10:00' },
          ],
          ratedResults: [],
        },
        rounds: 2,
        players: ['3 Ann|Lee|3d|CZ|Plze|1', '5 van Bo|Cy||||', '8 Di|||||', '9 Never|||||'],
        games: [
          '1: 2 jigo, 0 jigo +0 200 moves',
          '1: 0 won, 2 unknown +0 ~',
          '1: 0 unknown, 1 unknown +0',
          '2: 2 lost, 1 won +0',
        ],
        free: ['1: 1 absence half', '2: 0 absence nothing'],
      },
      { order: [0, 1], places: [1, 2], criteria: [] },
      [
        'note ratedOtherwise of 1 in 3 round=3 name=van Bo Cy opponent=Di result=1-0',
        'note partOfRounds rounds=2, 3 begins=2024-07-01 ends=2024-07-02',
      ],
    ]);
    expect(
      [[1], [4], [3, 4], [4, 3], []].map(rounds => {
        const { problems, tournament } = partOfRounds(
          { ...EVENT, settings: { timetable } } as ExchangedTournament,
          final,
          rounds,
        );
        return [tournament.facts.begins, tournament.facts.ends, ...saidOf(problems)];
      }),
    ).toEqual([
      ['2024-07-01', '2024-07-01', 'note partOfRounds rounds=1 begins=2024-07-01 ends=2024-07-01'],
      ['2024-07-01', '2024-07-09', 'note partWithoutDays rounds=4 begins=2024-07-01 ends=2024-07-09'],
      ['2024-07-01', '2024-07-09', 'note partWithoutDays rounds=3, 4 begins=2024-07-01 ends=2024-07-09'],
      ['2024-07-01', '2024-07-09', 'note partWithoutDays rounds=4, 3 begins=2024-07-01 ends=2024-07-09'],
      ['2024-07-01', '2024-07-09', 'note partWithoutDays rounds= begins=2024-07-01 ends=2024-07-09'],
    ]);
    expect(saidOf(partOfRounds(EVENT, final, [1]).problems)).toEqual([
      'note partWithoutDays rounds=1 begins=2024-07-01 ends=2024-07-09',
    ]);
    const told = ofWholeEvent(
      {
        text: 'x',
        problems: [
          fileWarning('resultOpen', { kind: 'entry', player: 1, round: 2 }, { round: 2, name: 'A' }),
          fileWarning('pinMissing', { kind: 'player', player: 1 }, { name: 'A' }),
          fileWarning('resultOpen', { kind: 'entry', player: 1, round: 5 }, { round: 'R5' }),
        ],
      },
      [4, 7],
    );
    expect([told.text, saidOf(told.problems)]).toEqual([
      'x',
      [
        'warning resultOpen of 1 in 7 round=7 name=A',
        'warning pinMissing of 1 name=A',
        'warning resultOpen of 1 in 5 round=R5',
      ],
    ]);
  });

  test('rounds to come', () => {
    const cases: readonly (readonly [number, number, number, readonly FreeRound[]])[] = [
      [2, 2, 1, [free(0, 2, 'absence', 'nothing'), free(1, 2, 'absence', 'nothing')]],
      [2, 2, 1, [free(0, 2, 'absence', 'half'), free(1, 2, 'absence', 'half')]],
      [2, 2, 1, [free(0, 2, 'absence', 'half'), free(1, 2, 'absence', 'nothing')]],
      [2, 2, 1, [free(0, 2, 'bye', 'win'), free(1, 2, 'absence', 'nothing')]],
      [2, 2, 2, [free(0, 2, 'absence', 'nothing'), free(1, 2, 'absence', 'nothing')]],
      [1, 1, 0, [free(0, 1, 'absence', 'nothing')]],
      [
        2,
        3,
        1,
        [
          free(0, 1, 'absence', 'half'),
          free(0, 2, 'absence', 'half'),
          free(0, 2, 'absence', 'half'),
          free(0, 3, 'absence', 'half'),
          free(1, 3, 'absence', 'half'),
        ],
      ],
    ];
    expect(
      cases.map(([players, rounds, played, all]) => {
        const read = withoutRoundsToCome(
          players,
          rounds,
          played > 0 ? [game(played, 0, 1, 'won', 'lost')] : [],
          all,
        );
        return [...read.free.map(freeText), ...saidOf(read.problems)];
      }),
    ).toEqual([
      ['note roundsToCome rounds=2'],
      ['note roundsToCome rounds=2'],
      ['2: 0 absence half', '2: 1 absence nothing'],
      ['2: 0 bye win', '2: 1 absence nothing'],
      ['2: 0 absence nothing', '2: 1 absence nothing'],
      ['1: 0 absence nothing'],
      ['1: 0 absence half', '2: 0 absence half', '2: 0 absence half', 'note roundsToCome rounds=3'],
    ]);
  });

  test('stones of games', () => {
    const ranks = ['5d', '3d', '1k', '4k', '1d', '6k'].map((rank, index) =>
      of(index + 1, 'A', { rank: parseRank(rank) }),
    );
    const all = (stones: readonly number[]) => ({
      ...EVENT,
      players: ranks,
      free: [],
      settings: {},
      games: stones.map((handicap, index) => game(1, 2 * index + 1, 2 * index, 'won', 'lost', { handicap })),
    });
    expect(
      [
        [2, 3, 6],
        [1, 2, 5],
        [0, 0, 0],
        [9, 1, 4],
      ].map(stones =>
        [
          handicapSettings(all(stones), {}),
          handicapSettings(all(stones), { handicapReduction: 1 }),
          nearestHandicap(all(stones)),
        ].map(one => JSON.stringify(one)),
      ),
    ).toEqual([
      [
        '{"settings":{"handicap":"rank","handicapReduction":0},"problems":[]}',
        '{"settings":{},"problems":[{"code":"stonesUnknown","severity":"note","place":{"kind":"file"},"values":{"count":3}}]}',
        undefined,
      ],
      [
        '{"settings":{"handicap":"rank","handicapReduction":1},"problems":[]}',
        '{"settings":{"handicap":"rank","handicapReduction":1},"problems":[]}',
        undefined,
      ],
      ['{"settings":{},"problems":[]}', '{"settings":{},"problems":[]}', undefined],
      [
        '{"settings":{},"problems":[{"code":"stonesUnknown","severity":"note","place":{"kind":"file"},"values":{"count":3}}]}',
        '{"settings":{},"problems":[{"code":"stonesUnknown","severity":"note","place":{"kind":"file"},"values":{"count":3}}]}',
        '{"handicap":"rank","handicapReduction":2}',
      ],
    ]);
    expect([
      halfPointsOf({ outcome: 'won' }),
      halfPointsOf({ outcome: 'jigo' }),
      halfPointsOf({ worth: 'win' }),
      halfPointsOf({ worth: 'half' }),
      halfPointsOf({ worth: 'nothing' }),
    ]).toEqual([2, 1, 2, 1, 0]);
  });
});

describe('a list and its event', () => {
  const FACTS = {
    name: 'A',
    place: 'B',
    country: 'CZ',
    director: 'D',
    begins: '1',
    ends: '2',
    boardSize: 13,
    online: true,
    time: { basicMinutes: 5, overtime: { kind: 'none' } },
  } as const;
  test('facts are settings of their own', () => {
    const settings = factSettings(FACTS);
    expect(settings).toEqual({
      eventName: 'A',
      eventPlace: 'B',
      eventCountry: 'CZ',
      eventBegins: '1',
      eventEnds: '2',
      eventDirector: 'D',
      boardSize: 13,
      online: true,
      timeLimits: { basicMinutes: 5, overtime: { kind: 'none' } },
    });
    expect([eventFactsOf(settings), eventFactsOf({}), withoutFacts({ ...settings, komi: 13 })]).toEqual([
      FACTS,
      NO_FACTS,
      { komi: 13 },
    ]);
    expect(saidOf(otherFacts(FACTS, { ...NO_FACTS, place: 'B' }))).toEqual([
      'note notCarried what=facts count=7 example=A',
    ]);
    expect(saidOf(otherFacts({ ...NO_FACTS, time: FACTS.time }, NO_FACTS))).toEqual([]);
  });

  test('the event comes back from its list', () => {
    const { wallList, settings, stated, problems } = toWallList(EVENT);
    const back = fromWallList(wallList, stated, EVENT.facts);
    expect([
      wallList.players.map(({ name }) => name),
      [settings.system, settings.komi, wallList.rounds],
      saidOf(problems),
      tournamentLines(back.tournament),
      saidOf(back.problems),
    ]).toEqual([
      ['Ann Lee', 'van Bo, Cy', 'Di', 'Never'],
      ['Swiss', 13, 3],
      ['note notCarried what=tables count=1 example=4'],
      {
        facts: {
          name: 'Cup',
          place: '',
          country: '',
          director: '',
          begins: '2024-07-01',
          ends: '2024-07-09',
          boardSize: 19,
          online: false,
          time: undefined,
        },
        settings: { komi: 13, rounds: 3 },
        rounds: 3,
        players: ['3 Ann|Lee|3d|CZ|Plze|1', '5 van Bo|Cy||||', '8 Di|||||', '9 Never|||||'],
        games: [
          '1: 0 lost, 1 won +2 !',
          '2: 2 jigo, 0 jigo +0 200 moves',
          '2: 2 unknown, 0 won +0 ~',
          '2: 0 unknown, 1 unknown +0',
          '3: 2 lost, 1 lost +0',
        ],
        free: ['1: 2 bye win', '2: 1 absence half', '3: 0 absence nothing'],
      },
      [],
    ]);
    const spaced = toWallList({
      ...EVENT,
      players: [of(1, 'Ann', { firstName: ' Lee' })],
      games: [],
      free: [],
    });
    expect(saidOf(spaced.problems)).toEqual(['note notCarried what=longNames count=1 example=Ann Lee']);
    const systems = [{}, { system: 'Swiss' }, { preset: 'AGA' }, { teams: true }].map(
      some => toWallList({ ...EVENT, settings: some as ExchangedTournament['settings'] }).settings,
    );
    const withStart = toWallList({
      ...EVENT,
      players: [{ ...EVENT.players[0]!, start: 4 }],
      games: [],
      free: [],
    }).settings;
    expect(
      [...systems, withStart].map(({ system, preset, teams, komi }) => [system, preset, teams, komi]),
    ).toEqual([
      ['Swiss', 'EGF', false, 13],
      ['Swiss', 'EGF', false, 13],
      ['Swiss', 'AGA', false, 15],
      ['Swiss', 'EGF', true, 13],
      ['McMahon', 'EGF', false, 13],
    ]);
  });

  test('cells that contradict are told, and games with others left out', () => {
    const cell = (opponent: number, outcome: Outcome, more: object = {}): Entry =>
      ({
        kind: 'game',
        opponent,
        opponentNo: opponent + 1,
        outcome,
        colour: undefined,
        handicap: 0,
        byDefault: false,
        moves: undefined,
        ...more,
      }) as Entry;
    const players = ['Ann Lee', 'Bo', 'van Berg, Cy'].map((name, index) => {
      const { surname: _surname, firstName: _firstName, ...rest } = of(index + 1, '');
      return { ...rest, name };
    });
    const rounds: readonly (readonly [readonly Entry[], readonly Entry[], readonly Entry[]])[] = [
      [[cell(1, 'won', { colour: 'white' })], [cell(0, 'lost', { colour: 'white' })], [cell(-1, 'won')]],
      [[cell(1, 'won', { handicap: 2 })], [cell(0, 'lost')], []],
      [[cell(1, 'won')], [cell(0, 'lost', { byDefault: true, moves: 7 })], []],
      [
        [cell(1, 'won')],
        [cell(0, 'unknown', { colour: 'white' })],
        [cell(0, 'jigo', { moves: 3, colour: 'black' })],
      ],
      [[], [cell(0, 'jigo')], [{ kind: 'free', as: 'bye', worth: 'win' }]],
      [
        [cell(2, 'won', { colour: 'black' }), cell(2, 'lost', { colour: 'white' })],
        [],
        [cell(0, 'won', { colour: 'black' }), cell(0, 'lost', { colour: 'white' })],
      ],
    ];
    const wallList = {
      players,
      rounds: 7,
      entries: [0, 1, 2].map(player => rounds.map(round => round[player]!)),
    };
    const { tournament, problems } = fromWallList(wallList, {
      eventName: 'Cup',
      komi: 13,
      clubGroups: [['A', 'B']],
    });
    expect([
      tournamentLines(tournament),
      tournament.clubGroups,
      saidOf(problems),
      tournament.players.map(playerText),
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
        settings: { komi: 13, clubGroups: [['A', 'B']] },
        rounds: 7,
        players: ['1 Ann|Lee||||', '2 Bo|||||', '3 van Berg|Cy||||'],
        games: [
          '1: 0 won, 1 lost +0',
          '2: 1 lost, 0 won +2 ~',
          '3: 1 lost, 0 won +0 ~ ! 7 moves',
          '4: 1 unknown, 0 won +0',
          '4: 0 jigo, 2 jigo +0 3 moves',
          '5: 0 jigo, 1 jigo +0 ~',
          '6: 2 lost, 0 won +0',
          '6: 0 lost, 2 won +0',
        ],
        free: ['5: 2 bye win'],
      },
      [{ name: 'A + B', clubs: ['A', 'B'] }],
      [
        'warning sidesDiffer of 0 in 1 name=Ann Lee opponent=Bo round=1',
        'warning sidesDiffer of 0 in 2 name=Ann Lee opponent=Bo round=2',
        'warning sidesDiffer of 0 in 3 name=Ann Lee opponent=Bo round=3',
        'note notCarried what=outsiders count=1 example=van Berg, Cy, R1',
      ],
      ['1 Ann|Lee||||', '2 Bo|||||', '3 van Berg|Cy||||'],
    ]);
    expect(fromWallList(wallList, {}).tournament.clubGroups).toEqual([]);
  });
});

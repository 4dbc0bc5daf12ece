import { expect, test } from 'vitest';
import { NO_FACTS, NOBODY, type ExchangedTournament } from '../../src/formats/exchange';
import { pairingsTable, playersTable, standingsText } from '../../src/formats/tables';

const player = (no: number, surname: string) => ({
  ...NOBODY,
  no,
  surname,
  rank: { kind: 'amateur', index: no } as const,
});
const TOURNAMENT: ExchangedTournament = {
  facts: NO_FACTS,
  rounds: 2,
  players: [player(3, 'Ann'), player(5, 'Bo'), player(8, 'Cy')],
  games: [
    {
      round: 1,
      table: 4,
      black: 1,
      white: 0,
      colourKnown: true,
      handicap: 2,
      blackOutcome: 'won',
      whiteOutcome: 'lost',
      byDefault: true,
      moves: undefined,
    },
    {
      round: 2,
      table: undefined,
      black: 0,
      white: 2,
      colourKnown: true,
      handicap: 0,
      blackOutcome: 'unknown',
      whiteOutcome: 'unknown',
      byDefault: false,
      moves: undefined,
    },
  ],
  free: [
    { player: 2, round: 1, entry: { kind: 'free', as: 'bye', worth: 'win' } },
    { player: 1, round: 2, entry: { kind: 'free', as: 'absence', worth: 'half' } },
  ],
  settings: {},
  clubGroups: [],
};

const lines = (rows: readonly (readonly string[])[]): readonly string[] => rows.map(cells => cells.join('|'));

test('the table of players has what the list says of them', () => {
  expect(lines(playersTable(TOURNAMENT)).slice(0, 2)).toEqual([
    'No|Surname|First name|Rank|Rating|Country|Club|PIN|Team|Board',
    '3|Ann||4d||||||',
  ]);
});

test('the table of pairings has games, results and who had none', () => {
  expect(lines(pairingsTable(TOURNAMENT))).toEqual([
    'Round|Table|Black No|Black|White No|White|Handicap|Result',
    '1|4|5|Bo|3|Ann|2|1-0!',
    '1||8|Cy||||bye',
    '2|1|3|Ann|8|Cy|0|',
    '2||5|Bo||||absent by agreement',
  ]);
});

test('the points of a game stand in a column of their own, where any are known', () => {
  const games = TOURNAMENT.games.map((game, index) => (index === 0 ? { ...game, points: '12.5' } : game));
  expect(lines(pairingsTable({ ...TOURNAMENT, games }))).toEqual([
    'Round|Table|Black No|Black|White No|White|Handicap|Result|Points',
    '1|4|5|Bo|3|Ann|2|1-0!|12.5',
    '1||8|Cy||||bye|',
    '2|1|3|Ann|8|Cy|0||',
    '2||5|Bo||||absent by agreement|',
  ]);
});

test('the table of standings has places and points in the final order', () => {
  const final = {
    order: [1, 2, 0],
    places: [undefined, 1, 2],
    criteria: [{ title: 'WINS', values: ['', '1', '1'] }],
  };
  expect(lines(standingsText(TOURNAMENT, final))).toEqual([
    'Place|No|Name|Rank|Country|Club|WINS',
    '1|5|Bo|6d|||1',
    '2|8|Cy|9d|||1',
    '|3|Ann|4d|||',
  ]);
});

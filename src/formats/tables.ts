import { makeRank } from '../tournament/rank';
import type { Outcome } from '../tournament/game';
import {
  fullName,
  shownRounds,
  type ExchangedGame,
  type ExchangedTournament,
  type FinalOrder,
  type RankedLines,
  type RankedTeams,
} from './exchange';
import { hasColumn, type StandingsLook } from './standingsColumns';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** Tables for other programs and for people, in English: rows of cells with a header row. */
export type TextRows = readonly (readonly string[])[];

/** The rules, or departures from them, as the last line; read again, it is a line of text. */
export const withRules = (rows: TextRows, rules: string): TextRows =>
  rules === '' ? rows : [...rows, [rules.replace(/\s+/g, ' ').trim()]];

export const playersTable = ({ players }: ExchangedTournament): TextRows => [
  ['No', 'Surname', 'First name', 'Rank', 'Rating', 'Country', 'Club', 'PIN', 'Team', 'Board'],
  ...players.map(player => [
    String(player.no),
    player.surname,
    player.firstName,
    player.rank ? makeRank(player.rank) : '',
    player.rating === undefined ? '' : String(player.rating),
    player.country,
    player.club,
    player.pin,
    player.team,
    player.board === undefined ? '' : String(player.board),
  ]),
];

export function pairingsTable({ players, games, free, rounds }: ExchangedTournament): TextRows {
  const cells = (player: PlayerIndex): readonly string[] => {
    const playerInList = players[player];
    return playerInList ? [String(playerInList.no), fullName(playerInList)] : ['', ''];
  };
  const hasPoints = games.some(({ points }) => points !== undefined);
  const withPoints = (points: string): readonly string[] => (hasPoints ? [points] : []);
  const ofRound = (round: RoundNo): TextRows => [
    ...games
      .filter(game => game.round === round)
      .map((game, index) => [
        String(round),
        String(game.table ?? index + 1),
        ...cells(game.black),
        ...cells(game.white),
        String(game.handicap),
        resultInPoints(game),
        ...withPoints(game.points ?? ''),
      ]),
    ...free
      .filter(freeRound => freeRound.round === round)
      .map(({ player, entry }) => [
        String(round),
        '',
        ...cells(player),
        '',
        '',
        '',
        entry.as === 'bye' ? 'bye' : entry.worth === 'half' ? 'absent by agreement' : 'absent',
        ...withPoints(''),
      ]),
  ];
  return [
    [
      ...['Round', 'Table', 'Black No', 'Black', 'White No', 'White', 'Handicap', 'Result'],
      ...withPoints('Points'),
    ],
    ...Array.from({ length: rounds }, (_, index) => ofRound(index + 1)).flat(),
  ];
}

const POINT: Readonly<Record<Outcome, string>> = { won: '1', lost: '0', jigo: '½', unknown: '?' };

/** Black first: `1-0` is a win of Black; `!` is by default. Not played yet: nothing. */
export const resultInPoints = ({ blackOutcome, whiteOutcome, byDefault }: ExchangedGame): string =>
  blackOutcome === 'unknown' && whiteOutcome === 'unknown'
    ? ''
    : `${POINT[blackOutcome]}-${POINT[whiteOutcome]}${byDefault ? '!' : ''}`;

/** With the points by which it was won, where somebody typed them: `1-0 (12.5)`. */
export const resultWithPoints = (game: ExchangedGame): string =>
  game.points === undefined ? resultInPoints(game) : `${resultInPoints(game)} (${game.points})`;

/** Everybody in the final order with rounds, scores and tiebreaks; opponents have the numbers of the list. */
export const standingsText = (
  { players }: ExchangedTournament,
  final: FinalOrder,
  lines?: RankedLines,
  cellOf: (player: PlayerIndex, round: RoundNo) => string = () => '',
  look: StandingsLook = {},
): TextRows => {
  const only = (has: boolean, cell: string): readonly string[] => (has ? [cell] : []);
  const rounds = lines ? shownRounds(lines).flatMap(column => lines.rounds[column] ?? []) : [];
  const hasRemarks = lines?.remarks.some(remark => remark !== '') === true;
  return [
    [
      'Place',
      'No',
      'Name',
      'Rank',
      ...only(hasColumn(look, 'country'), 'Country'),
      ...only(hasColumn(look, 'club'), 'Club'),
      ...rounds.map(round => `R${round}`),
      ...final.criteria.map(({ title }) => title),
      ...(hasRemarks ? ['Remarks'] : []),
    ],
    ...final.order.map((player, line) => {
      const playerInList = players[player];
      const place = final.places[player];
      return [
        place === undefined ? '' : String(place),
        String(playerInList?.no ?? ''),
        playerInList ? fullName(playerInList) : '',
        playerInList?.rank ? makeRank(playerInList.rank) : '',
        ...only(hasColumn(look, 'country'), playerInList?.country ?? ''),
        ...only(hasColumn(look, 'club'), playerInList?.club ?? ''),
        ...rounds.map(round => cellOf(player, round)),
        ...final.criteria.map(({ values }) => values[player] ?? ''),
        ...(hasRemarks ? [lines?.remarks[line] ?? ''] : []),
      ];
    }),
  ];
};

/** Whoever plays for a team, team by team and board by board. */
export const membersOfTeams = (players: ExchangedTournament['players'], language: string) =>
  players
    .map((player, index) => ({ player, index }))
    .filter(({ player }) => player.team !== '')
    .sort(
      ({ player: one }, { player: other }) =>
        one.team.localeCompare(other.team, language) || (one.board ?? 0) - (other.board ?? 0),
    );

/** The teams in their order with their matches, whose numbers are those of the lines. */
export const teamsTable = (teams: RankedTeams): TextRows => {
  const columns = shownRounds(teams);
  return [
    [
      'Place',
      'No',
      'Team',
      ...columns.map(column => `R${teams.rounds[column]}`),
      ...teams.criteria.map(({ title }) => title),
    ],
    ...teams.order.map((team, line) => [
      String(teams.places[team] ?? ''),
      String(line + 1),
      teams.names[team] ?? '',
      ...columns.map(column => teams.games[line]?.[column] ?? ''),
      ...teams.criteria.map(({ values }) => values[team] ?? ''),
    ]),
  ];
};

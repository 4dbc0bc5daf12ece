import { makeRank } from '../tournament/rank';
import type { Outcome } from '../tournament/game';
import { fullName, type ExchangedGame, type ExchangedTournament, type FinalOrder } from './exchange';

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

/** The games of all rounds, and the players without one. */
export function pairingsTable({ players, games, free, rounds }: ExchangedTournament): TextRows {
  const cells = (player: number): readonly string[] => {
    const playerInList = players[player];
    return playerInList ? [String(playerInList.no), fullName(playerInList)] : ['', ''];
  };
  const ofRound = (round: number): TextRows => [
    ...games
      .filter(game => game.round === round)
      .map((game, index) => [
        String(round),
        String(game.table ?? index + 1),
        ...cells(game.black),
        ...cells(game.white),
        String(game.handicap),
        resultText(game),
      ]),
    ...free
      .filter(one => one.round === round)
      .map(({ player, entry }) => [
        String(round),
        '',
        ...cells(player),
        '',
        '',
        '',
        entry.as === 'bye' ? 'bye' : entry.worth === 'half' ? 'absent by agreement' : 'absent',
      ]),
  ];
  return [
    ['Round', 'Table', 'Black No', 'Black', 'White No', 'White', 'Handicap', 'Result'],
    ...Array.from({ length: rounds }, (_, index) => ofRound(index + 1)).flat(),
  ];
}

const POINT: Readonly<Record<Outcome, string>> = { won: '1', lost: '0', jigo: '½', unknown: '?' };

/** Black first: `1-0` is a win of Black; `!` is by default. Not played yet: nothing. */
export const resultText = ({ blackOutcome, whiteOutcome, byDefault }: ExchangedGame): string =>
  blackOutcome === 'unknown' && whiteOutcome === 'unknown'
    ? ''
    : `${POINT[blackOutcome]}-${POINT[whiteOutcome]}${byDefault ? '!' : ''}`;

export const standingsTable = ({ players }: ExchangedTournament, final: FinalOrder): TextRows => [
  ['Place', 'No', 'Name', 'Rank', 'Country', 'Club', ...final.criteria.map(({ title }) => title)],
  ...final.order.map(player => {
    const playerInList = players[player];
    const place = final.places[player];
    return [
      place === undefined ? '' : String(place),
      String(playerInList?.no ?? ''),
      playerInList ? fullName(playerInList) : '',
      playerInList?.rank ? makeRank(playerInList.rank) : '',
      playerInList?.country ?? '',
      playerInList?.club ?? '',
      ...final.criteria.map(({ values }) => values[player] ?? ''),
    ];
  }),
];

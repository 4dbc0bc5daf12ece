/** Whole files and tournaments as lines of text, so that a test compares all that was read or said. */
import { expect } from 'vitest';
import type {
  ExchangedGame,
  ExchangedPlayer,
  ExchangedTournament,
  FileContents,
  FreeRound,
} from '../../src/formats/exchange';
import type { FilePlace, FileProblem } from '../../src/tournament/fileProblem';
import { makeRank } from '../../src/tournament/rank';

function placeText(place: FilePlace): string {
  switch (place.kind) {
    case 'file':
      return '';
    case 'text':
      return ` at ${place.line}:${place.column}`;
    case 'player':
      return ` of ${place.player}`;
    case 'entry':
      return ` of ${place.player} in ${place.round}`;
  }
}

/** `error wrongLine at 3:1 text=…`; players by index. */
export const saidOf = (problems: readonly FileProblem[]): readonly string[] =>
  problems.map(
    ({ severity, code, place, values }) =>
      `${severity} ${code}${placeText(place)}${Object.entries(values)
        .map(([name, value]) => ` ${name}=${value}`)
        .join('')}`,
  );

/** `1: 0 won w, 1 lost b +6`: White first, by index; `~` for unknown colours, `!` by default. */
export const gameText = (game: ExchangedGame): string =>
  [
    `${game.round}: ${game.white} ${game.whiteOutcome}, ${game.black} ${game.blackOutcome} +${game.handicap}`,
    game.colourKnown ? '' : ' ~',
    game.byDefault ? ' !' : '',
    game.table === undefined ? '' : ` table ${game.table}`,
    game.moves === undefined ? '' : ` ${game.moves} moves`,
  ].join('');

export const freeText = ({ player, round, entry }: FreeRound): string =>
  `${round}: ${player} ${entry.as} ${entry.worth}`;

/** `7 Novak|Jan|3d|CZ|Plze|12345678`, with the start in half points where one is known. */
export const playerText = (player: ExchangedPlayer): string =>
  [
    `${player.no} ${player.surname}`,
    player.firstName,
    player.rank ? makeRank(player.rank) : '',
    player.country,
    player.club,
    player.pin,
    ...(player.start === undefined ? [] : [`start ${player.start}`]),
  ].join('|');

export const tournamentLines = (tournament: ExchangedTournament) => ({
  facts: tournament.facts,
  settings: tournament.settings,
  rounds: tournament.rounds,
  players: tournament.players.map(playerText),
  games: tournament.games.map(gameText),
  free: tournament.free.map(freeText),
});

export function tournamentOf(reading: FileContents): ExchangedTournament {
  if (reading.kind !== 'read') return expect.fail(saidOf(reading.problems).join('\n'));
  return reading.tournament;
}

/** What a file says, or why it is refused. */
export const wholeOf = (reading: FileContents) => ({
  ...(reading.kind === 'read' ? tournamentLines(reading.tournament) : { refused: true }),
  said: saidOf(reading.problems),
});

/** Black, the first player, has won. */
export const GAME: ExchangedGame = {
  round: 1,
  black: 0,
  white: 1,
  table: undefined,
  colourKnown: true,
  handicap: 0,
  blackOutcome: 'won',
  whiteOutcome: 'lost',
  byDefault: false,
  moves: undefined,
};

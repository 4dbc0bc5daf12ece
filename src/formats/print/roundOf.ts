import { makeRank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import { fullName, type ExchangedGame, type ExchangedTournament } from '../exchange';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface PrintWords {
  readonly language: string;
  readonly wallList: string;
  readonly players: string;
  readonly teams: string;
  readonly prizes: string;
  readonly settings: string;
  readonly settingName: string;
  readonly settingValue: string;
  readonly checkIn: string;
  readonly here: string;
  readonly owed: string;
  readonly membership: string;
  /** A cell of the column Membership, for those who stand at the desk of an event of that day. */
  readonly memberText: (cell: string, begins: string) => string;
  readonly notHere: string;
  readonly notPlaying: string;
  readonly notPaired: string;
  readonly absent: string;
  readonly absentAgreed: string;
  readonly left: (round: RoundNo) => string;
  readonly received: string;
  readonly certificate: string;
  readonly director: string;
  readonly noGroups: string;
  readonly noTeams: string;
  readonly noPrizes: string;
  readonly remarks: string;
  readonly rating: string;
  readonly category: string;
  readonly group: string;
  readonly team: string;
  readonly board: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly bracket: string;
  readonly notDrawn: string;
  readonly winner: string;
  readonly thirdPlace: string;
  readonly beside: string;
  readonly byTable: string;
  readonly byName: string;
  readonly matches: string;
  readonly missing: string;
  readonly begins: string;
  readonly opponent: string;
  readonly signature: string;
  /** By the setting Rounding. */
  readonly rounded: Readonly<Record<Settings['rounding'], string>>;
  readonly round: (round: RoundNo) => string;
  readonly place: string;
  readonly no: string;
  readonly name: string;
  readonly rank: string;
  readonly country: string;
  readonly club: string;
  readonly table: string;
  readonly black: string;
  readonly white: string;
  readonly jigo: string;
  readonly handicap: string;
  readonly komi: string;
  readonly result: string;
  readonly bye: string;
}

export interface SeatedGame extends ExchangedGame {
  readonly seat: number;
}

/** The games of a round by table; where none is known, in the order of the list. */
export const gamesByTable = ({ games }: ExchangedTournament, round: RoundNo): readonly SeatedGame[] =>
  games
    .filter(game => game.round === round)
    .map((game, index) => ({ ...game, seat: game.table ?? index + 1 }))
    .sort((one, other) => one.seat - other.seat);

export const byesOf = ({ free }: ExchangedTournament, round: RoundNo): readonly number[] =>
  free.flatMap(freeRound =>
    freeRound.round === round && freeRound.entry.as === 'bye' ? [freeRound.player] : [],
  );

/** The last round of which a game or a bye is known; 0 before the first. */
export const lastRound = ({ games, free }: ExchangedTournament): number =>
  Math.max(
    0,
    ...games.map(({ round }) => round),
    ...free.filter(({ entry }) => entry.as === 'bye').map(({ round }) => round),
  );

/** `Novák Jan (3d)`. */
export function labelOf({ players }: ExchangedTournament, player: PlayerIndex): string {
  const person = players[player];
  if (!person) return '';
  return person.rank ? `${fullName(person)} (${makeRank(person.rank)})` : fullName(person);
}

export const isUndecided = ({ blackOutcome, whiteOutcome }: ExchangedGame): boolean =>
  blackOutcome === 'unknown' || whiteOutcome === 'unknown';

import type { Free, Outcome } from '../tournament/game';
import type { FileProblem } from '../tournament/fileProblem';
import type { Settings } from '../tournament/settings';
import type { TimeLimits } from '../tournament/timeLimits';
import { UNKNOWN_PLAYER, type HalfPoints, type Player } from '../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

export { fullName, listedName, splitName } from '../tournament/person/personName';

export interface ExchangedTournament {
  readonly facts: EventFacts;
  readonly rounds: number;
  readonly players: readonly ExchangedPlayer[];
  /** By rounds; the games of a round in the order of the file. */
  readonly games: readonly ExchangedGame[];
  /** Rounds of a player without an opponent, where the file says what they are. */
  readonly free: readonly FreeRound[];
  /** The settings that the file states; all others are left to the preset. */
  readonly settings: Partial<Settings>;
  /** Clubs that count as one when pairing. */
  readonly clubGroups: readonly ClubGroup[];
  /** The rest of OpenGotha's file, so that it can be written again. */
  readonly openGotha?: OpenGothaRest;
}

export interface EventFacts {
  readonly name: string;
  readonly place: string;
  /** Two letters, as players have it. */
  readonly country: string;
  readonly director: string;
  /** `2024-07-06`; '' where it is not known. */
  readonly begins: string;
  readonly ends: string;
  readonly boardSize: number;
  readonly online: boolean;
  readonly time: TimeLimits | undefined;
}

export interface ExchangedPlayer extends Omit<Player, 'name'> {
  readonly surname: string;
  readonly firstName: string;
  /** The player's attributes in OpenGotha's file. */
  readonly openGotha?: Attributes;
}

export interface ExchangedGame {
  readonly round: RoundNo;
  readonly table: number | undefined;
  /** Indices of players. Where the colours are not known, `black` is the one that the file names first. */
  readonly black: number;
  readonly white: number;
  readonly colourKnown: boolean;
  readonly handicap: number;
  readonly blackOutcome: Outcome;
  readonly whiteOutcome: Outcome;
  readonly byDefault: boolean;
  readonly moves: number | undefined;
  /** By which the winner won, `12.5`; only pages and our own tables have a place for them. */
  readonly points?: string;
}

export interface FreeRound {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly entry: Free;
}

export interface ClubGroup {
  readonly name: string;
  readonly clubs: readonly string[];
}

export type Attributes = Readonly<Record<string, string>>;

/** Every attribute of OpenGotha's as it was read, and its line-ups by round. */
export interface OpenGothaRest {
  readonly root: Attributes;
  /** Attributes of the parameter sets, by the names of their elements. */
  readonly parameters: Readonly<Record<string, Attributes>>;
  readonly categories: readonly Attributes[];
  readonly criteria: readonly Attributes[];
  readonly teamCriteria: readonly Attributes[];
  readonly teams: readonly OpenGothaTeam[];
  /** Whether the file has the keys of players as a Turkish computer makes them. */
  readonly isTurkish?: boolean;
}

export interface OpenGothaTeam {
  readonly number: string;
  readonly name: string;
  readonly seats: readonly {
    readonly round: RoundNo;
    readonly board: number;
    readonly player: PlayerIndex;
  }[];
}

/** Places and scores beside the players; the format does not compute them. */
export interface FinalOrder {
  /** Players by index, best first. */
  readonly order: readonly number[];
  /** By player; undefined for somebody without a place. */
  readonly places: readonly (number | undefined)[];
  readonly criteria: readonly PrintedCriterion[];
}

export interface PrintedCriterion {
  /** `MMS`, `SOS`, as this program calls it. */
  readonly title: string;
  /** By player, as text to print. */
  readonly values: readonly string[];
}

/** By the lines of the sheet of standings. */
export interface RankedLines {
  readonly rounds: readonly number[];
  /** The cells of those rounds; opponents have the numbers of their lines. */
  readonly games: readonly (readonly string[])[];
  /** '' for whoever plays on; who has withdrawn, and from which round on. */
  readonly remarks: readonly string[];
}

/** The rounds of which anybody has a cell, as columns of the lines. */
export function shownRounds({ rounds, games }: RankedLines): readonly number[] {
  const has = (column: number): boolean => games.some(line => (line[column] ?? '') !== '');
  const columns = rounds.map((_, column) => column);
  return columns.slice(0, 1 + Math.max(-1, ...columns.filter(has)));
}

export interface RankedTeams extends FinalOrder, RankedLines {
  readonly names: readonly string[];
}

export interface RankedNow {
  /** The last round that counts; 0 before the first. */
  readonly counted: number;
  /** That no place is final, and why, in the organiser's language; '' where everything is known. */
  readonly provisional: string;
  readonly provisionalInEnglish: string;
  readonly players: RankedLines;
  /** Undefined in an event of single players. */
  readonly teams: RankedTeams | undefined;
}

export type FileContents =
  | {
      readonly kind: 'read';
      readonly tournament: ExchangedTournament;
      readonly problems: readonly FileProblem[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] };

export interface Writing {
  readonly text: string;
  /** Losses of the format (notes), and questions of the receiver (warnings). */
  readonly problems: readonly FileProblem[];
}

export const NO_FACTS: EventFacts = {
  name: '',
  place: '',
  country: '',
  director: '',
  begins: '',
  ends: '',
  boardSize: 19,
  online: false,
  time: undefined,
};

export const NOBODY: ExchangedPlayer = {
  ...UNKNOWN_PLAYER,
  no: 0,
  surname: '',
  firstName: '',
};

/** The points of an entry by itself: a win 2, a jigo or an agreed absence 1. */
export function halfPointsOf(entry: Pick<Free, 'worth'> | { readonly outcome: Outcome }): HalfPoints {
  if ('outcome' in entry) return { won: 2, jigo: 1, lost: 0, unknown: 0 }[entry.outcome];
  return { win: 2, half: 1, nothing: 0 }[entry.worth];
}

import { foldName } from './name/foldName';
import { isPresence, type Entry } from './game';
import type { Rank } from './rank';
import type { HalfPoints, PlayerIndex, PlayerNo, RoundNo } from './indices';

export type { HalfPoints } from './indices';

/** Rounds that a player misses: single ones, and all from `from` on (`3, 5-`). Rounds count from 1. */
export interface Out {
  readonly rounds: readonly RoundNo[];
  readonly from: RoundNo | undefined;
  /** Registered, and nobody has seen the player yet (`?`): out of every round until then. */
  readonly isAwaited?: boolean;
  /** Disqualified (`5-!`): out of all from `from` on, and where the rules say so without a place (R3.1). */
  readonly isExpelled?: boolean;
}

/**
 * One row of the wall list: a player, or the pair or team that shares a board (R1.5). Text is as typed
 * (trimmed); '' and undefined mean an empty cell.
 */
export interface Player {
  readonly no: PlayerNo;
  /** The number that lots are drawn for, where the list was numbered anew since. */
  readonly lotNo?: number | undefined;
  readonly name: string;
  readonly rank: Rank | undefined;
  readonly rating: number | undefined;
  /** By round, from 1: the rating that counts from it on (R8.6). */
  readonly ratings?: readonly (number | undefined)[] | undefined;
  /** The highest rating that the player ever had, where the list says it (R7.1). */
  readonly maximumRating?: number | undefined;
  /** The list that rank and rating were taken from, with its date: `EGF 2026-11-01`. It decides nothing. */
  readonly ratingList?: string | undefined;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
  /** Of licence or membership, as a federation's list had it or somebody typed it: `FFG -`, `AGA 2027-03-31`. It decides nothing. */
  readonly membership?: string | undefined;
  readonly start: HalfPoints | undefined;
  readonly category: string;
  readonly group: string;
  readonly supergroup: boolean;
  readonly previousOrder: number | undefined;
  readonly team: string;
  readonly board: number | undefined;
  /** By round, from 1: the board in it instead; 0 where the player is left out of the line-up (R1.6). */
  readonly boards?: readonly (number | undefined)[] | undefined;
  readonly out: Out;
}

export const UNKNOWN_PLAYER: Omit<Player, 'no' | 'name'> = {
  rank: undefined,
  rating: undefined,
  country: '',
  club: '',
  pin: '',
  start: undefined,
  category: '',
  group: '',
  supergroup: false,
  previousOrder: undefined,
  team: '',
  board: undefined,
  out: { rounds: [], from: undefined },
};

/** A cell of a round that cannot be read. For all other players nothing is entered there. */
export interface BadCell {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly text: string;
  /** The player of the cell, where the row is a team's. */
  readonly whose?: string;
}

/** All that the program computes follows from it and the settings. */
export interface WallList {
  readonly players: readonly Player[];
  /** The number of round columns; rounds count from 1, arrays from 0. */
  readonly rounds: number;
  /** True in a list without numbers: each player's number is then the position of the row. */
  readonly numberedByRow?: boolean;
  /** `entries[player][round - 1]`, in the order typed; empty: nothing entered; several only in Diagonal. */
  readonly entries: readonly (readonly (readonly Entry[])[])[];
  /** Cells that could not be read and are missing in `entries`; at most one for each player and round. */
  readonly badCells?: readonly BadCell[];
  /** Only where the rows are teams: `boardResults[team][round - 1]` is what the boards of a match gave (R1.6). */
  readonly boardResults?: readonly (readonly HalfPoints[])[];
}

const NOTHING: readonly Entry[] = [];

/** The entries of a round (from 1) in a player's row. */
export const entriesIn = (
  { entries }: Pick<WallList, 'entries'>,
  player: PlayerIndex,
  round: RoundNo,
): readonly Entry[] => entries[player]?.[round - 1] ?? NOTHING;

/** Somebody was paired, or had a bye: others have no place and no line in a federation's file, as in OpenGotha. */
export const hasTakenPart = ({ entries }: Pick<WallList, 'entries'>, player: PlayerIndex): boolean =>
  (entries[player] ?? []).some(round => round.some(isPresence));

/** The group of a player, the same for names that only look different; '' without one. */
export const groupKey = (player: Player | undefined): string => foldName(player?.group ?? '');

export const hasOut = ({ out }: Player): boolean => out.rounds.length > 0 || out.from !== undefined;

export const isOut = (player: Player, round: RoundNo): boolean =>
  player.out.isAwaited === true || player.out.rounds.includes(round) || isGone(player, round);

export const isGone = ({ out }: Player, round: RoundNo): boolean =>
  out.from !== undefined && round >= out.from;

/** The number by which lots and tables know a player (R2.8): the first one, if the list was numbered anew. */
export const lotNumber = (player: Player | undefined): number => player?.lotNo ?? player?.no ?? 0;

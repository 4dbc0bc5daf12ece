import type { Entry } from './game';
import type { Rank } from './rank';

/** A score in whole half points: 7 is 3½. */
export type HalfPoints = number;

/** Rounds a player does not play: some of them, and all from `from` on (`3, 5-`). Rounds count from 1. */
export interface Out {
  readonly rounds: readonly number[];
  readonly from: number | undefined;
}

/**
 * One row of the wall list: somebody, or the pair or team that shares a board (R1.5). Text is as typed (trimmed); '' and
 * undefined mean that the cell is empty.
 */
export interface Player {
  /** The number that other rows use for this player. */
  readonly no: number;
  readonly name: string;
  readonly rank: Rank | undefined;
  readonly rating: number | undefined;
  /** The best that the player ever had, where the list says it (R7.1). */
  readonly maximumRating?: number | undefined;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
  /** Starting McMahon score, where the list says it. */
  readonly start: HalfPoints | undefined;
  readonly category: string;
  readonly group: string;
  readonly supergroup: boolean;
  readonly previousOrder: number | undefined;
  readonly team: string;
  readonly board: number | undefined;
  readonly out: Out;
}

/** A cell of a round that holds something else than entries. For everybody else it counts as nothing entered. */
export interface BadCell {
  readonly player: number;
  readonly round: number;
  /** What stands in it. */
  readonly text: string;
  /** Whose cell it is, where the row is that of a team. */
  readonly whose?: string;
}

/** The tournament: players and what stands in their rounds. Nothing else is known anywhere. */
export interface WallList {
  readonly players: readonly Player[];
  /** How many round columns there are; rounds count from 1, arrays from 0. */
  readonly rounds: number;
  /** The list has no numbers of its own: those of the players are the positions of their rows. */
  readonly numberedByRow?: boolean;
  /**
   * `entries[player][round - 1]`: what stands in that round, in the order typed. Empty when nothing is entered;
   * more than one entry only in systems with several games a round (Diagonal).
   */
  readonly entries: readonly (readonly (readonly Entry[])[])[];
  /** Cells whose entries are missing from `entries`, by player and round; one of each round. */
  readonly badCells?: readonly BadCell[];
  /** Only of a list whose players are teams: `boardResults[team][round - 1]`, what the boards of a match gave (R1.6). */
  readonly boardResults?: readonly (readonly HalfPoints[])[];
}

/** Whether a player is known to miss a round. */
export const hasOut = ({ out }: Player): boolean => out.rounds.length > 0 || out.from !== undefined;

export const isOut = (player: Player, round: number): boolean =>
  player.out.rounds.includes(round) || (player.out.from !== undefined && round >= player.out.from);

import type { RankedNow } from '../formats/exchange';
import type { DrawnBracket } from '../formats/print/bracket';
import type { PrintedOrder } from '../standings/printedOrder';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';

export type { RankedLines, RankedNow } from '../formats/exchange';
export type { DrawnBracket, DrawnPlace } from '../formats/print/bracket';

/** A tournament that the page read from a file: rows of text, as a wall list and its settings have them. */
export interface FileRows {
  readonly name: string;
  readonly list: readonly (readonly string[])[];
  /** Names and values in two columns. */
  readonly settings: readonly (readonly string[])[];
  readonly tables: readonly SeatRow[];
  /** Kept for the way back: only the program of the file understands it. */
  readonly kept?: string | undefined;
  /** Whether its games have stones by a rule that the settings do not have. */
  readonly othersStones?: true | undefined;
  /** Whether they are those of a former event, and these its players for the next one. */
  readonly isFormer?: true | undefined;
}

/** A copy of an event that went on elsewhere, as the page read it from a file: the sheets of a workbook, or one list. */
export interface CopyRows {
  readonly name: string;
  readonly sheets: readonly CopySheet[];
  readonly ranges: readonly CopyRange[];
}

export interface CopySheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** The formulas that it begins with: what they fill is no list of players. */
  readonly formulas: readonly string[];
}

/** A named range, from 0. */
export interface CopyRange {
  readonly name: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The page has found the players in a rating list. */
export interface RatingRows {
  /** The list and its day: `EGF 2026-11-01`. */
  readonly list: string;
  readonly players: readonly RatedRow[];
}

/** A player by number and name, and what the list has; '' and null where it has nothing, or nothing is wanted. */
export interface RatedRow {
  readonly no: number;
  readonly name: string;
  readonly pin: string;
  readonly rank: string;
  readonly rating: number | null;
}

export interface PrintedRows {
  readonly rows: readonly (readonly string[])[];
  /** The rows that are bold, from 0. */
  readonly heads: readonly number[];
  /** In pixels, column by column. */
  readonly widths: readonly number[];
}

/** Where a player sat: the number of the player stands for the game. */
export type SeatRow = readonly [round: number, table: number, player: number];

/** By how many points a game was won, `12.5`; players by index. */
export type GamePoints = readonly [round: number, black: number, white: number, points: string];

export interface TournamentNow {
  readonly name: string;
  readonly wallList: WallList;
  readonly settings: Settings;
  readonly final: PrintedOrder;
  readonly ranking: RankedNow;
  /** Undefined where there is no knock-out, or not yet. */
  readonly bracket?: DrawnBracket | undefined;
  /** Texts by key, for pages in the organiser's language. */
  readonly words: Readonly<Record<string, string>>;
  /** The rules that the event is held by, or in what it is not. */
  readonly rules: string;
  /** For federations. */
  readonly rulesInEnglish: string;
  /** Irregular acts by round, each a sentence. */
  readonly acts: readonly string[];
  readonly tables: readonly SeatRow[];
  /** Undefined or none where the sheets of rounds have none. */
  readonly points?: readonly GamePoints[] | undefined;
  /** Changes of a round after it was published, each a sentence with its time. */
  readonly changes: readonly (readonly [round: number, said: string])[];
  /** Kept of the file that it came from, with the settings that were made of it. */
  readonly came?: { readonly text: string; readonly settings: Settings } | undefined;
  readonly places: CellPlaces;
  /** As the sheet of prizes has them, and all of each player in a line; undefined where none are typed. */
  readonly prizes?: readonly (readonly string[])[] | undefined;
  readonly prizeLines?: readonly string[] | undefined;
  /** The debt of each player; undefined where the list has no fees. */
  readonly owed?: readonly string[] | undefined;
  /** The rules of the event as they are announced: names and values. */
  readonly announced: readonly (readonly string[])[];
}

export interface CellPlaces {
  readonly list: string;
  /** The row of each player, from 1. */
  readonly rows: readonly number[];
  /** Letters of columns by what they hold, and those of rounds. */
  readonly columns: Readonly<Record<'name' | 'rank' | 'country' | 'pin', string | undefined>>;
  readonly rounds: readonly string[];
  /** The cells of settings by their names in `Settings`. */
  readonly settings: Readonly<Record<string, PlacedSetting>>;
}

export interface PlacedSetting {
  readonly sheet: string;
  readonly a1: string;
}

/** What can stand in a round of a player's row (R9). */

export const COLOURS = ['black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** `unknown` is a game paired and not yet played: `14?`. */
export const OUTCOMES = ['won', 'lost', 'jigo', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One side of a game. The other side stores its own value: a referee may give any pair (R1.2). */
export interface Game {
  readonly kind: 'game';
  /** Index into `WallList.players`; -1 for an opponent outside the list, which is legal. */
  readonly opponent: number;
  /** The opponent's number as the list writes it. */
  readonly opponentNo: number;
  readonly outcome: Outcome;
  /** Undefined where the list does not say. */
  readonly colour: Colour | undefined;
  /** Handicap stones; 0 in an even game, 1 is Black without komi. */
  readonly handicap: number;
  readonly byDefault: boolean;
  /** Length in moves, where somebody wrote it (`#231`). */
  readonly moves: number | undefined;
}

/** A round without an opponent: a bye (`0+`), an agreed absence (`0=`), an absence without agreement (`0-`). */
export interface Free {
  readonly kind: 'free';
  readonly worth: 'win' | 'half' | 'nothing';
}

export type Entry = Game | Free;

export const opposite = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black');

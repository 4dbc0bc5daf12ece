import type { PlayerIndex, HalfPoints } from './indices';

/** The entries that a round of a player's row can have (R9). */

export const COLOURS = ['black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** `unknown` is a game paired and not yet played: `14?`. */
export const OUTCOMES = ['won', 'lost', 'jigo', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The sign of an outcome in a cell (R9). */
export const SIGN_OF = { won: '+', lost: '-', jigo: '=', unknown: '?' } as const satisfies Readonly<
  Record<Outcome, string>
>;

/** The other side's outcome, unless a referee says otherwise (R1.2). */
export const OPPOSITE_OUTCOME = { won: 'lost', lost: 'won', jigo: 'jigo', unknown: 'unknown' } as const;

/** One side of a game. The other side stores its own value: a referee may give any pair (R1.2). */
export interface Game {
  readonly kind: 'game';
  /** Index into `WallList.players`; -1 for an opponent outside the list, which is legal. */
  readonly opponent: PlayerIndex;
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

/** A round without an opponent. What it counts depends on the settings too: see `src/tournament/unplayed.ts`. */
export type Free = Bye | Absence;

/** The player was there: `0+` is worth a win, `bye=` a half, `bye-` nothing (R9). */
export interface Bye {
  readonly kind: 'free';
  readonly as: 'bye';
  readonly worth: 'win' | 'half' | 'nothing';
}

/** The player was not there: agreed (`0=`), or not (`0-`). */
export interface Absence {
  readonly kind: 'free';
  readonly as: 'absence';
  readonly worth: 'half' | 'nothing';
}

export type Entry = Game | Free;

export type OpenGame = Game & { readonly outcome: 'unknown' };

export const isOpenGame = (entry: Entry): entry is OpenGame =>
  entry.kind === 'game' && entry.outcome === 'unknown';

export const hasResult = (entry: Entry): boolean => entry.kind === 'game' && entry.outcome !== 'unknown';

export const isLostByDefault = ({ byDefault, outcome }: Game): boolean => byDefault && outcome === 'lost';

export const isPresence = (entry: Entry): entry is Game | Bye => entry.kind === 'game' || isBye(entry);

export const isBye = (entry: Entry): entry is Bye => entry.kind === 'free' && entry.as === 'bye';

/** The entry of a player without a game: byes, walk-overs and wins become a bye, all else an absence. */
export const freeEntry = ({
  worth,
  as,
}: {
  readonly worth: Bye['worth'];
  readonly as?: 'bye' | 'rest' | 'walkOver';
}): Free =>
  as === 'bye' || as === 'walkOver' || worth === 'win'
    ? { kind: 'free', as: 'bye', worth }
    : { kind: 'free', as: 'absence', worth };

export const opposite = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black');

/** The game as it stands in the row of the opponent, who has played against `player`. */
export const otherSide = (game: Game, player: PlayerIndex, no = 0): Game => ({
  ...game,
  opponent: player,
  opponentNo: no,
  outcome: OPPOSITE_OUTCOME[game.outcome],
  colour: game.colour && opposite(game.colour),
});

/** The gain by the outcome of a game (R1.1); nothing until it has a result. */
export function gameValue(outcome: Outcome): HalfPoints {
  switch (outcome) {
    case 'won':
      return 2;
    case 'jigo':
      return 1;
    case 'lost':
    case 'unknown':
      return 0;
  }
}

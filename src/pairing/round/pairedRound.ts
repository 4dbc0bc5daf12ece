import type { Bye } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import type { PairedGame } from '../game/pairedGame';
import type { Remark } from '../game/remark';
import type { UnwrittenAbsence } from './openEvent';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface FreePlayer {
  readonly player: PlayerIndex;
  readonly worth: Bye['worth'];
  /** For people; missing where the player is out. */
  readonly as?: 'bye' | 'rest' | 'walkOver';
}

export interface PairedRound {
  readonly kind: 'paired';
  readonly round: RoundNo;
  /** Games still to be played, those typed by hand among them, by table. */
  readonly games: readonly PairedGame[];
  readonly bye: PlayerIndex | undefined;
  /** The worth of that bye; a win where nothing is said. */
  readonly byeWorth?: Bye['worth'];
  readonly byeRemarks: readonly Remark[];
  /** Players without a game who have nothing typed in this round: out of it, resting, or with one of several byes. */
  readonly free: readonly FreePlayer[];
  /** Cells of earlier rounds to be filled: rounds before a late entry, and rounds that a player was out of. */
  readonly late: readonly UnwrittenAbsence[];
  readonly warnings: readonly Problem[];
}

import type { Outcome } from '../tournament/game';
import type { System } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';

/** Whether an agreed absence is worth ½ and scores are rounded down: McMahon and Swiss only (R1.1, R1.3, A20). */
export const isSwissOrMcMahon = (system: System): boolean =>
  system === 'McMahon' || system === 'Swiss' || system === 'Swiss by categories';

/** The systems in which equal players need not have met, score pairing (WMSG 2008) among them. */
export const isSwissLike = (system: System): boolean =>
  isSwissOrMcMahon(system) || system === 'Score pairing';

/**
 * What a game gives by its outcome. Without a branch between won and lost: nobody can foresee it, and a processor that guesses
 * wrong loses more time than it takes to read the game.
 */
export const gameValue = (outcome: Outcome): HalfPoints =>
  outcome === 'jigo' ? 1 : 2 * Number(outcome === 'won');

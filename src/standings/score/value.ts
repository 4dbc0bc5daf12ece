import type { Outcome } from '../../tournament/game';
import type { HalfPoints } from '../../tournament/wallList';

/**
 * What a game gives by its outcome. Without a branch between won and lost: nobody can foresee it, and a processor that guesses
 * wrong loses more time than it takes to read the game.
 */
export const gameValue = (outcome: Outcome): HalfPoints =>
  outcome === 'jigo' ? 1 : 2 * Number(outcome === 'won');

import type { Column } from '../column';
import type { ExplainLine } from '../explanation';
import type { TiedClasses } from '../purpose';
import type { Standing } from '../score/standing';
import type { PlayerIndex } from '../../tournament/indices';

export interface TiebreakRule {
  /** Only Direct Comparison and Lottery ask who is tied. */
  readonly column: (standing: Standing, tied: () => TiedClasses) => Column;
  /** The parts of a player's value, found without the column: those that count add up to it. */
  readonly explain: (
    standing: Standing,
    player: PlayerIndex,
    tied: () => TiedClasses,
  ) => readonly ExplainLine[];
}

/** Rules that are compared one after the other while a tie is left. */
export interface RuleSeries {
  readonly at: (k: number) => TiebreakRule;
  readonly length: (standing: Standing) => number;
}

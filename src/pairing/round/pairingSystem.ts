import type { Event } from '../../standings/stages/event';
import type { Problem } from '../../tournament/problem';
import type { CannotPair, OpenEvent, OpenStage } from './openEvent';
import type { PairedRound } from './pairedRound';

/** How a system pairs. What else there is to know of it are the facts in `src/tournament/systems.ts`. */
export interface PairingSystem {
  /** The open round of a stage, or why there is none. What is typed already in that round stays. */
  readonly pair: (open: OpenStage) => PairedRound | CannotPair;
  /** What stops `pair` before it looks for pairs, which may take long. */
  readonly problems: (open: OpenStage) => readonly Problem[];
  /** What should be looked at before the next round, in all stages that it plays. */
  readonly warnings?: (event: OpenEvent) => readonly Problem[];
  /** Where the last games decide: who has won, as the reason why nothing is to be paired, or what is missing to say so. */
  readonly end?: (event: Event, stage: number) => readonly Problem[];
}

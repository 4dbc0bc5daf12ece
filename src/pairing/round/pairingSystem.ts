import type { Event } from '../../standings/stages/event';
import type { Problem } from '../../tournament/problem';
import type { PairPlayers } from '../optimum/optimum';
import type { CannotPair, OpenEvent, OpenStage } from './openEvent';
import type { PairedRound } from './pairedRound';

/** All other facts of a system stand in `src/tournament/systems.ts`. */
export interface PairingSystem {
  /**
   * The open round of a stage, or why there is none; typed cells of that round stay. Who are paired by weighing meet as `pairPlayers`
   * says, where it is given.
   */
  readonly pair: (open: OpenStage, pairPlayers?: PairPlayers) => PairedRound | CannotPair;
  /** The errors of `pair` before its search, which may take long. */
  readonly problems: (open: OpenStage) => readonly Problem[];
  /** Warnings before the next round, in all stages that it plays. */
  readonly warnings?: (event: OpenEvent) => readonly Problem[];
  /** Where the last games decide: the winner as the reason to pair nothing, or what is missing. */
  readonly end?: (event: Event, stage: number) => readonly Problem[];
}

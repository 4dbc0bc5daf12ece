import type { Entry } from '../../tournament/game';

/** The entries of a round, player by player. */
export type CellsOfRound = readonly (readonly Entry[])[];

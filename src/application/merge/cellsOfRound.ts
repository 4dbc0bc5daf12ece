import type { Entry } from '../../tournament/game';

export type CellsOfRound = readonly (readonly Entry[])[];

import type { System } from './settings';

/** Whether an agreed absence is worth ½ and scores are rounded down: McMahon and Swiss only (R1.1, R1.3, A20). */
export const isSwissOrMcMahon = (system: System): boolean =>
  system === 'McMahon' || system === 'Swiss' || system === 'Swiss by categories';

/** The systems in which equal players need not have met, score pairing (WMSG 2008) among them. */
export const isSwissLike = (system: System): boolean =>
  isSwissOrMcMahon(system) || system === 'Score pairing';

import type { PlayerIndex } from '../tournament/indices';

/** Each purpose of a ranking has its own list of tiebreaks (R2.1). */
export const PURPOSES = ['final', 'pairing', 'seeding', 'prizes'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The players still tied when a tiebreak is asked, best class first, and what for. */
export interface TiedClasses {
  readonly classes: readonly (readonly PlayerIndex[])[];
  readonly purpose: Purpose;
}

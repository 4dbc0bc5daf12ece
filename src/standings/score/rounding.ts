import type { Settings } from '../../tournament/settings';
import type { HalfPoints } from '../../tournament/wallList';
import { SYSTEMS } from '../../tournament/systems';

/** The next whole point below. */
export const floored = (score: HalfPoints): HalfPoints => score - (score & 1);

/** Half points that are left out of a score, 1 or 0: where the whole is odd, and where the part without games is. */
export interface Rounding {
  readonly whole: HalfPoints;
  readonly free: HalfPoints;
}

/** What the settings round down (R1.3, A1): in McMahon and Swiss only. */
export function roundingOf({ system, rounding }: Settings): Rounding {
  if (!SYSTEMS[system].halfForAbsence) return { whole: 0, free: 0 };
  switch (rounding) {
    case 'EGF':
      return { whole: 1, free: 0 };
    case 'absences':
      return { whole: 0, free: 1 };
    case 'none':
      return { whole: 0, free: 0 };
  }
}

/**
 * The score that counts, from what a player started with and won in games, and what he got for rounds without a game
 * (R1.3). Halves are remembered: this is applied to the total at every use.
 */
export function counted(games: HalfPoints, free: HalfPoints, { whole, free: odd }: Rounding): HalfPoints {
  const score = games + free - (free & odd);
  return score - (score & whole);
}

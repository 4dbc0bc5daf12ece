import { SYSTEM_NAMES, SYSTEM_WITH_STARTS, SYSTEMS as FACTS, type System } from '../src/tournament/systems';

export type { System };

/** The systems in the order of the form. */
export const SYSTEMS = SYSTEM_NAMES;

/** The system that the form begins with. */
export const FIRST_SYSTEM = SYSTEM_WITH_STARTS;

/**
 * The number of rounds that the form proposes; where it depends on the number of players, for a field of
 * medium size.
 */
export const roundsOf = (system: System): number => FACTS[system].proposedRounds;

/** Whether bars are asked for; never for the name of no system. */
export const hasBars = (system: string): boolean =>
  SYSTEMS.some(name => name === system && FACTS[name].score === 'MMS');

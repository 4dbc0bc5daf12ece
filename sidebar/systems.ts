import type { NewTournamentForm } from '../src/application/protocol/protocol';
import { LANGUAGES as CODES, type Language } from '../src/tournament/languages';
import { SYSTEM_NAMES, SYSTEM_WITH_STARTS, SYSTEMS as FACTS, type System } from '../src/tournament/systems';

export type { Language, System };

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

/** Whether the form asks for handicaps. */
export const hasHandicaps = (system: System): boolean => FACTS[system].handicaps;

type HandicapChoice = NonNullable<NewTournamentForm['handicap']>;

const every = <Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(names) as Name[];

/** The choices of the form, in its order. The compiler asks for each. */
export const HANDICAPS = every<HandicapChoice>({ none: true, EGF: true, rank: true, MMS: true });

/** English first, then by code. */
export const LANGUAGES: readonly Language[] = ['en', ...CODES.filter(one => one !== 'en').sort()];

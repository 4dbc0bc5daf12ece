import type { NewTournamentForm } from '../src/application/protocol/protocol';
import { LANGUAGES as CODES, type Language } from '../src/tournament/languages';
import { SYSTEM_NAMES, SYSTEM_WITH_STARTS, SYSTEMS as FACTS, type System } from '../src/tournament/systems';

export type { Language, System };

/** The systems in the order of the form. */
export const SYSTEMS = SYSTEM_NAMES;

const every = <Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(names) as Name[];

/** The form shows these first; all others stand behind one more press. */
export const COMMON_SYSTEMS = [
  'McMahon',
  'Swiss',
  'Knock-out',
  'Round robin',
] as const satisfies readonly System[];

export const OTHER_SYSTEMS: readonly System[] = SYSTEMS.filter(
  system => !(COMMON_SYSTEMS as readonly System[]).includes(system),
);

/** The system that the form begins with. */
export const FIRST_SYSTEM = SYSTEM_WITH_STARTS;

/**
 * The number of rounds that the form proposes; where it depends on the number of players, for a field of
 * medium size.
 */
export const roundsOf = (system: System): number => FACTS[system].proposedRounds;

/** Whether players start with scores by rank; never for the name of no system. */
export const hasBars = (system: string): boolean =>
  SYSTEMS.some(name => name === system && FACTS[name].score === 'MMS');

/** Whether the form asks for rounds: a table takes them from its players. */
export const asksRounds = (system: System): boolean => FACTS[system].pairs !== 'table';

/** Whether the form asks how the first opponents are found. */
export const asksDraw = (system: System): boolean => FACTS[system].pairs === 'draw';

/** Whether the form asks for tiebreaks: a system with its own, or without any, does not. */
export const asksOrder = (system: System): boolean =>
  FACTS[system].preset === 'EGF' && FACTS[system].defaults.tiebreaks?.length !== 0;

/** The orders of those whom one may do as, in the order of the form. */
export const ORDERS = every<NonNullable<NewTournamentForm['order']>>({
  EGF: true,
  OpenGotha: true,
  'WMSG 2008': true,
  AGA: true,
});

/** Whether the form asks for handicaps. */
export const hasHandicaps = (system: System): boolean => FACTS[system].handicaps;

type HandicapChoice = NonNullable<NewTournamentForm['handicap']>;

/** The choices of the form, in its order. The compiler asks for each. */
export const HANDICAPS = every<HandicapChoice>({ none: true, EGF: true, rank: true, MMS: true });

/** English first, then by code. */
export const LANGUAGES: readonly Language[] = ['en', ...CODES.filter(language => language !== 'en').sort()];

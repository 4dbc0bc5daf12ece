import type { Rank } from '../../tournament/rank';
import { SETTINGS, type Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import type { Attributes, EventFacts, ExchangedTournament } from '../exchange';
import { DATE, FLAG, keptValue, RANK, TEXT, wholeFrom, wordKind, type AttributeKind } from './attribute';
import { MOST_ROUNDS } from './participation';
import { USUAL_PARAMETERS, type SetName } from './usualParameters';

export interface ParameterFacts {
  readonly facts?: Partial<EventFacts>;
  readonly settings?: Partial<Settings>;
  readonly rounds?: number;
}

type Source = Pick<ExchangedTournament, 'facts' | 'settings' | 'rounds'>;

/** One attribute with a meaning of ours; every other one of OpenGotha is kept as it is. */
export interface KnownAttribute {
  readonly set: SetName;
  readonly name: string;
  /** Undefined: the text is no value of it. */
  readonly read: (text: string) => ParameterFacts | undefined;
  /** The text for a tournament; undefined where it does not say. */
  readonly write: (source: Source, before: string | undefined) => string | undefined;
}

function of<T>(
  [set, name]: readonly [SetName, string],
  kind: AttributeKind<T>,
  state: (value: T) => ParameterFacts,
  ask: (source: Source) => T | undefined,
): KnownAttribute {
  return {
    set,
    name,
    read: text => {
      const value = kind.read(text);
      return value === undefined ? undefined : state(value);
    },
    write: (source, before) => {
      const value = ask(source);
      return value === undefined ? undefined : keptValue(before, value, kind);
    },
  };
}

const general = (name: string) => ['GeneralParameterSet', name] as const;
const handicap = (name: string) => ['HandicapParameterSet', name] as const;
const pairing = (name: string) => ['PairingParameterSet', name] as const;

const fact = <K extends keyof EventFacts>(
  name: string,
  key: K,
  kind: AttributeKind<EventFacts[K]>,
): KnownAttribute =>
  of<EventFacts[K]>(
    general(name),
    kind,
    value => ({ facts: { [key]: value } }),
    ({ facts }) => facts[key],
  );

const setting = <K extends keyof Settings>(
  at: readonly [SetName, string],
  key: K,
  kind: AttributeKind<NonNullable<Settings[K]>>,
): KnownAttribute =>
  of<NonNullable<Settings[K]>>(
    at,
    kind,
    value => ({ settings: { [key]: value } }),
    ({ settings }) => settings[key] ?? undefined,
  );

const WORTH = wholeFrom(0, 2);

const KOMI: AttributeKind<number> = {
  read: text => {
    const dotted = text.trim().replace(',', '.');
    return /^\d{1,3}(?:\.[05]0*)?$/.test(dotted) ? 2 * Number(dotted) : undefined;
  },
  write: halfPoints => String(halfPoints / 2),
};

/** OpenGotha's lowest and highest rank stand for no bar at all. */
const bar = (none: string): AttributeKind<Rank | 'none'> => ({
  read: text => (text.toUpperCase() === none ? 'none' : RANK.read(text)),
  write: rank => (rank === 'none' ? none : RANK.write(rank)),
});

const barOf = (
  at: readonly [SetName, string],
  key: 'upperBar' | 'lowerBar' | 'handicapFrom',
  none: string,
): KnownAttribute =>
  of<Rank | 'none'>(
    at,
    bar(none),
    rank => ({ settings: { [key]: rank === 'none' ? undefined : rank } }),
    ({ settings }) => (key in settings ? (settings[key] ?? 'none') : undefined),
  );

/** Scores from another zero differ by a constant, which shows and decides nothing. */
const ZERO: AttributeKind<'30k' | '20k' | '1d'> = {
  read: text =>
    RANK.read(text) &&
    (SETTINGS.scoreZeroAt.kind.choices.find(zero => zero.toUpperCase() === text.toUpperCase()) ?? '30k'),
  write: zero => zero.toUpperCase(),
};

/** OpenGotha adds one stone at most. */
const REDUCTION: AttributeKind<number> = {
  read: text => {
    const number = wholeFrom(-9, 9).read(text);
    return number === undefined ? undefined : Math.max(-1, number);
  },
  write: String,
};

const countsAbsences = ({ system }: Partial<Settings>): boolean =>
  system === undefined || SYSTEMS[system].halfForAbsence;

function winsOfAbsence({ settings }: Source): number | undefined {
  if (!countsAbsences(settings)) return 0;
  return settings.absenceWins ?? (settings.absencesInWins === 'ignore' ? 0 : settings.absenceValue);
}

const SEEDING = wordKind<'random' | 'fold' | 'slip'>({
  SPLITANDRANDOM: 'random',
  SPLITANDFOLD: 'fold',
  SPLITANDSLIP: 'slip',
});
const FLOATER = wordKind<'top' | 'middle' | 'bottom'>({ TOP: 'top', MID: 'middle', BOT: 'bottom' });

/** `paiMaLastRoundForSeedSystem1` counts rounds from 1 in the file. */
export const PARAMETERS: readonly KnownAttribute[] = [
  fact('name', 'name', TEXT),
  fact('location', 'place', TEXT),
  fact('director', 'director', TEXT),
  fact('beginDate', 'begins', DATE),
  fact('endDate', 'ends', DATE),
  fact('size', 'boardSize', wholeFrom(2, 52)),
  fact('bInternet', 'online', FLAG),
  setting(general('komi'), 'komi', KOMI),
  of(
    general('numberOfRounds'),
    wholeFrom(1, MOST_ROUNDS),
    rounds => ({ rounds, settings: { rounds } }),
    ({ rounds }) => Math.max(1, Math.min(MOST_ROUNDS, rounds)),
  ),
  barOf(general('genMMBar'), 'upperBar', '9D'),
  barOf(general('genMMFloor'), 'lowerBar', '30K'),
  setting(general('genMMZero'), 'scoreZeroAt', ZERO),
  setting(general('genMMS2ValueBye'), 'byeValue', WORTH),
  of(
    general('genNBW2ValueBye'),
    WORTH,
    byeWins => ({ settings: { byeWins } }),
    ({ settings }) => settings.byeWins ?? settings.byeValue,
  ),
  of(
    general('genMMS2ValueAbsent'),
    WORTH,
    absenceValue => ({ settings: { absenceValue } }),
    ({ settings }) => (countsAbsences(settings) ? settings.absenceValue : 0),
  ),
  of(general('genNBW2ValueAbsent'), WORTH, absenceWins => ({ settings: { absenceWins } }), winsOfAbsence),
  of(
    general('genRoundDownNBWMMS'),
    wordKind<'absences' | 'none'>({ true: 'absences', false: 'none' }),
    rounding => ({ settings: { rounding } }),
    ({ settings: { rounding } }) => (rounding === 'EGF' ? 'absences' : rounding),
  ),
  setting(
    general('genCountNotPlayedGamesAsHalfPoint'),
    'opponentsUnplayed',
    wordKind({ true: 'half', false: 'as scored' }),
  ),
  of(
    handicap('hdBasedOnMMS'),
    FLAG,
    byScore => ({ settings: { handicap: byScore ? 'MMS' : 'rank' } }),
    ({ settings }) =>
      settings.handicap === 'none' ? undefined : settings.handicap && settings.handicap === 'MMS',
  ),
  // No stones at all are its way to say that there are no handicaps, so this comes after the one above.
  of(
    handicap('hdCeiling'),
    wholeFrom(0, 9),
    handicapLimit => ({ settings: handicapLimit === 0 ? { handicap: 'none' } : { handicapLimit } }),
    ({ settings }) =>
      settings.handicap === 'none' ? 0 : settings.handicapLimit && Math.min(9, settings.handicapLimit),
  ),
  setting(handicap('hdCorrection'), 'handicapReduction', REDUCTION),
  barOf(handicap('hdNoHdRankThreshold'), 'handicapFrom', '9D'),
  setting(pairing('paiMaSeedSystem1'), 'earlySeeding', SEEDING),
  setting(pairing('paiMaSeedSystem2'), 'seeding', SEEDING),
  setting(pairing('paiMaLastRoundForSeedSystem1'), 'earlyRounds', wholeFrom(0, 99)),
  setting(pairing('paiMaDUDDUpperMode'), 'drawDownFrom', FLOATER),
  setting(pairing('paiMaDUDDLowerMode'), 'drawUpFrom', FLOATER),
  of(
    ['TeamGeneralParameterSet', 'teamSize'],
    wholeFrom(1, 99),
    boards => ({ settings: { boards } }),
    ({ settings }) => settings.boards,
  ),
];

/** The set's attributes with the tournament's put in; usual values are not added. */
export function parameterAttributes(set: SetName, before: Attributes, source: Source): Attributes {
  const changed = { ...before };
  for (const { set: ownSet, name, write } of PARAMETERS) {
    const text = ownSet === set ? write(source, before[name]) : undefined;
    const usual: Attributes = USUAL_PARAMETERS[set];
    if (text !== undefined && (name in before || text !== usual[name])) changed[name] = text;
  }
  return changed;
}

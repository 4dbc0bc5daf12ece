import type { Tiebreak } from './tiebreaks';

export interface SystemFacts {
  /**
   * How opponents are found: by weighing criteria (R4.7), in sections of equal points (R5), by a draw (R6.1),
   * from a table (R6.5), by the pattern of the Diagonal format (R7), or by the system's parts (R6.6).
   */
  readonly pairs: 'weighed' | 'sections' | 'draw' | 'table' | 'pattern' | 'parts';
  /** Ranks before any tiebreak (R1.4, R5.1, R6.4, R7.8); only MMS has starting scores, bars and floors. */
  readonly score: 'MMS' | 'WINS' | 'POINTS' | 'ROUNDS' | 'PERFORMANCE';
  /** The players who are ranked together: all, or those with the same text in a column. */
  readonly contests: 'everybody' | 'category' | 'group';
  /** Games of a pair in a round: one; another after each draw (R6.2); or as many as the settings say (R7.2). */
  readonly games: 'one' | 'replayed' | 'several';
  /** After the rounds announced; when all have met; without others unbeaten; by losses (R7.3), after any number. */
  readonly end: 'rounds' | 'table' | 'final' | 'losses';
  /** With how many lost games a player is out, where a final is the end (R6.4, R6.7). */
  readonly lives: 1 | 2;
  /** Whether an agreed absence is worth ½, so that scores are rounded down (R1.1, R1.3, A20). */
  readonly halfForAbsence: boolean;
  readonly handicaps: boolean;
  /** Whether the lengths of games may decide who has won (R7.6). */
  readonly lengths: boolean;
  /** Whether players' numbers must be drawn by lot (R5.1). */
  readonly numbersByLot: boolean;
  /** The systems that it plays one after the other; undefined for a single system. */
  readonly parts: readonly ['Round robin', 'Knock-out'] | undefined;
  readonly preset: 'EGF' | 'WMSG 2008';
  readonly defaults: {
    readonly tiebreaks?: readonly Tiebreak[];
    readonly pairingTiebreaks?: readonly Tiebreak[];
    readonly sosFlavour?: 'WMSG';
    readonly absence?: '0-';
  };
  /** Functions beside the list of a new tournament, after `PLACE`. */
  readonly functions: readonly (Tiebreak | 'SCORE')[];
  /** How many rounds the form proposes; where the number of players decides, for a field of medium size. */
  readonly proposedRounds: number;
  /** The name to type in a terminal, and other names in use. */
  readonly shortName: string;
  readonly aliases: string;
}

/** R4: McMahon and the forms of Swiss. */
const WEIGHED = {
  pairs: 'weighed',
  contests: 'everybody',
  games: 'one',
  end: 'rounds',
  lives: 1,
  halfForAbsence: true,
  handicaps: true,
  lengths: false,
  numbersByLot: false,
  parts: undefined,
  preset: 'EGF',
  defaults: {},
  proposedRounds: 5,
  aliases: '',
} as const;

const SWISS = { ...WEIGHED, score: 'WINS', functions: ['WINS', 'DIRECTCOMPARISON', 'SOS2'] } as const;

/** R6, R7: opponents do not depend on scores, so no SOS (R2.10, W4), and an absence counts nothing (A20). */
const UNWEIGHED = {
  ...WEIGHED,
  halfForAbsence: false,
  defaults: { tiebreaks: [], pairingTiebreaks: ['Rating', 'Lottery'], absence: '0-' },
} as const;

const TABLE = {
  ...UNWEIGHED,
  score: 'WINS',
  defaults: { ...UNWEIGHED.defaults, tiebreaks: ['DIRECTCOMPARISON'] },
  functions: ['WINS', 'DIRECTCOMPARISON'],
} as const;

const KNOCK_OUT = {
  // Losers of the same round are equal (R6.4).
  ...UNWEIGHED,
  pairs: 'draw',
  score: 'ROUNDS',
  games: 'replayed',
  end: 'final',
  functions: ['SCORE'],
} as const;

/** Every system by its name, in the order in which systems are offered. */
const FACTS = {
  McMahon: {
    ...WEIGHED,
    score: 'MMS',
    functions: ['MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2'],
    shortName: 'mcmahon',
    aliases: 'Mac Mahon, MM, McM',
  },
  Swiss: { ...SWISS, shortName: 'swiss', aliases: '스위스' },
  'Swiss by categories': {
    ...SWISS,
    contests: 'category',
    shortName: 'categories',
    aliases: '부문별 스위스',
  },
  'Score pairing': {
    ...WEIGHED,
    pairs: 'sections',
    score: 'POINTS',
    halfForAbsence: false,
    numbersByLot: true,
    preset: 'WMSG 2008',
    // Its own tiebreaks and flavour of SOS (R5.10); when pairing, only the number separates equals.
    defaults: { tiebreaks: ['SOS', 'SOSK'], pairingTiebreaks: [], sosFlavour: 'WMSG', absence: '0-' },
    functions: ['SCORE', 'SOS', 'SOSK'],
    proposedRounds: 8,
    shortName: 'wmsg',
    aliases: 'WMSG pairing',
  },
  'Knock-out': {
    ...KNOCK_OUT,
    proposedRounds: 4,
    shortName: 'knockout',
    aliases: 'KO, Cup, Elimination, Single elimination',
  },
  'Double elimination': {
    ...KNOCK_OUT,
    lives: 2,
    proposedRounds: 8,
    shortName: 'double',
    aliases: 'Double knock-out, Double KO',
  },
  'Round robin': {
    ...TABLE,
    pairs: 'table',
    end: 'table',
    proposedRounds: 7,
    shortName: 'round-robin',
    aliases: 'All play all, RR, League',
  },
  Diagonal: {
    // Players with the same performance rating are equal (R7.8).
    ...UNWEIGHED,
    pairs: 'pattern',
    score: 'PERFORMANCE',
    games: 'several',
    end: 'losses',
    handicaps: false,
    lengths: true,
    // It ranks by performance rating; SCORE would be the same column again.
    functions: ['PERFORMANCE'],
    proposedRounds: 8,
    shortName: 'diagonal',
  },
  'Groups + knock-out': {
    ...TABLE,
    pairs: 'parts',
    contests: 'group',
    games: 'replayed',
    end: 'final',
    parts: ['Round robin', 'Knock-out'],
    shortName: 'groups',
  },
} as const satisfies Readonly<Record<string, SystemFacts>>;

export type System = keyof typeof FACTS;

export type SingleSystem = {
  [Name in System]: (typeof FACTS)[Name]['parts'] extends undefined ? Name : never;
}[System];

export const SYSTEMS: Readonly<Record<System, SystemFacts>> = FACTS;

export const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly System[];

/** The system of a list whose settings name none: with starting scores, and without. */
export const SYSTEM_WITH_STARTS: System = 'McMahon';
export const SYSTEM_WITHOUT_STARTS: System = 'Swiss';

export const partsOf = (system: System): readonly [SingleSystem, ...SingleSystem[]] =>
  SYSTEMS[system].parts ?? [system as SingleSystem];

/** Pairing follows scores: equals need not have met, nobody meets twice, late entries can join. */
export const isPairedByScores = (system: System): boolean =>
  SYSTEMS[system].pairs === 'weighed' || SYSTEMS[system].pairs === 'sections';

export const hasSeveralGames = (system: System): boolean => SYSTEMS[system].games !== 'one';

/** Whether groups play tables of their own, so that equal places of several groups are to be told apart (R6.6). */
export const hasTablesApart = ({
  system,
  stages,
  groups,
}: {
  readonly system: System;
  readonly stages: readonly { readonly system: System }[];
  readonly groups: 'mixed' | 'apart';
}): boolean =>
  (stages.length > 0 ? stages.map(stage => stage.system) : [system]).some(
    systemName =>
      SYSTEMS[systemName].contests === 'group' ||
      (groups === 'apart' && partsOf(systemName).some(part => SYSTEMS[part].pairs === 'table')),
  );

export const isDecidedByLastGames = (system: System): boolean =>
  SYSTEMS[system].end === 'final' || SYSTEMS[system].end === 'losses';

import type { SettingKey } from './settingNames';
import type { Tiebreak } from './tiebreaks';

/** What there is to know of a system of play, for all that is not its pairing, its announcement and its texts. */
export interface SystemFacts {
  /**
   * How opponents are found: by weighing criteria (R4.7), in sections of equal points (R5), by a draw (R6.1), from a table (R6.5), by
   * the pattern of the Diagonal format (R7), or by the systems that it consists of (R6.6).
   */
  readonly pairs: 'weighed' | 'sections' | 'draw' | 'table' | 'pattern' | 'parts';
  /** What ranks before any tiebreak (R1.4, R5.1, R6.4, R7.8). Only of the MMS there are starting scores, bars and floors. */
  readonly score: 'MMS' | 'WINS' | 'POINTS' | 'ROUNDS' | 'PERFORMANCE';
  /** Who is ranked among themselves: everybody, or those who have the same text in a column. */
  readonly contests: 'everybody' | 'category' | 'group';
  /** Games that a pair has in a round: one, again after a draw (R6.2), or as many as the settings say (R7.2). */
  readonly games: 'one' | 'replayed' | 'several';
  /**
   * What ends it: as many rounds as were announced; everybody has met everybody; one is left of those who have lost no round; one is left
   * of those who have not lost too often, and nobody knows how many rounds that takes (R7.3).
   */
  readonly end: 'rounds' | 'table' | 'final' | 'losses';
  /** Whether an agreed absence is worth ½, so that scores are rounded down (R1.1, R1.3, A20). */
  readonly halfForAbsence: boolean;
  /** Whether stones are given by the setting `Handicap`. */
  readonly handicaps: boolean;
  /** Whether the lengths of games may decide who has won (R7.6). */
  readonly lengths: boolean;
  /** Whether the numbers of the players have to be lots (R5.1). */
  readonly numbersByLot: boolean;
  /** The systems that follow one another in it; undefined for one that is itself. */
  readonly parts: readonly ('Round robin' | 'Knock-out')[] | undefined;
  /** The rules that a new tournament has. */
  readonly preset: 'EGF' | 'WMSG 2008';
  /** Settings that follow from the system, whatever the preset. */
  readonly defaults: {
    readonly tiebreaks?: readonly Tiebreak[];
    readonly pairingTiebreaks?: readonly Tiebreak[];
    readonly sosFlavour?: 'WMSG';
    readonly absence?: '0-';
  };
  /** Settings that say nothing in any other system. */
  readonly ownSettings: readonly SettingKey[];
  /** Functions beside the list of a new tournament, behind `PLACE`. */
  readonly functions: readonly (Tiebreak | 'SCORE')[];
  /** How many rounds the form proposes: for a medium field, where the number of players decides. */
  readonly proposedRounds: number;
  /** What is typed in a terminal, and what else people call it. */
  readonly shortName: string;
  readonly alsoCalled: string;
}

/** R4: a McMahon and the kinds of a Swiss. */
const WEIGHED = {
  pairs: 'weighed',
  contests: 'everybody',
  games: 'one',
  end: 'rounds',
  halfForAbsence: true,
  handicaps: true,
  lengths: false,
  numbersByLot: false,
  parts: undefined,
  preset: 'EGF',
  defaults: {},
  ownSettings: [],
  proposedRounds: 5,
  alsoCalled: '',
} as const;

const SWISS = { ...WEIGHED, score: 'WINS', functions: ['WINS', 'DIRECTCOMPARISON', 'SOS2'] } as const;

/** R6, R7: opponents do not follow from scores, so there is no SOS (R2.10, W4), and nothing for an absence (A20). */
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

/**
 * Every system by its name, in the order in which it is offered. A new one is a line here, the folder that pairs it, and its texts: the
 * compiler asks for both.
 */
const FACTS = {
  McMahon: {
    ...WEIGHED,
    score: 'MMS',
    ownSettings: ['upperBar', 'lowerBar', 'supergroup', 'absentStart'],
    functions: ['MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2'],
    shortName: 'mcmahon',
    alsoCalled: 'Mac Mahon, MM, McM',
  },
  Swiss: { ...SWISS, shortName: 'swiss' },
  'Swiss by categories': { ...SWISS, contests: 'category', shortName: 'categories' },
  'Score pairing': {
    ...WEIGHED,
    pairs: 'sections',
    score: 'POINTS',
    halfForAbsence: false,
    numbersByLot: true,
    preset: 'WMSG 2008',
    // Its tiebreaks and its flavour of SOS (R5.10); when it pairs, the number alone decides between equals.
    defaults: { tiebreaks: ['SOS', 'SOSK'], pairingTiebreaks: [], sosFlavour: 'WMSG', absence: '0-' },
    ownSettings: ['colourLimit'],
    functions: ['SCORE', 'SOS', 'SOSK'],
    proposedRounds: 8,
    shortName: 'wmsg',
    alsoCalled: 'WMSG pairing',
  },
  'Knock-out': {
    // Losers of a round are equal (R6.4).
    ...UNWEIGHED,
    pairs: 'draw',
    score: 'ROUNDS',
    games: 'replayed',
    end: 'final',
    functions: ['SCORE'],
    proposedRounds: 4,
    shortName: 'knockout',
    alsoCalled: 'KO, Cup, Elimination, Single elimination',
  },
  'Round robin': {
    ...TABLE,
    pairs: 'table',
    end: 'table',
    ownSettings: ['leavers'],
    proposedRounds: 7,
    shortName: 'round-robin',
    alsoCalled: 'All play all, RR, League',
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
    ownSettings: ['diagonalOrder', 'gamesPerOpponent', 'fewMax', 'middlePlayer'],
    // What it ranks by is the performance rating: SCORE would say it twice.
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

export const SYSTEMS: Readonly<Record<System, SystemFacts>> = FACTS;

export const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly System[];

/** What is played where nobody says it: that of a list with starting scores, and of one without. */
export const SYSTEM_WITH_STARTS: System = 'McMahon';
export const SYSTEM_WITHOUT_STARTS: System = 'Swiss';

/** The systems that are played in it. */
export const partsOf = (system: System): readonly System[] => SYSTEMS[system].parts ?? [system];

/** Whether opponents follow from scores: equal players need not have met, nobody meets anybody twice, and late entries can join. */
export const isPairedByScores = (system: System): boolean =>
  SYSTEMS[system].pairs === 'weighed' || SYSTEMS[system].pairs === 'sections';

/** Whether somebody may have several games in a round. */
export const hasSeveralGames = (system: System): boolean => SYSTEMS[system].games !== 'one';

/** Whether the last games decide who has won, so that no playoff is due. */
export const isDecidedByLastGames = (system: System): boolean =>
  SYSTEMS[system].end === 'final' || SYSTEMS[system].end === 'losses';

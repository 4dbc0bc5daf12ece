/** The pairing of the next round, and the numbers drawn by lot before the first. */
import type { FactsByName } from './facts';
import type { PlayerChange } from './registration';
import type { CellLink, Remarkable, UndoOffer } from './remark';

export const PAIRING = {
  /**
   * Ahead: although results of an earlier round are missing, where the view of missing results offers it. Without: although
   * somebody who is registered is not there yet, which the organiser has seen. Choose: a list of one's own that has no settings
   * is asked first how it is played.
   */
  preview: {
    fields: {
      ahead: 'yes or no?',
      without: 'yes or no?',
      choose: 'yes or no?',
      hand: 'hand?',
      glance: 'glance?',
    },
    changes: 'nothing',
    waiting: 'sidebar.pairing',
    waitingOn: { view: 'ready', says: 'sidebar.pairingPlayers' },
  },
  /** Some are paired first, and all others of the round follow later; of a round that is begun, those who are left. */
  part: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Makes the settings of a list of one's own, by the value of a choice of ListWays. */
  adopt: {
    fields: { way: 'words' },
    changes: 'cells',
    then: 'preview',
    waiting: 'sidebar.pairing',
    waitingOn: { view: 'ready', says: 'sidebar.pairingPlayers' },
  },
  write: {
    fields: { seen: 'seen', hand: 'hand?' },
    changes: 'rounds',
    waiting: 'sidebar.writing',
    waitingOn: { view: 'preview', says: 'sidebar.writingRound' },
  },
  /** Keeps members of one club or country apart, or no more, by the weight in Settings. */
  'keep apart': {
    fields: { which: 'kept apart', on: 'yes or no' },
    changes: 'cells',
    then: 'preview',
    waiting: 'sidebar.pairing',
  },
  /** Lets somebody play the round after all who is left out of it. */
  'let in': {
    fields: { changes: 'player changes' },
    changes: 'cells',
    then: 'preview',
    waiting: 'sidebar.pairing',
  },
  /** Why two players meet or do not; players by number or name. */
  why: {
    fields: { seen: 'seen', first: 'words', second: 'words' },
    changes: 'nothing',
    waiting: 'sidebar.why.asking',
  },
  /** Writes the costs of the previewed pairing into a sheet. */
  report: { fields: {}, changes: 'cells', waiting: 'sidebar.report.writing' },
  /** Writes what a game of each two would cost into a sheet; around a player, by number or name, where there are too many. */
  costs: { fields: { around: 'words?' }, changes: 'cells', waiting: 'sidebar.costs.writing' },
  /** A preview of numbers drawn by lot. */
  numbers: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  'write numbers': { fields: { seen: 'seen' }, changes: 'cells', waiting: 'sidebar.writing' },
} as const satisfies FactsByName;

export type PairingViews =
  /** The numbers drawn by lot, before they are written. */
  | {
      readonly view: 'numbers';
      readonly seen: string;
      readonly seed: string;
      readonly rows: readonly string[];
    }
  | PartView
  | {
      readonly view: 'preview';
      readonly round: number;
      readonly seen: string;
      readonly games: readonly PreviewGame[];
      readonly bye: string | undefined;
      readonly inSheet?: true;
      /** The number of players with an opponent or a bye. */
      readonly players?: number;
      readonly warnings: readonly Remarkable[];
      /** Each comes with the change that lets them in; a bye is not among them. */
      readonly left?: readonly LeftOutOfRound[];
      /** How many games within a club or a country are left, and whether that is avoided; only where somebody shares one. */
      readonly apart?: readonly ApartNow[];
      /** Sentences such as "2 games between different scores". */
      readonly summary: readonly string[];
      /** How many there are of each kind of game that is worth a look: "2 games between different scores". */
      readonly counts?: readonly string[];
      /** Games of the round that stay; only where it is paired again, and then `games` are the new ones. */
      readonly kept?: number;
      /** Where those are paired who had no game: no game that stood there is made anew. */
      readonly isRest?: true;
      /** Whether the round is published, so that the change is printed on its sheet. */
      readonly published?: boolean;
      /** Whether some of those who are paired can be paired first. */
      readonly mayPart?: true;
      /**
       * How many follow in a later part; `odd`: with them somebody of this one, which is odd in number; `repeats`: games of
       * theirs that would come for a second time.
       */
      readonly part?: { readonly waiting: number; readonly odd?: string; readonly repeats?: number };
      readonly hand?: HandWork;
      /** Against the best pairing; missing where nothing was decided by hand. */
      readonly compared?: readonly string[];
      /** Where criteria were weighed, and nothing is decided by hand. */
      readonly equal?: EqualPairing;
      /** The cell of Settings with the text that lots are drawn from. */
      readonly seed?: CellLink;
      readonly byeNumber?: number;
      /** Others who can have the bye, who is first entitled to it first; only where pairs can be changed by hand. */
      readonly byes?: readonly OtherBye[];
      readonly editable?: boolean;
      /** Whether criteria were weighed, so that the panel can ask for the cost of another game. */
      readonly weighed: boolean;
      readonly why?: WhyView;
    }
  | {
      readonly view: 'written';
      readonly round: number;
      readonly games: number;
      readonly players: number;
      /** How many are paired in a later part; missing where it is none. */
      readonly waiting?: number;
      readonly sheet?: CellLink | undefined;
      /** Cells that had other contents when they were read back; empty when all is well. */
      readonly different: readonly Remarkable[];
      readonly undo: UndoOffer;
    }
  | { readonly view: 'report written'; readonly sheet: string; readonly round: number }
  | {
      readonly view: 'costs written';
      readonly sheet: string;
      readonly round: number;
      /** Missing where all are shown. */
      readonly part?: { readonly shown: number; readonly all: number; readonly around: string };
    };

/** Wishes beyond the list and the settings; players by their numbers. */
export interface HandWork {
  /** The round is written already: whose games, not yet played, are made anew. */
  readonly again?: 'all' | readonly number[];
  /** These alone are paired now; all others without a game keep their empty cells for a later part. */
  readonly part?: readonly number[];
  readonly pairs?: readonly WantedPair[];
  readonly forbidden?: readonly (readonly [number, number])[];
  readonly bye?: number;
  /** Players with the tables of their games, where the round is not written yet. */
  readonly tables?: readonly (readonly [number, number])[];
  /** The number of one among pairings that are equally good; 1, or none, is the one that lots choose. */
  readonly equal?: number;
}

/** Players of whom some are chosen, with anything they have in common. */
export interface PartView {
  readonly view: 'part';
  readonly round: number;
  /** These are paired where all of `people` are: in a round that is begun, whoever has the bye too. */
  readonly again?: readonly number[];
  readonly people: readonly PersonOfPart[];
  readonly sets: readonly PartSet[];
}

export interface PersonOfPart {
  readonly no: number;
  readonly name: string;
  /** Club, country, category and group. */
  readonly about: string;
}

/** All of a club, a country, a category, a group, or above the bar; by their numbers. */
export interface PartSet {
  readonly name: string;
  readonly numbers: readonly number[];
}

/** Players without a game in the last round that is written, and those who are paired with them. */
export interface LeftToPair {
  readonly round: number;
  readonly numbers: readonly number[];
  readonly again: readonly number[];
  readonly names: readonly string[];
}

/** A pairing among those that are as good. */
export interface EqualPairing {
  readonly at: number;
  /** How many there are, once it is proved that there is no other. */
  readonly all?: number;
  /** Whether another one may be asked for. */
  readonly isMore: boolean;
}

/** Two who play each other: with stones the first has Black, without the rules decide. */
export interface WantedPair {
  readonly players: readonly [number, number];
  readonly stones?: number;
}

export interface PreviewGame {
  readonly table: number;
  /** The numbers of Black and White. */
  readonly numbers: readonly [number, number];
  readonly black: string;
  readonly white: string;
  readonly handicap: number;
  readonly fixed: boolean;
  readonly remarks: readonly string[];
  /** Club and country of Black and of White, where the list has any. */
  readonly homes?: readonly [string, string];
  /** Why the game is worth a look before the round is written; missing where it is not. */
  readonly sign?: GameSign;
}

/** The first that is true of a game is shown. */
export const GAME_SIGNS = [
  'repeat',
  'apart',
  'drawn up again',
  'score',
  'home',
  'handicap',
  'colour',
  'rather not',
  'by hand',
] as const;
export type GameSign = (typeof GAME_SIGNS)[number];

/** Somebody who plays the round, and may have its bye instead. */
export interface OtherBye {
  readonly no: number;
  readonly name: string;
  /** Byes of rounds before. */
  readonly had?: number;
}

export interface LeftOutOfRound {
  readonly name: string;
  readonly why: 'not here' | 'misses' | 'withdrew' | 'typed';
  /** Missing where a cell of the round was typed, or the list has no column for it. */
  readonly change?: PlayerChange;
}

/** Each by its setting. */
export const KEPT_APART = { clubs: 'weightClub', countries: 'weightCountry' } as const;
export type KeptApart = keyof typeof KEPT_APART;

export interface ApartNow {
  readonly which: KeptApart;
  readonly on: boolean;
  readonly left: number;
}

/** The best pairing in which two players meet, or, if they already do, the best in which they do not. */
export interface WhyView {
  readonly first: string;
  readonly second: string;
  readonly sentences: readonly string[];
  /** Meanings of words in these sentences that are new to a newcomer. */
  readonly words?: readonly string[];
  /** The games of that pairing which the present one does not have. */
  readonly games: readonly string[];
}

/** A round in play: its results, who has not come, its publication. */
import type { FactsByName } from './facts';
import type { LeftToPair } from './pairing';
import type { CellLink, Choice, Remarkable, UndoOffer } from './remark';

export const ROUNDS = {
  /** The results of a round that is paired, the preview of the next one, or what comes before a later one. */
  round: { fields: { round: 'count', glance: 'glance?' }, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Asks what can be done about a player who has not come to a game of a round in play. */
  absent: { fields: { round: 'count', player: 'player' }, changes: 'nothing', waiting: 'sidebar.looking' },
  'write absence': {
    fields: { seen: 'seen', round: 'count', player: 'player', remedy: 'words', stays: 'stays' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Keeps irregular results as decided, or opens their games again. */
  'settle results': {
    fields: { seen: 'seen', keep: 'yes or no' },
    changes: 'rounds',
    waiting: 'sidebar.writing',
  },
  publish: { fields: { round: 'count' }, changes: 'cells', waiting: 'sidebar.writing' },
  /** The tables of a round numbered anew in the order of strength; played: those of games with a result too. */
  tables: {
    fields: { round: 'count', played: 'yes or no?' },
    changes: 'nothing',
    waiting: 'sidebar.looking',
  },
  'write tables': {
    fields: { seen: 'seen', round: 'count', played: 'yes or no?' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Enters results at a press: what stands there is replaced only where the entry says that it stands there. */
  enter: { fields: { entries: 'entries' }, changes: 'rounds', waiting: 'sidebar.recording' },
  /**
   * Records the results in the sheets of rounds, and those typed in the panel. Look: the panel asks by itself after a look; the answer
   * is the state then.
   */
  record: {
    fields: { results: 'results?', look: 'yes or no?' },
    changes: 'rounds',
    waiting: 'sidebar.recording',
  },
  /** The results that players have sent by a form, against those that stand. */
  reports: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Records those of them that somebody has seen and that still agree. */
  'take reports': { fields: { results: 'results' }, changes: 'rounds', waiting: 'sidebar.recording' },
} as const satisfies FactsByName;

export interface ResultsOfRound {
  readonly view: 'results missing';
  /** Was recorded by itself. */
  readonly noticed?: string;
  readonly round: number;
  readonly known: number;
  readonly total: number;
  readonly missing: readonly MissingResultRemark[];
  /** The games of the round that have two players, in the order of the tables. */
  readonly games?: readonly GameOfRound[];
  /** Games of earlier rounds that still go on. */
  readonly goingOn?: readonly (GameOfRound & { readonly round: number })[];
  /** The next round, where it may be paired while games go on. */
  readonly waits?: number;
  readonly hasNext?: true;
  /** Missing where everybody has a game, a bye or an absence. */
  readonly left?: LeftToPair;
  /** When the round was published; '' before. Missing where it has no sheet. */
  readonly published?: string;
  readonly again?: boolean;
  /** Whether its tables can be numbered anew. */
  readonly tables?: true;
  /** When those who are not there have lost: `14:45`. Missing where nobody has said so. */
  readonly late?: { readonly at: string; readonly over: boolean };
  readonly recordable: number;
  /** Whether the panel records them by itself: not where somebody has just taken something back. */
  readonly records?: boolean;
  /** Its sheet lacks these changes, which somebody has typed into the list: it is being changed by hand. */
  readonly byHand?: readonly string[];
  /** Results that players report: how many can be taken, and how many are unclear while games are open. Missing where no form asks. */
  readonly reports?: { readonly agreed: number; readonly unclear: number };
  /** Contradictions between the sheet of a round and the wall list. */
  readonly warnings?: readonly Remarkable[];
  /** A later round that can be paired now: in a table, games may be postponed. */
  readonly ahead?: number | undefined;
  readonly undo: UndoOffer | undefined;
}

export type RoundsViews =
  | ResultsOfRound
  /** Results that contradict each other, and pairs that are no win, loss or jigo: nothing follows from them before somebody decides. */
  | { readonly view: 'odd results'; readonly seen: string; readonly results: readonly Remarkable[] }
  /** In the order of the entries, with the round as it is then. */
  | {
      readonly view: 'entered';
      readonly entries: readonly EntryAnswer[];
      readonly now: ResultsOfRound;
    }
  /** Shows what can be done about a player who has not come. */
  | {
      readonly view: 'absence';
      readonly seen: string;
      readonly round: number;
      readonly player: string;
      readonly opponent: string;
      readonly remedies: readonly Choice[];
      readonly stays: readonly Choice[];
    }
  /** The tables of a round as they would be numbered anew. */
  | {
      readonly view: 'tables';
      readonly round: number;
      readonly seen: string;
      /** The games that get another table, in the order of the new ones; none where all stand in order. */
      readonly rows: readonly TableAnew[];
      /** How many games have a result. */
      readonly withResult: number;
      /** Whether these are numbered, too. */
      readonly played: boolean;
      readonly published: boolean;
    }
  /** A change of a round in play, as it was written. */
  | {
      readonly view: 'changed';
      readonly round: number;
      /** Whether that is all: the round is published, and no game is another. */
      readonly published?: true;
      /** Whether the games made anew are those that stood there, so that no cell is another. */
      readonly unchanged?: true;
      readonly what: string;
      readonly sheet: CellLink | undefined;
      readonly different: readonly Remarkable[];
      readonly undo: UndoOffer;
    }
  | ReportsView
  | {
      readonly view: 'recorded';
      readonly rounds: readonly number[];
      readonly results: number;
      /** Results that were not recorded, with the reason: unreadable, or in contradiction to the wall list. */
      readonly left: readonly Remarkable[];
      /** Drawn games of a knock-out, each with who may have won its replay. */
      readonly draws?: readonly Remarkable[];
      /** Undefined when there was nothing to record. */
      readonly undo: UndoOffer | undefined;
    };

/** Reports that players have sent by a form. */
export interface ReportsView {
  readonly view: 'reports';
  /** The round in play. */
  readonly round: number;
  /** Nobody says otherwise, and no result stands there. */
  readonly agreed: readonly AgreedReport[];
  /** Somebody has to decide; told as long as a game is open that they may be about. */
  readonly unclear: readonly Remarkable[];
  /** Others than those that stand. */
  readonly differing: readonly Remarkable[];
}

export interface AgreedReport extends TypedResult {
  readonly table: string;
  /** How many have sent it, and who says so. */
  readonly count: number;
  readonly names: readonly string[];
}

export interface TableAnew {
  readonly black: string;
  readonly white: string;
  /** '' where it has none. */
  readonly was: string;
  readonly is: string;
}

/** The results of a game in the panel, Black first; `!` is by default. */
export const RESULT_CODES = ['1-0', '0-1', '=', '1-0!', '0-1!', '0-0!', '1-1!'] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

/** A result typed in the panel; the players as the view names them. */
export interface TypedResult {
  readonly round: number;
  readonly black: string;
  readonly white: string;
  readonly result: ResultCode;
  /** The points that the game was won by, where somebody says them. */
  readonly points?: string | undefined;
}

/** A result that is entered at a press, or taken back where it is ''. */
export interface PressedEntry {
  readonly round: number;
  readonly black: string;
  readonly white: string;
  readonly result: ResultCode | '';
  /** The panel believes that it stands there (GameOfRound): anything else is not overwritten. */
  readonly stands: string;
  /** Where the game was played with other stones than those it was paired with. */
  readonly stones?: PlayedStones | undefined;
  /** The points that the game was won by, where somebody says them; the sheet of the round keeps them. */
  readonly points?: string | undefined;
}

/** More than nine stones no board has places for. */
export const MOST_STONES = 9;

/** The stones of a game, as somebody has seen them and as they were; anything else is not overwritten. */
export interface PlayedStones {
  readonly was: number;
  readonly is: number;
}

/** `clash`: another result stands there now. `refused`: the round has no such game. */
export interface EntryAnswer extends Omit<PressedEntry, 'stands' | 'stones' | 'points'> {
  readonly entered: 'saved' | 'clash' | 'refused';
}

/** For a player who did not come. */
export const STAYING = ['plays on', 'withdraws', 'disqualified'] as const;
export type Staying = (typeof STAYING)[number];

export interface MissingResultRemark extends Remarkable {
  readonly game?: boolean;
}

export interface GameOfRound {
  /** '' where no sheet of the round has it. */
  readonly table: string;
  readonly black: string;
  readonly white: string;
  readonly stones: number;
  /** In the list and in the sheet of the round, for an entry to say what it is about. */
  readonly stands: string;
  /** Another result in the sheet of the round than in the list; '' where no panel can type it. */
  readonly beside?: ResultCode | '';
  /** By how many points it was won, where the sheet of the round says so. */
  readonly points?: string;
  /** Undefined while it is missing; '' where the two cells say what no panel can type. */
  readonly result?: ResultCode | '';
  /** Where it is missing: the cell to go to, and a sentence where half of it is entered. */
  readonly cell?: CellLink;
  readonly half?: string;
}

/**
 * Requests of the sidebar and their answers: plain JSON, because nothing else passes through
 * `google.script.run`. One function answers, `sidebar(request)`. The server keeps nothing between two
 * requests: everything is read from the sheet.
 */
import type { WarmStart } from '../../pairing/game/round';
import type { TextKey } from '../../text/en';
import type { FileRows, PrintedRows, RatedRow, RatingRows, TournamentNow } from '../../files/fileRows';
import type { Tally } from '../../simulation/counts/tally';
import type { Language, Settings } from '../../tournament/settings';
import type { System } from '../../tournament/systems';

/** The warm start of a preview. The panel returns it with its next request; it saves time and decides nothing. */
export type { FileRows, PrintedRows, RatedRow, RatingRows, TournamentNow, WarmStart };

export type Request =
  /** `glance` is that of the screen: where nothing has changed, the answer is `same`. */
  | { readonly ask: 'state'; readonly glance?: Glance }
  /**
   * `ahead`: pair although results of an earlier round are missing, where the view of missing results offers
   * it. `without`: although somebody who is registered is not there yet, which the organiser has seen.
   */
  | {
      readonly ask: 'preview';
      readonly ahead?: boolean;
      readonly without?: boolean;
      readonly hand?: HandWork;
      readonly warmStart?: WarmStart;
      readonly glance?: Glance;
    }
  /** `seen` is the fingerprint of the preview; any change since then stops the writing. */
  | {
      readonly ask: 'write';
      readonly seen: string;
      readonly hand?: HandWork;
      readonly warmStart?: WarmStart;
    }
  /** What can be done about a player who has not come to a game of a round in play; the player as the view says. */
  | { readonly ask: 'absent'; readonly round: number; readonly player: string }
  | {
      readonly ask: 'write absence';
      readonly seen: string;
      readonly round: number;
      readonly player: string;
      readonly remedy: string;
      readonly stays: Staying;
    }
  /** Keeps the pairing of the round in play although a past result has changed; `seen` of that view. */
  | { readonly ask: 'keep pairing'; readonly seen: string }
  /** Counts it for ratings alone: the list gets back what the round was paired by. */
  | { readonly ask: 'rate alone'; readonly seen: string }
  /** Marks a round that is paired as published. */
  | { readonly ask: 'publish'; readonly round: number }
  /** Why two players meet or do not; players by number or name. `seen` as for writing. */
  | {
      readonly ask: 'why';
      readonly seen: string;
      readonly first: string;
      readonly second: string;
      readonly warmStart?: WarmStart;
    }
  /** Writes the costs of the previewed pairing into a sheet. */
  | { readonly ask: 'report' }
  | { readonly ask: 'undo'; readonly action: string }
  | { readonly ask: 'finish'; readonly action: string }
  /** Confirms changed settings; `again`: the second time, with the consequences in sight. `seen` as for writing. */
  | { readonly ask: 'confirm changes'; readonly seen: string; readonly again: boolean }
  /** Lets this version take over the event. */
  | { readonly ask: 'take version'; readonly seen: string }
  /** Puts the settings back that are asked about. */
  | { readonly ask: 'put back'; readonly seen: string }
  /** A preview of numbers drawn by lot. */
  | { readonly ask: 'numbers' }
  /** `seen` as for writing. */
  | { readonly ask: 'write numbers'; readonly seen: string }
  /** Records the results in the sheets of rounds, and those typed in the panel. */
  | {
      readonly ask: 'record';
      readonly results?: readonly TypedResult[];
      /** The panel asks by itself after a look; the answer is the state then. */
      readonly look?: boolean;
    }
  | { readonly ask: 'check' }
  /** All players, to change who plays from the next round on. */
  | { readonly ask: 'players' }
  /** The player as the view says. */
  | { readonly ask: 'change player'; readonly player: string; readonly change: PlayerChange }
  /** Who registers, and how; `source`: what was typed stays in the form. */
  | { readonly ask: 'registration'; readonly source?: PeopleSource }
  /** What people who register would change in the list. */
  | { readonly ask: 'preview people'; readonly source: PeopleSource }
  /** `seen` as for writing; `replace`: details that the list has otherwise too. */
  | {
      readonly ask: 'write people';
      readonly source: PeopleSource;
      readonly seen: string;
      readonly replace: boolean;
    }
  /** Who is there. */
  | { readonly ask: 'check-in' }
  /** Marks everybody as not there yet. */
  | { readonly ask: 'begin check-in' }
  /** A player as the view says is there, or is not. */
  | { readonly ask: 'is here'; readonly player: string; readonly here: boolean }
  /** The rounds and bars that suit the players. */
  | { readonly ask: 'proposals' }
  /** `seen` as for writing. */
  | { readonly ask: 'take proposals'; readonly seen: string }
  /** Keeps the details of players that have changed since a round was paired, or puts the old ones back. */
  | { readonly ask: 'settle details'; readonly seen: string; readonly keep: boolean }
  /** Makes a change that a remark of Check offers. */
  | { readonly ask: 'mend'; readonly mend: string }
  /** The panel that the self-test opened says that it runs; the answer is the state. */
  | { readonly ask: 'self-test' }
  /** Checks the whole event from the start; `done` rounds are checked already. Nothing is written. */
  | { readonly ask: 'audit'; readonly done: number }
  | { readonly ask: 'standings' }
  /** The list with names in the place of numbers. */
  | { readonly ask: 'names' }
  /** Sorts the wall list by place and numbers it anew. */
  | { readonly ask: 'sort by place' }
  | { readonly ask: 'prizes' }
  /** The form for a simulation. */
  | { readonly ask: 'simulation' }
  /**
   * Plays `count` more events and adds them to the tallies. The panel keeps the tallies, because the add-on
   * keeps nothing.
   */
  | {
      readonly ask: 'simulate';
      readonly wish: SimulationWish;
      readonly count: number;
      readonly tallies: readonly Tally[];
    }
  | {
      readonly ask: 'simulation sheet';
      readonly wish: SimulationWish;
      readonly tallies: readonly Tally[];
    }
  | { readonly ask: 'go'; readonly to: CellLink }
  | { readonly ask: 'create'; readonly tournament: NewTournament }
  | { readonly ask: 'clear examples' }
  /** What can be read from a file, and what written. */
  | { readonly ask: 'files' }
  | { readonly ask: 'preview import'; readonly file: FileRows }
  | { readonly ask: 'import'; readonly file: FileRows }
  /** Makes a sheet from what a page would print. */
  | { readonly ask: 'print sheet'; readonly printed: PrintedRows }
  /** What differs between the players and a rating list. */
  | { readonly ask: 'preview ratings'; readonly ratings: RatingRows }
  /** `seen` as for writing. */
  | { readonly ask: 'write ratings'; readonly ratings: RatingRows; readonly seen: string }
  /** Splits text in one column into columns; `seen` as for writing. */
  | { readonly ask: 'split'; readonly seen: string };

/** The first screen of the sidebar: that of a menu entry, or `state` for the next step. */
export type Opening =
  | 'state'
  | 'self-test'
  | 'create'
  | 'pair'
  | 'record'
  | 'check'
  | 'standings'
  | 'simulate'
  | 'files'
  | 'audit'
  | 'help';

/** Asks for the part of the page that reads and writes files, which few need; its code is the answer. */
export interface PartRequest {
  readonly ask: 'files part';
}
export interface PartAnswer {
  readonly code: string;
}

/** Asks for the texts of the help, which few read. */
export interface HelpRequest {
  readonly ask: 'help';
  readonly language: string;
}
export interface HelpAnswer {
  readonly topics: readonly HelpTopic[];
  /** Above the other topics, and before the page of the documentation. */
  readonly others: string;
  readonly more: string;
}
export type HelpName =
  | 'create'
  | 'players'
  | 'pairing'
  | 'results'
  | 'accidents'
  | 'check'
  | 'standings'
  | 'files'
  | 'formulas'
  | 'google';
export interface HelpTopic {
  readonly name: HelpName;
  readonly heading: string;
  readonly lines: readonly string[];
  /** Its page of the documentation. */
  readonly page: string;
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
}

/** What somebody wants of a pairing beyond the list and the settings; players by their numbers. */
export interface HandWork {
  /** The round is written already: whose games, not yet played, are made anew. */
  readonly again?: 'all' | readonly number[];
  readonly pairs?: readonly WantedPair[];
  readonly forbidden?: readonly (readonly [number, number])[];
  readonly bye?: number;
  /** Players with the tables of their games, where the round is not written yet. */
  readonly tables?: readonly (readonly [number, number])[];
}

/** Two who play each other: with stones the first has Black, without the rules decide. */
export interface WantedPair {
  readonly players: readonly [number, number];
  readonly stones?: number;
}

/** What becomes of a player who did not come. */
export const STAYING = ['plays on', 'withdraws', 'disqualified'] as const;
export type Staying = (typeof STAYING)[number];

/** What may change about a player from the next round on. */
export const PLAYER_CHANGES = ['misses', 'withdraws', 'returns'] as const;
export type PlayerChange = (typeof PLAYER_CHANGES)[number];

/** Details of somebody who registers, in the order of the form. */
export const DETAILS = ['name', 'rank', 'rating', 'country', 'club', 'pin'] as const;
export type Detail = (typeof DETAILS)[number];

/** Where people come from: a form in the panel, a text that was pasted, the answers of a form. */
export type PeopleSource =
  | {
      readonly from: 'person';
      readonly person: Readonly<Partial<Record<Detail, string>>>;
      /** The first round that is played; '' for the next. */
      readonly round: string;
    }
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'form' };

/** A choice with what it means. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly means: string;
}

/** A cell that the sidebar can jump to: `Go to D7`. */
export interface CellLink {
  readonly sheet: string;
  readonly a1: string;
}

export interface NewTournament {
  readonly name: string;
  readonly system: System;
  /** Whether it is a team event, with the columns Team and Board. */
  readonly teams: boolean;
  readonly rounds: number;
  /** A rank such as `3d`; '' for none. */
  readonly upperBar: string;
  readonly lowerBar: string;
  /** The seed for lots; '' to have one drawn (R2.8). */
  readonly seed: string;
  /** Missing: that of the preset. */
  readonly handicap?: Settings['handicap'];
  /** Missing: that of the person at the screen. */
  readonly language?: Language;
}

/** The texts that the panel gets: its own and those of settings. Sentences about the tournament come complete. */
export type PanelKey = Extract<TextKey, `sidebar.${string}` | `value.${string}`>;

export interface Answer {
  readonly view: View;
  /** The panel's texts in the organiser's language, without a gap. */
  readonly text: Readonly<Record<PanelKey, string>>;
  readonly language: string;
  /** What the view rests on; missing where looking again has to read everything. */
  readonly glance?: Glance;
  /** The rules that the event is held by, or in what it is not; missing without a wall list. */
  readonly rules?: string | undefined;
  /** Missing without a wall list. */
  readonly event?: EventNews | undefined;
}

/** A fingerprint of the sheets that a view was read from. */
export interface Glance {
  readonly sheets: readonly string[];
  readonly print: string;
  readonly language: string;
}

/** The event in a line, for whoever shows several. */
export interface EventNews {
  /** In the organiser's language. */
  readonly system: string;
  readonly players: number;
  /** The last round of which anything is typed; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
}

export type View =
  /** Nothing has changed since the glance. */
  | { readonly view: 'same' }
  | { readonly view: 'no wall list'; readonly sheets: readonly string[] }
  /** There is no wall list, but text in one column that can be split into one. */
  | {
      readonly view: 'text';
      readonly sheet: string;
      readonly seen: string;
      readonly players: number;
      readonly rounds: number;
      /** The first rows after splitting, their parts separated by a dot. */
      readonly rows: readonly string[];
      readonly undo: UndoOffer | undefined;
    }
  | { readonly view: 'create'; readonly problems: readonly FieldProblem[]; readonly draft: NewTournament }
  /** A tournament without players, or with examples only. */
  | {
      readonly view: 'created';
      readonly examples: boolean;
      /** The seed of a tournament that was just created. */
      readonly seed?: string | undefined;
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'problems';
      readonly problems: readonly Remarkable[];
      /** False while an error stands in the way; warnings do not. */
      readonly mayPair: boolean;
      /** Whether numbers can be drawn by lot, as the rules ask. */
      readonly numbersOffered?: boolean;
      /** Missing where a check was asked for. */
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'ready';
      /** What was recorded by itself. */
      readonly noticed?: string;
      readonly round: number;
      readonly rounds: number;
      readonly playing: number;
      readonly out: readonly string[];
      /** Registered and not there yet; they are not among `out`. */
      readonly awaited?: readonly string[];
      readonly fixed: number;
      readonly warnings: readonly Remarkable[];
      /** Whether numbers can be drawn by lot, as the rules ask. */
      readonly numbersOffered?: boolean;
      readonly undo: UndoOffer | undefined;
      readonly examples: boolean;
    }
  /** The numbers drawn by lot, before they are written. */
  | {
      readonly view: 'numbers';
      readonly seen: string;
      readonly seed: string;
      /** The players with their new numbers, by number. */
      readonly rows: readonly string[];
    }
  | {
      readonly view: 'preview';
      readonly round: number;
      readonly seen: string;
      readonly games: readonly PreviewGame[];
      readonly bye: string | undefined;
      readonly warnings: readonly Remarkable[];
      /** Registered and not there yet, so left out. */
      readonly awaited?: readonly string[];
      /** Sentences such as "2 games between different scores". */
      readonly summary: readonly string[];
      readonly warmStart: WarmStart;
      /** Games of the round that stay; only where it is paired again, and then `games` are the new ones. */
      readonly kept?: number;
      /** Whether the round is published, so that the change is printed on its sheet. */
      readonly published?: boolean;
      readonly hand?: HandWork;
      /** What was decided by hand costs, against the best pairing; missing where nothing was. */
      readonly compared?: readonly string[];
      readonly byeNumber?: number;
      /** Whether pairs can be changed by hand. */
      readonly editable?: boolean;
      /** Whether criteria were weighed, so that the panel can ask for the cost of another game. */
      readonly weighed: boolean;
      /** The answer to the last question. */
      readonly why?: Why;
    }
  | {
      readonly view: 'written';
      readonly round: number;
      readonly games: number;
      /** The sheet of the round. */
      readonly sheet?: CellLink | undefined;
      /** Cells that had other contents when they were read back; empty when all is well. */
      readonly different: readonly Remarkable[];
      readonly undo: UndoOffer;
    }
  | {
      readonly view: 'results missing';
      /** What was recorded by itself. */
      readonly noticed?: string;
      readonly round: number;
      readonly known: number;
      readonly total: number;
      readonly missing: readonly MissingResult[];
      /** The games of the round that have two players, in the order of the tables. */
      readonly games?: readonly GameOfRound[];
      /** Games of earlier rounds that still go on. */
      readonly goingOn?: readonly (GameOfRound & { readonly round: number })[];
      /** The next round, where it may be paired while games go on. */
      readonly waits?: number;
      /** When the round was published; '' before. Missing where it has no sheet. */
      readonly published?: string;
      /** Whether its games can be made anew. */
      readonly again?: boolean;
      /** When those who are not there have lost: `14:45`. Missing where nobody has said so. */
      readonly late?: { readonly at: string; readonly over: boolean };
      /** How many results in the Round sheet the wall list does not have yet. */
      readonly recordable: number;
      /** Whether the panel records them by itself: not where somebody has just taken something back. */
      readonly records?: boolean;
      /** Contradictions between the sheet of a round and the wall list. */
      readonly warnings?: readonly Remarkable[];
      /** A later round that can be paired now: in a table, games may be postponed. */
      readonly ahead?: number | undefined;
      readonly undo: UndoOffer | undefined;
    }
  /** What can be done about a player who has not come. */
  | {
      readonly view: 'absence';
      readonly seen: string;
      readonly round: number;
      readonly player: string;
      readonly opponent: string;
      readonly remedies: readonly Choice[];
      readonly stays: readonly Choice[];
    }
  /** All players, and what can be changed about one of them. */
  | {
      readonly view: 'players';
      /** The round from which it counts. */
      readonly round: number;
      readonly players: readonly Choice[];
      readonly changes: readonly Choice[];
      /** What was just done. */
      readonly done?: string;
      readonly undo?: UndoOffer;
    }
  | {
      readonly view: 'registration';
      /** The round that new players play from. */
      readonly round: number;
      readonly players: number;
      /** Registered and not there yet. */
      readonly awaited: number;
      /** The details of the form that the list has columns for, by their titles. */
      readonly fields: readonly { readonly name: Detail; readonly label: string }[];
      /** The sheet with the answers of a form. */
      readonly form?: string;
      readonly mayCheckIn: boolean;
      readonly mayPropose: boolean;
      /** What was typed before. */
      readonly source?: PeopleSource;
      /** What was just done. */
      readonly done?: string;
      readonly undo?: UndoOffer | undefined;
    }
  /** What people who register would change in the list. */
  | {
      readonly view: 'people';
      readonly source: PeopleSource;
      readonly seen: string;
      readonly groups: readonly {
        readonly heading: string;
        readonly lines: readonly string[];
        readonly isOpen: boolean;
      }[];
      readonly problems: readonly Remarkable[];
      /** How many cells would be written, and how many details replaced. */
      readonly cells: number;
      readonly others: number;
    }
  /** Who is there, by the list. */
  | {
      readonly view: 'check-in';
      readonly people: readonly { readonly player: string; readonly here: boolean }[];
      /** Whether anybody is marked as not there yet. */
      readonly begun: boolean;
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'proposals';
      readonly seen: string;
      readonly chart: Chart;
      /** What would be written into Settings, each with the reason. */
      readonly proposals: readonly string[];
      /** Settings that suit already. */
      readonly suiting: readonly string[];
    }
  /** Details of players that have changed since the last round was paired. */
  | {
      readonly view: 'details changed';
      readonly round: number;
      readonly seen: string;
      readonly changes: readonly Remarkable[];
      /** Starting scores that are others by it. */
      readonly impact: readonly string[];
    }
  /** A result of an earlier round has changed since the round in play was paired. */
  | {
      readonly view: 'past changed';
      readonly round: number;
      readonly seen: string;
      readonly published: boolean;
      readonly changes: readonly Remarkable[];
      /** What follows: scores, places, games. */
      readonly impact: readonly string[];
      /** Whose game may be made anew, by their numbers. */
      readonly affected: readonly number[];
      /** Whether the round can be paired again. */
      readonly again: boolean;
      /** Whether results alone have changed, which could count for ratings alone. */
      readonly rate?: boolean;
    }
  /** A change of a round in play, as it was written. */
  | {
      readonly view: 'changed';
      readonly round: number;
      readonly what: string;
      readonly sheet: CellLink | undefined;
      readonly different: readonly Remarkable[];
      readonly undo: UndoOffer;
    }
  | {
      readonly view: 'recorded';
      /** The rounds that the recorded results are of. */
      readonly rounds: readonly number[];
      readonly results: number;
      /** Results that were not recorded, with the reason: unreadable, or in contradiction to the wall list. */
      readonly left: readonly Remarkable[];
      /** Undefined when there was nothing to record. */
      readonly undo: UndoOffer | undefined;
    }
  | {
      readonly view: 'begun';
      readonly action: string;
      readonly what: string;
      readonly when: string;
      /** False when something else has changed since, so that only undo is safe. `inTheWay` lists the changes. */
      readonly mayFinish: boolean;
      readonly inTheWay: readonly Remarkable[];
    }
  /** Settings that were announced and have changed since the last round was paired. */
  | {
      readonly view: 'changes';
      readonly round: number;
      readonly seen: string;
      /** The highest grade among them; `refuse`: they can only be put back. */
      readonly grade: 'take note' | 'confirm' | 'confirm twice' | 'refuse';
      readonly again: boolean;
      readonly changes: readonly Remarkable[];
      /** What follows, the second time. */
      readonly consequences: readonly string[];
    }
  /** The event was held with another version; what this one would do otherwise in the rounds named. */
  | {
      readonly view: 'version';
      readonly from: string;
      readonly to: string;
      readonly rounds: readonly number[];
      readonly differences: readonly string[];
      readonly seen: string;
    }
  /** After `clear examples`; `kept` are example rows that somebody has changed. */
  | {
      readonly view: 'cleared';
      readonly cleared: number;
      readonly kept: readonly Remarkable[];
      readonly undo: UndoOffer | undefined;
    }
  | {
      readonly view: 'undone';
      readonly restored: number;
      /** Whether cells of the action are left; undoing it is offered again. */
      readonly partly?: boolean;
      readonly kept: readonly Remarkable[];
    }
  | { readonly view: 'stopped'; readonly reasons: readonly Remarkable[] }
  | FilesView
  | {
      readonly view: 'import';
      readonly name: string;
      /** In the organiser's language. */
      readonly systemName: string;
      readonly players: number;
      readonly rounds: number;
      readonly games: number;
      readonly problems: readonly Remarkable[];
      readonly mayImport: boolean;
    }
  | {
      readonly view: 'imported';
      readonly name: string;
      readonly players: number;
      /** How many sheets of rounds were made. */
      readonly rounds: number;
      readonly undo: UndoOffer | undefined;
    }
  | { readonly view: 'print sheet'; readonly sheet: string; readonly undo: UndoOffer | undefined }
  /** The differences to a rating list, before anything is written. */
  | {
      readonly view: 'ratings';
      /** '' where nothing would be written. */
      readonly seen: string;
      /** The list and its day. */
      readonly list: string;
      /** Whether ranks and ratings stay, because a round is paired. */
      readonly frozen: boolean;
      /** A sentence a player with both values; what would be written. */
      readonly changes: readonly string[];
      /** The same of what stays because a round is paired. */
      readonly kept: readonly string[];
      /** Players of whom the list says the same. */
      readonly same: number;
      readonly notes: readonly Remarkable[];
    }
  | {
      readonly view: 'ratings written';
      readonly list: string;
      readonly players: number;
      readonly undo: UndoOffer | undefined;
    }
  | {
      readonly view: 'finished';
      /** What was recorded by itself. */
      readonly noticed?: string;
      readonly rounds: number;
      /** Remarks to read before the standings are announced. */
      readonly warnings?: readonly Remarkable[];
      readonly undo: UndoOffer | undefined;
    }
  /** `provisional`: the note that games are open; '' when none is. */
  | {
      readonly view: 'standings written';
      readonly sheet: string;
      readonly provisional: string;
      /** Whether the wall list can be sorted by place. */
      readonly sortable?: boolean;
    }
  | { readonly view: 'names written'; readonly sheet: string }
  | { readonly view: 'prizes written'; readonly sheet: string; readonly provisional: string }
  | { readonly view: 'report written'; readonly sheet: string; readonly round: number }
  | {
      readonly view: 'simulate';
      readonly wish: SimulationWish;
      /** The number of players in the sheet; 0 without a wall list. */
      readonly players: number;
      readonly problems: readonly Remarkable[];
    }
  | SimulationView
  | AuditView
  | { readonly view: 'simulation written'; readonly sheet: string }
  | { readonly view: 'busy' };

/** A view with a screen of its own. */
export type ShownView = Exclude<View, { readonly view: 'same' }>;

/** The tournament as files have it; missing where there is none that can be written. */
export interface FilesView {
  readonly view: 'files';
  readonly tournament: TournamentNow | undefined;
  /** Why nothing can be written, and what was noticed. */
  readonly problems: readonly Remarkable[];
}

/** The results of the events played so far; the panel asks on until `done` is the number wished. */
export interface SimulationView {
  readonly view: 'simulation';
  readonly wish: SimulationWish;
  readonly done: number;
  readonly tallies: readonly Tally[];
  /** The names of the systems, one for each column. */
  readonly names: readonly string[];
  readonly rows: readonly SimulationRow[];
  readonly charts: readonly Chart[];
  /** The suggestion, and events that could not be played. */
  readonly notes: readonly string[];
  readonly seriesNote: string;
}

/** The next rounds of an event as checked; the panel asks on until `done` is `rounds`, and keeps what it was told. */
export interface AuditView {
  readonly view: 'audit';
  readonly done: number;
  readonly rounds: number;
  readonly parts: readonly AuditPart[];
  /** Of places and prizes; with the last round. */
  readonly end: readonly Remarkable[];
}

/** A round: what it is in a sentence, and what was found. A departure from the rules is a warning. */
export interface AuditPart {
  readonly title: string;
  readonly findings: readonly Remarkable[];
}

export interface SimulationRow {
  readonly what: string;
  /** One value for each system with its 95 % interval: `42 %`, `39–45`. */
  readonly values: readonly { readonly value: string; readonly interval: string }[];
}

/** Horizontal bars. Each has a number, which is said in words too. */
export interface Chart {
  readonly title: string;
  readonly unit: string;
  /** The end of the axis. */
  readonly most: number;
  readonly groups: readonly {
    readonly label: string;
    readonly bars: readonly {
      readonly value: number;
      readonly low: number;
      readonly high: number;
      readonly text: string;
    }[];
  }[];
}

/** The form for a simulation as filled in. Empty text: the value of the sheet or the system. */
export interface SimulationWish {
  readonly purpose: 'answers' | 'advice';
  readonly field: 'sheet' | 'generated';
  readonly size: number;
  readonly mean: number;
  readonly spread: number;
  readonly system: System | '';
  readonly rounds: string;
  readonly bar: string;
  /** A second system to compare with. */
  readonly versus: System | '';
  readonly versusRounds: string;
  readonly versusBar: string;
  readonly events: number;
  readonly seed: string;
  /** `jigo`, `absence`, `late` in percent, `scale` in percent of the rating difference, `strengthSpread` in points. */
  readonly jigo: number;
  readonly absence: number;
  readonly late: number;
  readonly scale: number;
  readonly strengthSpread: number;
}

export interface UndoOffer {
  readonly action: string;
  readonly what: string;
}

/** A sentence for a person, with the cell that it is about. */
export interface Remarkable {
  readonly severity: 'error' | 'warning' | 'note';
  readonly sentence: string;
  /** How to mend it; '' if there is nothing to mend. */
  readonly mend: string;
  readonly cell: CellLink | undefined;
  /** What sort of remark it is: several of one sort are shown together. */
  readonly kind?: string;
  /** Why it matters. */
  readonly why?: string;
  readonly mends?: readonly MendOffer[];
}

/** A change that mends what a remark is about; `mend` is its name in the request. */
export interface MendOffer {
  readonly label: string;
  readonly mend: string;
}

/** A problem of the form for a new tournament, shown at its field if it has one. */
export interface FieldProblem extends Remarkable {
  readonly field?: keyof NewTournament;
}

export interface MissingResult extends Remarkable {
  /** Whether it is among the games of the view. */
  readonly game?: boolean;
}

/** A game of a round in play. */
export interface GameOfRound {
  /** '' where no sheet of the round has it. */
  readonly table: string;
  readonly black: string;
  readonly white: string;
  /** Undefined while it is missing; '' where the two cells say what no panel can type. */
  readonly result?: ResultCode | '';
  /** Where it is missing: the cell to go to, and a sentence where half of it is entered. */
  readonly cell?: CellLink;
  readonly half?: string;
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
}

/** The best pairing in which two players meet, or, if they already do, the best in which they do not. */
export interface Why {
  /** The two players as asked about. */
  readonly first: string;
  readonly second: string;
  readonly sentences: readonly string[];
  /** The games of that pairing which the present one does not have. */
  readonly games: readonly string[];
}

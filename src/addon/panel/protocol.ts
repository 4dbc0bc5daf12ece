/**
 * What the sidebar may ask and what it gets: plain JSON, nothing else crosses `google.script.run`.
 * One function answers, `sidebar(request)`. The server keeps nothing between two questions: the sheet is the truth.
 */
import type { WarmStart } from '../../pairing/game/round';
import type { TextKey } from '../../text/en';
import type { Tally } from '../../simulation/counts/tally';
import type { System } from '../../tournament/settings';

/** Comes with a preview. The panel gives it back unread with its next question; it saves time and decides nothing. */
export type { WarmStart };

export type Request =
  | { readonly ask: 'state' }
  /** `ahead`: although results of a round before are missing, where the view of those offers it. */
  | { readonly ask: 'preview'; readonly ahead?: boolean; readonly warmStart?: WarmStart }
  /** `seen` is the fingerprint of the preview; anything changed since then stops the writing. */
  | { readonly ask: 'write'; readonly seen: string; readonly warmStart?: WarmStart }
  /** Why two players do not meet, or why they do: by number or name. `seen` as for writing. */
  | {
      readonly ask: 'why';
      readonly seen: string;
      readonly first: string;
      readonly second: string;
      readonly warmStart?: WarmStart;
    }
  /** Writes what the previewed pairing pays into a sheet. */
  | { readonly ask: 'report' }
  | { readonly ask: 'undo'; readonly action: string }
  | { readonly ask: 'finish'; readonly action: string }
  /** Who would get which number by lot. */
  | { readonly ask: 'numbers' }
  /** `seen` as for writing. */
  | { readonly ask: 'write numbers'; readonly seen: string }
  | { readonly ask: 'record' }
  | { readonly ask: 'check' }
  | { readonly ask: 'standings' }
  | { readonly ask: 'prizes' }
  /** The form: what can be simulated here. */
  | { readonly ask: 'simulation' }
  /** Plays `count` more events and adds them to the tallies, which the panel keeps: the add-on keeps nothing. */
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
  /** Puts the parts of a text in one column into columns; `seen` as for writing. */
  | { readonly ask: 'split'; readonly seen: string };

/** What the sidebar opens with: the menu entry that was chosen, or what is next. */
export type Opening = 'state' | 'create' | 'pair' | 'record' | 'check' | 'standings' | 'simulate';

/** A cell that the sidebar can jump to: `Go to D7`. */
export interface CellLink {
  readonly sheet: string;
  readonly a1: string;
}

export interface NewTournament {
  readonly name: string;
  readonly system: System;
  /** Whether teams meet, with the players in the columns Team and Board. */
  readonly teams: boolean;
  readonly rounds: number;
  /** A rank such as `3d`; '' for none. */
  readonly upperBar: string;
  readonly lowerBar: string;
  /** What lots are drawn from; '' to have it drawn (R2.8). */
  readonly seed: string;
}

/** The panel gets its own words and those of settings; sentences about the tournament come ready made. */
export type PanelKey = Extract<TextKey, `sidebar.${string}` | `value.${string}`>;

export interface Answer {
  readonly view: View;
  /** The words of the panel in the organiser's language; every key is there. */
  readonly text: Readonly<Record<PanelKey, string>>;
  readonly language: string;
}

export type View =
  | { readonly view: 'no wall list'; readonly sheets: readonly string[] }
  /** No wall list, but the text of one in a single column, which can be split. */
  | {
      readonly view: 'text';
      readonly sheet: string;
      readonly seen: string;
      readonly players: number;
      readonly rounds: number;
      /** The first rows as they would be, parts apart by a dot. */
      readonly rows: readonly string[];
      readonly undo: UndoOffer | undefined;
    }
  | { readonly view: 'create'; readonly problems: readonly FieldProblem[]; readonly draft: NewTournament }
  /** A tournament without players, or with the examples only. */
  | {
      readonly view: 'created';
      readonly examples: boolean;
      /** The seed of a tournament that was made just now. */
      readonly seed?: string | undefined;
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'problems';
      readonly problems: readonly Remarkable[];
      /** False while an error stands in the way; warnings do not. */
      readonly mayPair: boolean;
      /** Whether numbers can be drawn by lot, as the rules want it. */
      readonly numbersOffered?: boolean;
      /** Not where somebody asked for a check. */
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'ready';
      readonly round: number;
      readonly rounds: number;
      readonly playing: number;
      readonly out: readonly string[];
      readonly fixed: number;
      readonly warnings: readonly Remarkable[];
      /** Whether numbers can be drawn by lot, as the rules want it. */
      readonly numbersOffered?: boolean;
      readonly undo: UndoOffer | undefined;
      readonly examples: boolean;
    }
  /** Numbers by lot, before they are written. */
  | {
      readonly view: 'numbers';
      readonly seen: string;
      readonly seed: string;
      /** The players with their new numbers, number by number. */
      readonly rows: readonly string[];
    }
  | {
      readonly view: 'preview';
      readonly round: number;
      readonly seen: string;
      readonly games: readonly PreviewGame[];
      readonly bye: string | undefined;
      readonly warnings: readonly Remarkable[];
      /** Sentences such as "2 games between different scores". */
      readonly summary: readonly string[];
      readonly warmStart: WarmStart;
      /** Whether criteria were weighed, so that it can be asked what another game would cost. */
      readonly weighed: boolean;
      /** The answer to the question asked last. */
      readonly why?: Why;
    }
  | {
      readonly view: 'written';
      readonly round: number;
      readonly games: number;
      /** Cells that did not hold what was written when they were read back; empty when all is well. */
      readonly different: readonly Remarkable[];
      readonly undo: UndoOffer;
    }
  | {
      readonly view: 'results missing';
      readonly round: number;
      readonly known: number;
      readonly total: number;
      readonly missing: readonly Remarkable[];
      /** Results typed in the Round sheet that the wall list does not have yet. */
      readonly recordable: number;
      /** Where the sheet of a round and the wall list disagree. */
      readonly warnings?: readonly Remarkable[];
      /** The round that can be paired all the same: in a table, where games may be put off. */
      readonly ahead?: number | undefined;
      readonly undo: UndoOffer | undefined;
    }
  | {
      readonly view: 'recorded';
      readonly round: number;
      readonly results: number;
      /** Results that were not recorded, and why: unreadable, or the wall list says something else. */
      readonly left: readonly Remarkable[];
      /** Undefined when nothing was there to record. */
      readonly undo: UndoOffer | undefined;
    }
  | {
      readonly view: 'begun';
      readonly action: string;
      readonly what: string;
      readonly when: string;
      /** False when something else changed since: then only undo is safe. `inTheWay` says what. */
      readonly mayFinish: boolean;
      readonly inTheWay: readonly Remarkable[];
    }
  /** After `clear examples`; `kept` are example rows that somebody has changed. */
  | {
      readonly view: 'cleared';
      readonly cleared: number;
      readonly kept: readonly Remarkable[];
      readonly undo: UndoOffer | undefined;
    }
  | { readonly view: 'undone'; readonly restored: number; readonly kept: readonly Remarkable[] }
  | { readonly view: 'stopped'; readonly reasons: readonly Remarkable[] }
  | {
      readonly view: 'finished';
      readonly rounds: number;
      /** What to look at before the standings are announced. */
      readonly warnings?: readonly Remarkable[];
      readonly undo: UndoOffer | undefined;
    }
  /** `provisional`: that games are open, '' where none is. */
  | { readonly view: 'standings written'; readonly sheet: string; readonly provisional: string }
  | { readonly view: 'prizes written'; readonly sheet: string; readonly provisional: string }
  | { readonly view: 'report written'; readonly sheet: string; readonly round: number }
  | {
      readonly view: 'simulate';
      readonly wish: SimulationWish;
      /** Players of the sheet; 0 where there is no wall list. */
      readonly players: number;
      readonly problems: readonly Remarkable[];
    }
  | SimulationView
  | { readonly view: 'simulation written'; readonly sheet: string }
  | { readonly view: 'busy' };

/** What some or all of the events came to; the panel asks on until `done` is what was wished. */
export interface SimulationView {
  readonly view: 'simulation';
  readonly wish: SimulationWish;
  readonly done: number;
  readonly tallies: readonly Tally[];
  /** The systems, one a column. */
  readonly names: readonly string[];
  readonly rows: readonly SimulationRow[];
  readonly charts: readonly Chart[];
  /** The suggestion; events that could not be played. */
  readonly notes: readonly string[];
  readonly seriesNote: string;
}

export interface SimulationRow {
  readonly what: string;
  /** With its 95 % interval, one a system: `42 %`, `39–45`. */
  readonly values: readonly { readonly value: string; readonly interval: string }[];
}

/** Horizontal bars, each with a number that is also said in words. */
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

/** What somebody filled in to have tournaments played by dice. Empty text: what the sheet or the system says. */
export interface SimulationWish {
  readonly purpose: 'answers' | 'advice';
  readonly field: 'sheet' | 'generated';
  readonly size: number;
  readonly mean: number;
  readonly spread: number;
  readonly system: System | '';
  readonly rounds: string;
  readonly bar: string;
  /** A second system beside the first. */
  readonly versus: System | '';
  readonly versusRounds: string;
  readonly versusBar: string;
  readonly events: number;
  readonly seed: string;
  /** Percent, percent, percent, percent of the difference, points. */
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

/** A sentence for a person, with the cell it speaks of. */
export interface Remarkable {
  readonly severity: 'error' | 'warning' | 'note';
  readonly sentence: string;
  /** How to mend it; '' where there is nothing to mend. */
  readonly mend: string;
  readonly cell: CellLink | undefined;
}

/** What is wrong with a new tournament, shown at its field where there is one. */
export interface FieldProblem extends Remarkable {
  readonly field?: keyof NewTournament;
}

export interface PreviewGame {
  readonly table: number;
  /** Black's number and White's. */
  readonly numbers: readonly [number, number];
  readonly black: string;
  readonly white: string;
  readonly handicap: number;
  readonly fixed: boolean;
  readonly remarks: readonly string[];
}

/** What the best pairing would be in which two players meet, or in which those two do not who do. */
export interface Why {
  /** As they were asked about. */
  readonly first: string;
  readonly second: string;
  readonly sentences: readonly string[];
  /** What would change, criterion by criterion: costs now and then. */
  readonly criteria: readonly { readonly name: string; readonly now: string; readonly then: string }[];
  /** The games that would be new. */
  readonly games: readonly string[];
}

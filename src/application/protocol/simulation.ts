/** Tournaments played by dice. */
import type { FactsByName } from './facts';
import type { Tally } from '../../simulation/counts/tally';
import type { System } from '../../tournament/systems';
import type { Chart } from './chart';
import type { Remarkable } from './remark';

export const SIMULATION = {
  simulation: { fields: {}, changes: 'nothing', needs: 'no broken run', waiting: 'sidebar.looking' },
  /**
   * Plays so many more events, the count, and adds them to the tallies. The panel keeps the tallies, because the add-on
   * keeps nothing.
   */
  simulate: {
    fields: { wish: 'wish', count: 'count', tallies: 'tallies' },
    changes: 'nothing',
    needs: 'no broken run',
    waiting: 'sidebar.simulate.playing',
  },
  'simulation sheet': {
    fields: { wish: 'wish', tallies: 'tallies' },
    changes: 'cells',
    needs: 'no broken run',
    waiting: 'sidebar.writing',
  },
  /** Writes a suggested system into Settings, as it was seen. */
  'use system': {
    fields: { system: 'system', rounds: 'words', bar: 'words', seen: 'seen' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export type SimulationViews =
  | {
      readonly view: 'simulate';
      readonly wish: SimulationWish;
      /** The number of players in the sheet; 0 without a wall list. */
      readonly players: number;
      readonly problems: readonly Remarkable[];
    }
  | SimulationView
  | { readonly view: 'simulation written'; readonly sheet: string };

/** The results of the events played so far; the panel asks on until `done` is the number wished. */
export interface SimulationView {
  readonly view: 'simulation';
  readonly wish: SimulationWish;
  readonly done: number;
  readonly tallies: readonly Tally[];
  readonly names: readonly string[];
  readonly rows: readonly SimulationRow[];
  readonly charts: readonly Chart[];
  /** The suggestion and what speaks for it, and events that could not be played. */
  readonly notes: readonly string[];
  /** '' where there is no small print. */
  readonly seriesNote: string;
  /** Missing once a round is paired, and for players who are made up. */
  readonly use?: SuggestedSystem | undefined;
}

export interface SuggestedSystem {
  readonly system: System;
  /** '' for as many as it takes, and for no bar. */
  readonly rounds: string;
  readonly bar: string;
  /** A line a setting: `System Swiss → McMahon`. */
  readonly changes: readonly string[];
  readonly seen: string;
}

export interface SimulationRow {
  readonly what: string;
  /** One value for each system with its 95 % interval: `42 %`, `39–45`. */
  readonly values: readonly { readonly value: string; readonly interval: string }[];
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

/** Who registers, who is there, who plays on, and what the players suggest for Settings. */
import type { FactsByName } from './facts';
import type { WhoAnswer, WhoAnswers } from '../../sheet/registration/whoIsWho';
import type { Chart } from './chart';
import type { Choice, Remarkable, UndoOffer } from './remark';

export const REGISTER = {
  /** All players, to change who plays from the next round on. */
  players: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  'change player': {
    fields: { player: 'player', change: 'change' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Who registers, and how; what was typed, the source, stays in the form. */
  registration: { fields: { source: 'source?' }, changes: 'nothing', waiting: 'sidebar.looking' },
  /** What people who register would change in the list. */
  'preview people': {
    fields: { source: 'source', answers: 'answers?' },
    changes: 'nothing',
    waiting: 'sidebar.looking',
  },
  /** Replace: details that the list has otherwise too. */
  'write people': {
    fields: { source: 'source', answers: 'answers?', seen: 'seen', replace: 'yes or no' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Who is there. */
  'check-in': { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Marks everybody as not there yet. */
  'begin check-in': { fields: {}, changes: 'cells', waiting: 'sidebar.writing' },
  /** A player is there, or is not. */
  'is here': {
    fields: { player: 'player', here: 'yes or no' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** The rounds and bars that suit the players. */
  proposals: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  'take proposals': {
    fields: { seen: 'seen' },
    changes: 'cells',
    then: 'registration',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export type RegisterViews =
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
      /** Who was left out of what was just written, until somebody decides. */
      readonly left?: LeftOut;
      /** What was just done. */
      readonly done?: string;
      readonly undo?: UndoOffer | undefined;
    }
  /** What people who register would change in the list. */
  | {
      readonly view: 'people';
      readonly source: PeopleSource;
      readonly answers: WhoAnswers;
      readonly seen: string;
      readonly asked: WhoAsked | undefined;
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
    };

/** Namesakes and others whom a person has to decide about: first of all, before anything is written. */
export interface WhoAsked {
  readonly heading: string;
  readonly questions: readonly WhoQuestion[];
}

export interface WhoQuestion {
  readonly key: string;
  readonly sentence: string;
  /** The people that are compared, a line for each. */
  readonly people: readonly string[];
  /** None where there is nothing to decide. */
  readonly choices: readonly { readonly answer: WhoAnswer; readonly label: string }[];
  readonly taken: WhoAnswer;
}

export interface LeftOut {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly source: PeopleSource;
  readonly answers: WhoAnswers;
}

export const WHO_ANSWERS = ['other', 'same', 'leave'] as const satisfies readonly WhoAnswer[];
export type { WhoAnswer, WhoAnswers };

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

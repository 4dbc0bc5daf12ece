/** People register, come, play on, and suggest Settings by what they are. */
import type { WhoAnswer, WhoAnswers } from '../../sheet/registration/whoAnswers';
import type { FactsByName } from './facts';
import type { MissedRounds } from '../../tournament/person/missedRounds';
import type { Chart } from './chart';
import type { CellLink, Choice, Remarkable, UndoOffer } from './remark';

export const REGISTRATION = {
  /** All players and the rounds that they play; at the door who is there. */
  players: { fields: { door: 'yes or no?' }, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Says who misses which rounds from now on, of as many players as somebody has pressed: one act. */
  'change players': {
    fields: { changes: 'player changes', door: 'yes or no?' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** The source, which was typed, stays in the form. */
  registration: { fields: { source: 'source?' }, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Tells the changes in the list that people who register would make. */
  'preview people': {
    fields: { source: 'source', answers: 'answers?' },
    changes: 'nothing',
    waiting: 'sidebar.looking',
  },
  /** Somebody is put in at once, unless a person has to say first who that is. */
  'enter person': {
    fields: { source: 'source', answers: 'answers?' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Replace: details that the list has otherwise too. */
  'write people': {
    fields: { source: 'source', answers: 'answers?', seen: 'seen', replace: 'yes or no' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Gives a latecomer a seat in a round in play: the one that was chosen, else against whoever has the bye, or the bye. */
  seat: {
    fields: { player: 'player', round: 'count', bye: 'player?', seat: 'words?' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  'begin check-in': { fields: {}, changes: 'cells', waiting: 'sidebar.writing' },
  /** The rounds and bars that suit the players. */
  proposals: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  'take proposals': {
    fields: { seen: 'seen' },
    changes: 'cells',
    then: 'registration',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export type RegistrationViews =
  /** All players with the rounds behind them, and which of the coming ones they miss. */
  | {
      readonly view: 'players';
      /** The first round that is not paired; one more than there are where all are. */
      readonly round: number;
      readonly rounds: number;
      readonly people: readonly PersonOfList[];
      /** True where check-in asks who is there. */
      readonly door: boolean;
      /** Players whose rounds the list has otherwise than somebody has seen: nothing was written for them. */
      readonly refused: readonly string[];
      readonly late?: readonly LatePlayer[];
      readonly checkedIn?: CheckedIn;
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'registration';
      readonly round: number;
      readonly players: number;
      readonly awaited: number;
      readonly fields: readonly { readonly name: Detail; readonly label: string }[];
      /** Everybody of the list, so that who is typed again is known. */
      readonly listed: readonly ListedPerson[];
      readonly form?: string;
      readonly mayCheckIn: boolean;
      readonly mayPropose: boolean;
      /** Which rank is taken over from a rating list, where the settings say it. */
      readonly ranks?: { readonly by: 'as listed' | 'by rating'; readonly setting: string };
      /** Where the list has a column of fees. */
      readonly fees?: FeeTotals;
      readonly source?: PeopleSource;
      /** They have to be told apart before anybody is put in; the answers so far come with them. */
      readonly asked?: WhoAsked | undefined;
      readonly answers?: WhoAnswers;
      /** Why nobody was put in, or what of it was not. */
      readonly said?: string;
      /** Left out of what was just written, until somebody decides. */
      readonly left?: LeftOut;
      readonly done?: string;
      /** Whoever was just put in while a round is played. */
      readonly late?: LatePlayer | undefined;
      /** The cheapest seats in that round, first those that move no game. */
      readonly seats?: readonly Choice[] | undefined;
      readonly undo?: UndoOffer | undefined;
    }
  /** Tells the changes in the list that people who register would make. */
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
      readonly cells: number;
      readonly others: number;
      readonly added: number;
    }
  | {
      readonly view: 'proposals';
      readonly seen: string;
      readonly chart: Chart;
      /** Each would be written into Settings, and has its reason. */
      readonly proposals: readonly string[];
      /** Settings that suit already. */
      readonly suiting: readonly string[];
    };

/** Whoever has answered a form that asks who is there. */
export interface CheckedIn {
  /** Changes of players who are awaited. */
  readonly changes: readonly PlayerChange[];
  /** Names that are nobody's in the list, or several people's. */
  readonly unknown: readonly Remarkable[];
}

/** Sums of the columns Fee and Paid. */
export interface FeeTotals {
  readonly due: string;
  readonly paid: string;
  readonly open: string;
  readonly owing: readonly string[];
  /** Cells that are no amounts, whose players are in no sum. */
  readonly unclear: readonly Remarkable[];
}

export interface LatePlayer {
  readonly player: string;
  readonly round: number;
  readonly bye?: string;
}

export interface LateAtDesk {
  readonly late: LatePlayer;
  readonly seats: readonly Choice[];
}

/** Namesakes and others whom a person has to decide about: first of all, before anything is written. */
export interface WhoAsked {
  readonly heading: string;
  readonly questions: readonly WhoQuestion[];
}

export interface WhoQuestion {
  readonly key: string;
  readonly sentence: string;
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
export type { MissedRounds, WhoAnswer, WhoAnswers };

/** Carries what stood there when it was wanted. */
export interface PlayerChange {
  readonly player: string;
  readonly was: MissedRounds;
  readonly is: MissedRounds;
}

/** The list writes a round of somebody so (R9), but for the opponent; `·` where the column Out alone says so. */
export const PAST_SIGNS = ['+', '-', '=', '?', '+!', '-!', '0+', 'bye=', 'bye-', '0=', '0-', '·'] as const;
export type PastSign = (typeof PAST_SIGNS)[number];

export interface PersonOfList {
  /** As the requests name the player. */
  readonly player: string;
  readonly no: number;
  readonly name: string;
  readonly rank: string;
  readonly club: string;
  readonly country: string;
  /** For each round that is paired what stands in the list, several where it allows several games; none where nothing does. */
  readonly past: readonly (readonly PastSign[])[];
  readonly missed: MissedRounds;
  readonly cell: CellLink;
}

/** Details of somebody who registers, in the order of the form; with the rating list that they come from, and what it says of a licence. */
export const DETAILS = [
  'name',
  'rank',
  'rating',
  'country',
  'club',
  'pin',
  'membership',
  'ratingList',
] as const;
export type Detail = (typeof DETAILS)[number];

export interface ListedPerson {
  readonly no: number;
  readonly name: string;
  readonly rank: string;
  readonly rating: string;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
}

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

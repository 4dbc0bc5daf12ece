import type { Detail, WhoAnswers, WhoAsked } from '../../src/application/protocol/protocol';
import type { HalfWay } from './halfWay';
import type { KeptList, ListDoubt, LookUp } from '../../src/exchange/part';

/** Somebody who is put in at the desk. */
export type DeskPerson = Readonly<Partial<Record<Detail, string>>>;

/** Somebody who was put in and does not stand in the list yet. */
export interface DeskArrival {
  readonly key: number;
  /** The list that it was typed for. */
  readonly list: string | undefined;
  readonly person: DeskPerson;
  readonly round: string;
  readonly answers: WhoAnswers;
  /** `failed`: the run did not come back, or was stopped. `asked`: somebody has to say who that is. */
  readonly is: 'waiting' | 'sent' | 'failed' | 'asked';
  readonly asked: WhoAsked | undefined;
  /** Why it is not in. */
  readonly said: string;
}

/** Since the screen was opened, the last first. */
export interface CameIn {
  readonly label: string;
  readonly said: string;
}

/** The lists that are asked at each key, and what is kept of them. */
export interface DeskLists {
  readonly is: 'unread' | 'reading' | 'read';
  readonly lists: readonly Pick<KeptList, 'name' | 'day' | 'count'>[];
  /** The people of the book of regulars. */
  readonly book: string;
  readonly lookUp: LookUp | undefined;
  /** Whether ranks follow from ratings; else they are those of the list. */
  readonly byRating: boolean;
  /** `2026-11-01`, for the age of the lists. */
  readonly today: string;
  readonly said: DeskSaying | undefined;
  /** A list that was opened and waits for an answer. */
  readonly opened: ListInDoubt | undefined;
}

export interface ListInDoubt {
  readonly list: KeptList;
  readonly doubts: readonly ListDoubt[];
}

export type DeskSaying =
  | { readonly says: 'sentence'; readonly sentence: string }
  /** The browser keeps nothing: the list is there until the panel is closed. */
  | { readonly says: 'not kept' }
  | { readonly says: 'book'; readonly added: number; readonly renewed: number };

export const NO_LISTS: DeskLists = {
  is: 'unread',
  lists: [],
  book: '',
  lookUp: undefined,
  byRating: false,
  today: '',
  said: undefined,
  opened: undefined,
};

export interface DeskNow {
  readonly halfWay: HalfWay;
  readonly desk: DeskLists;
  readonly arrivals: readonly DeskArrival[];
  readonly cameIn: readonly CameIn[];
}

/** Somebody who may be meant by what is typed. */
export interface DeskOption {
  readonly name: string;
  readonly rank: string;
  /** Where from, and whether in the list already. */
  readonly rest: string;
  /** '' for nothing. */
  readonly warning: string;
  /** Undefined for somebody who is in the list already: `said` tells where. */
  readonly person: DeskPerson | undefined;
  /** Whether somebody of this name is in the list: Enter alone does not take a second one. */
  readonly isNamesake: boolean;
  readonly said: string;
}

export interface DeskFound {
  readonly options: readonly DeskOption[];
  /** Whom Enter puts in; -1 where somebody has to choose, and `said` says so. */
  readonly chosen: number;
  readonly said: string;
}

/** The field at the desk. */
export interface DeskForm {
  /** Another one is drawn anew; the same one stays, and nobody is disturbed who types. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly found: string;
  readonly line: string;
  readonly round: { readonly label: string; readonly value: string } | undefined;
  readonly paste: { readonly label: string; readonly value: string };
  /** Typed by somebody who then went elsewhere. */
  readonly left: Pick<HalfWay, 'line' | 'paste'>;
  readonly find: (typed: string) => DeskFound;
}

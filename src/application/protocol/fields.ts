/** The kinds of fields that requests have. `../panel/readRequest.ts` has a test for each of them. */
import type { CopyRows, FileRows, PrintedRows, RatingRows } from '../../exchange/fileRows';
import type { WhoAnswers } from '../../sheet/registration/whoAnswers';
import type { Tally } from '../../simulation/counts/tally';
import type { NewTournamentForm } from './create';
import type { MergeAnswers } from './files';
import type { FieldLines, RankChange } from './groups';
import type { HandWork, KeptApart } from './pairing';
import type { PeopleSource, PlayerChange } from './registration';
import type { System } from '../../tournament/systems';
import type { CellLink } from './remark';
import type { Staying, PressedEntry, TypedResult } from './rounds';
import type { SimulationWish } from './simulation';
import type { Glance } from './state';

export interface FieldKinds {
  readonly 'yes or no': boolean;
  readonly count: number;
  readonly words: string;
  readonly player: string;
  /** The fingerprint of what somebody has seen: any change since then stops the writing. */
  readonly seen: string;
  readonly action: string;
  readonly list: string;
  readonly cell: CellLink;
  readonly glance: Glance;
  readonly hand: HandWork;
  readonly results: readonly TypedResult[];
  readonly entries: readonly PressedEntry[];
  readonly stays: Staying;
  readonly 'player changes': readonly PlayerChange[];
  readonly lines: FieldLines;
  readonly 'rank change': RankChange;
  readonly 'kept apart': KeptApart;
  readonly source: PeopleSource;
  readonly answers: WhoAnswers;
  readonly tournament: NewTournamentForm;
  readonly file: FileRows;
  readonly copy: CopyRows;
  readonly 'merge answers': MergeAnswers;
  readonly ratings: RatingRows;
  readonly printed: PrintedRows;
  readonly wish: SimulationWish;
  readonly tallies: readonly Tally[];
  readonly system: System;
}

export type FieldKind = keyof FieldKinds;

/** A field by its kind; with a question mark it may be missing. */
export type FieldForm = FieldKind | `${FieldKind}?`;

type KindOf<F> = F extends `${infer K extends FieldKind}?` ? K : F extends FieldKind ? F : never;

export type FieldsOf<F> = {
  readonly [K in keyof F as F[K] extends FieldKind ? K : never]: FieldKinds[KindOf<F[K]>];
} & { readonly [K in keyof F as F[K] extends FieldKind ? never : K]?: FieldKinds[KindOf<F[K]>] };

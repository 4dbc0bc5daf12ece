/** The field by rank, its bars as lines, its groups; ranks and ratings of many at once. */
import type { FactsByName } from './facts';
import type { CellLink, Choice, Remarkable, UndoOffer } from './remark';

export const GROUPS = {
  groups: { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Writes the bars and who is in the supergroup, as the lines say; seen: the field that they were moved over. */
  'write groups': {
    fields: { lines: 'lines', seen: 'seen' },
    changes: 'cells',
    then: 'groups',
    waiting: 'sidebar.writing',
  },
  /** Previews a change of many ranks or ratings; without one, shows the form. */
  'preview ranks': { fields: { change: 'rank change?' }, changes: 'nothing', waiting: 'sidebar.looking' },
  /** Replace: what the list has otherwise too. */
  'write ranks': {
    fields: { change: 'rank change', replace: 'yes or no', seen: 'seen' },
    changes: 'cells',
    then: 'groups',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export type GroupsViews =
  | {
      readonly view: 'groups';
      readonly seen: string;
      readonly people: readonly FieldPerson[];
      /** Missing in a system without starting scores. */
      readonly lines?: FieldLines;
      /** Whether the lines can still move, and whether the list can say who is in the supergroup. */
      readonly mayMove: boolean;
      readonly hasSupergroup: boolean;
      /** The marks of the supergroup are not those of all from some rank on. */
      readonly isMixed: boolean;
      readonly suits: FieldLines;
      readonly rounds: number;
      /** Sizes of the top group that suit the rounds. */
      readonly guide?: readonly [number, number];
      /** Categories or groups with their players, where the system has them. */
      readonly groups: readonly GroupSize[];
      readonly remarks: readonly Remarkable[];
      readonly undo?: UndoOffer | undefined;
    }
  | {
      readonly view: 'ranks';
      /** Countries and clubs, all players first. */
      readonly whom: readonly Choice[];
      readonly change?: RankChange;
      readonly seen: string;
      /** A line for each blank cell that would be filled, and each value that would be another. */
      readonly filled: readonly string[];
      readonly others: readonly string[];
      readonly left: readonly string[];
    };

/** Lines over the field, as places on the ladder of ranks: 1d is 0, 1k -1. */
export interface FieldLines {
  readonly upper?: number | undefined;
  readonly lower?: number | undefined;
  /** Who is of this rank or stronger is in the supergroup. */
  readonly top?: number | undefined;
}

export interface FieldPerson {
  readonly player: string;
  /** The place of the rank on the ladder, else of the rating. */
  readonly ladder?: number | undefined;
  /** Where somebody starts whatever the lines say: the column Start. */
  readonly fixed?: number | undefined;
  readonly marked: boolean;
  /** Starts below the upper bar at most, for rounds that are missed. */
  readonly below: boolean;
  readonly cell: CellLink;
}

export interface GroupSize {
  readonly name: string;
  readonly players: number;
}

export const RANK_WAYS = ['up', 'down', 'from ratings', 'to ratings'] as const;

/** A change of many ranks or ratings; `of`: everybody, or those of a country or a club. */
export interface RankChange {
  readonly way: (typeof RANK_WAYS)[number];
  readonly steps: number;
  readonly of: string;
}

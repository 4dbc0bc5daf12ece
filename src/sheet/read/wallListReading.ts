import type { WallList } from '../../tournament/wallList';
import type { Columns, Halves } from '../frame/header';
import type { Beside } from '../frame/colourColumns';
import type { Problem } from '../../tournament/problem';

/** A wall list together with the places of its parts in the range; rows and columns count from 0. */
export interface WallListReading {
  readonly wallList: WallList;
  readonly rows: readonly number[];
  readonly header: number | undefined;
  readonly columns: Columns;
  readonly numbered: number | undefined;
  readonly rounds: readonly (readonly number[])[];
  /** Columns of results, colours or stones beside those of rounds; each is read as one with its round. */
  readonly results: readonly number[];
  /** Opponents and results that stand apart; the rounds have the columns of opponents. */
  readonly halves: readonly Halves[];
  readonly colours: readonly Beside[];
  readonly stones: readonly Beside[];
  /** Row by row; an error in a cell stops a pairing and the prizes, but no other function. */
  readonly problems: readonly Problem[];
}

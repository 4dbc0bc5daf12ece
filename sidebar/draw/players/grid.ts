import type { PersonOfList } from '../../../src/application/protocol/protocol';
import type { PlayersScreen } from '../../model/panel';
import type { Say } from '../../words';
import type { Do } from '../parts/button';
import type { BoxColumn, CountedColumn } from './boxColumns';

/** The grid that is on the screen: redrawn only where somebody else has changed it. */
export interface PlayersGrid {
  view: PlayersScreen;
  /** How many rounds stand beside each other, and the first of them where somebody has moved there. */
  readonly most: number;
  first: number | undefined;
  columns: readonly BoxColumn[];
  readonly find: HTMLInputElement;
  readonly section: HTMLElement;
  readonly strip: HTMLElement;
  /** The sentence of the strip, in front of its tallest words. */
  readonly words: HTMLElement;
  readonly saving: HTMLElement;
  readonly heads: HTMLElement;
  readonly rows: readonly PlayerRow[];
  readonly act: Do;
  readonly say: Say;
  readonly hands: GridHands;
  /** 0 is the name. */
  at: number | undefined;
  stop: number;
  said: string;
}

export interface PlayerRow {
  readonly row: HTMLElement;
  readonly who: HTMLElement;
  /** The name, the rounds that are over, and the boxes that can be pressed. */
  stops: readonly HTMLElement[];
  boxes: readonly (HTMLElement | undefined)[];
}

/** The drawn cells and buttons press nothing else. */
export interface GridHands {
  readonly choose: (index: number, stop: number) => void;
  readonly pressBox: (index: number, column: BoxColumn) => void;
  readonly pressHead: (column: CountedColumn) => void;
  readonly stepRounds: (step: -1 | 1) => void;
  readonly miss: () => void;
  readonly go: () => void;
  readonly arrive: () => void;
}

let shown: PlayersGrid | undefined;

export const gridShown = (): PlayersGrid | undefined => shown;

export function showGrid(grid: PlayersGrid): void {
  shown = grid;
}

export const personAt = ({ at, view }: PlayersGrid): PersonOfList | undefined =>
  at === undefined ? undefined : view.people[at];

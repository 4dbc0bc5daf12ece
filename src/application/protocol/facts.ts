/** Facts of a request that hold before anybody reads it. */
import type { PanelKey } from './page';

export interface RequestFacts {
  /** The form of each field besides `ask` (fields.ts). */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * A request may change this. `nothing` and `selection`, the cell in front, need no lock, and may be asked again where no answer
   * came. `rounds`: cells of rounds, which decide neither the settings nor which list is meant. `cells`: any. `sheets`: the list
   * itself may go. `lists`: there is another list.
   */
  readonly changes: 'nothing' | 'selection' | 'rounds' | 'cells' | 'sheets' | 'lists';
  /**
   * A request needs a wall list, which is meant where nothing stands here; `no broken run`: nothing else than that no run was
   * left begun, which is settled first; `nothing`: not even that.
   */
  readonly needs?: 'no broken run' | 'nothing';
  /** A request without a view of its own shows it when it is done: the state, where nothing stands here. */
  readonly then?: 'state' | 'preview' | 'registration' | 'groups' | 'check';
  /** Said while the panel waits. */
  readonly waiting: PanelKey;
  /** Said on a screen that knows more. */
  readonly waitingOn?: { readonly view: 'ready' | 'preview'; readonly says: PanelKey };
}

export type FactsByName = Readonly<Record<string, RequestFacts>>;

import { stoppedBy } from '../read/stoppedBy';
import type { Block } from '../../sheet/cells/block';
import type { Dressing } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import type { UndoOffer, View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { unwritten, write } from '../write/writing';

export type ActionOutcome =
  | { readonly kind: 'done'; readonly undo: UndoOffer }
  | { readonly kind: 'view'; readonly view: Extract<View, { readonly view: 'stopped' }> };

/** Writes an action of registration, unless something has changed meanwhile. To be called under the lock. */
export function carryOut(
  workbook: Workbook,
  tournament: Tournament,
  what: string,
  blocks: readonly Block[],
  dressed: readonly Dressing[] = [],
): ActionOutcome {
  const seen = listPrint(tournament);
  const deed = { what, blocks, undoes: undefined, seen, tournament, dressed };
  const written = write(workbook, tournament.text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written')
    return { kind: 'view', view: stoppedBy(tournament, unwritten(written, 'changedSincePreview')) };
  const reasons = written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  return reasons.length === 0
    ? { kind: 'done', undo: { action: String(written.logged.no), what } }
    : { kind: 'view', view: { view: 'stopped', reasons } };
}

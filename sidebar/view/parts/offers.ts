import type { UndoOffer } from '../../../src/application/protocol/protocol';
import { asks, type Button, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';

/** The last action with the button that undoes it; nothing without such an action. */
export function undoOffer(undo: UndoOffer | undefined, say: Say): readonly PanelPart[] {
  if (!undo) return [];
  const button = { label: say('sidebar.undo'), does: asks({ ask: 'undo', action: undo.action }) };
  return [{ part: 'offer', text: say('sidebar.undoOffer', { what: undo.what }), button }];
}

export function clearOffer(examples: boolean, say: Say): readonly PanelPart[] {
  if (!examples) return [];
  const button = { label: say('sidebar.clearExamples'), does: asks({ ask: 'clear examples' }) };
  return [{ part: 'offer', text: say('sidebar.ready.examples'), button }];
}

/** The way to what is published and sent, from where the results have come in. */
export const filesButton = (say: Say): Button => ({
  label: say('sidebar.files'),
  does: asks({ ask: 'files' }),
});

/** The way to the field by rank. */
export const groupsButton = (say: Say): Button => ({
  label: say('sidebar.groups.heading'),
  does: asks({ ask: 'groups' }),
});

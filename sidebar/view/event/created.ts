import type { View } from '../../../src/application/protocol/protocol';
import { LOOK, text, type Button, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { undoOffer } from '../parts/offers';

type Created = Extract<View, { view: 'created' }>;

/** A list without players; examples go by the press that leads to the desk. */
export const created = ({ examples, undo }: Created, say: Say): Panel => ({
  heading: say('sidebar.noPlayers.heading'),
  parts: [
    text(say('sidebar.noPlayers.text')),
    text(say(examples ? 'sidebar.noPlayers.examples' : 'sidebar.noPlayers.hint')),
    ...undoOffer(undo, say),
  ],
  primary: deskButton('text', examples, say),
  others: [
    deskButton('line', examples, say),
    { label: say('sidebar.files.open'), does: { deed: 'choose file' } },
    ...(examples ? [{ label: say('sidebar.created.tryExamples'), does: LOOK }] : []),
  ],
  back: undefined,
});

/** To the desk, with the keyboard in its field for a list or for one person. */
const deskButton = (field: 'text' | 'line', clears: boolean, say: Say): Button => ({
  label: say(field === 'text' ? 'sidebar.noPlayers.paste' : 'sidebar.noPlayers.type'),
  does: { deed: 'to the desk', field, clears },
});

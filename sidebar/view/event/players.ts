import type { PlayerChange, View } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Button, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { undoOffer } from '../parts/offers';

type Players = Extract<View, { view: 'players' }>;

/** A player is picked by name, and what changes from the next round on. */
export const players = ({ round, players: all, changes, done, undo }: Players, say: Say): Panel => ({
  heading: say('sidebar.players'),
  parts: [
    ...(done === undefined ? [] : [text(say('sidebar.players.done', { what: done }))]),
    ...undoOffer(undo, say),
    {
      part: 'choices',
      groups: [
        { name: 'player', heading: say('sidebar.players.who'), choices: all, isLong: true },
        { name: 'change', heading: say('sidebar.players.what', { round }), choices: changes },
      ],
    },
  ],
  primary: {
    label: say('sidebar.players.write'),
    does: {
      deed: 'choose',
      request: ({ player = '', change = '' }) => ({
        ask: 'change player',
        player,
        change: change as PlayerChange,
      }),
    },
  },
  others: [{ label: say('sidebar.goOn'), does: LOOK }],
  back: LOOK,
});

/** The button to the players. */
export const playersButton = (say: Say): Button => ({
  label: say('sidebar.players'),
  does: asks({ ask: 'players' }),
});

import type { Staying, View } from '../../../src/application/protocol/protocol';
import type { Panel } from '../../model/panel';
import type { Say } from '../../words';

type AbsenceView = Extract<View, { view: 'absence' }>;

export const absence = (view: AbsenceView, say: Say): Panel => ({
  heading: say('sidebar.absence.heading', { player: view.player }),
  parts: [
    {
      part: 'choices',
      groups: [
        {
          name: 'remedy',
          heading: say('sidebar.absence.remedy', { opponent: view.opponent }),
          choices: view.remedies,
        },
        {
          name: 'stays',
          heading: say('sidebar.absence.stays', { player: view.player }),
          choices: view.stays,
        },
      ],
    },
  ],
  primary: {
    label: say('sidebar.absence.write'),
    does: {
      deed: 'choose',
      request: ({ remedy = '', stays = '' }) => ({
        ask: 'write absence',
        seen: view.seen,
        round: view.round,
        player: view.player,
        remedy,
        stays: stays as Staying,
      }),
    },
  },
  others: [{ label: say('sidebar.leave'), does: { deed: 'back' } }],
  back: { deed: 'back' },
});

import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { listed } from '../parts/listed';
import { printRow } from '../parts/printRow';
import { registrationButton } from '../event/registration';

type RoundWritten = Extract<View, { view: 'written' }>;

/** A round that was just written: paper, latecomers, publication, and the way to its results. */
export const written = (view: RoundWritten, say: Say): Panel => {
  const { round, games, players, waiting, sheet, different, undo } = view;
  const enter = enterButton(round, say);
  return {
    heading: say('sidebar.written.heading', { round }),
    parts: [
      text(say('sidebar.written.counts', { games, players })),
      ...(waiting === undefined ? [] : [text(say('sidebar.part.later', { round, count: waiting }))]),
      ...(sheet ? [text(say('sidebar.written.free'))] : []),
      ...listed(say('sidebar.written.different'), different),
      printRow(round, say),
      lateRow(say),
    ],
    primary: sheet ? publishButton(round, say) : enter,
    others: [
      ...(sheet ? [enter] : []),
      {
        label: `↶ ${say('sidebar.written.takeBack', { round })}`,
        does: asks({ ask: 'undo', action: undo.action }),
      },
    ],
    menu: sheet
      ? [{ label: say('sidebar.written.open', { round }), does: asks({ ask: 'go', to: sheet }) }]
      : [],
    back: undefined,
  };
};

export const publishButton = (round: number, say: Say): Button => ({
  label: say('sidebar.publish', { round }),
  does: asks({ ask: 'publish', round }),
});

export const enterButton = (round: number, say: Say): Button => ({
  label: say('sidebar.written.enter'),
  does: asks({ ask: 'round', round }),
});

/** Whoever comes once the round is written; and what is to be otherwise in it. */
const lateRow = (say: Say): PanelPart => ({
  part: 'button rows',
  heading: say('sidebar.written.late'),
  rows: [
    [
      { ...registrationButton(say), label: say('sidebar.written.add') },
      { label: say('sidebar.again'), does: asks({ ask: 'preview', hand: { again: 'all' } }) },
    ],
  ],
});

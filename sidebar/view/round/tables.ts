import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';

type TablesView = Extract<View, { view: 'tables' }>;

/** The tables as they would be numbered anew: only games that get another one. */
export const tables = (view: TablesView, say: Say): Panel => ({
  heading: say('sidebar.tables.heading', { round: view.round }),
  parts: [
    ...(view.rows.length === 0
      ? [text(say('sidebar.tables.none'))]
      : [
          text(say('sidebar.tables.text')),
          ...(view.published ? [text(say('sidebar.again.published'))] : []),
          { part: 'lines' as const, lines: view.rows.map(lineOf) },
        ]),
    ...played(view, say),
  ],
  primary:
    view.rows.length === 0
      ? undefined
      : {
          label: say('sidebar.tables.write'),
          does: asks({
            ask: 'write tables',
            seen: view.seen,
            round: view.round,
            ...(view.played && { played: true }),
          }),
        },
  others: [{ label: say('sidebar.leave'), does: { deed: 'back' } }],
  back: { deed: 'back' },
});

const lineOf = ({ black, white, was, is }: TablesView['rows'][number]): string =>
  `${was || '–'} → ${is}: ${black} – ${white}`;

/** Games with a result are numbered at a press, and left again at another. */
const played = ({ round, withResult, played: isOn }: TablesView, say: Say): readonly PanelPart[] =>
  withResult === 0
    ? []
    : [
        {
          part: 'toggles',
          heading: say('sidebar.tables.also'),
          toggles: [
            {
              label: say('sidebar.tables.played', { count: withResult }),
              isOn,
              does: asks({ ask: 'tables', round, ...(!isOn && { played: true }) }),
            },
          ],
        },
      ];

import { isYes } from './choice';
import type { Talk } from './dialogue';
import { inLines, MOST_GAMES, someOf } from './lines';
import { tellWritten } from './previewByAlerts';
import type { RoundNo } from '../../tournament/indices';

/** Offers to number the tables of a round anew, behind what else is to be said of it; false where no game would move, and nothing was asked. */
export function tablesByAlerts(talk: Talk, round: RoundNo, message: string): boolean {
  const { text, named } = talk;
  const view = talk.request({ ask: 'tables', round });
  if (view.view !== 'tables' || view.rows.length === 0) return false;
  const { seen, rows, published } = view;
  const asked = inLines(
    message,
    ' ',
    text('sidebar.tables.text'),
    published ? text('sidebar.again.published') : undefined,
    ...someOf(
      rows.map(({ black, white, was, is }) => `${was || '–'} → ${is}: ${named(black)} – ${named(white)}`),
      text,
      MOST_GAMES,
    ),
  );
  const heading = text('sidebar.tables.heading', { round });
  if (!isYes(talk, heading, asked, text('sidebar.tables.write'))) return true;
  tellWritten(talk, talk.request({ ask: 'write tables', seen, round }), []);
  return true;
}

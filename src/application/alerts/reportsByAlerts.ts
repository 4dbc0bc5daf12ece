import type { View } from '../protocol/protocol';
import type { Talk } from './dialogue';
import { inLines, MOST_GAMES, remarkLines, someOf } from './lines';
import { wonLine } from './wonLine';

/** Lines tell what was done about reports; the view that answered is undefined where nobody has to be asked. */
export interface ReportsTold {
  readonly said: readonly string[];
  readonly now?: View;
}

/** Asks once whether results that players have sent by a form are recorded, and names what somebody has to decide. */
export function reportsByAlerts(talk: Talk, waiting: View): ReportsTold | undefined {
  const { text } = talk;
  const { agreed: some = 0, unclear: more = 0 } =
    waiting.view === 'results missing' ? (waiting.reports ?? {}) : {};
  const view = some + more > 0 ? talk.request({ ask: 'reports' }) : undefined;
  if (view?.view !== 'reports') return undefined;
  const { agreed, unclear } = view;
  const open = unclear.length === 0 ? [] : [text('sidebar.reports.open'), ...remarkLines(unclear, text)];
  if (agreed.length === 0) return { said: open };
  const isOne = new Set(agreed.map(({ round }) => round)).size === 1;
  const lines = agreed.map(({ round, table, ...game }) => {
    const line = wonLine(talk, table, game);
    return isOne ? line : `${text('sidebar.place.round', { round })}: ${line}`;
  });
  const asked = inLines(
    ...someOf(lines, text, MOST_GAMES),
    ...open,
    ' ',
    text('alert.yes', { what: text('sidebar.reports.record', { count: agreed.length }) }),
    text('alert.no', { what: text('alert.leave') }),
  );
  if (talk.ask(text('sidebar.reports'), asked, false) !== 'yes') return { said: [] };
  const results = agreed.map(({ round, black, white, result }) => ({ round, black, white, result }));
  const now = talk.request({ ask: 'take reports', results });
  const noticed = 'noticed' in now && now.noticed !== undefined ? [now.noticed] : [];
  return { said: [...noticed, ...open], now };
}

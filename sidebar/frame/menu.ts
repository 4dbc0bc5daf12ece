import type { EventNews } from '../../src/application/protocol/protocol';
import { asks, type Button } from '../model/panel';
import type { Say } from '../words';

/** The screen's own entries come first; rounds and help stand elsewhere. */
export function menuOf(
  event: Pick<EventNews, 'settings'> | undefined,
  ofScreen: readonly Button[],
  say: Say,
): readonly Button[] {
  if (!event) return ofScreen;
  return [
    ...ofScreen,
    { label: say('sidebar.menu.files'), does: asks({ ask: 'files' }) },
    { label: say('sidebar.menu.check'), does: asks({ ask: 'check' }) },
    { label: say('sidebar.menu.standings'), does: asks({ ask: 'standings' }) },
    ...(event.settings
      ? [{ label: say('sidebar.menu.settings'), does: asks({ ask: 'go', to: event.settings }) }]
      : []),
    { label: say('sidebar.menu.simulate'), does: asks({ ask: 'simulation' }) },
  ];
}

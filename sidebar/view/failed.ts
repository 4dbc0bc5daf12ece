import type { Request } from '../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../model/panel';
import { repeatable } from '../state/looks';
import type { Say } from '../words';
import { onward, type AtEvent } from './parts/onward';

/**
 * No answer came. A question that only reads can be repeated; after any other the organiser must look at the
 * sheet.
 */
export function failedScreen(request: Request, message: string, at: AtEvent, say: Say): Panel {
  const again = repeatable(request);
  return {
    heading: say('sidebar.failed.heading'),
    parts: [
      text(say('sidebar.failed.text')),
      text(say('sidebar.failed.accounts')),
      ...(again ? [] : [text(say('sidebar.failed.unsure'))]),
      ...(message === ''
        ? []
        : [{ part: 'details' as const, summary: say('sidebar.failed.details'), lines: [message] }]),
    ],
    primary: again ? { label: say('sidebar.tryAgain'), does: asks(request) } : onward(at, say),
    others: [],
    back: undefined,
  };
}

export const busy = (request: Request, say: Say): Panel => ({
  heading: say('sidebar.busy.heading'),
  parts: [text(say('sidebar.busy.text'))],
  primary: { label: say('sidebar.tryAgain'), does: asks(request) },
  others: [],
  back: undefined,
});

import type { Request } from '../../src/application/protocol/protocol';
import { isReading } from '../../src/application/protocol/requests';
import type { Running, State } from './screen';

/**
 * The question that follows a look by itself, when the panel was opened or came back: results that are certain are recorded. Nobody is
 * asked twice, and what is on its way from the panel comes first.
 */
export const recordingAfter = (
  { screen, queue, running }: State,
  asked: Running,
  isFirst: boolean,
): Request | undefined =>
  !running &&
  (asked.quiet || isFirst) &&
  LOOKS.includes(asked.request.ask) &&
  queue.length === 0 &&
  screen.screen === 'view' &&
  (screen.view.view === 'results missing' || screen.view.view === 'problems') &&
  screen.view.records === true
    ? { ask: 'record', look: true }
    : undefined;

const LOOKS: readonly Request['ask'][] = ['state', 'preview', 'round'];

/** The question for *Look again*: a list of problems that was asked for is asked for again. */
export const lookAgain = (asked: Request): Request =>
  asked.ask === 'check' || asked.ask === 'mend' ? { ask: 'check' } : { ask: 'state' };

/** Whether a question may be repeated after a failure; one that changes the sheet may not. */
export const repeatable = ({ ask }: Request): boolean => isReading(ask);

import type { Request } from '../../src/application/protocol/protocol';
import { READING } from '../../src/application/protocol/reading';
import type { Running, State } from './screen';

/**
 * The question that follows a look by itself, when the panel was opened or came back: results that are certain are recorded. Nobody is
 * asked twice, and what is typed in the panel stays with its typist.
 */
export const recordingAfter = (
  { screen, typed, running }: State,
  asked: Running,
  isFirst: boolean,
): Request | undefined =>
  !running &&
  (asked.quiet || isFirst) &&
  (asked.request.ask === 'state' || asked.request.ask === 'preview') &&
  Object.keys(typed).length === 0 &&
  screen.screen === 'view' &&
  screen.view.view === 'results missing' &&
  screen.view.records === true
    ? { ask: 'record', look: true }
    : undefined;

/** The question on return to the panel; undefined where looking would discard something. */
export function lookOnReturn(state: State): Request | undefined {
  if (state.running || state.screen.screen !== 'view') return undefined;
  const { view } = state.screen;
  switch (view.view) {
    case 'create':
    case 'absence':
    case 'players':
    case 'registration':
    case 'people':
    case 'check-in':
    case 'proposals':
    case 'stopped':
    case 'busy':
    case 'standings written':
    case 'names written':
    case 'prizes written':
    case 'report written':
    case 'print sheet':
    case 'simulate':
    case 'simulation':
    case 'simulation written':
    case 'audit':
    case 'files':
    case 'import':
    case 'ratings':
      return undefined;
    case 'undone':
    case 'cleared':
      return view.kept.length > 0 ? undefined : { ask: 'state' };
    case 'written':
    case 'changed':
      return view.different.length > 0 ? undefined : { ask: 'state' };
    case 'recorded':
      return view.left.length > 0 ? undefined : { ask: 'state' };
    case 'preview':
      return {
        ask: 'preview',
        ...(view.hand && { hand: view.hand, ahead: true }),
        ...(view.awaited && { without: true }),
      };
    case 'numbers':
      return { ask: 'numbers' };
    case 'problems':
      return lookAgain(state.asked);
    default:
      return { ask: 'state' };
  }
}

/** The question for *Look again*: a list of problems that was asked for is asked for again. */
export const lookAgain = (asked: Request): Request =>
  asked.ask === 'check' || asked.ask === 'mend' ? { ask: 'check' } : { ask: 'state' };

/** Whether a question may be repeated after a failure; one that changes the sheet may not. */
export const repeatable = ({ ask }: Request): boolean => READING.includes(ask);

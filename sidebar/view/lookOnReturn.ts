import type { Request } from '../../src/application/protocol/protocol';
import type { State } from '../state/screen';
import { screenOf } from './screens';

/** The question on return to the panel; undefined where looking would discard something. */
export function lookOnReturn({ running, screen, asked }: State): Request | undefined {
  if (running || screen.screen !== 'view') return undefined;
  const { onReturn } = screenOf(screen.view);
  if (onReturn === undefined) return { ask: 'state' };
  return onReturn === 'stay' ? undefined : onReturn(screen.view, asked);
}

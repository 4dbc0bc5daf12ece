import type { Request } from '../../src/application/protocol/protocol';
import type { State } from '../state/screen';
import { screenOf } from './screens';

/** The question on return to the panel, or at a look by itself; undefined where looking would discard something. */
export function lookOnReturn({ running, screen, asked }: State, byItself = false): Request | undefined {
  if (running || screen.screen !== 'view') return undefined;
  const { onReturn, tells } = screenOf(screen.view);
  if (byItself && tells) return undefined;
  if (onReturn === undefined) return { ask: 'state' };
  return onReturn === 'stay' ? undefined : onReturn(screen.view, asked);
}

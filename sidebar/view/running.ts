import type { Request } from '../../src/application/protocol/protocol';
import { factsOf } from '../../src/application/protocol/requests';
import type { Screen } from '../state/screen';
import type { Say } from '../words';

/** The text of the panel while it waits for an answer. */
export function runningText(request: Request, screen: Screen, say: Say): string {
  const { waiting, waitingOn } = factsOf(request.ask);
  if (request.ask === 'go') return say(waiting, { cell: request.to.a1 });
  const view = screen.screen === 'view' ? screen.view : undefined;
  if (!view || view.view !== waitingOn?.view) return say(waiting);
  return say(waitingOn.says, view.view === 'ready' ? { players: view.playing } : { round: view.round });
}

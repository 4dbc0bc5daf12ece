import type { Request, ShownView } from '../../src/application/protocol/protocol';
import { decidedIn } from '../hand';
import type { HalfWay, HandOfRound } from '../model/halfWay';
import type { State } from './screen';

const REFUSED: readonly ShownView['view'][] = ['stopped', 'busy'];

/** What is half done after an answer: what went into the list is done. */
export function halfWayAfter({ halfWay }: State, request: Request, view: ShownView): HalfWay {
  if (request.ask === 'write people' && !REFUSED.includes(view.view)) return { ...halfWay, paste: '' };
  if (request.ask === 'write' && !REFUSED.includes(view.view)) return { ...halfWay, hand: undefined };
  const isDecided = request.ask === 'preview' && request.hand !== undefined && view.view === 'preview';
  return isDecided ? { ...halfWay, hand: handOf(view) } : halfWay;
}

/** Of a round that is written, or paired in parts, its own screens lead there again. */
function handOf(view: Extract<ShownView, { readonly view: 'preview' }>): HandOfRound | undefined {
  const wishes = decidedIn(view);
  const isWhole = wishes !== undefined && wishes.again === undefined && wishes.part === undefined;
  return isWhole ? { round: view.round, wishes } : undefined;
}

/** The preview with what was decided in it by hand, where somebody comes back to it; asked for once, in case it holds no more. */
export function handAgain(state: State, { ask: asked, ...request }: Request): Request | undefined {
  const { screen, halfWay } = state;
  const view = screen.screen === 'view' ? screen.view : undefined;
  const isMine = asked === 'preview' && 'hand' in request && request.hand !== undefined;
  if (isMine || view?.view !== 'preview' || view.hand !== undefined || view.round !== halfWay.hand?.round)
    return undefined;
  return { ask: 'preview', ahead: true, without: true, hand: halfWay.hand.wishes };
}

export const handAsked = (state: State): State => ({
  ...state,
  halfWay: { ...state.halfWay, hand: undefined },
});

import type { HandWork, Request, ShownView } from '../../src/application/protocol/protocol';
import { decidedIn } from '../hand';
import type { HalfWay, HandOfRound } from '../model/halfWay';
import type { State } from './screen';

type PreviewHalfWay = Extract<ShownView, { readonly view: 'preview' }>;

const REFUSED: readonly ShownView['view'][] = ['stopped', 'busy'];

/** Whatever went into the list is half done no more. */
export function halfWayAfter({ halfWay }: State, request: Request, view: ShownView): HalfWay {
  if (request.ask === 'write people' && !REFUSED.includes(view.view)) return { ...halfWay, paste: '' };
  if (request.ask === 'write' && !REFUSED.includes(view.view)) return { ...halfWay, hand: undefined };
  const isDecided = request.ask === 'preview' && request.hand !== undefined && view.view === 'preview';
  return isDecided ? { ...halfWay, hand: handOf(view) } : halfWay;
}

/** Of a round that is written, or paired in parts, its own screens lead there again. */
function handOf(view: PreviewHalfWay): HandOfRound | undefined {
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
  const hand = wishesOf(view, halfWay.hand.wishes);
  return hand && { ask: 'preview', ahead: true, without: true, hand };
}

/** Of those who play now: whoever has withdrawn meanwhile is not brought back by a pair that was kept. */
function wishesOf({ games, byeNumber }: PreviewHalfWay, wishes: HandWork): HandWork | undefined {
  const here = new Set([...games.flatMap(({ numbers }) => numbers), byeNumber]);
  const isHere = (players: readonly number[]): boolean => players.every(no => here.has(no));
  const { pairs = [], forbidden = [], tables = [], bye } = wishes;
  const left = {
    pairs: pairs.filter(({ players }) => isHere(players)),
    forbidden: forbidden.filter(isHere),
    tables: tables.filter(([no]) => here.has(no)),
  };
  const hasBye = bye !== undefined && here.has(bye);
  const isNone = !hasBye && Object.values(left).every(({ length }) => length === 0);
  return isNone ? undefined : { ...left, ...(hasBye && { bye }) };
}

export const handAsked = (state: State): State => ({
  ...state,
  halfWay: { ...state.halfWay, hand: undefined },
});

import type { ShownView } from '../../src/application/protocol/protocol';
import { LANGUAGES } from '../systems';
import type { Say } from '../words';
import type { State } from './screen';

export function fillingForm(state: State): State {
  const before = state.screen.screen === 'view' ? state.screen.view : undefined;
  const language = LANGUAGES.find(code => code === state.language) ?? 'en';
  const view: ShownView = { view: 'create', problems: [], draft: { language, ...state.draft } };
  return {
    ...state,
    turn: state.turn + 1,
    running: undefined,
    before,
    glance: undefined,
    screen: { screen: 'view', view },
  };
}

/** The state with the view before, at once; undefined when there is none. */
export const back = (state: State): State | undefined =>
  state.before && {
    ...state,
    before: undefined,
    glance: undefined,
    screen: { screen: 'view', view: state.before },
  };

/** On a new screen the focus is further down: the cost of the changes by hand is said. */
export const saidAloud = ({ screen, byHand }: State, say: Say): string =>
  byHand && screen.screen === 'view' && screen.view.view === 'preview' && screen.view.compared
    ? `${say('sidebar.hand.compared')}: ${screen.view.compared.join('. ')}`
    : '';

import type { ShownView } from '../../src/application/protocol/protocol';
import { NO_LISTS } from '../model/desk';
import { NOTHING_CHOSEN } from '../model/entry';
import { NOTHING_BEGUN } from '../model/halfWay';
import { text, type Panel } from '../model/panel';
import type { State } from '../state/screen';
import type { Say } from '../words';
import { failedScreen } from './failed';
import { madeScreen, refused } from './files';
import { withLists } from './lists';
import { sayingWhere } from './parts/whereTo';
import { askForCopy } from './merge';
import { ratingList, ratingMatches } from './ratings';
import { screenOf } from './screens';

type ScreenState = Pick<State, 'screen' | 'asked' | 'playing' | 'file' | 'wish'> &
  Partial<
    Pick<
      State,
      | 'rules'
      | 'event'
      | 'byHand'
      | 'before'
      | 'list'
      | 'lists'
      | 'desk'
      | 'halfWay'
      | 'arrivals'
      | 'cameIn'
      | 'row'
    >
  >;

/** The screen of a state; undefined before the first answer. */
export function panelOf(state: ScreenState, say: Say): Panel | undefined {
  const panel = panelIn(state, say);
  const { before } = state;
  const earlier = before && panelIn({ ...state, screen: { screen: 'view', view: before } }, say);
  return panel && sayingWhere(panel, earlier?.heading, say);
}

function panelIn(shown: ScreenState, say: Say): Panel | undefined {
  const { screen } = shown;
  switch (screen.screen) {
    case 'starting':
      return undefined;
    case 'failed':
      return failedScreen(screen.request, screen.message, { event: shown.event }, say);
    case 'refused':
      return refused(screen.sentence, say);
    case 'copy':
      return askForCopy(say);
    case 'rating list':
      return ratingList(say);
    case 'rating matches':
      return ratingMatches(screen.read, say);
    case 'made':
      return madeScreen(screen.made, shown.lists, say);
    case 'view':
      return panelOfView(screen.view, shown, say);
  }
}

/** What was recorded by itself is said above all else. */
const withNoticed = (panel: Panel, view: ShownView): Panel =>
  'noticed' in view && view.noticed !== undefined
    ? { ...panel, parts: [text(view.noticed), ...panel.parts] }
    : panel;

function panelOfView(view: ShownView, shown: ScreenState, say: Say): Panel {
  const { panel, hasRules, isAlone } = screenOf(view);
  const {
    rules = '',
    byHand = false,
    desk = NO_LISTS,
    halfWay = NOTHING_BEGUN,
    arrivals = [],
    cameIn = [],
    row = NOTHING_CHOSEN,
  } = shown;
  const beside = { ...shown, event: shown.event, byHand, desk, halfWay, arrivals, cameIn, row };
  const viewPanel = withNoticed(panel(view, say, beside), view);
  const parts: Panel['parts'] =
    hasRules && rules !== '' ? [...viewPanel.parts, { part: 'rules', text: rules }] : viewPanel.parts;
  return isAlone ? viewPanel : withLists({ ...viewPanel, parts }, shown, say);
}

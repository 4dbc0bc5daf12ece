import type { ShownView } from '../../src/application/protocol/protocol';
import { text, type Panel } from '../model/panel';
import type { State } from '../state/screen';
import type { Say } from '../words';
import { absence } from './round/absence';
import { audit } from './event/audit';
import { begun } from './round/begun';
import { changed } from './round/changed';
import { changes } from './event/changes';
import { checkIn } from './event/checkIn';
import { create } from './event/create';
import { created } from './event/created';
import { details } from './event/details';
import { busy, failedScreen } from './failed';
import { files, imported, importPreview, madeScreen, printSheet, refused } from './files';
import { finished, namesWritten, prizesWritten, reportWritten, standingsWritten } from './event/finished';
import { withLists } from './lists';
import { noWallList } from './noWallList';
import { numbers } from './event/numbers';
import { people } from './event/people';
import { players } from './event/players';
import { proposals } from './event/proposals';
import { registration } from './event/registration';
import { pastChanged } from './round/pastChanged';
import { preview, previewByHand } from './round/preview';
import { problems } from './problems';
import { ready } from './round/ready';
import { simulate, simulation, simulationWritten } from './event/simulation';
import { ratingList, ratingMatches, ratings, ratingsWritten } from './ratings';
import { recorded } from './round/recorded';
import { resultsMissing } from './round/resultsMissing';
import { stopped } from './stopped';
import { cleared, undone } from './round/undone';
import { textInColumn } from './event/textInColumn';
import { version } from './event/version';
import { sayingWhere } from './parts/whereTo';
import { written } from './round/written';

type ScreenState = Pick<State, 'screen' | 'asked' | 'playing' | 'typed' | 'file' | 'wish'> &
  Partial<Pick<State, 'rules' | 'byHand' | 'before' | 'list' | 'lists'>>;

/** The screen of a state; undefined before the first answer. */
export function panelOf(state: ScreenState, say: Say): Panel | undefined {
  const panel = screenOf(state, say);
  const { before } = state;
  const earlier = before && screenOf({ ...state, screen: { screen: 'view', view: before } }, say);
  return panel && sayingWhere(panel, earlier?.heading, say);
}

function screenOf(shown: ScreenState, say: Say): Panel | undefined {
  const { screen, asked, playing, typed, byHand = false, file, wish, rules = '' } = shown;
  switch (screen.screen) {
    case 'starting':
      return undefined;
    case 'failed':
      return failedScreen(screen.request, screen.message, say);
    case 'refused':
      return refused(screen.sentence, say);
    case 'rating list':
      return ratingList(say);
    case 'rating matches':
      return ratingMatches(screen.read, say);
    case 'made':
      return madeScreen(screen.made, say);
    case 'view':
      if (screen.view.view === 'files') return files(screen.view, wish, say);
      if (screen.view.view === 'import') return importPreview(screen.view, file, say);
      return withLists(
        withRules(
          withNoticed(panelOfView(screen.view, asked, playing, typed, byHand, say), screen.view),
          screen.view,
          rules,
        ),
        shown,
        say,
      );
  }
}

/** The screens that end with the rules that the event is held by. */
const RULED: readonly ShownView['view'][] = [
  'ready',
  'results missing',
  'preview',
  'finished',
  'standings written',
  'prizes written',
];

/** What was recorded by itself is said above all else. */
const withNoticed = (panel: Panel, view: ShownView): Panel =>
  'noticed' in view && view.noticed !== undefined
    ? { ...panel, parts: [text(view.noticed), ...panel.parts] }
    : panel;

const withRules = (panel: Panel, { view }: ShownView, rules: string): Panel =>
  rules === '' || !RULED.includes(view)
    ? panel
    : { ...panel, parts: [...panel.parts, { part: 'rules', text: rules }] };

type PlainView = Exclude<ShownView, { readonly view: 'files' | 'import' }>;

function panelOfView(
  view: PlainView,
  asked: State['asked'],
  playing: boolean,
  typed: State['typed'],
  byHand: boolean,
  say: Say,
): Panel {
  switch (view.view) {
    case 'no wall list':
      return noWallList(view, say);
    case 'text':
      return textInColumn(view, say);
    case 'create':
      return create(view, say);
    case 'created':
      return created(view, say);
    case 'problems':
      return problems(view, asked, say);
    case 'ready':
      return ready(view, say);
    case 'numbers':
      return numbers(view, say);
    case 'preview':
      return byHand ? previewByHand(view, say) : preview(view, say);
    case 'written':
      return written(view, say);
    case 'results missing':
      return resultsMissing(view, typed, say);
    case 'absence':
      return absence(view, say);
    case 'players':
      return players(view, say);
    case 'registration':
      return registration(view, say);
    case 'people':
      return people(view, say);
    case 'check-in':
      return checkIn(view, say);
    case 'proposals':
      return proposals(view, say);
    case 'details changed':
      return details(view, say);
    case 'past changed':
      return pastChanged(view, say);
    case 'changed':
      return changed(view, say);
    case 'recorded':
      return recorded(view, say);
    case 'begun':
      return begun(view, say);
    case 'version':
      return version(view, say);
    case 'changes':
      return changes(view, say);
    case 'cleared':
      return cleared(view, say);
    case 'undone':
      return undone(view, say);
    case 'stopped':
      return stopped(view, say);
    case 'finished':
      return finished(view, say);
    case 'standings written':
      return standingsWritten(view, say);
    case 'names written':
      return namesWritten(view, say);
    case 'prizes written':
      return prizesWritten(view, say);
    case 'report written':
      return reportWritten(view, say);
    case 'simulate':
      return simulate(view, say);
    case 'simulation':
      return simulation(view, playing, say);
    case 'audit':
      return audit(view, playing, say);
    case 'simulation written':
      return simulationWritten(view, say);
    case 'imported':
      return imported(view, say);
    case 'ratings':
      return ratings(view, asked.ask === 'preview ratings' ? asked.ratings : undefined, say);
    case 'print sheet':
      return printSheet(view, say);
    case 'ratings written':
      return ratingsWritten(view, say);
    case 'busy':
      return busy(asked, say);
  }
}

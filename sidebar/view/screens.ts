import type { HelpName, Request, ShownView } from '../../src/application/protocol/protocol';
import type { Panel } from '../model/panel';
import type { Place } from '../model/place';
import { lookAgain } from '../state/looks';
import type { State } from '../state/screen';
import type { Say } from '../words';
import { absence } from './round/absence';
import { audit } from './event/audit';
import { begun } from './round/begun';
import { changed } from './round/changed';
import { changes } from './event/changes';
import { create } from './event/create';
import { created } from './event/created';
import { details } from './event/details';
import { busy } from './failed';
import { files, imported, importPreview, printSheet } from './files';
import {
  costsWritten,
  finished,
  namesWritten,
  prizesWritten,
  reportWritten,
  standingsWritten,
} from './event/finished';
import { groups, ranks } from './event/groups';
import { noWallList } from './noWallList';
import { numbers } from './event/numbers';
import { mergeDone, mergePreview, mergeRounds } from './merge';
import { people } from './event/people';
import { places } from './event/places';
import { players } from './event/players';
import { proposals } from './event/proposals';
import { registration } from './event/registration';
import { part } from './round/part';
import { oddResults } from './round/oddResults';
import { pastChanged } from './round/pastChanged';
import { preview, previewByHand } from './round/preview';
import { problems } from './problems';
import { later } from './round/later';
import { ready } from './round/ready';
import { simulate, simulation, simulationWritten } from './event/simulation';
import { ratings, ratingsWritten } from './ratings';
import { recorded } from './round/recorded';
import { reports } from './round/reports';
import { resultsMissing } from './round/resultsMissing';
import { stopped } from './stopped';
import { cleared, undone } from './round/undone';
import { tables } from './round/tables';
import { textInColumn } from './event/textInColumn';
import { version } from './event/version';
import { written } from './round/written';

/** The rest of the state that panels are made of. */
type ScreenContext = Required<
  Pick<
    State,
    | 'asked'
    | 'event'
    | 'playing'
    | 'file'
    | 'wish'
    | 'byHand'
    | 'desk'
    | 'halfWay'
    | 'arrivals'
    | 'cameIn'
    | 'row'
  >
>;

interface ScreenOf<V> {
  readonly panel: (view: V, say: Say, beside: ScreenContext) => Panel;
  /** The topic at which the help opens. */
  readonly help: HelpName;
  /**
   * The question on return to the panel, where it is not that about the state; `stay`: looking would discard something. `asked` is what
   * was asked last.
   */
  readonly onReturn?: 'stay' | ((view: V, asked: Request) => Request | undefined);
  /** Whether it tells what was done: a look by itself leaves it to be read, and goes on only for who comes back. */
  readonly tells?: true;
  /** Whether it ends with the rules that the event is held by. */
  readonly hasRules?: true;
  /** The place of the line at the top that it belongs to. */
  readonly at?: Place['place'];
  /** Whether no list stands above it. */
  readonly isAlone?: true;
}

type ViewName = ShownView['view'];

const unless = (remarks: readonly unknown[]): Request | undefined =>
  remarks.length > 0 ? undefined : { ask: 'state' };

const SCREENS: {
  readonly [N in ViewName]: ScreenOf<Extract<ShownView, { readonly view: N }>>;
} = {
  'no wall list': { panel: noWallList, help: 'create' },
  text: { panel: textInColumn, help: 'create' },
  create: { panel: create, help: 'create', onReturn: 'stay' },
  import: {
    panel: (view, say, { file }) => importPreview(view, file, say),
    help: 'create',
    onReturn: 'stay',
    isAlone: true,
  },
  imported: { tells: true, panel: imported, help: 'create' },
  created: { at: 'players', tells: true, panel: created, help: 'players' },
  players: {
    at: 'players',
    panel: players,
    help: 'players',
    onReturn: ({ door }) => ({ ask: 'players', door }),
  },
  numbers: { at: 'players', panel: numbers, help: 'players', onReturn: () => ({ ask: 'numbers' }) },
  ratings: {
    at: 'players',
    panel: (view, say, { asked, event }) =>
      ratings(view, asked.ask === 'preview ratings' ? asked.ratings : undefined, { event }, say),
    help: 'players',
    onReturn: 'stay',
  },
  merge: {
    panel: (view, say, { asked, event }) => mergePreview(view, asked, { event }, say),
    help: 'files',
    onReturn: 'stay',
  },
  'merge rounds': {
    panel: (view, say, { asked }) => mergeRounds(view, asked, say),
    help: 'files',
    onReturn: 'stay',
  },
  merged: { tells: true, panel: (view, say, { event }) => mergeDone(view, { event }, say), help: 'files' },
  'ratings written': { at: 'players', panel: ratingsWritten, help: 'players' },
  people: { at: 'players', panel: people, help: 'players', onReturn: 'stay' },
  registration: {
    at: 'players',
    panel: (view, say, beside) => registration(view, beside, say),
    help: 'players',
    tells: true,
    // Who was typed into the sheet meanwhile is there; what is asked or told here stays.
    onReturn: ({ asked, late, left, source, said, done }) =>
      asked || late || left || source || said || done ? undefined : { ask: 'registration' },
  },
  proposals: { at: 'players', panel: proposals, help: 'players', onReturn: 'stay' },
  groups: { at: 'players', panel: groups, help: 'players', onReturn: 'stay' },
  ranks: { at: 'players', panel: ranks, help: 'players', onReturn: 'stay' },
  'details changed': { at: 'round', panel: details, help: 'players' },
  cleared: {
    at: 'players',
    tells: true,
    panel: cleared,
    help: 'players',
    onReturn: ({ kept }) => unless(kept),
  },
  ready: { at: 'round', panel: ready, help: 'pairing', hasRules: true },
  preview: {
    at: 'round',
    panel: (view, say, { byHand }) => (byHand ? previewByHand(view, say) : preview(view, say)),
    help: 'pairing',
    onReturn: ({ hand, left = [] }) => ({
      ask: 'preview',
      ...(hand && { hand, ahead: true }),
      ...(left.some(({ why }) => why === 'not here') && { without: true }),
    }),
    hasRules: true,
  },
  part: { at: 'round', panel: part, help: 'pairing', onReturn: 'stay' },
  written: {
    at: 'round',
    tells: true,
    panel: written,
    help: 'pairing',
    onReturn: ({ different }) => unless(different),
  },
  'costs written': { at: 'round', panel: costsWritten, help: 'pairing', onReturn: 'stay' },
  'report written': { at: 'round', panel: reportWritten, help: 'pairing', onReturn: 'stay' },
  'results missing': {
    at: 'round',
    panel: resultsMissing,
    help: 'results',
    onReturn: ({ round }) => ({ ask: 'round', round }),
    hasRules: true,
  },
  recorded: {
    tells: true,
    panel: recorded,
    help: 'results',
    onReturn: ({ left, draws }) => unless(draws ?? left),
  },
  reports: { at: 'round', panel: reports, help: 'results', onReturn: () => ({ ask: 'reports' }) },
  absence: { at: 'round', panel: absence, help: 'accidents', onReturn: 'stay' },
  tables: {
    at: 'round',
    panel: tables,
    help: 'pairing',
    onReturn: ({ round, played }) => ({ ask: 'tables', round, played }),
  },
  'odd results': { at: 'round', panel: oddResults, help: 'results' },
  'past changed': { at: 'round', panel: pastChanged, help: 'accidents' },
  changed: {
    at: 'round',
    tells: true,
    panel: changed,
    help: 'accidents',
    onReturn: ({ different }) => unless(different),
  },
  begun: { panel: begun, help: 'accidents' },
  undone: { tells: true, panel: undone, help: 'accidents', onReturn: ({ kept }) => unless(kept) },
  stopped: { panel: stopped, help: 'accidents', onReturn: 'stay' },
  busy: { panel: (_, say, { asked }) => busy(asked, say), help: 'accidents', onReturn: 'stay' },
  changes: { panel: changes, help: 'accidents' },
  version: { panel: version, help: 'accidents' },
  later: { at: 'round', panel: later, help: 'pairing', onReturn: ({ round }) => ({ ask: 'round', round }) },
  places: {
    at: 'places',
    panel: places,
    help: 'standings',
    onReturn: () => ({ ask: 'places' }),
    hasRules: true,
  },
  problems: {
    panel: (view, say, { asked, event }) => problems(view, asked, { event }, say),
    help: 'check',
    onReturn: (_, asked) => lookAgain(asked),
  },
  audit: {
    panel: (view, say, { playing, event }) => audit(view, playing, { event }, say),
    help: 'check',
    onReturn: 'stay',
  },
  finished: { at: 'places', panel: finished, help: 'standings', hasRules: true },
  'standings written': {
    at: 'places',
    panel: standingsWritten,
    help: 'standings',
    onReturn: 'stay',
    hasRules: true,
  },
  'prizes written': {
    at: 'places',
    panel: prizesWritten,
    help: 'standings',
    onReturn: 'stay',
    hasRules: true,
  },
  files: {
    panel: (view, say, { wish, event }) => files(view, wish, { event }, say),
    help: 'files',
    onReturn: 'stay',
    isAlone: true,
  },
  'names written': { at: 'places', panel: namesWritten, help: 'files', onReturn: 'stay' },
  'print sheet': { panel: printSheet, help: 'files', onReturn: 'stay' },
  simulate: { panel: simulate, help: 'formulas', onReturn: 'stay' },
  simulation: {
    panel: (view, say, { playing }) => simulation(view, playing, say),
    help: 'formulas',
    onReturn: 'stay',
  },
  'simulation written': { panel: simulationWritten, help: 'formulas', onReturn: 'stay' },
};

/** The screen of a view: all that differs from view to view. */
export const screenOf = ({ view }: ShownView): ScreenOf<ShownView> => SCREENS[view] as ScreenOf<ShownView>;

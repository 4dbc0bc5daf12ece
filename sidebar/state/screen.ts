import type {
  EventNews,
  Glance,
  ListNow,
  NewTournamentForm,
  Request,
  ShownView,
  TournamentNow,
} from '../../src/application/protocol/protocol';
import {
  NOTHING_CHOSEN,
  type ClashedEntry,
  type DoneEntry,
  type QueuedEntry,
  type RowChoice,
} from '../model/entry';
import type { Made } from '../../src/exchange/part';
import { NO_LISTS, type DeskArrival, type CameIn, type DeskLists } from '../model/desk';
import { NOTHING_BEGUN, type HalfWay } from '../model/halfWay';
import { NOTHING_PRESSED, type PlayersSaving } from '../model/saving';
import type { FileWish, ReadFile, ReadRatings } from '../model/wish';
import { FIRST_SYSTEM, roundsOf } from '../systems';
import type { Language } from '../../src/tournament/languages';
import type { PanelWords } from '../words';

/** The screen. Everything comes from the spreadsheet: nothing here outlives the panel. */
export type Screen =
  | { readonly screen: 'starting' }
  | { readonly screen: 'view'; readonly view: ShownView }
  | { readonly screen: 'failed'; readonly request: Request; readonly message: string }
  /** A file that cannot be read. */
  | { readonly screen: 'refused'; readonly sentence: string }
  /** Another copy of the event is asked for. */
  | { readonly screen: 'copy' }
  /** A rating list is asked for. */
  | { readonly screen: 'rating list' }
  /** A rating list that was read, with who is in doubt. */
  | { readonly screen: 'rating matches'; readonly read: ReadRatings }
  /** A file that was made and waits to be saved. */
  | { readonly screen: 'made'; readonly made: Made };

export interface Running {
  readonly request: Request;
  /** The panel looks by itself when it gets the focus: nothing is disabled or announced. */
  readonly quiet: boolean;
  /** The number of the question; answers to earlier questions are ignored. */
  readonly turn: number;
}

export interface State {
  readonly screen: Screen;
  readonly words: Partial<PanelWords>;
  readonly language: Language;
  /** The rules that the event is held by; '' where nothing is known. */
  readonly rules: string;
  /** System, players and progress; undefined without a tournament. */
  readonly event: EventNews | undefined;
  /** The list that the screen speaks of, and all that the workbook has, where there are several. */
  readonly list: ListNow | undefined;
  readonly lists: readonly ListNow[] | undefined;
  readonly running: Running | undefined;
  readonly turn: number;
  /** The last question that was not quiet; *Try again* repeats it. */
  readonly asked: Request;
  /** The view that *Back* returns to. */
  readonly before: ShownView | undefined;
  /** Undefined where a look has to read everything. */
  readonly glance: Glance | undefined;
  /** The form for a new tournament as filled in. */
  readonly draft: NewTournamentForm;
  /** Results that were entered and are not saved yet, in their order; they stay until they are. */
  readonly queue: readonly QueuedEntry[];
  /** Entries that were not saved, because other results stand there. */
  readonly clashes: readonly ClashedEntry[];
  /** Since the panel was opened, so that it can be taken back. */
  readonly done: readonly DoneEntry[];
  readonly row: RowChoice;
  readonly saving: PlayersSaving;
  /** People who were put in at the desk and do not stand in the list yet, and who came in last. */
  readonly arrivals: readonly DeskArrival[];
  readonly cameIn: readonly CameIn[];
  readonly desk: DeskLists;
  readonly halfWay: HalfWay;
  /** Whether a preview is being changed by hand. */
  readonly byHand: boolean;
  /** Whether events are being simulated or rounds checked, part after part, until all are played or *Stop* is pressed. */
  readonly playing: boolean;
  /** The file whose import is previewed. */
  readonly file: ReadFile | undefined;
  /** The files that were chosen, and the tournament that they are made of. */
  readonly wish: FileWish;
  readonly tournament: TournamentNow | undefined;
}

export const NEW_DRAFT: NewTournamentForm = {
  name: '',
  system: FIRST_SYSTEM,
  teams: false,
  rounds: roundsOf(FIRST_SYSTEM),
  upperBar: '',
  lowerBar: '',
  seed: '',
};

export const STARTING: State = {
  screen: { screen: 'starting' },
  words: {},
  language: 'en',
  rules: '',
  event: undefined,
  list: undefined,
  lists: undefined,
  running: undefined,
  turn: 0,
  asked: { ask: 'state' },
  before: undefined,
  glance: undefined,
  draft: NEW_DRAFT,
  queue: [],
  clashes: [],
  done: [],
  row: NOTHING_CHOSEN,
  saving: NOTHING_PRESSED,
  arrivals: [],
  cameIn: [],
  desk: NO_LISTS,
  halfWay: NOTHING_BEGUN,
  byHand: false,
  playing: false,
  file: undefined,
  wish: { kind: 'html', names: 'full', club: true, pin: false, hide: '', paper: 'A4', round: '' },
  tournament: undefined,
};

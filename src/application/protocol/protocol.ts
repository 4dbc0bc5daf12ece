/**
 * Requests of the sidebar and their answers: plain JSON, because nothing else passes through
 * `google.script.run`. One function answers, `sidebar(request)`. The server keeps nothing between two
 * requests: everything is read from the sheet. Each subject has a file in the folder of this name; who asks
 * imports from here.
 */
import type { Language } from '../../tournament/languages';
import type { AuditView } from './audit';
import type { AfterStartViews } from './afterStart';
import type { CreateViews } from './create';
import type { FilesViews } from './files';
import type { GroupsViews } from './groups';
import type { LogViews } from './log';
import type { StandingsSheetsViews } from './standingsSheets';
import type { PanelKey } from './page';
import type { PairingViews } from './pairing';
import type { RegistrationViews } from './registration';
import type { RequestName, RequestOf } from './requests';
import type { RoundsViews } from './rounds';
import type { SimulationViews } from './simulation';
import type { EventNews, Glance, ListNow, StateViews } from './state';

export type * from '../../exchange/fileRows';
export type * from './audit';
export type * from './afterStart';
export type * from './chart';
export type * from './create';
export * from './files';
export * from './groups';
export type * from './log';
export type * from './standingsSheets';
export type * from './page';
export * from './pairing';
export * from './registration';
export type * from './remark';
export * from './rounds';
export type * from './simulation';
export type * from './state';

export type Request = RequestOf<RequestName>;

/** A request with the list of the screen that it was asked from: what is pressed there is about no other one. */
export type RequestOfList = Request & {
  readonly list?: string | undefined;
  /** The language of the texts that the page has: an answer in it brings none. */
  readonly words?: Language | undefined;
};

export type View =
  | StateViews
  | CreateViews
  | RegistrationViews
  | GroupsViews
  | PairingViews
  | RoundsViews
  | AfterStartViews
  | LogViews
  | StandingsSheetsViews
  | FilesViews
  | SimulationViews
  | AuditView;

export type ShownView = Exclude<View, { readonly view: 'same' | 'entered' }>;

export type PanelTexts = Readonly<Record<PanelKey, string>>;

export interface Answer {
  readonly view: View;
  /** The panel's texts in the organiser's language, without a gap; missing where the page has said that it has them. */
  readonly text?: PanelTexts;
  readonly language: Language;
  /** Missing where looking again has to read everything. */
  readonly glance?: Glance;
  /** The list that it speaks of; missing without one. */
  readonly list?: ListNow | undefined;
  /** All lists, where there are several; a jump to a cell does not tell them. */
  readonly lists?: readonly ListNow[] | undefined;
  /** The rules that the event is held by, or in what it is not; missing without a wall list. */
  readonly rules?: string | undefined;
  /** Missing without a wall list. */
  readonly event?: EventNews | undefined;
  /** The names that several people of the event have; missing where all differ. */
  readonly namesakes?: readonly string[];
}

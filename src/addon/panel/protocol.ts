/**
 * Requests of the sidebar and their answers: plain JSON, because nothing else passes through
 * `google.script.run`. One function answers, `sidebar(request)`. The server keeps nothing between two
 * requests: everything is read from the sheet. Each subject has a file in the folder of this name; who asks
 * imports from here.
 */
import type { AuditRequest, AuditView } from './protocol/audit';
import type { ChangesRequests, ChangesViews } from './protocol/changes';
import type { CreateRequests, CreateViews } from './protocol/create';
import type { FilesRequests, FilesViews } from './protocol/files';
import type { LogRequests, LogViews } from './protocol/log';
import type { OutputsRequests, OutputsViews } from './protocol/outputs';
import type { PanelKey } from './protocol/page';
import type { PairingRequests, PairingViews } from './protocol/pairing';
import type { RegisterRequests, RegisterViews } from './protocol/register';
import type { RoundsRequests, RoundsViews } from './protocol/rounds';
import type { SimulationRequests, SimulationViews } from './protocol/simulation';
import type { EventNews, Glance, ListNow, StateRequests, StateViews } from './protocol/state';

export type * from '../../files/fileRows';
export type { WarmStart } from '../../pairing/game/round';
export type * from './protocol/audit';
export type * from './protocol/changes';
export type * from './protocol/chart';
export type * from './protocol/create';
export type * from './protocol/files';
export type * from './protocol/log';
export type * from './protocol/outputs';
export type * from './protocol/page';
export type * from './protocol/pairing';
export * from './protocol/register';
export type * from './protocol/remark';
export * from './protocol/rounds';
export type * from './protocol/simulation';
export type * from './protocol/state';

export type Request =
  | StateRequests
  | CreateRequests
  | RegisterRequests
  | PairingRequests
  | RoundsRequests
  | ChangesRequests
  | LogRequests
  | OutputsRequests
  | FilesRequests
  | SimulationRequests
  | AuditRequest;

/** A request with the list of the screen that it was asked from: what is pressed there is about no other one. */
export type RequestOfList = Request & { readonly list?: string | undefined };

export type View =
  | StateViews
  | CreateViews
  | RegisterViews
  | PairingViews
  | RoundsViews
  | ChangesViews
  | LogViews
  | OutputsViews
  | FilesViews
  | SimulationViews
  | AuditView;

/** A view with a screen of its own. */
export type ShownView = Exclude<View, { readonly view: 'same' }>;

export interface Answer {
  readonly view: View;
  /** The panel's texts in the organiser's language, without a gap. */
  readonly text: Readonly<Record<PanelKey, string>>;
  readonly language: string;
  /** What the view rests on; missing where looking again has to read everything. */
  readonly glance?: Glance;
  /** The list that it speaks of; missing without one. */
  readonly list?: ListNow | undefined;
  /** All lists, where there are several and somebody has looked. */
  readonly lists?: readonly ListNow[] | undefined;
  /** The rules that the event is held by, or in what it is not; missing without a wall list. */
  readonly rules?: string | undefined;
  /** Missing without a wall list. */
  readonly event?: EventNews | undefined;
}

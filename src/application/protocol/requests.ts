/** Every request of the panel, by its name: each stands in the file of its subject, beside the views that answer it. */
import { AUDIT } from './audit';
import { AFTER_START } from './afterStart';
import { CREATE } from './create';
import type { FieldForm, FieldsOf } from './fields';
import { FILES } from './files';
import { GROUPS } from './groups';
import { LOG } from './log';
import { STANDINGS_SHEETS } from './standingsSheets';
import { PAIRING } from './pairing';
import { REGISTRATION } from './registration';
import { ROUNDS } from './rounds';
import type { RequestFacts } from './facts';
import { SIMULATION } from './simulation';
import { STATE } from './state';

interface FactsInFull extends RequestFacts {
  readonly fields: Readonly<Record<string, FieldForm>>;
}

export const REQUESTS = {
  ...STATE,
  ...CREATE,
  ...REGISTRATION,
  ...GROUPS,
  ...PAIRING,
  ...ROUNDS,
  ...AFTER_START,
  ...LOG,
  ...STANDINGS_SHEETS,
  ...FILES,
  ...SIMULATION,
  ...AUDIT,
} as const satisfies Readonly<Record<string, FactsInFull>>;

export type RequestName = keyof typeof REQUESTS;

type Flat<T> = { [K in keyof T]: T[K] };

export type RequestOf<A extends RequestName> = {
  [N in A]: Flat<{ readonly ask: N } & FieldsOf<(typeof REQUESTS)[N]['fields']>>;
}[A];

export const factsOf = (ask: RequestName): FactsInFull => REQUESTS[ask];

/** Whether a request changes nothing in the sheets: it needs no lock, and may be repeated where no answer came. */
export const isReading = (ask: RequestName): boolean =>
  ['nothing', 'selection'].includes(factsOf(ask).changes);

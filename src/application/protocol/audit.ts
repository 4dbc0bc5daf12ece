/** The whole event checked from the start. */
import type { FactsByName } from './facts';
import type { Remarkable } from './remark';

export const AUDIT = {
  /** Checks the whole event from the start; so many rounds are done already. */
  audit: { fields: { done: 'count' }, changes: 'nothing', waiting: 'sidebar.checking' },
} as const satisfies FactsByName;

/** The next rounds of an event as checked; the panel asks on until `done` is `rounds`, and keeps what it was told. */
export interface AuditView {
  readonly view: 'audit';
  readonly done: number;
  readonly rounds: number;
  readonly parts: readonly AuditPart[];
  /** Places and prizes; with the last round. */
  readonly end: readonly Remarkable[];
}

/** A round: what it is in a sentence, and what was found. A departure from the rules is a warning. */
export interface AuditPart {
  readonly title: string;
  readonly findings: readonly Remarkable[];
}

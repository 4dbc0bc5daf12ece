import type { AuditedEvent } from './auditedEvent';
import { auditRound } from './auditRound';
import type { Finding, RoundAudit } from './finding';
import { auditPlaces, type Claims } from './places';
import { playedRounds } from './playedRounds';

export interface EventAudit {
  readonly rounds: readonly RoundAudit[];
  /** Of the places and prizes that stand in the list. */
  readonly end: readonly Finding[];
}

/** A whole event: every round that has games, then the places. */
export const auditEvent = (event: AuditedEvent, claims: Claims = {}): EventAudit => ({
  rounds: playedRounds(event).map(round => auditRound(event, round)),
  end: auditPlaces(event, claims),
});

/** Whether anything departs from the rules; a note is none. */
export const hasDepartures = ({ rounds, end }: EventAudit): boolean =>
  [...rounds.flatMap(({ findings }) => findings), ...end].some(({ weight }) => weight === 'departure');

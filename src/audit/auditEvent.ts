import type { AuditedEvent } from './auditedEvent';
import { auditRound } from './auditRound';
import type { Finding, EventAudit, Verdict } from './finding';
import { auditPlaces, type Claims } from './places';
import { playedRounds } from './playedRounds';

/** A whole event: every round that has games, then the places. */
export const auditEvent = (event: AuditedEvent, claims: Claims = {}): EventAudit => ({
  rounds: playedRounds(event).map(round => auditRound(event, round)),
  end: auditPlaces(event, claims),
});

/** Equally good games, and notes, change nothing. */
export function verdictOf({ rounds, end }: EventAudit): Verdict {
  const isDeparture = ({ weight }: Finding): boolean => weight === 'departure';
  if (rounds.some(({ legal }) => !legal)) return 'illegal';
  const findings = [...rounds.flatMap(round => round.findings), ...end];
  return rounds.some(({ optimal }) => optimal === 'not') || findings.some(isDeparture) ? 'legal' : 'best';
}

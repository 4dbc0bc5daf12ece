import { auditEvent, verdictOf } from '../audit/auditEvent';
import { auditSummary, costSentence, findingSentence, roundSentence } from '../sheet/audit/auditWords';
import { makeText } from '../sheet/wording';
import type { Finding } from '../audit/finding';
import type { OpenedList, NoAnswer } from './openList';
import { insideOf } from './inside';
import { whyNoAnswer } from './stopped';

export interface AuditedPart {
  /** `Round 3: legal, and the best pairing.` */
  readonly sentence: string;
  /** Sentences on departures from the rules. */
  readonly departures: readonly string[];
  readonly notes: readonly string[];
}

export interface AuditOfList {
  readonly kind: 'audit';
  /** `legal`: every round is, but another pairing was better, or places depart from the rules. */
  readonly verdict: 'best' | 'legal' | 'illegal';
  readonly summary: string;
  readonly rounds: readonly AuditedPart[];
  /** Tells of places and prizes. */
  readonly end: AuditedPart;
}

const english = makeText('en');

/** Pairs every round again from what was known before it: was it legal, was it the best, and what did each difference cost? */
export function auditOf(list: OpenedList): AuditOfList | NoAnswer {
  const stopped = whyNoAnswer(list, true);
  if (stopped) return stopped;
  const { wallList, settings } = insideOf(list).input.event;
  const audit = auditEvent({ wallList, settings, known: [] });
  return {
    kind: 'audit',
    verdict: verdictOf(audit),
    summary: auditSummary(english, audit),
    rounds: audit.rounds.map(round => partOf(roundSentence(english, round), round.findings)),
    end: partOf('', audit.end),
  };
}

const wordsOf = (finding: Finding): string =>
  [findingSentence(english, finding), costSentence(english, finding)].join(' ').trim();

const partOf = (sentence: string, findings: readonly Finding[]): AuditedPart => ({
  sentence,
  departures: findings.filter(({ weight }) => weight === 'departure').map(wordsOf),
  notes: findings.filter(({ weight }) => weight !== 'departure').map(wordsOf),
});

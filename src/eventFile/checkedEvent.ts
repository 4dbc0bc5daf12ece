import { actsHere } from '../audit/irregularActs';
import type { Finding, EventAudit, Verdict } from '../audit/finding';
import { auditRound } from '../audit/auditRound';
import { playedRounds } from '../audit/playedRounds';
import { verdictOf } from '../audit/auditEvent';
import { isZip } from '../exchange/saved/readBookFile';
import { bytesToText } from '../formats/parse/bytesToText';
import { auditSummary, costSentence, findingSentence, roundSentence } from '../sheet/audit/auditWords';
import { makeText, sentenceWithMend, type Text } from '../sheet/wording';
import { fileSentence } from '../text/files';
import { LANGUAGES, type Language } from '../tournament/languages';
import { eventInBook, eventInText, type ListChoice, type NoEvent } from './eventInText';
import { ratingFileFollows, type RatingComparison } from './ratingFile';
import { readSeal, type SealReading } from './seal';

export type { RatingComparison, RatingDifference } from './ratingFile';
export type { ListChoice } from './eventInText';
export type { SealReading } from './seal';

export interface CheckedLine {
  readonly sentence: string;
  readonly isDeparture: boolean;
}

export interface CheckedRound {
  readonly round: number;
  readonly isLegal: boolean;
  readonly isBest: boolean;
  readonly sentence: string;
  readonly lines: readonly CheckedLine[];
}

export interface CheckedEvent {
  readonly kind: 'checked';
  readonly verdict: Verdict;
  readonly summary: string;
  /** The sheet of the list: a workbook may hold several. */
  readonly sheet: string;
  readonly lists: readonly ListChoice[];
  readonly players: number;
  readonly rounds: readonly CheckedRound[];
  /** Places and prizes. */
  readonly end: readonly CheckedLine[];
  /** Games by hand and later changes, as the Log tells them; undefined where the file has no Log. */
  readonly acts: readonly CheckedLine[] | undefined;
  /** The reason for a system that the file does not name; '' where it does. */
  readonly supposed: string;
  /** Columns of scores that say otherwise, with the bars or starts that would give them. */
  readonly printed: readonly string[];
  readonly seal: SealReading;
  readonly compare: (bytes: Uint8Array) => RatingComparison;
}

/**
 * Checks an event that anybody was sent; nothing of it leaves the caller. `asked` is the language of the sentences, `list` the one that
 * is meant where the file has several.
 */
export function checkedEvent(
  bytes: Uint8Array,
  asked: string,
  list?: string,
): CheckedEvent | NoEvent | { readonly kind: 'noText' } {
  const language: Language = LANGUAGES.find(code => code === asked) ?? 'en';
  const text = makeText(language);
  const decoded = isZip(bytes) ? undefined : bytesToText(bytes);
  if (decoded && !('text' in decoded))
    return { kind: 'refused', sentence: fileSentence(language, decoded), at: '' };
  // No text has this character: a picture, say.
  if (decoded?.text.includes('\0') === true) return { kind: 'noText' };
  const read = decoded
    ? eventInText(decoded.text, { language, list })
    : eventInBook(bytes, { language, list });
  if (read.kind !== 'read') return read;
  const { event, sheet = '', lists, supposed, printed, end } = read;
  const audit: EventAudit = {
    rounds: playedRounds(event).map(round => auditRound(event, round)),
    end: end(),
  };
  return {
    kind: 'checked',
    verdict: verdictOf(audit),
    summary: auditSummary(text, audit),
    sheet,
    lists,
    players: event.wallList.players.length,
    rounds: audit.rounds.map(roundAudit => ({
      round: roundAudit.round,
      isLegal: roundAudit.legal,
      isBest: roundAudit.optimal !== 'not',
      sentence: roundSentence(text, roundAudit),
      lines: roundAudit.findings.map(finding => lineOf(text, finding)),
    })),
    end: audit.end.map(finding => lineOf(text, finding)),
    acts: event.known.length === 0 ? undefined : actsHere(event).map(finding => lineOf(text, finding)),
    supposed,
    printed: printed().flatMap(({ problem }) => (problem ? [sentenceWithMend(text, problem)] : [])),
    seal: readSeal(decoded?.text ?? ''),
    compare: file => {
      const other = bytesToText(file);
      if (!('text' in other)) return { kind: 'refused', sentence: fileSentence(language, other) };
      return ratingFileFollows(event, other.text, language);
    },
  };
}

const lineOf = (text: Text, finding: Finding): CheckedLine => ({
  sentence: [findingSentence(text, finding), costSentence(text, finding)].join(' ').trim(),
  isDeparture: finding.weight === 'departure',
});

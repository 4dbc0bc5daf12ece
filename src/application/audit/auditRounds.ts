import { auditRound } from '../../audit/auditRound';
import { playedRounds } from '../../audit/playedRounds';
import type { Finding } from '../../audit/finding';
import { auditClaims } from '../../audit/places';
import { findingSentence, roundSentence } from '../../sheet/audit/auditWords';
import { makeA1 } from '../../sheet/cells/cell';
import type { Remarkable, View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { auditedEvent, claimsIn, prizesInSheets } from './auditable';

/**
 * Some rounds of an audit, as many as do not take long together; the panel asks on for the others. With the last one come places
 * and prizes.
 */
export function auditRounds(workbook: Workbook, tournament: Tournament, asked: number): View {
  const { text } = tournament;
  const done = Number.isInteger(asked) && asked > 0 ? asked : 0;
  const event = auditedEvent(workbook, tournament);
  const rounds = playedRounds(event);
  const count = Math.max(1, Math.floor(AT_ONCE / Math.max(1, event.wallList.players.length)));
  const audited = rounds.slice(done, done + count).map(round => auditRound(event, round));
  const now = done + audited.length;
  const end =
    now < rounds.length
      ? []
      : [...auditClaims(event, claimsIn(workbook, tournament)), ...prizesInSheets(workbook, tournament)];
  const remarkOf = (finding: Finding): Remarkable => ({
    severity: finding.weight === 'departure' ? 'warning' : 'note',
    sentence: findingSentence(text, finding),
    mend: '',
    cell: cellOf(tournament, finding),
  });
  return {
    view: 'audit',
    done: now,
    rounds: rounds.length,
    parts: audited.map(audit => ({
      title: roundSentence(text, audit),
      findings: audit.findings.map(remarkOf),
    })),
    end: end.map(remarkOf),
  };
}

/** Players times rounds that one request looks at: about a second in Google. */
const AT_ONCE = 300;

function cellOf({ list, reading }: Tournament, { players: [player], round }: Finding): Remarkable['cell'] {
  const row = player === undefined ? undefined : reading.rows[player];
  const column = round > 0 ? reading.rounds[round - 1]?.[0] : reading.columns.name;
  if (row === undefined || column === undefined) return undefined;
  return { sheet: list.sheet, a1: makeA1(row + list.origin.row, column + list.origin.column) };
}

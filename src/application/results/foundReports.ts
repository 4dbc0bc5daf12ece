import { answerRows, asksResults, roundSaid, type AnswerRow } from '../../sheet/registration/answerColumns';
import { nameKey } from '../../sheet/registration/sameText';
import type { CellLink } from '../protocol/protocol';
import { answerSheets, type AnswerSheet } from '../read/answerSheets';
import { lastRoundWithGames } from '../read/roundInPlay';
import { cellLink } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { roundsInLog, type RoundsInLog } from '../rounds/pairedAt';
import type { RoundNo } from '../../tournament/indices';

/** A result that somebody has sent by a form. */
export interface SentReport extends Omit<AnswerRow, 'round'> {
  readonly sheet: string;
  readonly round: RoundNo;
  /** As the Log writes times; '' where none is known. */
  readonly came: string;
  readonly cellOf: (question: 'round' | 'table' | 'result') => CellLink;
}

export interface FoundReports {
  readonly newLines: RoundsInLog['newLines'];
  readonly reports: readonly SentReport[];
  /** Say a round without games. */
  readonly others: readonly SentReport[];
  /** Say no round, and nothing tells which it was. */
  readonly roundless: readonly SentReport[];
  /** Say no name where several lists have a table of the number. */
  readonly nameless: readonly SentReport[];
}

/**
 * Forms bring reports of games; undefined where no form asks for results. A report from before its round was paired is of another
 * event, or of a pairing that is gone, and is passed over.
 */
export function foundReports(workbook: Workbook, tournament: Tournament): FoundReports | undefined {
  const sheets = answerSheets(workbook, tournament).filter(({ columns }) => asksResults(columns));
  const last = lastRoundWithGames(tournament.reading.wallList);
  if (sheets.length === 0 || last === 0) return undefined;
  const { pairedAt, newLines } = roundsInLog(workbook);
  const owner = ownerTest(workbook, tournament);
  const groups = { reports: [], others: [], roundless: [], nameless: [] } as Record<
    Exclude<keyof FoundReports, 'newLines'>,
    SentReport[]
  >;
  for (const report of sheets.flatMap(sheet => reportsOf(workbook, sheet))) {
    const roundOfReport = report.round === SAYS_NONE ? undefined : report.round;
    const round = roundOfReport ?? last;
    const isKnown = round >= 1 && round <= last;
    const { came } = report;
    const since = isKnown && came !== '' ? pairedAt(round) : undefined;
    const of = owner(report);
    if ((since !== undefined && came < since) || of === 'another list') continue;
    if (of === 'nobody') groups.nameless.push(report);
    else if (!isKnown) groups.others.push(report);
    else if (roundOfReport === undefined && last > 1 && since === undefined) groups.roundless.push(report);
    else groups.reports.push({ ...report, round });
  }
  return { ...groups, newLines };
}

/** No round has this number; one that cannot be read is 0. */
const SAYS_NONE = -1;

const reportsOf = ({ timeText }: Workbook, { sheet, values, columns }: AnswerSheet): readonly SentReport[] =>
  answerRows(values, columns)
    .filter(({ table, result }) => table !== '' || result !== '')
    .map(answer => ({
      ...answer,
      sheet,
      came: (answer.time && timeText?.(answer.time)) ?? '',
      round: answer.round === '' ? SAYS_NONE : (roundSaid(answer.round) ?? 0),
      cellOf: question =>
        cellLink({ sheet, origin: { row: 0, column: 0 } }, answer.row, columns[question] ?? columns.time),
    }));

/** Where a workbook has several lists, whoever reports has to be one of the list. */
function ownerTest(
  { list }: Workbook,
  { reading }: Tournament,
): (report: SentReport) => 'this list' | 'another list' | 'nobody' {
  if (!list || (list.others.length === 0 && !list.part)) return () => 'this list';
  const nameKeys = new Set(reading.wallList.players.map(({ name }) => nameKey(name)));
  return ({ name }) => (name === '' ? 'nobody' : nameKeys.has(nameKey(name)) ? 'this list' : 'another list');
}

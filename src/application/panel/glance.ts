import type { Workbook } from '../workbook/workbook';
import { mayHoldLists } from '../lists/whichList';
import { asksResults } from '../../sheet/registration/answerColumns';
import { answerSheets } from '../read/answerSheets';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { ComputedCells, Glance } from '../protocol/protocol';
import { computedCells, withoutComputed } from './computedCells';

/** With those of three forms, say of the rounds to come. */
export const MOST_SHEETS = 6;

/**
 * The panel has seen the names of all sheets, and the cells of the wall list, the settings, the
 * newest Round sheet and what players report. Where these are the same, so is the screen.
 */
export function glanceAt(whole: Workbook, workbook: Workbook, tournament: Tournament): Glance {
  const { list, settingsAt, settings } = tournament;
  const names = workbook.sheetNames();
  const [round] = names
    .map(name => ({ name, round: roundOfName(name) ?? 0 }))
    .sort((a, b) => b.round - a.round);
  const sheets = [list.sheet, settingsAt?.sheet, round && round.round > 0 ? round.name : undefined];
  const answers = answerSheets(workbook, tournament).filter(({ columns }) => asksResults(columns));
  const read = [...new Set([...sheets, ...answers.map(({ sheet }) => sheet)])]
    .filter(name => name !== undefined)
    .slice(0, MOST_SHEETS);
  const isAmong = workbook.list?.part !== undefined;
  const hasOthers = isAmong || mayHoldLists(whole).some(name => name !== list.sheet);
  const front = hasOthers ? frontOf(whole, isAmong) : undefined;
  const computed = computedCells(workbook, tournament);
  const print = printOf(whole, read, computed);
  const glance = { sheets: read, computed, print, language: settings.language };
  return front === undefined ? glance : { ...glance, front };
}

/** Whether nothing has changed since a glance; what the panel sends back is not trusted. */
export function isAsSeen(workbook: Workbook, glance: unknown): glance is Glance {
  const { sheets, computed = [], print, language, front } = (glance ?? {}) as Partial<Glance>;
  return (
    Array.isArray(sheets) &&
    sheets.length <= MOST_SHEETS &&
    typeof language === 'string' &&
    (front === undefined || front === frontOf(workbook, String(front).includes(CELL))) &&
    print === printOf(workbook, sheets.map(String), computed)
  );
}

/** The sheet in front, with the active cell where that says which list is meant. */
function frontOf(workbook: Workbook, hasCell: boolean): string {
  const cell = hasCell ? workbook.activeCell?.() : undefined;
  return workbook.activeSheet() + (cell ? `${CELL}${cell.row},${cell.column}` : '');
}

/** No name of a sheet has it. */
const CELL = '\n';

/** What is computed stands in the first of them, the sheet of the list. */
const printOf = (workbook: Workbook, sheets: readonly string[], computed: readonly ComputedCells[]): string =>
  fingerprint(
    [workbook.sheetNames()],
    ...sheets.map((name, i) => withoutComputed(workbook.read(name)?.values ?? [], i === 0 ? computed : [])),
  );

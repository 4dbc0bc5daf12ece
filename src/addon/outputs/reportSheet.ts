import { pairWeighedRound } from '../../pairing/weighedRound';
import { freeName } from '../../sheet/write/sheetNames';
import { isError } from '../../tournament/problem';
import type { Table } from '../functions/argument';
import { reportTable } from '../functions/pairingReport';
import { preview } from '../pair/pair';
import type { View } from '../panel/protocol';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../google/workbook';

/**
 * Writes the report on the pairing of the next round into a new sheet: its costs by criterion. The report
 * stays when the round is written. To be called under the lock.
 */
export function writeReport(workbook: Workbook, tournament: Tournament): View {
  const { event, problems, text } = tournament;
  if (problems.some(isError)) return preview(workbook, tournament);
  const proved = pairWeighedRound(event);
  if (proved === undefined || !('paired' in proved)) return preview(workbook, tournament);
  const { round } = proved.paired;
  const table = reportTable(text, event.wallList, proved);
  const name = text('sheet.report', { round });
  const made = workbook.sheetNames().find(sheet => sheet === name && holds(workbook, sheet, table));
  const sheet = made ?? makeSheet(workbook, name, table);
  workbook.activate({ sheet, row: 0, column: 0 });
  return { view: 'report written', sheet, round };
}

/** Whether a sheet holds this report already. */
const holds = (workbook: Workbook, sheet: string, table: Table): boolean =>
  JSON.stringify(workbook.read(sheet)?.values.map(row => row.map(String))) ===
  JSON.stringify(table.map(row => row.map(String)));

function makeSheet(workbook: Workbook, name: string, table: Table): string {
  const sheet = freeName(name, workbook.sheetNames());
  workbook.insertSheet(sheet);
  workbook.writeText(
    { sheet, row: 0, column: 0 },
    table.map(row => row.map(String)),
  );
  writeNumbers(workbook, sheet, table);
  const head = { sheet, row: 0, column: 0, rows: 1, columns: table[0]?.length ?? 1 };
  workbook.dress(head, { bold: true, fill: '#e8eaed' });
  WIDTHS.forEach((width, column) =>
    workbook.dress({ ...head, rows: table.length, column, columns: 1 }, { width, wrap: column === 3 }),
  );
  workbook.freeze(sheet, 1, 0);
  return sheet;
}

/** Writes costs and counts as numbers, so that they can be added up. */
function writeNumbers(workbook: Workbook, sheet: string, table: Table): void {
  const rows = table.slice(1).filter(row => typeof row[1] === 'number');
  const numbers = rows.map(row => [Number(row[1]), Number(row[2])]);
  if (numbers.length > 0) workbook.writeNumbers({ sheet, row: 1, column: 1 }, numbers);
}

/** Pixels. */
const WIDTHS = [190, 120, 70, 600];

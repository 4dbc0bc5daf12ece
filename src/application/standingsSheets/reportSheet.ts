import { pairWeighedRound } from '../../pairing/weighedRound';
import { freeName, ofList } from '../../sheet/write/sheetNames';
import { isError } from '../../tournament/problem';
import type { Table } from '../catalogue/table';
import { reportTable } from '../functions/pairingReport';
import { preview } from '../pair/pair';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { place } from '../workbook/design';
import { sheetAtRequest, type PageAtRequest } from './sheetAtRequest';
import type { Workbook } from '../workbook/workbook';
import { takenNames } from '../write/takenNames';

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
  const name = ofList(text('sheet.report', { round }), workbook.list?.label ?? '');
  const made = workbook.sheetNames().find(sheet => sheet === name && holds(workbook, sheet, table));
  const sheet = made ?? freeName(name, takenNames(workbook));
  const different = made === undefined ? sheetAtRequest(workbook, tournament, sheet, page(table)) : [];
  workbook.activate({ sheet, row: 0, column: 0 });
  if (different.length > 0) return { view: 'stopped', reasons: different };
  return { view: 'report written', sheet, round };
}

const holds = (workbook: Workbook, sheet: string, table: Table): boolean =>
  JSON.stringify(workbook.read(sheet)?.values.map(row => row.map(String))) ===
  JSON.stringify(table.map(row => row.map(String)));

/** Costs and counts are numbers, so that they can be added up. */
const page = (table: Table): PageAtRequest => ({
  cells: table.map(row => row.map(cell => (typeof cell === 'number' ? cell : String(cell)))),
  design: {
    place: place(0, 0, table.length, WIDTHS.length),
    looks: [
      [place(0, 3, table.length, 1), { wrap: true }],
      [place(0, 0, 1, table[0]?.length ?? 1), { bold: true, fill: '#e8eaed' }],
    ],
    widths: WIDTHS,
    frozen: [1, 0],
  },
});

/** Pixels. */
const WIDTHS = [190, 120, 70, 600];

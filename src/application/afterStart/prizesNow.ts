import { parseA1, type Values } from '../../sheet/cells/cell';
import { sheetWith } from '../read/sheetWith';
import type { Event } from '../../standings/stages/event';
import { prizeLines } from '../prizes/prizeLines';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';

export const LAST_ROW = 31;

export const PRIZE_TITLES = ['title.place', 'prizes.prize', 'prizes.things', 'prizes.title'] as const;

export const sheetOfPrizes = (workbook: Workbook, tournament: Tournament): string | undefined =>
  sheetWith(workbook, tournament, line => line.some(formula => /^=\s*PRIZES\s*\(/i.test(formula)));

/** The prizes as typed, as far as the formula beside them reads; undefined without a sheet of prizes. */
export function typedPrizes(workbook: Workbook, tournament: Tournament): Values | undefined {
  const sheet = sheetOfPrizes(workbook, tournament);
  if (sheet === undefined) return undefined;
  const { row, column } = lastRead(workbook.formulas(sheet)[0] ?? []);
  return workbook
    .read(sheet)
    ?.values.slice(0, row + 1)
    .map(line => line.slice(0, column + 1));
}

/** The last cell of the range of prizes, which grows with columns and rows that are inserted. */
function lastRead(formulas: readonly string[]): { readonly row: number; readonly column: number } {
  const read = formulas.flatMap(
    formula => /^=\s*PRIZES\s*\(.*[;,]\s*\$?A\$?1:(\$?[A-Z]{1,3}\$?\d+)\s*[;,)]/i.exec(formula)?.[1] ?? [],
  );
  return parseA1(read[0] ?? '') ?? { row: LAST_ROW - 1, column: PRIZE_TITLES.length - 1 };
}

/** Undefined where none are typed, or teams get them. */
export function prizesOf(
  workbook: Workbook,
  tournament: Tournament,
  event: Event,
): readonly string[] | undefined {
  const values = tournament.settings.teams ? undefined : typedPrizes(workbook, tournament);
  return values && prizeLines(tournament, event, values);
}

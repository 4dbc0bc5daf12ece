import { resultWords } from '../../sheet/rounds/roundResult';
import { readRoundSheet, type RoundTable } from '../../sheet/rounds/roundSheet';
import { roundOfName } from '../../sheet/write/sheetNames';
import { once } from '../../tournament/once';
import { EVERY_TEXT } from '../../text/vocabulary';
import type { CellValue, Workbook } from '../workbook/workbook';
import type { RoundNo } from '../../tournament/indices';

export interface RoundSheet {
  readonly sheet: string;
  readonly round: RoundNo;
  readonly values: readonly (readonly CellValue[])[];
  /** Undefined when a sheet of that name does not have our titles. */
  readonly table: RoundTable | undefined;
}

export const knownResults = once(() => resultWords(EVERY_TEXT));

/** All sheets named after a round, or after one of these, in the order of the workbook. */
export function roundSheets(workbook: Workbook, only?: number | ReadonlySet<number>): readonly RoundSheet[] {
  const isAsked = (round: RoundNo): boolean =>
    only === undefined || (typeof only === 'number' ? round === only : only.has(round));
  return workbook.sheetNames().flatMap(sheet => {
    const round = roundOfName(sheet);
    if (round !== undefined && !isAsked(round)) return [];
    const values = round === undefined ? undefined : workbook.read(sheet)?.values;
    return round === undefined || !values
      ? []
      : [{ sheet, round, values, table: readRoundSheet(values, EVERY_TEXT) }];
  });
}

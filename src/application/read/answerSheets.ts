import { answerColumns, type AnswerColumns } from '../../sheet/registration/answerColumns';
import type { Values } from '../../sheet/cells/cell';
import { isOutput } from '../../sheet/write/sheetNames';
import type { Workbook } from '../workbook/workbook';
import { organisersSheets, readSheet } from './sheets';
import type { Tournament } from './tournament';

export interface AnswerSheet {
  readonly sheet: string;
  readonly values: Values;
  readonly columns: AnswerColumns;
}

/** The sheets with the answers of forms: a title of the first row is that of the time when they came. */
export const answerSheets = (workbook: Workbook, { list }: Tournament): readonly AnswerSheet[] =>
  organisersSheets(workbook).flatMap(sheet => {
    if (sheet === list.sheet || isOutput(sheet)) return [];
    const values = readSheet(workbook, sheet)?.values ?? [];
    const columns = answerColumns(values);
    return columns ? [{ sheet, values, columns }] : [];
  });

import { languageOf } from '../read/languageOf';
import { excerpt, parseA1, widthOf, type Values } from '../../sheet/cells/cell';
import { makeError } from '../../tournament/problem';
import type { CellLink, View } from '../protocol/protocol';
import { remark } from '../read/sentence';
import type { Workbook } from '../workbook/workbook';
import { stateNow } from './stateNow';

/** Selects a cell that a remark names; the view stays that of the state. */
export function go(workbook: Workbook, { sheet, a1 }: CellLink): View {
  const place = parseA1(a1);
  const values = place && workbook.read(sheet)?.values;
  if (!values || !isNear(place, values)) {
    const language = languageOf(workbook);
    const reason = values
      ? makeError('strangeRequest')
      : makeError('sheetMissing', { sheet: excerpt(sheet) });
    return { view: 'stopped', reasons: [remark(language, reason)] };
  }
  workbook.activate({ sheet, ...place });
  return stateNow(workbook);
}

/** A sheet would grow to hold a cell that it lacks; what is to be mended stands in it or just beside. */
const isNear = (
  { row, column }: { readonly row: number; readonly column: number },
  values: Values,
): boolean => row < values.length + MARGIN && column < widthOf(values) + MARGIN;

const MARGIN = 20;

export function chooseList(workbook: Workbook): View {
  const sheet = workbook.list?.sheet();
  const { row, from } = workbook.list?.part?.() ?? { row: 0, from: 0 };
  if (sheet !== undefined) workbook.activate({ sheet, row, column: from });
  return stateNow(workbook);
}

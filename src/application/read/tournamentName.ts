import { textOf } from '../../sheet/cells/cell';
import { isNamed } from '../../sheet/write/sheetNames';
import { wordsOf } from '../../text/vocabulary';
import type { Workbook } from '../workbook/workbook';

/** The tournament's name: from the Tournament system sheet, else that of one of several lists, else the name of the file. */
export function tournamentName(workbook: Workbook): string {
  const labels = wordsOf('system.tournament');
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  const values = (sheet === undefined ? undefined : workbook.read(sheet)?.values) ?? [];
  const line = values.find(([label]) => labels.includes(textOf(label)));
  return textOf(line?.[1]) || workbook.list?.label || workbook.title();
}

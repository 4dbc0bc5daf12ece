/** Help for the chosen cell: the message of its error, its note, and the list of its dropdown. */
import { columnName } from '../../host/a1';
import type { FWorksheet } from '../../host/book';
import { extrasAt, type Validation } from '../../host/validation';
import type { Workbench } from '../../workbench';
import { boxOf } from './cellBox';
import { make } from '../elements';
import { strip, toast } from '../messages';
import { word } from '../words';
import { namesOfRow } from './namesOfRow';
import { speakCell } from './spokenCell';

export function showCellHelp(workbench: Workbench): void {
  const { api, book } = workbench;
  let list: HTMLElement | undefined;
  const refresh = () => {
    list?.remove();
    list = undefined;
    const sheet = book.workbook().getActiveSheet();
    const cell = book.workbook().getActiveCell()?.getRange();
    if (!cell) return strip('note', '');
    const { startRow: row, startColumn: column } = cell;
    speakCell(sheet, row, column, explain(workbench, sheet, row, column));
    const { validation } = extrasAt(sheet, row, column);
    if (validation?.dropdown && validation.list.length > 0)
      list = dropdown(workbench, sheet, row, column, validation);
  };
  let waiting = false;
  // Many commands come at once; only the last needs a redraw.
  const later = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      refresh();
    }, 30);
  };
  book.workbook().onSelectionChange(later);
  api.onCommandExecuted(command => {
    if (/scroll|set-worksheet-activ|zoom|set-formula-calculation-result|set-range-values/.test(command.id))
      later();
  });
  window.addEventListener('resize', later);
  refuseOthers(workbench);
  later();
}

/** Shows what is to be said of the cell, and returns it. */
function explain(workbench: Workbench, sheet: FWorksheet, row: number, column: number): string {
  const a1 = `${columnName(column)}${row + 1}`;
  const error = workbench.errorAt(sheet.getSheetName(), a1);
  if (error !== undefined) {
    strip('error', `${a1}: ${error}`);
    return `${word('workbench.error')}: ${error}`;
  }
  const { note, validation } = extrasAt(sheet, row, column);
  const names = isNarrow() ? namesOfRow(sheet, row, column) : '';
  const words = [names, note, validation?.help].filter(Boolean).join(' – ');
  strip('note', words);
  return words;
}

/** As narrow as a phone, by page.css. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 640px)').matches;

function dropdown(
  workbench: Workbench,
  sheet: FWorksheet,
  row: number,
  column: number,
  { list, help }: Validation,
): HTMLElement | undefined {
  const range = sheet.getRange(row, column);
  const box = boxOf(sheet, row, column);
  if (!box) return undefined;
  const current = range.getDisplayValue();
  const select = make('select', { 'aria-label': help || word('workbench.choose'), class: 'cell-list' });
  if (!list.includes(current)) select.append(make('option', { value: current, selected: true }, current));
  for (const value of list) select.append(make('option', { value, selected: value === current }, value));
  select.addEventListener('change', () => {
    const a1 = `${columnName(column)}${row + 1}`;
    workbench.setValues(sheet.getSheetName(), a1, [[select.value]]);
  });
  Object.assign(select.style, {
    left: `${box.x + box.width - 20}px`,
    top: `${box.y}px`,
    height: `${box.height}px`,
  });
  document.body.append(select);
  return select;
}

/** Makes cells with a strict list refuse any other text. */
function refuseOthers({ api }: Workbench): void {
  api.addEvent(api.Event.BeforeSheetEditEnd, event => {
    const { validation } = extrasAt(event.worksheet, event.row, event.column);
    if (!validation || validation.allowInvalid || validation.list.length === 0 || !event.isConfirm) return;
    const typed = event.value.toPlainText().trim();
    if (typed === '' || validation.list.includes(typed)) return;
    event.cancel = true;
    toast(word('workbench.notListed', { typed, list: validation.list.join(', ') }));
  });
}

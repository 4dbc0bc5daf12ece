/** Finds a text in all sheets: the browser's own search sees nothing of a grid that is drawn. */
import { sheetOf, type FWorksheet } from '../../host/book';
import type { Workbench } from '../../workbench';
import { byId, make } from '../elements';
import { focusGrid } from '../panel/panel';
import { word } from '../words';
import { cellsWith, placeFrom, type CellPlace, type SheetCells } from './cellSearch';
import { cellsOf } from './usedCells';

/** The cells that somebody can see: hidden sheets, rows and columns are left out. */
const sheetsOf = (workbench: Workbench): readonly SheetCells[] =>
  workbench.book
    .workbook()
    .getSheets()
    .filter(one => !one.isSheetHidden())
    .map(one => ({ sheet: one.getSheetName(), cells: shownCells(workbench, one) }));

function shownCells(workbench: Workbench, one: FWorksheet): SheetCells['cells'] {
  const own = one.getSheet();
  return cellsOf(workbench, one).map((line, row) =>
    own.getRowVisible(row) ? line.map((cell, column) => (own.getColVisible(column) ? cell : '')) : [],
  );
}

function placeNow(workbench: Workbench): CellPlace {
  const book = workbench.book.workbook();
  const at = book.getActiveCell()?.getRange();
  return {
    sheet: book.getActiveSheet().getSheetName(),
    row: at?.startRow ?? 0,
    column: at?.startColumn ?? 0,
  };
}

function goTo(workbench: Workbench, { sheet, row, column }: CellPlace): void {
  const own = sheetOf(workbench.book, sheet);
  own.activate();
  own.getRange(row, column).activate();
  workbench.book.reveal({ row, column, endRow: row, endColumn: column });
}

/** Opens the line; the keyboard is in its field. */
export function openFind(workbench: Workbench): void {
  const bar = byId('find');
  const field = make('input', { type: 'text', 'aria-label': word('workbench.find.label') });
  const count = make('span', { role: 'status' });
  field.placeholder = word('workbench.find.label');
  field.value = lastText;
  const step = (by: 1 | -1): void => {
    lastText = field.value;
    const sheets = sheetsOf(workbench);
    const places = cellsWith(sheets, field.value);
    if (places.length === 0) {
      count.textContent = field.value.trim() === '' ? '' : word('workbench.notFound');
      return;
    }
    const order = sheets.map(({ sheet }) => sheet);
    const at = placeFrom(places, placeNow(workbench), order, by);
    const place = places[at];
    if (place) goTo(workbench, place);
    count.textContent = word('workbench.find.count', { at: at + 1, count: places.length });
    field.focus();
  };
  const close = (): void => {
    bar.hidden = true;
    focusGrid();
  };
  const button = (sign: string, label: string, act: () => void): HTMLElement => {
    const made = make('button', { type: 'button', class: 'quiet', 'aria-label': label, title: label }, sign);
    made.addEventListener('click', act);
    return made;
  };
  field.addEventListener('keydown', event => {
    if (event.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  });
  bar.replaceChildren(
    field,
    count,
    button('↑', word('workbench.find.before'), () => step(-1)),
    button('↓', word('workbench.find.next'), () => step(1)),
    button('×', word('workbench.grid.close'), close),
  );
  bar.hidden = false;
  field.focus();
  field.select();
}

let lastText = '';

/** Ctrl+F, or ⌘F; a cell that is being typed is entered first. */
export function findByKey(workbench: Workbench): void {
  const listen = (event: KeyboardEvent): void => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
    if (!isFind || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const book = workbench.book.workbook();
    const typed = book.isCellEditing() ? book.endEditingAsync(true) : undefined;
    void Promise.resolve(typed).then(() => openFind(workbench));
  };
  window.addEventListener('keydown', listen, { capture: true });
}

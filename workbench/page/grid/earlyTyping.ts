/** What was typed before the keyboard had a place goes where it would have gone: into the chosen cell, or the form of a new tournament. */
import { messageOf } from '../../functions';
import type { Workbench } from '../../workbench';
import type { EarlyKeys } from '../earlyKeys';
import { toast } from '../messages';
import { enterPanel, focusGrid, onPanelDrawn, typeInPanel } from '../panel/panel';

/** Gives the keyboard to the cells, or to the panel of a new tournament, with what was typed meanwhile. */
export async function playEarlyKeys(workbench: Workbench, inPanel: boolean): Promise<void> {
  const early = window.wallistEarlyKeys;
  if (!early) return;
  // Whoever clicks goes elsewhere.
  const stop = (): void => {
    early.end();
    typeInPanel('');
  };
  window.addEventListener('pointerdown', stop, { capture: true, once: true });
  // Univer takes the keyboard, more than once, when it has drawn the cells, wherever it is by then.
  const isPanelThere = inPanel && Promise.all([new Promise<void>(onPanelDrawn), workbench.settled()]);
  await Promise.all([keyboardInCells(), isPanelThere]);
  if (early.isOn() && inPanel) intoPanel(early);
  else if (early.isOn()) await intoCells(workbench, early);
  early.end();
  window.removeEventListener('pointerdown', stop, { capture: true });
}

const keyboardInCells = (): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (document.activeElement?.getAttribute('data-u-comp') !== 'editor') return;
      window.removeEventListener('focusin', look);
      resolve();
    };
    window.addEventListener('focusin', look);
    focusGrid();
    look();
  });

/** As far as a line goes: Enter would send the form, Tab leave the line. */
function intoPanel(early: EarlyKeys): void {
  const keys = early.take();
  const end = keys.findIndex(key => key in STEPS);
  const text = keys.slice(0, end < 0 ? keys.length : end).reduce(typed, '');
  early.end();
  enterPanel(text === '');
  typeInPanel(text);
}

/** What stands in a cell after a key. */
const typed = (before: string, key: string): string => {
  if (key === 'Escape') return '';
  if (key === 'Backspace') return [...before].slice(0, -1).join('');
  return [...key].length === 1 ? before + key : before;
};

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  Enter: [1, 0],
  Tab: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

async function intoCells(workbench: Workbench, early: EarlyKeys): Promise<void> {
  const book = workbench.book.workbook();
  const sheet = book.getActiveSheet();
  const chosen = sheet.getActiveRange();
  if (!chosen) return;
  let [row, column] = [chosen.getRow(), chosen.getColumn()];
  // Enter after Tab goes to where the row was begun.
  let begun = column;
  let text = '';
  for (let keys = early.take(); keys.length > 0; keys = early.take()) {
    if (book.isCellEditing()) await book.endEditingAsync(false);
    for (const key of keys) {
      const step = STEPS[key];
      text = typed(text, key);
      if (!step) continue;
      if (text !== '') write(workbench, sheet.getRange(row, column).getA1Notation(), text);
      text = '';
      row = within(row + step[0], sheet.getMaxRows());
      column = key === 'Enter' ? begun : within(column + step[1], sheet.getMaxColumns());
      if (key !== 'Tab') begun = column;
    }
    sheet.getRange(row, column).activate();
    // The last cell is still being typed; further keys wait until it is.
    if (text !== '') document.execCommand('insertText', false, text);
    for (let frame = 0; frame < MOST_FRAMES && text !== '' && !book.isCellEditing(); frame++) await painted();
    await painted();
  }
}

/** Where the editor does not open after so many frames, what was typed last is lost. */
const MOST_FRAMES = 60;

const painted = (): Promise<unknown> => new Promise(requestAnimationFrame);

const within = (wanted: number, count: number): number => Math.min(Math.max(wanted, 0), count - 1);

function write(workbench: Workbench, a1: string, text: string): void {
  try {
    workbench.setValues(workbench.book.workbook().getActiveSheet().getSheetName(), a1, [[text]]);
  } catch (refusal) {
    toast(messageOf(refusal));
  }
}

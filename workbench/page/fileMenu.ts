/** The menu File, and the name of the open workbook. */
import { messageOf } from '../functions';
import type { Workbench } from '../workbench';
import { byId } from './elements';
import { rulesIn } from './kept/eventNews';
import { askForFile, saveSnapshot, saveTable } from './kept/files';
import { openFile, openTournamentFile } from './kept/openFile';
import type { Saving } from './kept/autosave';
import { saveXlsx } from './kept/saveXlsx';
import { forget, type Snapshot } from './kept/store';
import type { PageMenu, PageMenuEntry } from './menuBar';
import { say } from './messages';
import { word, type WorkbenchKey } from './words';

export const titleOf = (workbench: Workbench): string => workbench.book.workbook().getName();

export function showTitle(title: string): void {
  document.title = `${title} – Wallist`;
  byId('title').textContent = title;
}

function rename(workbench: Workbench): void {
  const typed = window.prompt(word('workbench.name'), titleOf(workbench))?.trim();
  if (!typed) return;
  workbench.book.workbook().setName(typed);
  showTitle(typed);
}

export function fileMenu(workbench: Workbench, snapshot: () => Snapshot, afresh: () => void): PageMenu {
  const table = (separator: '\t' | ',') => () => {
    const sheet = workbench.book.workbook().getActiveSheet();
    saveTable(`${titleOf(workbench)} – ${sheet.getSheetName()}`, workbench.shownValues(), separator);
  };
  const item = (label: WorkbenchKey, action: () => void): PageMenuEntry => ({
    kind: 'item',
    label: word(label),
    run: action,
  });
  return {
    kind: 'menu',
    label: word('workbench.file'),
    entries: [
      item('workbench.all', () => location.assign('./?start')),
      item('workbench.file.open', () => askForFile(openTournamentFile)),
      item('workbench.file.openTable', () => askForFile(openFile)),
      item('workbench.file.rename', () => rename(workbench)),
      { kind: 'separator' },
      item('workbench.file.save', () => saveSnapshot(snapshot())),
      item('workbench.file.saveXlsx', () => {
        const rules = rulesIn(workbench.run('sidebar', { ask: 'state' }));
        saveXlsx(titleOf(workbench), workbench.book, rules).catch((error: unknown) =>
          say(word('workbench.notSavedFile'), messageOf(error)),
        );
      }),
      item('workbench.file.saveTsv', table('\t')),
      item('workbench.file.saveCsv', table(',')),
      { kind: 'separator' },
      item('workbench.file.afresh', afresh),
    ],
  };
}

export function startAfresh(name: string, title: string, saving: Saving): void {
  if (!window.confirm(word('workbench.file.afreshAsk', { title }))) return;
  saving.stop();
  forget(name);
  location.reload();
}

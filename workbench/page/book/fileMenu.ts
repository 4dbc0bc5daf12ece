/** The menu File, and the name of the open workbook. */
import { messageOf } from '../../functions';
import type { Workbench } from '../../workbench';
import { byId } from '../elements';
import { rulesIn } from '../kept/eventNews';
import { askForFile, saveTable } from '../kept/files';
import { openFile, openTournamentFile } from '../kept/openFile';
import type { Memory } from '../history/memory';
import type { Saving } from '../kept/autosave';
import { saveForGoogle, saveXlsx } from '../kept/saveXlsx';
import { forget } from '../kept/store';
import type { PageMenu, PageMenuEntry } from './menuBar';
import { say } from '../messages';
import { word, type WorkbenchKey } from '../words';

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

const sayNotSaved = (error: unknown): void => say(word('workbench.notSavedFile'), messageOf(error));

export interface FileActs {
  readonly save: () => void;
  /** Undefined where the browser writes no files. */
  readonly keepFile: (() => void) | undefined;
  readonly afresh: () => void;
  readonly history: () => void;
}

export function fileMenu(workbench: Workbench, acts: FileActs): PageMenu {
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
      item('workbench.file.history', acts.history),
      { kind: 'separator' },
      item('workbench.file.save', acts.save),
      ...(acts.keepFile ? [item('workbench.file.keepFile', acts.keepFile)] : []),
      item('workbench.file.saveForGoogle', () => {
        saveForGoogle(titleOf(workbench), workbench.book).catch(sayNotSaved);
      }),
      item('workbench.file.saveXlsx', () => {
        const rules = rulesIn(workbench.run('sidebar', { ask: 'state' }));
        saveXlsx(titleOf(workbench), workbench.book, rules).catch(sayNotSaved);
      }),
      item('workbench.file.saveTsv', table('\t')),
      item('workbench.file.saveCsv', table(',')),
      { kind: 'separator' },
      item('workbench.file.afresh', acts.afresh),
    ],
  };
}

/** What was there before stays in the history, where the browser keeps one. */
export async function startAfresh(
  name: string,
  title: string,
  saving: Saving,
  memory: Memory,
): Promise<void> {
  const isKept = (await memory.flush()) === undefined;
  const question = isKept ? 'workbench.file.afreshKept' : 'workbench.file.afreshAsk';
  if (!window.confirm(word(question, { title }))) return;
  saving.stop();
  await memory.stop();
  forget(name);
  location.reload();
}

import type { Workbench } from '../../workbench';
import { byId } from '../elements';
import { word } from '../words';

/** Milliseconds before saving: a burst of changes is saved once, and a crash loses only a moment's work. */
const PAUSE = 400;
/** A large tournament, which takes longer to save, is left alone for so many times as long. */
const REST = 6;

export interface Saving {
  /** Saves changes that are not saved yet. */
  readonly now: () => void;
  /** Saves after a moment, though no cell has changed. */
  readonly soon: () => void;
  /** Whether this tab has changed anything. */
  readonly hasChanged: () => boolean;
  /** Whether the last time that something was to be saved it was. */
  readonly isSaved: () => boolean;
  /** Stops saving for good. */
  readonly stop: () => void;
}

/**
 * What Univer does that changes no tournament: the text of its own cell editor, which reaches the workbook as a cell, and
 * rows that it measures anew.
 */
const OF_ITSELF = /^doc\.|-auto-height$/;

/** Univer's operation behind another sheet in sight: no change of the workbook. */
const OTHER_SHEET = 'sheet.operation.set-worksheet-active';

/**
 * Saves the workbook in the browser after each change, and before the page is left; of a workbook that is kept already, the sheet in
 * sight as well. A sample that was only looked at is not kept.
 */
export function keepSaved(
  workbench: Workbench,
  isKept: () => boolean,
  save: () => boolean,
  onChange: () => void = () => undefined,
): Saving {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let changed = false;
  let pause = PAUSE;
  let isSaved = true;
  const now = () => {
    if (timer === undefined || stopped) return;
    clearTimeout(timer);
    timer = undefined;
    const began = performance.now();
    const done = save();
    isSaved = done;
    pause = Math.max(PAUSE, REST * (performance.now() - began));
    tell(done ? 'workbench.saved' : 'workbench.notSaved');
  };
  const soon = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(now, pause);
    tell('workbench.saving');
  };
  workbench.api.onCommandExecuted((command, options) => {
    const isChange = command.id.includes('.mutation.') && !OF_ITSELF.test(command.id) && !options?.onlyLocal;
    if (isChange) {
      changed = true;
      onChange();
    }
    if (isChange || (command.id === OTHER_SHEET && isKept())) soon();
  });
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now();
  });
  return {
    now,
    soon,
    hasChanged: () => changed,
    isSaved: () => isSaved,
    stop: () => {
      stopped = true;
    },
  };
}

/** Said anew where the page changes its language, but for a failure, whose words name others. */
function tell(key: 'workbench.saving' | 'workbench.saved' | 'workbench.notSaved'): void {
  const status = byId('saved');
  const failed = key === 'workbench.notSaved';
  const where = { menu: word('workbench.file'), entry: word('workbench.file.save') };
  if (failed) status.removeAttribute('data-word');
  else status.dataset['word'] = key;
  status.textContent = failed ? `⚠ ${word(key, where)}` : word(key);
  if (key !== 'workbench.saving') status.classList.toggle('failed', failed);
}

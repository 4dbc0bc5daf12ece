import type { Workbench } from '../workbench';
import { byId } from './elements';

/** Milliseconds before saving: a burst of changes is saved once, and a crash loses only a moment's work. */
const PAUSE = 400;

export interface Saving {
  /** Saves changes that are not saved yet. */
  readonly now: () => void;
  /** Stops saving for good. */
  readonly stop: () => void;
}

/** Saves the workbook in the browser after each change, and before the page is left. */
export function keepSaved(workbench: Workbench, save: () => boolean): Saving {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const status = byId('saved');
  const now = () => {
    if (timer === undefined || stopped) return;
    clearTimeout(timer);
    timer = undefined;
    const done = save();
    status.textContent = done ? 'Saved in this browser' : '⚠ Not saved: use File, Save the workbook';
    status.classList.toggle('failed', !done);
  };
  workbench.api.onCommandExecuted((command, options) => {
    if (stopped || !command.id.includes('.mutation.') || options?.onlyLocal) return;
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
    status.textContent = 'Saving…';
  });
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now();
  });
  return {
    now,
    stop: () => {
      stopped = true;
    },
  };
}

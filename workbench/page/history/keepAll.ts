/** Where an open tournament is kept: in the browser's store, in its memory of versions, and in a file on disk. */
import type { Workbench } from '../../workbench';
import { onceDrawn } from '../grid/cellBox';
import { keepSaved, type Saving } from '../kept/autosave';
import { keepOnDisk, offerAfterRounds, type RoundOffer } from '../kept/diskFile';
import { saveSnapshot } from '../kept/files';
import { isKept, keep, type Snapshot } from '../kept/store';
import { remember, type Memory } from './memory';
import { memoryNews, sayBroughtBack } from './memoryLines';

export interface Keeping {
  readonly saving: Saving;
  readonly memory: Memory;
  readonly offer: RoundOffer;
  /** What the menu File has of it. */
  readonly acts: {
    readonly save: () => void;
    /** Undefined where the browser writes no files. */
    readonly keepFile: (() => void) | undefined;
  };
  /** Saves what is not saved, and no more from now on. */
  readonly stop: () => void;
}

export interface OpenTournament {
  readonly name: string;
  readonly workbench: Workbench;
  readonly snapshot: () => Snapshot;
}

export function keepAll({ name, workbench, snapshot }: OpenTournament): Keeping {
  const isOwn = (): boolean => isKept(name);
  const saving = keepSaved(
    workbench,
    isOwn,
    () => keep(name, snapshot()),
    () => {
      memory.changed();
      disk.changed();
    },
  );
  const memory: Memory = remember(
    name,
    workbench,
    snapshot,
    memoryNews(name, () => memory),
  );
  const save = (): void => {
    saveSnapshot(snapshot());
    offer.filed();
  };
  const choose = (): void => void disk.choose();
  const offer = offerAfterRounds(name, () => (disk.isPossible ? choose() : save()), isOwn);
  const disk = keepOnDisk(name, snapshot, offer.filed, onceDrawn(workbench.book));
  void sayBroughtBack(name, memory, saving);
  window.addEventListener('pagehide', () => void memory.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void memory.flush();
  });
  return {
    saving,
    memory,
    offer,
    acts: { save, keepFile: disk.isPossible ? choose : undefined },
    stop: () => {
      saving.now();
      saving.stop();
      void memory.stop();
      disk.stop();
    },
  };
}

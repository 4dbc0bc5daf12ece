/** A file on disk that the page keeps up to date, where the browser has a File System Access API. */
import { byId, make } from '../elements';
import { keepFile, keptFile } from '../history/shelf';
import { say } from '../messages';
import { word } from '../words';
import { sealed } from './seal';
import type { Snapshot } from './store';

/** Milliseconds without a change before the file is written. */
const REST = 2000;

interface Held {
  readonly handle: DiskHandle;
  /** When the file says that it was written last, by this page. */
  readonly written: number;
  /** The time of the snapshot in it. */
  readonly at: number;
}

/** What of a file handle is used; the types of the language know only a part of it. */
interface DiskHandle extends FileSystemFileHandle {
  readonly queryPermission?: (asked: { readonly mode: 'readwrite' }) => Promise<string>;
  readonly requestPermission?: (asked: { readonly mode: 'readwrite' }) => Promise<string>;
}

declare global {
  interface Window {
    showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  }
}

export interface DiskFile {
  /** Whether the browser writes files. */
  readonly isPossible: boolean;
  /** Has the person choose a file, and writes it. */
  readonly choose: () => Promise<void>;
  /** Hears that something was changed. */
  readonly changed: () => void;
  /** Writes what is not written yet, and no more. */
  readonly stop: () => void;
}

const WRITING = { mode: 'readwrite' } as const;

/** The mark in the bar, which is the button that writes the file at once. */
function markOf(press: () => void): (held: Held, behind: boolean) => void {
  const mark = byId<HTMLButtonElement>('disk');
  mark.addEventListener('click', () => {
    if (mark.getAttribute('aria-disabled') !== 'true') press();
  });
  return (held, behind) => {
    const file = held.handle.name;
    mark.hidden = false;
    // A button that is disabled while it has the keyboard takes it along, and the next letters with it.
    mark.setAttribute('aria-disabled', String(!behind));
    mark.classList.toggle('failed', behind);
    mark.textContent = word(behind ? 'workbench.disk.behind' : 'workbench.disk.written', { file });
  };
}

/** The file of an open tournament; `onWritten` hears of each time that it holds all. */
export function keepOnDisk(
  name: string,
  snapshot: () => Snapshot,
  onWritten: () => void,
  drawn: Promise<void>,
): DiskFile {
  let held: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let behind = false;
  const [inLine, tell] = [oneByOne(), tellOnce()];
  const mark = markOf(() => void soon(true));
  const show = (): void => void (held && mark(held, behind));
  const write = async (asks: boolean): Promise<void> => {
    if (!held || stopped) return;
    const before = held;
    const done = await writeFile(before, snapshot(), asks);
    // Another file was chosen meanwhile, whose own writing comes next.
    if (held !== before) return;
    behind = 'why' in done || timer !== undefined;
    tell('why' in done ? done.why : '', before.handle.name, asks);
    if ('why' in done && done.isOver && asks) void choose();
    if ('why' in done) return show();
    held = done;
    void keepFile(name, held);
    show();
    if (!behind) onWritten();
  };
  const soon = (asks: boolean): Promise<void> => inLine(() => write(asks));
  const choose = async (): Promise<void> => {
    const handle = await chosenFile(snapshot().title);
    if (!handle) return;
    held = { handle, written: (await handle.getFile()).lastModified, at: 0 };
    await soon(true);
  };
  void keptFile(name).then(found => {
    if (!('value' in found) || !isHeld(found.value) || held) return;
    held = found.value;
    // What was changed before the page was left, and not written any more.
    behind = held.at < snapshot().at;
    show();
    // A dialog that opens over a grid not yet drawn leaves it without a keyboard for good.
    void drawn.then(() => soon(false));
  });
  const changed = (): void => {
    if (!held || stopped) return;
    behind = true;
    show();
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void soon(false);
    }, REST);
  };
  const stop = (): void => {
    clearTimeout(timer);
    stopped = true;
  };
  return { isPossible: window.showSaveFilePicker !== undefined, choose, changed, stop };
}

function oneByOne(): (run: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return run => {
    const done = last.then(run);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Says why a file is not written; without being asked, not again at every change. */
function tellOnce(): (why: string, file: string, isAsked: boolean) => void {
  let before = '';
  return (why, file, isAsked) => {
    if (why !== '' && (isAsked || why !== before)) say(word('workbench.disk.notWritten', { file }), why);
    before = why;
  };
}

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && 'handle' in value && 'written' in value;

async function chosenFile(title: string): Promise<DiskHandle | undefined> {
  try {
    return await window.showSaveFilePicker?.({
      suggestedName: `${title.replace(/[\\/:*?"<>|]/g, ' ')}.wallist.json`,
      types: [{ description: 'Wallist', accept: { 'application/json': ['.json'] } }],
    });
  } catch {
    // The person chose none.
    return undefined;
  }
}

type Failure = { readonly why: string; readonly isOver?: boolean };

/** Writes the file, unless somebody else has written it since; why not, with '' where it has only to be asked for. */
async function writeFile(
  { handle, written }: Held,
  snapshot: Snapshot,
  asks: boolean,
): Promise<Held | Failure> {
  try {
    if (!(await isAllowed(handle, asks))) return { why: asks ? word('workbench.disk.notAllowed') : '' };
    if ((await handle.getFile()).lastModified !== written)
      return { why: word('workbench.disk.changed'), isOver: true };
    const out = await handle.createWritable();
    await out.write(JSON.stringify(await sealed(snapshot)));
    await out.close();
    return { handle, written: (await handle.getFile()).lastModified, at: snapshot.at };
  } catch (error) {
    const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
    if (/^NotFound/.test(name)) return { why: word('workbench.disk.gone'), isOver: true };
    return { why: /^NotAllowed/.test(name) ? word('workbench.disk.notAllowed') : message };
  }
}

async function isAllowed(handle: DiskHandle, asks: boolean): Promise<boolean> {
  if ((await handle.queryPermission?.(WRITING)) !== 'prompt') return true;
  return asks && (await handle.requestPermission?.(WRITING)) === 'granted';
}

/** The line that offers a file after each round, until there is one that holds it. */
export interface RoundOffer {
  /** Hears how many rounds are complete. */
  readonly rounds: (complete: number | undefined) => void;
  /** Hears that a file holds all that there is now. */
  readonly filed: () => void;
}

const filedKey = (name: string): string => `wallist:filed:${name}`;

export function offerAfterRounds(name: string, save: () => void, isOwn: () => boolean): RoundOffer {
  let complete = 0;
  let filed = Number(localStorage.getItem(filedKey(name)) ?? 0) || 0;
  const line = byId('offer');
  const show = (): void => {
    // After rounds were taken back the next one is to be filed again.
    filed = Math.min(filed, complete);
    line.hidden = complete <= filed || !isOwn();
    if (line.hidden) return;
    const button = make('button', { type: 'button', class: 'quiet' }, word('workbench.saveFile'));
    button.addEventListener('click', save);
    line.replaceChildren(make('span', {}, word('workbench.disk.offer', { round: complete })), button);
  };
  return {
    rounds: now => {
      if (now === undefined || (now === complete && line.hidden === complete <= filed)) return;
      complete = now;
      show();
    },
    filed: () => {
      filed = complete;
      try {
        localStorage.setItem(filedKey(name), String(filed));
      } catch {
        // It is offered again when the page was left.
      }
      show();
    },
  };
}

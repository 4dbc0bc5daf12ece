/** One tab at a time writes a tournament: the one that was opened last. */
import { byId, make } from '../elements';
import { word } from '../words';

export interface Tab {
  /** Says what this tab does when a newer one opens the same tournament; at once if one has already. */
  readonly onOlder: (yield_: () => Promise<void>) => void;
}

/** Milliseconds that a newer tab waits for the last words of the older one, which may be calculating, or asleep. */
const PATIENCE = 10_000;

/**
 * Announces this tab to the others of the same tournament, and waits until the one that has written so far has saved. Which one writes
 * is told by a lock of the browser, where it has locks; else nobody waits.
 */
export async function claimTab(name: string): Promise<Tab> {
  const lock = `wallist:${name}`;
  const channel = new BroadcastChannel(lock);
  let yields: (() => Promise<void>) | undefined;
  let newer: string | undefined;
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>(resolve => (release = resolve));
  const giveWay = (): void => {
    const token = newer;
    if (token === undefined || !yields) return;
    void yields().finally(() => {
      sayDone(name, token);
      release();
    });
  };
  channel.onmessage = event => {
    newer = String(event.data);
    channel.close();
    giveWay();
  };
  const token = `${Date.now()}-${Math.random()}`;
  const isDone = heardDone(name, token);
  channel.postMessage(token);
  if (await isWriting(lock, isReleased)) await Promise.race([isDone, pause(PATIENCE)]);
  return {
    onOlder: yield_ => {
      yields = yield_;
      giveWay();
    },
  };
}

/** Whether another tab has the lock. This one takes it, now or when the other gives way, and keeps it until then. */
async function isWriting(lock: string, until: Promise<void>): Promise<boolean> {
  // Only pages that come from this computer, or over https, have locks.
  if (!('locks' in navigator)) return false;
  return new Promise(resolve => {
    void navigator.locks.request(lock, { ifAvailable: true }, free => {
      resolve(!free);
      if (free) return until;
      void navigator.locks.request(lock, () => until);
      return undefined;
    });
  });
}

/** Where a tab says that it has saved: in the store itself, so that whoever reads it has what was saved before. */
const doneKey = (name: string): string => `wallist:done:${name}`;

function sayDone(name: string, token: string): void {
  try {
    localStorage.setItem(doneKey(name), token);
  } catch {
    // A full store: the newer tab waits its time.
  }
}

const heardDone = (name: string, token: string): Promise<void> =>
  new Promise(resolve => {
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (key !== doneKey(name) || newValue !== token) return;
      window.removeEventListener('storage', listen);
      localStorage.removeItem(doneKey(name));
      resolve();
    };
    window.addEventListener('storage', listen);
  });

const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** Says for good why this tab can only be read, with the way on. */
export function showOlder(): void {
  if (document.getElementById('older')) return;
  const load = make('button', { type: 'button', class: 'main' }, word('workbench.older.goOn'));
  load.addEventListener('click', () => location.reload());
  byId('strip').before(
    make('div', { id: 'older', class: 'older', role: 'alert' }, make('p', {}, word('workbench.older')), load),
  );
  load.focus();
}

/** One tab at a time writes a tournament: the one that was opened last. */
import { byId, make } from '../elements';
import { word } from '../words';

export interface Tab {
  /** Says what this tab does when a newer one opens the same tournament; at once if one has already. */
  readonly onOlder: (yield_: () => void) => void;
}

/** Announces this tab to the others of the same tournament. */
export function claimTab(name: string): Tab {
  const channel = new BroadcastChannel(`wallist:${name}`);
  let yields: (() => void) | undefined;
  let isOlder = false;
  channel.onmessage = () => {
    isOlder = true;
    channel.close();
    yields?.();
  };
  channel.postMessage('opened');
  return {
    onOlder: yield_ => {
      yields = yield_;
      if (isOlder) yield_();
    },
  };
}

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

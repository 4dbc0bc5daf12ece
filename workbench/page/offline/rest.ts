/** Bringing all tabs of the site to rest, so that none goes on with another version than the others. */
import { word } from '../words';
import { askOthers, pause } from './worker';

declare global {
  interface Window {
    /** Enters and saves what is open in this tab; answers why that cannot be done now, or ''. Undefined where nothing is open. */
    wallistRest?: (() => Promise<string>) | undefined;
  }
}

type Said =
  | { readonly say: 'rest'; readonly token: string }
  | { readonly say: 'rested'; readonly token: string; readonly why: string }
  | { readonly say: 'resume' }
  | { readonly say: 'again' };

/** Milliseconds that a tab may take, which may be calculating. */
const PATIENCE = 10_000;

const NAME = `wallist:${new URL('./', document.baseURI).pathname}`;
let channel: BroadcastChannel | undefined;
let heard: ((said: Said) => void) | undefined;

const tell = (said: Said): void => channel?.postMessage(said);

/** Listens to the other tabs from now on. */
export function hearOthers(): void {
  channel = new BroadcastChannel(NAME);
  channel.onmessage = event => {
    const said = event.data as Said;
    if (said.say === 'rest') void restHere().then(why => tell({ say: 'rested', token: said.token, why }));
    else if (said.say === 'resume') goOnHere();
    else if (said.say === 'again') location.reload();
    else heard?.(said);
  };
}

/** Nothing can be typed or pressed in a tab that rests. */
const hold = (held: boolean): void => {
  for (const part of document.querySelectorAll<HTMLElement>('body > header, body > main')) part.inert = held;
};

async function restHere(): Promise<string> {
  const why = (await window.wallistRest?.()) ?? '';
  if (why === '') hold(true);
  return why;
}

const goOnHere = (): void => hold(false);

/** Brings this tab and all others to rest. Answers '' or why one of them cannot; then all go on. */
export async function restEverywhere(worker: ServiceWorker | null): Promise<string> {
  const why = (await restHere()) || (await restOthers(worker));
  if (why !== '') goOnEverywhere();
  return why;
}

async function restOthers(worker: ServiceWorker | null): Promise<string> {
  const others = await askOthers(worker);
  if (others === undefined) return word('workbench.newer.silent');
  if (others === 0) return '';
  const token = String(Math.random());
  const whys: string[] = [];
  const all = new Promise<string>(resolve => {
    heard = said => {
      if (said.say !== 'rested' || said.token !== token) return;
      whys.push(said.why);
      if (said.why !== '' || whys.length >= others) resolve(said.why);
    };
  });
  tell({ say: 'rest', token });
  return (await Promise.race([all, pause(PATIENCE)])) ?? word('workbench.newer.silent');
}

export function goOnEverywhere(): void {
  goOnHere();
  tell({ say: 'resume' });
}

/** Loads all tabs anew. */
export function loadAgain(): void {
  tell({ say: 'again' });
  location.reload();
}

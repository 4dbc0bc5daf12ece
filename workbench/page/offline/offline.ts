/** The site kept in the browser: it opens without network, and a newer version is taken when the person says so. */
import { byId, make } from '../elements';
import { say } from '../messages';
import { word } from '../words';
import { goOnEverywhere, hearOthers, loadAgain, restEverywhere } from './rest';
import { askToTake, askVersions, ownVersion, pause, type Versions } from './worker';

/** Milliseconds between two looks for a newer version. */
const LOOK = 3_600_000;
/** Milliseconds that the page waits for word of the version that was agreed on. */
const SHORT = 2000;

/** Questions to a worker that does not answer. */
const TRIES = 24;

/** Set when a page has loaded itself anew for a version, so that it does so once. */
const AGAIN = 'wallist:again';

/**
 * Keeps the site, where this page came from one and the browser keeps sites. Resolves when this page may go on: it is of the version
 * that all tabs have.
 */
export async function keepOffline(kept: () => void): Promise<void> {
  if (ownVersion() === undefined || !('serviceWorker' in navigator)) return;
  hearOthers();
  const { serviceWorker } = navigator;
  const isRight = await Promise.race([askVersions(serviceWorker.controller), pause(SHORT)]);
  if (isRight && mustLoadAgain(isRight)) {
    location.reload();
    return new Promise(() => undefined);
  }
  const look = (): void => void askUntilAnswered(serviceWorker).then(found => show(found, kept));
  serviceWorker.addEventListener('controllerchange', look);
  serviceWorker
    .register('sw.js', { updateViaCache: 'none' })
    .then(registration => {
      look();
      const update = (): void => void registration.update().catch(() => undefined);
      // A browser looks by itself some time after a page came, or not at all where the last look failed.
      update();
      setInterval(update, LOOK);
    })
    .catch((error: unknown) => console.warn(String(error)));
}

/** A worker that checks the files of a new version answers late on a busy machine. */
async function askUntilAnswered(serviceWorker: ServiceWorkerContainer): Promise<Versions | undefined> {
  for (let tries = 0; tries < TRIES && serviceWorker.controller; tries++) {
    const found = await askVersions(serviceWorker.controller);
    if (found) return found;
  }
  return undefined;
}

function mustLoadAgain({ agreed }: Versions): boolean {
  if (agreed === undefined || agreed === ownVersion() || sessionStorage.getItem(AGAIN) === agreed)
    return false;
  sessionStorage.setItem(AGAIN, agreed);
  return true;
}

function show(found: Versions | undefined, kept: () => void): void {
  if (!found) return;
  if (found.agreed === ownVersion()) kept();
  if (found.here !== found.agreed) offer(found.here);
}

/** The line that offers a newer version. */
function offer(version: string): void {
  const line = byId('newer');
  if (!line.hidden && line.dataset['version'] === version) return;
  const button = make('button', { type: 'button', class: 'quiet' }, word('workbench.newer.take'));
  button.addEventListener('click', () => void takeNewer(version, button));
  const later = make('button', { type: 'button', class: 'quiet' }, word('workbench.newer.later'));
  later.addEventListener('click', () => (line.hidden = true));
  line.replaceChildren(make('span', {}, word('workbench.newer', { version })), button, later);
  line.dataset['version'] = version;
  line.hidden = false;
}

async function takeNewer(version: string, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const worker = navigator.serviceWorker.controller;
  const why = await restEverywhere(worker);
  if (why === '' && (await askToTake(worker, version))) return loadAgain();
  goOnEverywhere();
  button.disabled = false;
  say(word('workbench.newer.not'), why || word('workbench.newer.notWhole'));
}

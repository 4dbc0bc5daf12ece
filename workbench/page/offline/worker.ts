/** What the page asks the worker that keeps the site, and what it hears. */

export interface Versions {
  /** The version that pages get; undefined before the first one is kept. */
  readonly agreed?: string;
  /** The version that is kept whole beside it, or the same. */
  readonly here: string;
}

/** The version of this page; undefined where it came from no site that is kept. */
export const ownVersion = (): string | undefined => document.documentElement.dataset['version'];

/** Asks a worker; undefined where it does not answer. */
async function askWorker<T>(
  worker: ServiceWorker | null | undefined,
  question: object,
): Promise<T | undefined> {
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<T>(resolve => (port1.onmessage = event => resolve(event.data as T)));
  worker.postMessage(question, [port2]);
  return Promise.race([answered, pause(PATIENCE)]);
}

/** Milliseconds: a worker that slept begins anew. */
const PATIENCE = 5000;

export const pause = (time: number): Promise<undefined> =>
  new Promise(resolve => setTimeout(() => resolve(undefined), time));

export const askVersions = (worker: ServiceWorker | null | undefined): Promise<Versions | undefined> =>
  askWorker(worker, { ask: 'versions' });

/** How many other tabs show the site. */
export const askOthers = async (worker: ServiceWorker | null): Promise<number | undefined> =>
  (await askWorker<{ readonly others: number }>(worker, { ask: 'others' }))?.others;

/** Agrees on a version; false where it is not whole. */
export const askToTake = async (worker: ServiceWorker | null, version: string): Promise<boolean> =>
  (await askWorker<{ readonly done: boolean }>(worker, { ask: 'take', version }))?.done === true;

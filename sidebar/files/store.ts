/** The page around the panel keeps it where there is one, as in the workbench, else the browser's own store. */
export interface PanelStore {
  readonly read: (name: string) => Promise<unknown>;
  /** False where nothing is kept. */
  readonly write: (name: string, value: unknown) => Promise<boolean>;
  readonly forget: (name: string) => Promise<void>;
}

/** How the page around the panel keeps something; '' for nothing. */
interface KeepingHost {
  readonly keep?: (name: string, value: string) => Promise<boolean>;
  readonly kept?: (name: string) => Promise<string>;
}

declare const google: { readonly script: { readonly host?: KeepingHost } };

const [BASE, STORE] = ['wallist-desk', 'kept'];

/** The page around the panel keeps what belongs to one tournament; undefined where the browser's own store does it. */
export function storeAround(): PanelStore | undefined {
  const { host } = google.script;
  return host?.keep && host.kept ? panelStore() : undefined;
}

export function panelStore(): PanelStore {
  const { host } = google.script;
  const { keep, kept } = host ?? {};
  if (keep && kept)
    return {
      read: async name => parsed(await kept(name)),
      write: (name, value) => keep(name, JSON.stringify(value)),
      forget: async name => void (await keep(name, '')),
    };
  return {
    read: name => inStore('readonly', store => store.get(name)).catch(() => undefined),
    write: (name, value) =>
      inStore('readwrite', store => store.put(value, name)).then(
        () => true,
        () => false,
      ),
    forget: name => inStore('readwrite', store => store.delete(name)).then(nothing, nothing),
  };
}

const nothing = (): void => undefined;

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** One act with the browser's store. Rejects where the browser has none for this page, or no room. */
async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const base = await openBase();
  try {
    return await new Promise((done, failed) => {
      const transaction = base.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result as unknown);
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error('full'));
    });
  } finally {
    base.close();
  }
}

const openBase = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const opening = indexedDB.open(BASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = opening.onblocked = () => failed(opening.error ?? new Error('blocked'));
  });

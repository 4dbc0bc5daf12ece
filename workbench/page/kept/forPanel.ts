/** What the panel keeps in this browser: its frame has no store of its own. */
const [BASE, STORE] = ['wallist-desk', 'kept'];

/** Keeps a text under a name; '' forgets it. False where the browser keeps nothing. */
export const keepForPanel = (name: string, value: string): Promise<boolean> =>
  inStore('readwrite', store => (value === '' ? store.delete(name) : store.put(value, name))).then(
    () => true,
    () => false,
  );

/** What is kept under a name; '' for nothing. */
export const keptForPanel = (name: string): Promise<string> =>
  inStore('readonly', store => store.get(name)).then(
    kept => (typeof kept === 'string' ? kept : ''),
    () => '',
  );

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
      transaction.onabort = () => failed(transaction.error ?? new Error('full'));
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
    opening.onerror = () => failed(opening.error ?? new Error('refused'));
  });

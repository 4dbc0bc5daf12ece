/** The store of versions in the browser: versions by tournament and time, and their pieces. */
import type { Version } from './version';

const [BASE, FORM] = ['wallist', 1];
const [VERSIONS, PIECES, FILES] = ['versions', 'pieces', 'files'];

/** The browser has no room, or keeps nothing here. */
export type Refusal = 'full' | 'refused';

export type Done<T> = { readonly value: T } | { readonly refused: Refusal };

let base: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  base ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, FORM);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(VERSIONS, { keyPath: ['name', 'at'] });
      // A piece is kept by its tournament and its id.
      asked.result.createObjectStore(PIECES);
      asked.result.createObjectStore(FILES);
    };
    asked.onsuccess = () => {
      // Another tab, of a newer page, makes the store anew.
      asked.result.onversionchange = () => forgetBase(asked.result);
      asked.result.onclose = () => forgetBase(asked.result);
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error(BASE));
  });
  base.catch(() => (base = undefined));
  return base;
}

const forgetBase = (gone: IDBDatabase): void => {
  gone.close();
  base = undefined;
};

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(BASE));
  });

const ended = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error(BASE));
  });

/** What the browser refuses is an answer; nothing of it reaches the organiser's work. */
async function attempt<T>(act: (base: IDBDatabase) => Promise<T>): Promise<Done<T>> {
  try {
    return { value: await act(await open()) };
  } catch (error) {
    return { refused: /^Quota/.test((error as Error | null)?.name ?? '') ? 'full' : 'refused' };
  }
}

/** All keys of a tournament. */
const ofName = (name: string): IDBKeyRange => IDBKeyRange.bound([name], [name, []]);

/** Stores a version with those of its pieces that are new. */
export const addVersion = (version: Version, pieces: ReadonlyMap<string, Uint8Array>): Promise<Done<void>> =>
  attempt(async base => {
    const work = base.transaction([VERSIONS, PIECES], 'readwrite');
    const done = ended(work);
    for (const [id, bytes] of pieces) work.objectStore(PIECES).put(bytes, [version.name, id]);
    work.objectStore(VERSIONS).put(version);
    await done;
  });

/** The versions of a tournament, oldest first. */
export const versionsOf = (name: string): Promise<Done<readonly Version[]>> =>
  attempt(base =>
    result(base.transaction(VERSIONS).objectStore(VERSIONS).getAll(ofName(name)) as IDBRequest<Version[]>),
  );

/** The pieces of a version by their keys. */
export const readPieces = ({ name, pieces }: Version): Promise<Done<Readonly<Record<string, Uint8Array>>>> =>
  attempt(async base => {
    const store = base.transaction(PIECES).objectStore(PIECES);
    const read = Object.entries(pieces).map(async ([key, id]) => {
      const bytes = (await result(store.get([name, id]))) as Uint8Array | undefined;
      if (!bytes) throw new Error(BASE);
      return [key, bytes] as const;
    });
    return Object.fromEntries(await Promise.all(read));
  });

/** Gives up versions, and the pieces that no other version of the tournament has. */
export const dropVersions = (name: string, times: readonly number[]): Promise<Done<void>> =>
  attempt(async base => {
    const work = base.transaction([VERSIONS, PIECES], 'readwrite');
    const done = ended(work);
    const versions = work.objectStore(VERSIONS);
    const pieces = work.objectStore(PIECES);
    const all = (await result(versions.getAll(ofName(name)))) as Version[];
    const stay = new Set(
      all.filter(({ at }) => !times.includes(at)).flatMap(one => Object.values(one.pieces)),
    );
    for (const at of times) versions.delete([name, at]);
    for (const key of (await result(pieces.getAllKeys(ofName(name)))) as [string, string][])
      if (!stay.has(key[1])) pieces.delete(key);
    await done;
  });

/** Gives up everything of a tournament. */
export const dropAll = (name: string): Promise<Done<void>> =>
  attempt(async base => {
    const work = base.transaction([VERSIONS, PIECES, FILES], 'readwrite');
    const done = ended(work);
    for (const store of [VERSIONS, PIECES]) work.objectStore(store).delete(ofName(name));
    work.objectStore(FILES).delete(name);
    await done;
  });

/** The names of all tournaments that have versions. */
export const namesWithVersions = (): Promise<Done<readonly string[]>> =>
  attempt(async base => {
    const keys = (await result(base.transaction(VERSIONS).objectStore(VERSIONS).getAllKeys())) as [
      string,
      number,
    ][];
    return [...new Set(keys.map(([name]) => name))];
  });

/** Keeps what belongs to the file on disk of a tournament. */
export const keepFile = (name: string, file: unknown): Promise<Done<void>> =>
  attempt(async base => {
    const work = base.transaction(FILES, 'readwrite');
    const done = ended(work);
    work.objectStore(FILES).put(file, name);
    await done;
  });

export const keptFile = (name: string): Promise<Done<unknown>> =>
  attempt(base => result(base.transaction(FILES).objectStore(FILES).get(name)));

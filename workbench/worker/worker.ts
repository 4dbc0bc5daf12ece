/**
 * What a browser keeps of the site, so that it opens without network: all files of one version, in a cache of its own. Pages get the
 * version that was agreed on, whichever script of this kind is running: a newer one fetches its files beside and waits until a page says
 * that it may be taken. A cache is whole or not agreed on; every file is held against the hash that the build wrote down.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

interface SiteFiles {
  readonly version: string;
  /** SHA-256 in hexadecimal digits, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Filled in by the build. */
declare const SITE: SiteFiles;

const { scope } = self.registration;
/** Caches belong to the host, which may have the site in several folders. */
const PREFIX = `wallist ${scope} `;
const AGREED = `${PREFIX}agreed`;
/** Where each cache keeps the list of its files. */
const LIST = `${scope}files.json`;
const AT_ONCE = 6;

const cacheOf = (version: string): Promise<Cache> => caches.open(PREFIX + version);

async function agreedVersion(): Promise<string | undefined> {
  if (!(await caches.has(AGREED))) return undefined;
  return (await (await caches.open(AGREED)).match(scope))?.text();
}

const agreeOn = async (version: string): Promise<void> =>
  (await caches.open(AGREED)).put(scope, new Response(version));

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer of the host as it may be kept; undefined where it is not the file that was meant. */
async function fetched(path: string, hash: string): Promise<Response | undefined> {
  const answer = await fetch(scope + path, { cache: 'no-store', credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  const bytes = await answer.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) return undefined;
  // Made anew: an answer that came by another address is none for a page.
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Response(bytes, { headers });
}

const listOf = async (version: string): Promise<SiteFiles | undefined> => {
  if (!(await caches.has(PREFIX + version))) return undefined;
  const found = await (await cacheOf(version)).match(LIST);
  return found && ((await found.json()) as SiteFiles);
};

/** Keeps all files of this script's version; rejects where one can't be had as it should be, and goes on from there the next time. */
async function keepAll(): Promise<void> {
  const { version, files } = SITE;
  const cache = await cacheOf(version);
  const before = await agreedVersion();
  const old = before === undefined ? undefined : await listOf(before);
  const waiting = Object.entries(files);
  const keepNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, hash] = next;
      if (await cache.match(scope + path)) continue;
      const same =
        old?.files[path] === hash ? await (await cacheOf(old.version)).match(scope + path) : undefined;
      const file = same ?? (await fetched(path, hash));
      if (!file) throw new Error(`${path} is not the file of version ${version}.`);
      await cache.put(scope + path, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  // Written at last: a cache with its list is whole.
  await cache.put(LIST, new Response(JSON.stringify(SITE)));
}

/** Deletes what belongs to neither the version in use nor the one that waits. */
async function tidy(): Promise<void> {
  const kept = [AGREED, PREFIX + SITE.version, PREFIX + ((await agreedVersion()) ?? SITE.version)];
  const ours = (await caches.keys()).filter(name => name.startsWith(PREFIX));
  await Promise.all(ours.filter(name => !kept.includes(name)).map(name => caches.delete(name)));
}

self.addEventListener('install', event => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  const begin = async (): Promise<void> => {
    const agreed = await agreedVersion();
    if (agreed === undefined || !(await listOf(agreed))) await agreeOn(SITE.version);
    await tidy();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** The version that a page began with: what it asks for later belongs to the same one. */
const begun = new Map<string, string>();

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const path = address.slice(scope.length);
  event.respondWith(answer(event, path === '' || path.endsWith('/') ? `${path}index.html` : path));
});

async function answer({ request, clientId, resultingClientId }: FetchEvent, path: string): Promise<Response> {
  const agreed = (request.mode === 'navigate' ? undefined : begun.get(clientId)) ?? (await agreedVersion());
  const list = agreed === undefined ? undefined : await listOf(agreed);
  if (!list) return fetch(request);
  if (request.mode === 'navigate' && resultingClientId !== '') begun.set(resultingClientId, list.version);
  const hash = list.files[path];
  if (hash === undefined) return fetch(request);
  const cache = await cacheOf(list.version);
  const found = await cache.match(scope + path);
  if (found) return found;
  // The browser has thrown it away, or somebody else did.
  const again = await fetched(path, hash).catch(() => undefined);
  if (!again) return new Response('This file is no longer kept here.', { status: 504 });
  await cache.put(scope + path, again.clone());
  return again;
}

/** What pages ask; they are answered through the port that comes with the question. */
self.addEventListener('message', event => {
  const [port] = event.ports;
  const { ask, version } = (event.data ?? {}) as { readonly ask?: unknown; readonly version?: unknown };
  if (!port) return;
  const asker = event.source && 'id' in event.source ? event.source.id : '';
  const reply = async (): Promise<unknown> => {
    if (ask === 'versions') {
      // Another tab may still ask for files of the version before.
      if ((await self.clients.matchAll({ includeUncontrolled: true })).length < 2) await tidy();
      return { agreed: await agreedVersion(), here: SITE.version };
    }
    if (ask === 'others') return { others: await others(asker) };
    if (ask === 'take') return { done: await take(version) };
    return {};
  };
  event.waitUntil(reply().then(answered => port.postMessage(answered)));
});

/** How many other pages show a tournament or the start page. */
async function others(asker: string): Promise<number> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOurs = ({ url }: Client): boolean =>
    [scope, `${scope}index.html`].includes(url.replace(/[?#].*/, ''));
  return all.filter(one => one.id !== asker && isOurs(one)).length;
}

async function take(version: unknown): Promise<boolean> {
  if (typeof version !== 'string' || !(await listOf(version))) return false;
  await agreeOn(version);
  return true;
}

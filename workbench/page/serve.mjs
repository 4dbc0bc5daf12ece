// A static server for this computer only: the page's files and the built add-on, nothing else.
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { CHECK_SCRIPT } from './check/build.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const DIST = ['bundle.js', 'globals.js', 'texts.html', 'program.html', 'functions.json', 'appsscript.json'];

// The script's realm and the panel run code from text; no connection to another computer is allowed.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Clicks on a page that hides this one in itself would fall into a tournament.
  "frame-ancestors 'none'",
].join('; ');

// Of each answer, a refusal and a redirection too.
const GUARDS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

const HOST = '127.0.0.1';

/**
 * Serves on 127.0.0.1; the next free port when this one is taken. `start` is what `/` leads to. `docs` answers the folder of the
 * documentation, `samples` that of a sample played in a language, `check` the engine of the page that checks an event; all are made
 * when somebody first asks for them.
 */
export async function serve({ page, dist, port = 8080, start, docs, samples, check }) {
  const server = createServer(
    (request, response) => void answer(request, response, { page, dist, start, docs, samples, check }),
  );
  const taken = await listen(server, port);
  return {
    port: taken,
    address: `http://${HOST}:${taken}/`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

const MOST_TRIES = 50;

async function listen(server, port) {
  for (let tried = port; ; tried++) {
    try {
      return await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(tried, HOST, () => {
          server.off('error', reject);
          resolve(server.address().port);
        });
      });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried - port >= MOST_TRIES) throw error;
    }
  }
}

async function answer(request, response, { page, dist, start, docs, samples, check }) {
  const send = (status, body = '', headers = {}) =>
    response.writeHead(status, { ...GUARDS, ...headers }).end(body);
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(405);
  // Refuses another site's name for this computer.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) return send(403);
  const [path, query] = split(request.url ?? '/');
  if (path === undefined) return send(400);
  if (path === '/' && query === '' && start !== undefined) {
    return send(302, '', { location: `/?open=${encodeURIComponent(start)}` });
  }
  try {
    const file = await fileFor(path, { page, dist, docs, samples, check });
    if (file === undefined) return send(404, 'Not found');
    const { size, mtimeMs } = await stat(file);
    // Asked for each time, and sent when it has changed: the browser keeps what it has compiled with it.
    const kept = { 'cache-control': 'no-cache', etag: `"${size}-${mtimeMs}"` };
    if (request.headers['if-none-match'] === kept.etag) return send(304, '', kept);
    const body = await readFile(file);
    send(200, request.method === 'HEAD' ? '' : body, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...kept,
    });
  } catch {
    send(404, 'Not found');
  }
}

function split(address) {
  const [path, query = ''] = address.split('?', 2);
  try {
    return [decodeURIComponent(path), query];
  } catch {
    return [undefined, query];
  }
}

async function fileFor(path, { page, dist, docs, samples, check }) {
  if (path === '/') return join(page, 'index.html');
  if (path === '/docs/' && docs !== undefined) return join(await docs(), 'index.html');
  if (path.startsWith('/docs/') && docs !== undefined) return below(await docs(), path.slice('/docs'.length));
  const [, language, sample] = /^\/samples\/([a-z]{2})\/([a-z]+)\.txt$/.exec(path) ?? [];
  if (language !== undefined && samples !== undefined)
    return below(await samples(language, sample), `/${sample}.txt`);
  if (path === `/${CHECK_SCRIPT}` && check !== undefined) return check();
  if (path.startsWith('/dist/')) {
    const name = path.slice('/dist/'.length);
    return DIST.includes(name) ? join(dist, name) : undefined;
  }
  return below(page, path);
}

/** A file of a folder; undefined where the path leads out of it. */
function below(folder, path) {
  const file = normalize(join(folder, path));
  return file.startsWith(folder + sep) && !path.includes('\0') ? file : undefined;
}

/** A static server without any knowledge of Wallist, as hosts and USB sticks have one: a folder under a path. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface PlainServer {
  /** Ends with `/`. */
  readonly address: string;
  /** The same address on any other day: another folder in its place. */
  readonly show: (folder: string) => void;
  /** Paths that answer 503 from now on. */
  readonly fail: (paths: RegExp | undefined) => void;
  readonly close: () => Promise<void>;
}

export async function servePlainly(first: string, path: string): Promise<PlainServer> {
  let folder = first;
  let failing: RegExp | undefined;
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const below = asked.startsWith(path) ? asked.slice(path.length) : '\0';
    const name = below === '' || below.endsWith('/') ? `${below}index.html` : below;
    if (failing?.test(name)) return void response.writeHead(503).end();
    readFile(join(folder, name)).then(
      body =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    show: other => (folder = other),
    fail: paths => (failing = paths),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

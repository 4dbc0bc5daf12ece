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
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface PlainServer {
  readonly port: number;
  /** Ends with `/`. */
  readonly address: string;
  /** The same address on any other day: another folder in its place. */
  readonly show: (folder: string) => void;
  /** A host in the middle of an upload: these paths still come from another folder. */
  readonly mix: (paths: RegExp | undefined, folder?: string) => void;
  readonly close: () => Promise<void>;
}

export async function servePlainly(first: string, path: string, at = 0): Promise<PlainServer> {
  let folder = first;
  let mixed: { readonly paths: RegExp; readonly folder: string } | undefined;
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const below = asked.startsWith(path) ? asked.slice(path.length) : '\0';
    const name = below === '' || below.endsWith('/') ? `${below}index.html` : below;
    readFile(join(mixed?.paths.test(name) ? mixed.folder : folder, name)).then(
      body =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}${path}`,
    show: other => (folder = other),
    mix: (paths, other = '') => (mixed = paths && { paths, folder: other }),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

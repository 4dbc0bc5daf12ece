import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Served } from '../../workbench/page/serve.mjs';

// F8.11 of docs/faults.md

let served: Served;
let built = 0;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallist-'));
  const page = join(folder, 'page');
  const dist = join(folder, 'dist');
  const docs = join(folder, 'docs');
  const samples = join(folder, 'samples');
  for (const one of [page, dist, docs, samples]) mkdirSync(one);
  writeFileSync(join(samples, 'swiss.txt'), '{}');
  writeFileSync(join(docs, 'round.html'), '<h1>Pairing a round</h1>');
  writeFileSync(join(docs, 'stones.png'), 'png');
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  writeFileSync(join(page, 'page.js'), '1');
  writeFileSync(join(dist, 'bundle.js'), '2');
  writeFileSync(join(dist, 'other.js'), 'not of the add-on');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  served = await serve({
    page,
    dist,
    port: 0,
    start: 'mcmahon',
    docs: () => ((built += 1), Promise.resolve(docs)),
    samples: (language, name) =>
      language === 'de' && name === 'swiss'
        ? Promise.resolve(samples)
        : Promise.reject(new Error('No such sample.')),
  });
});
afterAll(async () => served?.close());

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly cache: string | undefined;
  readonly etag: string | undefined;
  readonly location: string | undefined;
  readonly policy: string | string[] | undefined;
  readonly frames: string | string[] | undefined;
  readonly body: string;
}

/** Asks for a path exactly as written; fetch would tidy it up. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: served.port, path, headers, method }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          cache: response.headers['cache-control'],
          etag: response.headers.etag,
          location: response.headers.location,
          policy: response.headers['content-security-policy'],
          frames: response.headers['x-frame-options'],
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test('the page and the add-on come with their types, and are asked for each time', async () => {
  const text = { cache: 'no-cache', status: 200 };
  expect(await ask('/?start')).toMatchObject({ ...text, type: 'text/html; charset=utf-8' });
  expect(await ask('/page.js')).toMatchObject({ ...text, type: 'text/javascript; charset=utf-8', body: '1' });
  expect(await ask('/dist/bundle.js')).toMatchObject({ ...text, body: '2' });
});

test('what has not changed is not sent again, what has changed is', async () => {
  const first = await ask('/page.js');
  const again = { 'if-none-match': String(first.etag) };
  expect(await ask('/page.js', again)).toMatchObject({ status: 304, body: '', etag: first.etag });
  const later = new Date(Date.now() + 5000);
  utimesSync(join(folder, 'page', 'page.js'), later, later);
  expect(await ask('/page.js', again)).toMatchObject({ status: 200, body: '1' });
});

test('a sample comes in a language that there is', async () => {
  expect(await ask('/samples/de/swiss.txt')).toMatchObject({ status: 200, body: '{}' });
  const wrong = ['/samples/xx/swiss.txt', '/samples/swiss.txt', '/samples/de/mcmahon.txt'];
  for (const path of [...wrong, '/samples/de/../secret.txt', '/samples/de/swiss.json'])
    expect((await ask(path)).status).toBe(404);
});

test.each(['/?start', '/page.js', '/dist/bundle.js'])('%s may reach no other computer', async path => {
  const { policy } = await ask(path);
  const sources = String(policy).split('; ');
  expect(sources).toEqual(
    expect.arrayContaining(["default-src 'none'", "connect-src 'self'", "form-action 'none'"]),
  );
  expect(String(policy)).not.toMatch(/https?:|\*/);
});

test('--open leads past the start page, which stays reachable', async () => {
  expect(await ask('/')).toMatchObject({ status: 302, location: '/?open=mcmahon' });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/dist/../../secret.txt',
  '/dist/..%2f..%2fsecret.txt',
  '/dist/other.js',
  '/%00',
  '/%',
  '/nothing.js',
])('nothing else is served: %s', async path => {
  const answer = await ask(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toContain('secret');
});

test('the documentation is built when it is asked for, and nothing beside it is read', async () => {
  expect(built).toBe(0);
  expect(await ask('/docs/round.html')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(await ask('/docs/stones.png')).toMatchObject({ status: 200, type: 'image/png' });
  expect(built).toBe(2);
  for (const path of ['/docs/../secret.txt', '/docs/%2e%2e/secret.txt', '/docs/nothing.html', '/docs/']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

test('only this computer is answered, and only readers', async () => {
  expect((await ask('/page.js', { host: 'evil.example' })).status).toBe(403);
  expect((await ask('/page.js', {}, 'POST')).status).toBe(405);
});

test('npm start takes the next free port and prints the address', async () => {
  const taken = createServer();
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, ['build/start.mjs', '--port', String(port), '--open', 'swiss'], {
    cwd: root,
  });
  try {
    const printed = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', part => {
        text += part;
        if (text.includes('\n')) resolve(text);
      });
      child.stderr.on('data', part => reject(new Error(String(part))));
      child.on('exit', code => reject(new Error(`It ended with ${code}.`)));
    });
    const address = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed);
    expect(Number(address?.[1])).toBeGreaterThan(port);
    const answer = await fetch(address?.[0] ?? '', { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/?open=swiss');
    expect(await (await fetch(`${address?.[0]}dist/functions.json`)).json()).toContainEqual(
      expect.objectContaining({ name: 'SOS2' }),
    );
  } finally {
    child.kill();
    taken.close();
  }
});

test('no page may show this one in itself', async () => {
  for (const path of ['/?start', '/page.js', '/dist/bundle.js', '/docs/round.html']) {
    const { policy, frames } = await ask(path);
    expect([path, String(policy).includes("frame-ancestors 'none'"), frames]).toEqual([path, true, 'DENY']);
  }
});

test('and no answer at all, whatever is asked for', async () => {
  const known = ['/?start', '/page.js', '/dist/bundle.js', '/docs/round.html', '/samples/de/swiss.txt', '/'];
  const part = fc.constantFrom(
    '/',
    '..',
    '%2e',
    'dist',
    'docs',
    'samples',
    'page.js',
    '?open=',
    '%00',
    '//',
    'de',
  );
  const path = fc.oneof(
    fc.constantFrom(...known),
    fc.array(part, { maxLength: 6 }).map(parts => `/${parts.join('')}`),
  );
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom('GET', 'HEAD', 'POST'), async (asked, method) => {
      const { policy, frames } = await ask(asked, {}, method);
      expect([String(policy).includes("frame-ancestors 'none'"), frames]).toEqual([true, 'DENY']);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 60) },
  );
});

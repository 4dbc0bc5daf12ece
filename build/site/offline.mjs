// What makes a built site one that a browser keeps: icons, manifest, the version in its first page, and the worker with the list of its files.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { png, svg } from '../release/icons.mjs';

const ENTRY = fileURLToPath(new URL('../../workbench/worker/worker.ts', import.meta.url));
const WORKER = 'sw.js';
const MANIFEST = 'manifest.webmanifest';
/** The line of the first page behind which its own lines are put. */
const BEHIND = '<link rel="stylesheet" href="own.css" />';
const SIZES = [192, 512];

/** The paths of all files of a folder, with `/`, sorted. */
export async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map(path => path.replaceAll('\\', '/'))
    .sort();
}

/** The field of the icon and the page's own paper. */
const [BLUE, PAPER] = ['#1a5fd0', '#ffffff'];

const manifest = {
  name: 'Wallist',
  short_name: 'Wallist',
  description: 'Go tournaments in a spreadsheet',
  id: './',
  start_url: './?start',
  scope: './',
  display: 'standalone',
  background_color: PAPER,
  theme_color: BLUE,
  icons: [
    ...SIZES.map(size => ({ src: `icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const hashOf = bytes => createHash('sha256').update(bytes).digest('hex');

/** Adds all that to the files of a folder, and answers the version of what is in it: the given one and a mark of all the files. */
export async function makeOffline(folder, version) {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const size of SIZES) await writeFile(join(folder, `icons/icon-${size}.png`), png(size, size));
  await writeFile(join(folder, 'icons/icon.svg'), svg(128, 128));
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(join(folder, WORKER), { force: true });
  const plain = bare(await readFile(join(folder, 'index.html'), 'utf8'));
  await writeFile(join(folder, 'index.html'), plain);
  const mark = hashOf(JSON.stringify(await hashesOf(folder))).slice(0, 8);
  const whole = `${version}-${mark}`;
  await writeFile(join(folder, 'index.html'), marked(plain, whole));
  const files = await hashesOf(folder);
  await esbuild.build({
    entryPoints: [ENTRY],
    outfile: join(folder, WORKER),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { SITE: JSON.stringify({ version: whole, files }) },
    logLevel: 'error',
  });
  return whole;
}

async function hashesOf(folder) {
  const hashes = {};
  for (const path of await filesOf(folder)) hashes[path] = hashOf(await readFile(join(folder, path)));
  return hashes;
}

const LINES = `
    <link rel="manifest" href="${MANIFEST}" />
    <link rel="apple-touch-icon" href="icons/icon-192.png" />
    <meta name="theme-color" content="${BLUE}" />`;

/** The first page with its version, and what an installed page needs. */
function marked(html, version) {
  if (!html.includes(BEHIND)) throw new Error('The first page has no place for the manifest.');
  return html
    .replace('<html lang="en">', `<html lang="en" data-version="${version}">`)
    .replace(BEHIND, `${BEHIND}${LINES}`);
}

/** The first page as it was built. */
export const bare = html => html.replace(/ data-version="[^"]*"/, '').replace(LINES, '');

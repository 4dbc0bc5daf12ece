// The engine of the page that checks an event, built for its sources when somebody first asks for it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import * as esbuild from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Its name beside the page. */
export const CHECK_SCRIPT = 'check-event.js';

/** Builds it into .build/ unless it is there already. Returns the path of the file. Rejects with esbuild's errors. */
export async function buildCheck() {
  const folder = join(ROOT, '.build', `check-${fingerprint()}`);
  const file = join(folder, CHECK_SCRIPT);
  if (existsSync(file)) return file;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['src/eventFile/checkedEvent.ts'],
    outfile: join(unfinished, CHECK_SCRIPT),
    bundle: true,
    format: 'iife',
    globalName: 'wallistCheck',
    charset: 'utf8',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has built it meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return file;
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

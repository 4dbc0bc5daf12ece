// Makes a fresh clone ready: the npm packages that it runs on; with --all also those of tests and checks, and with --chromium a
// browser for the tests where we may install one (Debian, as root).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installChromium } from './chromium.mjs';

const STAMP = fileURLToPath(new URL('../node_modules/.wallist-lock', import.meta.url));

/**
 * What npm has to do, undefined where all is there. `stamp` is what the last install left: the lock's hash, and `run` behind it
 * where what only tests need was left out. Packages are added to those that are there, because a workbench may run on them, and
 * whoever had those of the tests (`hasAll`) keeps them.
 */
export function toInstall(stamp, lock, all, hasAll) {
  if (stamp === lock || (!all && stamp === `${lock} run`)) return undefined;
  const quiet = ['--no-audit', '--no-fund'];
  if (!all && !hasAll) return ['ci', '--omit=dev', ...quiet];
  return [...(stamp === `${lock} run` ? ['install', '--no-save'] : ['ci']), ...quiet];
}

/** A package that only tests need. */
const OF_TESTS = fileURLToPath(new URL('../node_modules/vitest', import.meta.url));

function install(all) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  const wanted = toInstall(stamp, lock, all, existsSync(OF_TESTS));
  if (wanted === undefined) return;
  const npm = spawnSync('npm', wanted, { stdio: 'inherit' });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
  writeFileSync(STAMP, wanted.includes('--omit=dev') ? `${lock} run` : lock);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install(process.argv.includes('--all'));
  if (process.argv.includes('--chromium')) installChromium();
}

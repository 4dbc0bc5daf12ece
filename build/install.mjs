// Makes a fresh clone ready: npm packages when they are missing or out of date, and with --chromium a
// browser for the tests where we may install one (Debian, as root).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { installChromium } from './chromium.mjs';

const stamp = 'node_modules/.wallist-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
  writeFileSync(stamp, lock);
}

if (process.argv.includes('--chromium')) installChromium();

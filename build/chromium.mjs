// Places of a Chromium: CHROME_PATH first, then the usual ones.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium, or undefined where there is none. */
export function findChromium() {
  return [process.env.CHROME_PATH, ...USUAL_PLACES].find(path => path && existsSync(path));
}

/** Installs Debian's package where there is no Chromium and this is allowed: on Debian, as root. */
export function installChromium() {
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (findChromium() !== undefined || !mayInstall) return;
  console.log('No Chromium found: installing the Debian package.');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

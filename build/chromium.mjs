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

/** Chromium without windows and menus: it starts in a quarter of the time, and a page costs two thirds. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** The path of a browser for tests that need no window; the whole Chromium where there is no other. */
export const findHeadless = () =>
  [process.env.CHROME_PATH, HEADLESS].find(path => path && existsSync(path)) ?? findChromium();

/** Installs Debian's packages where there is no Chromium and this is allowed: on Debian, as root. */
export function installChromium() {
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!mayInstall || process.env.CHROME_PATH) return;
  const whole = findChromium();
  // Where another Chromium is used the one without a window may be no package either.
  const isDebians = whole === undefined || whole === USUAL_PLACES[0];
  const missing = [
    ...(whole === undefined ? ['chromium'] : []),
    ...(isDebians && !existsSync(HEADLESS) ? ['chromium-headless-shell'] : []),
  ];
  if (missing.length === 0) return;
  console.log(`Installing from Debian: ${missing.join(', ')}.`);
  apt('update');
  // One by one: not every release has the one without a window.
  for (const one of missing) apt('install', '-y', '--no-install-recommends', one);
}

const apt = (...words) =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

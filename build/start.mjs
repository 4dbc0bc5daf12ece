// npm start: builds the add-on and the workbench's page, checks that they fit, and serves both.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { buildPage, forgetOldPages } from '../workbench/page/build.mjs';
import { buildCheck } from '../workbench/page/check/build.mjs';
import { serve } from '../workbench/page/serve.mjs';
import { playSample } from '../workbench/tournaments/samples.mjs';
import { buildSite, WORKBENCH } from './site/site.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USE = 'Usage: npm start -- [--port NUMBER] [--open TOURNAMENT]';

/** The value after `--name` or `--name=`; undefined without the option. */
function option(name, given = process.argv.slice(2)) {
  const at = given.findIndex(one => one === `--${name}` || one.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  return given[at].includes('=') ? given[at].slice(given[at].indexOf('=') + 1) : (given[at + 1] ?? '');
}

/** Checks that every name that the menu and the formulas call is a function of the built script. */
export function preflight(dist) {
  const gas = createRequire(import.meta.url)('gas-local');
  const called = [];
  const menu = { addSeparator: () => menu, addToUi: () => undefined };
  menu.addItem = (_, name) => (called.push(name), menu);
  menu.addSubMenu = () => menu;
  const ui = { createMenu: () => menu, createAddonMenu: () => menu };
  const script = gas.require(dist, {
    SpreadsheetApp: { getUi: () => ui },
    Session: { getActiveUserLocale: () => 'en' },
    console: { log: () => undefined },
  });
  script.onOpen({});
  const functions = JSON.parse(readFileSync(join(dist, 'functions.json'), 'utf8')).map(one => one.name);
  return ['sidebar', ...called, ...functions].filter(name => typeof script[name] !== 'function');
}

async function main() {
  const port = Number(option('port') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(USE);
  const start = option('open');
  const names = JSON.parse(readFileSync(join(ROOT, 'workbench/tournaments/index.json'), 'utf8')).map(
    one => one.name,
  );
  if (start !== undefined && !names.includes(start)) {
    throw new Error(`There is no tournament "${start}". There are: ${names.join(', ')}.\n${USE}`);
  }
  const [{ dist }, page] = await Promise.all([build({ keepDocs: true }), buildPage()]);
  const missing = preflight(dist);
  if (missing.length > 0) throw new Error(`The built add-on lacks these functions: ${missing.join(', ')}`);
  const samples = (language, name) => playSample(name, dist, language);
  forgetOldPages(page);
  let site;
  const docs = () =>
    (site ??= buildSite({ folder: join(ROOT, '.build/docs'), workbench: WORKBENCH }).then(dirname));
  const { address } = await serve({ page, dist, port, start, docs, samples, check: buildCheck });
  console.log(`Wallist runs at ${address}  (stop it with Ctrl+C)`);
}

main().catch(error => {
  const sentences = error.sentences ?? [error.message];
  console.error(sentences.join('\n'));
  process.exitCode = 1;
});

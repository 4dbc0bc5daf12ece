// npm run site: the workbench, its samples and the documentation as files in site/, for any static host and any folder of it.
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { buildPage, languagesOfPage } from '../../workbench/page/build.mjs';
import { buildCheck, CHECK_SCRIPT } from '../../workbench/page/check/build.mjs';
import { PLAYED, playSamples } from '../../workbench/tournaments/samples.mjs';
import { filesOf, makeOffline } from './offline.mjs';
import { buildSite, WORKBENCH } from './site.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Of the built add-on, what the page asks for. */
const DIST = ['bundle.js', 'globals.js', 'texts.html', 'program.html', 'functions.json', 'appsscript.json'];

/**
 * Writes the site from the built add-on, at once in place of an older one, and answers its folder. The `samples` are played in
 * `languages`, all in all unless told otherwise.
 * @param {{ root?: string, dist: string, folder?: string, languages?: readonly string[], samples?: readonly string[] }} options
 */
export async function buildHosted({
  root = ROOT,
  dist,
  folder = join(root, 'site'),
  languages,
  samples = PLAYED,
} = {}) {
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'dist'), { recursive: true });
  try {
    await cp(await buildPage(), unfinished, { recursive: true });
    await cp(await buildCheck(), join(unfinished, CHECK_SCRIPT));
    for (const name of DIST) await cp(join(dist, name), join(unfinished, 'dist', name));
    for (const language of languages ?? (await languagesOfPage()))
      await writeSamples(unfinished, dist, language, samples);
    await buildSite({ root, folder: join(unfinished, 'docs'), workbench: WORKBENCH });
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    await makeOffline(unfinished, version);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function writeSamples(folder, dist, language, samples) {
  await mkdir(join(folder, 'samples', language), { recursive: true });
  for (const played of await playSamples(samples, dist, language))
    await cp(played, join(folder, 'samples', language), { recursive: true });
}

async function main() {
  try {
    const { dist } = await build({ keepDocs: true });
    const folder = await buildHosted({ dist });
    const files = await filesOf(folder);
    const sizes = await Promise.all(files.map(async path => (await readFile(join(folder, path))).length));
    const size = (sizes.reduce((sum, one) => sum + one, 0) / 1e6).toFixed(1);
    console.log(`Wrote ${files.length} files, ${size} MB, into ${folder}: put them on any static host.`);
    console.log('To look at them: npx http-server site, or python3 -m http.server --directory site');
  } catch (error) {
    console.error((error.sentences ?? [error.stack]).map(sentence => `- ${sentence}`).join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

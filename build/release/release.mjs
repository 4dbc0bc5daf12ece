// npm run release: release/wallist-VERSION.zip, for those who paste the files into Google's editor and have no Node.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { buildSite } from '../site/site.mjs';
import { isAddress, stepsPage } from './steps.mjs';
import { zip } from './zip.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The files of the zip as [name, content], from what `build` answers and the files of the documentation. `questions` is the address that
 * answers them, undefined where there is none.
 */
export function releaseFiles({ files, programScript }, version, licence, docs = [], questions = undefined) {
  const paste = {
    'Code.txt': `${files['globals.js']}\n${files['bundle.js']}`,
    'program.txt': files['program.html'],
    'texts.txt': files['texts.html'],
    'appsscript.txt': files['appsscript.json'],
    'one-permission.txt': oneScope(files['appsscript.json']),
  };
  const folder = `wallist-${version}`;
  return [
    [`${folder}/START HERE.html`, stepsPage(version, paste, questions)],
    ...Object.entries(paste).map(([name, text]) => [`${folder}/paste/${name}`, text]),
    [`${folder}/spare/program-script.txt`, programScript],
    [`${folder}/LICENSE.txt`, licence],
    ...docs.map(([name, content]) => [`${folder}/docs/${name}`, content]),
  ];
}

/** The manifest for accounts that Google lets show no panel: it asks for the spreadsheet alone, and the menu does all by alerts. */
function oneScope(manifest) {
  const { oauthScopes, ...rest } = JSON.parse(manifest);
  const scopes = oauthScopes.filter(scope => scope.endsWith('/spreadsheets.currentonly'));
  return `${JSON.stringify({ ...rest, oauthScopes: scopes }, null, 2)}\n`;
}

/** Builds, and writes the zip; returns its path. */
export async function release({ root = ROOT, folder = join(root, 'release') } = {}) {
  const built = await build({ root, keepDocs: true });
  const { version, bugs } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const licence = await readFile(join(root, 'LICENSE'), 'utf8');
  const path = join(folder, `wallist-${version}.zip`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, zip(releaseFiles(built, version, licence, await documentation(root), bugs?.url)));
  return path;
}

/** The files of the site as [path, content]. */
async function documentation(root) {
  const folder = await mkdtemp(join(tmpdir(), 'wallist-docs-'));
  try {
    await buildSite({ root, folder });
    // Folders have no ending, and every file of the site has one.
    const paths = (await readdir(folder, { recursive: true })).filter(path => /\.\w+$/.test(path)).sort();
    return await Promise.all(
      paths.map(async path => [path.replaceAll('\\', '/'), await readFile(join(folder, path))]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What whoever publishes has to know: the zip, and whether it says who answers questions. */
export const reportOf = (path, questions) =>
  [
    `Wrote ${path}`,
    ...(isAddress(questions)
      ? []
      : [
          'It has no address for questions: START HERE sends people to where they downloaded it. Enter one in package.json,',
          'as "bugs": { "url": "https://…" } (or "mailto:…"), and make the zip again.',
        ]),
  ].join('\n');

async function main() {
  try {
    const path = await release();
    const { bugs } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    console.log(reportOf(path, bugs?.url));
  } catch (error) {
    console.error((error.sentences ?? [error.stack]).join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

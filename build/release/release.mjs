// npm run release: release/wallist-VERSION.zip, for those who paste the files into Google's editor and have no Node.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { stepsPage } from './steps.mjs';
import { zip } from './zip.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The files of the zip as [name, text], from what `build` answers. */
export function releaseFiles({ files, programScript }, version, licence) {
  const paste = {
    'Code.txt': `${files['globals.js']}\n${files['bundle.js']}`,
    'program.txt': files['program.html'],
    'texts.txt': files['texts.html'],
    'appsscript.txt': files['appsscript.json'],
  };
  const folder = `wallist-${version}`;
  return [
    [`${folder}/START HERE.html`, stepsPage(version, paste)],
    ...Object.entries(paste).map(([name, text]) => [`${folder}/paste/${name}`, text]),
    [`${folder}/spare/program-script.txt`, programScript],
    [`${folder}/LICENSE.txt`, licence],
  ];
}

/** Builds, and writes the zip; returns its path. */
export async function release({ root = ROOT, folder = join(root, 'release') } = {}) {
  const built = await build({ root, keepDocs: true });
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const licence = await readFile(join(root, 'LICENSE'), 'utf8');
  const path = join(folder, `wallist-${version}.zip`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, zip(releaseFiles(built, version, licence)));
  return path;
}

async function main() {
  try {
    console.log(`Wrote ${await release()}`);
  } catch (error) {
    console.error((error.sentences ?? [error.stack]).join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

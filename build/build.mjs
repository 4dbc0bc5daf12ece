// npm run build: the Apps Script project in dist/, docs/functions.md, and the joins of src/text.
import * as esbuild from 'esbuild';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkBundle, checkShipped, checkTexts } from './checks.mjs';
import { makeFunctionsPage } from './docs.mjs';
import { checkGlobals, describeFunctions, readGlobals, writeGlobals } from './globals.mjs';
import { makeFilesPart } from './filesPart.mjs';
import { escaped } from './htmlText.mjs';
import { writeJoins } from './joins.mjs';
import { BuildProblem } from './problem.mjs';
import {
  packedPage,
  packedPart,
  packedProgram,
  packPage,
  packPart,
  packProgram,
  programFile,
} from './program.mjs';
import { makeSidebar } from './sidebar.mjs';
import { packedTexts, packTexts } from './texts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Writes dist/ and, without `keepDocs`, docs/functions.md and the joins of the languages. Rejects with a BuildProblem that says what is wrong. */
export async function build({ root = ROOT, dist = join(root, 'dist'), keepDocs = false } = {}) {
  if (!keepDocs) await writeJoins(root);
  const globals = await readGlobals(root);
  demand(checkGlobals(globals));
  const texts = await packTexts();
  const page = await packPage(await makeSidebar(join(root, 'sidebar')));
  const part = await packPart(await makeFilesPart(texts.files));
  const panel = await bundleAddon(join(root, 'src/google/program.ts'), 'Program', [
    packedTexts(texts.panel),
    packedPage(page.module),
    packedPart(part.module),
  ]);
  const program = await packProgram(panel);
  const bundle = await bundleAddon(join(root, 'src/google/main.ts'), 'Wallist', [
    packedTexts(texts.formulas),
    packedPage(page.module),
    packedProgram(program.module),
  ]);
  demand(checkBundle(bundle, globals));
  demand(checkTexts(bundle, texts.ofPanel));
  const functions = describeFunctions(globals);
  const shipped = {
    'bundle.js': bundle,
    'globals.js': writeGlobals(globals),
    'texts.html': texts.file,
    'program.html': programFile([page.block, part.block, program.block]),
    'appsscript.json': await readFile(join(root, 'appsscript.json'), 'utf8'),
  };
  demand(checkShipped(shipped));
  const files = { ...shipped, 'functions.json': `${JSON.stringify(functions, null, 2)}\n` };
  await writeDist(dist, files);
  if (!keepDocs) await writeFile(join(root, 'docs/functions.md'), makeFunctionsPage(functions));
  return { dist, files, functions, programScript: program.script };
}

/** One file, ES2020 syntax as the V8 of Apps Script reads it, everything behind one global name. */
export async function bundleAddon(entry, globalName = 'Wallist', plugins = []) {
  const built = await esbuild.build({
    entryPoints: [entry],
    plugins: [closeTitles, ...plugins],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    target: 'es2020',
    charset: 'utf8',
    minify: true,
    lineLimit: LINE_LIMIT,
    legalComments: 'none',
    logLevel: 'silent',
  });
  demand(
    built.warnings.map(({ text, location }) => `${location?.file ?? entry}:${location?.line ?? 0} ${text}`),
  );
  return visible(built.outputFiles[0].text);
}

/** The titles that lists have, each once as it is folded when it is read, and without blanks between them. */
const closeTitles = {
  name: 'close titles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sheet[\\/]cells[\\/]titles\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/(: `)([^`$]+)`/g, (_, begin, list) => {
        const titles = list.split(/[,\n]/).map(title => title.trim());
        const first = new Map();
        for (const title of titles)
          if (title !== '' && !first.has(folded(title))) first.set(folded(title), title);
        return `${begin}${[...first.values()].join()}\``;
      }),
      loader: 'ts',
    })),
};

/** As `foldTitle` has it. */
const folded = title =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}#]/gu, '');

/** The length of lines from which on esbuild breaks them: editors are slow with longer ones. */
const LINE_LIMIT = 400;

/** The code with characters that nobody sees, and that pasting may change, as escapes: in minified code they stand in strings only. */
export const visible = code => code.replace(/(?![ \n])[\p{Z}\p{C}]/gu, escaped);

// Replaces each file at once, so that a running workbench never reads half of one.
async function writeDist(dist, files) {
  await mkdir(dist, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dist, `.${name}`), text);
    await rename(join(dist, `.${name}`), join(dist, name));
  }
  const strangers = (await readdir(dist)).filter(name => !(name in files) && !name.startsWith('.'));
  await Promise.all(strangers.map(name => rm(join(dist, name), { recursive: true, force: true })));
}

function demand(complaints) {
  if (complaints.length > 0) throw new BuildProblem(complaints);
}

async function main() {
  try {
    const { files, functions } = await build({ keepDocs: process.argv.includes('--keep-docs') });
    const size = Object.entries(files).map(([name, text]) => `${name} ${Math.ceil(text.length / 1024)} KB`);
    console.log(`Built dist/ with ${functions.length} functions: ${size.join(', ')}`);
  } catch (error) {
    const sentences = error.sentences ?? error.errors?.map(({ text }) => text) ?? [error.stack];
    console.error(`The build failed:\n${sentences.map(sentence => `- ${sentence}`).join('\n')}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

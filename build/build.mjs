// npm run build: the Apps Script project in dist/, and docs/functions.md.
import * as esbuild from 'esbuild';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { makeFunctionsPage } from './docs.mjs';
import { checkGlobals, describeFunctions, readGlobals, writeGlobals } from './globals.mjs';
import { escaped } from './htmlText.mjs';
import { BuildProblem } from './problem.mjs';
import { packedPage, packedProgram, packPage, packProgram, programFile } from './program.mjs';
import { makeSidebar } from './sidebar.mjs';
import { packedTexts, packTexts } from './texts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCOPES = ['spreadsheets.currentonly', 'script.container.ui'];

/** Writes dist/ and, without `keepDocs`, docs/functions.md. Rejects with a BuildProblem that says what is wrong. */
export async function build({ root = ROOT, dist = join(root, 'dist'), keepDocs = false } = {}) {
  const globals = await readGlobals(root);
  demand(checkGlobals(globals));
  const texts = await packTexts();
  const page = await packPage(await makeSidebar(join(root, 'sidebar')));
  const panel = await bundleAddon(join(root, 'src/addon/program.ts'), 'Program', [
    packedTexts(texts.panel),
    packedPage(page.module),
  ]);
  const program = await packProgram(panel);
  const bundle = await bundleAddon(join(root, 'src/addon/main.ts'), 'Wallist', [
    packedTexts(texts.formulas),
    packedPage(page.module),
    packedProgram(program.module),
  ]);
  demand(checkBundle(bundle, [...globals.functions, ...globals.others]));
  demand(checkTexts(bundle, texts.ofPanel));
  const manifest = await readFile(join(root, 'appsscript.json'), 'utf8');
  demand(checkManifest(manifest));
  const functions = describeFunctions(globals);
  const files = {
    'bundle.js': bundle,
    'globals.js': writeGlobals(globals),
    'texts.html': texts.file,
    'program.html': programFile([page.block, program.block]),
    'appsscript.json': manifest,
    'functions.json': `${JSON.stringify(functions, null, 2)}\n`,
  };
  await writeDist(dist, files);
  if (!keepDocs) await writeFile(join(root, 'docs/functions.md'), makeFunctionsPage(functions));
  return { dist, files, functions, programScript: program.script };
}

/** One file, ES2020 syntax as the V8 of Apps Script reads it, everything behind one global name. */
export async function bundleAddon(entry, globalName = 'Wallist', plugins = []) {
  const built = await esbuild.build({
    entryPoints: [entry],
    plugins,
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

/** The length of lines from which on esbuild breaks them: editors are slow with longer ones. */
const LINE_LIMIT = 400;

/** The code with characters that nobody sees, and that pasting may change, as escapes: in minified code they stand in strings only. */
export const visible = code => code.replace(/(?![ \n])[\p{Z}\p{C}]/gu, escaped);

/** Loads the bundle without Google's names, which it must not use at the top level. */
export function checkBundle(bundle, named) {
  const context = createContext({});
  try {
    runInContext(bundle, context);
  } catch (error) {
    return [`bundle.js does not load by itself: ${error.message}`];
  }
  return named
    .filter(({ name }) => runInContext(`typeof Wallist.${name}`, context) !== 'function')
    .map(({ name }) => `${name} is missing: src/addon/main.ts does not export it.`);
}

/** Checks that the formulas' part names no text, by its key or by its area, whose English only the panel's part has. */
export function checkTexts(bundle, ofPanel) {
  const named = new Set(
    [...bundle.matchAll(/["'`](\w+\.)(\$\{|[\w.]*["'`])/g)].map(([quoted]) => quoted.slice(1, -1)),
  );
  return [...ofPanel, ...new Set(ofPanel.map(key => `${key.split('.')[0]}.`))]
    .filter(key => named.has(key) || named.has(`${key}$`))
    .map(key => `A formula may show ${key}: its area does not belong into src/text/panelAreas.ts.`);
}

/** Checks that the manifest asks for the current spreadsheet and a panel in it, and for nothing else. */
export function checkManifest(text) {
  const { runtimeVersion, oauthScopes, exceptionLogging, ...rest } = JSON.parse(text);
  const wanted = SCOPES.map(scope => `https://www.googleapis.com/auth/${scope}`);
  const wrong = [];
  if (runtimeVersion !== 'V8') wrong.push('appsscript.json has to name the V8 runtime.');
  if (JSON.stringify([...(oauthScopes ?? [])].sort()) !== JSON.stringify([...wanted].sort())) {
    wrong.push(`appsscript.json has to ask for exactly these scopes: ${wanted.join(', ')}.`);
  }
  // An error may quote a cell: developers.google.com/apps-script/manifest, `exceptionLogging`.
  if (exceptionLogging !== 'NONE') wrong.push('appsscript.json has to switch exception logging off: NONE.');
  if ('urlFetchWhitelist' in rest)
    wrong.push('appsscript.json must not name addresses: nothing leaves the sheet.');
  return wrong;
}

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

// The page's files, built once for the same sources: Univer is large and rarely changes.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { leaner, textsAlone } from './leaner.mjs';
import { atOnce } from './grid/atOnce.mjs';
import { wholeGames } from './grid/wholeGames.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKBENCH = join(ROOT, 'workbench');
/** The page's own texts in every language. */
const WORDS = join(ROOT, 'src/text/workbench.ts');
const FACTS = join(ROOT, 'src/tournament/languages.ts');
const gas = name => join(WORKBENCH, 'page/gas', `${name}.ts`);

/** Builds the page into .build/ unless it is there already. Returns its folder. Rejects with esbuild's errors. */
export async function buildPage() {
  const folder = join(ROOT, '.build', `page-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    metafile: true,
    // The start page is shown before the spreadsheet is loaded, which only an open tournament needs.
    entryPoints: {
      start: join(WORKBENCH, 'page/main.ts'),
      check: join(WORKBENCH, 'page/check/check.ts'),
      page: join(WORKBENCH, 'page/book/book.ts'),
      xlsx: join(WORKBENCH, 'page/kept/xlsxPart.ts'),
      answers: join(WORKBENCH, 'beside/answers.ts'),
    },
    outdir: unfinished,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'external',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // gas-local runs unmodified, with these modules in place of Node's.
    plugins: [leaner, atOnce, wholeGames],
    alias: { fs: gas('fs'), vm: gas('vm'), path: gas('path'), util: gas('util') },
  });
  const known = new Set(hashed());
  const strangers = Object.keys(metafile.inputs).filter(
    file => /^(?:src|workbench)\//.test(file) && !known.has(join(ROOT, file)),
  );
  if (strangers.length > 0) throw new Error(`not in the fingerprint of the page: ${strangers.join(', ')}`);
  await esbuild.build({
    absWorkingDir: ROOT,
    // Univer's own texts, one file a language: the page loads that of the person.
    entryPoints: Object.fromEntries(
      (await otherLanguages()).map(({ language, locale }) => [
        `texts-${language}`,
        `@univerjs/preset-sheets-core/locales/${locale}`,
      ]),
    ),
    outdir: unfinished,
    bundle: true,
    format: 'iife',
    globalName: 'wallistUniverTexts',
    charset: 'utf8',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
    plugins: [textsAlone],
  });
  await writeWords(unfinished);
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [join(WORKBENCH, 'page/page.css')],
    outfile: join(unfinished, 'own.css'),
    minify: true,
    logLevel: 'error',
  });
  for (const name of ['index.html', 'check.html'])
    cpSync(join(WORKBENCH, 'page', name), join(unfinished, name));
  cpSync(join(WORKBENCH, 'tournaments'), join(unfinished, 'tournaments'), {
    recursive: true,
    filter: path => !/\.m[jt]s$/.test(path),
  });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has built the same page meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** One script a language: a page loads English, and that of the person where it is another. */
async function writeWords(folder) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [WORDS],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const { WORKBENCH_TEXTS } = await moduleOf(outputFiles[0].text);
  // A tournament without a name of its own has this one, in whatever language it was made.
  const untitled = Object.values(WORKBENCH_TEXTS).map(texts => texts['workbench.untitled']);
  const { LANGUAGES, LANGUAGE_FACTS, LANGUAGES_OF_DOCS } = await facts();
  const names = Object.fromEntries(LANGUAGES.map(language => [language, LANGUAGE_FACTS[language].name]));
  const start = `window.wallistWords ??= ${JSON.stringify({ names, untitled, docs: LANGUAGES_OF_DOCS, texts: {} })};\n`;
  for (const [language, texts] of Object.entries(WORKBENCH_TEXTS))
    writeFileSync(
      join(folder, `words-${language}.js`),
      `${start}window.wallistWords.texts.${language} = ${JSON.stringify(texts)};\n`,
    );
}

/** All languages but English, which the grid has in it. */
export async function otherLanguages() {
  const { LANGUAGES, LANGUAGE_FACTS } = await facts();
  return LANGUAGES.filter(language => language !== 'en').map(language => ({
    language,
    locale: LANGUAGE_FACTS[language].locale,
  }));
}

/** All languages that the page speaks. */
export const languagesOfPage = async () => (await facts()).LANGUAGES;

async function facts() {
  const { code } = await esbuild.transform(readFileSync(FACTS, 'utf8'), { loader: 'ts', format: 'esm' });
  return moduleOf(code);
}

const moduleOf = code => import(`data:text/javascript,${encodeURIComponent(code)}`);

const DAY = 86_400_000;

/** Deletes pages of other sources, except those of the last day, which may still be served. */
export function forgetOldPages(current) {
  const all = join(ROOT, '.build');
  const pages = readdirSync(all).filter(name => name.startsWith('page-'));
  for (const folder of pages.map(name => join(all, name))) {
    const old = Date.now() - statSync(folder).mtimeMs > DAY;
    if (old && folder !== current) rmSync(folder, { recursive: true, force: true });
  }
}

/** All that the page is built from, but packages. */
const hashed = () => [
  ...sources(WORKBENCH),
  ...['src/tournament', 'src/eventFile', 'src/exchange/saved'].flatMap(room => sources(join(ROOT, room))),
  ...sources(join(ROOT, 'src/text')).filter(isWords),
];

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const file of hashed()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const isWords = path => /[\\/]workbench(?:Texts)?\.ts$/.test(path);

const sources = folder =>
  readdirSync(folder)
    .sort()
    .map(name => join(folder, name))
    .flatMap(path => (statSync(path).isDirectory() ? sources(path) : [path]));

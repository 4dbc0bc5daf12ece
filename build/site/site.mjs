// npm run docs: the documentation as a site in site/docs/, which opens from the disk and needs no server.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BuildProblem } from '../problem.mjs';
import { checkPages } from './check.mjs';
import { addressOf } from './contents.mjs';
import { layout } from './layout.mjs';
import { readPage } from './markdown.mjs';
import { indexScript, searchIndex } from './searchIndex.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));
const PICTURE = /\.(png|svg)$/;
/** Pictures that stand on no page: of the listing in Google's shop, and the icon of the site. */
const ELSEWHERE = /^(listing|icons)\//;
const ICON = 'icons/icon.svg';

/** The address of the workbench from the first page, where the documentation lies in its folder. */
export const WORKBENCH = '../index.html?start';

/** The pages of docs/, and what is wrong with them. */
export async function readDocs(root = ROOT) {
  const docs = join(root, 'docs');
  const files = (await readdir(docs, { recursive: true })).map(path => path.replaceAll('\\', '/')).sort();
  const names = files.filter(path => path.endsWith('.md')).map(path => path.slice(0, -3));
  const pages = await Promise.all(
    names.map(async page => readPage(page, await readFile(join(docs, `${page}.md`), 'utf8'))),
  );
  const pictures = files.filter(path => PICTURE.test(path));
  const own = pictures.filter(path => !ELSEWHERE.test(path));
  const complaints = checkPages(pages, target => existsSync(join(docs, target)), own);
  return { pages, complaints };
}

/**
 * Writes the documentation and answers its first page's path. Rejects with a BuildProblem where a link leads nowhere. `workbench` is
 * the address of the workbench from the first page, where it lies beside.
 * @param {{ root?: string, folder?: string, workbench?: string }} options
 */
export async function buildSite({ root = ROOT, folder = join(root, 'site/docs'), workbench } = {}) {
  const { pages, complaints } = await readDocs(root);
  if (complaints.length > 0) throw new BuildProblem(complaints);
  const titles = new Map(pages.map(({ page, title }) => [page, page === 'README' ? 'Wallist' : title]));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const texts = [
    ...pages.map(one => [addressOf(one.page), layout(one, titles, workbench)]),
    ['index.js', indexScript(searchIndex(pages))],
  ];
  for (const [path, text] of texts) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const name of ['site.css', 'search.js']) await cp(join(HERE, name), join(folder, name));
  const pictures = pages.flatMap(one => one.pictures.map(({ target }) => target));
  for (const path of new Set([ICON, ...pictures])) await cp(join(root, 'docs', path), join(folder, path));
  return join(folder, 'index.html');
}

async function main() {
  try {
    const first = await buildSite();
    console.log(`Wrote the documentation. Open it at ${pathToFileURL(first).href}`);
  } catch (error) {
    console.error((error.sentences ?? [error.stack]).map(sentence => `- ${sentence}`).join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

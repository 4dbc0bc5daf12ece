// Plays samples of the start page: node workbench/tournaments/play.mjs FOLDER DIST LANGUAGE NAME... The add-on in DIST creates and
// pairs each as for an organiser of that language; dice decide the games. Same add-on, same games; the players are invented.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { URL, fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const OWN = fileURLToPath(new URL('.', import.meta.url));
const [folder, dist] = argv.slice(2, 4).map(path => resolve(path));
const [language, ...names] = argv.slice(4);

const TOURNAMENTS = JSON.parse(readFileSync(join(OWN, 'index.json'), 'utf8'));

/** What the form of a new tournament sends where a sample says nothing else. */
const FORM = { teams: false, upperBar: '', lowerBar: '' };

/** The people of a sample, in the columns that its list has, and their ratings by name. */
function peopleOf(name) {
  const [titles, ...rows] = readFileSync(join(OWN, `${name}.tsv`), 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t'));
  const rating = titles.indexOf('Rating');
  const cells = rows.map(row => row.map((text, at) => (at === rating ? Number(text) : text)).slice(1));
  return { cells, ratings: rows.map(row => [row[titles.indexOf('Name')], Number(row[rating])]) };
}

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function makeDice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

async function play({ name: sample, played }) {
  const name = WORKBENCH_TEXTS[language][`workbench.sample.${sample}`];
  const workbook = openWorkbook({ name, dist, locale: language });
  await workbook.settled();
  const ask = async (request, expected) => {
    const { view } = workbook.run('sidebar', request);
    if (view.view !== expected) throw new Error(`${sample}, ${request.ask}: ${JSON.stringify(view)}`);
    await workbook.settled();
    return view;
  };
  const { cells, ratings } = peopleOf(sample);
  const roll = makeDice(played.dice);
  const seed = `workbench ${played.dice}`;
  await ask(
    { ask: 'create', tournament: { ...FORM, name, ...played.tournament, seed, language } },
    'created',
  );
  await ask({ ask: 'clear examples' }, 'cleared');
  const [list] = workbook.sheets();
  workbook.setValues(list, 'B2', cells);
  await workbook.settled();
  if ((await ask({ ask: 'state' }, 'ready')).numbersOffered) {
    const { seen } = await ask({ ask: 'numbers' }, 'numbers');
    await ask({ ask: 'write numbers', seen }, 'ready');
  }
  const ratingOf = shown => ratings.find(([name]) => shown.includes(name))[1];
  for (let round = 1; round <= played.rounds; round++) {
    const { seen } = await ask({ ask: 'preview' }, 'preview');
    await ask({ ask: 'write', seen }, 'written');
    const { games } = await ask({ ask: 'round', round }, 'results missing');
    const entries = games.map(({ black, white, stands }) => {
      const chance = 1 / (1 + Math.exp((ratingOf(white) - ratingOf(black)) / 110));
      return { round, black, white, stands, result: roll() < chance ? '1-0' : '0-1' };
    });
    await ask({ ask: 'enter', entries }, 'entered');
  }
  const saved = JSON.stringify(workbook.save());
  workbook.close();
  return saved;
}

mkdirSync(folder, { recursive: true });
await build({
  entryPoints: ['../headless.ts', '../../src/text/workbench.ts', '../page/kept/packed.ts'].map(path =>
    join(OWN, path),
  ),
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Univer loads its parts by their paths.
  external: ['@univerjs/*', 'gas-local'],
  outdir: folder,
  entryNames: '[name]',
  outExtension: { '.js': '.mjs' },
  logLevel: 'error',
});
const load = name => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
const { openWorkbook } = await load('headless');
const { WORKBENCH_TEXTS } = await load('workbench');
const { pack } = await load('packed');
for (const name of names) {
  const sample = TOURNAMENTS.find(one => one.name === name);
  writeFileSync(join(folder, `${name}.txt`), pack(await play(sample)));
}
// The spreadsheet's timers would keep the process.
exit(0);

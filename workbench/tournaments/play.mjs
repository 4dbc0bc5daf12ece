// Plays a sample of the start page: node workbench/tournaments/play.mjs FOLDER DIST LANGUAGE NAME. The add-on in DIST creates and
// pairs it as for an organiser of that language; dice decide the games. Same add-on, same games; the players are invented.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { URL, fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const OWN = fileURLToPath(new URL('.', import.meta.url));
const [folder, dist] = argv.slice(2, 4).map(path => resolve(path));
const [language, name] = argv.slice(4, 6);

/** What the form of a new tournament asks for, and the rounds that are played. */
const SAMPLES = [
  {
    file: 'mcmahon',
    tournament: { system: 'McMahon', rounds: 5, upperBar: '3d', lowerBar: '8k' },
    played: 3,
    dice: 2024,
  },
  {
    file: 'swiss',
    tournament: { system: 'Swiss', rounds: 6, upperBar: '', lowerBar: '' },
    played: 2,
    dice: 7,
  },
];

/** The table of the file, without its titles. */
const rowsOf = file =>
  readFileSync(join(OWN, `${file}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t'));

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

async function play({ file, tournament, played, dice }) {
  const name = WORKBENCH_TEXTS[language][`workbench.sample.${file}`];
  const workbook = openWorkbook({ name, dist, locale: language });
  await workbook.settled();
  const ask = async (request, expected) => {
    const { view } = workbook.run('sidebar', request);
    if (view.view !== expected) throw new Error(`${request.ask}: ${JSON.stringify(view)}`);
    await workbook.settled();
    return view;
  };
  const players = rowsOf(file);
  const roll = makeDice(dice);
  const seed = `workbench ${dice}`;
  await ask({ ask: 'create', tournament: { name, ...tournament, teams: false, seed, language } }, 'created');
  await ask({ ask: 'clear examples' }, 'cleared');
  const [list] = workbook.sheets();
  workbook.setValues(
    list,
    'B2',
    players.map(([, name, rank, rating, country, club, out]) => [
      name,
      rank,
      Number(rating),
      country,
      club,
      out,
    ]),
  );
  await workbook.settled();
  const ratingOf = shown => Number(players[Number.parseInt(shown, 10) - 1][3]);
  for (let round = 1; round <= played; round++) {
    const { seen } = await ask({ ask: 'preview' }, 'preview');
    await ask({ ask: 'write', seen }, 'written');
    const sheet = workbook.sheets().at(-1);
    workbook.getValues(sheet, 'A4:C30').forEach(([table, black, white], line) => {
      if (table === '' || !/^\d+ /.test(white)) return;
      const chance = 1 / (1 + Math.exp((ratingOf(white) - ratingOf(black)) / 110));
      workbook.setValues(sheet, `F${line + 4}`, [[roll() < chance ? '1-0' : '0-1']]);
    });
    await workbook.settled();
    await ask({ ask: 'record' }, 'recorded');
  }
  const saved = JSON.stringify(workbook.save());
  workbook.close();
  return saved;
}

const sample = SAMPLES.find(({ file }) => file === name);
if (!sample) throw new Error(`There is no sample "${name}".`);
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [join(OWN, '../headless.ts'), join(OWN, '../../src/text/workbench.ts')],
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
const { openWorkbook } = await import(pathToFileURL(join(folder, 'headless.mjs')).href);
const { WORKBENCH_TEXTS } = await import(pathToFileURL(join(folder, 'workbench.mjs')).href);
writeFileSync(join(folder, `${name}.json`), await play(sample));
// The spreadsheet's timers would keep the process.
exit(0);

// Mutation tests, folder by folder: npm run mutation [-- FOLDER …] [--mutate GLOB …] [--share 10 [--seed TEXT]]. Instead of a folder,
// `quick` tries the few files that the commit draws, or the seed. docs/mutation.md has what they found.
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { build } from '../../build/build.mjs';
import { commit, drawnFiles } from './drawn.mjs';
import { FOLDERS } from './folders.mjs';
import { percent, scores, total } from './score.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '1' },
    share: { type: 'string' },
    seed: { type: 'string', default: '' },
  },
});
const all = Object.keys(FOLDERS);
const asked = name => {
  const found = name in FOLDERS ? [name] : all.filter(each => each.startsWith(`${name}/`));
  if (found.length === 0)
    throw new Error(`No folder ${name}; there are quick, ${Object.keys(FOLDERS).join(', ')}.`);
  return found;
};

/** Of a hundred mutants of drawn files; so few say little of one file, so that only tests that see next to nothing fall short. */
const LEAST_OF_DRAWN = 60;

// Tests in other languages read the texts that were built.
await build({ keepDocs: true });

const isQuick = positionals.includes('quick');
if (isQuick) await tryDrawn(values.seed || commit());
else await tryFolders(positionals.length > 0 ? positionals.flatMap(asked) : all);

async function tryDrawn(seed) {
  const rows = [];
  for (const { folder, file, share } of drawnFiles(seed))
    rows.push(...(await scoresOf(folder, [file], { share, seed })));
  const sum = total(rows);
  console.log(line(`drawn by ${seed}`, sum));
  fail(percent(sum) < LEAST_OF_DRAWN ? [`What was drawn has less than ${LEAST_OF_DRAWN} %`] : []);
}

async function tryFolders(folders) {
  const short = [];
  for (const name of folders) {
    const { mutate, least } = FOLDERS[name];
    const sum = total(await scoresOf(name, values.mutate ?? mutate, values));
    if (percent(sum) < least) short.push(`${name} has less than ${least} %`);
  }
  fail(short);
}

/** The scores of the files of a folder, with a share of their mutants or all; they are told, too. */
async function scoresOf(name, mutate, { share, seed }) {
  const isSample = share !== undefined;
  if (isSample) Object.assign(process.env, { SHARE: String(share), SAMPLE_SEED: seed });
  Object.assign(process.env, { MUTATED: name, BUILT: resolve('dist') });
  const out = `.build/mutation/${name}`;
  mkdirSync(out, { recursive: true });
  const started = Date.now();
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', resolve('test/mutation/sample.mjs')],
    checkers: isSample ? ['sample'] : [],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What was killed before, by tests and sources that have not changed, is not tried again.
    incremental: !isSample,
    incrementalFile: `${out}/incremental.json`,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${out}/report.html` },
    jsonReporter: { fileName: `${out}/report.json` },
    tempDirName: '.build/stryker',
    ignorePatterns: ['/dist', '/.build', '/docs', '/bench', '/cli'],
    disableTypeChecks: false,
    concurrency: Number(values.concurrency),
    // A test waits for nothing: a mutant that is out of time never ends, or the machine is very busy.
    timeoutMS: 90_000,
    // On a busy machine the first run of all takes long.
    dryRunTimeoutMinutes: 30,
    allowConsoleColors: false,
    allowEmpty: true,
  }).runMutationTest();
  const rows = scores(JSON.parse(readFileSync(`${out}/report.json`, 'utf8')));
  for (const row of rows) console.log(line(row.file, row));
  console.log(line(`${name}, ${Math.round((Date.now() - started) / 60_000)} min`, total(rows)));
  return rows;
}

function line(what, row) {
  const counts = `${row.killed} killed (${row.byTime} by time), ${row.survived} survived, ${row.equivalent} equivalent`;
  return `${percent(row).toFixed(1).padStart(5)} %  ${what}: ${counts}`;
}

function fail(reasons) {
  if (reasons.length === 0) return;
  console.error(`${reasons.join('; ')}. The reports stand in .build/mutation.`);
  process.exit(1);
}

// Mutation tests, folder by folder: npm run mutation [-- FOLDER …] [--mutate GLOB …] [--share 10 [--seed TEXT]]. docs/mutation.md has what
// they found.
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
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
const all = Object.keys(FOLDERS).filter(name => name !== 'quick');
const folders = positionals.flatMap(asked => {
  const found = asked in FOLDERS ? [asked] : all.filter(name => name.startsWith(`${asked}/`));
  if (found.length === 0)
    throw new Error(`No folder ${asked}; there are ${Object.keys(FOLDERS).join(', ')}.`);
  return found;
});
const isSample = values.share !== undefined;
if (isSample) Object.assign(process.env, { SHARE: values.share, SEED: values.seed });
const short = [];

for (const name of folders.length > 0 ? folders : all) {
  const folder = FOLDERS[name];
  process.env.MUTATED = name;
  const out = `.build/mutation/${name}`;
  mkdirSync(out, { recursive: true });
  const started = Date.now();
  await new Stryker({
    mutate: values.mutate ?? folder.mutate,
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
    ignorePatterns: ['/dist', '/.build', '/docs', '/workbench', '/bench', '/cli'],
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
  if (percent(total(rows)) < folder.least) short.push(`${name} has less than ${folder.least} %`);
}

function line(what, row) {
  const counts = `${row.killed} killed (${row.byTime} by time), ${row.survived} survived, ${row.equivalent} equivalent`;
  return `${percent(row).toFixed(1).padStart(5)} %  ${what}: ${counts}`;
}

if (short.length > 0) {
  console.error(`${short.join('; ')}. The reports stand in .build/mutation.`);
  process.exit(1);
}

import { configDefaults, defineConfig } from 'vitest/config';
import { leftToOtherTurns } from './test/turns.ts';

/** Tests that talk to a browser, each file to one of its own. */
const IN_BROWSER = ['test/sidebar/*.test.ts', 'test/workbench/*.e2e.test.ts', 'test/site/*.e2e.test.ts'];

/** Tests that replace modules or global names: each file in a world of its own. */
const APART = [
  'test/application/oneEvent.test.ts',
  'test/google/googleWorkbook.test.ts',
  'test/workbench/!(*.e2e).test.ts',
];

const LEFT_OUT = [...configDefaults.exclude, ...leftToOtherTurns(process.env, process.argv.slice(2))];

/** How much the longest run tries, where a variable asks for more than the suite does (CONTRIBUTING.md). */
const ASKED_FOR = Math.max(
  ...[
    'GRAPHS',
    'EVENTS',
    'WORKBOOKS',
    'RUNS',
    'DEATHS',
    'FAULTS',
    'SCHEDULES',
    'FILES',
    'KEYS',
    'MERGES',
  ].map(name => Number(process.env[name] ?? 0)),
);

// A busy machine is slow and right all the same: these end only what hangs. A long run has a second more for all that it tries.
const PATIENCE = {
  testTimeout: 300_000 + 1000 * ASKED_FOR,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 30 } },
};

export default defineConfig({
  test: {
    // Builds dist/ and finds a browser, once: what the tests run is made by themselves.
    globalSetup: 'test/setUp.ts',
    // One more than a small machine has cores, because tests in a browser wait; left alone, vitest takes one there.
    maxWorkers: process.env['WORKERS'] ?? 3,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'in the browser',
          include: IN_BROWSER,
          exclude: LEFT_OUT,
          setupFiles: ['test/sameDice.ts'],
          // Without a world for each file, modules are loaded once: half the time of most files.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'apart',
          include: APART,
          exclude: LEFT_OUT,
          setupFiles: ['test/sameDice.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...LEFT_OUT, ...IN_BROWSER, ...APART],
          setupFiles: ['test/browsersFirst.ts', 'test/sameDice.ts'],
          isolate: false,
        },
      },
    ],
  },
});

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FOLDERS } from './folders.mjs';

/** The tests of one folder without the set-up of the suite: they need no browser, and the sources stand for the built add-on. */
const { tests } = FOLDERS[process.env['MUTATED'] as keyof typeof FOLDERS];
const isLeftOut = (glob: string): boolean => glob.startsWith('!');

export default defineConfig({
  // The mutants are in the sources, not in the built add-on.
  resolve: {
    alias: [
      { find: /^(\.|\.\.\/application)\/built$/, replacement: resolve('test/mutation/addonOfSource.ts') },
    ],
  },
  test: {
    include: tests.filter(glob => !isLeftOut(glob)),
    exclude: tests.filter(isLeftOut).map(glob => glob.slice(1)),
    setupFiles: ['test/sameDice.ts'],
    // The sources are the same for all files of tests.
    isolate: false,
    // A busy machine takes longer; what a mutant may take Stryker says itself.
    testTimeout: 60_000,
  },
});

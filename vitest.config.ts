import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Builds dist/ and finds a browser: what the tests run is made by themselves.
    globalSetup: 'test/setUp.ts',
    // As many as a small machine has cores; left alone, vitest takes one there.
    maxWorkers: process.env['WORKERS'] ?? 2,
    // A busy machine is slow and right all the same: these end only what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 30 } },
  },
});

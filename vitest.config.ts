import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A browser beside other tests may be slow to follow a key.
    expect: { poll: { timeout: 10_000 } },
  },
});

// Univer 0.25.1 waits before it draws a workbook that is ready. Here it draws in its next turn.
import { readFileSync } from 'node:fs';

const WAITS = /(this\._steadyTimeout = [^}]*\}, STEADY_TIMEOUT\);\s*\}, )300\)/;

/** A plugin of esbuild. */
export const atOnce = {
  name: 'atOnce',
  setup(build) {
    build.onLoad({ filter: /@univerjs[\\/]ui[\\/]lib[\\/]es[\\/]index\.js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      if (!WAITS.test(contents)) throw new Error(`${path} does not wait before it draws.`);
      return { contents: contents.replace(WAITS, '$10)') };
    });
  },
};

import { build } from 'esbuild';

/** Bundles a case of bench/cases/ to run in processes of its own; returns the path of the program. */
export async function makeCase(name) {
  const program = `.build/bench/${name}.mjs`;
  await build({
    entryPoints: [`bench/cases/${name}.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    logLevel: 'error',
  });
  return program;
}

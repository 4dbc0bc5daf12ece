// Checks each TypeScript program by itself, so that a Google or DOM name in the core is a compile error.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const programs = [
  'tsconfig.json',
  'src/application',
  'src/google',
  'src/formats',
  'src/exchange',
  'src/library',
  'src/eventFile',
  'sidebar',
  'workbench',
  'workbench/worker',
  'test',
  'bench',
  'cli',
];

// A program that passed and has not changed is not checked again.
const remembered = program => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${program.replace('/', '-')}.tsbuildinfo`,
];

const failed = programs.filter(
  program =>
    spawnSync(join('node_modules', '.bin', 'tsc'), ['-p', program, ...remembered(program)], {
      stdio: 'inherit',
    }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exit(1);
}

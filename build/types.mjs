// Separate programs, so that a Google or DOM name in the core is a compile error.
import { spawnSync } from 'node:child_process';

const programs = ['tsconfig.json', 'src/addon', 'sidebar', 'workbench', 'test', 'bench', 'cli'];
const failed = programs.filter(
  program => spawnSync('npx', ['--no-install', 'tsc', '-p', program], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exit(1);
}

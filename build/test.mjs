// Everything that has to hold: the build first (the tests run the built files), then vitest.
import { spawnSync } from 'node:child_process';

const run = (command, args) => {
  const done = spawnSync(command, args, { stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
};

run('node', ['build/build.mjs', '--keep-docs']);
run('npx', ['--no-install', 'vitest', 'run', ...process.argv.slice(2)]);

// All tiebreaks of 10 000 players after 20 rounds as a JSON line: the first call, the median of those after it, and each column.
// Then those of 1 000 after 10 rounds: in a sheet every call is the first one of its process, with and without machine code.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

/** The number of fresh processes; the median is reported. */
const PROCESSES = 7;

export async function benchStandings() {
  const program = await makeCase('standings');
  const run = (options, ...size) => runCase(program, options, ...size);
  console.log(JSON.stringify(run([], '10000', '20')));
  for (const options of [[], ['--jitless']]) {
    const processes = Array.from({ length: PROCESSES }, () => run(options, '1000', '10'));
    const cold = processes.map(({ coldMs }) => coldMs).sort((a, b) => a - b);
    const { n, rounds } = processes[0];
    console.log(
      JSON.stringify({
        case: 'all tiebreaks, first call',
        options,
        n,
        rounds,
        coldMs: cold[PROCESSES >> 1],
        cold,
      }),
    );
  }
}

function runCase(program, options, ...size) {
  const done = spawnSync('node', [...options, program, ...size], { encoding: 'utf8' });
  if (done.status !== 0) {
    console.error(done.stderr);
    process.exit(1);
  }
  return JSON.parse(done.stdout);
}

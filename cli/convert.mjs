// npm run convert -- INPUT OUTPUT: a tournament from one file format into another. --help names them.
import { run } from './run.mjs';

await run('convert');

// npm run audit -- FILE: checks a finished event round by round. --help says more.
import { run } from './run.mjs';

await run('audit');

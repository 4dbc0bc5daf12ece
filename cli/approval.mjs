// npm run approval: the figures of docs/approval.md, the same at every run.
import { run } from './run.mjs';

await run('approval');

// npm run simulate -- --help: plays tournaments by dice and says what comes out.
import { run } from './run.mjs';

await run('simulation');

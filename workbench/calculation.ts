import type { FUniver } from '@univerjs/core/facade';

/** Univer starts to calculate 100 ms after a change; what has not begun by now will not. */
const QUIET = 300;
/** How often to look. */
const STEP = 10;
const LIMIT = 60_000;

const START = 'formula.mutation.set-formula-calculation-start';
const PROGRESS = 'formula.mutation.set-formula-calculation-notification';

interface Progress {
  /** There once a calculation has ended. */
  readonly functionsExecutedState?: number;
}

/** Univer calculates by itself a little after a change: the answer resolves when nothing is under way any more. */
export function watchCalculation(api: FUniver): () => Promise<void> {
  let changes = 0;
  let changed = Date.now();
  let running = false;
  /** How many changes the calculation under way, and the last that ended, knew of. */
  let seen = -1;
  let done = -1;
  api.onCommandExecuted((command, options) => {
    if (command.id === START) {
      running = true;
      seen = changes;
    } else if (command.id === PROGRESS) {
      if ((command.params as Progress | undefined)?.functionsExecutedState === undefined) return;
      running = false;
      done = seen;
    } else if (command.id.includes('.mutation.') && !options?.onlyLocal && !options?.fromFormula) {
      changes++;
      changed = Date.now();
    }
  });
  const settled = () => !running && (done === changes || Date.now() - changed > QUIET);
  return async () => {
    const begun = Date.now();
    while (!settled()) {
      if (Date.now() - begun > LIMIT) throw new Error('The calculation does not come to an end.');
      await new Promise(resolve => setTimeout(resolve, STEP));
    }
  };
}

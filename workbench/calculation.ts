import type { FUniver } from '@univerjs/core/facade';

/** Longer than Univer waits before it starts to calculate. */
const QUIET = 150;
const LIMIT = 30_000;

/** Univer calculates by itself a little after a change: the answer resolves when nothing is under way any more. */
export function watchCalculation(api: FUniver): () => Promise<void> {
  let changes = 1;
  let settled = 0;
  let last = Date.now();
  api.onCommandExecuted((command, options) => {
    if (options?.onlyLocal || options?.fromFormula || !command.id.includes('.mutation.')) return;
    if (command.id.startsWith('formula.')) return;
    changes++;
    last = Date.now();
  });
  return async () => {
    while (settled !== changes) {
      const seen = changes;
      await api.getFormula().onCalculationResultApplied(LIMIT);
      if (seen === changes && Date.now() - last >= QUIET) settled = seen;
      else await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
}

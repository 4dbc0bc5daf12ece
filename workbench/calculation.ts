import type { ICommandInfo, Univer } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import type { UniverPackages } from './packages';

/** Milliseconds between two looks. */
const STEP = 10;
const LIMIT = 60_000;

const START = 'formula.mutation.set-formula-calculation-start';
const PROGRESS = 'formula.mutation.set-formula-calculation-notification';

/** Univer's stage CALCULATION_COMPLETED, which comes once for each calculation, before its outcome. */
const COMPLETED = 8;
/** Univer's outcome STOP_EXECUTION: another calculation follows that does the same work and more. */
const STOPPED = 1;

interface Progress {
  readonly stageInfo?: { readonly stage: number };
  /** The outcome; present once a calculation has ended. */
  readonly functionsExecutedState?: number;
}

/**
 * Waits for Univer, which calculates by itself shortly after a change and after opening: resolves when a
 * calculation has ended that included the last change.
 */
export function watchCalculation(
  univer: Univer,
  api: FUniver,
  packages: UniverPackages,
): () => Promise<void> {
  const triggers = univer.__getInjector().get(packages.formula.IActiveDirtyManagerService);
  // The opening is the first change.
  let changes = 1;
  /** The number of changes that the last finished calculation included. */
  let done = 0;
  let ending = 0;
  /** The number of changes in each running calculation; calculations end in this order. */
  const begun: number[] = [];

  api.onCommandExecuted((command, options) => {
    if (command.id === START) begun.push(changes);
    else if (command.id === PROGRESS) {
      const { stageInfo, functionsExecutedState: outcome } = (command.params ?? {}) as Progress;
      if (stageInfo?.stage === COMPLETED) ending = begun.shift() ?? 0;
      else if (outcome !== undefined && outcome !== STOPPED) done = Math.max(done, ending);
    } else if (triggers.get(command.id) && !isLookOnly(command, options?.onlyLocal === true)) changes++;
  });

  return async () => {
    const asked = Date.now();
    while (done < changes) {
      if (Date.now() - asked > LIMIT) throw new Error('The calculation does not come to an end.');
      await new Promise(resolve => setTimeout(resolve, STEP));
    }
  };
}

/** Whether a command changes looks, or cells that Univer itself writes: no calculation follows it. */
const isLookOnly = ({ id, params }: Readonly<ICommandInfo>, isLocal: boolean): boolean =>
  id === 'sheet.mutation.set-range-values' &&
  (isLocal || LOOKS.includes((params as { readonly trigger?: string } | undefined)?.trigger ?? ''));

const LOOKS: readonly string[] = [
  'sheet.command.set-style',
  'sheet.command.set-border',
  'sheet.command.clear-selection-format',
];

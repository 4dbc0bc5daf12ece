import type { ICommandInfo, Univer } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import type { UniverPackages } from './packages';

/** How often to look. */
const STEP = 10;
const LIMIT = 60_000;

const START = 'formula.mutation.set-formula-calculation-start';
const PROGRESS = 'formula.mutation.set-formula-calculation-notification';

/** Univer's stage CALCULATION_COMPLETED: comes once for each calculation, before its outcome. */
const COMPLETED = 8;
/** Univer's outcome STOP_EXECUTION: another calculation follows that does the same work and more. */
const STOPPED = 1;

interface Progress {
  readonly stageInfo?: { readonly stage: number };
  /** The outcome, there once a calculation has ended. */
  readonly functionsExecutedState?: number;
}

/**
 * Univer calculates by itself a little after a change, and for the first time a little after opening: the answer resolves
 * when a calculation has ended that knew of the last change.
 */
export function watchCalculation(
  univer: Univer,
  api: FUniver,
  packages: UniverPackages,
): () => Promise<void> {
  const triggers = univer.__getInjector().get(packages.formula.IActiveDirtyManagerService);
  // The opening is the first change.
  let changes = 1;
  /** How many changes the last calculation that ended knew of. */
  let done = 0;
  let ending = 0;
  /** How many changes each calculation knows of that has begun; they end in this order. */
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

/** Cells that Univer writes itself, and changes of looks: it does not calculate after them. */
const isLookOnly = ({ id, params }: Readonly<ICommandInfo>, isLocal: boolean): boolean =>
  id === 'sheet.mutation.set-range-values' &&
  (isLocal || LOOKS.includes((params as { readonly trigger?: string } | undefined)?.trigger ?? ''));

const LOOKS: readonly string[] = [
  'sheet.command.set-style',
  'sheet.command.set-border',
  'sheet.command.clear-selection-format',
];

// A sample of the mutants, where all would take hours: the same for the same sources and the same seed.
import { createHash } from 'node:crypto';
import process from 'node:process';

/** Of a hundred mutants, how many are tried. `SHARE` and `SAMPLE_SEED` are set by `run.mjs`. */
const share = () => Number(process.env.SHARE ?? 100);

/** Whether a mutant is one of the sample. A number drawn from what it is and where it stands decides. */
export function isDrawn(file, { location: { start, end }, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  const text = [process.env.SAMPLE_SEED ?? '', file, place, replacement].join('\n');
  return createHash('sha256').update(text).digest().readUInt32BE() < (share() / 100) * 2 ** 32;
}

/** Stryker asks a checker before it tries a mutant: one that is not drawn is left out as if it did not compile. */
function sampleChecker() {
  return {
    init: () => Promise.resolve(),
    check: mutants =>
      Promise.resolve(
        Object.fromEntries(
          mutants.map(mutant => [
            mutant.id,
            isDrawn(relative(mutant.fileName), placed(mutant))
              ? { status: 'passed' }
              : { status: 'compileError', reason: 'not drawn' },
          ]),
        ),
      ),
    group: mutants => Promise.resolve([mutants.map(({ id }) => id)]),
  };
}

/** Stryker counts lines and columns from 0 before its report, where they count from 1. */
const placed = ({ location: { start, end }, replacement }) => ({
  location: { start: next(start), end: next(end) },
  replacement,
});
const next = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/** The sources stand in a sandbox of Stryker's. */
const relative = file => file.replaceAll('\\', '/').replace(/^.*?\/(?=(?:src|sidebar)\/)/, '');

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sampleChecker }];

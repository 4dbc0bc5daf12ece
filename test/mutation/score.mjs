import { EQUIVALENT } from './equivalent.mjs';
import { isRefused } from './refused.mjs';
import { isDrawn } from './sample.mjs';

const DETECTED = ['Killed', 'Timeout'];
/** Ended by the clock, not by Stryker's count of steps, which is the same on a busy machine. */
const isByTime = ({ status, statusReason }) =>
  status === 'Timeout' && !statusReason?.startsWith('Hit limit reached');
const UNDETECTED = ['Survived', 'NoCoverage'];

/** What stands in the place of a mutant. */
function original(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const spaceless = text => text.replace(/\s+/g, ' ').trim();

/**
 * Of a report of Stryker's: how many mutants of each file are killed, how many of these by the clock alone, how many are right as well,
 * and how many survive both tests and compiler.
 */
export function scores({ files }) {
  return Object.entries(files).map(([file, { source, mutants: all }]) => {
    const mutants = all.filter(mutant => isDrawn(file, mutant));
    const known = EQUIVALENT.flatMap(({ files }) => files[file] ?? []);
    const isEquivalent = ({ location, replacement }) =>
      known.some(
        ([from, to]) =>
          spaceless(to) === spaceless(replacement) &&
          spaceless(from) === spaceless(original(source, location)),
      );
    const detected = mutants.filter(({ status }) => DETECTED.includes(status)).length;
    const byTime = mutants.filter(isByTime).length;
    const undetected = mutants.filter(({ status }) => UNDETECTED.includes(status));
    const equivalent = undetected.filter(isEquivalent).length;
    const left = undetected.filter(mutant => !isEquivalent(mutant));
    const refused = left.filter(mutant => isRefused(file, source, mutant)).length;
    return { file, killed: detected, byTime, equivalent, survived: left.length - refused };
  });
}

/** Killed ones in a hundred, equivalent ones not counted. */
export const percent = ({ killed, survived }) =>
  killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);

export const total = rows =>
  rows.reduce(
    (sum, { killed, byTime, equivalent, survived }) => ({
      killed: sum.killed + killed,
      byTime: sum.byTime + byTime,
      equivalent: sum.equivalent + equivalent,
      survived: sum.survived + survived,
    }),
    { killed: 0, byTime: 0, equivalent: 0, survived: 0 },
  );

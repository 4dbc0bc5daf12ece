import type { Problem } from '../../tournament/problem';
import { isBlank, type Values } from '../cells/cell';

/** Fewer cells are slips, each with its own sentence. */
const FEWEST = 4;

/** Mostly results in another form, by names (`W vs Bob`) or signs (`✓`), get one sentence; nothing is guessed. */
export function inOtherForms(
  problems: readonly Problem[],
  values: Values,
  rows: readonly number[],
  rounds: readonly (readonly number[])[],
): readonly Problem[] {
  const unreadable = problems.filter(({ code }) => code === 'unreadableCell');
  const [first] = unreadable;
  if (!first || unreadable.length < FEWEST) return problems;
  const filled = rows.reduce(
    (sum, row) => sum + rounds.flat().filter(column => !isBlank(values[row]?.[column])).length,
    0,
  );
  if (2 * unreadable.length < filled) return problems;
  const line: Problem = {
    ...first,
    code: 'resultsInOtherForm',
    values: { ...first.values, count: unreadable.length },
  };
  return problems.flatMap(problem =>
    problem === first ? [line] : unreadable.includes(problem) ? [] : [problem],
  );
}

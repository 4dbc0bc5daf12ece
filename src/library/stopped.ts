import { isError } from '../tournament/problem';
import { insideOf } from './inside';
import type { OpenedList, NoAnswer } from './openList';

/** Why nothing can be said of a list: it holds no players, or a setting cannot be read; with `everyCell` also, or a cell cannot. */
export function whyNoAnswer(list: OpenedList, everyCell = false): NoAnswer | undefined {
  const { input } = insideOf(list);
  const kinds: readonly string[] = everyCell ? ['list', 'setting', 'cell'] : ['list', 'setting'];
  const isWrong = input.problems.some(problem => isError(problem) && kinds.includes(problem.place.kind));
  if (!isWrong && list.players.length > 0) return undefined;
  const sentences = list.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ sentence, mend }) => `${sentence} ${mend}`.trim());
  return { kind: 'stopped', sentences };
}

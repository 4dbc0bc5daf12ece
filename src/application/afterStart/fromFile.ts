import { once } from '../../tournament/once';
import { wordsOf } from '../../text/vocabulary';
import { readActions, readEarlier } from '../write/log';
import type { Workbook } from '../workbook/workbook';

/** Whether the Log says that the tournament came from a file. The Log is read where it matters. */
export const fromFile = (workbook: Workbook): (() => boolean) =>
  once(() => {
    const newest = readActions(workbook);
    const actions = readEarlier(workbook, newest) ?? newest;
    const isImport = (what: string): boolean => wordsOf('action.import').some(words => fits(words, what));
    return actions.some(({ what, status }) => status === 'done' && isImport(what));
  });

function fits(words: string, what: string): boolean {
  const [before = '', behind = ''] = words.split('{name}');
  return what.startsWith(before) && what.endsWith(behind);
}

import { answer, failure } from '../panel/api';
import type { Answer } from '../protocol/protocol';
import { partsIn } from '../lists/listsAt';
import { mayHoldLists } from '../lists/whichList';
import { languageOf } from '../read/languageOf';
import { makeText, type Text } from '../../sheet/wording';
import type { Language } from '../../tournament/languages';
import { LANGUAGES } from '../../tournament/languages';
import type { Workbook } from '../workbook/workbook';
import type { Dialogue, Talk } from './dialogue';
import { named } from './names';

/** `open` makes a workbook that has read nothing yet. The first that is said ends with `note`; `ownLanguage` is the language of the person. */
export function makeTalk(
  open: () => Workbook,
  dialogue: Dialogue,
  note: (text: Text) => string,
  ownLanguage: () => Language,
): Talk {
  let last: Answer | undefined;
  let isFirst = true;
  const language = (): Language =>
    LANGUAGES.find(code => code === last?.language) ?? unlessRefused(() => languageOf(open()), ownLanguage);
  const text: Text = (key, values) => makeText(language())(key, values);
  const noted = (message: string): string => {
    const line = isFirst ? note(text) : '';
    isFirst = false;
    return line === '' ? message : `${message}\n\n${line}`;
  };
  /** Of several lists each title says which one is meant. */
  const titled = (title: string): string => {
    const { list, lists = [] } = last ?? {};
    if (!list || lists.length < 2) return title;
    const isAlone = lists.filter(({ name }) => name === list.name).length === 1;
    return `${title} (${isAlone ? list.name : `${list.name} ${list.range}`})`;
  };
  return {
    tell: (title, message) => dialogue.tell(titled(title), noted(message)),
    ask: (title, message, mayCancel) => dialogue.ask(titled(title), noted(message), mayCancel),
    type: (title, message) => dialogue.type(titled(title), noted(message)),
    request: request => {
      const list = last?.list?.id;
      try {
        last = answer(open(), list === undefined ? request : { list, ...request });
      } catch (error) {
        last = failure(language(), error);
      }
      return last.view;
    },
    lists: () => ({ now: last?.list, all: last?.lists ?? [] }),
    mayHaveSeveral: () =>
      unlessRefused(
        () => mayHaveLists(open()),
        () => false,
      ),
    text,
    language,
    named: labels => named(labels, last?.namesakes ?? []),
  };
}

function mayHaveLists(workbook: Workbook): boolean {
  const sheets = mayHoldLists(workbook);
  return sheets.length > 1 || sheets.some(sheet => partsIn(workbook.read(sheet)?.values ?? []).length > 1);
}

/** Where the spreadsheet may not be read, the request says so: what stands before it must not end the run without a word. */
function unlessRefused<T>(ask: () => T, otherwise: () => T): T {
  try {
    return ask();
  } catch {
    return otherwise();
  }
}

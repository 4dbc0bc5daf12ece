import { answer, failure } from '../panel/api';
import type { Answer, Request, View } from '../protocol/protocol';
import { languageOf } from '../read/languageOf';
import { makeText, type Text } from '../../sheet/wording';
import type { Language } from '../../tournament/languages';
import { LANGUAGES } from '../../tournament/languages';
import type { Workbook } from '../workbook/workbook';
import type { Dialogue } from './dialogue';

/** A conversation about one workbook: what is asked of it is asked of the router that answers the panel. */
export interface Talk extends Dialogue {
  /** Reads the workbook anew; the lock is taken now, because none outlives an alert. What is meant is the list of the last answer. */
  readonly request: (request: Request) => View;
  readonly text: Text;
  readonly language: () => Language;
}

/** `open` makes a workbook that has read nothing yet. The first that is said ends with `note`. */
export function makeTalk(open: () => Workbook, dialogue: Dialogue, note: (text: Text) => string): Talk {
  let last: Answer | undefined;
  let isFirst = true;
  const language = (): Language => LANGUAGES.find(one => one === last?.language) ?? languageOf(open());
  const text: Text = (key, values) => makeText(language())(key, values);
  const noted = (said: string): string => {
    const line = isFirst ? note(text) : '';
    isFirst = false;
    return line === '' ? said : `${said}\n\n${line}`;
  };
  return {
    tell: (title, said) => dialogue.tell(title, noted(said)),
    ask: (title, said, mayCancel) => dialogue.ask(title, noted(said), mayCancel),
    type: (title, said) => dialogue.type(title, noted(said)),
    request: request => {
      const list = last?.list?.id;
      try {
        last = answer(open(), list === undefined ? request : { ...request, list });
      } catch (error) {
        last = failure(language(), String((error as { readonly message?: unknown }).message ?? error));
      }
      return last.view;
    },
    text,
    language,
  };
}

import type { Request, View } from '../../src/application/protocol/protocol';
import type { Talk } from '../../src/application/alerts/dialogue';
import { named } from '../../src/application/alerts/names';

/** What somebody answers to a question: a button, or what is typed. */
type Answered = 'yes' | 'no' | 'cancel' | undefined;

export interface Heard {
  readonly talk: Talk;
  /** `ask heading: line | line` for each alert, with the texts by their keys. */
  readonly said: string[];
  readonly requests: Request[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A view with the fields that an alert reads. */
export const viewOf = <V extends View['view']>(view: V, fields: Fields = {}) =>
  ({ view, ...fields }) as unknown as Extract<View, { readonly view: V }>;

/** A text by its key, with its values: `sidebar.left 3 2`. */
const keyed = (key: string, values: Fields = {}): string =>
  [key, ...Object.values(values).map(String)].join(' ');

/** A conversation in which the workbook gives these views, one after another, and somebody answers so. */
export function talkWith(
  views: readonly View[],
  answers: readonly (Answered | { readonly typed: string })[] = [],
  more: Partial<Talk> = {},
  namesakes: readonly string[] = [],
): Heard {
  const said: string[] = [];
  const requests: Request[] = [];
  const [left, open] = [[...views], [...answers]];
  const hear = (how: string, title: string, text: string): void =>
    void said.push(`${how} ${title}: ${text.split('\n').join(' | ')}`);
  const answer = (): (typeof answers)[number] => {
    if (open.length === 0) throw new Error(`nobody answers ${said[said.length - 1] ?? ''}`);
    return open.shift();
  };
  return {
    said,
    requests,
    talk: {
      tell: (title, text) => hear('tell', title, text),
      ask: (title, text, mayCancel) => {
        hear(mayCancel ? 'ask or cancel' : 'ask', title, text);
        const given = answer();
        return typeof given === 'object' ? undefined : given;
      },
      type: (title, text) => {
        hear('type', title, text);
        const given = answer();
        return typeof given === 'object' ? given.typed : undefined;
      },
      request: request => {
        requests.push(request);
        const view = left.shift();
        if (!view) throw new Error(`no view for ${JSON.stringify(request)}`);
        return view;
      },
      lists: () => ({ now: undefined, all: [] }),
      mayHaveSeveral: () => false,
      text: keyed as Talk['text'],
      language: () => 'en',
      named: labels => named(labels, namesakes),
      ...more,
    },
  };
}

export const NOTHING = 'tell sidebar.title: alert.nothing';
export const LEAVE = 'alert.no alert.leave';
export const typed = (text: string) => ({ typed: text });
export const remark = (sentence: string, more: object = {}) => ({
  severity: 'warning',
  sentence,
  mend: '',
  ...more,
});

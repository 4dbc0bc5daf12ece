import type { PanelTexts } from '../src/application/protocol/protocol';

export type PanelWords = PanelTexts;
export type WordKey = keyof PanelWords;

/** A text in the organiser's language with its {placeholders} filled. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

/** The texts that the screen needs before the first answer brings all; a test compares them with the dictionary. */
export const FIRST_WORDS = {
  'sidebar.title': 'Wallist',
  'sidebar.looking': '…',
  'sidebar.elapsed': '{seconds} s',
  'sidebar.tryAgain': 'Try again',
  'sidebar.place.line': 'Tournament',
  'sidebar.failed.heading': 'No answer',
  'sidebar.failed.text': 'The spreadsheet did not answer. Are you online?',
  'sidebar.failed.accounts':
    'With several Google accounts in this browser Google may ask the wrong one: use a private window with one.',
  'sidebar.failed.unsure': 'It may have been done all the same. The next screen shows what is in the sheet.',
  'sidebar.failed.details': 'Details',
} as const satisfies Partial<Record<WordKey, string>>;

/** The function for texts. A missing text shows as `…`, never as a key or an empty button. */
export function makeSay(words: Partial<PanelWords>): Say {
  const allWords: Partial<Record<WordKey, string>> = { ...FIRST_WORDS, ...words };
  return (key, values = {}) =>
    (allWords[key] ?? '…').replace(/\{(\w+)\}/g, (hole, name: string) =>
      isolate(String(values[name] ?? hole)),
    );
}

const TURNS_AROUND = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069]/;

/** Isolates a name written from right to left, so that the sentence around it keeps its order. */
const isolate = (name: string): string => (TURNS_AROUND.test(name) ? `\u2068${name}\u2069` : name);

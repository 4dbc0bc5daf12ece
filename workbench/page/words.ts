/** The words of the page, in the language of the person or of the open tournament. */
import type { WorkbenchKey, WorkbenchTexts } from '../../src/text/workbench';

export type { WorkbenchKey };

declare global {
  interface Window {
    /** From words.js, which the page loads before its own scripts. */
    readonly wallistWords?: { readonly WORKBENCH_TEXTS: Readonly<Record<string, WorkbenchTexts>> };
  }
}

const CHOSEN = 'wallist:language';

const texts = (): Readonly<Record<string, WorkbenchTexts>> =>
  globalThis.window?.wallistWords?.WORKBENCH_TEXTS ?? {};

/** The languages there are, English first. */
export const languages = (): readonly string[] => Object.keys(texts());

let now = 'en';

/** The language that the page speaks. */
export const language = (): string => now;

/** Where the server has a sample that the add-on has played, in the language that the page speaks. */
export const sampleAt = (name: string): string => `samples/${now}/${name}.json`;

/** A text with its {placeholders} filled. */
export function word(key: WorkbenchKey, values: Readonly<Record<string, string | number>> = {}): string {
  const text: string = texts()[now]?.[key] ?? texts()['en']?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** Whether a text is this word in any language. */
export const isWord = (text: string, key: WorkbenchKey): boolean =>
  Object.values(texts()).some(one => one[key] === text);

/** What the person chose on the start page, else the browser's language, else English. */
export function personsLanguage(): string {
  const asked = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages];
  const found = asked.map(one => languages().find(known => one.toLowerCase().split('-')[0] === known));
  return found.find(one => one !== undefined) ?? 'en';
}

/** A store without room forgets the choice with the page. */
export function chooseLanguage(chosen: string): void {
  try {
    localStorage.setItem(CHOSEN, chosen);
  } catch {
    // The page speaks the language all the same.
  }
}

/** Speaks a language from now on, also in what stands in the page's HTML; one that is not known is English. */
export function speak(asked: string): void {
  now = languages().includes(asked) ? asked : 'en';
  document.documentElement.lang = now;
  const fill = (attribute: string, put: (one: HTMLElement, text: string) => void): void => {
    for (const one of document.querySelectorAll<HTMLElement>(`[${attribute}]`))
      put(one, word(one.getAttribute(attribute) as WorkbenchKey));
  };
  fill('data-word', (one, text) => (one.textContent = text));
  fill('data-word-title', (one, text) => (one.title = text));
  fill('data-word-label', (one, text) => one.setAttribute('aria-label', text));
}

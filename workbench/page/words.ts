/** The words of the page, in the language of the person or of the open tournament. */
import type { WorkbenchKey, WorkbenchTexts } from '../../src/text/workbench';
import { loadScript } from './loadScript';

export type { WorkbenchKey };

declare global {
  interface Window {
    /** From words-en.js, which the page loads before its own scripts, and that of the person's language. */
    readonly wallistWords?: {
      /** Every language by its code, under its own name; English is the first. */
      readonly names: Readonly<Record<string, string>>;
      readonly texts: Readonly<Partial<Record<string, WorkbenchTexts>>>;
      /** The name of a tournament that has none, in every language. */
      readonly untitled: readonly string[];
      /** The languages beside English in which the documentation has pages. */
      readonly docs: readonly string[];
    };
  }
}

const CHOSEN = 'wallist:language';

const texts = (): Readonly<Partial<Record<string, WorkbenchTexts>>> =>
  globalThis.window?.wallistWords?.texts ?? {};

/** The languages there are, by their codes, with their own names. */
export const languages = (): readonly (readonly [code: string, name: string])[] =>
  Object.entries(globalThis.window?.wallistWords?.names ?? {});

let now = 'en';

/** The language that the page speaks. */
export const language = (): string => now;

/** The person's own way to write a time, in the language of the page. */
export const timeLocale = (): string => navigator.languages.find(one => one.split('-')[0] === now) ?? now;

/** Where the server has a sample that the add-on has played, in the language that the page speaks. */
export const sampleAt = (name: string): string => `samples/${now}/${name}.txt`;

/** A text with its {placeholders} filled; English where the page could not get the words of its language. */
export function word(key: WorkbenchKey, values: Readonly<Record<string, string | number>> = {}): string {
  const text: string = texts()[now]?.[key] ?? texts()['en']?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** Whether a tournament is called so because it has no name of its own, in any language. */
export const isUntitled = (title: string): boolean =>
  globalThis.window?.wallistWords?.untitled.includes(title) ?? false;

/** Whether the documentation has pages of its own in a language. */
export const hasDocs = (code: string): boolean =>
  globalThis.window?.wallistWords?.docs.includes(code) ?? false;

const known = (asked: string): string | undefined =>
  languages().find(([code]) => asked.toLowerCase().split('-')[0] === code)?.[0];

/** What the person chose on the start page, else the browser's language, else English. */
export function personsLanguage(): string {
  const asked = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages];
  return asked.flatMap(one => known(one) ?? [])[0] ?? 'en';
}

/** A store without room forgets the choice with the page. */
export function chooseLanguage(chosen: string): void {
  try {
    localStorage.setItem(CHOSEN, chosen);
  } catch {
    // The page speaks the language all the same.
  }
}

/** Fetches the words of a language where the page lacks them; without them it speaks English, and is a page all the same. */
export async function learn(name: string): Promise<void> {
  const one = known(name) ?? 'en';
  if (!texts()[one]) await loadScript(`words-${one}.js`).catch(() => undefined);
}

/** Speaks a language from now on, also in what stands in the page's HTML; one that is not known is English. */
export function speak(name: string): void {
  now = known(name) ?? 'en';
  document.documentElement.lang = now;
  const fill = (attribute: string, put: (one: HTMLElement, text: string) => void): void => {
    for (const one of document.querySelectorAll<HTMLElement>(`[${attribute}]`))
      put(one, word(one.getAttribute(attribute) as WorkbenchKey));
  };
  fill('data-word', (one, text) => (one.textContent = text));
  fill('data-word-title', (one, text) => (one.title = text));
  fill('data-word-label', (one, text) => one.setAttribute('aria-label', text));
}

export interface LanguageFacts {
  /** Its own name, by which it is chosen in every language. */
  readonly name: string;
  readonly decimal: '.' | ',';
  /** Whether its word for White begins with b, so that a lone b says nothing. */
  readonly hasWhiteWithB?: true;
  /** With a country, for programs that ask for one, as Univer does. */
  readonly locale: string;
}

/** Every language by its code, in the order in which they are offered. */
const FACTS = {
  en: { name: 'English', decimal: '.', locale: 'en-US' },
  fr: { name: 'français', decimal: ',', hasWhiteWithB: true, locale: 'fr-FR' },
  de: { name: 'Deutsch', decimal: ',', locale: 'de-DE' },
  es: { name: 'español', decimal: ',', hasWhiteWithB: true, locale: 'es-ES' },
  ru: { name: 'русский', decimal: ',', locale: 'ru-RU' },
  ko: { name: '한국어', decimal: '.', locale: 'ko-KR' },
  ja: { name: '日本語', decimal: '.', locale: 'ja-JP' },
  zh: { name: '中文', decimal: '.', locale: 'zh-CN' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof FACTS;

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = FACTS;

export const LANGUAGES = Object.keys(FACTS) as readonly Language[];

/** The languages beside English in which the documentation has a folder of pages. */
export const LANGUAGES_OF_DOCS: readonly Language[] = LANGUAGES.filter(language => language !== 'en');

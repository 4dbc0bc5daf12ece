import { LANGUAGES, type Language } from '../tournament/languages';

/** The language of a locale such as `de_AT` or `pt-BR`, if there is a dictionary, else English. */
export const languageOfLocale = (locale: string): Language =>
  LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';

import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../tournament/languages';

/** The names of languages among the values of settings: each by its own name, whatever the language. */
export const languageNames = Object.fromEntries(
  LANGUAGES.map(language => [`value.${language}`, LANGUAGE_FACTS[language].name]),
) as Readonly<Record<`value.${Language}`, string>>;

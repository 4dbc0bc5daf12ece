// The languages of the documentation: which a page is in, where the same page is in another, and the layout's own words.
import { fileURLToPath } from 'node:url';
import { importCode } from '../importCode.mjs';

const { LANGUAGES, LANGUAGE_FACTS } = await importCode(
  `export * from './languages';`,
  fileURLToPath(new URL('../../src/tournament', import.meta.url)),
);

/** The languages in the order in which they are offered, each by its own name. */
export const NAMES = new Map(LANGUAGES.map(language => [language, LANGUAGE_FACTS[language].name]));

/** A page in English is at the top of docs/, others in the folder of their language; the glossary is in a folder of its own. */
const FOLDER = new RegExp(`^(${LANGUAGES.join('|')})/(.+)$`);
const GLOSSARY = /^glossary\/(\w+)$/;
export const ENGLISH_GLOSSARY = 'glossary/en';

export const languageOf = page => GLOSSARY.exec(page)?.[1] ?? FOLDER.exec(page)?.[1] ?? 'en';

/** The page that it is in English. */
export const englishOf = page => (GLOSSARY.test(page) ? ENGLISH_GLOSSARY : (FOLDER.exec(page)?.[2] ?? page));

/** Where the page of that English name stands in a language. */
export const inLanguage = (english, language) => {
  if (english === ENGLISH_GLOSSARY) return `glossary/${language}`;
  return language === 'en' ? english : `${language}/${english}`;
};

/** The languages that a page is in, among all pages that there are, each with its page. */
export const versionsOf = (page, isThere) =>
  [...NAMES.keys()]
    .map(language => ({ language, page: inLanguage(englishOf(page), language) }))
    .filter(version => isThere(version.page));

/** What the layout says itself: `tournaments` leads to the start page of the workbench, `own` stands above the pages of that language. */
export const WORDS = {
  en: {
    tournaments: 'Workbench',
    contents: 'Contents',
    search: 'Search',
    found: 'Found: {count}',
    nothing: 'Nothing found',
    languages: 'Languages',
    own: 'In English',
  },
  fr: {
    tournaments: 'Tournois',
    contents: 'Sommaire',
    search: 'Rechercher',
    found: 'Résultats : {count}',
    nothing: 'Aucun résultat',
    languages: 'Langues',
    own: 'En français',
  },
  de: {
    tournaments: 'Turniere',
    contents: 'Inhalt',
    search: 'Suche',
    found: 'Gefunden: {count}',
    nothing: 'Nichts gefunden',
    languages: 'Sprachen',
    own: 'Auf Deutsch',
  },
  es: {
    tournaments: 'Torneos',
    contents: 'Contenido',
    search: 'Buscar',
    found: 'Resultados: {count}',
    nothing: 'No se encontró nada',
    languages: 'Idiomas',
    own: 'En español',
  },
  ru: {
    tournaments: 'Турниры',
    contents: 'Содержание',
    search: 'Поиск',
    found: 'Найдено: {count}',
    nothing: 'Ничего не найдено',
    languages: 'Языки',
    own: 'По-русски',
  },
  ko: {
    tournaments: '대회',
    contents: '차례',
    search: '검색',
    found: '찾은 곳: {count}',
    nothing: '찾지 못했습니다',
    languages: '언어',
    own: '한국어로',
  },
  ja: {
    tournaments: '大会一覧',
    contents: '目次',
    search: '検索',
    found: '{count} 件',
    nothing: '見つかりません',
    languages: '言語',
    own: '日本語',
  },
  zh: {
    tournaments: '比赛',
    contents: '目录',
    search: '搜索',
    found: '找到 {count} 处',
    nothing: '没有找到',
    languages: '语言',
    own: '中文',
  },
};

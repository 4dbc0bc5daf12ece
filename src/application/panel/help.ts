import { makeText } from '../../sheet/wording';
import { LANGUAGE_FACTS, LANGUAGES_OF_DOCS, type Language } from '../../tournament/languages';
import type { HelpAnswer, HelpName } from '../protocol/protocol';

/** The page of each topic. */
const TOPICS = {
  create: 'tutorial',
  players: 'registration',
  pairing: 'round',
  results: 'results',
  accidents: 'corrections',
  check: 'registration',
  standings: 'standings',
  files: 'printing',
  formulas: 'functions',
  google: 'google-sheets',
} as const satisfies Readonly<Record<HelpName, string>>;

/** Of these pages, the ones that are there in every language of the documentation. */
const TRANSLATED: readonly string[] = ['tutorial', 'registration', 'round', 'results', 'corrections'];

/** The texts of the help. Buttons, entries and sheets are named by the texts that they have. */
export function helpIn(language: Language): HelpAnswer {
  const text = makeText(language);
  const named = {
    create: text('menu.create'),
    open: text('sidebar.files.open'),
    out: text('column.out'),
    players: text('sidebar.players'),
    pair: text('menu.pair'),
    byHand: text('sidebar.hand'),
    undo: text('sidebar.undo'),
    record: text('sidebar.recordResults'),
    absent: text('sidebar.enter.more'),
    log: text('sheet.log'),
    check: text('menu.check'),
    standings: text('menu.standings'),
    files: text('sidebar.files'),
    paper: text('sidebar.files.kind.paper pack'),
    settings: text('sheet.settings'),
  };
  const wordsOf = (name: HelpName) =>
    name === 'google'
      ? { heading: 'Google Sheets', lines: sentencesOf(text('help.limits')) }
      : {
          heading: text(`help.${name}`),
          lines: [
            text(`help.${name}.1`, named),
            text(`help.${name}.2`, named),
            text(`help.${name}.3`, named),
          ],
        };
  const more = text('help.more');
  const pageOf = (page: string) => {
    if (language === 'en') return { page, more, pageLanguage: language };
    return LANGUAGES_OF_DOCS.includes(language) && TRANSLATED.includes(page)
      ? { page: `${language}/${page}`, more, pageLanguage: language }
      : { page, more: `${more} (${LANGUAGE_FACTS.en.name})`, pageLanguage: 'en' };
  };
  const topics = (Object.keys(TOPICS) as HelpName[]).map(name => ({
    name,
    ...wordsOf(name),
    ...pageOf(TOPICS[name]),
  }));
  return { topics, others: text('help.topics'), keys: text('help.keys') };
}

const sentencesOf = (text: string): readonly string[] =>
  (text.match(/[^.。]+[.。]?/g) ?? []).map(sentence => sentence.trim());

import type { TextKey } from '../../src/text/en';
import type { Language } from '../../src/tournament/languages';

/** The field's terms of docs/glossary/ in their order: a text of the dictionary, or the name of a function, which no language changes. */
export const GLOSSARY_TERMS: readonly (TextKey | { readonly name: string })[] = [
  'sheet.wallList',
  'settingName.rounds',
  'value.McMahon',
  'value.Swiss',
  'value.Round robin',
  'value.Knock-out',
  'settingName.upperBar',
  'settingName.lowerBar',
  'column.supergroup',
  'settingName.handicap',
  'settingName.komi',
  'column.rank',
  'column.rating',
  'settings.group.pairing',
  'settingName.bye',
  'settingName.absence',
  'sidebar.result.jigo',
  'sidebar.result.blackByDefault',
  'settingName.tiebreaks',
  { name: 'SOS' },
  { name: 'SODOS' },
  { name: 'DIRECTCOMPARISON' },
  'value.Lottery',
  'settingName.seeding',
  'sheet.standings',
  'sheet.prizes',
  'column.category',
  'column.team',
  'settingName.eventDirector',
  'settingName.timeLimits',
];

/** The words that name a thing of the program, in the second table of each page. */
export const OWN_TERMS: readonly TextKey[] = [
  'settingName.preset',
  'settingName.seed',
  'settingName.playoffRounds',
  'column.out',
  'sheet.log',
];

/** The terms that no tournament prints in a language; their words are our translations. */
export const TRANSLATED_TERMS: Readonly<Record<Language, readonly TextKey[]>> = {
  en: [],
  de: ['column.supergroup'],
  es: ['column.supergroup'],
  fr: [],
  ja: ['value.McMahon', 'settingName.upperBar', 'settingName.lowerBar', 'column.supergroup'],
  ko: ['sheet.wallList', 'column.supergroup'],
  ru: ['column.supergroup'],
  zh: ['column.supergroup'],
};

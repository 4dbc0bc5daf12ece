// The pages of the documentation in their order, and the groups that they stand in, behind two doors: for whoever holds a tournament, and
// for whoever wants to know how Wallist is made and tested. A page in another language has the place of the one that it translates.
import { englishOf, languageOf, NAMES } from './languages.mjs';

/** English first, then by code. */
const GLOSSARIES = [...NAMES.keys()]
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || (one < other ? -1 : 1))
  .map(language => `glossary/${language}`);

/** Paths below docs/, without `.md`. */
export const DOORS = [
  {
    door: 'Organise',
    groups: [
      {
        group: 'Begin',
        pages: [
          'README',
          'your-own-list',
          'tutorial',
          'google-sheets',
          'site',
          'from-paper',
          'from-opengotha',
          'from-macmahon',
        ],
      },
      {
        group: 'During the tournament',
        pages: [
          'registration',
          'round',
          'results',
          'corrections',
          'standings',
          'printing',
          'exchange',
          'copies',
          'audit',
        ],
      },
      {
        group: 'Systems',
        pages: [
          'pairing',
          'score-pairing',
          'tables-and-brackets',
          'categories-and-playoffs',
          'diagonal',
          'teams',
          'comparison',
          'simulator',
        ],
      },
      { group: 'Look it up', pages: ['sheets', 'functions', 'rules'] },
      { group: 'In Google', pages: ['self-test', 'rehearsal', 'privacy', 'terms'] },
      {
        group: 'Words',
        pages: GLOSSARIES,
      },
    ],
  },
  {
    door: 'How it is made',
    groups: [
      {
        group: 'What is promised, and what was found',
        pages: ['reliability', 'day', 'approval', 'parity', 'faults', 'mutation'],
      },
      { group: 'For programmers', pages: ['library', 'library-reference'] },
      { group: 'Google’s side', pages: ['google-contract', 'publishing'] },
    ],
  },
];

export const CONTENTS = DOORS.flatMap(({ groups }) => groups);

/** The pages that every language has, beside its glossary. */
export const IN_EVERY_LANGUAGE = ['tutorial', 'day', 'registration', 'round', 'results', 'corrections'];

const ORDER = CONTENTS.flatMap(({ pages }) => pages);

/** Where a page stands in the order of its language: that of the contents. */
const placeOf = page => ORDER.indexOf(englishOf(page));

/** Of all pages those of a language, in their order. */
export const pagesIn = (language, pages) =>
  pages.filter(page => languageOf(page) === language).sort((one, other) => placeOf(one) - placeOf(other));

/** Whether a page is in the contents, or translates one that is. */
export const isListed = page =>
  ORDER.includes(page) || (languageOf(page) !== 'en' && IN_EVERY_LANGUAGE.includes(englishOf(page)));

/** Where a page stands in the site. */
export const addressOf = page => (page === 'README' ? 'index.html' : `${page}.html`);

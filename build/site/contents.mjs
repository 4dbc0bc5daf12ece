// The pages of the documentation in their order, and the groups that they stand in, behind two doors: for whoever holds a tournament, and
// for whoever wants to know how Wallist is made and tested.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GLOSSARY = fileURLToPath(new URL('../../docs/glossary/', import.meta.url));
/** English first, then by code. */
const GLOSSARIES = readdirSync(GLOSSARY)
  .map(name => name.replace(/\.md$/, ''))
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

/** The language of a page: its words are in that language's glossary. */
export const languageOf = page => /^glossary\/(\w+)$/.exec(page)?.[1] ?? 'en';

/** Where a page stands in the site. */
export const addressOf = page => (page === 'README' ? 'index.html' : `${page}.html`);

// The pages of the documentation in their order, and the groups that they stand in.

/** Paths below docs/, without `.md`. */
export const CONTENTS = [
  {
    group: 'Begin',
    pages: ['README', 'tutorial', 'google-sheets', 'from-opengotha', 'from-macmahon', 'from-paper'],
  },
  {
    group: 'During the tournament',
    pages: ['registration', 'round', 'results', 'corrections', 'standings', 'printing', 'exchange', 'day'],
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
  {
    group: 'Words',
    pages: ['en', 'de', 'es', 'fr', 'ja', 'ko', 'ru', 'zh'].map(language => `glossary/${language}`),
  },
  { group: 'Trust', pages: ['reliability', 'audit', 'approval', 'faults', 'privacy', 'terms'] },
  {
    group: 'Google and the code',
    pages: ['self-test', 'rehearsal', 'publishing', 'google-contract', 'mutation'],
  },
];

/** The language of a page: its words are in that language's glossary. */
export const languageOf = page => /^glossary\/(\w+)$/.exec(page)?.[1] ?? 'en';

/** Where a page stands in the site. */
export const addressOf = page => (page === 'README' ? 'index.html' : `${page}.html`);

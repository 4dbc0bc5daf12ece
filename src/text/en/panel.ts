/** The words of the panel's frame and of its screens for a round. */
export const panel = {
  // Places: the line at the top goes to them
  'sidebar.place.line': 'Tournament',
  'sidebar.place.players': 'Players',
  'sidebar.place.places': 'Places',
  'sidebar.place.round': 'Round {round}',
  'sidebar.place.complete': '{place}, complete',
  'sidebar.place.playing': '{place}, playing, {known} of {total} results',
  'sidebar.place.written': '{place}, written, not published',
  'sidebar.place.next': '{place}, next',
  'sidebar.place.later': '{place}, later',
  'sidebar.place.earlierRounds': 'Earlier rounds',
  'sidebar.place.laterRounds': 'Later rounds, {rounds} in all',

  // The menu of the line
  'sidebar.menu': 'Menu',
  'sidebar.menu.rounds': 'All rounds',
  'sidebar.menu.files': 'Print and files',
  'sidebar.menu.check': 'Check the list',
  'sidebar.menu.standings': 'Standings and prizes',
  'sidebar.menu.settings': 'Settings',
  'sidebar.menu.simulate': 'Try it out (simulate)',
  'sidebar.help.close': 'Close the help',

  // A round that is not to be paired yet, and the standings
  'sidebar.later.heading': 'Round {first} comes first',
  'sidebar.later.text': 'Round {round} is paired once round {first} is complete.',
  'sidebar.places.nobody': 'Nobody has a place yet.',
} as const;

/** The panel: choosing a system, and questions about a pairing. */
export const choices = {
  'sidebar.create.teams': 'Teams',
  'sidebar.create.teamsHint': 'Teams meet on several boards: the wall list gets the columns Team and Board.',
  'sidebar.create.seed': 'Seed for lots',
  'sidebar.create.seedHint': 'Empty: it is drawn now. Or type what public dice showed.',
  'sidebar.create.language': 'Language',
  'sidebar.create.languageHint': 'Of the sheets, of this panel and of all that is printed.',
  'sidebar.create.handicap': 'Handicap',
  'sidebar.handicap.none': 'None: all games are even',
  'sidebar.handicap.EGF': 'EGF: from 15k downwards',
  'sidebar.handicap.rank': 'By rank',
  'sidebar.handicap.MMS': 'By McMahon score',

  'sidebar.system.McMahon': 'Everybody starts with a score by rank, and plays opponents with equal scores.',
  'sidebar.system.Swiss': 'Everybody starts at zero, and plays opponents with equal scores.',
  'sidebar.system.Swiss by categories': 'A Swiss inside each category, such as one for each strength or age.',
  'sidebar.system.Score pairing':
    'The Swiss of the World Mind Sports Games 2008: pairings follow from the list alone, without a computer.',
  'sidebar.system.Knock-out': 'Whoever loses is out; the last one left wins.',
  'sidebar.system.Round robin': 'Everybody meets everybody.',
  'sidebar.system.Diagonal':
    'Several opponents in a round, two games with each; whoever has lost four games is out.',
  'sidebar.system.Groups + knock-out':
    'Everybody meets everybody in a group; then the best of each group play a knock-out.',

  'sidebar.rounds.McMahon': 'Usually 3 to 10.',
  'sidebar.rounds.Swiss': 'Usually 3 to 10: for a clear winner, 5 are enough for 32 players.',
  'sidebar.rounds.Swiss by categories': 'Usually 3 to 10; the same for all categories.',
  'sidebar.rounds.Score pairing': '16 players play 8 rounds, 17 to 32 players 10, 33 to 64 players 12.',
  'sidebar.rounds.Knock-out': '8 players need 3 rounds, 16 players 4, 32 players 5.',
  'sidebar.rounds.Round robin': 'One fewer than players; with an odd number, as many as players.',
  'sidebar.rounds.Diagonal':
    'Nobody knows beforehand: so many columns are made, and you can add more at any time.',
  'sidebar.rounds.Groups + knock-out':
    'Those of the largest group and of the knock-out: two groups of four and the four best need 3 + 2.',
  'sidebar.why.ask': 'Why not these two?',
  'sidebar.why.hint': 'Two players, by number or name; “bye” as the second asks for the bye.',
  'sidebar.why.first': 'First player',
  'sidebar.why.second': 'Second player',
  'sidebar.why.submit': 'Tell me',
  'sidebar.why.missing': 'Type two players.',
  'sidebar.why.game': 'Why this game?',
  'sidebar.why.gameAt': 'Why this game? (table {table})',
  'sidebar.why.answer': 'Answer',
  'sidebar.why.games': 'Games that would be new: {count}',
  'sidebar.why.asking': 'Pairing again…',
  'sidebar.report.write': 'Report as a sheet',
  'sidebar.report.writing': 'Writing the report…',
  'sidebar.report.heading': 'The report is written',
  'sidebar.report.text': 'What the pairing pays in each criterion is in the sheet “{sheet}”.',
  'sidebar.report.open': 'Open the report',
} as const;

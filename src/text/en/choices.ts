/**
 * The panel: choosing a system, questions about a pairing, and the help. In the help what stands in quotation marks is the text of a button, a
 * column or a sheet.
 */
export const choices = {
  'sidebar.create.teams': 'Teams',
  'sidebar.create.teamsHint': 'Teams meet on several boards: the wall list gets the columns Team and Board.',
  'sidebar.create.rated': 'Rated by a federation',
  'sidebar.create.ratedHint': 'The wall list gets the column PIN, for everybody’s number there.',
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
  'sidebar.why.answer': 'Answer',
  'sidebar.why.games': 'Games that would be new: {count}',
  'sidebar.why.asking': 'Pairing again…',
  'sidebar.report.write': 'Report as a sheet',
  'sidebar.report.writing': 'Writing the report…',
  'sidebar.report.heading': 'The report is written',
  'sidebar.report.text': 'What the pairing pays in each criterion is in the sheet “{sheet}”.',
  'sidebar.report.open': 'Open the report',

  // The help
  'help.topics': 'Other topics',
  'help.more': 'More in the documentation',
  'help.keys':
    'By keyboard: F6 or Ctrl+F6 leads from the grid to the menus, to the panel and back to the grid; with Shift the other way round.',
  'help.create': 'Begin',
  'help.create.1': '“{create}” asks for the system and the rounds, and makes the sheets.',
  'help.create.2': 'A file of OpenGotha, the EGF or the FFG, or a CSV, is opened by “{open}”.',
  'help.create.3':
    'Your own list is as good: a column of names, a column for each round. Select its sheet: the panel sees it.',
  'help.players': 'Players',
  'help.players.1': 'One row each: name and rank. Paste them from wherever you have them.',
  'help.players.2':
    'Whoever misses rounds has them in the column “{out}”: 3, 5- is round 3 and everything from round 5 on.',
  'help.players.3': '“{players}”, beside the next round, takes somebody out or back in.',
  'help.pairing': 'Pair a round',
  'help.pairing.1': '“{pair}” shows the games first. Nothing is written before you press the blue button.',
  'help.pairing.2': 'Pairs that you type stay: 14? in a row is a game against number 14.',
  'help.pairing.3': '“{byHand}” exchanges players. “{undo}” takes the round back.',
  'help.results': 'Results',
  'help.results.1':
    'One key a game: b for Black, w for White, = for jigo. Or type into the sheet of the round.',
  'help.results.2': '“{record}” puts them into the wall list. Score and places follow at once.',
  'help.results.3': 'In the wall list 14+ is a win against number 14, 14- a loss, 14= a jigo.',
  'help.accidents': 'No-shows and corrections',
  'help.accidents.1': 'Somebody is not there: “{absent}” beside the game says what each choice means.',
  'help.accidents.2':
    'Type a wrong result over in the wall list. What follows from it is asked before anything is changed.',
  'help.accidents.3': '“{undo}” takes back the last action. All of them stand in the sheet “{log}”.',
  'help.check': 'When something is wrong',
  'help.check.1': '“{check}” names each cell that cannot be read, and how to mend it.',
  'help.check.2': 'Errors stop the pairing, warnings do not. A button mends what is certain.',
  'help.check.3': 'Rows that were sorted without their numbers are put in order by one button.',
  'help.standings': 'Standings and prizes',
  'help.standings.1': '“{standings}” makes a sheet of the places. It follows every change.',
  'help.standings.2': 'Type the prizes place by place. Equal players share them.',
  'help.standings.3': 'Before the last result it is provisional, and says so.',
  'help.files': 'Paper, website, federation',
  'help.files.1':
    '“{files}” makes lists and slips to print, a page for a website, and the files of the federations.',
  'help.files.2': '“{paper}” gives all that the event needs if this program fails.',
  'help.files.3': 'What is made stays on this computer until you send it.',
  'help.formulas': 'Formulas',
  'help.formulas.1': '=SOS2(WallList; Settings) in the first row beside the list fills the whole column.',
  'help.formulas.2': '=EXPLAIN(WallList; 7; "SOS2"; Settings) says where a number comes from.',
  'help.formulas.3': 'Bars, handicap and tiebreaks stand in the sheet “{settings}”.',
} as const;

/** The words of the sidebar. Numbers stand after their words (`Errors: 2`), so that no language needs plural forms. */
export const sidebar = {
  'sidebar.title': 'Wallist',

  // The sidebar: words that several screens share
  'sidebar.lookAgain': 'Look again',
  'sidebar.tryAgain': 'Try again',
  'sidebar.goOn': 'Go on',
  'sidebar.back': 'Back',
  'sidebar.undo': 'Undo',
  'sidebar.undoOffer': 'Can be undone: {what}',
  'sidebar.goTo': 'Go to {cell}',
  'sidebar.create': 'Create a tournament',
  'sidebar.clearExamples': 'Clear the example players',
  'sidebar.recordResults': 'Record results',
  'sidebar.showStandings': 'Show standings',
  'sidebar.showPrizes': 'Show prizes',
  'sidebar.showPrizesProvisional': 'Show prizes (provisional)',
  'sidebar.error': 'Error',
  'sidebar.warning': 'Warning',
  'sidebar.note': 'Note',
  'sidebar.errors': 'Errors',
  'sidebar.warnings': 'Warnings',
  'sidebar.notes': 'Notes',
  'sidebar.games': 'Games',

  // What the sidebar is doing
  'sidebar.looking': 'Looking at the sheet…',
  'sidebar.pairing': 'Pairing…',
  'sidebar.pairingPlayers': 'Pairing {players} players…',
  'sidebar.writing': 'Writing…',
  'sidebar.writingRound': 'Writing round {round}…',
  'sidebar.undoing': 'Undoing…',
  'sidebar.finishing': 'Finishing…',
  'sidebar.recording': 'Recording results…',
  'sidebar.checking': 'Checking the wall list…',
  'sidebar.ranking': 'Making the standings…',
  'sidebar.sharing': 'Making the prizes…',
  'sidebar.going': 'Going to {cell}…',
  'sidebar.creating': 'Creating the sheets…',
  'sidebar.clearing': 'Clearing the example players…',
  'sidebar.elapsed': '{seconds} s',
  'sidebar.selected': '{cell} is selected.',
  'sidebar.unchanged': 'Nothing has changed.',

  // The sidebar's screens
  'sidebar.numbers': 'Numbers by lot',
  'sidebar.numbers.offer': 'The numbers are to be drawn by lot.',
  'sidebar.numbers.text':
    'Drawn from the seed {seed} and the names; the rows stay where they are. Anybody can draw the same again with LOTTERY and the context “numbers”.',
  'sidebar.numbers.write': 'Write the numbers',
  'sidebar.split': 'Split into columns',
  'sidebar.split.heading': 'The list is text in one column',
  'sidebar.split.text':
    'In the sheet “{sheet}” each line stands in one cell. In columns its first rows look like this:',
  'sidebar.split.found': 'Players: {players} · Rounds: {rounds}',
  'sidebar.split.kept': 'Nothing is lost: Undo brings the text back.',
  'sidebar.noWallList.heading': 'No wall list yet',
  'sidebar.noWallList.text':
    'A wall list has a row for each player, a column with their names and a column for each round.',
  'sidebar.noWallList.select': 'You have one already? Select the sheet with your wall list and look again.',
  'sidebar.noWallList.sheets': 'Looked at these sheets',

  'sidebar.create.heading': 'New tournament',
  'sidebar.create.text': 'Adds the sheets of a tournament to this spreadsheet. What is there stays as it is.',
  'sidebar.create.name': 'Name of the tournament',
  'sidebar.create.system': 'System',
  'sidebar.create.teams': 'Teams',
  'sidebar.create.teamsHint': 'Teams meet on several boards: the wall list gets the columns Team and Board.',
  'sidebar.create.seed': 'Seed for lots',
  'sidebar.create.seedHint': 'Empty: it is drawn now. Or type what public dice showed.',
  'sidebar.create.rounds': 'Number of rounds',
  'sidebar.create.upperBar': 'Upper bar',
  'sidebar.create.upperBarHint':
    'Players of this rank and above start together. A rank such as 3d, or empty.',
  'sidebar.create.lowerBar': 'Lower bar',
  'sidebar.create.lowerBarHint':
    'Players of this rank and below start together. A rank such as 20k, or empty.',
  'sidebar.create.nameMissing': 'Type a name.',
  'sidebar.create.roundsWrong': 'Type a whole number, 1 or more.',
  'sidebar.create.submit': 'Create the sheets',

  // What the chosen system is, in a sentence
  'sidebar.system.McMahon': 'Everybody starts with a score by rank, and plays opponents with equal scores.',
  'sidebar.system.Swiss': 'Everybody starts at zero, and plays opponents with equal scores.',
  'sidebar.system.Swiss by categories': 'A Swiss inside each category, such as one for each strength or age.',
  'sidebar.system.Score pairing':
    'The Swiss of the World Mind Sports Games 2008: pairings follow from the list alone, without a computer.',
  'sidebar.system.Knock-out': 'Who loses is out; the last one left has won.',
  'sidebar.system.Round robin': 'Everybody meets everybody.',
  'sidebar.system.Diagonal':
    'Several opponents in a round, two games with each; who has lost four games is out.',
  'sidebar.system.Groups + knock-out':
    'Everybody meets everybody in a group; then the best of each group play a knock-out.',

  // How many rounds a system takes
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

  'sidebar.created.heading': 'Your tournament is ready',
  'sidebar.created.text': 'Type your players into the wall list, one in a row. The rules stand in Settings.',
  'sidebar.created.examples': 'Example players show how a wall list looks. One click clears them.',
  'sidebar.created.seed':
    'All lots are drawn from the seed {seed}. It stands in Settings, and its hash in the announcement.',
  'sidebar.created.tryExamples': 'Try it with the examples',

  'sidebar.problems.heading': 'Mend the wall list first',
  'sidebar.problems.warningsHeading': 'Have a look at this',
  'sidebar.problems.noneHeading': 'No problems found',
  'sidebar.problems.none': 'All cells can be read, and both players of each game agree.',
  'sidebar.problems.text': 'Errors stop the pairing. Mend them in the sheet and look again.',
  'sidebar.problems.warningsText': 'Warnings do not stop the pairing.',

  'sidebar.ready.heading': 'Round {round} of {rounds}',
  'sidebar.ready.text': 'Everything is ready for the pairing.',
  'sidebar.ready.warningsText': 'Ready for the pairing. Please read this first:',
  'sidebar.ready.playing': 'Players in this round',
  'sidebar.ready.fixed': 'Pairs you typed',
  'sidebar.ready.out': 'Players left out',
  'sidebar.ready.outNames': 'Who is left out',
  'sidebar.ready.examples': 'The wall list still holds the example players.',
  'sidebar.ready.preview': 'Preview round {round}',

  'sidebar.preview.heading': 'Preview of round {round}',
  'sidebar.preview.text': 'Nothing is written yet.',
  'sidebar.preview.table': 'Table',
  'sidebar.preview.black': 'Black',
  'sidebar.preview.white': 'White',
  'sidebar.preview.handicap': 'Handicap {stones}',
  'sidebar.preview.fixed': 'Typed by you',
  'sidebar.preview.bye': 'Bye',
  'sidebar.preview.write': 'Write round {round}',

  'sidebar.why.ask': 'Why not these two?',
  'sidebar.why.hint': 'Two players, by number or name; “bye” as the second asks for the bye.',
  'sidebar.why.first': 'First player',
  'sidebar.why.second': 'Second player',
  'sidebar.why.submit': 'Tell me',
  'sidebar.why.missing': 'Type two players.',
  'sidebar.why.game': 'Why this game?',
  'sidebar.why.gameAt': 'Why the game at table {table}?',
  'sidebar.why.answer': 'Answer',
  'sidebar.why.criterion': 'Criterion',
  'sidebar.why.now': 'Now',
  'sidebar.why.then': 'Then',
  'sidebar.why.games': 'Games that would be new: {count}',
  'sidebar.why.asking': 'Pairing again…',
  'sidebar.report.write': 'Report as a sheet',
  'sidebar.report.writing': 'Writing the report…',
  'sidebar.report.heading': 'The report is written',
  'sidebar.report.text': 'What the pairing pays in each criterion is in the sheet “{sheet}”.',
  'sidebar.report.open': 'Open the report',

  'sidebar.written.heading': 'Round {round} is written',
  'sidebar.written.text':
    'When games end, type the results in the sheet of the round, or put +, - or = for the ? in the wall list.',

  'sidebar.written.different': 'These cells do not hold what was written:',

  'sidebar.missing.heading': 'Results of round {round}',
  'sidebar.missing.progress': '{known} of {total} results are in the wall list',
  'sidebar.missing.recordable': 'New in the sheet of the round',
  'sidebar.missing.list': 'Still missing',

  'sidebar.recorded.heading': 'Results recorded',
  'sidebar.recorded.round': 'Round',
  'sidebar.recorded.results': 'Results recorded now',
  'sidebar.recorded.noneHeading': 'Nothing to record',
  'sidebar.recorded.none': 'The sheet of the round has no new results.',
  'sidebar.recorded.left': 'Not recorded:',

  'sidebar.begun.heading': 'Something was left unfinished',
  'sidebar.begun.what': 'What',
  'sidebar.begun.when': 'Begun',
  'sidebar.begun.text':
    'Finish writes the cells that are still empty. Undo restores the cells that were written.',
  'sidebar.begun.undoOnly':
    'It cannot be finished, because something else changed since. Undo restores the cells.',
  'sidebar.begun.inTheWay': 'In the way:',
  'sidebar.begun.finish': 'Finish',

  'sidebar.cleared.heading': 'The examples are cleared',
  'sidebar.cleared.players': 'Players cleared',
  'sidebar.cleared.kept': 'Changed by somebody, so left as they are:',

  'sidebar.undone.heading': 'Undone',
  'sidebar.undone.restored': 'Cells restored',
  'sidebar.undone.kept': 'Changed since, so left as they are:',

  'sidebar.stopped.heading': 'Stopped',
  'sidebar.stopped.text': 'Nothing you typed was overwritten.',

  'sidebar.finished.heading': 'All rounds are played',
  'sidebar.finished.rounds': 'Rounds',

  'sidebar.standings.heading': 'The standings are written',
  'sidebar.standings.text': 'They are in the sheet “{sheet}”.',
  'sidebar.standings.open': 'Open the standings',
  'sidebar.prizes.heading': 'The prizes',
  'sidebar.prizes.text':
    'Type them into the sheet “{sheet}”, a row for each place. Beside them stands who gets what.',
  'sidebar.prizes.open': 'Open the prizes',

  'sidebar.busy.heading': 'Please wait a moment',
  'sidebar.busy.text': 'Somebody else is just writing with Wallist in this spreadsheet.',

  'sidebar.failed.heading': 'No answer',
  'sidebar.failed.text': 'The spreadsheet did not answer. Are you online?',
  'sidebar.failed.unsure': 'It may have been done all the same. Look again to see what is in the sheet.',
  'sidebar.failed.details': 'Details',

  // Tournaments played by dice
  'sidebar.simulate.heading': 'Simulate',
  'sidebar.simulate.text':
    'Plays the tournament many times by dice, with the same pairing and ranking as the real one, and counts what comes out. Nothing in the wall list changes.',
  'sidebar.simulate.players': 'Players',
  'sidebar.simulate.ofSheet': 'Of the wall list ({players})',
  'sidebar.simulate.madeUp': 'Made up',
  'sidebar.simulate.size': 'How many',
  'sidebar.simulate.mean': 'Mean rating',
  'sidebar.simulate.spread': 'Spread',
  'sidebar.simulate.system': 'System',
  'sidebar.simulate.own': 'As in Settings',
  'sidebar.simulate.rounds': 'Rounds',
  'sidebar.simulate.bar': 'Upper bar',
  'sidebar.simulate.versus': 'Beside it',
  'sidebar.simulate.nobody': 'No second system',
  'sidebar.simulate.versusRounds': 'Its rounds',
  'sidebar.simulate.versusBar': 'Its upper bar',
  'sidebar.simulate.events': 'Events',
  'sidebar.simulate.seed': 'Seed',
  'sidebar.simulate.model': 'How they play',
  'sidebar.simulate.jigo': 'Drawn games (%)',
  'sidebar.simulate.absence': 'Absences (%)',
  'sidebar.simulate.late': 'Late entries (%)',
  'sidebar.simulate.scale': 'Rating gaps (%)',
  'sidebar.simulate.strengthSpread': 'Ratings are off by',
  'sidebar.simulate.play': 'Simulate',
  'sidebar.simulate.advise': 'Suggest a system for these rounds',
  'sidebar.simulate.playing': 'Playing…',
  'sidebar.simulate.progress': 'Events played: {done} of {events}',
  'sidebar.simulate.stop': 'Stop',
  'sidebar.simulate.playOn': 'Play on',
  'sidebar.simulate.change': 'Change',
  'sidebar.simulate.results': 'Simulated events',
  'sidebar.simulate.advice': 'A suggestion',
  'sidebar.simulate.write': 'Write to a sheet',
  'sidebar.simulate.written': 'Simulation written',
  'sidebar.simulate.writtenText': 'All numbers stand in the sheet “{sheet}”.',
  'sidebar.simulate.open': 'Open the sheet',
  'sidebar.simulate.again': 'Simulate again',
} as const;

/** In another language; what is left out is said in English. */
export type SidebarWords = Readonly<Partial<Record<keyof typeof sidebar, string>>>;

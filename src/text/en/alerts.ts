/** What the menu asks and tells by alerts, where Google shows no panel. */
export const alerts = {
  'alert.yes': 'YES: {what}',
  'alert.no': 'NO: {what}',
  'alert.cancel': 'CANCEL: {what}',
  'alert.leave': 'nothing is written',
  'alert.enough': 'that is all',
  'alert.nothing': 'Nothing was written.',
  'alert.more': 'and {count} more',
  'alert.panel':
    'Google does not show the panel here, so the menu asks like this. How to get the panel: {more} → {help}.',
  'alert.help':
    'All that an event needs is in this menu, without the panel: create, pair, record, check, standings, undo. Formulas need no permission at all. For the panel Google asks for a second permission: tick both boxes. Where Google blocks it, another account helps, or whoever runs your school or company account; or the manifest with both permissions.',
  'alert.askAgain': 'Google asks for the permission again',
  'alert.onlyPanel': 'This is done in the panel alone, and Google does not show the panel here.',
  'alert.noList': 'There is no wall list in this spreadsheet. “{create}” makes one.',
  'alert.create':
    'Type name; system; rounds. Example: {example}. OK with nothing typed makes the example. All else can be changed in Settings. The systems:',
  'alert.exampleName': 'City Open',
  'alert.notRead': '“{typed}” cannot be read.',
  'alert.typeNumber': 'Type the number of what is to be done. OK with nothing typed does nothing.',
  'alert.thenPlayers': 'When the players are typed, choose “{pair}”.',
  'alert.thenPair': 'All results are in. Next: “{pair}”.',
  'alert.thenRecord': 'Type the results into the sheet of the round, then choose “{record}”.',
  'alert.thenStandings': 'Next: “{standings}”.',
  'alert.games': 'Games: {count}',
  'alert.showGames': 'all games are put into a sheet, to be read first',
  'alert.shown':
    'All games stand in the sheet “{sheet}”. The round is not written yet: choose “{pair}” again.',
  'alert.written': 'Games: {count}. Sheet: “{sheet}”.',
  'alert.takeBack': 'To take it back: {more} → {undo}. To print: File → Print on that sheet.',
  'alert.progress': '{known} of {total} results are in the wall list',
  'alert.missingTables': 'Missing tables:',
  'alert.typeResults':
    'Type a table and who won, several with a blank between: 12b Black won · 7w White won · 3= jigo · 9b! by default · 15x both lose · 4? takes table 4 back. OK with nothing typed ends.',
  'alert.black': 'b',
  'alert.white': 'w',
  'alert.in': 'In: {count}',
  'alert.notIn': 'NOT in:',
  'alert.noTable': 'there is no such table',
  'alert.noResult': 'cannot be read',
  'alert.inAlready': 'in already: {stands}. To change it type {change}',
  'alert.meanwhile': 'another result has come in meanwhile',
  'alert.enterMore': 'enter or change results of round {round}',
  'alert.nothingToUndo': 'There is nothing to undo.',
  'alert.undoes': 'it is taken back; cells that have changed since stay, and are named',
  'alert.enterThem':
    'When games end, type the results in the sheet of the round, or put +, - or = for the ? in the wall list.',
} as const;

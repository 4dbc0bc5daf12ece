/** What the custom functions say in cells, and the menu. */
export const functions = {
  // What a function cannot answer
  'problem.notComputable': 'This cannot be computed from the list.',
  'mend.notComputable': 'Give the whole wall list: opponents are missing in this range.',
  'problem.unknownPlayer': 'There is no player “{text}” in the list.',
  'mend.unknownPlayer': 'Give the number or the exact name of a player.',
  'problem.unknownTiebreak': 'There is no tiebreak “{text}”.',
  'mend.unknownTiebreak':
    'Give the name of a function such as SOS2, or Rating, Previous order, Lottery or Category.',
  'problem.wrongArgument': '“{text}” cannot be used here.',
  'mend.wrongArgument': 'See the example in the help of the function.',

  // A cell inside the range that a formula was given
  'at.cell': 'row {row}, column {column}',
  'at.titledCell': 'row {row}, column {column} ({title})',
  'at.settings': 'settings',
  'at.settingsCell': 'settings, row {row}, column {column}',
  'function.noTeams': 'No player has a team: type the teams into the column Team of the wall list.',
  'function.placed': '{place}: {sentence}',
  'function.oneMore': '{sentence} (And 1 more problem: see CHECKWALLLIST.)',
  'function.more': '{sentence} (And {count} more problems: see CHECKWALLLIST.)',
  'function.k': 'k has to be a whole number, 0 or more, and not “{text}”.',
  'function.noSeed': 'A lottery needs a seed, such as dice thrown in public.',
  'function.noPlayers': 'There is no player to draw lots for.',
  'function.drawnTwice': '“{text}” stands more than once, in rows {first} and {second}.',

  // Why there is no value
  'missing.outside': 'Number {no} (R{round}) not in the range',
  'missing.noStart': 'start unknown',
  'missing.noRating': 'no rating',
  'missing.notListed': 'not listed',
  'missing.noEvenGames': 'no even game',
  'missing.noTeams': 'no teams',
  'missing.unknown': 'not known',
  'dc.alone': 'not tied',
  'dc.notPlayed': '{first}–{second} not played',
  'dc.playedLess': '{first}–{second} met less often than others',

  // Titles that are not a tiebreak's
  'title.place': 'Place',
  'title.standingsNo': 'No (standings)',
  'title.lottery': 'Lottery',
  'title.proposedGroup': 'Proposed group',
  'title.dcReason': 'Not compared',
  'standings.gamesOpen': 'provisional, after round {round}, {count} games open',
  'standings.oneGameOpen': 'provisional, after round {round}, 1 game open',
  'standings.provisional': 'provisional, after round {round}',
  'standings.unfitting': '{tiebreak} does not fit {system}',
  'standings.ratedOtherwise': 'Round {round}: {games} counts here as {was}; files for ratings have {now}.',
  'standings.teamTiebreak': '{tiebreak} is for teams',
  'prizes.left': 'Not given out',
  'prizes.prize': 'Prize',
  'prizes.things': 'Other prizes',
  'prizes.title': 'Title',
  'prizes.tied': '{item} (equal: {players})',
  'prizes.none': 'Type the prizes into a range, one row for each place.',
  'prizes.wrong.amount': 'Row {row}, column {column} of the prizes: “{text}” is no amount.',
  'prizes.wrong.place': 'Row {row}, column {column} of the prizes: “{text}” is no place such as 1 or 2.',
  'prizes.wrong.placeTwice':
    'Row {row}, column {column} of the prizes: place {text} has a prize of this kind already.',

  // NEXTROUND
  'next.table': 'Table',
  'next.blackNo': 'Black No',
  'next.black': 'Black',
  'next.whiteNo': 'White No',
  'next.white': 'White',
  'next.handicap': 'Handicap',
  'next.komi': 'Komi',
  'next.remarks': 'Remarks',
  'next.left': 'not in the event from round {round} on',
  'next.bye': 'bye',
  'next.rest': 'rest',
  'next.walkOver': 'walk-over',

  // PAIRINGREPORT and WHYNOT
  'criterion.repeat': 'Repeats',
  'criterion.bye': 'Bye out of turn',
  'criterion.category': 'Games between categories',
  'criterion.group': 'Games between groups',
  'criterion.score': 'Score difference',
  'criterion.float': 'Draw-ups and draw-downs',
  'criterion.seeding': 'Seeding',
  'criterion.colour': 'Colours',
  'criterion.handicap': 'Handicaps',
  'criterion.country': 'Same country',
  'criterion.club': 'Same club',
  'report.criterion': 'Criterion',
  'report.cost': 'Cost',
  'report.count': 'Games',
  'report.games': 'Games concerned',
  'report.proved': 'Proved: no pairing is better.',
  'report.notWeighed': 'This system pairs by rules of its own and weighs no criteria.',
  'why.now': 'Now',
  'why.then': 'With their game',
  'why.thenWithout': 'Without their game',
  'why.difference': 'Difference',
  'why.games': 'Games then',
  'why.paired': '{one} and {other} meet in this round.',
  'why.hasBye': '{one} has the bye in this round.',
  'why.samePlayer': 'Type two different players.',
  'why.notTogether':
    '{one} and {other} cannot be paired now: one of them has a game or the bye already, is out, or plays in another group.',
  'why.namedBye': '{player} has the bye by the setting {setting|settingName}.',
  'why.notEntitled': 'Others come before {one} for the bye (fewest byes, then lowest score): {players}.',
  'why.repeat': '{one} and {other} have met in round {round}.',
  'why.forbidden': 'The settings forbid {one} – {other}.',
  'why.forbiddenRepeat': 'The settings forbid {one} – {other}, who have also met in round {round}.',
  'why.noPairing': 'With {one} – {other} the others could not be paired without a repeat.',
  'why.dearer': 'With {one} – {other} the round as a whole would be worse: {parts}.',
  'why.worse':
    'With {one} – {other} the round as a whole would be worse. The first of these decides: {parts}.',
  'why.equal': 'With {one} – {other} there is a pairing just as good; lots decided.',
  'why.equalBye':
    'With {one} – {other} there is a pairing just as good, with the bye for {bye}. Of equal byes the last in the pairing order counts.',
  'why.withoutDearer': 'Without this game the round as a whole would be worse: {parts}.',
  'why.withoutWorse':
    'Without this game the round as a whole would be worse. The first of these decides: {parts}.',
  'why.withoutEqual': 'Without this game there is a pairing just as good; lots decided.',
  'why.withoutEqualBye':
    'Without this game there is a pairing just as good, with the bye for {bye}. Of equal byes the last in the pairing order counts.',
  'why.withoutNone': 'Without this game there is no pairing.',
  'why.otherByeDearer': 'With another bye the round as a whole would be worse: {parts}.',
  'why.otherByeWorse':
    'With another bye the round as a whole would be worse. The first of these decides: {parts}.',
  'why.otherByeEqual':
    'With the bye for {bye} there is a pairing just as good. Of equal byes the last in the pairing order counts.',
  'why.otherByeNone': 'Nobody else can have it.',
  'why.byeThen': 'The bye then goes to {bye}.',
  'why.moreGames': '{criterion} in more games (+{count})',
  'why.fewerGames': '{criterion} in fewer games (−{count})',
  'why.moreCost': '{criterion} (worse)',
  'why.lessCost': '{criterion} (better)',
  'why.gamesInstead': '{criterion} in {then} games instead of {now}',
  'why.oneInstead': '{criterion} in 1 game instead of {now}',
  'why.worseGames': '{criterion} (worse in as many games)',
  'why.betterGames': '{criterion} (better in as many games)',
  'why.inReturn': 'In return: {parts}.',
  'why.notProved': '{one} – {other}: the answer could not be proved. {fault}',

  // BRACKET
  'bracket.winner': 'Winner',
  'bracket.thirdPlace': 'Third place',
  'bracket.notDrawn': 'There is no knock-out yet: it stands here as soon as its first round is paired.',

  // CHECKWALLLIST
  'check.none': 'No problems found',
  'check.row': 'Row',
  'check.column': 'Column',
  'check.what': 'What is wrong',
  'check.mend': 'How to mend it',
  'check.settings': 'Settings',

  // Menu
  'menu.create': 'Create a tournament',
  'menu.pair': 'Pair the next round',
  'menu.record': 'Record results',
  'menu.check': 'Check the wall list',
  'menu.standings': 'Standings and prizes',
  'menu.more': 'More',
  'menu.files': 'Files…',
  'menu.selfTest': 'Self-test',
  'menu.help': 'Help',
  'help.title': 'How to begin',
  'help.text':
    'A wall list has a row for each player, a column with their names and a column for each round (R1, R2 …). ' +
    '“Create a tournament” makes one, with example players. Type a formula such as =SOS2(WallList; Settings) to the right of ' +
    'it. “Pair the next round” shows the pairing before anything is written. “Check the wall list” says what is ' +
    'wrong and how to mend it. Nothing leaves this spreadsheet.',
  'help.limits':
    'In Google Sheets: with several Google accounts in one browser the panel stays blank or does not answer; use a private ' +
    'window with one. Phones have no such menu and no panel; results typed there into a sheet of a round are recorded at the ' +
    'next look at the panel. A formula may take 30 seconds; pair very large fields in the panel. After an update a formula ' +
    'keeps its old answer until something that it reads changes.',
} as const;

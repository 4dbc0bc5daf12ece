/** What stands in the sheets that the add-on makes, and what it says about writing; part of `en`. */
export const sheets = {
  'sheet.wallList': 'Wall list',
  'sheet.settings': 'Settings',
  'sheet.log': 'Log',
  'sheet.round': 'Round {round}',
  'sheet.standings': 'Standings',
  'sheet.prizes': 'Prizes',
  'sheet.report': 'Report on round {round}',
  'sheet.system': 'Tournament system',
  'sheet.bracket': 'Bracket',
  'sheet.teams': 'Teams',

  // The Log sheet
  'log.no': 'No',
  'log.when': 'When',
  'log.what': 'What',
  'log.status': 'Status',
  'log.cells': 'Cells',
  'log.before': 'Before',
  'log.after': 'After',
  'log.undoes': 'Undoes',
  'log.seen': 'Fingerprint',
  'action.pair': 'Pair round {round}',
  'action.record': 'Record {results} results of round {round}',
  'action.undo': 'Undo {no}: {what}',
  'action.create': 'Create {name}',
  'action.numbers': 'Numbers by lot',
  'action.split': 'Split the text of {sheet} into columns',
  'action.clearExamples': 'Clear {count} example players',

  // Round sheets
  'round.heading': 'Round {round} – {tournament}',
  'round.how':
    'Result: choose, or type b (Black won), w (White won), = (jigo), or 1-0, 0-1, 0-0 with Black first. A ! behind it means by default.',
  'round.table': 'Table',
  'round.black': 'Black',
  'round.white': 'White',
  'round.handicap': 'Handicap',
  'round.komi': 'Komi',
  'round.result': 'Result',
  'round.moves': 'Moves',
  'round.bye': 'Bye',
  'round.rest': 'Rest',
  'round.walkOver': 'Walk-over',
  'result.black': 'Black wins',
  'result.white': 'White wins',
  'result.jigo': 'Jigo',
  'result.blackByDefault': 'Black wins by default',
  'result.whiteByDefault': 'White wins by default',
  'result.bothLose': 'Both lose by default',
  'result.bothWin': 'Both win by default',

  // Preview
  'summary.different': 'Games between different scores: {count}',
  'summary.repeats': 'Games that were played before: {count}',
  'summary.handicaps': 'Handicap games: {count}',
  'summary.sameClub': 'Games within a club or country: {count}',
  'summary.fixed': 'Pairs typed by you: {count}',
  'summary.walkOvers': 'Without an opponent, a board won: {players}',
  'summary.rests': 'Rest: {players}',

  // Problems around writing
  'problem.roundSheetDisagrees':
    'Round {round}, {black} – {white}: the sheet of the round says “{typed}”, the wall list says “{listed}”.',
  'mend.roundSheetDisagrees': 'Find out which is right and correct the other.',
  'problem.roundResultUnreadable': 'The result “{text}” of {black} – {white} cannot be read.',
  'mend.roundResultUnreadable': 'Choose one from the list, or type b, w, = or 1-0.',
  'problem.roundGameUnlisted':
    'The sheet of round {round} has a game {black} – {white}; the wall list does not have it.',
  'mend.roundGameUnlisted': 'Correct the pair in the wall list, or empty this row.',
  'problem.resultBesideNoGame':
    '“{text}” stands beside {beside} in the sheet of round {round}, where no game is, so it counts nowhere.',
  'mend.resultBesideNoGame':
    'Type the result of each game beside its two players, in a match board by board, and empty this cell.',
  'problem.cellNotEmpty': '{name} is to be paired in round {round}, but “{text}” stands there.',
  'mend.cellNotEmpty': 'Empty the cell, or type the pair that you want.',
  'problem.changedSincePreview': 'The wall list or the settings have changed since the preview.',
  'mend.changedSincePreview': 'Look at the new preview.',
  'problem.cellDiffers': '“{wrote}” was written, but “{found}” stands there.',
  'mend.cellDiffers': 'Look who else is typing, and correct the cell.',
  'problem.changedSinceWritten': '“{wrote}” was written here; now “{found}” stands there, and stays.',
  'mend.changedSinceWritten': 'Change it yourself if it is not wanted.',
  'problem.listChanged': 'The wall list has changed since this writing began.',
  'mend.listChanged': 'Undo restores what was written; then do it again.',
  'problem.sheetMissing': 'The sheet “{sheet}” is not there any more.',
  'mend.sheetMissing': 'Bring it back from the version history of the spreadsheet.',
  'problem.nothingToUndo': 'There is nothing to undo.',
  'mend.nothingToUndo': 'The Log shows what was done.',
  'problem.unexpected': 'Something unexpected stopped it: {message}',
  'mend.unexpected': 'Look at the sheet, then try again.',
  'problem.rowsBelow': '{name} stands below the range of the wall list and is not in the tournament.',
  'mend.rowsBelow': 'Insert a row inside the list and move the player there.',
  'problem.roundWithoutColumn': 'Round {round} has no column.',
  'mend.roundWithoutColumn': 'Insert a column with the title R{round} behind the last round.',
  'problem.exampleChanged': '{name} is an example, but something else was typed in the row.',
  'mend.exampleChanged': 'Delete the row yourself if nobody needs it.',
  'problem.settingsLeftOut': '{formula} does not know your settings.',
  'mend.settingsLeftOut': 'Add the settings as the last argument: {better}',
  'problem.settingsCut': '{formula} does not know the settings that are typed further down.',
  'mend.settingsCut': 'Name the whole range: {better}',
  'problem.formulaNotInFirstRow': '{formula} does not stand in the first row of its range.',
  'mend.formulaNotInFirstRow': 'Move it to row {row}, so that each value stands beside its player.',
  'problem.announcedDiffers': '{label}: announced is “{announced}”, the settings say “{now}”.',
  'mend.announcedDiffers': 'Change the setting back, or announce the change and correct this cell.',

  // A new tournament
  'problem.tournamentExists': 'This spreadsheet already holds a tournament.',
  'mend.tournamentExists': 'Use another spreadsheet for another tournament.',
  'problem.tournamentUnnamed': 'The tournament has no name.',
  'mend.tournamentUnnamed': 'Type a name.',
  'problem.wrongRounds': 'The number of rounds is not a whole number from {from} to {to}.',
  'mend.wrongRounds': 'Type a number from {from} to {to}.',
  'problem.unreadableBar': '“{text}” is not a rank.',
  'mend.unreadableBar': 'Type a rank such as 3d or 20k, or leave the field empty.',
  'problem.barsCrossed': 'The lower bar {lower} is above the upper bar {upper}.',
  'mend.barsCrossed': 'Type the stronger rank as the upper bar.',
  'problem.wrongSystem': '“{text}” is not a system that can be created here.',
  'mend.wrongSystem': 'Choose one of the systems in the list.',

  // The wall list of a new tournament
  'example.mark': '(example)',

  // The Tournament system sheet (R10)
  'system.heading': '{name} – tournament system',
  'system.announce':
    'The EGF asks that the system and all its details are announced before the start. Print this sheet or show it; later changes stand in the Log.',
  'system.notApproved':
    'Pairings are made with Wallist. This program has not been approved by the EGF Rules Commission.',
  'system.tournament': 'Tournament',
  'system.standingsList': 'Final standings: score, then',
  'system.pairingList': 'Pairing: score, then',
  'system.seedingList': 'Seeding: score, then',
  'system.prizeList': 'Indivisible prizes: score, then',
  'system.none': 'none',
  'system.share': 'equal players share the place',
  'system.roundsOpen': 'until one player is left',
  'system.teams':
    'yes. What is said of players below counts for teams; a team wins a match with more points on its boards than the other.',
  'system.boards': 'as many as most teams have players',
  'system.inGroups': 'in the groups',

  // How pairs are made
  'system.pairs': 'Pairs',
  'system.pairs.McMahon':
    'Everybody starts by rank, between the bars, or with what the column Start says, and plays opponents with the same score or as near to it as possible.',
  'system.pairs.Swiss': 'Everybody plays opponents with the same score or as near to it as possible.',
  'system.pairs.Swiss by categories':
    'Everybody plays opponents of the same category, with the same score or as near to it as possible. Categories meet only where one of them cannot be paired by itself.',
  'system.pairs.Score pairing':
    'In round 1 neighbours in the order of the numbers meet, 1 and 2, 3 and 4, and so on; who is absent is passed over. After it players stand in the order of points, equal ones by these numbers, which are to be drawn by lot: the smaller first in odd rounds, the larger in even rounds. Groups of equal points are paired one after the other, from the top in odd rounds and from the bottom in even rounds. Where a group is odd or cannot be paired without a repeat or a forbidden pair, players are carried on to the next.',
  'system.pairs.lot': 'By lot before every round, players of one country apart as far as possible.',
  'system.pairs.bracket by lot':
    'By lot before the first round, players of one country apart as far as possible; then as the bracket has it.',
  'system.pairs.seeded': 'As a bracket has it in which the first by the seeding list are far apart.',
  'system.pairs.afterGroups':
    'The first of a group meets the second of another; players of one group meet as late as possible.',
  'system.pairs.Round robin': 'Everybody meets everybody, by the Berger table in the order of the numbers.',
  'system.pairs.groups':
    'Everybody meets everybody in the group, by the Berger table in the order of the numbers.',
  'system.pairs.drawnTable':
    'Everybody meets everybody, by a Berger table whose numbers are drawn by lot so that those who have met before meet again as late as possible.',
  'system.pairs.Diagonal':
    'In the order of ratings. In round 1 everybody meets those two places above and below, in the lower half also those four places away. Later everybody meets those a third of the field above and below; the last few sit in a ring and meet their neighbours.',

  // What a game and a round are worth
  'system.score': 'Score',
  'system.scoreMcMahon': 'Starting score by rank and number of wins.',
  'system.scoreWins': 'Number of wins.',
  'system.scoreCategory': 'Number of wins. Places are counted inside each category.',
  'system.scorePoints': '2 points for a win.',
  'system.scoreRounds': 'Number of rounds survived.',
  'system.scorePerformance': 'The winner is first; all others follow by performance rating.',
  'system.draws': 'Tied games (jigo)',
  'system.drawsHalf': '½ for both players.',
  'system.drawsPoint': '1 point for both players.',
  'system.drawsAgain': 'Played again with the remaining times until somebody wins.',
  'system.drawsHalfLoss': 'A quarter of a loss for both players.',
  'system.drawsLoss': 'Half a loss for both players.',
  'system.out': 'Who goes out',
  'system.outLost': 'Whoever loses. Losers of the same round share the place unless they play for it.',
  'system.outHalfLosses': 'Whoever has two losses. A lost game is half a loss, so that is four lost games.',
  'system.outLosses': 'Whoever has two losses. A lost game is a loss.',
  'system.winner': 'Winner',
  'system.winnerDiagonal':
    'The last one left. Where all go out in the same round: the fewest losses, then the games among them, then the shorter won games; who is still equal plays on.',
  'system.equal': 'then equal',
  'system.byes': 'Byes',
  'system.byesText': 'A bye is worth a win.',
  'system.byesWorth': '{score} in the score and {wins} as wins, which is not the EGF’s value (1).',
  'system.byeFor': 'Who has the bye',
  'system.byeFewest':
    'With an odd number, somebody with the fewest byes so far, of these with the lowest score; others only where the round could else not be paired without a repeat.',
  'system.byeCategory':
    'With an odd number, somebody with the fewest byes so far, of these somebody of the last category whose number is odd, there with the lowest score; others only where the round could else not be paired without a repeat.',
  'system.byesPoints':
    'With an odd number, the last by points of those with the fewest byes, if the others can then be paired; points: {points}, and nothing for SOS.',
  'system.byesLot':
    'Where there are too few players for a full round, those who go on without a game are drawn by lot together with the pairs.',
  'system.byesSeeds':
    'Where there are too few players for a full round, the first by the seeding list go on without a game.',
  'system.byesGroups':
    'Where there are too few players for a full round, the first of the groups go on without a game.',
  'system.byesRest': 'With an odd number somebody rests in every round: no game and no point.',
  'system.byesNone': 'None: some have more opponents than others instead.',
  'system.absences': 'Agreed absences',
  'system.absencesHalf': 'Half a point a round; the total is rounded down as the rounding says.',
  'system.absencesWorth':
    '{score} a round in the score and {wins} as wins, which is not the EGF’s value (½); the total is rounded down as the rounding says.',
  'system.absencesNothing': 'No point.',
  'system.absent': 'Absent players',
  'system.absentOut': 'Whoever is out of a round goes no further.',
  'system.absentLost': 'Whoever is out of a round loses that game by default.',
  'system.colours': 'Colours',
  'system.coloursText':
    'In an even game: opposite colours when two meet again; else Black for the one with fewer blacks less whites; where that is equal, colours alternate, else by lot.',
  'system.coloursStones': 'With handicap stones, Black is the one who gets them.',
  'system.earlierStages': 'Earlier stages count too.',
  'system.coloursWalk':
    'Opposite colours when two meet again; else as evenly as the games of the round allow.',
  'system.coloursPoints':
    'Black is for the one with fewer blacks less whites; where that is equal, for the higher one in odd rounds and for the lower one in even rounds.',
  'system.coloursTable': 'As the Berger table has them; opposite colours when two meet again.',
  'system.coloursBoth': 'A pair plays one game with each colour.',
  'system.repeats': 'Repeated games',
  'system.repeatsText':
    'Two players meet again only if no other pairing of the round exists without forbidden pairs.',
  'system.repeatsNever':
    'Nobody meets the same opponent twice; where that is impossible, the pairs are typed by hand.',
  'system.repeatsFew': 'As few as possible: players change places in the order where they have met.',
  'system.byHand': 'By hand',
  'system.groupsApart':
    'The players of a group (column Group) play among themselves; others only where a group is odd or could else not be paired without a repeat.',
  'system.byHandText':
    'A pair, a colour, a bye or a result that the organiser types into the list stands, whatever is said here.',
  'system.prizes': 'Prizes',
  'system.prizesText':
    'Players who are equal share place and title; money for their places is added and divided equally.',
  'system.seedHash': 'SHA-256 of the lottery seed',
} as const satisfies Readonly<Record<string, string>>;

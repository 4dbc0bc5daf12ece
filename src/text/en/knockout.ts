/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout = {
  // Tables, groups and knock-outs
  'problem.forbiddenByTable': '{player} – {opponent} is a forbidden pair, and round {round} has it.',
  'mend.forbiddenByTable': 'Type other pairs with ?, or take it out of the forbidden pairs.',
  'problem.forbiddenToCome': 'Forbidden pairs that the table cannot keep apart: {pairs}.',
  'mend.forbiddenToCome':
    'They meet as late as can be. With fewer rounds or in another system they need not meet; or take them out of the forbidden pairs.',
  'problem.outOfTable': '{player} is out of round {round}, so {opponent} wins by default.',
  'mend.outOfTable':
    'To have the game played later, take the round out of the column Out: the game is then paired and stays open.',
  'problem.tooFewRounds': '{players} players need {needed} rounds, and there are {rounds}.',
  'mend.tooFewRounds': 'Add columns for the rounds, and look at the setting Rounds.',
  'problem.tooFewForKnockout':
    'The groups play to round {table}, and the knock-out of {players} after them to round {needed}; there are {rounds}.',
  'mend.tooFewForKnockout':
    'Add columns for the rounds, look at the setting Rounds, or let fewer go on with the setting Qualifiers.',
  'problem.tableLeft':
    'The games so far are not those of the table, so round {round} has games that have not been played yet.',
  'mend.tableLeft': 'Leave it, unless a number is wrong; it may take more rounds than the table has.',
  'problem.pairTooOften':
    '{player} and {opponent} meet in rounds {rounds}: more often than the table has it.',
  'mend.pairTooOften':
    'Check the numbers in these rounds. How often everybody meets everybody is the setting {name|settingName}: {cycles}.',
  'problem.cannotMeetAll':
    '{players} can no longer meet everybody. Games missing: {games}; rounds left: {rounds}.',
  'mend.cannotMeetAll': 'Check the rounds that were typed by hand, or add a column for one more round.',
  'problem.leftBeforeHalf':
    '{player} leaves the round robin before half of it is played, after {played} of {games} games. {leavers|leaversDo}',
  'mend.leftBeforeHalf':
    'Do as was announced: the setting {name|settingName} is {count|value} or {out|value}.',
  'leaversDo.games count': 'All of them count, those lost by default too.',
  'leaversDo.taken out': 'None of them counts: the player is taken out of the table.',
  'problem.noGroup': 'Players without a group: {players}.',
  'mend.noGroup': 'Type a group for everybody into the column Group, for instance {proposal}.',
  'problem.groupOfOne': 'Group {group} has only one player: {player}.',
  'mend.groupOfOne': 'Give that player another group in the column Group.',
  'problem.groupTooSmall': 'Group {group} has {players} players, and {qualifiers} of each group go on.',
  'mend.groupTooSmall':
    'Make the groups larger, or the setting Qualifiers smaller; otherwise there will be byes.',
  'problem.qualifiersTied': 'Tied for {where|lastPlace}: {players}.',
  'lastPlace.group': 'the last place of group {group} that goes on',
  'lastPlace.all': 'the last place that goes on',
  'mend.qualifiersTied': 'Add Lottery to the setting Prize tiebreaks, or let them play for it.',
  'problem.knockoutDraw': '{player} – {opponent} is a draw in round {round}, and a knock-out needs a winner.',
  'mend.knockoutDraw':
    'Let them play again with the remaining times and add the new game to both cells: {own} and {theirs}.',
  'problem.knockoutContradiction': 'In round {round} both {player} and {opponent} have won.',
  'mend.knockoutContradiction': 'Mend the cell that is wrong.',
  'problem.knockoutOver': 'The knock-out is over: {player} has won.',
  'mend.knockoutOver': 'Show the standings.',
  'problem.knockoutWithdrawal': '{player} is out of round {round} and goes no further in the knock-out.',
  'mend.knockoutWithdrawal':
    'The opponent goes on without a game. Where the pair is written already, type +! for the one and -! for the other.',
  'problem.seedsMoved':
    'Seeds give way in round {round}, so that fewer meet who have met or must not meet, and these as late as possible (seed → place): {changes}.',
  'mend.seedsMoved': 'Nothing has to be done. A pair typed by hand into this round stays as it is.',
  'problem.knockoutPaired': '{player} is typed into round {round} but is no longer in the knock-out.',
  'mend.knockoutPaired': 'Empty the two cells, or mend the result with which {player} went out.',
  'problem.bracketsCrossed':
    '{player} has not lost yet, {opponent} has: in round {round} they meet before the final.',
  'mend.bracketsCrossed':
    'Check the pair and the results of the rounds before. If they are right, leave it: what counts is how often each has lost.',
  'problem.nobodyThrough': 'In round {round} nobody goes through from {player} – {opponent}.',
  'mend.nobodyThrough': 'If that is right, the next opponent goes on without a game.',

  // Playoff
  'problem.playoffNotNeeded':
    'No playoff is needed: nobody shares a place that it would decide (Playoff places: {places}).',
  'mend.playoffNotNeeded': 'Show the standings.',
  'problem.playoffOver': 'The playoff is over.',
  'mend.playoffOver': 'Show the standings.',
  'problem.playoffUndecided': 'After the playoff {players} still share place {place}.',
  'mend.playoffUndecided':
    'Let them play another round: add a column and a round to the setting Playoff rounds. Otherwise the tiebreaks decide.',
  'problem.playoffStranger':
    'The playoff game of {name} in round {round} decides nothing: the player shares no place that is played off (Playoff places: {places}).',
  'mend.playoffStranger': 'Check the cell, and the settings Playoff rounds and Playoff places.',
} as const;

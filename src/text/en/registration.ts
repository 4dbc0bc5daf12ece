/** Players, rows that moved, and what Check offers to mend. */
export const registration = {
  'outcome.won': 'a win',
  'outcome.lost': 'a loss',
  'outcome.jigo': 'a jigo',
  'outcome.unknown': 'not yet played',
  'outcome.black': 'Black',
  'outcome.white': 'White',
  'problem.duplicatePin': '{name} has the same number {pin} as {other} ({cell|a1}).',
  'mend.duplicatePin': 'If it is one player twice, empty one of the rows; otherwise correct the number.',
  'problem.rankRatingApart':
    '{name} has the rank {rank} and the rating {rating}: they are more than eight ranks apart.',
  'mend.rankRatingApart': 'Correct the one that is wrong.',
  'problem.startAboveBar': '{name} starts at {start}, above the bar at {score}.',
  'mend.startAboveBar':
    'Make Start at most the bar, or empty it and let the rank decide. If it is meant, nothing is wrong.',
  'action.mend': 'Mend: {what}',
  'repair.take': 'Take “{name}: {says|outcome}”',
  'repair.takeList': 'Take the list: {says|result}',
  'repair.takeSheet': 'Take the sheet: {says|result}',
  'repair.type': 'Type {text} into {cell|a1}',
  'repair.newSettings': 'Make a new Settings sheet',
  'repair.announcement': 'Renew the announcement',
  'repair.set': 'Set {name} to {value}',
  'repair.language': 'Put the sheets into {now}',
  'sidebar.mend.more': '{count} more of this kind',
  'sidebar.mend.goTo': 'Go to {sheet}, {cell}',
  'sidebar.mend.writing': 'Mending…',
  'matters.unread': 'Until then nothing counts there, and no round can be paired.',
  'matters.twoWords': 'Each player counts by their own cell, so scores and places may be wrong.',
  'matters.who': 'Results find their player by number and name.',
  'matters.strength': 'Start, handicap and opponents follow from it.',
  'matters.rules': 'The tournament would not be held as announced.',
  'problem.numbersMoved':
    'The rows were sorted and the numbers were not: {count} players have another number than in the sheet of the round, first {name} ({was}, now {now}).',
  'mend.numbersMoved': 'Give everybody the number back that their games are known by.',
  'problem.rowsMoved':
    'Rows were sorted, inserted or deleted, and opponents are counted by rows: {count} players stand in another row than when the round was paired, first {name} ({was}, now {now}).',
  'mend.rowsMoved': 'Let the opponents’ numbers follow the names.',
  'problem.rowsGone':
    'Players of a paired round are no longer in the list: {count}, first {name} (number {was}).',
  'mend.rowsGone':
    'Bring the rows back below the others, with the results that their opponents have; whoever leaves gets the rounds in the column Out. Details besides the rank are to be typed again.',
  'problem.namesMended':
    '{was} is {name} in the wall list now; the sheets of rounds have the old name (names: {count}).',
  'mend.namesMended':
    'If this is the same person, write the new name into the sheets; if it is somebody else, give them a number and a row of their own.',
  'repair.rows': 'Put the rows in order',
  'repair.names': 'Write the new names into the sheets of rounds',
  'problem.notSortable': 'This list cannot be sorted by place.',
  'mend.notSortable':
    'Dates, tick boxes and formulas do not move with a player, and without the sheet Settings nobody would know the lots. Standings shows the order anyway.',
  'action.sortByPlace': 'Sort by place and renumber',
  'sidebar.sortByPlace': 'Sort by place and renumber',
  'problem.playersClosed':
    'No more rounds can be changed here: all are paired, or the list has no column Out.',
  'mend.playersClosed':
    'For a game that is paired, press the button for who is not there beside it; otherwise add a column titled Out.',
  'absence.missesPlayer': 'Misses round {round}',
  'absence.missesPlayerMeans': 'Is not paired in it, and plays on afterwards.',
  'absence.withdrawsPlayer': 'Withdraws from round {round} on',
  'absence.withdrawsPlayerMeans': 'Is not paired any more; the results so far stay.',
  'absence.returnsPlayer': 'Plays from round {round} on',
  'absence.returnsPlayerMeans': 'Is paired again; rounds that were missed stay missed.',
  'action.player': '{player}: {what}',
  'sidebar.players': 'Players',
  'sidebar.players.who': 'Who',
  'sidebar.players.what': 'What changes from round {round} on',
  'sidebar.players.write': 'Write it into the list',
  'sidebar.players.done': 'Written: {what}',
} as const;

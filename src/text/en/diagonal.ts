/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal = {
  // Diagonal (R7)
  'problem.diagonalWon': '{player} has won: {by|wonBy}.',
  'mend.diagonalWon': 'Show the standings.',
  'problem.nobodyHasWon': 'After round {round} nobody has won yet: {players} go on.',
  'mend.nobodyHasWon': 'Add a column R{next}, and leave the setting Rounds empty.',
  'problem.lengthsMissing': 'The lengths of these games decide who has won, and are not known: {games}.',
  'mend.lengthsMissing':
    'Type the number of moves behind the result, as in 5+/b#231, or in the sheet of the round. For a resigned game, type as many as it would have taken.',
  'problem.diagonalCellDiffers':
    '{player} should play {opponents} in round {round}; other games stand there.',
  'mend.diagonalCellDiffers':
    'Empty the cells of the round to have it paired, or type all of its games yourself.',
  'problem.joinsTooLate': '{player} was not in the first round and can no longer join.',
  'mend.joinsTooLate': 'Players can only join before the first round has results.',
  'problem.diagonalWithdrawal': '{player} is out of round {round} and goes no further.',
  'mend.diagonalWithdrawal': 'Take round {round} out of the column Out if that is not meant.',
  'problem.ratingMissing': '{player} has neither rating nor rank and is taken as the weakest.',
  'mend.ratingMissing': 'Type a rating or a rank.',
  'problem.ratingsMissing': 'Nobody has a rating or a rank, so the order of the players is drawn by lot.',
  'mend.ratingsMissing': 'Type ratings or ranks: the first round puts players of like strength together.',
  'wonBy.last': 'everybody else is out',
  'wonBy.fewest losses': 'all are out, with the fewest losses',
  'wonBy.direct comparison': 'all are out, by direct comparison among the fewest losses',
  'wonBy.lengths': 'all are out, by the shorter games among the fewest losses',
} as const;

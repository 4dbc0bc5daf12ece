/** Lists that organisers keep themselves: scores that they print, results in other forms. */
export const ownLists = {
  'problem.printedScoreByBars':
    'The column {title} has other scores than the list gives ({count}: {rows|a1}). With {what} all of them are those after round {round}.',
  'mend.printedScoreByBars':
    'If the tournament is played with these, write them into Settings (or into the formulas, as they stand here).',
  'problem.printedScoreByStarts':
    'The column {title} has other scores than the list gives ({count}: {rows|a1}). With a column Start of {what} all of them are those after round {round}.',
  'mend.printedScoreByStarts': 'If these are the starting scores, add a column titled Start with them.',
  'problem.printedScoreDiffers':
    'The column {title} has other scores than the list gives ({count}: {rows|a1}).',
  'mend.printedScoreDiffers':
    'Compare the results and ranks of these players; no bar gives the whole column.',
  'problem.inOtherNotation':
    '{count} cells name the opponent or the result in other words than a number and a sign, such as “{text}”, which is {after}.',
  'mend.inOtherNotation':
    'Look at what each cell becomes, and write it. What is not certain stays as it is, with a line of its own here.',
  'mendBy.inNumbers': 'Write numbers into the cells ({count})',
  'sidebar.mend.becomes': 'What each cell becomes ({count})',
  'problem.opponentUnknown': '“{text}”: nobody else in the list is called {name}.',
  'mend.opponentUnknown': 'Type the opponent’s number with + (won), - (lost), = (jigo) or ?.',
  'problem.opponentTwice': '“{text}” may mean {players}.',
  'mend.opponentTwice': 'Take the right one, or type the number.',
  'problem.winnerUnknown': '“{text}” does not say which of the two won.',
  'mend.winnerUnknown': 'Take what is right: + is a win of the player in this row, - a loss.',
  'problem.crossTable':
    'This is a cross table of {count} players: it says who won against whom, and in which round nobody can tell.',
  'mend.crossTable':
    'Add a column R1, R2 … for each round and write there whom each one met: 1 in column 3 becomes 3+ in the round of that game, 0 becomes 3-. Give the columns of the table titles that are no numbers, such as “vs 1”.',
  'problem.crossTableOnly':
    'This is a cross table of {count} players: it says who won against whom, and in which round nobody can tell.',
  'mend.crossTableOnly':
    'Make a wall list of it: a column Name with the players below each other, and a column R1, R2 … for each round, where whoever beat the third player gets 3+, whoever lost to him 3-, and 3= is a jigo.',
  'problem.resultsWithoutOpponent': '{count} cells say won or lost and not against whom, such as “{text}”.',
  'mend.resultsWithoutOpponent':
    'Write the opponent’s number before the sign: 3+ for a win against the player with No 3, 3- for a loss. Without opponents there is nothing to rank or pair by but wins.',
  'problem.resultsOfTeams':
    '{count} cells are results of teams with their points on boards, such as “{text}”.',
  'mend.resultsOfTeams':
    'Keep a row for each player, with the columns Team and Board, and write the games on the boards: 3+, 3-. Or leave the points out, a row for each team: 18+.',
  'problem.numbersElsewhere':
    'Opponents are the numbers of the column {title}, which is not read as numbers; by the rows the games do not fit.',
  'mend.numbersElsewhere': 'Give that column the title {after}.',
} as const;

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams = {
  'problem.noTeams': 'Teams play each other by the settings, and no player has a team.',
  'mend.noTeams': 'Type the teams into the column Team, or make the setting Teams no.',
  'problem.tooFewTeams': 'There are too few teams for a pairing.',
  'mend.tooFewTeams': 'Type the teams into the column Team; players who are out of every round do not count.',
  'problem.teamMissing': '{name} has no team.',
  'mend.teamMissing': 'Type the team into the column Team, or 1- into Out if {name} does not play.',
  'problem.teamOfOne': '{name} is the only player of {team}.',
  'mend.teamOfOne':
    'Compare the spelling of the team’s name. A team of one plays one board and loses the others.',
  'problem.teamShort': '{team} has {players} players for {boards} boards.',
  'mend.teamShort':
    'Add players, or type the number of boards into the setting Boards. Boards without a player are lost.',
  'problem.noBoard':
    'Without a board in round {round}: {players}. The line-up of the team is full, made up already, or absent.',
  'mend.noBoard':
    'A match has {boards} boards, which the setting {name|settingName} changes. Who shall play another board is typed into the round with the opponent; who has left, into the column Out.',
  'problem.sameBoard': '{name} and {other} are both on board {board} of {team}.',
  'mend.sameBoard': 'Give every player of a team a board of their own; reserves have the highest.',
  'problem.sameBoardInRound': 'In round {round}, {name} and {other} are both on board {board} of {team}.',
  'mend.sameBoardInRound':
    'Give each a board of their own in the column of the round; 0 leaves a player out.',
  'problem.teammatesMeet': '{name} and {opponent} play each other in round {round}, and both are in {team}.',
  'mend.teammatesMeet': 'Correct the opponent, or the team.',
  'problem.twoMatches': '{name} plays against {opponent} in round {round}, and {team} plays {other}.',
  'mend.twoMatches': 'A team has one match in a round: correct the opponent, or a name in the column Team.',
  'problem.teamDraw': '{player} – {opponent} is a draw in round {round}, and a knock-out needs a winner.',
  'mend.teamDraw':
    'Let one board or all of them play again, and add the new game to the cells of its players: 5= 5+ and 3= 3-.',
  'problem.teamsOff': 'Players have teams and boards, and by the settings they are paired one by one.',
  'mend.teamsOff': 'If teams play each other, make the setting Teams yes.',

  'problem.supergroupOff':
    'The column Supergroup has marks ({players}), {name} first, and the setting Supergroup is no: they start at the bar.',
  'mend.supergroupOff':
    'If a supergroup was announced, choose yes in the setting; otherwise empty the column.',
  'problem.categoryMissing': '{name} has no category, and the players of a category play among themselves.',
  'mend.categoryMissing': 'Type it into the column Category, or choose the System Swiss.',
  'problem.categoryColumnMissing':
    'The list has no column Category, and the players of a category play among themselves.',
  'mend.categoryColumnMissing':
    'Add a column with the title Category and type one for everybody, such as A, B or 1, 2.',
} as const;

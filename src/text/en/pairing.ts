/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing = {
  'problem.resultsMissing': 'In round {round} results are missing: {games}.',
  'mend.resultsMissing':
    'Type them; a player who did not play gets 0= (agreed) or 0-, and one who has left is typed into the column Out.',
  'problem.nothingInRound':
    'In round {round} there is neither a game nor a bye nor an absence for {players}.',
  'mend.nothingInRound':
    'Type what is missing: the game, 0+ for a bye, 0= (agreed) or 0- for an absence; one who has left is typed into the column Out.',
  'problem.notInStage': 'Not in the stage that begins with round {round}: {players}.',
  'mend.notInStage':
    'How many go on is the setting {name|settingName}. Whoever is out of the first round of the stage leaves the seat to the next.',
  'problem.allRoundsPaired': 'Round {rounds}, the last one, is paired.',
  'mend.allRoundsPaired': 'Add a column for another round, or show the standings.',
  'problem.nobodyLeft': 'Everybody who would play round {round} is out of it.',
  'mend.nobodyLeft': 'Show the standings; or empty the column Out for those who do play.',
  'problem.roundOfNobody': 'Nobody plays round {round}: everybody is out of it.',
  'mend.roundOfNobody':
    'To play round {round}, take it out of the column Out. Otherwise go on: it counts as an absence for everybody.',
  'problem.tooFewPlayers': 'There are too few players for a pairing.',
  'mend.tooFewPlayers': 'At least two players have to be in the round.',
  'problem.noPairingWithoutRepeat': 'Round {round} cannot be paired without players meeting again: {pairs}.',
  'mend.noPairingWithoutRepeat': 'Play with the repeats shown, or end the tournament here.',
  'problem.groupsMixed':
    'Round {round} cannot be paired inside the groups without a forbidden pair or a repeat, so these games are between groups: {pairs}.',
  'mend.groupsMixed': 'Leave it, or type other pairs with ?, or end the tournament here.',
  'problem.tooManyForbiddenPairs': 'The forbidden pairs leave no pairing: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Take at least one of them out.',
  'problem.pairingNotProved': 'The pairing of round {round} could not be proved to be the best one: {fault}',
  'mend.pairingNotProved':
    'Nothing has been written. Send the wall list to the authors, and pair this round by hand.',
  'problem.byeNotPlaying': '{player} should have the bye and is not free in round {round}.',
  'mend.byeNotPlaying': 'Give the number of another player, or make it automatic.',
  'problem.anotherBye': '{player} has the bye in round {round} and has had one before.',
  'mend.anotherBye': 'Type 0+ for the player who should have it, or give the number in the setting Bye.',
  'problem.topGroupOffered':
    'No upper bar is typed: the top group is everybody who starts with {score} or more, {players}: {names}.',
  'mend.topGroupOffered': 'To set it yourself, type {rank} as Upper bar, or another rank.',
  'problem.topGroupNamed':
    'No upper bar is typed: the top group is everybody who starts with {score} or more, {players}: {names}.',
  'mend.topGroupNamed': 'To set it yourself, type a rank as Upper bar.',
  'problem.barAboveStarts':
    'The upper bar {bar} means a score of {score}, and no typed Start reaches it: the highest is {start}.',
  'mend.barAboveStarts': 'Type the rank whose Start is 0 as Score zero, or lower the upper bar.',
  'problem.startBeatsSupergroup':
    '{name} is marked for the supergroup, which starts with {score}; the Start typed, {start}, counts.',
  'mend.startBeatsSupergroup': 'Empty Start, or take the mark away.',
  'problem.startBeatsOut':
    '{name} misses rounds and would start with {score} at most; the Start typed, {start}, counts.',
  'mend.startBeatsOut': 'Empty Start, or lower it.',
  'problem.strongAbsent': '{name} starts in the top group and is going to miss rounds.',
  'mend.strongAbsent':
    'Some tournaments start such players below the bar: set Absent players’ start to that, or type a lower Start. Announce it.',
  'problem.handicapUnknown':
    '{name} has neither rank nor rating, so all games of such players are even ({players}).',
  'mend.handicapUnknown': 'Type a rank or a rating.',
  'problem.ratingPairsEarly':
    'Early rounds is 0, so Rating decides who plays whom from the first round on. The EGF’s rules allow that only in events of several stages.',
  'mend.ratingPairsEarly': 'Empty Early rounds, or take Rating out of Pairing tiebreaks.',
  'problem.ratingLeftOut':
    'In the first {rounds} rounds Rating does not decide who plays whom, as the EGF’s rules have it for an event of one stage.',
  'mend.ratingLeftOut': 'If it should, make Early rounds 0 and announce it.',
  'problem.boardWinsMissing':
    '{setting|settingName} of a team event lack board wins, which the EGF’s rules put first.',
  'mend.boardWinsMissing': 'Put BOARDWINS first.',
  'problem.departures': 'Otherwise than the EGF’s rules have it, or unusual: {what}.',
  'mend.departures': 'Nothing is to be done if it was announced so.',
  'departure.metTwice': 'pairs that met again ({count})',
  'departure.byeTwice': 'second byes ({count})',
  'departure.opponentDisagrees': 'games with two results ({count})',
  'departure.rankRatingApart': 'rank far from rating ({count})',
  'departure.secondAbsence': 'second absences ({count})',
  'departure.topGroupSize': 'size of the top group',
  'departure.topGroupTooBig': 'large top group',
  'problem.byeOutOfTurn':
    '{player} has the bye in round {round}, not {first}, whose turn it is: that bye would force a forbidden pair or a repeat.',
  'mend.byeOutOfTurn': 'Leave it, or type 0+ for the player who should have it all the same.',
  'problem.moreByes': 'Round {round} has {byes} byes where {needed} would do; typed: {players}.',
  'mend.moreByes': 'Empty the cell of the bye that is not meant; if all are meant, nothing is wrong.',
  'problem.byeFollows':
    'Round {round} has {byes} byes where {needed} would do: typed for {players}, and another for {bye}, which follows from that.',
  'mend.byeFollows': 'Empty the cell of {players} if that bye is not meant.',
  'problem.byeNotDue':
    '{player} has the bye in round {round}, though it is due to others first, by fewest byes and then the lowest score: {first}.',
  'mend.byeNotDue': 'Give the bye to one of them, or leave it if it is meant.',
  'problem.topGroupSize':
    'Players in the top group: {players}; for {rounds} rounds, {from} to {to} are usual.',
  'mend.topGroupSize': 'Move the upper bar.',
  'problem.topGroupTooBig':
    'With {players} players in the top group, {rounds} rounds may leave several unbeaten; {to} are the most.',
  'mend.topGroupTooBig': 'Raise the upper bar or play more rounds.',
  'problem.fixedPairIncomplete':
    'In round {round} {player} is typed as playing {opponent}, whose own cell does not say so.',
  'mend.fixedPairIncomplete': 'Make the two cells fit together.',
  'problem.forbiddenFixedPair':
    '{player} – {opponent}, typed in round {round}, is one of the forbidden pairs.',
  'mend.forbiddenFixedPair': 'Change the pair, or take it out of the forbidden pairs.',
  'problem.mustMeetCannot':
    '{player} – {opponent} are to meet in round {round} by the settings, and cannot: one of them has no free place in it, or the pair is forbidden.',
  'mend.mustMeetCannot': 'Empty the cell or the Out of that player, or take the pair out of Must meet.',
  'problem.thirdColour':
    '{player} – {opponent} in round {round}: the same colour for the third time running for {players}.',
  'mend.thirdColour': 'Turn the colours or change the pair, or leave it if it is meant.',
  'problem.coloursUndue':
    '{player} – {opponent} in round {round}: both get the colour that they have had more often.',
  'mend.coloursUndue': 'Turn the colours, or leave them if they are meant.',
  'problem.needlessDifferences':
    'Round {round} as it stands has score differences that it does not need: {pairs}. Games between different scores in the best pairing: {best}.',
  'mend.needlessDifferences':
    'Empty the cells of the round to have it paired, or leave them if they are meant.',
  'problem.onlyRepeatsLeft': 'Round {round} has no pairing left without a repeat.',
  'mend.onlyRepeatsLeft': 'Type the pairs that are to meet again with ? into round {round}, or end here.',
  'problem.roundsAdvice':
    '{players} players should play {from} to {to} rounds by score pairing, ideally {best}; there are {rounds}.',
  'mend.roundsAdvice': 'Change the number of rounds, if there is time for it.',
  'problem.numbersByRating':
    'The numbers follow the ratings, the strongest first, and score pairing wants them drawn by lot: as it is, the strongest meet in round 1.',
  'mend.numbersByRating':
    'Press “Numbers by lot” in the panel before round 1 is paired. Or draw them with LOTTERY beside the names and type its answers into the column No.',
  'problem.lotsWithoutColumn': 'The list has no column No that the numbers by lot could be written into.',
  'mend.lotsWithoutColumn': 'Give an empty column that title.',
  'problem.lotsOverText':
    '“{text}” stands where a number by lot would be written, and nothing but a number is replaced.',
  'mend.lotsOverText': 'Empty the cell, or type a number.',
  'problem.lotsTooLate': 'A round has entries or is paired already, so the numbers stay.',
  'mend.lotsTooLate': 'Take it back first if the numbers are to be drawn anew.',
  'problem.lotsInSetting':
    '{name|settingName} names players by their numbers, and after the lots those numbers are other players.',
  'mend.lotsInSetting': 'Empty it, draw the numbers, and then type it with the new ones.',
  'problem.lotsWithoutSeed': '{name|settingName} is empty, and the lots are drawn from it.',
  'mend.lotsWithoutSeed': 'Type something into it, such as dice thrown in public.',
  'problem.tooManyRounds':
    '{players} players can play {most} rounds at most without meeting again or having a second bye; there are {rounds}.',
  'mend.tooManyRounds': 'Play fewer rounds, take forbidden pairs out, or expect repeats.',
  'problem.unknownStart': '{name} has no start, no rank and no rating.',
  'mend.unknownStart': 'Type a rank, or the starting score in the column Start.',
  'problem.noStarts': 'Nobody has a start, a rank or a rating, so no McMahon score is known.',
  'mend.noStarts': 'Add a column Rank, Rating or Start and fill it, or choose another system in Settings.',

  // Remarks on games and byes
  'remark.scoreDifference': 'Score difference {points}: {down} is drawn down, {up} up.',
  'remark.match': '{teams}, board {board}.',
  'remark.matchScores': 'Score difference {points}: {down} is drawn down, {up} up.',
  'remark.repeat': 'They met in round {round}.',
  'remark.otherCategory': 'Two categories: {black} and {white}.',
  'remark.otherGroup': 'Two groups: {black} and {white}.',
  'remark.sameClub': 'Same club.',
  'remark.clubsAsOne': 'Clubs that count as one: {clubs}.',
  'remark.ratherNot': 'Rather not these two.',
  'remark.sameCountry': 'Same country.',
  'remark.thirdBlack': 'Third Black in a row for {player}.',
  'remark.thirdWhite': 'Third White in a row for {player}.',
  'remark.coloursUndue': 'Both have had this colour more often.',
  'remark.handicap': 'Handicap {stones}.',
  'remark.fixed': 'Typed by hand.',
  'remark.mustMeet': 'By the setting Must meet.',
  'remark.byDefault': '{player} wins by default.',
  'remark.thirdPlace': 'For the third place.',
  'remark.losersBracket': 'Losers’ bracket.',
  'remark.grandFinal': 'Final.',
  'remark.playoff': 'Playoff for place {place}.',
  'remark.bye': 'Bye.',
  'remark.anotherBye': 'Byes before: {before}.',
} as const;

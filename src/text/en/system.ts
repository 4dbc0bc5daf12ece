/** The Tournament system sheet (R10): what is announced before the start. */
export const system = {
  'system.heading': '{name} – tournament system',
  'system.announce':
    'The EGF asks that the system and all its details be announced before the start. Print this sheet or show it; later changes stand in the Log.',
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
    'In round 1 neighbours in the order of the numbers meet, 1 and 2, 3 and 4, and so on; whoever is absent is passed over. After it players stand in the order of points, equal ones by these numbers, which are to be drawn by lot: the smaller first in odd rounds, the larger in even rounds. Groups of equal points are paired one after the other, from the top in odd rounds and from the bottom in even rounds. Where a group is odd or cannot be paired without a repeat or a forbidden pair, players are carried on to the next.',
  'system.pairs.lot': 'By lot before every round, players of one country apart as far as possible.',
  'system.pairs.bracket by lot':
    'By lot before the first round, players of one country apart as far as possible; then by the bracket.',
  'system.pairs.seeded': 'By a bracket in which the first by the seeding list are far apart.',
  'system.pairs.afterGroups':
    'By a bracket in which the first of the groups are seeded before the second, and so on: the first are far apart, and players of one group meet as late as possible.',
  'system.pairsUnbeaten': 'Without a loss:',
  'system.pairsBeaten':
    'With one loss: by lot before every round, so that as few as possible meet again, and whoever has just lost meets somebody who has not, as far as possible. The last two play the final.',
  'system.pairs.Round robin': 'Everybody meets everybody, by the Berger table in the order of the numbers.',
  'system.pairs.groups':
    'Everybody meets everybody in the group, by the Berger table in the order of the numbers.',
  'system.pairs.drawnTable':
    'Everybody meets everybody, by a Berger table whose numbers are drawn by lot so that those who have met before meet again as late as possible.',
  'system.pairs.Diagonal':
    'In the order of ratings. In round 1 everybody meets those two places above and below; from two places above the middle on downwards also the one four places below. What lies beyond the ends is counted back from them. Later everybody meets those a third of the field above and below, round the ends; the last few sit in a ring and meet their neighbours.',

  // What a game and a round are worth
  'system.score': 'Score',
  'system.scoreMcMahon': 'Starting score by rank and number of wins.',
  'system.scoreWins': 'Number of wins.',
  'system.scoreCategory': 'Number of wins. Places are counted inside each category.',
  'system.scoreGroups':
    'Number of wins. Places are counted inside each group; players with the same place in different groups are equal, apart from the global tiebreaks.',
  'system.scorePoints': '2 points for a win.',
  'system.scoreRounds': 'Number of rounds survived.',
  'system.scoreRoundsUnbeaten':
    'Number of rounds survived, and ½ more for whoever is still in without a loss.',
  'system.scorePerformance': 'The winner is first; all others follow by performance rating.',
  'system.draws': 'Tied games (jigo)',
  'system.drawsHalf': '½ for both players.',
  'system.drawsPoint': '1 point for both players.',
  'system.drawsAgain': 'Played again with the remaining times until somebody wins.',
  'system.drawsHalfLoss': 'A quarter of a loss for both players.',
  'system.drawsLoss': 'Half a loss for both players.',
  'system.out': 'Who goes out',
  'system.outLost': 'Whoever loses. Losers of the same round share the place unless they play for it.',
  'system.outTwice': 'Whoever loses twice. Those who go out in the same round share the place.',
  'system.outHalfLosses': 'Whoever has two losses. A lost game is half a loss, so that is four lost games.',
  'system.outLosses': 'Whoever has two losses. A lost game is a loss.',
  'system.winner': 'Winner',
  'system.winnerTwice':
    'The last one left. If the player without a loss loses the final, the two play once more.',
  'system.winnerDiagonal':
    'The last one left. Where all go out in the same round: the fewest losses, then the games among them, then the shorter won games; those still equal play on.',
  'system.equal': 'then equal',
  'system.byes': 'Byes',
  'system.byesText': 'A bye is worth a win.',
  'system.byesWorth': '{score} in the score and {wins} as wins, which is not the EGF’s value (1).',
  'system.byeFor': 'Who has the bye',
  'system.byeFewest':
    'With an odd number, somebody with the fewest byes so far, of these with the lowest score; others only where the round could otherwise not be paired without a forbidden pair or a repeat.',
  'system.byeCategory':
    'With an odd number, somebody with the fewest byes so far, of these somebody of the last category whose number is odd, there with the lowest score; others only where the round could otherwise not be paired without a forbidden pair or a repeat.',
  'system.byeApart':
    'With groups apart, an odd group leaves over one player: the last of those with the fewest byes. Among these and the players without a group:',
  'system.byesPoints':
    'With an odd number, the last by points of those with the fewest byes, if the others can then be paired without a forbidden pair or a repeat; points: {points}, and nothing for SOS.',
  'system.byesLot':
    'Where there are too few players for a full round, those who go on without a game are drawn by lot together with the pairs.',
  'system.byesSeeds':
    'Where there are too few players for a full round, the first by the seeding list go on without a game.',
  'system.byesGroups':
    'Where there are too few players for a full round, the first of the groups go on without a game, then the second, and so on.',
  'system.byesBracket':
    'In later rounds a player whose opponent in the bracket does not come goes on without a game.',
  'system.byesBeaten':
    'Where the players with one loss are odd in number, one of them goes on without a game, so that as few as possible meet again: one with the fewest byes, of these who lost last, then by lot. Whoever is the only one without a loss waits for the final.',
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
    'In an even game: opposite colours when two meet again; else Black for the one with the smaller number of Blacks minus Whites; where that is equal, colours alternate, else by lot.',
  'system.coloursStones': 'With handicap stones, Black is the one who gets them.',
  'system.coloursBoards':
    'The team with Black on board 1 has White on board 2, and so on; players who meet again have opposite colours all the same.',
  'system.earlierStages': 'Earlier stages count too.',
  'system.coloursWalk':
    'Opposite colours when two meet again; else as evenly as the games of the round allow.',
  'system.coloursPoints':
    'Black is for the one with the smaller number of Blacks minus Whites; where that is equal, for the higher one in odd rounds and for the lower one in even rounds.',
  'system.coloursTable': 'As the Berger table has them; opposite colours when two meet again.',
  'system.coloursBoth': 'A pair plays one game with each colour.',
  'system.forbiddenKept':
    '{pairs}. A table or a pattern is numbered so that they do not meet, or as late as it allows.',
  'system.repeats': 'Repeated games',
  'system.repeatsText':
    'Two players meet again only if no other pairing of the round exists without forbidden pairs.',
  'system.repeatsNever':
    'Nobody meets the same opponent twice; where that is impossible, the pairs are typed by hand.',
  'system.repeatsFew':
    'Few: players change places in the order where they have met; up to eight players have as few as possible.',
  'system.byHand': 'By hand',
  'system.groupsApart':
    'The players of a group (column Group) play among themselves; others only where a group is odd or could otherwise not be paired without a forbidden pair or a repeat.',
  'system.byHandText':
    'A pair, a colour, a bye or a result that the organiser types into the list stands, whatever is said here.',
  'system.prizes': 'Prizes',
  'system.prizesText':
    'Players who are equal share place and title; money for their places is added and divided equally.',
  'system.playoff': 'Playoff',
  'system.playoffText':
    'Only players who share one of these places by score play in the playoff rounds; they may meet again. What is said here about pairs, byes and repeats holds for the other rounds.',
  'system.seedHash': 'Check code of the lots (SHA-256 of their seed)',
} as const;

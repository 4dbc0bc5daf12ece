export const meanings = {
  'setting.preset': 'The rules that count wherever a value is left empty.',
  'setting.system': 'How opponents are found. Empty: McMahon if the list has a Start column, else Swiss.',
  'setting.stages': 'Several systems one after the other, such as R1-R5 Swiss; R6-R8 Knock-out.',
  'setting.rounds': 'How many rounds are played. Automatic: as many as the wall list has columns.',
  'setting.throughRound': 'Standings as of this round. Automatic: the last round with a result.',
  'setting.upperBar': 'Players of this rank and above start together at the top (McMahon).',
  'setting.lowerBar': 'Players of this rank and below start together at the bottom (McMahon).',
  'setting.teams':
    'Whether teams play each other: players are paired board by board by the columns Team and Board, and matches count.',
  'setting.boards':
    'How many boards a match has; players with higher boards are reserves. Automatic: as many as the line-ups have had so far, before that as many players as most teams have.',
  'setting.scoreZeroAt': 'The rank whose McMahon score is 0. It changes what is shown and nothing else.',
  'setting.supergroup':
    'Whether players marked in the column Supergroup start one point above the upper bar.',
  'setting.absentStart':
    'Where players start who have a round in Out: as others, or one below the upper bar at most (McMahon). A typed Start counts.',
  'setting.ranksOfLists':
    'Which rank is taken over from a rating list, at the desk and by Rating list: that of the list, or the one that the rating stands for. Each time: as whoever takes it over chooses at the desk, and elsewhere that of the list.',
  'setting.tiebreaks': 'What decides between equal scores in the final list, most important first.',
  'setting.pairingTiebreaks': 'The order of players with equal scores when the next round is paired.',
  'setting.seedingTiebreaks': 'The order of players before the first round.',
  'setting.prizeTiebreaks':
    'What decides inside a place: who gets a prize that cannot be divided, and who goes on. Blank: the final list, then lots.',
  'setting.prizeUnit':
    'The smallest amount of money that is paid: shares are rounded down to a multiple of it. Points of a series are shared to a hundredth.',
  'setting.disqualifiedUnplaced':
    'Whether whoever is disqualified, with 5-! in the column Out, has no place: those behind move up, and so do the prizes. The games stay, for opponents and their SOS.',
  'setting.onePrize':
    'Whoever is due several prizes keeps the most valuable, and in the others those behind move up. Money and things of one place are one prize; titles are none.',
  'setting.globalTiebreaks':
    'What decides between equal places of different groups, after the tiebreaks inside each group.',
  'setting.sosFlavour': 'SOS-1 and SOS-2 leave out the weakest opponents (EGF) or the first rounds (WMSG).',
  'setting.roundDownDirectComparison': 'Whether ½ is rounded down in direct comparison in McMahon and Swiss.',
  'setting.defaultGamesInDirectComparison': 'Whether a game won by default counts in direct comparison.',
  'setting.handicapInSos': 'Whether the score of an opponent is corrected by the handicap of the game.',
  'setting.rounding':
    'Scores are rounded down in McMahon and Swiss: all (EGF), only absences and byes, or none.',
  'setting.opponentsUnplayed': 'What a round that an opponent did not play adds to SOS: as scored, or ½.',
  'setting.ownUnplayed': 'What a player’s own round without an opponent adds to SOS.',
  'setting.byeValue':
    'What a bye counts in the score: 0, ½ or 1. It is what 0+ counts and what is written (0+, bye=, bye-); a bye typed with another value counts that.',
  'setting.byeWins':
    'What a bye counts as wins. Automatic: as in the score. Only a McMahon tells the two apart.',
  'setting.absenceValue':
    'What an agreed absence (0=) counts in the score of a McMahon or Swiss: 0, ½ or 1. An absence without agreement (0-) counts nothing.',
  'setting.absenceWins':
    'What an agreed absence (0=) counts as wins. Automatic: as in the score, or nothing where Absences in wins says so.',
  'setting.absencesInWins': 'Whether an agreed absence counts as wins, where Absence wins is automatic.',
  'setting.absence':
    'What is written for a round that a player is out of: agreed (0=), which counts Absence value, or not (0-), which counts nothing.',
  'setting.agreedAbsences':
    'How many agreed absences (0=) a player may have: those beyond are written as not agreed (0-). None: as many as there are, and a second one is asked about.',
  'setting.noAbsencesIn':
    'Rounds such as 6-7 in which no absence is agreed: who is out of them gets 0-. A single player has none where 0- is typed into the round.',
  'setting.performance':
    'Performance rating: the rating that would expect the score (EGF), or the mean opponent and 400 points (Elo).',
  'setting.tournamentClass': 'The class of the tournament at the EGF, which weighs the changes of ratings.',
  'setting.earlySeeding': 'Who meets whom among equals in the early rounds: by lot, or by order as below.',
  'setting.seeding':
    'Later rounds: slip (first of the upper half with first of the lower), fold (first with last), or random.',
  'setting.earlyRounds': 'How many rounds are early.',
  'setting.drawUpFrom': 'Which part of a score group its players are drawn up from.',
  'setting.drawDownFrom': 'Which part of a score group its players are drawn down from.',
  'setting.geography':
    'Where games between players of the same club or country are avoided: if both start below the upper bar, as the EGF asks; everywhere, so that in each score group foreigners meet locals; or never.',
  'setting.geographyWins':
    'With more games won than this, a player’s club and country no longer count: at the top it matters more who wins. None: they count in all rounds.',
  'setting.homeGap':
    'So many points apart rather than two of one club or country: a game within one costs as much as two games with that difference. None: the scores come first.',
  'setting.clubGroups': 'Clubs that count as one, whatever their countries: Berlin + Potsdam; Ulm + Neu-Ulm.',
  'setting.homeClub':
    'The club of the place: where it is typed, its members are kept apart and meet guests, and guests of one club may meet. Blank: all clubs alike.',
  'setting.groups':
    'Whether players with the same text in the column Group play among themselves and are ranked together (apart), or play with all (mixed).',
  'setting.sectionSplit':
    'Score pairing: the upper half of equal scores plays the lower half, or neighbours play each other.',
  'setting.colourLimit':
    'Score pairing: how many more games of one colour than of the other a player may have, as long as the round can be paired so without a repeat. None: colours never decide who meets.',
  'setting.cycles':
    'How often everybody meets everybody in a round robin; 2: the second time with colours turned.',
  'setting.leavers':
    'What becomes of the games of somebody who leaves a round robin before half of them: they count, those lost by default too, or the player is taken out of the table with all of them.',
  'setting.knockoutDraw':
    'Knock-out: by lot before every round, by lot once for a bracket, or a bracket with the seeded far apart.',
  'setting.thirdPlace': 'Whether the losers of the semi-finals of a knock-out play for the third place.',
  'setting.qualifiers':
    'How many go on to the next stage; of each group, if there are groups. Automatic: 2 of each group, or as many as its rounds allow.',
  'setting.notQualified':
    'What those do who have not qualified for a later stage: stop, or play on by the rules of the stage before.',
  'setting.playoffRounds':
    'Rounds such as 6 or 6-7, after all others, in which equal players play for their places. They count in no score.',
  'setting.playoffPlaces':
    'Ties for the first so many places are played off; 1: only a tie for the first place.',
  'setting.gamesPerOpponent':
    'How many games a pair plays in a round of the Diagonal format; 2: one with each colour.',
  'setting.diagonalOrder':
    'Diagonal: whether players are put in order by their rating, or by the column Maximum rating (by the rating where that is empty).',
  'setting.fewPlayersUpTo':
    'Diagonal: with so many players left or fewer, everybody plays two neighbours in a ring.',
  'setting.middlePlayer':
    'Diagonal, round 1 with an odd number: whether the middle player has two opponents (first half) or three.',
  'setting.forbiddenPairs': 'Players who must not meet, by number: 3×14, 5×9.',
  'setting.ratherNot':
    'Pairs that are avoided where little stands against it, by number: 3×14. Couples, siblings, one car, one teacher. They weigh like a game within a club, above the bar too.',
  'setting.mustMeet':
    'Pairs that meet in a round, by number: R3 5×9. The rest is paired around them; where it cannot be, it is said.',
  'setting.excludedTables': 'Table numbers that are not used: 1-4, 9.',
  'setting.fixedTables':
    'Players who sit at one table in every round, such as one with a wheelchair: 12@4 is player 12 at table 4.',
  'setting.rooms':
    'Which tables are in which room, as A: 1-20, B: 21-40. The room is printed beside the number of the table.',
  'setting.bye': 'The number of the player who gets the next bye, or automatic.',
  'setting.defaultsAsByes':
    'Whether a game won by default counts as a bye when the next bye is given: then whoever has had either comes behind those who have had none.',
  'setting.seed':
    'The text that all lots are drawn from. The same text gives the same lots; announce it beforehand.',
  'setting.handicap': 'Handicap stones: none, the EGF’s (15k and weaker), by rank or by McMahon score.',
  'setting.handicapReduction':
    'How many stones fewer than the difference; -1: one more. Where there is no difference there are none.',
  'setting.handicapLimit': 'The most stones that are given.',
  'setting.handicapFrom': 'Players stronger than this rank play without handicap.',
  'setting.komi': 'Komi of an even game.',
  'setting.criteria':
    'Whether the criteria of pairing are weighed against each other, or each only decides where all before it are equal. In order, a weight above 0 says that a criterion counts.',
  'setting.expert':
    'Whether the weights below may be numbers. Everybody else says off, low, normal, high or first.',
  'setting.weightScore':
    'How strongly games between different scores are avoided. The criterion with more weight goes before one with less.',
  'setting.weightFloat': 'How strongly unbalanced draw-ups and draw-downs are avoided.',
  'setting.weightSeeding': 'How strongly the seeding order is kept to.',
  'setting.weightColour': 'How strongly games that unbalance a player’s colours are avoided.',
  'setting.weightHandicap': 'How strongly each handicap stone is avoided.',
  'setting.weightCountry':
    'How strongly games between players of one country are avoided, where that counts (Club and country).',
  'setting.weightClub':
    'How strongly games between players of one club are avoided, where that counts (Club and country).',
  'setting.eventName': 'The name of the event, as federations and headings have it.',
  'setting.eventPlace': 'The town where it is played.',
  'setting.eventCountry': 'The country where it is played, in two letters.',
  'setting.eventBegins': 'The first day, such as 2026-07-06.',
  'setting.eventEnds': 'The last day.',
  'setting.eventDirector': 'Who directs the tournament and decides on protests.',
  'setting.timeLimits':
    'The thinking time: 60 min + 30 s byo-yomi, 60 min + 300 s / 15 moves, 45 min + 15 s Fischer. The EGF’s class follows from it.',
  'setting.rulesOfPlay': 'The rules that games are played by, such as Japanese, Chinese or AGA.',
  'setting.lateness': 'After how many minutes whoever is not there has lost the game. None: nothing is said.',
  'setting.timetable': 'When rounds begin, such as R1 2026-07-06 10:00, R2 14:30.',
  'setting.boardSize': 'How many lines the board has.',
  'setting.online': 'Whether the event is played on a server.',
  'setting.wallListSheet': 'The sheet with the wall list, where several sheets have one.',
  'setting.language': 'The language of the sheets that are made.',
  'setting.version':
    'The version of Wallist that the tournament is held with. The panel asks before another one takes over.',
  'setting.confirmedChanges':
    'What was changed after the first round and confirmed in the panel, a line each. It stays on the announcement.',
  'setting.ratedResults':
    'Games that count here as the list has them, and stand with another result in files for ratings: R2 5×3 0-1.',
  'setting.lotNumbers':
    'The numbers that players had before the list was numbered anew, in the order of their new ones. Lots and tables know them by these, so that no draw is another. Written by “Sort by place and renumber”.',
} as const;

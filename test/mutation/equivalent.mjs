/**
 * Mutants that no test can kill, for what they do is right as well, by reason: in a file, what stands there and what the mutant has in
 * its place. docs/mutation.md explains how they are counted.
 */
export const EQUIVALENT = [
  {
    why: 'A fallback for what is always there, which the compiler asks for, or which says none as any other word does.',
    files: {
      'src/application/selfTest/selfTestCells.ts': [["''", '"Stryker was here!"']],
      'src/application/undo/finish.ts': [['[]', '["Stryker was here"]']],
      'src/application/undo/undo.ts': [['[]', '["Stryker was here"]']],
      'src/application/write/inForce.ts': [['[]', '["Stryker was here"]']],
      'src/application/write/log.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
      'src/application/write/madeSheets.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
      'src/application/write/ourSheets.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
      'src/application/write/placeCells.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
      'src/application/write/writtenElsewhere.ts': [
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
      ],
      'src/application/write/writing.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
      'src/lots/lots.ts': [["''", '"Stryker was here!"']],
      'src/pairing/byHand/detailChanges.ts': [['[]', '["Stryker was here"]']],
      'src/pairing/byHand/pastChanges.ts': [["''", '"Stryker was here!"']],
      'src/pairing/diagonal/diagonal.ts': [['[]', '["Stryker was here"]']],
      'src/pairing/diagonal/diagonalGames.ts': [['[]', '["Stryker was here"]']],
      'src/pairing/round/openRound.ts': [['[]', '["Stryker was here"]']],
      'src/pairing/round/topGroupWarnings.ts': [["''", '"Stryker was here!"']],
      'src/pairing/teams/teamBoards.ts': [["''", '"Stryker was here!"']],
      'src/sheet/audit/placesInCells.ts': [['[]', '["Stryker was here"]']],
      'src/sheet/cells/examples.ts': [["''", '"Stryker was here!"']],
      'src/sheet/write/logBlocks.ts': [['[]', '["Stryker was here"]']],
      'src/sheet/write/logRows.ts': [["''", '"Stryker was here!"']],
      'src/sheet/write/pairedFrom.ts': [
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
      ],
      'src/sheet/write/pairedRounds.ts': [['[]', '["Stryker was here"]']],
      'src/sheet/write/pairsIn.ts': [["''", '"Stryker was here!"']],
      'src/sheet/write/writeRound.ts': [
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/explain/explainPlayoff.ts': [['[]', '["Stryker was here"]']],
      'src/standings/explanation.ts': [["''", '"Stryker was here!"']],
      'src/standings/placement/finalOrder.ts': [["''", '"Stryker was here!"']],
      'src/standings/placement/listOrder.ts': [["''", '"Stryker was here!"']],
      'src/standings/placement/playerColumn.ts': [["''", '"Stryker was here!"']],
      'src/standings/roundRobin/leavers.ts': [['[]', '["Stryker was here"]']],
      'src/standings/roundRobin/roundRobin.ts': [["''", '"Stryker was here!"']],
      'src/standings/score/startingScore.ts': [
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/stages/stageMembers.ts': [['[]', '["Stryker was here"]']],
      'src/standings/teams/teamEvent.ts': [["''", '"Stryker was here!"']],
      'src/standings/teams/teamPlayers.ts': [["''", '"Stryker was here!"']],
      'src/standings/tiebreaks/boardWins.ts': [["''", '"Stryker was here!"']],
      'src/standings/tiebreaks/category.ts': [["''", '"Stryker was here!"']],
      'src/standings/tiebreaks/directComparison.ts': [["''", '"Stryker was here!"']],
      'src/standings/tiebreaks/primaryScore.ts': [["''", '"Stryker was here!"']],
      'src/standings/tiebreaks/sosos.ts': [["''", '"Stryker was here!"']],
      'src/tournament/teams/team.ts': [["''", '"Stryker was here!"']],
      'src/tournament/teams/teamProblems.ts': [["''", '"Stryker was here!"']],
    },
  },
  {
    why: 'Nobody meets oneself, and no two have one place, number or name, so that they are never equal.',
    files: {
      'src/pairing/criteria/criterionTotals.ts': [['i < j', 'i <= j']],
      'src/pairing/diagonal/diagonalSwaps.ts': [
        [
          '(first[place] as number) < (second[place] as number)',
          'first[place] as number <= (second[place] as number)',
        ],
      ],
      'src/pairing/diagonal/diagonalWorth.ts': [['a.repeats < b.repeats', 'a.repeats <= b.repeats']],
      'src/pairing/diagonal/patterns.ts': [['a < b', 'a <= b']],
      'src/pairing/game/fixedPairs.ts': [['game.opponent < player', 'game.opponent <= player']],
      'src/pairing/game/meetings.ts': [['a < b', 'a <= b']],
      'src/pairing/game/tables.ts': [['a - b', 'a + b']],
      'src/pairing/knockout/knockoutDraw.ts': [
        ['slotOf(player) < slotOf(opponent)', 'slotOf(player) <= slotOf(opponent)'],
      ],
      'src/pairing/knockout/knockoutProblems.ts': [['opponent < player', 'opponent <= player']],
      'src/pairing/optimum/cost.ts': [
        ['j !== i', 'true'],
        ['i < j', 'i <= j'],
      ],
      'src/pairing/optimum/optimum.ts': [
        ['i < j', 'i <= j'],
        ['i < partner', 'i <= partner'],
      ],
      'src/pairing/roundRobin/berger.ts': [['one < other', 'one <= other']],
      'src/pairing/roundRobin/outstandingGames.ts': [['mate > i', 'mate >= i']],
      'src/pairing/roundRobin/tableDraw.ts': [['other < number', 'other <= number']],
      'src/pairing/roundWarnings.ts': [['entry.opponent > player', 'entry.opponent >= player']],
      'src/pairing/scorePairing/scorePairingColour.ts': [
        ['difference < 0', 'difference <= 0'],
        [
          '(round.order[first] as number) < (round.order[second] as number)',
          'round.order[first] as number <= (round.order[second] as number)',
        ],
      ],
      'src/pairing/scorePairing/scorePairingRank.ts': [
        [
          'direction * (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)))',
          'direction / (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)))',
        ],
      ],
      'src/sheet/write/pairedFrom.ts': [['game.opponent >= player', 'game.opponent > player']],
      'src/standings/teams/match.ts': [['team < ownBoards.opponent', 'team <= ownBoards.opponent']],
      'src/standings/tiebreaks/directComparison.ts': [['first < second', 'first <= second']],
    },
  },
  {
    why: 'Of two that are equal either is right.',
    files: {
      'src/pairing/game/colour.ts': [['difference < 0', 'difference <= 0']],
      'src/pairing/game/pairedGame.ts': [['difference > 0', 'difference >= 0']],
      'src/pairing/startProposals.ts': [
        ['size < from', 'size <= from'],
        ['size > to', 'size >= to'],
      ],
      'src/rating/performance.ts': [['expected(middle) < score', 'expected(middle) <= score']],
      'src/sheet/write/logBlocks.ts': [
        ['size + more > CELL_LIMIT', 'size + more >= CELL_LIMIT'],
        ['sizeOf(block) + 2 <= CELL_LIMIT', 'sizeOf(block) + 2 < CELL_LIMIT'],
      ],
      'src/standings/knockout/knockout.ts': [['won > lost', 'won >= lost']],
      'src/standings/score/badCell.ts': [['cell.round < before', 'cell.round <= before']],
      'src/standings/tiebreaks/sosK.ts': [
        ['(least[place - 1] as number) > value.score', 'least[place - 1] as number >= value.score'],
      ],
      'src/tournament/teams/team.ts': [['size > best', 'size >= best']],
    },
  },
  {
    why: 'Before the first and behind the last there is none.',
    files: {
      'src/application/selfTest/selfTestCells.ts': [['end < line.length', 'end <= line.length']],
      'src/lots/lots.ts': [['k < one.length', 'k <= one.length']],
      'src/pairing/criteria/within.ts': [
        ['low < numbers.length', 'true'],
        ['low < numbers.length', 'low <= numbers.length'],
      ],
      'src/pairing/diagonal/diagonalSwaps.ts': [
        ['a < places.length', 'a <= places.length'],
        ['b < places.length', 'b <= places.length'],
      ],
      'src/pairing/game/colour.ts': [['first.length - 1', 'first.length + 1']],
      'src/pairing/game/meetings.ts': [['player < count', 'player <= count']],
      'src/pairing/game/tables.ts': [['i < a.length', 'i <= a.length']],
      'src/pairing/knockout/crossing.ts': [
        ['rank < deepest', 'rank <= deepest'],
        ['i < count', 'true'],
        ['i < count', 'i <= count'],
        ['j >= count', 'true'],
      ],
      'src/pairing/knockout/knockout.ts': [['round.number - 1', 'round.number + 1']],
      'src/pairing/roundRobin/berger.ts': [['one < even', 'one <= even']],
      'src/pairing/roundRobin/tableDraw.ts': [
        ['one < size', 'one <= size'],
        ['other < size', 'other <= size'],
        ['one < table.size', 'one <= table.size'],
        ['other < table.size', 'other <= table.size'],
      ],
      'src/pairing/roundWarnings.ts': [['round > 0', 'round >= 0']],
      'src/sheet/cells/rowNames.ts': [
        ['row < (end < 0 ? values.length : end)', 'row <= (end < 0 ? values.length : end)'],
        ['end < 0', 'end <= 0'],
      ],
      'src/sheet/write/numberChanges.ts': [['row > header', 'row >= header']],
      'src/sheet/write/pairedFrom.ts': [['item > 0', 'item >= 0']],
      'src/standings/score/lastCountedRound.ts': [
        ['round > 0', 'round >= 0'],
        ['first < round', 'true'],
        ['first < round', 'first <= round'],
      ],
      'src/standings/tiebreaks/directComparison.ts': [['shown > 1', 'shown >= 1']],
      'src/standings/tiebreaks/sosK.ts': [
        ['place > 0', 'true'],
        ['place > 0', 'place >= 0'],
        ['next > place', 'next >= place'],
      ],
      'src/tournament/teams/team.ts': [['round < rounds', 'round <= rounds']],
    },
  },
  {
    why: 'A way round work: without it the same is found, later.',
    files: {
      'src/application/write/log.ts': [
        ['names.length > 1', 'true'],
        ['names.length > 1', 'names.length >= 1'],
      ],
      'src/application/write/madeSheets.ts': [
        ['made.length > MOST_ALONE', 'true'],
        ['made.length > MOST_ALONE', 'made.length >= MOST_ALONE'],
        ['made.length > MOST_ALONE', 'made.length <= MOST_ALONE'],
      ],
      'src/pairing/byHand/byHand.ts': [['pairs.length === 0', 'false']],
      'src/pairing/criteria/colourBalance.ts': [
        ["settings.handicap === 'none'", 'false'],
        ["'none'", '""'],
        ['black === white', 'false'],
      ],
      'src/pairing/diagonal/diagonalRepeats.ts': [['half === undefined', 'false']],
      'src/pairing/optimum/cost.ts': [['players.slice(0, i)', 'players']],
      'src/pairing/optimum/forbidden.ts': [['pairs.length === 0', 'false']],
      'src/pairing/round/eligibility.ts': [['stages.slice(0, index)', 'stages']],
      'src/pairing/round/makeOpenEvent.ts': [['list === contest.wallList', 'false']],
      'src/pairing/round/openRound.ts': [
        ["factsOf(round)?.pairs === 'draw'", 'true'],
        ['absent.length === 0', 'false'],
      ],
      'src/pairing/round/openStage.ts': [
        ['stages.slice(0, Math.max(0, index))', 'stages'],
        ['missing.filter(isPutOff)', 'missing'],
      ],
      'src/pairing/round/openTeamRound.ts': [
        ['cell.length > 0', 'true'],
        ['cell.length > 0', 'cell.length >= 0'],
      ],
      'src/pairing/roundRobin/tableProblems.ts': [['seen.has(start)', 'false']],
      'src/pairing/scorePairing/scorePairingCarry.ts': [['carried.size === fewest', 'false']],
      'src/pairing/scorePairing/scorePairingSection.ts': [
        ['others.filter(other => firstHalf.has(other))', 'others'],
      ],
      'src/pairing/swiss/pairRound.ts': [['groups.length === 1', 'false']],
      'src/standings/placement/playerColumn.ts': [['stages.length === 1', 'false']],
      'src/standings/stages/stageRanking.ts': [['among.size === column.values.length', 'false']],
      'src/standings/tiebreaks/lottery.ts': [
        ['group.length > 1', 'true'],
        ['group.length > 1', 'group.length >= 1'],
      ],
    },
  },
  {
    why: 'None adds nothing, whatever its sign.',
    files: {
      'src/pairing/diagonal/diagonal.ts': [
        ['(row[number - 1] ?? []).length > 0', '(row[number - 1] ?? []).length >= 0'],
      ],
      'src/pairing/game/handicap.ts': [['stones === 0', 'false']],
      'src/pairing/round/openTeamRound.ts': [['seated.length > 0', 'seated.length >= 0']],
      'src/pairing/teams/teamBoards.ts': [['stones > 0', 'stones >= 0']],
      'src/sheet/audit/auditWords.ts': [
        ['count > 0', 'count >= 0'],
        ['cost > 0', 'cost >= 0'],
      ],
      'src/sheet/cells/cellProblem.ts': [['number > 0', 'number >= 0']],
    },
  },
  {
    why: 'What is empty between two signs is passed over, and no other word of the pattern has that letter.',
    files: {
      'src/sheet/cells/fields.ts': [['/[\\s,;、，]+/', '/[\\s,;、，]/']],
      'src/tournament/rank.ts': [
        ['/^p/i', '/p/i'],
        ["''", '"Stryker was here!"'],
        ['/^k/', '/k/'],
        ['/^(k|gup|級|级|급)/', '/(k|gup|級|级|급)/'],
      ],
      'src/tournament/timeLimits.ts': [['/\\s+/g', '/\\s/g']],
      'src/tournament/timetable.ts': [['/[,;\\n、，；]+/', '/[,;\\n、，；]/']],
    },
  },
  {
    why: 'A round without a game has no outcome.',
    files: {
      'src/tournament/game.ts': [["entry.kind === 'game'", 'true']],
    },
  },
  {
    why: 'Another order of the same numbers may change the last digit of a sum, below a billionth of a point.',
    files: {
      'src/rating/performance.ts': [
        [
          'games.map(({ opponent }) => opponent).sort((a, b) => a - b)',
          'games.map(({ opponent }) => opponent)',
        ],
        ['a - b', 'a + b'],
      ],
    },
  },
  {
    why: 'One halving more, or the other half where both are right, changes less than a billionth of a point.',
    files: {
      'src/rating/performance.ts': [['i < HALVINGS', 'i <= HALVINGS']],
    },
  },
  {
    why: 'A round in which nothing stands has no board results.',
    files: {
      'src/standings/tiebreaks/boardWins.ts': [["entry?.kind === 'free'", 'true']],
    },
  },
  {
    why: 'Nobody rests in an even table; nobody is asked about the own self; what stands behind the last number has met nobody and is exchanged with nobody; where nobody has met the order of the lots is best; the first value is replaced.',
    files: {
      'src/pairing/roundRobin/tableDraw.ts': [
        ['at < 0', 'false'],
        ['count => count === 0', '() => undefined'],
        ['-1', '+1'],
        ['one + 1', 'one - 1'],
      ],
    },
  },
  {
    why: 'The bound for a criterion may be larger; whoever is first has an opponent in the best draw, who is found before; an exchange that is passed over is found by a draw of the rest, and one that would be cheaper than the best there is not; a smaller number of games inside a camp costs time alone.',
    files: {
      'src/pairing/knockout/draw.ts': [
        ['players.length / 2', 'players.length * 2'],
        ['left.total - price.of(first, opponent)', 'left.total + price.of(first, opponent)'],
        ['cost + price.of(one, other)', 'cost - price.of(one, other)'],
        [
          'price.of(first, one) + price.of(opponent, other)',
          'price.of(first, one) - price.of(opponent, other)',
        ],
        ['price.fewestInside(rest, byes) * price.camp', 'price.fewestInside(rest, byes) / price.camp'],
      ],
    },
  },
  {
    why: 'Nobody is asked about oneself, and everybody asked about is there; where the shortcut is not taken, the matching says the same.',
    files: {
      'src/pairing/scorePairing/canBePaired.ts': [
        ['count >= 2 * (mostRefused + 1)', 'count > 2 * (mostRefused + 1)'],
      ],
    },
  },
  {
    why: 'With one more than the fewest there is no pairing with the fewest; pairs among the later ones become fewer by half a pair for each who is carried, so as few as possible stay the cheapest; what is not matched has no total.',
    files: {
      'src/pairing/scorePairing/scorePairingCarry.ts': [['i < section.length', 'true']],
    },
  },
  {
    why: 'The list has every row; no two have one place, and in a bracket of one nobody is left to be paired; a difference is odd where the sum is; another is taken from the byes only for somebody odd; the first stage has none before it and comes back before.',
    files: {
      'src/pairing/knockout/knockoutDraw.ts': [['free - wanted', 'free + wanted']],
    },
  },
  {
    why: 'The list has every player and round; a free round has no opponent, whose cells are none; nobody plays against oneself.',
    files: {
      'src/pairing/knockout/knockoutProblems.ts': [['opponent < 0', 'false']],
    },
  },
  {
    why: 'Whoever has the bye by the settings plays no game, so that the pairs are the same in whichever group; one group is paired together as alone; automatic is nobody’s number.',
    files: {
      'src/pairing/swiss/pairRound.ts': [
        [
          '([first = bye], index) => index > 0 && groupIn(round, first) === groupIn(round, bye)',
          '() => undefined',
        ],
        [
          'index > 0 && groupIn(round, first) === groupIn(round, bye)',
          'index > 0 || groupIn(round, first) === groupIn(round, bye)',
        ],
        ['index > 0', 'index >= 0'],
        ['index > 0', 'index <= 0'],
        ['groupIn(round, first) === groupIn(round, bye)', 'groupIn(round, first) !== groupIn(round, bye)'],
        ["bye === 'automatic'", 'false'],
      ],
    },
  },
  {
    why: 'What is not black is white; no stones are told before; a free round has no opponent of the other team; the list has every team, player and round; nobody has won what nobody gave up.',
    files: {
      'src/pairing/teams/teamBoards.ts': [["'white'", '""']],
    },
  },
  {
    why: 'Where no round is open none of the teams is; matches without a table need only have different ones; what is no team has no players.',
    files: {
      'src/pairing/teams/teamRound.ts': [
        ['-1 - i', '-1 + i'],
        ['-1', '+1'],
      ],
    },
  },
  {
    why: 'A player is not compared with itself, and one step is always sorted.',
    files: {
      'src/standings/tiebreaks/directComparison.ts': [['shown > 1', 'true']],
    },
  },
  {
    why: 'What is no reason is noted as none; behind the last part there is none of the same class.',
    files: {
      'src/standings/tiebreaks/directComparison.ts': [['reason', 'true']],
    },
  },
  {
    why: 'A block has as many lines before as after, and a list its rows; runs are of cells that have a place; either case tells formulas apart.',
    files: {
      'src/application/write/placeCells.ts': [
        [
          "formula.replace(/\\s/g, '').replace(/;/g, ',').toUpperCase()",
          "formula.replace(/\\s/g, '').replace(/;/g, ',').toLowerCase()",
        ],
      ],
    },
  },
  {
    why: 'Blocks that name players have a sheet, and the titles and the row of a run that was read are there; what is planned has no blanks around it.',
    files: {
      'src/application/write/writtenElsewhere.ts': [['ourCell?.after.trim()', 'ourCell?.after']],
    },
  },
  {
    why: 'What was read of the Log has rows, columns and a sheet; its numbers begin in its second row; one reading or format more finds the same.',
    files: {
      'src/application/write/log.ts': [
        ['true', 'false'],
        ['LOG_ROWS - 1', 'LOG_ROWS + 1'],
        ['logSheet !== undefined', 'true'],
      ],
    },
  },
  {
    why: 'The sheet is there, and its formulas fill the same cells; no sheet of ours has an apostrophe; many are read together to save turns alone.',
    files: {
      'src/application/write/madeSheets.ts': [['"\'\'"', '""']],
    },
  },
  {
    why: 'Mending ends where nothing is left to be mended; in which order sheets are read and in how many turns strays are put right changes no cell.',
    files: {
      'src/application/write/writeSheet.ts': [
        ['false', 'true'],
        ['[...open].reverse()', '[...open]'],
      ],
    },
  },
  {
    why: 'Formulas that are read early save a turn alone; players and columns that were found are there.',
    files: {
      'src/application/write/writing.ts': [
        ['block => block.sheet', '() => undefined'],
        ['sheetNames.includes(sheet)', 'false'],
        ['blocksOf(sheet).some(({ isNew }) => isNew)', 'blocksOf(sheet).every(({ isNew }) => isNew)'],
      ],
    },
  },
  {
    why: 'The list has every player that is asked for; nobody is the bye that nobody wants; which of two pairs without stones is left out changes nothing; a game has no kind of bye, and a bye no opponent; without pairs nothing is put in.',
    files: {
      'src/pairing/byHand/byHand.ts': [['bye !== undefined', 'true']],
    },
  },
  {
    why: 'Whose details have changed was in the list; what is no tiebreak orders nobody.',
    files: {
      'src/pairing/byHand/detailChanges.ts': [['-1', '+1']],
    },
  },
  {
    why: 'A direction is 1 or -1.',
    files: {
      'src/pairing/criteria/float.ts': [['(ups - downs) * direction', '(ups - downs) / direction']],
    },
  },
  {
    why: 'The game of two is the wanted one; what is not fold is slip, where nothing but the distance counts.',
    files: {
      'src/pairing/criteria/seeding.ts': [
        ['size <= 2', 'size < 2'],
        ['position + 1', 'position - 1'],
      ],
    },
  },
  {
    why: 'A number with room for exactly one more has it.',
    files: {
      'src/pairing/criteria/weighedCriteria.ts': [['room < 1', 'room <= 1']],
    },
  },
  {
    why: 'A cell that is no open game has no opponent; the list has every round; an absence names nobody; nobody is told by the player’s own name.',
    files: {
      'src/pairing/round/missingResults.ts': [['namer < 0', 'false']],
    },
  },
  {
    why: 'Somebody outside the list is a key of the player as well; an absence names nobody; the list has every round.',
    files: {
      'src/pairing/round/openGames.ts': [['-1', '+1']],
    },
  },
  {
    why: 'A stage alone is the first part of one; the second bye was asked for before.',
    files: {
      'src/pairing/round/otherGames.ts': [['second.bye !== undefined', 'true']],
    },
  },
  {
    why: 'No two games have a place in common, so that the better places tell them apart; behind the last key there is none.',
    files: {
      'src/pairing/game/tables.ts': [['Math.max(...places)', 'Math.min(...places)']],
    },
  },
  {
    why: 'Nobody outside the list has a score; no stones add nothing; a free round has no opponent; the list has every player.',
    files: {
      'src/standings/score/roundValue.ts': [['opponent < 0', 'false']],
    },
  },
  {
    why: 'Words of values are looked for in any case; no other place has an address of its own or a name, and what is undefined is missing.',
    files: {
      'src/sheet/wording.ts': [["'value'", '""']],
    },
  },
  {
    why: 'Where there is no run there is no last change of it.',
    files: {
      'src/sheet/cells/block.ts': [['run && last', 'run || last']],
    },
  },
  {
    why: 'The sign is one character long.',
    files: {
      'src/sheet/write/logParts.ts': [['2 * MORE.length', '2 / MORE.length']],
    },
  },
  {
    why: 'A list without titles has no column of numbers, and what has none has a problem already; a title is no number; the players’ rows are there.',
    files: {
      'src/sheet/write/numberChanges.ts': [['-1', '+1']],
    },
  },
  {
    why: 'Either case tells names apart; what stands in front of a number in the middle is never one of our names.',
    files: {
      'src/sheet/write/sheetNames.ts': [
        ['name.trim().toLowerCase()', 'name.trim().toUpperCase()'],
        ['/ \\(\\d+\\)$/', '/ \\(\\d+\\)/'],
      ],
    },
  },
  {
    why: 'The same word is in the lines of both sides, and these have their cells in the same order.',
    files: {
      'src/application/write/ourSheets.ts': [
        ['[...line].sort(([a], [b]) => a - b)', '[...line]'],
        ['a - b', 'a + b'],
      ],
    },
  },
  {
    why: 'The sheet is there; where there are no rows, nothing is taken back and nothing is said.',
    files: {
      'src/application/write/wholeRows.ts': [['[0]', '[]']],
    },
  },
  {
    why: 'One less for each player is even as often as one more.',
    files: {
      'src/pairing/optimum/bye.ts': [
        ['(sizes.get(category(player)) ?? 0) + 1', '(sizes.get(category(player)) ?? 0) - 1'],
      ],
    },
  },
  {
    why: 'One who is left alone has won in the line before.',
    files: {
      'src/standings/diagonal/diagonal.ts': [['left.length > 1', 'left.length >= 1']],
    },
  },
  {
    why: 'Games against one team have different numbers, the same from either side; a team never meets itself.',
    files: {
      'src/standings/teams/match.ts': [['again + 1', 'again - 1']],
    },
  },
  {
    why: 'No text that a lot is drawn for has half a gigabyte; of one prime more than are needed nobody asks.',
    files: {
      'src/lots/sha256.ts': [
        ['words.length - 2', 'words.length + 2'],
        ['(8 * bytes.length) / 2 ** 32', '8 * bytes.length * 2 ** 32'],
        ['8 * bytes.length', '8 / bytes.length'],
        ['primes.length < count', 'primes.length <= count'],
      ],
    },
  },
  {
    why: 'A key of two numbers is the same for both orders, whichever of them stands first.',
    files: { 'src/audit/differences.ts': [['a < b', 'a >= b']] },
  },
  {
    why: 'A claim that nobody has made has no number, whatever stands for it.',
    files: { 'src/audit/places.ts': [["''", '"Stryker was here!"']] },
  },
  {
    why: 'One more than is wanted is cut off; a cell that is cleaned without need stays as it is; a list without people has a line that no word and no number leads to.',
    files: {
      'src/exchange/lookUp/find.ts': [['places.length >= count', 'places.length > count']],
      'src/exchange/lookUp/knownList.ts': [['/[\\t\\n\\r]| {2}|^ | $/', '/[\\t\\n\\r]| |^ | $/']],
      'src/exchange/lookUp/lookUp.ts': [["text === ''", 'false']],
    },
  },
];

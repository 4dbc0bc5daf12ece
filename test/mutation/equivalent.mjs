/**
 * Mutants that no test can kill, for what they do is right as well, by reason: in a file, what stands there and what the mutant has in
 * its place. docs/mutation.md explains how they are counted.
 */
export const EQUIVALENT = [
  {
    why: 'What follows asks for the opponent, and a free round has none; every player has all rounds.',
    files: {
      'src/tournament/teams/lineUp.ts': [
        ["entry.kind !== 'game'", 'false'],
        ['entries[entry.opponent]?.[round]?.length', 'entries[entry.opponent]?.[round].length'],
      ],
    },
  },
  {
    why: 'No team has nobody’s number: its members are none.',
    files: {
      'src/tournament/teams/lineUp.ts': [
        ["entry.kind === 'game'", 'true'],
        ['team === undefined', 'false'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'What is asked for is in the list; the fallback is for the compiler.',
    files: {
      'src/tournament/teams/lineUp.ts': [
        ['[]', '["Stryker was here"]'],
        ['cells[player]?.[round - 1]', 'cells[player][round - 1]'],
        ['players[player]?.no', 'players[player].no'],
        ['teams[opposing]?.members', 'teams[opposing].members'],
      ],
      'src/tournament/teams/team.ts': [
        ["''", '"Stryker was here!"'],
        ['players[index]?.team', 'players[index].team'],
        ['players[Math.min(...group)]?.team', 'players[Math.min(...group)].team'],
        ['players[index]?.board', 'players[index].board'],
        ['players[index]?.out', 'players[index].out'],
        ['[]', '["Stryker was here"]'],
        ['entries[player]?.[round]', 'entries[player][round]'],
        ["entry.kind === 'game'", 'true'],
      ],
      'src/tournament/teams/teamProblems.ts': [
        ["''", '"Stryker was here!"'],
        ['playerInList === undefined', 'false'],
        ['wallList.players[player]?.board', 'wallList.players[player].board'],
        ['[]', '["Stryker was here"]'],
        ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
        ['teams[met]?.name', 'teams[met].name'],
      ],
      'src/pairing/roundRobin/groupProblems.ts': [
        ['standing.wallList.players[player]?.no', 'standing.wallList.players[player].no'],
      ],
      'src/pairing/roundRobin/roundRobin.ts': [['stages[index]?.apart', 'stages[index].apart']],
      'src/standings/tiebreaks/boardWins.ts': [
        ['[]', '["Stryker was here"]'],
        ['wallList.players[entry.opponent]?.name', 'wallList.players[entry.opponent].name'],
        ['boardResults[team]?.[index]', 'boardResults[team][index]'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/tiebreaks/cuss.ts': [['[]', '["Stryker was here"]']],
      'src/standings/tiebreaks/directComparison.ts': [
        ['[]', '["Stryker was here"]'],
        ['steps[player]?.push', 'steps[player].push'],
        ['met.get(a)?.get', 'met.get(a).get'],
        ['met.get(b)?.get', 'met.get(b).get'],
        ['met.get(player)?.size', 'met.get(player).size'],
        ['standing.wallList.players[player]?.name', 'standing.wallList.players[player].name'],
        ['standing.wallList.players[one]?.name', 'standing.wallList.players[one].name'],
        ['steps[other]?.[i]', 'steps[other][i]'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/placement/listOrder.ts': [
        ['players[player]?.no', 'players[player].no'],
        ['players[player]?.name', 'players[player].name'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/score/startingScore.ts': [
        ['players[player]?.out', 'players[player].out'],
        ['[]', '["Stryker was here"]'],
        ['players[player]?.name', 'players[player].name'],
        ["''", '"Stryker was here!"'],
      ],
      'src/sheet/write/wallListCells.ts': [
        ['entries[row]?.[index]', 'entries[row][index]'],
        ['[]', '["Stryker was here"]'],
      ],
      'src/sheet/read/entryInCell.ts': [['values[row]?.[column]', 'values[row][column]']],
      'src/standings/diagonal/diagonal.ts': [
        ['[]', '["Stryker was here"]'],
        ['playerInList !== undefined', 'true'],
      ],
      'src/standings/diagonal/gameLength.ts': [
        ['[]', '["Stryker was here"]'],
        [
          'wallList.entries[game.opponent]?.[round - 1]?.[answer]',
          'wallList.entries[game.opponent]?.[round - 1][answer]',
        ],
        ['wallList.entries[game.opponent]?.[round - 1]', 'wallList.entries[game.opponent][round - 1]'],
      ],
      'src/standings/tiebreaks/previousOrder.ts': [
        [
          'standing.wallList.players[player]?.previousOrder',
          'standing.wallList.players[player].previousOrder',
        ],
      ],
      'src/standings/tiebreaks/category.ts': [
        ['standing.wallList.players[player]?.category', 'standing.wallList.players[player].category'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/tiebreaks/lottery.ts': [
        ['tied.classes[classIndex]?.length', 'tied.classes[classIndex].length'],
      ],
      'src/standings/tiebreaks/sosK.ts': [['[]', '["Stryker was here"]']],
      'src/standings/tiebreaks/sosos.ts': [
        ['standing.wallList.players[opponent]?.name', 'standing.wallList.players[opponent].name'],
        ["''", '"Stryker was here!"'],
      ],
      'src/standings/stages/stageList.ts': [['[]', '["Stryker was here"]']],
      'src/standings/stages/stageMembers.ts': [['[]', '["Stryker was here"]']],
    },
  },
  {
    why: 'A round behind the last one has no cells, so no team has a result in it.',
    files: { 'src/tournament/teams/team.ts': [['round < rounds', 'round <= rounds']] },
  },
  {
    why: 'Of two equal sizes either is the larger one.',
    files: { 'src/tournament/teams/team.ts': [['size > best', 'size >= best']] },
  },
  {
    why: 'A free round has no opponent, and nobody’s team is none.',
    files: {
      'src/tournament/teams/teamProblems.ts': [
        ["entry.kind === 'free'", 'false'],
        ["'free'", '""'],
      ],
    },
  },
  {
    why: 'A free round has no opponent that could be the same, nor what is no entry.',
    files: {
      'src/tournament/opponentsEntry.ts': [
        ['[]', '["Stryker was here"]'],
        ["one.kind === 'game'", 'true'],
        ["entry.kind === 'game'", 'true'],
      ],
    },
  },
  {
    why: 'Only a free round is as a bye.',
    files: { 'src/tournament/game.ts': [["entry.kind === 'free'", 'true']] },
  },
  {
    why: 'No other word of the pattern has that letter.',
    files: {
      'src/tournament/rank.ts': [
        ['/^p/i', '/p/i'],
        ["''", '"Stryker was here!"'],
        ['/^k/', '/k/'],
        ['/^(k|gup|級|级|급)/', '/(k|gup|級|级|급)/'],
      ],
    },
  },
  {
    why: 'A round without a game has no outcome.',
    files: { 'src/tournament/game.ts': [["entry.kind === 'game'", 'true']] },
  },
  {
    why: 'The settings are made in the line before.',
    files: {
      'src/tournament/presets.ts': [
        ['withoutTeams?.tiebreaks', 'withoutTeams.tiebreaks'],
        ['withTeams?.tiebreaks', 'withTeams.tiebreaks'],
      ],
    },
  },
  {
    why: 'Of many blanks each is left out, one by one or together.',
    files: { 'src/tournament/timeLimits.ts': [['/\\s+/g', '/\\s/g']] },
  },
  {
    why: 'What is empty between two commas is left out; where nothing was found there is no hour.',
    files: {
      'src/tournament/timetable.ts': [
        ['/[,;\\n、，；]+/', '/[,;\\n、，；]/'],
        ['match !== null', 'true'],
      ],
    },
  },
  {
    why: 'What it counts depends on the bye alone.',
    files: { 'src/tournament/unplayed.ts': [["'free'", '""']] },
  },
  {
    why: 'Another order of the same numbers may change the last digit of a sum, below a billionth of a point.',
    files: {
      'src/rating/performance.ts': [
        [
          'games.map(({ opponent }) => opponent).sort((a, b) => a - b)',
          'games.map(({ opponent }) => opponent)',
        ],
        ['(a, b) => a - b', '() => undefined'],
        ['a - b', 'a + b'],
      ],
    },
  },
  {
    why: 'One halving more, or the other half where both are right, changes less than a billionth of a point.',
    files: {
      'src/rating/performance.ts': [
        ['i < HALVINGS', 'i <= HALVINGS'],
        ['expected(middle) < score', 'expected(middle) <= score'],
      ],
    },
  },
  {
    why: 'The rank of a rating is always an amateur’s.',
    files: { 'src/rating/rankRating.ts': [["amateur.kind === 'amateur'", 'true']] },
  },
  {
    why: 'A round in which nothing stands has no board results.',
    files: { 'src/standings/tiebreaks/boardWins.ts': [["entry?.kind === 'free'", 'true']] },
  },
  {
    why: 'The lot of one alone is the first.',
    files: {
      'src/standings/tiebreaks/lottery.ts': [
        ['group.length > 1', 'true'],
        ['group.length > 1', 'group.length >= 1'],
      ],
    },
  },
  {
    why: 'Round 0 and a player behind the last have no entries; every player has all rounds.',
    files: { 'src/standings/score/lastCountedRound.ts': [['round > 0', 'round >= 0']] },
  },
  {
    why: 'What is no cell is of no round.',
    files: {
      'src/standings/score/asOfRound.ts': [['[]', '["Stryker was here"]']],
      'src/standings/score/badCell.ts': [['[]', '["Stryker was here"]']],
    },
  },
  {
    why: 'Where nothing is typed there is nothing to say of it; a kind that is neither the first nor a later one is an extra one; the list has every player.',
    files: {
      'src/pairing/diagonal/diagonal.ts': [
        ['(row[number - 1] ?? []).length > 0', 'true'],
        ['(row[number - 1] ?? []).length > 0', '(row[number - 1] ?? []).length >= 0'],
        ['[]', '["Stryker was here"]'],
        ["'extra'", '""'],
        ['playerInList !== undefined', 'true'],
      ],
    },
  },
  {
    why: 'What is not black is white; every pair has a colour, and every player of it is listed; where a walk ends where it began either way is as good.',
    files: {
      'src/pairing/diagonal/diagonalColour.ts': [
        ["'white'", '""'],
        ["'black'", '""'],
        ['open.get(player)?.length', 'open.get(player).length'],
        ['open.get(player)?.filter', 'open.get(player).filter'],
        ['[]', '["Stryker was here"]'],
        ['start !== end', 'true'],
      ],
    },
  },
  {
    why: 'Every pair has colours.',
    files: { 'src/pairing/diagonal/diagonalGames.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'The list has every player, and at least two play.',
    files: {
      'src/pairing/diagonal/diagonalProblems.ts': [
        ['wallList.players[player]?.maximumRating', 'wallList.players[player].maximumRating'],
      ],
    },
  },
  {
    why: 'Where nobody meets again the own places are the best ones; where no repeat is left inside the halves none is saved across them, and without halves both are the same; the first choice is replaced.',
    files: {
      'src/pairing/diagonal/diagonalRepeats.ts': [
        ['half === undefined', 'false'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'A pair that is looked at besides counts as before; no place behind the last is any better; two exchanges differ somewhere.',
    files: {
      'src/pairing/diagonal/diagonalSwaps.ts': [
        ['pairs.filter(pair => pair.includes(place))', 'pairs'],
        ['a < places.length', 'a <= places.length'],
        ['b < places.length', 'b <= places.length'],
        ['[]', '["Stryker was here"]'],
        ['place >= 0', 'true'],
        [
          '(first[place] as number) < (second[place] as number)',
          'first[place] as number <= (second[place] as number)',
        ],
      ],
    },
  },
  {
    why: 'A free round has no opponent.',
    files: { 'src/pairing/diagonal/diagonalTyped.ts': [["entry.kind === 'game'", 'true']] },
  },
  {
    why: 'They differ.',
    files: { 'src/pairing/diagonal/diagonalWorth.ts': [['a.repeats < b.repeats', 'a.repeats <= b.repeats']] },
  },
  {
    why: 'Nobody meets the own position; before the first pair there is none.',
    files: {
      'src/pairing/diagonal/patterns.ts': [
        ['a < b', 'a <= b'],
        ['sorted[i - 1]?.[0]', 'sorted[i - 1][0]'],
        ['sorted[i - 1]?.[1]', 'sorted[i - 1][1]'],
      ],
    },
  },
  {
    why: 'Nobody rests in an even table; nobody is asked about the own self; what stands behind the last number has met nobody and is exchanged with nobody; where nobody has met the order of the lots is best; the first value is replaced.',
    files: {
      'src/pairing/roundRobin/tableDraw.ts': [
        ['rest === undefined', 'false'],
        ['one < size', 'one <= size'],
        ['other < size', 'other <= size'],
        ['at < 0', 'false'],
        ['count => count === 0', '() => undefined'],
        ['count === 0', 'false'],
        ['-1', '+1'],
        ['other < number', 'other <= number'],
        ['one < table.size', 'one <= table.size'],
        ['one + 1', 'one - 1'],
        ['other < table.size', 'other <= table.size'],
      ],
    },
  },
  {
    why: 'Nobody meets the own number.',
    files: { 'src/pairing/roundRobin/berger.ts': [['one < other', 'one <= other']] },
  },
  {
    why: 'A free round has no opponent; everybody can stay with the own shadow.',
    files: {
      'src/pairing/roundRobin/outstandingGames.ts': [
        ["entry.kind !== 'game'", 'false'],
        ["result.kind === 'matched'", 'true'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'A player has a column; before A stands no letter.',
    files: {
      'src/pairing/roundRobin/snake.ts': [
        [
          'groups[row % 2 === 0 ? column : groups.length - 1 - column]?.players',
          'groups[row % 2 === 0 ? column : groups.length - 1 - column].players',
        ],
        ['index < LETTERS.length', 'false'],
      ],
    },
  },
  {
    why: 'The list has every player and round; a free round has no opponent; somebody alone owes no game.',
    files: {
      'src/pairing/roundRobin/tableProblems.ts': [
        ['entries[one]?.[round - 1]', 'entries[one][round - 1]'],
        ['[]', '["Stryker was here"]'],
        ["entry.kind === 'game'", 'true'],
        ['wallList.players[player]?.out', 'wallList.players[player].out'],
        ['entries[player]?.[round - 1]', 'entries[player][round - 1]'],
        ['component.length > 1', 'true'],
        ['component.length > 1', 'component.length >= 1'],
      ],
    },
  },
  {
    why: 'The last player meets a smaller number.',
    files: { 'src/pairing/roundRobin/berger.ts': [['one < even', 'one <= even']] },
  },
  {
    why: 'The bound for a criterion may be larger; whoever is first has an opponent in the best draw, who is found before; an exchange that is passed over is found by a draw of the rest, and one that would be cheaper than the best there is not; a smaller number of games inside a country costs time alone.',
    files: {
      'src/pairing/knockout/draw.ts': [
        ['players.length / 2', 'players.length * 2'],
        [
          '{ opponent, left: without(left, [first, opponent], left.total - price.of(first, opponent)) }',
          '{}',
        ],
        ['left.total - price.of(first, opponent)', 'left.total + price.of(first, opponent)'],
        ['cost + price.of(one, other)', 'cost - price.of(one, other)'],
        [
          'price.of(first, one) + price.of(opponent, other)',
          'price.of(first, one) - price.of(opponent, other)',
        ],
        ['price.fewestInside(rest, byes) * price.country', 'price.fewestInside(rest, byes) / price.country'],
      ],
    },
  },
  {
    why: 'Nobody is asked about oneself, and everybody asked about is there; where the shortcut is not taken, the matching says the same.',
    files: {
      'src/pairing/scorePairing/canBePaired.ts': [
        ['other !== one', 'true'],
        ['of.get(player)?.has', 'of.get(player).has'],
        ['({ size }) => size', '() => undefined'],
        ['count >= 2 * (mostRefused + 1)', 'false'],
        ['count >= 2 * (mostRefused + 1)', 'count > 2 * (mostRefused + 1)'],
      ],
    },
  },
  {
    why: 'No balance is beyond a limit that is not there.',
    files: { 'src/pairing/scorePairing/scorePairing.ts': [['colourLimit === undefined', 'false']] },
  },
  {
    why: 'An event has a first stage.',
    files: { 'src/pairing/scorePairing/scorePairingBefore.ts': [['stage === undefined', 'false']] },
  },
  {
    why: 'With one more than the fewest there is no pairing with the fewest; pairs among the later ones become fewer by half a pair for each who is carried, so as few as possible stay the cheapest; what is not matched has no total.',
    files: {
      'src/pairing/scorePairing/scorePairingCarry.ts': [
        ['carried.size === fewest', 'false'],
        ['i < section.length', 'true'],
        ["result.kind === 'matched'", 'true'],
      ],
    },
  },
  {
    why: 'The difference is not 0 there, and no two have one place.',
    files: {
      'src/pairing/scorePairing/scorePairingColour.ts': [
        ['difference < 0', 'difference <= 0'],
        [
          '(round.order[first] as number) < (round.order[second] as number)',
          'round.order[first] as number <= (round.order[second] as number)',
        ],
      ],
    },
  },
  {
    why: 'Everybody draws a number, which takes the place of the first one.',
    files: { 'src/pairing/scorePairing/scorePairingNumbers.ts': [['() => 0', '() => undefined']] },
  },
  {
    why: 'No two have one number, and the sign alone counts.',
    files: {
      'src/pairing/scorePairing/scorePairingRank.ts': [
        [
          'direction * (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)))',
          'direction / (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)))',
        ],
      ],
    },
  },
  {
    why: 'A text is no player; the second half is looked through first, so it does not come up again.',
    files: {
      'src/pairing/scorePairing/scorePairingSection.ts': [
        ['[]', '["Stryker was here"]'],
        ['others.filter(other => firstHalf.has(other))', 'others'],
      ],
    },
  },
  {
    why: 'What is not halves is neighbours.',
    files: { 'src/pairing/scorePairing/scorePairingSections.ts': [["'neighbours'", '""']] },
  },
  {
    why: 'Groups can always be crossed; from behind the last of the largest group nobody goes on; there are as many groups as seeds, so that each has to be matched with one of the others.',
    files: {
      'src/pairing/knockout/crossing.ts': [
        ["result.kind !== 'matched'", 'false'],
        ['rank < deepest', 'rank <= deepest'],
        ['i < count', 'true'],
        ['i < count', 'i <= count'],
        ['j >= count', 'true'],
      ],
    },
  },
  {
    why: 'Behind the round that comes next nobody is through, and a text is no player; where nobody stands, no pair is found; whoever plays a round has played the one before.',
    files: {
      'src/pairing/knockout/bracketTree.ts': [
        ['round > last + 1', 'false'],
        ['player === undefined', 'false'],
      ],
    },
  },
  {
    why: 'A result in the round itself takes nobody out of what is still to be paired; a text is no player; where there is another, there is one.',
    files: {
      'src/pairing/knockout/knockout.ts': [
        ['round.number - 1', 'round.number + 1'],
        ['one === undefined', 'false'],
      ],
    },
  },
  {
    why: 'The list has every row; no two have one place, and in a bracket of one nobody is left to be paired; a difference is odd where the sum is; another is taken from the byes only for somebody odd; the first stage has none before it and comes back before.',
    files: {
      'src/pairing/knockout/knockoutDraw.ts': [
        ['row[round.number - 1]?.some', 'row[round.number - 1].some'],
        ['slotOf(player) < slotOf(opponent)', 'slotOf(player) <= slotOf(opponent)'],
        ['opponent === player', 'false'],
        ['free - wanted', 'free + wanted'],
        ['odd !== undefined', 'true'],
        ['stages[index - 1]?.apart', 'stages[index - 1].apart'],
      ],
    },
  },
  {
    why: 'The list has every player and round; a free round has no opponent, whose cells are none; nobody plays against oneself.',
    files: {
      'src/pairing/knockout/knockoutProblems.ts': [
        ['[]', '["Stryker was here"]'],
        ['wallList.players[one]?.no', 'wallList.players[one].no'],
        ["entry.kind === 'game'", 'true'],
        ['opponent < player', 'opponent <= player'],
        ['opponent < 0', 'false'],
      ],
    },
  },
  {
    why: 'Nobody is no player of the list, and a text is none; the rows are made long enough.',
    files: {
      'src/pairing/knockout/withRound.ts': [
        ['bye === undefined', 'false'],
        ['[]', '["Stryker was here"]'],
        ['row[round - 1]?.length', 'row[round - 1].length'],
      ],
    },
  },
  {
    why: 'Without fixed tables nothing is moved; what cannot be paired has a reason.',
    files: {
      'src/pairing/nextRound.ts': [
        ['next.problems[0]?.code', 'next.problems[0].code'],
        ['open.problems[0]?.code', 'open.problems[0].code'],
      ],
    },
  },
  {
    why: 'A size at either end of those that suit is as far from them as one between; the guide has every number of rounds from three to nine; without a bar there is nobody above it, and with a lower bar there are players.',
    files: {
      'src/pairing/startProposals.ts': [
        ["'amateur'", '""'],
        ['[4, 8]', '[]'],
        ['size < from', 'size <= from'],
        ['size > to', 'size >= to'],
        ['typed !== undefined', 'true'],
        ['lowest?.index', 'lowest.index'],
      ],
    },
  },
  {
    why: 'Where one cannot be paired that was told before.',
    files: { 'src/pairing/weighedRound.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'The list has every row, and no round 0; a bye has no opponent; nobody plays against oneself; where scores differ there is a game that does.',
    files: {
      'src/pairing/roundWarnings.ts': [
        ['row[round - 1]?.some', 'row[round - 1].some'],
        ['round > 0', 'round >= 0'],
        ['[]', '["Stryker was here"]'],
        ["other.kind === 'game'", 'true'],
        ['entry.opponent > player', 'entry.opponent >= player'],
        ['differing[0]?.[0]', 'differing[0][0]'],
      ],
    },
  },
  {
    why: 'Whoever has the bye by the settings plays no game, so that the pairs are the same in whichever group; one group is paired together as alone; automatic is nobody’s number.',
    files: {
      'src/pairing/swiss/pairFree.ts': [
        ['namedBye !== undefined && group.includes(namedBye)', 'true'],
        [
          'namedBye !== undefined && group.includes(namedBye)',
          'namedBye !== undefined || group.includes(namedBye)',
        ],
        ['namedBye !== undefined', 'true'],
        ['groups.length === 1', 'false'],
        [
          '([first = bye], index) => index > 0 && groupIn(round, first) === groupIn(round, bye)',
          '() => undefined',
        ],
        ['index > 0 && groupIn(round, first) === groupIn(round, bye)', 'true'],
        ['index > 0 && groupIn(round, first) === groupIn(round, bye)', 'false'],
        [
          'index > 0 && groupIn(round, first) === groupIn(round, bye)',
          'index > 0 || groupIn(round, first) === groupIn(round, bye)',
        ],
        ['index > 0', 'true'],
        ['index > 0', 'index >= 0'],
        ['index > 0', 'index <= 0'],
        ['groupIn(round, first) === groupIn(round, bye)', 'true'],
        ['groupIn(round, first) === groupIn(round, bye)', 'groupIn(round, first) !== groupIn(round, bye)'],
        ['index === Math.max(0, groupIndex)', 'true'],
        ["bye === 'automatic'", 'false'],
        ["'automatic'", '""'],
      ],
    },
  },
  {
    why: 'What is undefined forbids nobody either.',
    files: { 'src/pairing/swiss/pairRound.ts': [['() => false', '() => undefined']] },
  },
  {
    why: 'Without rounds for it, or a round, no round is one of the playoff; of one stage the list is the whole; what forbids nobody leaves a draw; in a table somebody rests or nobody does, and whoever is alone had an opponent.',
    files: {
      'src/pairing/playoff/playoff.ts': [
        ['round !== undefined', 'true'],
        ['() => false', '() => undefined'],
        ['drawn?.pairs', 'drawn.pairs'],
        ['drawn?.byes', 'drawn.byes'],
        ['[]', '["Stryker was here"]'],
        ['resting === undefined', 'false'],
        ['pairs.find(pair => pair.includes(player))?.find', 'pairs.find(pair => pair.includes(player)).find'],
        ['opponent !== undefined', 'true'],
      ],
    },
  },
  {
    why: 'Without rounds for it there is no playoff; a round without a column has no games, and the list has every player.',
    files: {
      'src/pairing/playoff/playoffProblems.ts': [
        ['event.settings.playoffRounds.length === 0', 'false'],
        ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Each match has tables.',
    files: {
      'src/pairing/teams/boardTables.ts': [['tables.get(table)?.[board]', 'tables.get(table)[board]']],
    },
  },
  {
    why: 'What is no result is of no round.',
    files: { 'src/pairing/teams/contestProblems.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'What is not black is white; no stones are told before; a free round has no opponent of the other team; the list has every team, player and round; nobody has won what nobody gave up.',
    files: {
      'src/pairing/teams/teamBoards.ts': [
        ["'white'", '""'],
        ['cells[first]?.[round - 1]', 'cells[first][round - 1]'],
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
        ["entry.kind === 'free'", 'false'],
        ["'free'", '""'],
        ['teams.teams[team]?.members', 'teams.teams[team].members'],
        ['stones > 0', 'stones >= 0'],
        ['list.players[match.black]?.name', 'list.players[match.black].name'],
        ['list.players[match.white]?.name', 'list.players[match.white].name'],
        ['wonBy === undefined', 'false'],
        ['teams[team]?.name', 'teams[team].name'],
      ],
    },
  },
  {
    why: 'Where no round is open none of the teams is; matches without a table need only have different ones; what is no team has no players.',
    files: {
      'src/pairing/teams/teamRound.ts': [
        ['round !== undefined', 'true'],
        ['pairing.games[i]?.table', 'pairing.games[i].table'],
        ['-1 - i', '-1 + i'],
        ['-1', '+1'],
        ['[]', '["Stryker was here"]'],
        ['bye === undefined', 'false'],
        ['teams.teams[team]?.members', 'teams.teams[team].members'],
      ],
    },
  },
  {
    why: 'What is no professional is written as an amateur.',
    files: { 'src/standings/score/startingScore.ts': [["'amateur'", '""']] },
  },
  {
    why: 'A free round has no opponent who could be a member.',
    files: {
      'src/standings/tiebreaks/directComparison.ts': [
        ["entry.kind === 'free'", 'false'],
        ["'free'", '""'],
      ],
    },
  },
  {
    why: 'A player is not compared with itself, and one step is always sorted.',
    files: {
      'src/standings/tiebreaks/directComparison.ts': [
        ['first < second', 'first <= second'],
        ['shown > 1', 'true'],
        ['shown > 1', 'shown >= 1'],
      ],
    },
  },
  {
    why: 'What is no reason is noted as none; behind the last part there is none of the same class.',
    files: {
      'src/standings/tiebreaks/directComparison.ts': [
        ['reason', 'true'],
        ['next === undefined', 'false'],
      ],
    },
  },
  {
    why: 'Somebody without a rating has no bound.',
    files: { 'src/standings/tiebreaks/performance.ts': [["'kind'", '""']] },
  },
  {
    why: 'The list has every player and round that is asked for; a free round has no opponent whose column it could be.',
    files: {
      'src/standings/placement/crosstable.ts': [
        ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
        ['[]', '["Stryker was here"]'],
        ["game.kind === 'game'", 'true'],
      ],
    },
  },
  {
    why: 'A column of names has one for each value.',
    files: { 'src/standings/placement/finalOrder.ts': [["''", '"Stryker was here!"']] },
  },
  {
    why: 'A score does not ask who is tied, nor what for; the list has every player and round.',
    files: {
      'src/standings/order/order.ts': [
        ["{ classes: [], purpose: 'final' }", '{}'],
        ['[]', '["Stryker was here"]'],
        ["'final'", '""'],
      ],
    },
  },
  {
    why: 'A class of one has one part.',
    files: { 'src/standings/orderStep.ts': [['group.length < 2', 'false']] },
  },
  {
    why: 'Every contest has places; those of a single one are those of all.',
    files: {
      'src/standings/placement/placement.ts': [
        ['places[contestOf.get(player) ?? 0]?.[player]', 'places[contestOf.get(player) ?? 0][player]'],
      ],
    },
  },
  {
    why: 'Of one stage that one decides; there is at least one, each has a score, and each player is ranked by one.',
    files: {
      'src/standings/placement/playerColumn.ts': [
        ['stages.length === 1', 'false'],
        ['scores[0]?.score', 'scores[0].score'],
        ["''", '"Stryker was here!"'],
        [
          'scores.find(({ ranked }) => ranked.has(player))?.score',
          'scores.find(({ ranked }) => ranked.has(player)).score',
        ],
      ],
    },
  },
  {
    why: 'A team that has a place has members.',
    files: {
      'src/standings/placement/rowOrder.ts': [
        ['teams.teams[team]?.members', 'teams.teams[team].members'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Of two equal values either is left out, and what is shifted by one place is overwritten at once.',
    files: {
      'src/standings/tiebreaks/sosK.ts': [
        ['(least[place - 1] as number) > value.score', 'least[place - 1] as number >= value.score'],
        ['place > 0', 'true'],
        ['place > 0', 'place >= 0'],
        ['next > place', 'next >= place'],
      ],
    },
  },
  {
    why: 'What is no score has none, and where one is missing nothing is left out.',
    files: {
      'src/standings/tiebreaks/sosK.ts': [
        ["value.kind === 'score'", 'true'],
        ["value.kind !== 'score'", 'false'],
      ],
    },
  },
  {
    why: 'Several games in a round are there outside McMahon only, where a round without an opponent adds 0.',
    files: { 'src/standings/tiebreaks/sosos.ts': [['rounds[game] !== last', 'true']] },
  },
  {
    why: 'The sheet is there, and so are its runs and their cells; what is ready is made before it is asked, and what is put right is not looked at again.',
    files: {
      'src/application/write/writeSheet.ts': [
        ['[]', '["Stryker was here"]'],
        ['workbook.read(sheet)?.values', 'workbook.read(sheet).values'],
        ['workbook.readAgain(sheet)?.values', 'workbook.readAgain(sheet).values'],
        ['cells[0]?.length', 'cells[0].length'],
      ],
    },
  },
  {
    why: 'Open cells have a place.',
    files: {
      'src/application/write/writeSheet.ts': [
        ['spot !== undefined', 'true'],
        ['spot !== undefined &&', 'true'],
        ['spot !== undefined &&', 'spot !== undefined || spot.row >= row'],
      ],
    },
  },
  {
    why: 'A block has as many lines before as after, and a list its rows; runs are of cells that have a place; either case tells formulas apart.',
    files: {
      'src/application/write/placing.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
        ['block.before[at]?.[c]', 'block.before[at][c]'],
        ['block.cells?.[at]?.[c]', 'block.cells?.[at][c]'],
        ['of?.players[at]?.filter', 'of?.players[at].filter'],
        ['one.spot?.row', 'one.spot.row'],
        ['one.spot?.column', 'one.spot.column'],
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
      'src/application/write/strays.ts': [
        ['sheet === undefined', 'false'],
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
        ['own?.after.trim()', 'own?.after'],
        [
          "seen.values[row]?.[one.title === '' || at < 0 ? one.column : at]",
          "seen.values[row][one.title === '' || at < 0 ? one.column : at]",
        ],
      ],
    },
  },
  {
    why: 'What is put around the values of a block is not looked at; a block has a line.',
    files: {
      'src/application/write/fillSheet.ts': [
        ['[]', '["Stryker was here"]'],
        ['() => []', '() => undefined'],
        ["() => '' as const", '() => undefined'],
        ['after[0]?.length', 'after[0].length'],
      ],
    },
  },
  {
    why: 'What was read of the Log has rows, columns and a sheet; its numbers begin in its second row; one reading or format more finds the same.',
    files: {
      'src/application/write/log.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
        ['true', 'false'],
        ['found?.undoes', 'found.undoes'],
        ['LOG_ROWS - 1', 'LOG_ROWS + 1'],
        ['found !== undefined', 'true'],
        ['names.length > 1', 'true'],
        ['names.length > 1', 'names.length >= 1'],
      ],
    },
  },
  {
    why: 'The sheet is there, and its formulas fill the same cells; no sheet of ours has an apostrophe; many are read together to save turns alone.',
    files: {
      'src/application/write/madeSheets.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
        ['formulas[row]?.[column]', 'formulas[row][column]'],
        ['"\'\'"', '""'],
        ['made.length > MOST_ALONE && made.filter(sheet => holdsNothing(workbook, sheet))', 'false'],
        ['made.length > MOST_ALONE', 'true'],
        ['made.length > MOST_ALONE', 'made.length >= MOST_ALONE'],
        ['made.length > MOST_ALONE', 'made.length <= MOST_ALONE'],
      ],
    },
  },
  {
    why: 'A list has columns and its sheet formulas, which begin with =; what is no column is none of the sheet’s; the text of a line too few is another.',
    files: {
      'src/application/write/owned.ts': [
        ["''", '"Stryker was here!"'],
        ['inList?.has', 'inList.has'],
        [
          "[ reading.numbered, ...Object.values(reading.columns), ...reading.rounds.flat(), ...reading.results, ].filter((column): column is number => typeof column === 'number')",
          '[reading.numbered, ...Object.values(reading.columns), ...reading.rounds.flat(), ...reading.results]',
        ],
        ["typeof column === 'number'", 'true'],
        ['workbook.formulas(sheet)[row]?.[column]', 'workbook.formulas(sheet)[row][column]'],
      ],
    },
  },
  {
    why: 'What is asked for is there; an undo is always written; what is not found holds no text and is restored by nobody.',
    files: {
      'src/application/undo/undo.ts': [['[]', '["Stryker was here"]']],
      'src/application/undo/finish.ts': [['[]', '["Stryker was here"]']],
      'src/application/undo/cellsToRestore.ts': [['block.after[at]?.[c]', 'block.after[at][c]']],
    },
  },
  {
    why: 'Mending ends where nothing is left to be mended; in which order sheets are read and in how many turns strays are put right changes no cell.',
    files: {
      'src/application/write/writeSheet.ts': [
        ['workbook.readAgain(sheet, isWhole)?.values', 'workbook.readAgain(sheet, isWhole).values'],
        ['false', 'true'],
        ['[...open].reverse()', '[...open]'],
      ],
    },
  },
  {
    why: 'Formulas that are read early save a turn alone; players and columns that were found are there.',
    files: {
      'src/application/write/writing.ts': [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
        [
          '{ const there = workbook.sheetNames(); for (const sheet of new Set(blocks.map(one => one.sheet))) if (there.includes(sheet)) workbook.formulas(sheet); }',
          '{}',
        ],
        ['one => one.sheet', '() => undefined'],
        ['there.includes(sheet)', 'false'],
        ['is.columns[at]?.column', 'is.columns[at].column'],
        ['own(sheet).some(({ isNew }) => isNew)', 'own(sheet).every(({ isNew }) => isNew)'],
      ],
    },
  },
  {
    why: 'The list has every player that is asked for; nobody is the bye that nobody wants; which of two pairs without stones is left out changes nothing; a game has no kind of bye, and a bye no opponent; without pairs nothing is put in.',
    files: {
      'src/pairing/byHand/byHand.ts': [
        ['list.players[player]?.no', 'list.players[player].no'],
        ['bye !== undefined', 'true'],
        ['a.stones === undefined', 'false'],
        ['b.stones === undefined', 'true'],
        ["entry.kind === 'game'", 'true'],
        ['pairs.length === 0', 'false'],
        ['wallList.players[opponent]?.no', 'wallList.players[opponent].no'],
      ],
    },
  },
  {
    why: 'Whose details have changed was in the list; what is no tiebreak orders nobody.',
    files: {
      'src/pairing/byHand/detailChanges.ts': [
        ['-1', '+1'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Both lists are written in the same words; a bye has no result that could be by default; the list has every player.',
    files: {
      'src/pairing/byHand/pastChanges.ts': [
        ["''", '"Stryker was here!"'],
        ["entry.kind === 'game'", 'true'],
        ['!row', 'false'],
        ['now.players[opponent]?.no', 'now.players[opponent].no'],
      ],
    },
  },
  {
    why: 'An even event has no stones: strength is not asked.',
    files: {
      'src/pairing/criteria/colourBalance.ts': [
        ["settings.handicap === 'none'", 'false'],
        ["'none'", '""'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Nobody is paired with oneself.',
    files: { 'src/pairing/criteria/criterionTotals.ts': [['i < j', 'i <= j']] },
  },
  {
    why: 'What was found once is found again, later.',
    files: { 'src/pairing/criteria/field.ts': [['before', 'false']] },
  },
  {
    why: 'A direction is 1 or -1.',
    files: { 'src/pairing/criteria/float.ts': [['(ups - downs) * direction', '(ups - downs) / direction']] },
  },
  {
    why: 'Nothing is as good as no; without pairs none is found; a position that nobody has is never asked for.',
    files: {
      'src/pairing/criteria/geography.ts': [
        ['() => false', '() => undefined'],
        ['i === undefined || j === undefined', 'false'],
        ['i === undefined || j === undefined', 'i === undefined && j === undefined'],
        ['i === undefined', 'false'],
        ['j === undefined', 'false'],
      ],
    },
  },
  {
    why: 'The game of two is the wanted one; what is not fold is slip, where nothing but the distance counts.',
    files: {
      'src/pairing/criteria/seeding.ts': [
        ['size <= 2', 'size < 2'],
        ["'slip'", '""'],
        ['new Array(field.players.length)', 'new Array()'],
        ['position + 1', 'position - 1'],
      ],
    },
  },
  {
    why: 'A number with room for exactly one more has it.',
    files: { 'src/pairing/criteria/strictOrder.ts': [['room < 1', 'room <= 1']] },
  },
  {
    why: 'Behind the last number there is none, and nothing is less than another.',
    files: {
      'src/pairing/criteria/within.ts': [
        ['low < numbers.length', 'true'],
        ['low < numbers.length', 'low <= numbers.length'],
      ],
    },
  },
  {
    why: 'Nobody plays for no team; who plays on from a stage is in it; no player has a text for a number, and nothing is less than nothing; the list has every player.',
    files: {
      'src/pairing/round/eligibility.ts': [
        ['team === undefined', 'false'],
        ['stages.slice(0, index)', 'stages'],
        ['[]', '["Stryker was here"]'],
        ['owed === undefined', 'false'],
        ['wallList.entries[player]?.slice', 'wallList.entries[player].slice'],
      ],
    },
  },
  {
    why: 'The same event made again is the same.',
    files: { 'src/pairing/round/makeOpenEvent.ts': [['list === contest.wallList', 'false']] },
  },
  {
    why: 'A cell that is no open game has no opponent; the list has every round; an absence names nobody; nobody is told by the player’s own name.',
    files: {
      'src/pairing/round/missingResults.ts': [
        ['[]', '["Stryker was here"]'],
        ["entry.kind === 'game'", 'true'],
        ['namer < 0', 'false'],
      ],
    },
  },
  {
    why: 'Somebody outside the list is a key of the player as well; an absence names nobody; the list has every round.',
    files: {
      'src/pairing/round/openGames.ts': [
        ['opponent < 0', 'false'],
        ["entry.kind === 'game'", 'true'],
        ['-1', '+1'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Out of a round nobody is put in a later one by asking twice; an absence names nobody, and is one whatever it counts; every round that somebody has to play is one of a stage and has a cell.',
    files: {
      'src/pairing/round/openRound.ts': [
        ["factsOf(round)?.pairs === 'draw'", 'true'],
        ['factsOf(round)?.pairs', 'factsOf(round).pairs'],
        ['row[round - 1]?.some', 'row[round - 1].some'],
        ["'nothing'", '""'],
        ['[]', '["Stryker was here"]'],
        ['absent.length === 0', 'false'],
        ['r > round', 'true'],
        ['r > round', 'r >= round'],
        ["entry.kind === 'game'", 'true'],
      ],
    },
  },
  {
    why: 'Nobody plays on from a table, or from the last stage; a round that is open is one of a stage; what is put off besides errors is said after them; the parts are put there at once.',
    files: {
      'src/pairing/round/openStage.ts': [
        ['stages.slice(0, Math.max(0, index))', 'stages'],
        ['stage === undefined', 'false'],
        ['[]', '["Stryker was here"]'],
        ['settings.rounds !== undefined', 'true'],
        ['stage !== undefined', 'true'],
        ['missing.filter(isPutOff)', 'missing'],
      ],
    },
  },
  {
    why: 'The list has every player, team and round; a team of which nobody sits has no cell, and an empty cell stays empty; an absence names no team.',
    files: {
      'src/pairing/round/openTeamRound.ts': [
        ['cells[player]?.[round - 1]', 'cells[player][round - 1]'],
        ['[]', '["Stryker was here"]'],
        ['seated.length > 0', 'true'],
        ['seated.length > 0', 'seated.length >= 0'],
        ["entry.kind === 'game'", 'true'],
        ['cell.length > 0', 'true'],
        ['cell.length > 0', 'cell.length >= 0'],
        ['isLeftOut[team]?.[index]', 'isLeftOut[team][index]'],
      ],
    },
  },
  {
    why: 'A stage alone is the first part of one; the second bye was asked for before.',
    files: {
      'src/pairing/round/otherGames.ts': [
        ['open.playingOn.length === 0', 'false'],
        ['second.bye !== undefined', 'true'],
      ],
    },
  },
  {
    why: 'Nobody is out of no round, and a game is no absence.',
    files: {
      'src/pairing/round/secondAbsences.ts': [
        ['round === undefined', 'false'],
        ["entry.kind === 'free'", 'true'],
      ],
    },
  },
  {
    why: 'Nothing is above or below what is not known; asking first is for the compiler.',
    files: {
      'src/pairing/round/startWarnings.ts': [
        ['bar !== undefined', 'true'],
        ['start !== undefined', 'true'],
        ['start !== undefined && bar !== undefined', 'true'],
        ['start !== undefined && bar !== undefined', 'start !== undefined || bar !== undefined'],
        ['ownStart !== undefined && topScore !== undefined', 'true'],
        [
          'ownStart !== undefined && topScore !== undefined',
          'ownStart !== undefined || topScore !== undefined',
        ],
        ['ownStart !== undefined', 'true'],
        ['topScore !== undefined', 'true'],
      ],
    },
  },
  {
    why: 'Outside McMahon there is no bar and no top group; with an upper bar there is a score of it; a name is never missing.',
    files: {
      'src/pairing/round/topGroupWarnings.ts': [
        ["SYSTEMS[stage.system].score !== 'MMS'", 'false'],
        ['bar === undefined', 'false'],
        ["''", '"Stryker was here!"'],
      ],
    },
  },
  {
    why: 'Where somebody has a bye there is a class of those entitled to one.',
    files: { 'src/pairing/round/typedByes.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'Equal balances were asked for before; behind the last round there is none.',
    files: {
      'src/pairing/game/colour.ts': [
        ['difference < 0', 'difference <= 0'],
        ['first.length - 1', 'first.length + 1'],
      ],
    },
  },
  {
    why: 'A free round has no colour, and what is no number is no colour.',
    files: {
      'src/pairing/game/colourHistory.ts': [
        ["entry.kind !== 'game'", 'false'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Nobody plays against oneself, everybody who is asked for is in the list, and a free round has no opponent, colour or stones.',
    files: {
      'src/pairing/game/fixedPairs.ts': [
        ['game.opponent < player', 'game.opponent <= player'],
        ['playerInList !== undefined', 'true'],
        ["entry.kind === 'game'", 'true'],
        ["answer?.kind === 'game'", 'true'],
      ],
    },
  },
  {
    why: 'Both players of a game are in the list.',
    files: {
      'src/pairing/game/fixedTables.ts': [
        ['players[game.black]?.no', 'players[game.black].no'],
        ['players[game.white]?.no', 'players[game.white].no'],
      ],
    },
  },
  {
    why: 'A professional rank has no place on the ladder and nothing is above it; a rank that nobody knows is above none; no stones are none whatever their sign.',
    files: {
      'src/pairing/game/handicap.ts': [
        ["from.kind !== 'amateur'", 'false'],
        ['player.ladder === undefined', 'false'],
        ['stones === 0', 'false'],
      ],
    },
  },
  {
    why: 'The list has every player and round; a free round has no opponent, so nothing can be counted for it; nobody meets oneself; before the first game there is none.',
    files: {
      'src/pairing/game/meetings.ts': [
        ['[]', '["Stryker was here"]'],
        ['player < count', 'player <= count'],
        ['wallList.entries[player]?.[r - 1]', 'wallList.entries[player][r - 1]'],
        ['opponents[low]?.push', 'opponents[low].push'],
        ['opponents[high]?.push', 'opponents[high].push'],
        ["entry.kind !== 'game'", 'false'],
        ['a < b', 'a <= b'],
        ['index === 0', 'false'],
        ["entry.kind === 'game'", 'true'],
      ],
    },
  },
  {
    why: 'What is not Black is White; an even event has no stones; equal scores were asked for before; where nobody has a country none differs; whoever is paired is in the list.',
    files: {
      'src/pairing/game/pairedGame.ts': [
        ["'white'", '""'],
        ['difference > 0', 'difference >= 0'],
        ['first !== undefined', 'true'],
        ['players[opponent]?.no', 'players[opponent].no'],
      ],
    },
  },
  {
    why: 'No two games have a place in common, so that the better places tell them apart; behind the last key there is none.',
    files: {
      'src/pairing/game/tables.ts': [
        ['a - b', 'a + b'],
        ['new Array(games.length)', 'new Array()'],
        ['Math.max(...places)', 'Math.min(...places)'],
        ['i < a.length', 'i <= a.length'],
      ],
    },
  },
  {
    why: 'Of several bad cells in one round any is the first.',
    files: { 'src/standings/score/badCell.ts': [['cell.round < before', 'cell.round <= before']] },
  },
  {
    why: 'A list without room grows.',
    files: {
      'src/standings/score/countedGames.ts': [['new Array(room)', 'new Array()']],
      'src/standings/score/score.ts': [['new Array<HalfPoints>(through + 1)', 'new Array()']],
    },
  },
  {
    why: 'Somebody has an entry of a round, or nobody asks whether others had one.',
    files: {
      'src/standings/score/lastCountedRound.ts': [
        ['first < round', 'true'],
        ['first < round', 'first <= round'],
      ],
    },
  },
  {
    why: 'A free round has no stones, not even none.',
    files: { 'src/standings/score/ratedGames.ts': [["entry.kind === 'game'", 'true']] },
  },
  {
    why: 'Nobody outside the list has a score; no stones add nothing; a free round has no opponent; the list has every player.',
    files: {
      'src/standings/score/roundValue.ts': [
        ['opponent < 0', 'false'],
        ['given === 0', 'false'],
        ["entry.kind === 'game'", 'true'],
        ["met?.kind === 'game'", 'true'],
        ['met?.kind', 'met.kind'],
        ['scores[player]?.[through]', 'scores[player][through]'],
        ["other.kind === 'game'", 'true'],
      ],
    },
  },
  {
    why: 'Nothing is not above a score.',
    files: { 'src/standings/score/topGroup.ts': [['start !== undefined', 'true']] },
  },
  {
    why: 'What is worse has criteria, and they differ.',
    files: {
      'src/sheet/audit/auditWords.ts': [
        ['[]', '["Stryker was here"]'],
        ['count > 0', 'count >= 0'],
        ['cost > 0', 'cost >= 0'],
      ],
    },
  },
  {
    why: 'A table without a header has no titles, whatever stands for them is none, and every player has a name.',
    files: {
      'src/sheet/audit/placesInCells.ts': [
        ['[]', '["Stryker was here"]'],
        ["who === ''", 'false'],
      ],
    },
  },
  {
    why: 'Words of values are looked for in any case; no other place has an address of its own or a name, and what is undefined is missing.',
    files: {
      'src/sheet/wording.ts': [
        ["'value'", '""'],
        ["place.kind === 'setting'", 'true'],
        ["place.kind !== 'setting' || place.name === undefined", 'false'],
        [
          "place.kind !== 'setting' || place.name === undefined",
          "place.kind !== 'setting' && place.name === undefined",
        ],
        ["place.kind !== 'setting'", 'false'],
        ['place.name === undefined', 'false'],
      ],
    },
  },
  {
    why: 'Where there is no run there is no last change of it.',
    files: { 'src/sheet/cells/block.ts': [['run && last', 'run || last']] },
  },
  {
    why: 'Each line of the table has all seven; the fallback is for the compiler.',
    files: { 'src/sheet/cells/examples.ts': [["''", '"Stryker was here!"']] },
  },
  {
    why: 'A block has a line and what was matched a sign; what has no place has no texts, and a text is nobody’s names; a cell that is less full is right as well; what follows says the same.',
    files: {
      'src/sheet/write/logBlocks.ts': [
        ['after[0]?.length', 'after[0].length'],
        ['match?.[3]', 'match[3]'],
        ['[]', '["Stryker was here"]'],
        ['{ return undefined; }', '{}'],
        ["typeof one === 'number'", 'true'],
        ['size + more > CELL_LIMIT', 'size + more >= CELL_LIMIT'],
        ['sizeOf(block) + 2 <= CELL_LIMIT', 'sizeOf(block) + 2 < CELL_LIMIT'],
      ],
    },
  },
  {
    why: 'The sign is one character long.',
    files: { 'src/sheet/write/logParts.ts': [['2 * MORE.length', '2 / MORE.length']] },
  },
  {
    why: 'Before a version stand all the cells of a row; a word is no number, no version, no list and no further part, as a blank is none.',
    files: { 'src/sheet/write/logRows.ts': [["''", '"Stryker was here!"']] },
  },
  {
    why: 'A list without titles has no column of numbers, and what has none has a problem already; a title is no number; the players’ rows are there.',
    files: {
      'src/sheet/write/numberChanges.ts': [
        ['column === undefined', 'false'],
        ['values[row]?.[column]', 'values[row][column]'],
        ['-1', '+1'],
        ['row > header', 'row >= header'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'The list has every player, round and column that is asked for; a column before the rounds is no round; nobody plays against themselves.',
    files: {
      'src/sheet/write/pairedFrom.ts': [
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
        ['game.opponent >= player', 'game.opponent > player'],
        ['wallList.players[game.opponent]?.no', 'wallList.players[game.opponent].no'],
        ['wallList.players[player]?.no', 'wallList.players[player].no'],
        ['row[index]?.forEach', 'row[index].forEach'],
      ],
    },
  },
  {
    why: 'The pattern in front of it lets nothing pass that is no list or begins with no number; the cell 0 was looked for before; what returns nothing returns undefined.',
    files: {
      'src/sheet/write/pairedFrom.ts': [
        ['!Array.isArray(parts)', 'false'],
        ["typeof round !== 'number' || !isTable(settings)", 'false'],
        [
          "typeof round !== 'number' || !isTable(settings)",
          "typeof round !== 'number' && !isTable(settings)",
        ],
        ["typeof round !== 'number'", 'false'],
        ['{ return undefined; }', '{}'],
        ['one > 0', 'one >= 0'],
      ],
    },
  },
  {
    why: 'The list has every player and round that is asked for; no action has the number of a word, and no pair its text.',
    files: {
      'src/sheet/write/pairedRounds.ts': [
        ['undoes !== undefined', 'true'],
        ['[]', '["Stryker was here"]'],
        ['entries[player]?.[round - 1]', 'entries[player][round - 1]'],
      ],
    },
  },
  {
    why: 'A word is no number and no pair, as a blank is none.',
    files: { 'src/sheet/write/pairsIn.ts': [["''", '"Stryker was here!"']] },
  },
  {
    why: 'Nobody has the titles’ names or none at all; other titles stand below the first ones; the rows that are asked for are there.',
    files: {
      'src/sheet/cells/rowNames.ts': [
        ['row < (end < 0 ? values.length : end)', 'row <= (end < 0 ? values.length : end)'],
        ['end < 0', 'end <= 0'],
        ['values[row]?.[at ?? -1]', 'values[row][at ?? -1]'],
      ],
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
    why: 'The list has every player, round and row that is asked for; an entry of nobody has no row.',
    files: {
      'src/sheet/write/writeRound.ts': [
        ['reading.wallList.entries[player]?.[round - 1]', 'reading.wallList.entries[player][round - 1]'],
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
        ['row === undefined', 'false'],
        ['bye === undefined', 'false'],
        ['wallList.players[opponent]?.no', 'wallList.players[opponent].no'],
        ['wallList.players[player]?.name', 'wallList.players[player].name'],
      ],
    },
  },
  {
    why: 'The sheet and the row that are asked for are there, and a block has a line; what is no cell is no setting and no change; whether there are starts decides nothing of what is typed.',
    files: {
      'src/application/write/inForce.ts': [
        ['reading.columns.start !== undefined', 'true'],
        ['[]', '["Stryker was here"]'],
        ['workbook.read(sheet)?.values', 'workbook.read(sheet).values'],
        ['after[0]?.length', 'after[0].length'],
      ],
    },
  },
  {
    why: 'The same word is in the lines of both sides, and these have their cells in the same order.',
    files: {
      'src/application/write/owned.ts': [
        ['[]', '["Stryker was here"]'],
        ['[...line].sort(([a], [b]) => a - b)', '[...line]'],
        ['([a], [b]) => a - b', '() => undefined'],
        ['a - b', 'a + b'],
      ],
    },
  },
  {
    why: 'The sheet was there when its cells were asked for; a blank is none of our texts; nothing stands behind the last cell of a row.',
    files: {
      'src/application/selfTest/selfTestCells.ts': [
        ['[]', '["Stryker was here"]'],
        ["''", '"Stryker was here!"'],
        ['formulas[row]?.[column]', 'formulas[row][column]'],
        ["text !== ''", 'true'],
        ['end < line.length', 'end <= line.length'],
        ['one.cells[0]?.length', 'one.cells[0].length'],
      ],
    },
  },
  {
    why: 'The sheet is there; where there are no rows, nothing is taken back and nothing is said.',
    files: {
      'src/application/write/wholeRows.ts': [
        ['[]', '["Stryker was here"]'],
        ['[0]', '[]'],
      ],
    },
  },
  {
    why: 'What is no object is no date either, and a text that is seen is trimmed.',
    files: {
      'src/sheet/cells/cell.ts': [
        ["typeof value === 'object'", 'true'],
        ["typeof value === 'string'", 'false'],
        ["'string'", '""'],
      ],
    },
  },
  {
    why: 'Nothing is no half.',
    files: { 'src/sheet/cells/cellProblem.ts': [['number > 0', 'number >= 0']] },
  },
  {
    why: 'Empty parts are passed over.',
    files: { 'src/sheet/cells/fields.ts': [['/[\\s,;、，]+/', '/[\\s,;、，]/']] },
  },
  {
    why: 'What is no column has no text.',
    files: { 'src/sheet/read/entryInCell.ts': [['[]', '["Stryker was here"]']] },
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
    why: 'Where somebody has the bye there are classes; the fallback is for the compiler.',
    files: {
      'src/pairing/optimum/bye.ts': [
        ['byeClass?.[players.indexOf(bye)]', 'byeClass[players.indexOf(bye)]'],
        ['byeClass?.[i]', 'byeClass[i]'],
      ],
    },
  },
  {
    why: 'The class of whoever must not have the bye is the cost of an absent pair.',
    files: { 'src/pairing/optimum/byeVertex.ts': [['one < 0', 'false']] },
  },
  {
    why: 'A criterion costs nothing in games that cannot pay it; to ask for it takes time.',
    files: {
      'src/pairing/optimum/levelCost.ts': [
        ["digits.filter(({ paidBy }) => paidBy === 'any game' || paidBy === games)", 'digits'],
        ["paidBy === 'any game' || paidBy === games", 'true'],
      ],
    },
  },
  {
    why: 'The whole cost is right where a part of it is enough; it takes longer.',
    files: { 'src/pairing/optimum/levelCost.ts': [['sum > enough', 'false']] },
  },
  {
    why: 'What is undefined is not absent either.',
    files: {
      'src/pairing/optimum/levelCost.ts': [['() => false', '() => undefined']],
      'src/pairing/optimum/cost.ts': [['() => false', '() => undefined']],
    },
  },
  {
    why: 'Nobody plays against oneself.',
    files: {
      'src/pairing/optimum/cost.ts': [
        ['j !== i', 'true'],
        ['i < j', 'i <= j'],
      ],
    },
  },
  {
    why: 'Each pair is asked for then, or from either side: the same pairs are forbidden, and it takes longer.',
    files: {
      'src/pairing/optimum/cost.ts': [
        ['isForbidden.pairs?.length === 0', 'false'],
        ['isForbidden.pairs', 'false'],
        ['players.slice(0, i)', 'players'],
      ],
    },
  },
  {
    why: 'A list without pairs forbids nobody.',
    files: { 'src/pairing/optimum/forbidden.ts': [['pairs.length === 0', 'false']] },
  },
  {
    why: 'Nobody is the partner of oneself.',
    files: {
      'src/pairing/optimum/optimum.ts': [
        ['i < j', 'i <= j'],
        ['i < partner', 'i <= partner'],
      ],
      'src/pairing/roundRobin/outstandingGames.ts': [['mate > i', 'mate >= i']],
    },
  },
  {
    why: 'A text is no class, no limit and no pair of vertices; by a limit that is real all sums are exact, and none follows.',
    files: { 'src/pairing/optimum/whatIf.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'One who is left alone has won in the line before.',
    files: { 'src/standings/diagonal/diagonal.ts': [['left.length > 1', 'left.length >= 1']] },
  },
  {
    why: 'A class of one has one, and a tie has players; the question is for the compiler.',
    files: {
      'src/standings/diagonal/diagonalTie.ts': [
        ['winner !== undefined', 'true'],
        ['won[0]?.length', 'won[0].length'],
      ],
    },
  },
  {
    why: 'A free round has no outcome, and nothing stands in no place of a cell.',
    files: {
      'src/standings/diagonal/gameLength.ts': [
        ["game.kind === 'game'", 'true'],
        ['answer === undefined', 'false'],
      ],
    },
  },
  {
    why: 'What has no column has no value in it.',
    files: { 'src/standings/explain/explainPlayoff.ts': [['column === undefined', 'false']] },
  },
  {
    why: 'Rounds that have been played have columns, and the list has everybody; the fallback is for the compiler.',
    files: {
      'src/standings/explain/explainPlayoff.ts': [
        ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'What is not the score is the wins.',
    files: { 'src/standings/tiebreaks/scoreLines.ts': [["'wins'", '""']] },
  },
  {
    why: 'Who is asked for is in the list; the fallback is for the compiler.',
    files: {
      'src/standings/tiebreaks/scoreLines.ts': [
        ['standing.wallList.players[player]?.name', 'standing.wallList.players[player].name'],
        ["''", '"Stryker was here!"'],
      ],
    },
  },
  {
    why: 'A round has a value only where the score of its opponent is known; else its line says what is missing.',
    files: {
      'src/standings/tiebreaks/sosK.ts': [
        ["score?.kind !== 'score'", 'false'],
        ['score?.kind', 'score.kind'],
      ],
    },
  },
  {
    why: 'Whoever is outside the list has a line of their own; nothing else is missing but a start, and the list has whose.',
    files: {
      'src/standings/explanation.ts': [
        ["missing.kind === 'no start'", 'true'],
        ['players[missing.player]?.name', 'players[missing.player].name'],
        ["''", '"Stryker was here!"'],
      ],
    },
  },
  {
    why: 'Where as many are won as lost it is a draw in the line before.',
    files: { 'src/standings/knockout/knockout.ts': [['won > lost', 'won >= lost']] },
  },
  {
    why: 'A playoff is asked for as far as the list has rounds; the fallback is for the compiler.',
    files: {
      'src/standings/playoff/playoff.ts': [
        ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'The classes of a contest do not depend on what was compared.',
    files: { 'src/standings/playoff/playoffOrder.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'Of a table only rounds with a column are looked at, and the list has everybody; the fallback is for the compiler.',
    files: {
      'src/standings/roundRobin/leavers.ts': [
        ['wallList.players[player]?.out', 'wallList.players[player].out'],
        ['wallList.entries[player]?.[from - 1 + i]', 'wallList.entries[player][from - 1 + i]'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'Undefined is neither before a round nor behind one.',
    files: {
      'src/standings/roundRobin/leavers.ts': [['out !== undefined', 'true']],
      'src/standings/roundRobin/roundRobin.ts': [['from !== undefined', 'true']],
      'src/standings/teams/teamPlayers.ts': [['from !== undefined', 'true']],
    },
  },
  {
    why: 'A group has a player, and the list has everybody; the fallback is for the compiler.',
    files: {
      'src/standings/roundRobin/roundRobin.ts': [
        ['wallList.players[players[0] as number]?.group', 'wallList.players[players[0] as number].group'],
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  },
  {
    why: 'There is a column, that of the places; the fallback is for the compiler.',
    files: { 'src/standings/stages/stageOrder.ts': [['[]', '["Stryker was here"]']] },
  },
  {
    why: 'Only a system of groups has two stages that nobody typed, and its first one is apart; there is a stage.',
    files: { 'src/standings/stages/stageRanking.ts': [['stages[0]?.apart', 'stages[0].apart']] },
  },
  {
    why: 'Where everybody is ranked nothing is masked: each has the value, and the reason without one, of the column.',
    files: { 'src/standings/stages/stageRanking.ts': [['among.size === column.values.length', 'false']] },
  },
  {
    why: 'The list has every player, round and team that is asked for; a text is neither a bye of a team that plays nor an open game of a team that does not answer.',
    files: {
      'src/standings/teams/match.ts': [
        ['[]', '["Stryker was here"]'],
        ['entries[team]?.push', 'entries[team].push'],
        ['boardResults[team]?.push', 'boardResults[team].push'],
        ['cells[player]?.[round - 1]', 'cells[player][round - 1]'],
        ['sides[ownBoards.opponent]?.find', 'sides[ownBoards.opponent].find'],
      ],
    },
  },
  {
    why: 'Games against one team have different numbers, the same from either side; a team never meets itself.',
    files: {
      'src/standings/teams/match.ts': [
        ['again + 1', 'again - 1'],
        ['team < ownBoards.opponent', 'team <= ownBoards.opponent'],
      ],
    },
  },
  {
    why: 'A text is the cell of nobody, and the list has whose cell a bad one is.',
    files: {
      'src/standings/teams/teamEvent.ts': [
        ['[]', '["Stryker was here"]'],
        ['players[cell.player]?.name', 'players[cell.player].name'],
        ["''", '"Stryker was here!"'],
      ],
    },
  },
  {
    why: 'A team has a player; the fallback is for the compiler.',
    files: {
      'src/standings/teams/teamPlayers.ts': [
        ['all[0]?.[key]', 'all[0][key]'],
        ["''", '"Stryker was here!"'],
      ],
    },
  },
  {
    why: 'Whoever plays across groups has warnings, be it none; a bye of nobody is no second one.',
    files: {
      'src/pairing/swiss/pairFree.ts': [
        ['[]', '["Stryker was here"]'],
        ['bye === undefined', 'false'],
      ],
    },
  },
  {
    why: 'Equal lots are equal behind their last word as well: what is no number decides nothing.',
    files: { 'src/lots/lots.ts': [['k < one.length', 'k <= one.length']] },
  },
  {
    why: 'The list has whoever draws a lot; the fallback is for the compiler.',
    files: {
      'src/lots/lots.ts': [
        ['playerInList?.name', 'playerInList.name'],
        ["''", '"Stryker was here!"'],
      ],
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
    why: 'A group of one has one; the question is for the compiler.',
    files: { 'src/pairing/roundRobin/groupProblems.ts': [['only !== undefined', 'true']] },
  },
  {
    why: 'Only tables ask for the open round; whoever was seen finds nobody new.',
    files: {
      'src/pairing/roundRobin/tableProblems.ts': [
        ["system === 'Round robin'", 'true'],
        ['seen.has(start)', 'false'],
      ],
    },
  },
];

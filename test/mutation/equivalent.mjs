/**
 * Mutants that no test can kill, for what they do is right as well: in `file`, what stands there and what the mutant has in its
 * place. docs/mutation.md explains how they are counted.
 */
export const EQUIVALENT = [
  {
    file: 'src/tournament/teams/lineUp.ts',
    why: 'What follows asks for the opponent, and a free round has none; every player has all rounds.',
    mutants: [
      ["entry.kind !== 'game'", 'false'],
      ['entries[entry.opponent]?.[round]?.length', 'entries[entry.opponent]?.[round].length'],
    ],
  },
  {
    file: 'src/tournament/teams/lineUp.ts',
    why: 'No team has nobody’s number: its members are none.',
    mutants: [
      ["entry.kind === 'game'", 'true'],
      ['team === undefined', 'false'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/tournament/teams/lineUp.ts',
    why: 'The list has every player, round and team that is asked for; the fallback is for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['cells[player]?.[round - 1]', 'cells[player][round - 1]'],
    ],
  },
  {
    file: 'src/tournament/teams/team.ts',
    why: 'The list has every player and round that is asked for; the fallback is for the compiler.',
    mutants: [
      ["''", '"Stryker was here!"'],
      ['players[index]?.team', 'players[index].team'],
      ['players[index]?.no', 'players[index].no'],
      ['players[Math.min(...group)]?.team', 'players[Math.min(...group)].team'],
      ['players[index]?.board', 'players[index].board'],
      ['players[index]?.out', 'players[index].out'],
      ['[]', '["Stryker was here"]'],
      ['entries[player]?.[round]', 'entries[player][round]'],
      ["entry.kind === 'game'", 'true'],
    ],
  },
  {
    file: 'src/tournament/teams/team.ts',
    why: 'A round behind the last one has no cells, so no team has a result in it.',
    mutants: [['round < rounds', 'round <= rounds']],
  },
  {
    file: 'src/tournament/teams/team.ts',
    why: 'Of two equal sizes either is the larger one.',
    mutants: [['size > best', 'size >= best']],
  },
  {
    file: 'src/tournament/teams/teamProblems.ts',
    why: 'The list has every player, round and team that is asked for; the fallback is for the compiler.',
    mutants: [
      ["''", '"Stryker was here!"'],
      ['one === undefined', 'false'],
      ['wallList.players[player]?.board', 'wallList.players[player].board'],
      ['[]', '["Stryker was here"]'],
      ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
      ['teams[met]?.name', 'teams[met].name'],
    ],
  },
  {
    file: 'src/tournament/teams/teamProblems.ts',
    why: 'A free round has no opponent, and nobody’s team is none.',
    mutants: [
      ["entry.kind === 'free'", 'false'],
      ["'free'", '""'],
    ],
  },
  {
    file: 'src/tournament/opponentsEntry.ts',
    why: 'A free round has no opponent that could be the same, nor what is no entry.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ["one.kind === 'game'", 'true'],
      ["entry.kind === 'game'", 'true'],
    ],
  },
  {
    file: 'src/tournament/game.ts',
    why: 'Only a free round is as a bye.',
    mutants: [["entry.kind === 'free'", 'true']],
  },
  {
    file: 'src/tournament/rank.ts',
    why: 'The pattern allows blanks around everything.',
    mutants: [["text.normalize('NFKC').trim()", "text.normalize('NFKC')"]],
  },
  {
    file: 'src/tournament/rank.ts',
    why: 'No other word of the pattern has that letter.',
    mutants: [
      ['/^p/i', '/p/i'],
      ["''", '"Stryker was here!"'],
      ['/^k/', '/k/'],
      ['/^(k|gup|級|级|급)/', '/(k|gup|級|级|급)/'],
    ],
  },
  {
    file: 'src/tournament/game.ts',
    why: 'A round without a game has no outcome.',
    mutants: [["entry.kind === 'game'", 'true']],
  },
  {
    file: 'src/tournament/teams/lineUp.ts',
    why: 'The list has every player and team that is asked for; the fallback is for the compiler.',
    mutants: [
      ['players[player]?.no', 'players[player].no'],
      ['teams[opposing]?.members', 'teams[opposing].members'],
    ],
  },
  {
    file: 'src/tournament/presets.ts',
    why: 'The settings are made in the line before.',
    mutants: [
      ['withoutTeams?.tiebreaks', 'withoutTeams.tiebreaks'],
      ['withTeams?.tiebreaks', 'withTeams.tiebreaks'],
    ],
  },
  {
    file: 'src/tournament/timeLimits.ts',
    why: 'Of many blanks each is left out, one by one or together.',
    mutants: [[String.raw`/\s+/g`, String.raw`/\s/g`]],
  },
  {
    file: 'src/tournament/timetable.ts',
    why: 'What is empty between two commas is left out; where nothing was found there is no hour.',
    mutants: [
      [String.raw`/[,;\n、，；]+/`, String.raw`/[,;\n、，；]/`],
      ['match !== null', 'true'],
    ],
  },
  {
    file: 'src/tournament/unplayed.ts',
    why: 'What it counts depends on the bye alone.',
    mutants: [["'free'", '""']],
  },
  {
    file: 'src/tournament/wallList.ts',
    why: 'No round is later than an unknown one.',
    mutants: [['player.out.from !== undefined', 'true']],
  },
  {
    file: 'src/rating/performance.ts',
    why: 'Another order of the same numbers may change the last digit of a sum, below a billionth of a point.',
    mutants: [
      [
        'games.map(({ opponent }) => opponent).sort((a, b) => a - b)',
        'games.map(({ opponent }) => opponent)',
      ],
      ['(a, b) => a - b', '() => undefined'],
      ['a - b', 'a + b'],
    ],
  },
  {
    file: 'src/rating/performance.ts',
    why: 'One halving more, or the other half where both are right, changes less than a billionth of a point.',
    mutants: [
      ['i < HALVINGS', 'i <= HALVINGS'],
      ['expected(middle) < score', 'expected(middle) <= score'],
    ],
  },
  {
    file: 'src/rating/rankRating.ts',
    why: 'The rank of a rating is always an amateur’s.',
    mutants: [["amateur.kind === 'amateur'", 'true']],
  },
  {
    file: 'src/standings/tiebreaks/boardWins.ts',
    why: 'A round in which nothing stands has no board results.',
    mutants: [["entry?.kind === 'free'", 'true']],
  },
  {
    file: 'src/standings/tiebreaks/lottery.ts',
    why: 'The lot of one alone is the first.',
    mutants: [
      ['group.length > 1', 'true'],
      ['group.length > 1', 'group.length >= 1'],
    ],
  },
  {
    file: 'src/standings/score/lastCountedRound.ts',
    why: 'Round 0 and a player behind the last have no entries; every player has all rounds.',
    mutants: [['round > 0', 'round >= 0']],
  },
  {
    file: 'src/standings/score/asOfRound.ts',
    why: 'What is no cell is of no round.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/diagonal/diagonal.ts',
    why: 'Where nothing is typed there is nothing to say of it; a kind that is neither the first nor a later one is an extra one; the list has every player.',
    mutants: [
      ['(row[number - 1] ?? []).length > 0', 'true'],
      ['(row[number - 1] ?? []).length > 0', '(row[number - 1] ?? []).length >= 0'],
      ['[]', '["Stryker was here"]'],
      ["'extra'", '""'],
      ['one !== undefined', 'true'],
    ],
  },
  {
    file: 'src/pairing/diagonal/diagonalColour.ts',
    why: 'What is not black is white; every pair has a colour, and every player of it is listed; where a walk ends where it began either way is as good.',
    mutants: [
      ["'white'", '""'],
      ["'black'", '""'],
      ['open.get(player)?.length', 'open.get(player).length'],
      ['open.get(player)?.filter', 'open.get(player).filter'],
      ['[]', '["Stryker was here"]'],
      ['start !== end', 'true'],
    ],
  },
  {
    file: 'src/pairing/diagonal/diagonalGames.ts',
    why: 'Every pair has colours.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/diagonal/diagonalProblems.ts',
    why: 'The list has every player, and at least two play.',
    mutants: [
      ['one !== undefined', 'true'],
      ['wallList.players[player]?.maximumRating', 'wallList.players[player].maximumRating'],
      ['missing.length > 1', 'true'],
      ['missing.length > 1', 'missing.length >= 1'],
    ],
  },
  {
    file: 'src/pairing/diagonal/diagonalRepeats.ts',
    why: 'Where nobody meets again the own places are the best ones; where no repeat is left inside the halves none is saved across them, and without halves both are the same; the first choice is replaced.',
    mutants: [
      ['worthOf(own, pairs, haveMet).repeats === 0', 'false'],
      ['half === undefined || worthOf(inside, pairs, haveMet).repeats === 0', 'false'],
      [
        'half === undefined || worthOf(inside, pairs, haveMet).repeats === 0',
        'half === undefined && worthOf(inside, pairs, haveMet).repeats === 0',
      ],
      ['half === undefined', 'false'],
      ['worthOf(inside, pairs, haveMet).repeats === 0', 'false'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/diagonal/diagonalSwaps.ts',
    why: 'A pair that is looked at besides counts as before; no place behind the last is any better; two exchanges differ somewhere.',
    mutants: [
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
  {
    file: 'src/pairing/diagonal/diagonalTyped.ts',
    why: 'A free round has no opponent.',
    mutants: [["entry.kind === 'game'", 'true']],
  },
  {
    file: 'src/pairing/diagonal/diagonalWorth.ts',
    why: 'They differ.',
    mutants: [['a.repeats < b.repeats', 'a.repeats <= b.repeats']],
  },
  {
    file: 'src/pairing/diagonal/patterns.ts',
    why: 'Nobody meets the own position; before the first pair there is none.',
    mutants: [
      ['a < b', 'a <= b'],
      ['i === 0', 'false'],
      ['sorted[i - 1]?.[0]', 'sorted[i - 1][0]'],
      ['sorted[i - 1]?.[1]', 'sorted[i - 1][1]'],
    ],
  },
  {
    file: 'src/pairing/roundRobin/tableDraw.ts',
    why: 'Nobody rests in an even table; nobody is asked about the own self; what stands behind the last number has met nobody and is exchanged with nobody; where nobody has met the order of the lots is best; the first value is replaced.',
    mutants: [
      ['rest === undefined', 'false'],
      ['one !== other', 'true'],
      ['one < size', 'one <= size'],
      ['other < size', 'other <= size'],
      ['at < 0', 'false'],
      ['repeatsOf(table, inOrder).every(count => count === 0)', 'false'],
      ['count => count === 0', '() => undefined'],
      ['count === 0', 'false'],
      ['{ places: inOrder, value: -1 }', '{}'],
      ['-1', '+1'],
      ['other < number', 'other <= number'],
      ['one < table.size', 'one <= table.size'],
      ['one + 1', 'one - 1'],
      ['other < table.size', 'other <= table.size'],
    ],
  },
  {
    file: 'src/pairing/roundRobin/berger.ts',
    why: 'Nobody meets the own number.',
    mutants: [['one < other', 'one <= other']],
  },
  {
    file: 'src/pairing/roundRobin/outstandingGames.ts',
    why: 'A free round has no opponent; everybody can stay with the own shadow.',
    mutants: [
      ["entry.kind !== 'game'", 'false'],
      ["result.kind === 'matched'", 'true'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/roundRobin/snake.ts',
    why: 'A player has a column; before A stands no letter.',
    mutants: [
      [
        'groups[row % 2 === 0 ? column : groups.length - 1 - column]?.players',
        'groups[row % 2 === 0 ? column : groups.length - 1 - column].players',
      ],
      ['index < LETTERS.length', 'false'],
    ],
  },
  {
    file: 'src/pairing/roundRobin/tableProblems.ts',
    why: 'The list has every player and round; a free round has no opponent; somebody alone owes no game.',
    mutants: [
      ['entries[one]?.[round - 1]', 'entries[one][round - 1]'],
      ['[]', '["Stryker was here"]'],
      ["entry.kind === 'game'", 'true'],
      ['wallList.players[player]?.out', 'wallList.players[player].out'],
      ['entries[player]?.[round - 1]', 'entries[player][round - 1]'],
      ['component.length > 1', 'true'],
      ['component.length > 1', 'component.length >= 1'],
    ],
  },
  {
    file: 'src/pairing/roundRobin/groupProblems.ts',
    why: 'The list has every player that is asked for; the fallback is for the compiler.',
    mutants: [['standing.wallList.players[player]?.no', 'standing.wallList.players[player].no']],
  },
  {
    file: 'src/pairing/roundRobin/roundRobin.ts',
    why: 'The list has every stage that is asked for; the fallback is for the compiler.',
    mutants: [['stages[index]?.apart', 'stages[index].apart']],
  },
  {
    file: 'src/pairing/roundRobin/berger.ts',
    why: 'The last player meets a smaller number.',
    mutants: [['one < even', 'one <= even']],
  },
  {
    file: 'src/pairing/knockout/draw.ts',
    why: 'The bound for a criterion may be larger; whoever is first has an opponent in the best draw, who is found before; an exchange that is passed over is found by a draw of the rest, and one that would be cheaper than the best there is not; a smaller number of games inside a country costs time alone.',
    mutants: [
      ['players.length / 2', 'players.length * 2'],
      ['{ opponent, left: without(left, [first, opponent], left.total - price.of(first, opponent)) }', '{}'],
      ['left.total - price.of(first, opponent)', 'left.total + price.of(first, opponent)'],
      ['cost + price.of(one, other)', 'cost - price.of(one, other)'],
      [
        'price.of(first, one) + price.of(opponent, other)',
        'price.of(first, one) - price.of(opponent, other)',
      ],
      ['price.fewestInside(rest, byes) * price.country', 'price.fewestInside(rest, byes) / price.country'],
    ],
  },
  {
    file: 'src/pairing/scorePairing/canBePaired.ts',
    why: 'Nobody is asked about oneself, and everybody asked about is there; where the shortcut is not taken, the matching says the same.',
    mutants: [
      ['other !== one', 'true'],
      ['of.get(player)?.has', 'of.get(player).has'],
      ['({ size }) => size', '() => undefined'],
      ['count >= 2 * (mostRefused + 1)', 'false'],
      ['count >= 2 * (mostRefused + 1)', 'count > 2 * (mostRefused + 1)'],
    ],
  },
  {
    file: 'src/pairing/scorePairing/scorePairing.ts',
    why: 'No balance is beyond a limit that is not there.',
    mutants: [['colourLimit === undefined', 'false']],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingBefore.ts',
    why: 'An event has a first stage.',
    mutants: [['stage === undefined', 'false']],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingCarry.ts',
    why: 'With one more than the fewest there is no pairing with the fewest; pairs among the later ones become fewer by half a pair for each who is carried, so as few as possible stay the cheapest; what is not matched has no total.',
    mutants: [
      ['carried.size === fewest', 'false'],
      ['i < section.length', 'true'],
      ["result.kind === 'matched'", 'true'],
    ],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingColour.ts',
    why: 'The difference is not 0 there, and no two have one place.',
    mutants: [
      ['difference < 0', 'difference <= 0'],
      [
        '(round.order[first] as number) < (round.order[second] as number)',
        'round.order[first] as number <= (round.order[second] as number)',
      ],
    ],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingNumbers.ts',
    why: 'Everybody draws a number, which takes the place of the first one.',
    mutants: [['() => 0', '() => undefined']],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingRank.ts',
    why: 'No two have one number, and the sign alone counts.',
    mutants: [
      [
        'direction * (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)))',
        'direction / (lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)))',
      ],
    ],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingSection.ts',
    why: 'A text is no player; the second half is looked through first, so it does not come up again.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['others.filter(other => firstHalf.has(other))', 'others'],
    ],
  },
  {
    file: 'src/pairing/scorePairing/scorePairingSections.ts',
    why: 'What is not halves is neighbours.',
    mutants: [["'neighbours'", '""']],
  },
  {
    file: 'src/pairing/knockout/crossing.ts',
    why: 'Groups can always be crossed; from behind the last of the largest group nobody goes on; there are as many groups as seeds, so that each has to be matched with one of the others.',
    mutants: [
      ["result.kind !== 'matched'", 'false'],
      ['rank < deepest', 'rank <= deepest'],
      ['i < count', 'true'],
      ['i < count', 'i <= count'],
      ['j >= count', 'true'],
    ],
  },
  {
    file: 'src/pairing/knockout/bracketTree.ts',
    why: 'Behind the round that comes next nobody is through, and a text is no player; where nobody stands, no pair is found; whoever plays a round has played the one before.',
    mutants: [
      ['round > last + 1', 'false'],
      ['player === undefined', 'false'],
    ],
  },
  {
    file: 'src/pairing/knockout/knockout.ts',
    why: 'A result in the round itself takes nobody out of what is still to be paired; a text is no player; where there is another, there is one.',
    mutants: [
      ['round.number - 1', 'round.number + 1'],
      ['one === undefined', 'false'],
    ],
  },
  {
    file: 'src/pairing/knockout/knockoutDraw.ts',
    why: 'The list has every row; no two have one place, and in a bracket of one nobody is left to be paired; a difference is odd where the sum is; another is taken from the byes only for somebody odd; the first stage has none before it and comes back before.',
    mutants: [
      ['row[round.number - 1]?.some', 'row[round.number - 1].some'],
      ['slotOf(player) < slotOf(opponent)', 'slotOf(player) <= slotOf(opponent)'],
      ['opponent === player', 'false'],
      ['free - wanted', 'free + wanted'],
      ['odd !== undefined', 'true'],
      ['stages[index - 1]?.apart', 'stages[index - 1].apart'],
    ],
  },
  {
    file: 'src/pairing/knockout/knockoutProblems.ts',
    why: 'The list has every player and round; a free round has no opponent, whose cells are none; nobody plays against oneself.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['wallList.players[one]?.no', 'wallList.players[one].no'],
      ["entry.kind === 'game'", 'true'],
      ['opponent < player', 'opponent <= player'],
      ['opponent < 0', 'false'],
    ],
  },
  {
    file: 'src/pairing/knockout/withRound.ts',
    why: 'Nobody is no player of the list, and a text is none; the rows are made long enough.',
    mutants: [
      ['bye === undefined', 'false'],
      ['[]', '["Stryker was here"]'],
      ['row[round - 1]?.length', 'row[round - 1].length'],
    ],
  },
  {
    file: 'src/pairing/nextRound.ts',
    why: 'Without fixed tables nothing is moved; what cannot be paired has a reason.',
    mutants: [
      ['event.settings.fixedTables.length > 0', 'true'],
      ['event.settings.fixedTables.length > 0', 'event.settings.fixedTables.length >= 0'],
      ['next.problems[0]?.code', 'next.problems[0].code'],
      ['open.problems[0]?.code', 'open.problems[0].code'],
    ],
  },
  {
    file: 'src/pairing/startProposals.ts',
    why: 'A size at either end of those that suit is as far from them as one between; the guide has every number of rounds from three to nine; without a bar there is nobody above it, and with a lower bar there are players.',
    mutants: [
      ["'amateur'", '""'],
      ['[4, 8]', '[]'],
      ['size < from', 'size <= from'],
      ['size > to', 'size >= to'],
      ['typed !== undefined', 'true'],
      ['lowest?.index', 'lowest.index'],
    ],
  },
  {
    file: 'src/pairing/weighedRound.ts',
    why: 'Where one cannot be paired that was told before.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/roundWarnings.ts',
    why: 'The list has every row, and no round 0; a bye has no opponent; nobody plays against oneself; where scores differ there is a game that does.',
    mutants: [
      ['row[round - 1]?.some', 'row[round - 1].some'],
      ['round > 0', 'round >= 0'],
      ['[]', '["Stryker was here"]'],
      ["other.kind === 'game'", 'true'],
      ['entry.opponent > player', 'entry.opponent >= player'],
      ['differing[0]?.[0]', 'differing[0][0]'],
    ],
  },
  {
    file: 'src/pairing/swiss/pairFree.ts',
    why: 'Whoever has the bye by the settings plays no game, so that the pairs are the same in whichever group; one group is paired together as alone; automatic is nobody’s number.',
    mutants: [
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
      ['index === Math.max(0, own)', 'true'],
      ["bye === 'automatic'", 'false'],
      ["'automatic'", '""'],
    ],
  },
  {
    file: 'src/pairing/swiss/pairRound.ts',
    why: 'What is undefined forbids nobody either.',
    mutants: [['() => false', '() => undefined']],
  },
  {
    file: 'src/pairing/playoff/playoff.ts',
    why: 'Without rounds for it, or a round, no round is one of the playoff; of one stage the list is the whole; what forbids nobody leaves a draw; in a table somebody rests or nobody does, and whoever is alone had an opponent.',
    mutants: [
      ['settings.playoffRounds.length === 0', 'false'],
      ['round !== undefined', 'true'],
      ['stages.length === 1', 'false'],
      ['() => false', '() => undefined'],
      ['drawn?.pairs', 'drawn.pairs'],
      ['drawn?.byes', 'drawn.byes'],
      ['[]', '["Stryker was here"]'],
      ['resting === undefined', 'false'],
      ['pairs.find(pair => pair.includes(player))?.find', 'pairs.find(pair => pair.includes(player)).find'],
      ['opponent !== undefined', 'true'],
    ],
  },
  {
    file: 'src/pairing/playoff/playoffProblems.ts',
    why: 'Without rounds for it there is no playoff; a round without a column has no games, and the list has every player.',
    mutants: [
      ['event.settings.playoffRounds.length === 0', 'false'],
      ['settings.playoffRounds .filter(round => round <= wallList.rounds)', 'settings.playoffRounds'],
      ['round <= wallList.rounds', 'true'],
      ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/teams/boardTables.ts',
    why: 'Each match has tables.',
    mutants: [['tables.get(table)?.[board]', 'tables.get(table)[board]']],
  },
  {
    file: 'src/pairing/teams/contestProblems.ts',
    why: 'What is no result is of no round.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/teams/teamBoards.ts',
    why: 'What is not black is white; no stones are told before; a free round has no opponent of the other team; the list has every team, player and round; nobody has won what nobody gave up.',
    mutants: [
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
  {
    file: 'src/pairing/teams/teamRound.ts',
    why: 'Where no round is open none of the teams is; matches without a table need only have different ones; what is no team has no players.',
    mutants: [
      ['round !== undefined', 'true'],
      ['pairing.games[i]?.table', 'pairing.games[i].table'],
      ['-1 - i', '-1 + i'],
      ['-1', '+1'],
      ['[]', '["Stryker was here"]'],
      ['bye === undefined', 'false'],
      ['teams.teams[team]?.members', 'teams.teams[team].members'],
    ],
  },
  {
    file: 'src/standings/score/badCell.ts',
    why: 'What is no cell is of no round.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/standings/score/startingScore.ts',
    why: 'What is no professional is written as an amateur.',
    mutants: [["'amateur'", '""']],
  },
  {
    file: 'src/standings/score/startingScore.ts',
    why: 'In other systems everybody starts at 0 anyway.',
    mutants: [["SYSTEMS[settings.system].score === 'MMS'", 'true']],
  },
  ...['boardWins', 'cuss', 'directComparison'].map(name => ({
    file: `src/standings/tiebreaks/${name}.ts`,
    why: 'The list has every player and round that is asked for; the fallback is for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['steps[player]?.push', 'steps[player].push'],
      ['met.get(a)?.get', 'met.get(a).get'],
      ['met.get(b)?.get', 'met.get(b).get'],
      ['met.get(player)?.size', 'met.get(player).size'],
    ],
  })),
  {
    file: 'src/standings/tiebreaks/directComparison.ts',
    why: 'A free round has no opponent who could be a member.',
    mutants: [
      ["entry.kind === 'free'", 'false'],
      ["'free'", '""'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/directComparison.ts',
    why: 'A player is not compared with itself, and one step is always sorted.',
    mutants: [
      ['first < second', 'first <= second'],
      ['shown > 1', 'true'],
      ['shown > 1', 'shown >= 1'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/directComparison.ts',
    why: 'What is no reason is noted as none; behind the last part there is none of the same class.',
    mutants: [
      ['reason', 'true'],
      ['next === undefined', 'false'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/performance.ts',
    why: 'Somebody without a rating has no bound.',
    mutants: [["'kind'", '""']],
  },
  {
    file: 'src/standings/placement/crosstable.ts',
    why: 'The list has every player and round that is asked for; a free round has no opponent whose column it could be.',
    mutants: [
      ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
      ['[]', '["Stryker was here"]'],
      ["game.kind === 'game'", 'true'],
    ],
  },
  {
    file: 'src/standings/placement/finalOrder.ts',
    why: 'A column of names has one for each value.',
    mutants: [["''", '"Stryker was here!"']],
  },
  {
    file: 'src/standings/placement/listOrder.ts',
    why: 'The list has every player that is asked for; the fallback is for the compiler.',
    mutants: [
      ['players[player]?.no', 'players[player].no'],
      ['players[player]?.name', 'players[player].name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/order/order.ts',
    why: 'A score does not ask who is tied, nor what for; the list has every player and round.',
    mutants: [
      ["{ classes: [], purpose: 'final' }", '{}'],
      ['[]', '["Stryker was here"]'],
      ["'final'", '""'],
    ],
  },
  {
    file: 'src/standings/orderStep.ts',
    why: 'A class of one has one part.',
    mutants: [['group.length < 2', 'false']],
  },
  {
    file: 'src/standings/placement/placement.ts',
    why: 'Every contest has places; those of a single one are those of all.',
    mutants: [
      ['places[contestOf.get(player) ?? 0]?.[player]', 'places[contestOf.get(player) ?? 0][player]'],
      ['contests.length === 1', 'false'],
    ],
  },
  {
    file: 'src/standings/placement/playerColumn.ts',
    why: 'Of one stage that one decides; there is at least one, each has a score, and each player is ranked by one.',
    mutants: [
      ['stages.length === 1', 'false'],
      ['order().columns.find(isScore)?.column', 'order().columns.find(isScore).column'],
      ['scores[0]?.score?.title', 'scores[0]?.score.title'],
      ['scores[0]?.score', 'scores[0].score'],
      ["''", '"Stryker was here!"'],
      [
        'scores.find(({ ranked }) => ranked.has(player))?.score',
        'scores.find(({ ranked }) => ranked.has(player)).score',
      ],
      ['score?.title', 'score.title'],
    ],
  },
  {
    file: 'src/standings/placement/rowOrder.ts',
    why: 'A team that has a place has members.',
    mutants: [
      ['teams.teams[team]?.members', 'teams.teams[team].members'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/sosK.ts',
    why: 'Of two equal values either is left out, and what is shifted by one place is overwritten at once.',
    mutants: [
      ['(least[place - 1] as number) > value.score', 'least[place - 1] as number >= value.score'],
      ['place > 0', 'true'],
      ['place > 0', 'place >= 0'],
      ['next > place', 'next >= place'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/sosK.ts',
    why: 'What is no score has none, and where one is missing nothing is left out.',
    mutants: [
      ["value.kind === 'score'", 'true'],
      ["value.kind !== 'score'", 'false'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/sosos.ts',
    why: 'Several games in a round are there outside McMahon only, where a round without an opponent adds 0.',
    mutants: [['rounds[game] !== last', 'true']],
  },
  {
    file: 'src/application/write/writeSheet.ts',
    why: 'The sheet is there, and so are its runs and their cells; what is ready is made before it is asked, and what is put right is not looked at again.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['workbook.read(sheet)?.values', 'workbook.read(sheet).values'],
      ['workbook.readAgain(sheet)?.values', 'workbook.readAgain(sheet).values'],
      ['workbook.readAgain(sheet, true)?.values', 'workbook.readAgain(sheet, true).values'],
      ['cells[0]?.length', 'cells[0].length'],
    ],
  },
  {
    file: 'src/application/write/writeSheet.ts',
    why: 'Open cells have a place.',
    mutants: [
      ['spot !== undefined', 'true'],
      ['spot !== undefined &&', 'true'],
      ['spot !== undefined &&', 'spot !== undefined || spot.row >= row'],
    ],
  },
  {
    file: 'src/application/write/placing.ts',
    why: 'A block has as many lines before as after, and a list its rows; runs are of cells that have a place; either case tells formulas apart.',
    mutants: [
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
  {
    file: 'src/application/write/strays.ts',
    why: 'Blocks that name players have a sheet, and the titles and the row of a run that was read are there; what is planned has no blanks around it.',
    mutants: [
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
  {
    file: 'src/application/write/fillSheet.ts',
    why: 'What is put around the values of a block is not looked at; a block has a line.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['() => []', '() => undefined'],
      ["() => '' as const", '() => undefined'],
      ['after[0]?.length', 'after[0].length'],
    ],
  },
  {
    file: 'src/application/write/log.ts',
    why: 'What was read of the Log has rows, columns and a sheet; its numbers begin in its second row; one reading or format more finds the same.',
    mutants: [
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
  {
    file: 'src/application/write/madeSheets.ts',
    why: 'The sheet is there, and its formulas fill the same cells; no sheet of ours has an apostrophe; many are read together to save turns alone.',
    mutants: [
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
      ['workbook.readAgain(sheet, true)?.values', 'workbook.readAgain(sheet, true).values'],
      ['formulas[row]?.[column]', 'formulas[row][column]'],
      [`"''"`, '""'],
      ['made.length > MOST_ALONE && made.filter(sheet => holdsNothing(workbook, sheet))', 'false'],
      ['made.length > MOST_ALONE', 'true'],
      ['made.length > MOST_ALONE', 'made.length >= MOST_ALONE'],
      ['made.length > MOST_ALONE', 'made.length <= MOST_ALONE'],
    ],
  },
  {
    file: 'src/application/write/owned.ts',
    why: 'A list has columns and its sheet formulas, which begin with =; what is no column is none of the sheet’s; the text of a line too few is another.',
    mutants: [
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
  {
    file: 'src/application/undo/undo.ts',
    why: 'What is asked for is there; an undo is always written; what is not found holds no text and is restored by nobody.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      [
        'blocks.filter(one => one.sheet === sheet)[block]?.of',
        'blocks.filter(one => one.sheet === sheet)[block].of',
      ],
      ['spot !== undefined', 'true'],
      ['column === undefined', 'false'],
      ["result.kind === 'written'", 'true'],
      ['block.after[at]?.[c]', 'block.after[at][c]'],
    ],
  },
  {
    file: 'src/application/write/writeSheet.ts',
    why: 'Mending ends where nothing is left to be mended; in which order sheets are read and in how many turns strays are put right changes no cell.',
    mutants: [
      ['workbook.readAgain(sheet, isWhole)?.values', 'workbook.readAgain(sheet, isWhole).values'],
      ['false', 'true'],
      ['[...open].reverse()', '[...open]'],
    ],
  },
  {
    file: 'src/application/write/writing.ts',
    why: 'Formulas that are read early save a turn alone; players and columns that were found are there.',
    mutants: [
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
  {
    file: 'src/pairing/byHand/byHand.ts',
    why: 'The list has every player that is asked for; nobody is the bye that nobody wants; which of two pairs without stones is left out changes nothing; a game has no kind of bye, and a bye no opponent; without pairs nothing is put in.',
    mutants: [
      ['list.players[player]?.no', 'list.players[player].no'],
      ['bye !== undefined', 'true'],
      ['a.stones === undefined', 'false'],
      ['b.stones === undefined', 'true'],
      ["entry.kind === 'free'", 'true'],
      ["entry.kind === 'game'", 'true'],
      ['pairs.length === 0', 'false'],
      ['wallList.players[opponent]?.no', 'wallList.players[opponent].no'],
    ],
  },
  {
    file: 'src/pairing/byHand/detailChanges.ts',
    why: 'Whose details have changed was in the list; what is no tiebreak orders nobody.',
    mutants: [
      ['-1', '+1'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/byHand/pastChanges.ts',
    why: 'Both lists are written in the same words; a bye has no result that could be by default; the list has every player.',
    mutants: [
      ["''", '"Stryker was here!"'],
      ["'unknown'", '""'],
      ["entry.kind === 'game'", 'true'],
      ['false', 'true'],
      ['!row', 'false'],
      ['now.players[opponent]?.no', 'now.players[opponent].no'],
    ],
  },
  {
    file: 'src/pairing/criteria/colourBalance.ts',
    why: 'An even event has no stones: strength is not asked.',
    mutants: [
      ["settings.handicap === 'none'", 'false'],
      ["'none'", '""'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/criteria/criterionTotals.ts',
    why: 'Nobody is paired with oneself.',
    mutants: [['i < j', 'i <= j']],
  },
  {
    file: 'src/pairing/criteria/field.ts',
    why: 'What was found once is found again, later.',
    mutants: [['before', 'false']],
  },
  {
    file: 'src/pairing/criteria/float.ts',
    why: 'A direction is 1 or -1.',
    mutants: [['(ups - downs) * direction', '(ups - downs) / direction']],
  },
  {
    file: 'src/pairing/criteria/geography.ts',
    why: 'Nothing is as good as no; without pairs none is found; a position that nobody has is never asked for.',
    mutants: [
      ['() => false', '() => undefined'],
      ['ratherNot.length === 0', 'false'],
      ['i === undefined || j === undefined', 'false'],
      ['i === undefined || j === undefined', 'i === undefined && j === undefined'],
      ['i === undefined', 'false'],
      ['j === undefined', 'false'],
    ],
  },
  {
    file: 'src/pairing/criteria/seeding.ts',
    why: 'The game of two is the wanted one; what is not fold is slip, where nothing but the distance counts.',
    mutants: [
      ['size <= 2', 'size < 2'],
      ["'slip'", '""'],
      ['new Array(field.players.length)', 'new Array()'],
      ['position + 1', 'position - 1'],
    ],
  },
  {
    file: 'src/pairing/criteria/strictOrder.ts',
    why: 'A number with room for exactly one more has it.',
    mutants: [['room < 1', 'room <= 1']],
  },
  {
    file: 'src/pairing/criteria/within.ts',
    why: 'Behind the last number there is none, and nothing is less than another.',
    mutants: [
      ['low < numbers.length', 'true'],
      ['low < numbers.length', 'low <= numbers.length'],
    ],
  },
  {
    file: 'src/pairing/round/eligibility.ts',
    why: 'Nobody plays for no team; who plays on from a stage is in it; no player has a text for a number, and nothing is less than nothing; the list has every player.',
    mutants: [
      ['team === undefined', 'false'],
      ['stages.slice(0, index)', 'stages'],
      ['[]', '["Stryker was here"]'],
      ['owed === undefined', 'false'],
      ['wallList.entries[player]?.slice', 'wallList.entries[player].slice'],
    ],
  },
  {
    file: 'src/pairing/round/makeOpenEvent.ts',
    why: 'The same event made again is the same.',
    mutants: [['list === contest.wallList', 'false']],
  },
  {
    file: 'src/pairing/round/missingResults.ts',
    why: 'A cell that is no open game has no opponent; the list has every round; an absence names nobody; nobody is told by the player’s own name.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ["entry.kind === 'game'", 'true'],
      ['namer < 0', 'false'],
    ],
  },
  {
    file: 'src/pairing/round/openGames.ts',
    why: 'Somebody outside the list is a key of the player as well; an absence names nobody; the list has every round.',
    mutants: [
      ['opponent < 0', 'false'],
      ["entry.kind === 'game'", 'true'],
      ['-1', '+1'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/round/openRound.ts',
    why: 'Out of a round nobody is put in a later one by asking twice; an absence names nobody, and is one whatever it counts; every round that somebody has to play is one of a stage and has a cell.',
    mutants: [
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
  {
    file: 'src/pairing/optimum/pairField.ts',
    why: 'Nobody is paired with oneself; games that cost less than the limit together are no dearer than counted.',
    mutants: [
      ['i < j', 'i <= j'],
      ['proof.totals[0]! < cap', 'false'],
    ],
  },
  {
    file: 'src/pairing/round/openStage.ts',
    why: 'Nobody plays on from a table, or from the last stage; a round that is open is one of a stage; what is put off besides errors is said after them; the parts are put there at once.',
    mutants: [
      ['stages.slice(0, Math.max(0, index))', 'stages'],
      ['stage === undefined', 'false'],
      ['[]', '["Stryker was here"]'],
      ['settings.rounds !== undefined', 'true'],
      ['stage !== undefined', 'true'],
      ['missing.filter(isPutOff)', 'missing'],
    ],
  },
  {
    file: 'src/pairing/round/openTeamRound.ts',
    why: 'The list has every player, team and round; a team of which nobody sits has no cell, and an empty cell stays empty; an absence names no team.',
    mutants: [
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
  {
    file: 'src/pairing/round/otherGames.ts',
    why: 'A stage alone is the first part of one; the second bye was asked for before.',
    mutants: [
      ['open.playingOn.length === 0', 'false'],
      ['second.bye !== undefined', 'true'],
    ],
  },
  {
    file: 'src/pairing/round/secondAbsences.ts',
    why: 'Nobody is out of no round, and a game is no absence.',
    mutants: [
      ['round === undefined', 'false'],
      ["entry.kind === 'free'", 'true'],
    ],
  },
  {
    file: 'src/pairing/round/startWarnings.ts',
    why: 'Nothing is above or below what is not known; asking first is for the compiler.',
    mutants: [
      ['bar !== undefined', 'true'],
      ['start !== undefined', 'true'],
      ['start !== undefined && bar !== undefined', 'true'],
      ['start !== undefined && bar !== undefined', 'start !== undefined || bar !== undefined'],
      ['own !== undefined && topScore !== undefined', 'true'],
      ['own !== undefined && topScore !== undefined', 'own !== undefined || topScore !== undefined'],
      ['own !== undefined', 'true'],
      ['topScore !== undefined', 'true'],
    ],
  },
  {
    file: 'src/pairing/round/topGroupWarnings.ts',
    why: 'Outside McMahon there is no bar and no top group; with an upper bar there is a score of it; a name is never missing.',
    mutants: [
      ["SYSTEMS[starting.settings.system].score !== 'MMS'", 'false'],
      ["SYSTEMS[stage.system].score !== 'MMS'", 'false'],
      ['bar === undefined', 'false'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/pairing/round/typedByes.ts',
    why: 'Where somebody has a bye there is a class of those entitled to one.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/game/colour.ts',
    why: 'Equal balances were asked for before; behind the last round there is none.',
    mutants: [
      ['difference < 0', 'difference <= 0'],
      ['first.length - 1', 'first.length + 1'],
    ],
  },
  {
    file: 'src/pairing/game/colourHistory.ts',
    why: 'A free round has no colour, and what is no number is no colour.',
    mutants: [
      ["entry.kind !== 'game'", 'false'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/pairing/game/fixedPairs.ts',
    why: 'Nobody plays against oneself, everybody who is asked for is in the list, and a free round has no opponent, colour or stones.',
    mutants: [
      ['game.opponent < player', 'game.opponent <= player'],
      ['one !== undefined', 'true'],
      ["entry.kind === 'game'", 'true'],
      ["answer?.kind === 'game'", 'true'],
    ],
  },
  {
    file: 'src/pairing/game/fixedTables.ts',
    why: 'Both players of a game are in the list.',
    mutants: [
      ['players[game.black]?.no', 'players[game.black].no'],
      ['players[game.white]?.no', 'players[game.white].no'],
    ],
  },
  {
    file: 'src/pairing/game/handicap.ts',
    why: 'A professional rank has no place on the ladder and nothing is above it; a rank that nobody knows is above none; no stones are none whatever their sign.',
    mutants: [
      ["from.kind !== 'amateur'", 'false'],
      ['player.ladder === undefined', 'false'],
      ['stones === 0', 'false'],
    ],
  },
  {
    file: 'src/pairing/game/meetings.ts',
    why: 'The list has every player and round; a free round has no opponent, so nothing can be counted for it; nobody meets oneself; before the first game there is none.',
    mutants: [
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
  {
    file: 'src/pairing/game/pairedGame.ts',
    why: 'What is not Black is White; an even event has no stones; equal scores were asked for before; where nobody has a country none differs; whoever is paired is in the list.',
    mutants: [
      ["'white'", '""'],
      ["settings.handicap === 'none'", 'false'],
      ["'none'", '""'],
      ['difference > 0', 'difference >= 0'],
      ['first !== undefined', 'true'],
      ['players[opponent]?.no', 'players[opponent].no'],
    ],
  },
  {
    file: 'src/pairing/game/tables.ts',
    why: 'No two games have a place in common, so that the better places tell them apart; behind the last key there is none.',
    mutants: [
      ['a - b', 'a + b'],
      ['new Array(games.length)', 'new Array()'],
      ['Math.max(...places)', 'Math.min(...places)'],
      ['i < a.length', 'i <= a.length'],
    ],
  },
  {
    file: 'src/standings/score/badCell.ts',
    why: 'Of several bad cells in one round any is the first.',
    mutants: [['cell.round < before', 'cell.round <= before']],
  },
  {
    file: 'src/standings/score/countedGames.ts',
    why: 'A list without room grows.',
    mutants: [['new Array(room)', 'new Array()']],
  },
  {
    file: 'src/standings/score/lastCountedRound.ts',
    why: 'Somebody has an entry of a round, or nobody asks whether others had one.',
    mutants: [
      ['first < round', 'true'],
      ['first < round', 'first <= round'],
    ],
  },
  {
    file: 'src/standings/score/ratedGames.ts',
    why: 'A free round has no stones, not even none.',
    mutants: [["entry.kind === 'game'", 'true']],
  },
  {
    file: 'src/standings/score/roundValue.ts',
    why: 'Nobody outside the list has a score; no stones add nothing; a free round has no opponent; the list has every player.',
    mutants: [
      ['opponent < 0', 'false'],
      ['given === 0', 'false'],
      ["entry.kind === 'game'", 'true'],
      ["met?.kind === 'game'", 'true'],
      ['met?.kind', 'met.kind'],
      ['scores[player]?.[through]', 'scores[player][through]'],
      ["other.kind === 'game'", 'true'],
    ],
  },
  {
    file: 'src/standings/score/score.ts',
    why: 'A list without room grows.',
    mutants: [['new Array<HalfPoints>(through + 1)', 'new Array()']],
  },
  {
    file: 'src/standings/score/startingScore.ts',
    why: 'The list has every player; the fallback is for the compiler.',
    mutants: [
      ['players[player]?.out', 'players[player].out'],
      ['[]', '["Stryker was here"]'],
      ['players[player]?.name', 'players[player].name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/score/topGroup.ts',
    why: 'Nothing is not above a score.',
    mutants: [['start !== undefined', 'true']],
  },
  {
    file: 'src/sheet/audit/auditWords.ts',
    why: 'What is worse has criteria, and they differ.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['count > 0', 'count >= 0'],
      ['cost > 0', 'cost >= 0'],
    ],
  },
  {
    file: 'src/sheet/audit/placesInCells.ts',
    why: 'A table without a header has no titles, whatever stands for them is none, and every player has a name.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ["who === ''", 'false'],
    ],
  },
  {
    file: 'src/sheet/wording.ts',
    why: 'Words of values are looked for in any case; no other place has an address of its own or a name, and what is undefined is missing.',
    mutants: [
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
  {
    file: 'src/sheet/cells/block.ts',
    why: 'Where there is no run there is no last change of it.',
    mutants: [['run && last', 'run || last']],
  },
  {
    file: 'src/sheet/cells/examples.ts',
    why: 'Each line of the table has all seven; the fallback is for the compiler.',
    mutants: [["''", '"Stryker was here!"']],
  },
  {
    file: 'src/sheet/write/logBlocks.ts',
    why: 'A block has a line and what was matched a sign; what has no place has no texts, and a text is nobody’s names; a cell that is less full is right as well; what follows says the same.',
    mutants: [
      ['after[0]?.length', 'after[0].length'],
      ['match?.[3]', 'match[3]'],
      ['[]', '["Stryker was here"]'],
      ['!place || !was', 'false'],
      ['!place || !was', '!place && !was'],
      ['{ return undefined; }', '{}'],
      ["typeof one === 'number'", 'true'],
      ['size + more > CELL_LIMIT', 'size + more >= CELL_LIMIT'],
      ['sizeOf(block) + 2 <= CELL_LIMIT', 'sizeOf(block) + 2 < CELL_LIMIT'],
    ],
  },
  {
    file: 'src/sheet/write/logParts.ts',
    why: 'The sign is one character long.',
    mutants: [['2 * MORE.length', '2 / MORE.length']],
  },
  {
    file: 'src/sheet/write/logRows.ts',
    why: 'Before a version stand all the cells of a row; a word is no number, no version, no list and no further part, as a blank is none.',
    mutants: [["''", '"Stryker was here!"']],
  },
  {
    file: 'src/sheet/write/numberChanges.ts',
    why: 'A list without titles has no column of numbers, and what has none has a problem already; a title is no number; the players’ rows are there.',
    mutants: [
      ['column === undefined', 'false'],
      ['values[row]?.[column]', 'values[row][column]'],
      ['-1', '+1'],
      ['row > header', 'row >= header'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/sheet/write/pairedFrom.ts',
    why: 'The list has every player, round and column that is asked for; a column before the rounds is no round; nobody plays against themselves.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
      ['column >= first', 'true'],
      ['game.opponent >= player', 'game.opponent > player'],
      ['wallList.players[game.opponent]?.no', 'wallList.players[game.opponent].no'],
      ['wallList.players[player]?.no', 'wallList.players[player].no'],
      ['row[index]?.forEach', 'row[index].forEach'],
    ],
  },
  {
    file: 'src/sheet/write/pairedFrom.ts',
    why: 'The pattern in front of it lets nothing pass that is no list or begins with no number; the cell 0 was looked for before; what returns nothing returns undefined.',
    mutants: [
      ['!Array.isArray(parts)', 'false'],
      ["typeof round !== 'number' || !isTable(settings)", 'false'],
      ["typeof round !== 'number' || !isTable(settings)", "typeof round !== 'number' && !isTable(settings)"],
      ["typeof round !== 'number'", 'false'],
      ['{ return undefined; }', '{}'],
      ['one > 0', 'one >= 0'],
    ],
  },
  {
    file: 'src/sheet/write/pairedRounds.ts',
    why: 'The list has every player and round that is asked for; no action has the number of a word, and no pair its text.',
    mutants: [
      ['undoes !== undefined', 'true'],
      ['[]', '["Stryker was here"]'],
      ['entries[player]?.[round - 1]', 'entries[player][round - 1]'],
    ],
  },
  {
    file: 'src/sheet/write/pairsIn.ts',
    why: 'A word is no number and no pair, as a blank is none.',
    mutants: [["''", '"Stryker was here!"']],
  },
  {
    file: 'src/sheet/cells/rowNames.ts',
    why: 'Nobody has the titles’ names or none at all; other titles stand below the first ones; the rows that are asked for are there.',
    mutants: [
      ['row < (end < 0 ? values.length : end)', 'row <= (end < 0 ? values.length : end)'],
      ['end < 0', 'end <= 0'],
      ['values[row]?.[at ?? -1]', 'values[row][at ?? -1]'],
    ],
  },
  {
    file: 'src/sheet/write/sheetNames.ts',
    why: 'Either case tells names apart; what stands in front of a number in the middle is never one of our names.',
    mutants: [
      ['name.trim().toLowerCase()', 'name.trim().toUpperCase()'],
      ['/ \\(\\d+\\)$/', '/ \\(\\d+\\)/'],
    ],
  },
  {
    file: 'src/sheet/write/wallListCells.ts',
    why: 'The list has every player and round that is asked for; the fallback is for the compiler.',
    mutants: [
      ['entries[row]?.[index]', 'entries[row][index]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/sheet/write/writeRound.ts',
    why: 'The list has every player, round and row that is asked for; an entry of nobody has no row.',
    mutants: [
      ['reading.wallList.entries[player]?.[round - 1]', 'reading.wallList.entries[player][round - 1]'],
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
      ['row === undefined', 'false'],
      ['bye === undefined', 'false'],
      ['values[row]?.[column]', 'values[row][column]'],
      ['wallList.players[opponent]?.no', 'wallList.players[opponent].no'],
      ['wallList.players[player]?.name', 'wallList.players[player].name'],
    ],
  },
  {
    file: 'src/application/write/inForce.ts',
    why: 'The sheet and the row that are asked for are there, and a block has a line; what is no cell is no setting and no change; whether there are starts decides nothing of what is typed.',
    mutants: [
      ['reading.columns.start !== undefined', 'true'],
      ['[]', '["Stryker was here"]'],
      ['workbook.read(sheet)?.values', 'workbook.read(sheet).values'],
      ['after[0]?.length', 'after[0].length'],
    ],
  },
  {
    file: 'src/application/write/owned.ts',
    why: 'The same word is in the lines of both sides, and these have their cells in the same order.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[...line].sort(([a], [b]) => a - b)', '[...line]'],
      ['([a], [b]) => a - b', '() => undefined'],
      ['a - b', 'a + b'],
    ],
  },
  {
    file: 'src/application/selfTest/selfTestCells.ts',
    why: 'The sheet was there when its cells were asked for; a blank is none of our texts; nothing stands behind the last cell of a row.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
      ['formulas[row]?.[column]', 'formulas[row][column]'],
      ["text !== ''", 'true'],
      ['end < line.length', 'end <= line.length'],
      ['one.cells[0]?.length', 'one.cells[0].length'],
    ],
  },
  {
    file: 'src/application/write/wholeRows.ts',
    why: 'The sheet is there; where there are no rows, nothing is taken back and nothing is said.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[0]', '[]'],
      ['workbook.readAgain(sheet, true)?.values', 'workbook.readAgain(sheet, true).values'],
    ],
  },
  {
    file: 'src/sheet/cells/cell.ts',
    why: 'What is no object is no date either, and a text that is seen is trimmed.',
    mutants: [
      ["typeof value === 'object'", 'true'],
      ["typeof value === 'string'", 'false'],
      ["'string'", '""'],
    ],
  },
  {
    file: 'src/sheet/cells/cellProblem.ts',
    why: 'Nothing is no half.',
    mutants: [['number > 0', 'number >= 0']],
  },
  {
    file: 'src/sheet/cells/fields.ts',
    why: 'Empty parts are passed over.',
    mutants: [['/[\\s,;、，]+/', '/[\\s,;、，]/']],
  },
  ...['frame/frameProblems', 'entryInCell'].map(name => ({
    file: `src/sheet/read/${name}.ts`,
    why: 'The rows that are asked for are there; the fallback is for the compiler.',
    mutants: [
      ['values[row]?.[each]', 'values[row][each]'],
      ['values[row]?.find', 'values[row].find'],
      ['values[row]?.[column]', 'values[row][column]'],
    ],
  })),
  {
    file: 'src/sheet/read/entryInCell.ts',
    why: 'What is no column has no text.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/optimum/bye.ts',
    why: 'One less for each player is even as often as one more.',
    mutants: [['(sizes.get(category(player)) ?? 0) + 1', '(sizes.get(category(player)) ?? 0) - 1']],
  },
  {
    file: 'src/pairing/optimum/bye.ts',
    why: 'Where somebody has the bye there are classes; the fallback is for the compiler.',
    mutants: [
      ['byeClass?.[players.indexOf(bye)]', 'byeClass[players.indexOf(bye)]'],
      ['byeClass?.[i]', 'byeClass[i]'],
    ],
  },
  {
    file: 'src/pairing/optimum/byeVertex.ts',
    why: 'The class of whoever must not have the bye is the cost of an absent pair.',
    mutants: [['one < 0', 'false']],
  },
  {
    file: 'src/pairing/optimum/levelCost.ts',
    why: 'A criterion costs nothing in games that cannot pay it; to ask for it takes time.',
    mutants: [
      ["digits.filter(({ paidBy }) => paidBy === 'any game' || paidBy === games)", 'digits'],
      ["paidBy === 'any game' || paidBy === games", 'true'],
    ],
  },
  {
    file: 'src/pairing/optimum/levelCost.ts',
    why: 'The whole cost is right where a part of it is enough; it takes longer.',
    mutants: [['sum > enough', 'false']],
  },
  ...['levelCost', 'cost'].map(name => ({
    file: `src/pairing/optimum/${name}.ts`,
    why: 'What is undefined is not absent either.',
    mutants: [['() => false', '() => undefined']],
  })),
  {
    file: 'src/pairing/optimum/cost.ts',
    why: 'Nobody plays against oneself.',
    mutants: [
      ['j !== i', 'true'],
      ['i < j', 'i <= j'],
    ],
  },
  {
    file: 'src/pairing/optimum/cost.ts',
    why: 'Each pair is asked for then, or from either side: the same pairs are forbidden, and it takes longer.',
    mutants: [
      ['isForbidden.pairs?.length === 0', 'false'],
      ['isForbidden.pairs', 'false'],
      ['players.slice(0, i)', 'players'],
    ],
  },
  {
    file: 'src/pairing/optimum/forbidden.ts',
    why: 'A list without pairs forbids nobody.',
    mutants: [['pairs.length === 0', 'false']],
  },
  {
    file: 'src/pairing/optimum/optimum.ts',
    why: 'Nobody is the partner of oneself.',
    mutants: [
      ['i < j', 'i <= j'],
      ['i < partner', 'i <= partner'],
    ],
  },
  {
    file: 'src/pairing/optimum/whatIf.ts',
    why: 'A text is no class, no limit and no pair of vertices; by a limit that is real all sums are exact, and none follows.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/pairing/optimum/whatIf.ts',
    why: 'The pairing of now and the limits tried before save time; where there is no matching a larger limit makes none.',
    mutants: [
      ['exactLimits(field).slice(1)', 'exactLimits(field)'],
      ['limit === now && repeats === optimum.repeats', 'false'],
      ["'same'", '""'],
      ['{ from }', '{}'],
      ["proof.kind === 'no perfect matching'", 'false'],
      ["'no perfect matching'", '""'],
    ],
  },
  {
    file: 'src/standings/diagonal/diagonal.ts',
    why: 'One who is left alone has won in the line before.',
    mutants: [['left.length > 1', 'left.length >= 1']],
  },
  {
    file: 'src/standings/diagonal/diagonal.ts',
    why: 'The list has every player, round and team that is asked for; the fallback is for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['one !== undefined', 'true'],
    ],
  },
  {
    file: 'src/standings/diagonal/diagonalTie.ts',
    why: 'A class of one has one, and a tie has players; the question is for the compiler.',
    mutants: [
      ['winner !== undefined', 'true'],
      ['won[0]?.length', 'won[0].length'],
    ],
  },
  {
    file: 'src/standings/diagonal/gameLength.ts',
    why: 'The list has every player, round and team that is asked for; the fallback is for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      [
        'wallList.entries[game.opponent]?.[round - 1]?.[answer]',
        'wallList.entries[game.opponent]?.[round - 1][answer]',
      ],
      ['wallList.entries[game.opponent]?.[round - 1]', 'wallList.entries[game.opponent][round - 1]'],
    ],
  },
  {
    file: 'src/standings/diagonal/gameLength.ts',
    why: 'A free round has no outcome, and nothing stands in no place of a cell.',
    mutants: [
      ["game.kind === 'game'", 'true'],
      ['answer === undefined', 'false'],
    ],
  },
  ...[
    ['directComparison', 'standing.wallList.players[player]?.name', 'standing.wallList.players[player].name'],
    ['directComparison', 'standing.wallList.players[one]?.name', 'standing.wallList.players[one].name'],
    ['directComparison', 'steps[other]?.[i]', 'steps[other][i]'],
    ['directComparison', "''", '"Stryker was here!"'],
    [
      'previousOrder',
      'standing.wallList.players[player]?.previousOrder',
      'standing.wallList.players[player].previousOrder',
    ],
    ['category', 'standing.wallList.players[player]?.category', 'standing.wallList.players[player].category'],
    ['category', "''", '"Stryker was here!"'],
    ['lottery', 'tied.classes[own]?.length', 'tied.classes[own].length'],
    ['boardWins', 'wallList.players[entry.opponent]?.name', 'wallList.players[entry.opponent].name'],
    ['boardWins', 'boardResults[team]?.[index]', 'boardResults[team][index]'],
    ['boardWins', "''", '"Stryker was here!"'],
  ].map(([name, ...mutant]) => ({
    file: `src/standings/tiebreaks/${name}.ts`,
    why: 'The list has everybody who is asked for, and each stands in a class; the fallback is for the compiler.',
    mutants: [mutant],
  })),
  {
    file: 'src/standings/explain/explainPlayoff.ts',
    why: 'What has no column has no value in it.',
    mutants: [['column === undefined', 'false']],
  },
  {
    file: 'src/standings/explain/explainPlayoff.ts',
    why: 'Rounds that have been played have columns, and the list has everybody; the fallback is for the compiler.',
    mutants: [
      ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/scoreLines.ts',
    why: 'What is not the score is the wins.',
    mutants: [["'wins'", '""']],
  },
  {
    file: 'src/standings/tiebreaks/scoreLines.ts',
    why: 'Who is asked for is in the list; the fallback is for the compiler.',
    mutants: [
      ['standing.wallList.players[player]?.name', 'standing.wallList.players[player].name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/sosK.ts',
    why: 'A round has a value only where the score of its opponent is known; else its line says what is missing.',
    mutants: [
      ["score?.kind !== 'score'", 'false'],
      ['score?.kind', 'score.kind'],
    ],
  },
  {
    file: 'src/standings/explanation.ts',
    why: 'Whoever is outside the list has a line of their own; nothing else is missing but a start, and the list has whose.',
    mutants: [
      ["missing.kind === 'no start'", 'true'],
      ['players[missing.player]?.name', 'players[missing.player].name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/tiebreaks/sosK.ts',
    why: 'The list has everybody who is asked for; the fallback is for the compiler.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/standings/tiebreaks/sosos.ts',
    why: 'The list has every opponent with an SOS; the fallback is for the compiler.',
    mutants: [
      ['standing.wallList.players[opponent]?.name', 'standing.wallList.players[opponent].name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/knockout/knockout.ts',
    why: 'Where as many are won as lost it is a draw in the line before.',
    mutants: [['won > lost', 'won >= lost']],
  },
  {
    file: 'src/standings/playoff/playoff.ts',
    why: 'A playoff is asked for as far as the list has rounds; the fallback is for the compiler.',
    mutants: [
      ['wallList.entries[player]?.[round - 1]', 'wallList.entries[player][round - 1]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/standings/playoff/playoffOrder.ts',
    why: 'The classes of a contest do not depend on what was compared.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/standings/roundRobin/leavers.ts',
    why: 'Of a table only rounds with a column are looked at, and the list has everybody; the fallback is for the compiler.',
    mutants: [
      ['wallList.players[player]?.out', 'wallList.players[player].out'],
      ['wallList.entries[player]?.[from - 1 + i]', 'wallList.entries[player][from - 1 + i]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/standings/roundRobin/leavers.ts',
    why: 'Undefined is neither before a round nor behind one.',
    mutants: [['out !== undefined', 'true']],
  },
  {
    file: 'src/standings/roundRobin/roundRobin.ts',
    why: 'Undefined is neither before a round nor behind one.',
    mutants: [['from !== undefined', 'true']],
  },
  {
    file: 'src/standings/roundRobin/roundRobin.ts',
    why: 'A group has a player, and the list has everybody; the fallback is for the compiler.',
    mutants: [
      ['wallList.players[players[0] as number]?.group', 'wallList.players[players[0] as number].group'],
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/standings/stages/stageList.ts',
    why: 'The list has every player, round and team that is asked for; the fallback is for the compiler.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/standings/stages/stageMembers.ts',
    why: 'The list has every player, round and team that is asked for; the fallback is for the compiler.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/standings/stages/stageOrder.ts',
    why: 'There is a column, that of the places; the fallback is for the compiler.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'src/standings/stages/stageRanking.ts',
    why: 'Only a system of groups has two stages that nobody typed, and its first one is apart; there is a stage.',
    mutants: [
      ['stages.length === 1', 'true'],
      ['stages[0]?.apart', 'stages[0].apart'],
    ],
  },
  {
    file: 'src/standings/stages/stageRanking.ts',
    why: 'Where everybody is ranked nothing is masked: each has the value, and the reason without one, of the column.',
    mutants: [['among.size === column.values.length', 'false']],
  },
  {
    file: 'src/standings/teams/match.ts',
    why: 'The list has every player, round and team that is asked for; a text is neither a bye of a team that plays nor an open game of a team that does not answer.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['entries[team]?.push', 'entries[team].push'],
      ['boardResults[team]?.push', 'boardResults[team].push'],
      ['cells[player]?.[round - 1]', 'cells[player][round - 1]'],
      ['sides[own.opponent]?.find', 'sides[own.opponent].find'],
    ],
  },
  {
    file: 'src/standings/teams/match.ts',
    why: 'Games against one team have different numbers, the same from either side; a team never meets itself.',
    mutants: [
      ['again + 1', 'again - 1'],
      ['team < own.opponent', 'team <= own.opponent'],
    ],
  },
  {
    file: 'src/standings/teams/teamEvent.ts',
    why: 'A text is the cell of nobody, and the list has whose cell a bad one is.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['players[cell.player]?.name', 'players[cell.player].name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/teams/teamPlayers.ts',
    why: 'A team has a player; the fallback is for the compiler.',
    mutants: [
      ['all[0]?.[key]', 'all[0][key]'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/standings/teams/teamPlayers.ts',
    why: 'Undefined is neither before a round nor behind one.',
    mutants: [['from !== undefined', 'true']],
  },
  {
    file: 'src/pairing/swiss/pairFree.ts',
    why: 'Whoever plays across groups has warnings, be it none; a bye of nobody is no second one.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['bye === undefined', 'false'],
    ],
  },
  {
    file: 'src/lots/lots.ts',
    why: 'Equal lots are equal behind their last word as well: what is no number decides nothing.',
    mutants: [['k < one.length', 'k <= one.length']],
  },
  {
    file: 'src/lots/lots.ts',
    why: 'The list has whoever draws a lot; the fallback is for the compiler.',
    mutants: [
      ['one?.name', 'one.name'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/lots/sha256.ts',
    why: 'No text that a lot is drawn for has half a gigabyte; of one prime more than are needed nobody asks.',
    mutants: [
      ['words.length - 2', 'words.length + 2'],
      ['(8 * bytes.length) / 2 ** 32', '8 * bytes.length * 2 ** 32'],
      ['8 * bytes.length', '8 / bytes.length'],
      ['primes.length < count', 'primes.length <= count'],
    ],
  },
  {
    file: 'src/pairing/roundRobin/groupProblems.ts',
    why: 'A group of one has one; the question is for the compiler.',
    mutants: [['only !== undefined', 'true']],
  },
  {
    file: 'src/pairing/roundRobin/outstandingGames.ts',
    why: 'Nobody is the partner of oneself.',
    mutants: [['mate > i', 'mate >= i']],
  },
  {
    file: 'src/pairing/roundRobin/roundRobin.ts',
    why: 'The players of the first stage are everybody.',
    mutants: [['stage.index === 0', 'false']],
  },
  {
    file: 'src/pairing/roundRobin/tableProblems.ts',
    why: 'Only tables ask for the open round; whoever was seen finds nobody new.',
    mutants: [
      ["system === 'Round robin'", 'true'],
      ['seen.has(start)', 'false'],
    ],
  },
];

import type { ProblemCode } from '../tournament/problem';
import type { SettingKey } from '../tournament/settings';
import { explain } from './en/explain';
import { functions } from './en/functions';
import { settings } from './en/settings';
import { sheets } from './en/sheets';
import { sidebar } from './en/sidebar';
import { simulation } from './en/simulation';

/**
 * Every text a person reads, in English: the one complete dictionary. Others leave keys out and fall back to it.
 *
 * To add a text:
 * - Keys are `area.what`: `problem.` and `mend.` (one pair for each problem code), `column.`, `setting.` (its meaning),
 *   `settingName.`, `value.`, `allowed.`, `remark.`, `sidebar.` … The compiler asks for what a code or setting needs.
 * - One sentence, for an organiser in the middle of a tournament: what is wrong, with the name or cell; how to mend it
 *   stands in `mend.`, as a command. No "please", no "error", no programmer's words.
 * - `{name}` is filled from the values given. `{name|settingName}` looks the value up under that prefix of this
 *   dictionary, so that it comes out in the reader's language; `{cell|a1}` is an address and follows the range.
 * - Say "opponent", "player" or a name rather than he or she; typographic quotes for what was typed; − is for prose,
 *   the hyphen for what a person would type (`14-`).
 * - Each language has a folder of its parts (`settings`, `functions`, `sidebar` …); another language has `list`
 *   for what is here. New problems come here.
 * - Other languages: translate the whole sentence, keep the placeholders, leave out what you cannot say well.
 */
export const en = {
  ...settings,
  ...functions,
  ...explain,
  ...sheets,
  ...sidebar,
  ...simulation,

  // Reading a wall list
  'problem.emptyRange': 'The range is empty.',
  'mend.emptyRange': 'Give the range of the wall list, with its header row.',
  'problem.noPlayers': 'There is no player in the list.',
  'mend.noPlayers': 'Type the players below the header row, one in a row, with a name.',
  'problem.noRounds': 'No column of a round was found.',
  'mend.noRounds': 'Include the header row: a column titled Name and columns titled R1, R2 and so on.',
  'problem.roundsUntitled': 'No column has the title of a round. Columns with results: {columns|a1}.',
  'mend.roundsUntitled': 'Give those columns the titles R1, R2 and so on.',
  'problem.textInOneColumn': 'The list stands as text in one column.',
  'mend.textInOneColumn': 'Open the panel (Extensions, Wallist) and press “Split into columns”.',
  'problem.unreadableCell': '“{text}” is no result.',
  'mend.unreadableCell':
    'Type the opponent’s number with + (won), - (lost), = (jigo) or ? (not yet played); 0+ for a bye, 0= or 0- for a round not played.',
  'problem.resultMissing': '“{text}” names an opponent and no result.',
  'mend.resultMissing': 'Make it “{text}?” if the game is not yet played, or add +, - or =.',
  'problem.worthMissing': '“{text}” does not say what the free round is worth.',
  'mend.worthMissing': 'Make it 0+ (bye), 0= (absent by agreement) or 0- (absent).',
  'problem.twoMeanings': '“{text}” may say won, or White.',
  'mend.twoMeanings': 'Type {no}+ for a win, or {no}?/w for a game with White that is not yet played.',
  'problem.turnedIntoDate': 'The spreadsheet has turned this cell into a date, {date}.',
  'mend.turnedIntoDate':
    'Set the cell to plain text (Format, Number, Plain text) and type it again; it may have been “{guess}”.',
  'problem.turnedIntoNumber': 'The spreadsheet has turned this cell into the number {number}.',
  'mend.turnedIntoNumber':
    'Set the cell to plain text (Format, Number, Plain text) and type it again; it may have been “{guess}”.',
  'problem.errorInCell': 'A formula in this cell fails with {text}.',
  'mend.errorInCell': 'Mend the formula or type the value.',
  'problem.selfPlay': '{name} has number {no} and cannot be the opponent as well.',
  'mend.selfPlay': 'Type the opponent’s number.',
  'problem.twoGamesInRound': '{name} has more than one entry in round {round}.',
  'mend.twoGamesInRound': 'Keep one. Only the Diagonal and knock-out systems have several games in a round.',
  'problem.duplicateNumber':
    'The number {no} is given to more than one player, so opponents are counted by rows.',
  'mend.duplicateNumber': 'Give every player a number of their own.',
  'problem.unreadableRank': '“{text}” is no rank.',
  'mend.unreadableRank': 'Type it as 3d, 12k or 2p.',
  'problem.unreadableNumber': '“{text}” is no number for {column|column}.',
  'mend.unreadableNumber': 'Type a plain number, or leave the cell empty.',
  'problem.unreadableOut': '“{text}” does not say which rounds are not played.',
  'mend.unreadableOut':
    'Type rounds as 3, or 1-2, or 5- for round 5 and all later ones, with commas between them.',
  'problem.duplicateColumn': 'There is another column “{title}” at {cell|a1}; only that one is read.',
  'mend.duplicateColumn': 'Rename one of the two.',
  'problem.numbersByRow':
    '{column} has gaps or ties, so it is read as a place and opponents are counted by rows.',
  'mend.numbersByRow': 'If it is meant as the players’ numbers, give every player one of their own.',
  'problem.numberMissing': '{name} has no number and is taken as number {no}.',
  'mend.numberMissing': 'Type a number that no other player has.',
  'problem.nameMissing': 'This row has results and no name, so it is not read.',
  'mend.nameMissing': 'Type the name of the player, or empty the row.',
  'problem.roundColumnMissing': 'There are columns for later rounds and none for round {round}.',
  'mend.roundColumnMissing': 'Add a column R{round}, or number the rounds without a gap.',
  'problem.columnIgnored': 'This column is not read as a round, because “{text}” is no result.',
  'mend.columnIgnored': 'Mend that cell if the column is a round, or include the header row.',
  'problem.roundsGuessed':
    'Columns without a title that are read as rounds, for they hold results: {columns|a1}.',
  'mend.roundsGuessed': 'If that is wrong, give the columns of the rounds the titles R1, R2 and so on.',
  'problem.resultOutside': '“{text}” stands in no column of a round.',
  'mend.resultOutside':
    'Move the cells of this row under those of the others, or give the columns of the rounds the titles R1, R2 and so on.',
  'problem.rowsLeftOut': 'Rows that are not read as players: {rows|a1}. The first one says “{text}”.',
  'mend.rowsLeftOut': 'If one of them is a player, type a number, a rank or a result beside the name.',
  'problem.onlyNames':
    'Rows with only a name that are read as players: {rows|a1}. The first one is “{text}”.',
  'mend.onlyNames': 'If one of them is no player, leave an empty row above it, or take it out.',

  // Whether the cells of a wall list fit together
  'problem.unlistedOpponent': '{name} plays number {no}, who is not in the list.',
  'mend.unlistedOpponent':
    'Check the number. If that player is only left out of this range, nothing is wrong.',
  'problem.opponentDisagrees':
    '{name} has “{own}” and {opponent} has “{theirs}” ({cell|a1}); each counts as typed.',
  'mend.opponentDisagrees':
    'Check the result and mend the wrong cell; if the referee decided so, mark it with !.',
  'problem.opponentEmpty': '{name} plays {opponent}, whose cell {cell|a1} is empty.',
  'mend.opponentEmpty': 'Type {mirror} into {cell|a1}, or mend the number here.',
  'problem.opponentElsewhere': '{name} plays {opponent}, but {cell|a1} has “{theirs}”.',
  'mend.opponentElsewhere': 'Find out who played whom, and mend the cell that is wrong.',
  'problem.colourDisagrees':
    '{name} has “{own}” and {opponent} has “{theirs}” ({cell|a1}): the colours do not fit.',
  'mend.colourDisagrees': 'One of the two is Black (b), the other White (w).',
  'problem.handicapDisagrees':
    '{name} has “{own}” and {opponent} has “{theirs}” ({cell|a1}): the handicaps do not fit.',
  'mend.handicapDisagrees': 'Type the same number of stones in both cells.',
  'problem.halfOutsideSwiss': '“0=” counts nothing for {name}: only McMahon and Swiss give ½ for an absence.',
  'mend.halfOutsideSwiss': 'Type 0-, or choose another System in the settings.',
  'problem.duplicateName': 'The name {name} is also at {cell|a1}.',
  'mend.duplicateName': 'Remove one of the rows, or make the names different.',
  'problem.byeTwice': '{name} has a bye in round {first} and again in round {round}.',
  'mend.byeTwice': 'Nobody should have a second bye: give it to another player.',
  'problem.worthNotEgf': '{name|settingName} is {value}; by the EGF’s rules it is {egf}.',
  'mend.worthNotEgf': 'Announce it before the start, or empty the value.',
  'problem.absenceAboveBye':
    'An absence counts {absence} and a bye {bye}: whoever stays away gets more than whoever is there without an opponent.',
  'mend.absenceAboveBye': 'Make {absenceName|settingName} at most {byeName|settingName}.',
  'problem.byeOfAnotherWorth': '{name} has a bye worth {worth}; by the settings a bye is worth {value}.',
  'mend.byeOfAnotherWorth':
    'Make it 0+, which counts what the settings say, or change {setting|settingName}. If it is meant, nothing is wrong.',
  'problem.metTwice': '{name} and {opponent} met in round {first} and again in round {round}.',
  'mend.metTwice': 'Check the numbers; if they did play twice, nothing is wrong.',
  'problem.outButPlaying': '{name} is marked as out of round {round} and has a game in it.',
  'mend.outButPlaying': 'Mend the column Out or the cell of the round.',

  // Teams
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
  'problem.sameBoard': '{name} and {other} are both on board {board} of {team}.',
  'mend.sameBoard': 'Give every player of a team a board of their own; reserves have the highest.',
  'problem.teammatesMeet': '{name} and {opponent} play each other in round {round}, and both are of {team}.',
  'mend.teammatesMeet': 'Correct the opponent, or the team.',
  'problem.twoMatches': '{name} plays against {opponent} in round {round}, and {team} plays {other}.',
  'problem.teamDraw': '{player} – {opponent} is a draw in round {round}, and a knock-out needs a winner.',
  'mend.teamDraw':
    'Let one board or all of them play again, and add the new game to the cells of its players: 5= 5+ and 3= 3-.',
  'problem.teamsOff': 'Players have teams and boards, and by the settings they are paired one by one.',
  'mend.teamsOff': 'If teams play each other, make the setting Teams yes.',
  'mend.twoMatches': 'A team has one match in a round: correct the opponent, or a name in the column Team.',

  // Settings
  'problem.unknownSetting': 'There is no setting “{name}”.',
  'mend.unknownSetting': 'Did you mean “{suggestion|settingName}”? As it is, the row changes nothing.',
  'problem.noSuchSetting': 'There is no setting “{name}”.',
  'mend.noSuchSetting':
    'The first column of the sheet Settings has the names of all settings. As it is, the row changes nothing.',
  'problem.settingOutside': '“{name|settingName}” stands outside the settings and changes nothing.',
  'mend.settingOutside': 'Type the name below the last setting, in the same column, and the value beside it.',
  'problem.duplicateSetting': '{name|settingName} is set more than once; the first value counts.',
  'mend.duplicateSetting': 'Remove the other one.',
  'problem.wrongValue': '{name|settingName} cannot be “{text}”.',
  'mend.wrongValue': 'Allowed: {allowed|allowed}. Empty means the preset’s value.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue} and {second|settingName} {secondValue} contradict each other.',
  'mend.contradictingSettings': 'Change one of the two.',
  'problem.numberOfNobody': '{name|settingName} names number {no}, which no player has.',
  'mend.numberOfNobody': 'Correct the number, or take it out.',
  'problem.settingWithoutEffect':
    '{name|settingName} has no effect while {other|settingName} is {value|value}.',
  'mend.settingWithoutEffect': 'Empty it, or change {other|settingName}.',

  'problem.tiebreakTwice': '{name|settingName} has {tiebreak|value} twice.',
  'mend.tiebreakTwice': 'Remove the second one: it never decides.',
  'problem.resultInSeeding':
    '{name|settingName} has {tiebreak|value}, which is the same for everybody before round 1.',
  'mend.resultInSeeding': 'Use Rating, Previous order, Category or Lottery.',

  // Lists of tiebreaks (R2.10)
  'problem.tiebreakW1': '{setting|settingName} has more than one of SOS-2, SOS-1 and SOS.',
  'mend.tiebreakW1': 'Keep one of them.',
  'problem.tiebreakW2': 'The order in {setting|settingName} is not the one of the EGF rules.',
  'mend.tiebreakW2':
    'The order is: board wins, direct comparison, SOS-2, SOS-1, SOS, rating, previous order, lottery.',
  'problem.tiebreakW3': '{setting|settingName} has board wins, which only team events have, and have first.',
  'mend.tiebreakW3': 'Remove BOARDWINS, or put it first in a team event.',
  'problem.tiebreakW4': '{setting|settingName} has an SOS, which is for McMahon and Swiss only.',
  'mend.tiebreakW4': 'Use direct comparison.',
  'problem.tiebreakW5': 'In {setting|settingName}, what stands behind Lottery never decides.',
  'mend.tiebreakW5': 'Put Lottery last.',
  'problem.tiebreakW6': '{setting|settingName} has a tiebreak that the EGF rules do not know.',
  'mend.tiebreakW6': 'The EGF recommends direct comparison for final results and SOS for the pairing.',

  // Functions
  'problem.notComputable': 'This cannot be computed from the list.',
  'mend.notComputable': 'Give the whole wall list: opponents are missing in this range.',
  'problem.unknownPlayer': 'There is no player “{text}” in the list.',
  'mend.unknownPlayer': 'Give the number or the exact name of a player.',
  'problem.unknownTiebreak': 'There is no tiebreak “{text}”.',
  'mend.unknownTiebreak':
    'Give the name of a function such as SOS2, or Rating, Previous order, Lottery or Category.',
  'problem.wrongArgument': '“{text}” cannot be used here.',
  'mend.wrongArgument': 'See the example in the help of the function.',

  // Pairing
  'problem.resultsMissing': 'In round {round} results are missing: {games}.',
  'mend.resultsMissing':
    'Type them; a player who did not play gets 0= or 0-, and one who has left is typed into the column Out.',
  'problem.allRoundsPaired': 'Round {rounds}, the last one, is paired.',
  'mend.allRoundsPaired': 'Add a column for another round, or show the standings.',
  'problem.nobodyLeft': 'Everybody who would play round {round} is out of it.',
  'mend.nobodyLeft': 'Show the standings; or empty the column Out for those who do play.',
  'problem.roundOfNobody': 'Nobody plays round {round}: everybody is out of it.',
  'mend.roundOfNobody':
    'If round {round} is to be played, take it out of the column Out; else go on, and it counts as an absence for everybody.',
  'problem.tooFewPlayers': 'There are too few players for a pairing.',
  'mend.tooFewPlayers': 'At least two players must not be out of the round.',
  'problem.noPairingWithoutRepeat': 'Round {round} cannot be paired without players meeting again: {pairs}.',
  'mend.noPairingWithoutRepeat': 'Play with the repeats shown, or end the tournament here.',
  'problem.groupsMixed':
    'Round {round} cannot be paired inside the groups without a forbidden pair or a repeat, so these games are between groups: {pairs}.',
  'mend.groupsMixed': 'Nothing; or type other pairs with ?, or end the tournament here.',
  'problem.tooManyForbiddenPairs': 'The forbidden pairs leave no pairing: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Take at least one of them out.',
  'problem.pairingNotProved': 'The pairing of round {round} could not be proved to be the best one: {fault}',
  'mend.pairingNotProved':
    'Nothing has been written. Please send the wall list to the authors, and pair this round by hand.',
  'problem.weightsTooLarge':
    'With {players} players some games of this round cost more than can be added up exactly, and count as equally dear: “{setting|settingName}” is too large for such differences.',
  'mend.weightsTooLarge': 'Make that weight smaller, or set Criteria to “in order”.',
  'problem.byeNotPlaying': 'Player {number} should have the bye and is not free in round {round}.',
  'mend.byeNotPlaying': 'Give the number of another player, or make it automatic.',
  'problem.anotherBye': '{player} has the bye in round {round} and has had one before.',
  'mend.anotherBye': 'Type 0+ for the player who should have it, or give the number in the setting Bye.',
  'problem.topGroupOffered':
    'No upper bar is typed: the top group is everybody who starts with {score} or more, {players}: {names}.',
  'mend.topGroupOffered': 'Type {rank} as Upper bar to say so yourself, or another rank.',
  'problem.topGroupNamed':
    'No upper bar is typed: the top group is everybody who starts with {score} or more, {players}: {names}.',
  'mend.topGroupNamed': 'Type a rank as Upper bar to say it yourself.',
  'problem.barAboveStarts':
    'The upper bar {bar} is {score}, and no typed Start reaches it: the highest is {start}.',
  'mend.barAboveStarts': 'Make Score zero the rank whose Start is 0, or lower the upper bar.',
  'problem.startBeatsSupergroup':
    '{name} is marked for the supergroup, which starts with {score}; the Start typed, {start}, counts.',
  'mend.startBeatsSupergroup': 'Empty Start, or take the mark away.',
  'problem.startBeatsOut':
    '{name} misses rounds and would start with {score} at most; the Start typed, {start}, counts.',
  'mend.startBeatsOut': 'Empty Start, or lower it.',
  'problem.strongAbsent': '{name} starts in the top group and is going to miss rounds.',
  'mend.strongAbsent':
    'Some tournaments start such players below the bar: make Absent players’ start so, or type a lower Start. Announce it.',
  'problem.handicapUnknown':
    '{name} has neither rank nor rating, so all games of such players are even ({players}).',
  'mend.handicapUnknown': 'Type a rank or a rating.',
  'problem.ratingPairsEarly':
    'Early rounds is 0, so Rating decides who plays whom from the first round on; by the EGF’s rules it does so early only in events of several stages.',
  'mend.ratingPairsEarly': 'Empty Early rounds, or take Rating out of Pairing tiebreaks.',
  'problem.ratingLeftOut':
    'In the first {rounds} rounds Rating does not decide who plays whom, as the EGF’s rules say of an event of one stage.',
  'mend.ratingLeftOut': 'If it is meant to, make Early rounds 0 and announce it.',
  'problem.boardWinsMissing':
    '{setting|settingName} of a team event lack board wins, which the EGF’s rules have first.',
  'mend.boardWinsMissing': 'Put BOARDWINS first.',
  'problem.byeOutOfTurn':
    '{player} has the bye in round {round}, though {first} would come first: with that bye the round could not be paired without a forbidden pair or a repeat.',
  'mend.byeOutOfTurn': 'Nothing; or type 0+ for the player who should have it all the same.',
  'problem.moreByes': 'Round {round} has {byes} byes where {needed} would do; typed: {players}.',
  'mend.moreByes': 'Empty the cell of the bye that is not meant; if all are meant, nothing is wrong.',
  'problem.byeFollows':
    'Round {round} has {byes} byes where {needed} would do: typed for {players}, and that of {bye}, which follows from it.',
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
    '{player} is typed as playing {opponent} in round {round}, whose own cell does not say so.',
  'mend.fixedPairIncomplete': 'Make the two cells fit together.',
  'problem.forbiddenFixedPair':
    '{player} – {opponent}, typed in round {round}, is one of the forbidden pairs.',
  'mend.forbiddenFixedPair': 'Change the pair, or take it out of the forbidden pairs.',
  'problem.needlessDifferences':
    'Round {round} as it stands has score differences that it does not need: {pairs}. In the best pairing games between different scores: {best}.',
  'mend.needlessDifferences':
    'Empty the cells of the round to have it paired, or leave them if they are meant.',
  'problem.onlyRepeatsLeft': 'Round {round} has no pairing left without a repeat.',
  'mend.onlyRepeatsLeft': 'Type the pairs that shall meet again with ? into round {round}, or end here.',
  'problem.roundsAdvice':
    '{players} players should play {from} to {to} rounds by score pairing, {best} at best; there are {rounds}.',
  'mend.roundsAdvice': 'Change the number of rounds, if there is time for it.',
  'problem.numbersByRating':
    'The numbers follow the ratings from the strongest on, and score pairing wants them drawn by lot: as it is, the strongest meet in round 1.',
  'mend.numbersByRating':
    'Press “Numbers by lot” in the panel before round 1 is paired, or draw them with LOTTERY beside the names and type what it answers into the column No.',
  'problem.lotsWithoutColumn': 'The list has no column No that the numbers by lot could be written into.',
  'mend.lotsWithoutColumn': 'Give an empty column that title.',
  'problem.lotsOverText':
    '“{text}” stands where a number by lot would be written, and nothing but a number is replaced.',
  'mend.lotsOverText': 'Empty the cell, or type a number.',
  'problem.lotsTooLate': 'Something of a round is typed or paired already; from then on the numbers stay.',
  'mend.lotsTooLate': 'Take it back first if the numbers are to be drawn anew.',
  'problem.lotsInSetting':
    '{name|settingName} names players by their numbers, and the lots would make others of them.',
  'mend.lotsInSetting': 'Empty it, draw the numbers, and then type it with the new ones.',
  'problem.lotsWithoutSeed': '{name|settingName} is empty, and the lots are drawn from it.',
  'mend.lotsWithoutSeed': 'Type it in, such as dice thrown in public.',
  'problem.tooManyRounds':
    '{players} players can play {most} rounds at most without meeting again or having a second bye; there are {rounds}.',
  'mend.tooManyRounds': 'Play fewer rounds, take forbidden pairs out, or expect games that are played again.',
  'problem.unknownStart': '{name} has neither a start nor a rank nor a rating.',
  'mend.unknownStart': 'Type a rank, or the starting score in the column Start.',
  'problem.noStarts': 'Nobody has a start, a rank or a rating, so no McMahon score is known.',
  'mend.noStarts': 'Add a column Rank, Rating or Start and fill it, or choose another system in Settings.',

  'problem.supergroupOff':
    'The column Supergroup has marks ({players}), {name} first, and the setting Supergroup is no: they start at the bar.',
  'mend.supergroupOff': 'If a supergroup was announced, choose yes in the setting; else empty the column.',
  'problem.categoryMissing': '{name} has no category, and the players of a category play among themselves.',
  'mend.categoryMissing': 'Type it into the column Category, or choose the System Swiss.',
  'problem.categoryColumnMissing':
    'The list has no column Category, and the players of a category play among themselves.',
  'mend.categoryColumnMissing':
    'Add a column with the title Category and type one for everybody, such as A, B or 1, 2.',
  'problem.systemNotPaired': 'There is no pairing yet for the system {system|value}.',
  'mend.systemNotPaired': 'Choose another system.',

  // Tables, groups and knock-outs
  'problem.forbiddenByTable': '{player} – {opponent} is a forbidden pair, and round {round} has it.',
  'mend.forbiddenByTable': 'Type other pairs with ?, or take it out of the forbidden pairs.',
  'problem.outOfTable': '{player} is out of round {round}, so {opponent} wins by default.',
  'mend.outOfTable':
    'To have the game played later, take the round out of the column Out: the game is then paired and stays open.',
  'problem.tooFewRounds': '{players} players need {needed} rounds, and there are {rounds}.',
  'mend.tooFewRounds': 'Add columns for the rounds, and look at the setting Rounds.',
  'problem.tooFewForKnockout':
    'The groups play to round {table}, and the knock-out of {players} after them to round {needed}; there are {rounds}.',
  'mend.tooFewForKnockout':
    'Add columns for the rounds, look at the setting Rounds, or let fewer go on with the setting Qualifiers.',
  'problem.tableLeft':
    'The games so far are not those of the table, so round {round} has games that are still missing.',
  'mend.tableLeft': 'Nothing, unless a number is wrong; it may take more rounds than the table has.',
  'problem.pairTooOften':
    '{player} and {opponent} meet in rounds {rounds}: more often than the table has it.',
  'mend.pairTooOften':
    'Check the numbers in these rounds. How often everybody meets everybody is the setting {name|settingName}: {cycles}.',
  'problem.cannotMeetAll':
    '{players} cannot meet everybody any more: games missing: {games}, rounds left: {rounds}.',
  'mend.cannotMeetAll': 'Check the rounds that were typed by hand, or add a column for one more round.',
  'problem.leftBeforeHalf':
    '{player} leaves the round robin before half of it, with {played} of {games} games. {leavers|leaversDo}',
  'mend.leftBeforeHalf':
    'What holds was announced; it is the setting {name|settingName}: {count|value}, or {out|value}.',
  'leaversDo.games count': 'All of them count, those lost by default too.',
  'leaversDo.taken out': 'None of them counts: the player is taken out of the table.',
  'problem.noGroup': 'Players without a group: {players}.',
  'mend.noGroup': 'Type a group for everybody into the column Group, for instance {proposal}.',
  'problem.groupOfOne': 'Group {group} has only one player: {player}.',
  'mend.groupOfOne': 'Give that player another group in the column Group.',
  'problem.groupTooSmall': 'Group {group} has {players} players, and {qualifiers} of each group go on.',
  'mend.groupTooSmall': 'Make the groups larger, or the setting Qualifiers smaller; else there will be byes.',
  'problem.qualifiersTied': 'Tied for {where|lastPlace}: {players}.',
  'lastPlace.group': 'the last place of group {group} that goes on',
  'lastPlace.all': 'the last place that goes on',
  'mend.qualifiersTied': 'Add Lottery to the setting Prize tiebreaks, or let them play for it.',
  'problem.knockoutDraw': '{player} – {opponent} is a draw in round {round}, and a knock-out needs a winner.',
  'mend.knockoutDraw':
    'Let them play again with the remaining times and add the new game to both cells: {own} and {theirs}.',
  'problem.knockoutContradiction': 'In round {round} both {player} and {opponent} have won.',
  'mend.knockoutContradiction': 'Mend the cell that is wrong.',
  'problem.knockoutOver': 'The knock-out is over: {player} has won.',
  'mend.knockoutOver': 'Show the standings.',
  'problem.knockoutWithdrawal': '{player} is out of round {round} and goes no further in the knock-out.',
  'mend.knockoutWithdrawal':
    'The opponent goes on without a game. Where the pair is written already, type +! for the one and -! for the other.',
  'problem.knockoutPaired': '{player} is typed into round {round} and is no longer in the knock-out.',
  'mend.knockoutPaired': 'Empty the two cells, or mend the result with which {player} went out.',
  'problem.nobodyThrough': 'In round {round} nobody is through from {player} – {opponent}.',
  'mend.nobodyThrough': 'If that is right, the next opponent goes on without a game.',

  // Playoff
  'problem.playoffNotNeeded':
    'No playoff is needed: nobody shares a place that it would decide (Playoff places: {places}).',
  'mend.playoffNotNeeded': 'Show the standings.',
  'problem.playoffOver': 'The playoff is over.',
  'mend.playoffOver': 'Show the standings.',
  'problem.playoffUndecided': 'After the playoff {players} still share place {place}.',
  'mend.playoffUndecided':
    'Let them play another round: add a column and a round to the setting Playoff rounds. Else the tiebreaks decide.',
  'problem.playoffStranger':
    '{name} has a game in round {round}, a playoff, and shares no place that is played off (Playoff places: {places}): it decides nothing.',
  'mend.playoffStranger': 'Check the cell, and the settings Playoff rounds and Playoff places.',

  // Diagonal (R7)
  'problem.diagonalWon': '{player} has won: {by|wonBy}.',
  'mend.diagonalWon': 'Show the standings.',
  'problem.nobodyHasWon': 'After round {round} nobody has won yet: {players} go on.',
  'mend.nobodyHasWon': 'Add a column R{next}, and leave the setting Rounds empty.',
  'problem.lengthsMissing': 'The lengths of these games decide who has won, and are not known: {games}.',
  'mend.lengthsMissing':
    'Type the number of moves behind the result, as in 5+/b#231, or in the sheet of the round; for a resigned game as many as it would have taken.',
  'problem.diagonalCellDiffers':
    '{player} should play {opponents} in round {round}; other games stand there.',
  'mend.diagonalCellDiffers':
    'Empty the cells of the round to have it paired, or type all of its games yourself.',
  'problem.diagonalLate': '{player} was not in the first round and plays no part.',
  'mend.diagonalLate': 'Players can only join before the first round has results.',
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

  // Remarks on games and byes
  'remark.scoreDifference': 'Score difference {points}: {down} is drawn down, {up} up.',
  'remark.match': '{teams}, board {board}.',
  'remark.matchScores': 'Score difference {points}: {down} is drawn down, {up} up.',
  'remark.repeat': 'They met in round {round}.',
  'remark.otherCategory': 'Two categories: {black} and {white}.',
  'remark.otherGroup': 'Two groups: {black} and {white}.',
  'remark.sameClub': 'Same club.',
  'remark.sameCountry': 'Same country.',
  'remark.thirdBlack': 'Third Black in a row for {player}.',
  'remark.thirdWhite': 'Third White in a row for {player}.',
  'remark.handicap': 'Handicap {stones}.',
  'remark.fixed': 'Typed by hand.',
  'remark.byDefault': '{player} wins by default.',
  'remark.thirdPlace': 'For the third place.',
  'remark.playoff': 'Playoff for place {place}.',
  'remark.bye': 'Bye.',
  'remark.anotherBye': 'Byes before: {before}.',

  // Titles of columns
  'column.no': 'No',
  'column.name': 'Name',
  'column.surname': 'Surname',
  'column.firstName': 'First name',
  'column.rank': 'Rank',
  'column.rating': 'Rating',
  'column.maximumRating': 'Maximum rating',
  'column.country': 'Country',
  'column.club': 'Club',
  'column.pin': 'PIN',
  'column.start': 'Start',
  'column.category': 'Category',
  'column.group': 'Group',
  'column.supergroup': 'Supergroup',
  'column.previousOrder': 'Previous order',
  'column.team': 'Team',
  'column.board': 'Board',
  'column.out': 'Out',
} as const satisfies Needed & Readonly<Record<string, string>>;

type Needed = Readonly<
  Record<
    `problem.${ProblemCode}` | `mend.${ProblemCode}` | `setting.${SettingKey}` | `settingName.${SettingKey}`,
    string
  >
>;

export type TextKey = keyof typeof en;

/** Any other language: what is missing is said in English. */
export type Dictionary = Readonly<Partial<Record<TextKey, string>>>;

import type { ProblemCode } from '../../tournament/problem';
import type { SettingKey } from '../../tournament/settings';
import type { ColumnKind } from '../titles';
import { enSettings } from './enSettings';
import { enSheets } from './enSheets';

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
 * - Other languages: translate the whole sentence, keep the placeholders, leave out what you cannot say well.
 */
export const en = {
  ...enSettings,
  ...enSheets,

  // Reading a wall list
  'problem.emptyRange': 'The range is empty.',
  'mend.emptyRange': 'Give the range of the wall list, with its header row.',
  'problem.noPlayers': 'There is no player in the list.',
  'mend.noPlayers': 'Type the players below the header row, one in a row, with a name.',
  'problem.noRounds': 'No column of a round was found.',
  'mend.noRounds': 'Include the header row: a column titled Name and columns titled R1, R2 and so on.',
  'problem.unreadableCell': '“{text}” is no result.',
  'mend.unreadableCell':
    'Type the opponent’s number with + (won), - (lost), = (jigo) or ? (not yet played); 0+ for a bye, 0= or 0- for a round not played.',
  'problem.resultMissing': '“{text}” names an opponent and no result.',
  'mend.resultMissing': 'Make it “{text}?” if the game is not yet played, or add +, - or =.',
  'problem.worthMissing': '“{text}” does not say what the free round is worth.',
  'mend.worthMissing': 'Make it 0+ (bye), 0= (absent by agreement) or 0- (absent).',
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
  'problem.roundColumnMissing': 'There are columns for later rounds and none for round {round}.',
  'mend.roundColumnMissing': 'Add a column R{round}, or number the rounds without a gap.',
  'problem.columnIgnored': 'This column is not read as a round, because “{text}” is no result.',
  'mend.columnIgnored': 'Mend that cell if the column is a round, or include the header row.',

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
  'problem.metTwice': '{name} and {opponent} met in round {first} and again in round {round}.',
  'mend.metTwice': 'Check the numbers; if they did play twice, nothing is wrong.',
  'problem.outButPlaying': '{name} is marked as out of round {round} and has a game in it.',
  'mend.outButPlaying': 'Mend the column Out or the cell of the round.',

  // Settings
  'problem.unknownSetting': 'There is no setting “{name}”.',
  'mend.unknownSetting': 'Did you mean “{suggestion|settingName}”? As it is, the row changes nothing.',
  'problem.duplicateSetting': '{name|settingName} is set more than once; the first value counts.',
  'mend.duplicateSetting': 'Remove the other one.',
  'problem.wrongValue': '{name|settingName} cannot be “{text}”.',
  'mend.wrongValue': 'Allowed: {allowed|allowed}. Empty means the preset’s value.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue} and {second|settingName} {secondValue} contradict each other.',
  'mend.contradictingSettings': 'Change one of the two.',
  'problem.settingWithoutEffect':
    '{name|settingName} has no effect while {other|settingName} is {value|value}.',
  'mend.settingWithoutEffect': 'Empty it, or change {other|settingName}.',

  // Lists of tiebreaks (SPEC R2.10)
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
  'problem.resultsMissing': 'Round {round} still misses a result.',
  'mend.resultsMissing': 'Type the missing results first.',
  'problem.allRoundsPaired': 'All rounds are paired.',
  'mend.allRoundsPaired': 'Add a column for another round, or show the standings.',
  'problem.tooFewPlayers': 'There are too few players for a pairing.',
  'mend.tooFewPlayers': 'At least two players must not be out of the round.',
  'problem.noPairingWithoutRepeat': 'Without two players meeting again, nobody can pair this round.',
  'mend.noPairingWithoutRepeat': 'Play with the repeats shown, or end the tournament here.',
  'problem.topGroupSize':
    'The top group has {players} players; for {rounds} rounds, {from} to {to} are usual.',
  'mend.topGroupSize': 'Move the upper bar.',
  'problem.topGroupTooBig':
    'With {players} players in the top group, {rounds} rounds may leave several unbeaten.',
  'mend.topGroupTooBig': 'Raise the upper bar or play more rounds.',
  'problem.fixedPairIncomplete': 'Only one of the two cells of a pair is typed.',
  'mend.fixedPairIncomplete': 'Type the other one as well, or empty this one.',
  'problem.forbiddenFixedPair': 'The pair typed here is one of the forbidden pairs.',
  'mend.forbiddenFixedPair': 'Change the pair, or take it out of the forbidden pairs.',
  'problem.unknownStart': '{name} has neither a start nor a rank nor a rating.',
  'mend.unknownStart': 'Type a rank, or the starting score in the column Start.',

  // Titles of columns
  'column.no': 'No',
  'column.name': 'Name',
  'column.surname': 'Surname',
  'column.firstName': 'First name',
  'column.rank': 'Rank',
  'column.rating': 'Rating',
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

  'sidebar.title': 'Wallist',

  // The sidebar: words that several screens share
  'sidebar.lookAgain': 'Look again',
  'sidebar.tryAgain': 'Try again',
  'sidebar.goOn': 'Go on',
  'sidebar.back': 'Back',
  'sidebar.undo': 'Undo',
  'sidebar.undoOffer': 'Can be undone: {what}',
  'sidebar.goTo': 'Go to {cell}',
  'sidebar.create': 'Create a tournament',
  'sidebar.clearExamples': 'Clear the example players',
  'sidebar.recordResults': 'Record results',
  'sidebar.showStandings': 'Show standings',
  'sidebar.error': 'Error',
  'sidebar.warning': 'Warning',
  'sidebar.note': 'Note',
  'sidebar.errors': 'Errors',
  'sidebar.warnings': 'Warnings',
  'sidebar.notes': 'Notes',
  'sidebar.games': 'Games',

  // What the sidebar is doing
  'sidebar.looking': 'Looking at the sheet…',
  'sidebar.pairing': 'Pairing…',
  'sidebar.pairingPlayers': 'Pairing {players} players…',
  'sidebar.writing': 'Writing…',
  'sidebar.writingRound': 'Writing round {round}…',
  'sidebar.undoing': 'Undoing…',
  'sidebar.finishing': 'Finishing…',
  'sidebar.recording': 'Recording results…',
  'sidebar.checking': 'Checking the wall list…',
  'sidebar.ranking': 'Making the standings…',
  'sidebar.going': 'Going to {cell}…',
  'sidebar.creating': 'Creating the sheets…',
  'sidebar.clearing': 'Clearing the example players…',
  'sidebar.elapsed': '{seconds} s',
  'sidebar.selected': '{cell} is selected.',
  'sidebar.unchanged': 'Nothing has changed.',

  // The sidebar's screens
  'sidebar.noWallList.heading': 'No wall list yet',
  'sidebar.noWallList.text':
    'A wall list has a row for each player, a column with their names and a column for each round.',
  'sidebar.noWallList.select': 'You have one already? Select the sheet with your wall list and look again.',
  'sidebar.noWallList.sheets': 'Looked at these sheets',

  'sidebar.create.heading': 'New tournament',
  'sidebar.create.text': 'Adds the sheets of a tournament to this spreadsheet. What is there stays as it is.',
  'sidebar.create.name': 'Name of the tournament',
  'sidebar.create.system': 'System',
  'sidebar.create.rounds': 'Number of rounds',
  'sidebar.create.upperBar': 'Upper bar',
  'sidebar.create.upperBarHint':
    'Players of this rank and above start together. A rank such as 3d, or empty.',
  'sidebar.create.lowerBar': 'Lower bar',
  'sidebar.create.lowerBarHint':
    'Players of this rank and below start together. A rank such as 20k, or empty.',
  'sidebar.create.nameMissing': 'Type a name.',
  'sidebar.create.roundsWrong': 'Type a whole number, 1 or more.',
  'sidebar.create.submit': 'Create the sheets',

  'sidebar.created.heading': 'Your tournament is ready',
  'sidebar.created.text': 'Type your players into the wall list, one in a row. The rules stand in Settings.',
  'sidebar.created.examples': 'Example players show how a wall list looks. One click clears them.',
  'sidebar.created.tryExamples': 'Try it with the examples',

  'sidebar.problems.heading': 'Mend the wall list first',
  'sidebar.problems.warningsHeading': 'Have a look at this',
  'sidebar.problems.noneHeading': 'No problems found',
  'sidebar.problems.none': 'All cells can be read, and both players of each game agree.',
  'sidebar.problems.text': 'Errors stop the pairing. Mend them in the sheet and look again.',
  'sidebar.problems.warningsText': 'Warnings do not stop the pairing.',
  'sidebar.problems.pairAnyway': 'Pair anyway',

  'sidebar.ready.heading': 'Round {round} of {rounds}',
  'sidebar.ready.text': 'Everything is ready for the pairing.',
  'sidebar.ready.warningsText': 'Ready for the pairing. Please read this first:',
  'sidebar.ready.playing': 'Players in this round',
  'sidebar.ready.fixed': 'Pairs you typed',
  'sidebar.ready.out': 'Players left out',
  'sidebar.ready.outNames': 'Who is left out',
  'sidebar.ready.examples': 'The wall list still holds the example players.',
  'sidebar.ready.preview': 'Preview round {round}',

  'sidebar.preview.heading': 'Preview of round {round}',
  'sidebar.preview.text': 'Nothing is written yet.',
  'sidebar.preview.table': 'Table',
  'sidebar.preview.black': 'Black',
  'sidebar.preview.white': 'White',
  'sidebar.preview.handicap': 'Handicap {stones}',
  'sidebar.preview.fixed': 'Typed by you',
  'sidebar.preview.bye': 'Bye',
  'sidebar.preview.write': 'Write round {round}',

  'sidebar.written.heading': 'Round {round} is written',
  'sidebar.written.text':
    'When games end, type the results in the sheet of the round, or put +, - or = for the ? in the wall list.',

  'sidebar.written.different': 'These cells do not hold what was written:',

  'sidebar.missing.heading': 'Results of round {round}',
  'sidebar.missing.progress': '{known} of {total} results are in the wall list',
  'sidebar.missing.recordable': 'New in the sheet of the round',
  'sidebar.missing.list': 'Games without a result',

  'sidebar.recorded.heading': 'Results recorded',
  'sidebar.recorded.round': 'Round',
  'sidebar.recorded.results': 'Results recorded now',
  'sidebar.recorded.noneHeading': 'Nothing to record',
  'sidebar.recorded.none': 'The sheet of the round has no new results.',
  'sidebar.recorded.left': 'Not recorded:',

  'sidebar.begun.heading': 'Something was left unfinished',
  'sidebar.begun.what': 'What',
  'sidebar.begun.when': 'Begun',
  'sidebar.begun.text':
    'Finish writes the cells that are still empty. Undo restores the cells that were written.',
  'sidebar.begun.undoOnly':
    'It cannot be finished, because something else changed since. Undo restores the cells.',
  'sidebar.begun.inTheWay': 'In the way:',
  'sidebar.begun.finish': 'Finish',

  'sidebar.cleared.heading': 'The examples are cleared',
  'sidebar.cleared.players': 'Players cleared',
  'sidebar.cleared.kept': 'Changed by somebody, so left as they are:',

  'sidebar.undone.heading': 'Undone',
  'sidebar.undone.restored': 'Cells restored',
  'sidebar.undone.kept': 'Changed since, so left as they are:',

  'sidebar.stopped.heading': 'Stopped',
  'sidebar.stopped.text': 'Nothing you typed was overwritten.',

  'sidebar.finished.heading': 'All rounds are played',
  'sidebar.finished.rounds': 'Rounds',

  'sidebar.standings.heading': 'The standings are written',
  'sidebar.standings.text': 'They are in the sheet “{sheet}”.',
  'sidebar.standings.open': 'Open the standings',

  'sidebar.busy.heading': 'Please wait a moment',
  'sidebar.busy.text': 'Somebody else is just writing with Wallist in this spreadsheet.',

  'sidebar.failed.heading': 'No answer',
  'sidebar.failed.text': 'The spreadsheet did not answer. Are you online?',
  'sidebar.failed.unsure': 'It may have been done all the same. Look again to see what is in the sheet.',
  'sidebar.failed.details': 'Details',
} as const satisfies Needed & Readonly<Record<string, string>>;

type Needed = Readonly<
  Record<
    | `problem.${ProblemCode}`
    | `mend.${ProblemCode}`
    | `column.${ColumnKind}`
    | `setting.${SettingKey}`
    | `settingName.${SettingKey}`,
    string
  >
>;

export type TextKey = keyof typeof en;

/** Any other language: what is missing is said in English. */
export type Dictionary = Readonly<Partial<Record<TextKey, string>>>;

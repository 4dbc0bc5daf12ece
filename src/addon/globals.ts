/**
 * Everything that Google can call, and nothing else: the build turns these stubs into plain top-level functions
 * and keeps their comments, which are what the formula helper of Sheets shows.
 */
import type * as Main from './main';
import type { Request } from './panel/protocol';

declare const Wallist: typeof Main;

/** What a formula hands over: one cell as its value, a range as rows of values. */
type Argument = unknown;

/** Builds the menu when the spreadsheet is opened. */
export function onOpen() {
  Wallist.onOpen();
}

/** Builds the menu right after the add-on was installed. */
export function onInstall() {
  Wallist.onInstall();
}

/** Menu: opens the panel where a tournament is created. */
export function createTournament() {
  Wallist.createTournament();
}

/** Menu: opens the panel where the next round is paired. */
export function pairNextRound() {
  Wallist.pairNextRound();
}

/** Menu: opens the panel where typed results are recorded. */
export function recordResults() {
  Wallist.recordResults();
}

/** Menu: opens the panel with what is wrong in the wall list. */
export function checkWallList() {
  Wallist.checkWallList();
}

/** Menu: opens the panel where standings and prizes are written. */
export function standingsAndPrizes() {
  Wallist.standingsAndPrizes();
}

/** Menu: opens the panel where a tournament is played by dice. */
export function simulate() {
  Wallist.simulate();
}

/** Menu: checks inside this spreadsheet what can only be known there. */
export function selfTest() {
  Wallist.selfTest();
}

/** Menu: says how to begin. */
export function help() {
  Wallist.help();
}

/** Answers the panel. */
export function sidebar(request: Request) {
  return Wallist.sidebar(request);
}

/**
 * What the system ranks by before any tiebreak: McMahon score, wins, points of score pairing, rounds come through in a knock-out.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: the score, under the title that STANDINGS has for it.
 * @example =SCORE(WallList, Settings)
 * @example =SCORE(A4:K40, "System=Score pairing")
 * @customfunction
 */
export function SCORE(wallList: Argument, settings?: Argument) {
  return Wallist.SCORE(wallList, settings);
}

/**
 * Number of wins of each player: a win 1, a jigo ½, a bye 1, an agreed absence ½; floored as the settings say.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: the number of wins.
 * @example =WINS(WallList, Settings)
 * @example =WINS(A4:K40, "Rounding=none")
 * @customfunction
 */
export function WINS(wallList: Argument, settings?: Argument) {
  return Wallist.WINS(wallList, settings);
}

/**
 * McMahon score of each player: the starting score between the bars plus the wins.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: the score.
 * @example =MMS(WallList, Settings)
 * @example =MMS(A4:K40, "Upper bar=3d; Lower bar=20k")
 * @customfunction
 */
export function MMS(wallList: Argument, settings?: Argument) {
  return Wallist.MMS(wallList, settings);
}

/**
 * Sum of the opponents' scores.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: SOS.
 * @example =SOS(WallList, Settings)
 * @example =SOS(A4:K40, "System=Swiss")
 * @customfunction
 */
export function SOS(wallList: Argument, settings?: Argument) {
  return Wallist.SOS(wallList, settings);
}

/**
 * Sum of the opponents' scores without one: the smallest (EGF) or the one of round 1 (WMSG).
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: SOS-1.
 * @example =SOS1(WallList, Settings)
 * @example =SOS1(A4:K40, "SOS flavour=WMSG")
 * @customfunction
 */
export function SOS1(wallList: Argument, settings?: Argument) {
  return Wallist.SOS1(wallList, settings);
}

/**
 * Sum of the opponents' scores without two: the smallest two (EGF) or those of rounds 1 and 2 (WMSG).
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: SOS-2.
 * @example =SOS2(WallList, Settings)
 * @example =SOS2(A4:K40, "System=Swiss; SOS flavour=WMSG")
 * @customfunction
 */
export function SOS2(wallList: Argument, settings?: Argument) {
  return Wallist.SOS2(wallList, settings);
}

/**
 * Sum of the opponents' scores without k of them: the k smallest (EGF) or those of rounds 1 to k (WMSG).
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {2} k How many to leave out: 0, 1, 2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: SOS-k.
 * @example =SOSK(WallList, 3, Settings)
 * @example =SOSK(A4:K40, 2)
 * @customfunction
 */
export function SOSK(wallList: Argument, k: Argument, settings?: Argument) {
  return Wallist.SOSK(wallList, k, settings);
}

/**
 * Sum of defeated opponents' scores; a jigo counts half of the opponent's score.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: SODOS.
 * @example =SODOS(WallList, Settings)
 * @customfunction
 */
export function SODOS(wallList: Argument, settings?: Argument) {
  return Wallist.SODOS(wallList, settings);
}

/**
 * Sum of the opponents' SOS.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: SOSOS.
 * @example =SOSOS(WallList, Settings)
 * @customfunction
 */
export function SOSOS(wallList: Argument, settings?: Argument) {
  return Wallist.SOSOS(wallList, settings);
}

/**
 * Cumulative sum of scores: the own score after each round, added up.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: CUSS.
 * @example =CUSS(WallList, Settings)
 * @customfunction
 */
export function CUSS(wallList: Argument, settings?: Argument) {
  return Wallist.CUSS(wallList, settings);
}

/**
 * Wins among the players who are still tied, repeated inside every group that it separates; 0 where it cannot be applied.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: DC-1 + DC-2/100 + DC-3/10000 …, so that sorting by it is right.
 * @example =DIRECTCOMPARISON(WallList, Settings)
 * @example =DIRECTCOMPARISON(A4:K40, "Tiebreaks=DIRECTCOMPARISON, SOS2")
 * @customfunction
 */
export function DIRECTCOMPARISON(wallList: Argument, settings?: Argument) {
  return Wallist.DIRECTCOMPARISON(wallList, settings);
}

/**
 * The steps of direct comparison one by one, and why it does not apply where it does not.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} One column for each step (DC-1, DC-2 …) and one that says why not, aligned with the rows of the range.
 * @example =DCSTEPS(WallList, Settings)
 * @customfunction
 */
export function DCSTEPS(wallList: Argument, settings?: Argument) {
  return Wallist.DCSTEPS(wallList, settings);
}

/**
 * Place of each player by the score and then the tiebreaks of the settings; equal players share a place.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {number[]} One column, aligned with the rows of the range: the place.
 * @example =PLACE(WallList, Settings)
 * @example =PLACE(A4:K40, "Tiebreaks=SOS, SOSOS")
 * @customfunction
 */
export function PLACE(wallList: Argument, settings?: Argument) {
  return Wallist.PLACE(wallList, settings);
}

/**
 * The final wall list: sorted, with places, renumbered opponents, the score and the tiebreaks of the settings.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} A table with a header row, one row a player.
 * @example =STANDINGS(WallList, Settings)
 * @example =STANDINGS(A4:K40, "Through round=3")
 * @customfunction
 */
export function STANDINGS(wallList: Argument, settings?: Argument) {
  return Wallist.STANDINGS(wallList, settings);
}

/**
 * Who gets which prize: equal players share money and points, rounded down, and have the title of their place; things go by the prize tiebreaks inside a place.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {N2:O9} prizes The prizes, a row for each place, place 1 first: amounts are shared, a column titled Title has titles, any other column of texts things such as a cup.
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} A table: place, number, name and prizes; below it what nobody gets.
 * @example =PRIZES(WallList, N2:O9, Settings)
 * @example =PRIZES(A4:K40, N2:N5, "Prize unit=1")
 * @customfunction
 */
export function PRIZES(wallList: Argument, prizes: Argument, settings?: Argument) {
  return Wallist.PRIZES(wallList, prizes, settings);
}

/**
 * Players against players: each game with its result and its round.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} A table with a header row and a header column.
 * @example =CROSSTABLE(WallList, Settings)
 * @customfunction
 */
export function CROSSTABLE(wallList: Argument, settings?: Argument) {
  return Wallist.CROSSTABLE(wallList, settings);
}

/**
 * Number of Board Wins of each player's team: what its boards won in all rounds. The list needs the column Team.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column, Team, and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Teams=yes".
 * @return {number[]} One column, aligned with the rows of the range: the same for all players of a team.
 * @example =BOARDWINS(WallList, Settings)
 * @customfunction
 */
export function BOARDWINS(wallList: Argument, settings?: Argument) {
  return Wallist.BOARDWINS(wallList, settings);
}

/**
 * The standings of a team event, from the list of its players with Team and Board: teams by match scores, board wins, tiebreaks.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column, Team, Board, and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Teams=yes".
 * @return {string[][]} A table with a header row: place, number, team, matches, score, board wins, tiebreaks.
 * @example =TEAMSTANDINGS(WallList, Settings)
 * @example =TEAMSTANDINGS(A4:K40, "System=Round robin; Teams=yes")
 * @customfunction
 */
export function TEAMSTANDINGS(wallList: Argument, settings?: Argument) {
  return Wallist.TEAMSTANDINGS(wallList, settings);
}

/**
 * Groups for a round robin, proposed by snake seeding: the best of each group from left to right, the second best from right to left.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[]} One column, aligned with the rows of the range: A, B, C …, to be copied into the column Group.
 * @example =GROUPS(WallList, Settings)
 * @example =GROUPS(A4:K40, "Seeding tiebreaks=Rating, Lottery")
 * @customfunction
 */
export function GROUPS(wallList: Argument, settings?: Argument) {
  return Wallist.GROUPS(wallList, settings);
}

/**
 * The knock-out as a bracket that fills itself as results come in: a column for each round, and the winner.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Knock-out; Draw=seeded".
 * @return {string[][]} A table with a header row: players from top to bottom, each with the result, winners between the two of their pair.
 * @example =BRACKET(WallList, Settings)
 * @example =BRACKET(A4:K40, "System=Knock-out; Draw=seeded")
 * @customfunction
 */
export function BRACKET(wallList: Argument, settings?: Argument) {
  return Wallist.BRACKET(wallList, settings);
}

/**
 * The order in which lots are drawn for players: the same seed and context always draw the same, and anybody can check it.
 *
 * @param {B5:B12} players The numbers or names of the players, one column.
 * @param {"dice-4-6-1"} seed Text that nobody could choose to his liking, such as dice thrown in public.
 * @param {"final/place-3"} context What the lots are for; another context draws anew.
 * @return {number[]} One column, aligned with the rows of the range: 1 for the first lot drawn.
 * @example =LOTTERY(B5:B12, "EGC2026-dice-4-6-1", "final/place-3")
 * @example =LOTTERY(A5:A12, Settings!B50, "round-1")
 * @customfunction
 */
export function LOTTERY(players: Argument, seed: Argument, context: Argument) {
  return Wallist.LOTTERY(players, seed, context);
}

/**
 * How one value of one player comes about, in words: every round, the opponent, what it counts and what was left out.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {7} player The number or the exact name of the player.
 * @param {"SOS2"} tiebreak The name of a function: SCORE, MMS, WINS, SOS, SOS2, SODOS, DIRECTCOMPARISON …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} A table: the value with its sum, then for each round what it is, what it adds and what was left out.
 * @example =EXPLAIN(WallList, 7, "SOS2", Settings)
 * @example =EXPLAIN(A4:K40, "Ana García", "DIRECTCOMPARISON")
 * @customfunction
 */
export function EXPLAIN(wallList: Argument, player: Argument, tiebreak: Argument, settings?: Argument) {
  return Wallist.EXPLAIN(wallList, player, tiebreak, settings);
}

/**
 * Everything that is wrong or doubtful in the wall list and its settings, with how to mend it.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} A table: row and column inside the range, what is wrong, how to mend it; or one line "No problems found".
 * @example =CHECKWALLLIST(WallList, Settings)
 * @customfunction
 */
export function CHECKWALLLIST(wallList: Argument, settings?: Argument) {
  return Wallist.CHECKWALLLIST(wallList, settings);
}

/**
 * A preview of the next round: the pairing that the sidebar would write now.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Tiebreaks=SOS".
 * @return {string[][]} A table: Table, Black No, Black, White No, White, Handicap, Komi, Remarks; a bye is the last row.
 * @example =NEXTROUND(WallList, Settings)
 * @example =NEXTROUND(A4:K40, "System=Swiss; Seed=EGC2026")
 * @customfunction
 */
export function NEXTROUND(wallList: Argument, settings?: Argument) {
  return Wallist.NEXTROUND(wallList, settings);
}

/**
 * What the pairing of the next round pays in each criterion, and which games pay it. McMahon and Swiss.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss; Criteria=in order".
 * @return {string[][]} A table: Criterion, Cost, number of games, the games with what each pays, dearest first.
 * @example =PAIRINGREPORT(WallList, Settings)
 * @example =PAIRINGREPORT(A4:K40, "System=Swiss")
 * @customfunction
 */
export function PAIRINGREPORT(wallList: Argument, settings?: Argument) {
  return Wallist.PAIRINGREPORT(wallList, settings);
}

/**
 * Why two players do not meet in the next round: what the best pairing with their game would pay, criterion by criterion.
 *
 * @param {A4:K40} wallList The wall list with its header row: a name column and the rounds R1, R2 …
 * @param {7} player The number or the exact name of one player.
 * @param {12} opponent The number or the exact name of the other; "bye" asks about the bye for the one.
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Swiss".
 * @return {string[][]} A sentence; where they could meet, a table of the criteria now and with their game, and the other games.
 * @example =WHYNOT(WallList, 7, 12, Settings)
 * @example =WHYNOT(A4:K40, "Ana García", "Ben Ode", "System=Swiss")
 * @example =WHYNOT(WallList, 7, "bye", Settings)
 * @customfunction
 */
export function WHYNOT(wallList: Argument, player: Argument, opponent: Argument, settings?: Argument) {
  return Wallist.WHYNOT(wallList, player, opponent, settings);
}

/**
 * Performance rating of each player: the rating that would expect exactly the score made. Games by default and handicap games are left out.
 *
 * @param {A4:K40} wallList The wall list with its header row: names, ratings or ranks, and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "System=Diagonal; Performance=Elo".
 * @return {number[]} One column, aligned with the rows of the range: the rating; "> 2532.24" for a player who has won everything.
 * @example =PERFORMANCE(WallList, Settings)
 * @example =PERFORMANCE(A4:K40, "Performance=Elo")
 * @customfunction
 */
export function PERFORMANCE(wallList: Argument, settings?: Argument) {
  return Wallist.PERFORMANCE(wallList, settings);
}

/**
 * Rating of each player after the tournament, by the EGF's system of 2021: a preview, the European Go Database has the last word.
 *
 * @param {A4:K40} wallList The wall list with its header row: names, ratings or ranks, and the rounds R1, R2 …
 * @param {Settings} settings Optional. The Settings range, or text such as "Tournament class=B".
 * @return {number[]} One column, aligned with the rows of the range: the rating.
 * @example =NEWRATING(WallList, Settings)
 * @example =NEWRATING(A4:K40, "Tournament class=C")
 * @customfunction
 */
export function NEWRATING(wallList: Argument, settings?: Argument) {
  return Wallist.NEWRATING(wallList, settings);
}

/**
 * How likely the first of two players is to win an even game, by the EGF's ratings of 2021.
 *
 * @param {2100} a Rating or rank of the player, or a column of them.
 * @param {"3d"} b Rating or rank of the opponent, or a column of them.
 * @return {number[]} A number from 0 to 1; for columns, one for each row.
 * @example =WINPROBABILITY(2100, 2250)
 * @example =WINPROBABILITY(C5:C40, "3d")
 * @customfunction
 */
export function WINPROBABILITY(a: Argument, b: Argument) {
  return Wallist.WINPROBABILITY(a, b);
}

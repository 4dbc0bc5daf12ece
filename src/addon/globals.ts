/**
 * Everything that Google can call, and nothing else: the build turns these stubs into plain top-level functions
 * and keeps their comments, which are what the formula helper of Sheets shows.
 */
import type * as Main from './main';
import type { Request } from './protocol';

declare const Wallist: typeof Main;

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

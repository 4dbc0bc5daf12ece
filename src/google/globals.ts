/**
 * A global that Google calls besides the custom functions: triggers, entries of the menu, the panel. The build refuses a name that
 * main.ts does not export.
 */
interface Global {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly summary: string;
}

export const GLOBALS: readonly Global[] = [
  { name: 'onOpen', parameters: [], summary: 'Builds the menu when the spreadsheet is opened.' },
  { name: 'onInstall', parameters: [], summary: 'Builds the menu right after the add-on was installed.' },
  {
    name: 'createTournament',
    parameters: [],
    summary: 'Menu: opens the panel where a tournament is created.',
  },
  { name: 'pairNextRound', parameters: [], summary: 'Menu: opens the panel where the next round is paired.' },
  {
    name: 'players',
    parameters: [],
    summary: 'Menu: opens the panel with who plays which rounds.',
  },
  {
    name: 'recordResults',
    parameters: [],
    summary: 'Menu: opens the panel where typed results are recorded.',
  },
  {
    name: 'checkWallList',
    parameters: [],
    summary: 'Menu: opens the panel with what is wrong in the wall list.',
  },
  {
    name: 'standingsAndPrizes',
    parameters: [],
    summary: 'Menu: opens the panel where standings and prizes are written.',
  },
  {
    name: 'simulate',
    parameters: [],
    summary: 'Menu: opens the panel where a tournament is played by dice.',
  },
  {
    name: 'files',
    parameters: [],
    summary: 'Menu: opens the panel where files of other programs are read and written.',
  },
  {
    name: 'checkWholeEvent',
    parameters: [],
    summary: 'Menu: opens the panel with every round of the event checked.',
  },
  {
    name: 'selfTest',
    parameters: [],
    summary: 'Menu: checks inside this spreadsheet what can only be known there.',
  },
  {
    name: 'undoLastAction',
    parameters: [],
    summary: 'Menu: takes the last action back, once that was answered with Yes.',
  },
  { name: 'help', parameters: [], summary: 'Menu: opens the panel with its help.' },
  { name: 'sidebar', parameters: ['request'], summary: 'Answers the panel.' },
];

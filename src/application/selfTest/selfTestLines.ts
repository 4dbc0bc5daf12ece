/** The self-test writes these texts: so its own cells are told from what somebody types beside them. */

export const SELF_TEST_TITLE = 'Wallist self-test';
export const SELF_TEST_COLUMNS = ['Check', 'Result', 'Seen or expected', 'What it proves'] as const;

/** The lines by what they check: the name, and what holds if it passes. */
export const SELF_TEST_LINES = {
  texts: ['Text stays text', 'Results and settings do not turn into dates or numbers.'],
  names: ['Names like formulas stay text', 'No name is a live formula, and the quote before it is not kept.'],
  numbers: ['Numbers are read back', 'A number is a number to this script, with its fraction.'],
  longTexts: ['Long texts', 'The Log keeps what Undo needs.'],
  dropdowns: ['Dropdowns', 'A cell with a dropdown takes other text.'],
  ranges: [
    'Several ranges at once',
    'A look reaches each range that is named; their order is not relied on.',
  ],
  lock: ['Document lock', 'Two people cannot pair at the same time.'],
  languages: ['Languages', 'The script learns who sits at the screen.'],
  dictionaries: ['Texts of the languages', 'The file of the texts is there, whole, and of this version.'],
  files: ['Seconds of the files', 'The panel and its texts are read and evaluated while a person waits.'],
  formulaLanguage: [
    'Language of a formula',
    'A formula reads the texts of the language in its Settings, and no others.',
  ],
  create: ['Seconds for Create', 'Creating a tournament ends long before the limit of six minutes.'],
  panelAnswers: ['The panel gets an answer', 'What the panel asks is answered in plain data.'],
  spanish: ['PLACE in Spanish', 'A formula answers in the language of its Settings.'],
  sentence: ['EXPLAIN in Spanish', 'A formula reads the file of the texts for a sentence.'],
  movedFormula: ['SOS2 below an inserted row', 'Inserting a row does not turn SOS2 into another name.'],
  blanks: ['Blank rows stay blank', 'A row without a player has no 0 beside it.'],
  separators: ['Semicolons in formulas', 'Formulas are read in the locale of this spreadsheet.'],
  seconds: ['Seconds of each function', 'Every function is far from the limit of 30 seconds.'],
  lockHeld: ['Lock held by another run', 'A second run is held off while a first one writes.'],
  panel: ['The panel writes its own verdict', 'The page opens, runs, asks this script and is answered.'],
} as const satisfies Readonly<Record<string, readonly [name: string, proves: string]>>;

/** Proved of a function whose answer is one cell, or several. */
export const ANSWERS = 'The name is this script’s function: it answers.';
export const ANSWERS_AROUND = 'The name is this script’s function: it answers, and fills the cells around.';

/** Until the panel's run has come. */
export const WAITING = 'waiting';
/** Where two runs came one after the other, and neither could hold off the other. */
export const NOT_TRIED = 'not tried';
export const VERDICTS = ['pass', 'fail', WAITING, NOT_TRIED] as const;

/** Stands before the version in C1, and before the time when the formulas were written, in milliseconds, in D1. */
export const OF_VERSION = 'version ';
export const BEGUN = 'formulas written at ';

/** Two pairs of equal players; Direct Comparison decides each. */
export const SELF_TEST_LIST: readonly (readonly string[])[] = [
  ['No', 'Name', 'Rank', 'R1', 'R2', 'R3', 'Team'],
  ['1', 'Ada', '3d', '4-', '3+', '2+', 'Oaks'],
  ['2', 'Ben', '2d', '3+', '4+', '1-', 'Oaks'],
  ['3', 'Cleo', '1d', '2-', '1-', '4+', 'Elms'],
  ['4', 'Dov', '1k', '1+', '2-', '3-', 'Elms'],
];

export const BEFORE_ROUND_1: readonly (readonly string[])[] = SELF_TEST_LIST.map((row, index) => [
  ...row.slice(0, 3),
  index === 0 ? 'R1' : '',
]);

/** Where the list stands, and to its right the one before the first round; rows and columns count from 1. */
export const LIST = { row: 3, column: 6 } as const;
export const BEFORE = { row: 3, column: 13 } as const;

/** Texts that spreadsheets turn into dates, numbers, times and truths. */
export const RISKY = [
  '1-2',
  '3/4',
  '1.2',
  '007',
  '14-',
  '3,5',
  '10:30',
  '1e5',
  '50%',
  'TRUE',
  '３／４',
] as const;

/** Names that spreadsheets take for formulas, or take something away from. */
export const HOSTILE = ['=1+1', '+1', '-1', '@x', "'x", "'=1+1", ' =1+1', 'a\tb', '＝1+1'] as const;

/** The text beside a dropdown, and a number. */
export const OUTSIDE_LIST = 'maybe';
export const WITH_FRACTION = 7.5;
/** How often writing and reading is timed: numbers from 0. */
export const TURNS = 5;
/** A long text is this again and again. */
export const AGAIN = 'Wallist ';

/** The row and the column of what the script tries, below all formulas, from 1. */
export const TRIED = { row: 300, column: 6 } as const;

/** Formulas about formulas stand below everything else. */
export const APART = { row: 320, column: 6 } as const;

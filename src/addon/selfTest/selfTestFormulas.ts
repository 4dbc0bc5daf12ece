/**
 * What every custom function has to answer inside the real spreadsheet. What a formula answers is known only after
 * the script has ended, so the verdicts are formulas too.
 */

/** Two pairs of equal players; direct comparison decides each. */
export const WALL_LIST: readonly (readonly string[])[] = [
  ['No', 'Name', 'Rank', 'R1', 'R2', 'R3', 'Team'],
  ['1', 'Ada', '3d', '4-', '3+', '2+', 'Oaks'],
  ['2', 'Ben', '2d', '3+', '4+', '1-', 'Oaks'],
  ['3', 'Cleo', '1d', '2-', '1-', '4+', 'Elms'],
  ['4', 'Dov', '1k', '1+', '2-', '3-', 'Elms'],
];

/** The same players before the first round. */
export const BEFORE_ROUND_1: readonly (readonly string[])[] = WALL_LIST.map((row, index) => [
  ...row.slice(0, 3),
  index === 0 ? 'R1' : '',
]);

/** A formula, with LIST, NAMES and BEFORE for ranges, and what has to stand in one cell of its answer. */
export interface Expectation {
  readonly formula: string;
  readonly answer: string | number;
  /** The cell looked at, counted from the formula's own; one further down shows that the answer spilled. */
  readonly row: number;
  readonly column: number;
}

const expectation = (formula: string, answer: string | number, row: number, column = 0): Expectation => ({
  formula,
  answer,
  row,
  column,
});

/** Answers of one column, written side by side; none is longer than the list. */
export const COLUMN_ANSWERS: readonly Expectation[] = [
  expectation('SCORE(LIST;"System=Score pairing")', 2, 4),
  expectation('WINS(LIST;"System=Swiss")', 1, 4),
  expectation('MMS(LIST;"System=McMahon")', 30, 4),
  expectation('SOS(LIST;"System=Swiss")', 5, 4),
  expectation('SOS1(LIST;"System=Swiss")', 4, 4),
  expectation('SOS2(LIST;"System=Swiss")', 2, 4),
  expectation('SOSK(LIST;1;"System=Swiss")', 4, 4),
  expectation('SODOS(LIST;"System=Swiss")', 2, 4),
  expectation('SOSOS(LIST;"System=Swiss")', 13, 4),
  expectation('CUSS(LIST;"System=Swiss")', 3, 4),
  expectation('DIRECTCOMPARISON(LIST;"System=Swiss")', 1, 3),
  expectation('BOARDWINS(LIST;"System=Round robin")', 1, 4),
  expectation('PLACE(LIST;"System=Swiss")', 4, 4),
  expectation('GROUPS(LIST;"System=Round robin")', 'A', 4),
  expectation('PERFORMANCE(LIST;"System=Swiss")', 2080.96, 4),
  expectation('NEWRATING(LIST;"System=Swiss")', 2007.501, 4),
  expectation('LOTTERY(NAMES;"EGC2026-dice-4-6-1";"final/place-3")', 4, 3),
];

/** Answers with several columns, written one below the other. */
export const TABLE_ANSWERS: readonly Expectation[] = [
  expectation('DCSTEPS(LIST;"System=Swiss")', 1, 3),
  expectation('STANDINGS(LIST;"System=Swiss")', 'Dov', 4, 2),
  expectation('TEAMSTANDINGS(LIST;"System=Round robin")', 'Elms', 2, 2),
  expectation('CROSSTABLE(LIST;"System=Swiss")', 'Dov', 4, 1),
  expectation('BRACKET(LIST;"System=Knock-out; Draw=seeded")', '4 Dov +', 3, 0),
  expectation('WINPROBABILITY(2100;2100)', 0.5, 0),
  expectation('PRIZES(LIST;100;"System=Swiss")', 'Left', 2, 2),
  expectation('EXPLAIN(LIST;4;"SOS2";"System=Swiss")', 'Score of Ada', 1, 1),
  expectation('CHECKWALLLIST(LIST;"System=Swiss")', 'No problems found', 0),
  expectation('NEXTROUND(BEFORE;"System=Swiss")', 2, 2),
  expectation('PAIRINGREPORT(BEFORE;"System=Swiss")', 'Score difference', 1),
  expectation(
    'WHYNOT(BEFORE;1;2;"System=Swiss; Forbidden pairs=1-2")',
    'The settings forbid Ada (1) – Ben (2).',
    0,
  ),
];

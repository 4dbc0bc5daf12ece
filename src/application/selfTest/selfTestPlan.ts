import { makeA1 } from '../../sheet/cells/cell';
import { customFunctions, type NamedFunction } from '../catalogue/catalogue';
import { APART, BEFORE, BEFORE_ROUND_1, LIST, SELF_TEST_LIST } from './selfTestLines';

export type SelfTestEntry = Pick<NamedFunction, 'name' | 'selfTest'>;

/** A formula and its cell; rows and columns count from 1. */
export interface PlannedFormula {
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

export interface AskedFunction extends PlannedFormula {
  readonly entry: SelfTestEntry;
}

/** The titles of every language are at hand; a sentence is found in the file of the texts, which the formula has to read. */
const IN_SPANISH: SelfTestEntry = {
  name: 'PLACE',
  selfTest: { arguments: 'LIST;"System=Swiss; Language=es"', answer: 'Puesto', row: 0, column: 0 },
};
const SENTENCE_IN_SPANISH: SelfTestEntry = {
  name: 'EXPLAIN',
  selfTest: {
    arguments: 'LIST;4;"SOS2";"System=Swiss; Language=es"',
    answer: 'Puntos de Ada',
    row: 1,
    column: 1,
  },
};

const ANSWERS = LIST.row + SELF_TEST_LIST.length + 1;
const TABLES = ANSWERS + SELF_TEST_LIST.length + 1;
const TABLE_HEIGHT = 10;

/** `F3:L7`. */
const area = (row: number, column: number, rows: number, columns: number): string =>
  `${makeA1(row - 1, column - 1)}:${makeA1(row + rows - 2, column + columns - 2)}`;

/** The list with a row of blanks below it, or that of so many rows above its own place. */
const listArea = (up = 0, blank = 0): string =>
  area(LIST.row - up, LIST.column, SELF_TEST_LIST.length + blank, SELF_TEST_LIST[0]?.length ?? 1);

const RANGES = {
  LIST: listArea(),
  BEFORE: area(BEFORE.row, BEFORE.column, BEFORE_ROUND_1.length, BEFORE_ROUND_1[0]?.length ?? 1),
  NAMES: area(LIST.row + 1, LIST.column + 1, SELF_TEST_LIST.length - 1, 1),
} as const;

const asked = (entry: SelfTestEntry, row: number, column: number): AskedFunction => {
  const filled = entry.selfTest.arguments.replace(
    /\b(LIST|BEFORE|NAMES)\b/,
    (_, range: keyof typeof RANGES) => RANGES[range],
  );
  return { entry, row, column, formula: `=${entry.name}(${filled})` };
};

/** Every function where it is asked: columns stand side by side, because none is longer than the list, tables one below the other. */
export function askedFunctions(): {
  readonly columns: readonly AskedFunction[];
  readonly tables: readonly AskedFunction[];
  readonly spanish: AskedFunction;
  readonly sentence: AskedFunction;
} {
  const isColumn = ({ returns }: NamedFunction): boolean => returns.shape === 'column';
  const functions = customFunctions();
  const columns = functions
    .filter(isColumn)
    .map((customFunction, index) => asked(customFunction, ANSWERS, LIST.column + index));
  const tables = functions
    .filter(customFunction => !isColumn(customFunction))
    .map((customFunction, index) => asked(customFunction, TABLES + index * TABLE_HEIGHT, LIST.column));
  return {
    columns,
    tables,
    spanish: asked(IN_SPANISH, ANSWERS, LIST.column + columns.length),
    sentence: asked(SENTENCE_IN_SPANISH, TABLES + tables.length * TABLE_HEIGHT, LIST.column),
  };
}

const apart = (column: number, formula: string, up = 0): PlannedFormula => ({
  row: APART.row - up,
  column: APART.column + column,
  formula,
});

/** SOS2 is a cell address too: a row inserted above must move the range and the formula, and leave the name. */
export const BEFORE_NEW_ROW = apart(0, `=SOS2(${listArea(1)};"System=Swiss")`, 1);
const BELOW_NEW_ROW = apart(0, `=SOS2(${RANGES.LIST};"System=Swiss")`);
/** The answer for a blank row is text of no characters, not 0. */
export const WITH_BLANK_ROW = apart(2, `=WINS(${listArea(0, 1)};"System=Swiss")`);
/** The separator that all formulas of the add-on use. */
export const SEPARATED = apart(4, '=SUM(2;3)');

/** All formulas but those that judge. */
export function plannedFormulas(): readonly PlannedFormula[] {
  const { columns, tables, spanish, sentence } = askedFunctions();
  return [...columns, ...tables, spanish, sentence, BEFORE_NEW_ROW, BELOW_NEW_ROW, WITH_BLANK_ROW, SEPARATED];
}

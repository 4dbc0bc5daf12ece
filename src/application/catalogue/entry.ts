export interface CustomFunction {
  /** Its heading in docs/functions.md. */
  readonly group: string;
  readonly summary: string;
  readonly parameters: readonly FunctionParameter[];
  readonly returns: FunctionAnswer;
  /** Formulas with commas; the first uses the names of a new tournament. */
  readonly examples: readonly string[];
  readonly selfTest: SelfTestQuestion;
  /** A sheet filled by this function looks like a wall list, with names and rounds, and is none. */
  readonly readsAsWallList?: true;
}

export interface FunctionParameter {
  readonly name: string;
  /** The text that the formula helper shows for it. */
  readonly example: string;
  readonly description: string;
  readonly optional?: true;
}

export interface FunctionAnswer {
  /** A `column` or `columns` stand beside the rows of the range; a `table` stands anywhere. */
  readonly shape: 'column' | 'columns' | 'table';
  /** The type in JSDoc. */
  readonly type: 'number[]' | 'string[]' | 'string[][]';
  readonly words: string;
}

/**
 * A question of the self-test: its arguments, with LIST, NAMES and BEFORE for the ranges, and the expected
 * text of one cell.
 */
export interface SelfTestQuestion {
  /** Separated by semicolons, which every locale reads. */
  readonly arguments: string;
  readonly answer: string | number;
  /** The cell to compare, counted from the formula's own; one further down shows that the answer spilled. */
  readonly row: number;
  readonly column: number;
}

export const wallListWith = (columns: string): FunctionParameter => ({
  name: 'wallList',
  example: 'A4:K40',
  description: `The wall list with its titles: ${columns} and the rounds R1, R2 …`,
});

export const settingsSuchAs = (text: string): FunctionParameter => ({
  name: 'settings',
  example: 'Settings',
  description: `Optional. Settings, or text such as "${text}".`,
  optional: true,
});

export const numbersBeside = (what: string): FunctionAnswer => ({ ...beside(what), type: 'number[]' });
export const textsBeside = (what: string): FunctionAnswer => ({ ...beside(what), type: 'string[]' });
const beside = (what: string) =>
  ({ shape: 'column', words: `One column, aligned with the range: ${what}` }) as const;

export const table = (words: string): FunctionAnswer => ({ shape: 'table', type: 'string[][]', words });

export const question = (
  given: string,
  answer: string | number,
  row: number,
  column = 0,
): SelfTestQuestion => ({
  arguments: given,
  answer,
  row,
  column,
});

export const wallList = (): FunctionParameter => wallListWith('a name column');
export const settings = (): FunctionParameter => settingsSuchAs('System=Swiss; Tiebreaks=SOS');

export type Entries = Readonly<Record<string, CustomFunction>>;

import type { Problem } from '../../tournament/problem';
import { parseA1 } from '../read/cell';

/** A custom function whose formulas are looked at. */
export interface CheckedFunction {
  readonly name: string;
  /** How many arguments stand before the settings. */
  readonly beforeSettings: number;
  /** Whether it gives one value beside each row of the wall list. */
  readonly isBesideList: boolean;
}

export interface FormulaContext {
  readonly functions: readonly CheckedFunction[];
  readonly sheet: string;
  /** Where the named wall list stands; undefined without one. */
  readonly wallList: { readonly sheet: string; readonly row: number } | undefined;
  /** Whether somebody has typed a setting: only then a formula that does not know them may differ. */
  readonly settingsTyped: boolean;
  /** The sheet of the settings, and the row behind the last one; undefined without one. */
  readonly settings: { readonly sheet: string; readonly end: number } | undefined;
}

/** Formulas that leave the settings out, and those that do not stand in the first row of their range (docs/sheets.md). */
export function checkFormulas(
  formulas: readonly (readonly string[])[],
  context: FormulaContext,
): readonly Problem[] {
  const find = finder(context.functions);
  return formulas.flatMap((line, row) =>
    line.flatMap((formula, column) =>
      find(formula).flatMap(call => {
        const place = { kind: 'cell', row, column } as const;
        return [
          ...settingsLeftOut(formula, call, context).map(values => ({
            code: 'settingsLeftOut' as const,
            severity: 'warning' as const,
            place,
            values,
          })),
          ...settingsCut(formula, call, context).map(values => ({
            code: 'settingsCut' as const,
            severity: 'warning' as const,
            place,
            values,
          })),
          ...notInFirstRow(call, row, context).map(first => ({
            code: 'formulaNotInFirstRow' as const,
            severity: 'warning' as const,
            place,
            values: { formula, row: first + 1 },
          })),
        ];
      }),
    ),
  );
}

/** A call of one of our functions, alone in its cell or inside a larger formula. */
interface Call {
  readonly called: CheckedFunction;
  readonly arguments: readonly string[];
  /** Where its closing bracket stands in the formula. */
  readonly end: number;
  readonly isWhole: boolean;
}

/** Finds the calls of functions in a formula. */
function finder(functions: readonly CheckedFunction[]): (formula: string) => readonly Call[] {
  const byName = new Map(functions.map(one => [one.name, one]));
  const call = new RegExp(`(?<![\\w.])(${[...byName.keys()].join('|')})\\s*\\(`, 'gi');
  return formula => callsIn(formula, call, byName);
}

function callsIn(
  formula: string,
  call: RegExp,
  functions: ReadonlyMap<string, CheckedFunction>,
): readonly Call[] {
  if (!formula.startsWith('=')) return [];
  const masked = withoutQuotes(formula);
  const matches: RegExpExecArray[] = [];
  for (let match = call.exec(masked); match; match = call.exec(masked)) matches.push(match);
  return matches.flatMap(match => {
    const called = functions.get((match[1] as string).toUpperCase());
    if (!called) return [];
    const begin = match.index + match[0].length;
    const commas: number[] = [];
    let [end, depth] = [begin, 0];
    for (; end < masked.length && (depth > 0 || masked.charAt(end) !== ')'); end++) {
      const sign = masked.charAt(end);
      if (sign === '(' || sign === '{') depth++;
      else if (sign === ')' || sign === '}') depth--;
      else if (depth === 0 && (sign === ',' || sign === ';')) commas.push(end);
    }
    const parts = [...commas, end]
      .map((to, i) => formula.slice(i === 0 ? begin : (commas[i - 1] as number) + 1, to).trim())
      .filter(part => part !== '');
    const isWhole = /^=\s*$/.test(formula.slice(0, match.index)) && formula.slice(end + 1).trim() === '';
    return [{ called, arguments: parts, end, isWhole }];
  });
}

/** The formula with texts and names of sheets blotted out; positions stay. */
const withoutQuotes = (formula: string): string =>
  formula.replace(/"[^"]*"|'[^']*'/g, quoted => '_'.repeat(quoted.length));

function settingsLeftOut(
  formula: string,
  { called, arguments: parts, end }: Call,
  { settingsTyped }: FormulaContext,
): readonly Problem['values'][] {
  if (!settingsTyped || parts.length !== called.beforeSettings) return [];
  return [{ formula, better: `${formula.slice(0, end)}; Settings${formula.slice(end)}` }];
}

/** A range of cells that ends above the last setting; a name covers them all. */
function settingsCut(
  formula: string,
  { called, arguments: parts }: Call,
  { sheet, settings }: FormulaContext,
): readonly Problem['values'][] {
  const range = parts[called.beforeSettings];
  if (settings === undefined || range === undefined) return [];
  const cells = cellsOn(range, sheet, settings.sheet);
  const [, left, lastRow] = /^(.*:\$?[A-Z]+\$?)(\d+)$/i.exec(cells ?? '') ?? [];
  if (left === undefined || Number(lastRow) >= settings.end) return [];
  const whole = `${range.slice(0, range.length - String(lastRow).length)}${settings.end}`;
  return [{ formula, better: formula.replace(range, whole) }];
}

function notInFirstRow(
  { called, arguments: [range], isWhole }: Call,
  row: number,
  { sheet, wallList }: FormulaContext,
): readonly number[] {
  if (!isWhole || range === undefined || !called.isBesideList) return [];
  const first = firstRow(range, sheet, wallList);
  return first === undefined || first === row ? [] : [first];
}

/** The first row of `WallList`, `A2:K40` or `A:K`; undefined for ranges of other sheets and what is no range. */
function firstRow(range: string, sheet: string, wallList: FormulaContext['wallList']): number | undefined {
  if (/^walllist$/i.test(range)) return wallList?.sheet === sheet ? wallList.row : undefined;
  const cells = cellsOn(range, sheet, sheet);
  if (cells === undefined) return undefined;
  if (/^\$?[A-Z]+:\$?[A-Z]+$/i.test(cells)) return 0;
  return parseA1(cells.split(':')[0] as string)?.row;
}

/** `A2:K40` of `'Wall list'!A2:K40`, if that is the sheet wanted; without a sheet, that of the formula is meant. */
function cellsOn(range: string, sheet: string, wanted: string): string | undefined {
  const [, quoted, bare, cells] = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.*)$/.exec(range) ?? [];
  const named = cells === undefined ? sheet : (quoted?.replace(/''/g, "'") ?? bare);
  return named === wanted ? (cells ?? range) : undefined;
}

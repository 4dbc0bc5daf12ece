import type { Problem } from '../../tournament/problem';
import { parseA1 } from '../read/cell';

/** A custom function whose formulas Check reads. */
export interface CheckedFunction {
  readonly name: string;
  /** How many arguments stand before the settings. */
  readonly beforeSettings: number;
  /** Whether its answer is a column beside the wall list, one value for each row. */
  readonly isBesideList: boolean;
}

export interface FormulaContext {
  readonly functions: readonly CheckedFunction[];
  readonly sheet: string;
  /** Where the named wall list stands; undefined without one. */
  readonly wallList: { readonly sheet: string; readonly row: number } | undefined;
  /** Whether somebody has typed a setting: only then does a formula without the settings compute something else. */
  readonly settingsTyped: boolean;
  /**
   * The sheet of the settings, the row behind the last one, and how a formula names them: `Settings`, or their
   * cells where no range has that name. Undefined without settings.
   */
  readonly settings: { readonly sheet: string; readonly end: number; readonly reference: string } | undefined;
}

/**
 * Formulas without the settings, with settings that end too early, or outside the first row of their range
 * (docs/sheets.md).
 */
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

/** A call of one of the custom functions, alone in its cell or inside a larger formula. */
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
  const call = new RegExp(`\\b(${[...byName.keys()].join('|')})\\s*\\(`, 'gi');
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
    if (!called || masked.charAt(match.index - 1) === '.') return [];
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

/** The formula with quoted texts and sheet names overwritten by `_`; positions stay. */
const withoutQuotes = (formula: string): string =>
  formula.replace(/"[^"]*"|'[^']*'/g, quoted => '_'.repeat(quoted.length));

function settingsLeftOut(
  formula: string,
  { called, arguments: parts, end }: Call,
  { settingsTyped, settings }: FormulaContext,
): readonly Problem['values'][] {
  if (!settingsTyped || !settings || parts.length !== called.beforeSettings) return [];
  return [{ formula, better: `${formula.slice(0, end)}; ${settings.reference}${formula.slice(end)}` }];
}

/** A settings range that ends above the last setting. A named range covers all settings. */
function settingsCut(
  formula: string,
  { called, arguments: parts }: Call,
  { sheet, settings }: FormulaContext,
): readonly Problem['values'][] {
  const range = parts[called.beforeSettings];
  if (settings === undefined || range === undefined) return [];
  const cells = cellsOn(range, sheet, settings.sheet);
  const [, beforeRow, lastRow] = /^(.*:\$?[A-Z]+\$?)(\d+)$/i.exec(cells ?? '') ?? [];
  if (beforeRow === undefined || Number(lastRow) >= settings.end) return [];
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

/** The first row of `WallList`, `A2:K40` or `A:K`; undefined for a range of another sheet or no range at all. */
function firstRow(range: string, sheet: string, wallList: FormulaContext['wallList']): number | undefined {
  if (/^walllist$/i.test(range)) return wallList?.sheet === sheet ? wallList.row : undefined;
  const cells = cellsOn(range, sheet, sheet);
  if (cells === undefined) return undefined;
  if (/^\$?[A-Z]+:\$?[A-Z]+$/i.test(cells)) return 0;
  return parseA1(cells.split(':')[0] as string)?.row;
}

/**
 * The cells of a range on the sheet `wanted`: `A2:K40` of `'Wall list'!A2:K40`. Without a sheet name the
 * range is on the formula's own `sheet`. Undefined for any other sheet.
 */
function cellsOn(range: string, sheet: string, wanted: string): string | undefined {
  const [, quoted, bare, cells] = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.*)$/.exec(range) ?? [];
  const sheetOfRange = cells === undefined ? sheet : (quoted?.replace(/''/g, "'") ?? bare);
  return sheetOfRange === wanted ? (cells ?? range) : undefined;
}

import type { Problem } from '../../tournament/problem';
import { parseA1 } from '../cells/cell';
import { cellsOn } from './rangeText';
import { callFinder, type Call, type CheckedFunction } from './calls';

export interface FormulaContext {
  readonly functions: readonly CheckedFunction[];
  readonly sheet: string;
  /** Where the named wall list stands; undefined without one. */
  readonly wallList: { readonly sheet: string; readonly row: number } | undefined;
  /** Somebody has typed a setting: only then does a formula without the settings compute something else. */
  readonly settingsTyped: boolean;
  /**
   * Sheet, row behind the last one, and name in formulas: `Settings`, or their cells without such a name;
   * undefined without settings.
   */
  readonly settings: { readonly sheet: string; readonly end: number; readonly reference: string } | undefined;
}

/** Formulas without the settings, with too few of them, or outside their range's first row (docs/sheets.md). */
export function checkFormulas(
  formulas: readonly (readonly string[])[],
  context: FormulaContext,
): readonly Problem[] {
  const find = callFinder(context.functions);
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

import type { Problem } from '../tournament/problem';
import { parseA1 } from './cell';

/** Functions of a wall list whose last argument is the settings. */
const FUNCTIONS =
  'WINS|MMS|SOS|SOS1|SOS2|SOSK|SODOS|SOSOS|CUSS|DIRECTCOMPARISON|DCSTEPS|PLACE|STANDINGS|CROSSTABLE|NEXTROUND|EXPLAIN|CHECKWALLLIST';
/** Those that give one value beside each row. */
const ALIGNED = 'WINS|MMS|SOS|SOS1|SOS2|SOSK|SODOS|SOSOS|CUSS|DIRECTCOMPARISON|DCSTEPS|PLACE';
/** Arguments without the settings. */
const OWN_ARGUMENTS: Readonly<Record<string, number>> = { SOSK: 2, EXPLAIN: 3 };

const CALL = new RegExp(`^=\\s*(${FUNCTIONS})\\s*\\(([^()]*)\\)\\s*$`, 'i');

export interface FormulaContext {
  readonly sheet: string;
  /** Where the named wall list stands; undefined without one. */
  readonly wallList: { readonly sheet: string; readonly row: number } | undefined;
  /** Whether somebody has typed a setting: only then a formula that does not know them may differ. */
  readonly settingsTyped: boolean;
}

/** Formulas that leave the settings out, and those that do not stand in the first row of their range (DESIGN §1). */
export function checkFormulas(
  formulas: readonly (readonly string[])[],
  context: FormulaContext,
): readonly Problem[] {
  return formulas.flatMap((line, row) =>
    line.flatMap((formula, column) => {
      const call = CALL.exec(formula);
      if (!call) return [];
      const name = (call[1] as string).toUpperCase();
      const given = splitArguments(call[2] as string);
      const place = { kind: 'cell', row, column } as const;
      return [
        ...settingsLeftOut(formula, name, given, context).map(values => ({
          code: 'settingsLeftOut' as const,
          severity: 'warning' as const,
          place,
          values,
        })),
        ...notInFirstRow(name, given, row, context).map(first => ({
          code: 'formulaNotInFirstRow' as const,
          severity: 'warning' as const,
          place,
          values: { formula, row: first + 1 },
        })),
      ];
    }),
  );
}

const splitArguments = (list: string): readonly string[] =>
  list
    .split(/[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map(part => part.trim())
    .filter(part => part !== '');

function settingsLeftOut(
  formula: string,
  name: string,
  given: readonly string[],
  { settingsTyped }: FormulaContext,
): readonly Problem['values'][] {
  const own = OWN_ARGUMENTS[name] ?? 1;
  if (!settingsTyped || given.length !== own) return [];
  return [{ formula, better: `=${name}(${[...given, 'Settings'].join('; ')})` }];
}

function notInFirstRow(
  name: string,
  [range]: readonly string[],
  row: number,
  { sheet, wallList }: FormulaContext,
): readonly number[] {
  if (range === undefined || !ALIGNED.split('|').includes(name)) return [];
  const first = firstRow(range, sheet, wallList);
  return first === undefined || first === row ? [] : [first];
}

/** The first row of `WallList`, `A2:K40` or `A:K`; undefined for ranges of other sheets and what is no range. */
function firstRow(range: string, sheet: string, wallList: FormulaContext['wallList']): number | undefined {
  if (/^walllist$/i.test(range)) return wallList?.sheet === sheet ? wallList.row : undefined;
  if (range.includes('!')) return undefined;
  if (/^\$?[A-Z]+:\$?[A-Z]+$/i.test(range)) return 0;
  return parseA1(range.split(':')[0] as string)?.row;
}

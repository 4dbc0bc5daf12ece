import { makeA1, parseA1 } from '../cells/cell';
import type { SheetFormulas } from './staleFormulas';

export interface InsertedColumns {
  readonly sheet: string;
  readonly after: number;
  readonly count: number;
}

export const movedFormulas = (
  sheets: readonly SheetFormulas[],
  inserted: InsertedColumns,
): readonly SheetFormulas[] =>
  sheets.map(({ sheet, formulas }) => {
    const { after, count } = inserted;
    const blank = Array.from({ length: count }, () => '');
    const lines = formulas.map(line => line.map(formula => movedFormula(formula, sheet, inserted)));
    if (sheet !== inserted.sheet) return { sheet, formulas: lines };
    const isBehind = (line: readonly string[]): boolean => line.length > after + 1;
    return {
      sheet,
      formulas: lines.map(line =>
        isBehind(line) ? [...line.slice(0, after + 1), ...blank, ...line.slice(after + 1)] : line,
      ),
    };
  });

/** Texts, sheets with their ranges, ranges and cells, and words, which are names. */
const PARTS =
  /"[^"]*"|((?:'(?:[^']|'')+'|[\p{L}\d_]+)!)?(\$?[A-Z]{1,3}\$?\d*:\$?[A-Z]{1,3}\$?\d*|\$?[A-Z]{1,3}\$?\d+)(?![\p{L}\d_.(!])|[\p{L}\d_.]+/giu;

/** A formula of the sheet `own` with its ranges moved as a spreadsheet moves them. */
export const movedFormula = (
  formula: string,
  ownSheet: string,
  { sheet, after, count }: InsertedColumns,
): string =>
  formula.startsWith('=')
    ? formula.replace(PARTS, (part: string, of: string | undefined, cells: string | undefined) => {
        const named = of?.slice(0, -1).replace(/^'|'$/g, '').replace(/''/g, "'");
        if (cells === undefined || (named ?? ownSheet) !== sheet) return part;
        return (
          (of ?? '') + cells.replace(/[A-Z]{1,3}(?=\$?\d|:|$)/gi, letters => moved(letters, after, count))
        );
      })
    : formula;

function moved(letters: string, after: number, count: number): string {
  const { column = 0 } = parseA1(`${letters.toUpperCase()}1`) ?? {};
  return column > after ? makeA1(0, column + count).slice(0, -1) : letters;
}

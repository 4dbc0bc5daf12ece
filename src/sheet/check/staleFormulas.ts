import { makeA1 } from '../cells/cell';
import { callFinder, type Call, type CheckedFunction } from './calls';
import { parseRange, type RangeText } from './rangeText';

export interface ListExtent {
  readonly sheet: string;
  readonly row: number;
  readonly lastRow: number;
  readonly columns: readonly number[];
}

export interface SheetFormulas {
  readonly sheet: string;
  readonly formulas: readonly (readonly string[])[];
}

export interface StaleFormula {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
  /** The first such range, and where it would end. */
  readonly range: string;
  readonly reach: string;
  /** The formula with its ranges widened; undefined where a formula of ours stands in the way. */
  readonly widened: string | undefined;
  /** Another formula asks the same of the whole list, so that this one may end early on purpose. */
  readonly isMeant: boolean;
}

interface RangeReading {
  readonly call: Call;
  readonly text: string;
  readonly range: RangeText;
}

/** The formulas that read a part of the list: from its first player on, but not to its last row and column. */
export function staleFormulas(
  sheets: readonly SheetFormulas[],
  functions: readonly CheckedFunction[],
  list: ListExtent,
): readonly StaleFormula[] {
  const readings = readingsOf(sheets, functions, list);
  const isShort = ({ range }: RangeReading): boolean =>
    range.lastRow < list.lastRow || range.lastColumn < Math.max(...list.columns);
  const whole = new Set(
    readings.flatMap(({ found }) =>
      found.filter(reading => !isShort(reading)).map(({ call }) => askedOf(call)),
    ),
  );
  const ours = ownCells(sheets, functions, list);
  return readings.flatMap(({ found, sheet, row, column, formula }): readonly StaleFormula[] => {
    const short = found.filter(isShort);
    const [first] = short;
    if (!first) return [];
    const columnFor = ({ range }: RangeReading): number => Math.max(range.lastColumn, ...list.columns);
    const rowFor = ({ range }: RangeReading): number => Math.max(range.lastRow, list.lastRow);
    const isFree = short.every(reading =>
      ours.every(
        at =>
          at.row < reading.range.row ||
          at.row > rowFor(reading) ||
          at.column < reading.range.column ||
          at.column > columnFor(reading),
      ),
    );
    return [
      {
        sheet,
        row,
        column,
        formula,
        range: first.text,
        reach: makeA1(Math.min(rowFor(first), list.lastRow), columnFor(first)),
        widened: isFree
          ? rewritten(formula, short, reading => reading.range.reaching(rowFor(reading), columnFor(reading)))
          : undefined,
        isMeant: short.every(({ call }) => whole.has(askedOf(call))),
      },
    ];
  });
}

/** Only formulas that read all of `before`, the list as it was; others stay. */
export function followedFormulas(
  sheets: readonly SheetFormulas[],
  functions: readonly CheckedFunction[],
  before: ListExtent,
  after: ListExtent,
): readonly (Pick<StaleFormula, 'sheet' | 'row' | 'column' | 'formula'> & { readonly widened: string })[] {
  const [oldEnd, newEnd] = [Math.max(...before.columns), Math.max(...after.columns)];
  return readingsOf(sheets, functions, before).flatMap(({ found, formula, ...at }) => {
    const widened = rewritten(formula, found, ({ range, text }) => {
      const { lastRow, lastColumn } = range;
      const row = lastRow >= before.lastRow ? Math.max(lastRow, after.lastRow) : lastRow;
      const column = lastColumn >= oldEnd ? Math.max(lastColumn, newEnd) : lastColumn;
      return row === lastRow && column === lastColumn ? text : range.reaching(row, column);
    });
    return widened === formula ? [] : [{ ...at, formula, widened }];
  });
}

function readingsOf(
  sheets: readonly SheetFormulas[],
  functions: readonly CheckedFunction[],
  list: ListExtent,
) {
  const find = callFinder(functions.filter(({ readsList }) => readsList));
  const readingOf = (call: Call, sheet: string): readonly RangeReading[] => {
    const text = call.arguments[0] ?? '';
    const range = parseRange(text);
    const isOfList =
      range !== undefined &&
      (range.sheet ?? sheet) === list.sheet &&
      range.row <= list.row &&
      range.lastRow >= list.row &&
      list.columns.some(column => column >= range.column && column <= range.lastColumn);
    return isOfList ? [{ call, text, range }] : [];
  };
  return sheets.flatMap(({ sheet, formulas }) =>
    formulas.flatMap((line, row) =>
      line.flatMap((formula, column) => {
        const rangeReadings = formula === '' ? [] : find(formula).flatMap(call => readingOf(call, sheet));
        return rangeReadings.length === 0 ? [] : [{ sheet, row, column, formula, found: rangeReadings }];
      }),
    ),
  );
}

/** A call without its range. */
const askedOf = ({ called, arguments: [, ...others] }: Call): string =>
  [called.name, ...others].join(';').toUpperCase();

function ownCells(
  sheets: readonly SheetFormulas[],
  functions: readonly CheckedFunction[],
  list: ListExtent,
): readonly { readonly row: number; readonly column: number }[] {
  const find = callFinder(functions);
  return sheets
    .filter(({ sheet }) => sheet === list.sheet)
    .flatMap(({ formulas }) =>
      formulas.flatMap((line, row) =>
        line.flatMap((formula, column) => (find(formula).length > 0 ? [{ row, column }] : [])),
      ),
    );
}

/** From the last range on, so that the places of the others stay. */
const rewritten = (
  formula: string,
  readings: readonly RangeReading[],
  write: (reading: RangeReading) => string,
): string =>
  [...readings]
    .sort((a, b) => (b.call.starts[0] ?? 0) - (a.call.starts[0] ?? 0))
    .reduce((text, reading) => {
      const start = reading.call.starts[0] ?? 0;
      return text.slice(0, start) + write(reading) + text.slice(start + reading.text.length);
    }, formula);

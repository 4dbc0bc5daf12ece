import { columnLetters, placeOfCell } from './bookOfXlsx';

type RowColumn = readonly [row: number, column: number];

/** Formulas that were filled down or across: the file has the text of the first cell, the others only name its number. */
export interface SharedFormulas {
  /** The formula of a cell, with or without a text of its own. */
  readonly at: (place: RowColumn, number: string, text: string) => string;
}

export function sharedFormulas(): SharedFormulas {
  const first = new Map<string, { readonly place: RowColumn; readonly text: string }>();
  return {
    at: (place, number, text) => {
      if (text !== '') {
        first.set(number, { place, text });
        return text;
      }
      const from = first.get(number);
      return from ? formulaAt(from.text, place[0] - from.place[0], place[1] - from.place[1]) : '';
    },
  };
}

/** A text, a quoted name of a sheet, or whatever stands in one word; functions and sheets with the sign behind them. */
const WORD = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}\p{N}_.$:]+[(!]?/gu;
/** A cell, an area, whole columns or whole rows. */
const REFERENCE =
  /^(?:\$?[A-Z]{1,3}\$?[1-9]\d{0,6}(?::\$?[A-Z]{1,3}\$?[1-9]\d{0,6})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6})$/;

/** The formula as it stands so many rows below and columns beside; what has a `$` stays. */
export const formulaAt = (formula: string, rows: number, columns: number): string =>
  formula.replace(WORD, word => {
    if (!REFERENCE.test(word)) return word;
    const moved = word.split(':').map(end => movedEnd(end, rows, columns));
    return moved.includes(undefined) ? '#REF!' : moved.join(':');
  });

function movedEnd(end: string, rows: number, columns: number): string | undefined {
  const [, fixedColumn = '', letters = '', fixedRow = '', digits = ''] =
    /^(\$?)([A-Z]*)(\$?)(\d*)$/.exec(end) ?? [];
  // Of a whole row the sign stands before the number.
  const isRowFixed = fixedRow !== '' || (letters === '' && fixedColumn !== '');
  const [row, column] = placeOfCell(`${letters || 'A'}${digits || '1'}`) ?? [0, 0];
  const [r, c] = [isRowFixed ? row : row + rows, fixedColumn === '' ? column + columns : column];
  if ((digits !== '' && r < 0) || (letters !== '' && c < 0)) return undefined;
  return `${letters && fixedColumn + columnLetters(c)}${digits && (isRowFixed ? '$' : '') + String(r + 1)}`;
}

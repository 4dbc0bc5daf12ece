import type { Area } from './book';

function letters(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** `B3`, or `B3:D7`. */
export function makeA1({ row, column, rows, columns }: Area): string {
  const from = `${letters(column)}${row + 1}`;
  return rows * columns === 1 ? from : `${from}:${letters(column + columns - 1)}${row + rows}`;
}

/** The area of `B3` or `B3:D7`. */
export function parseA1(a1: string): Area {
  const match = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(a1);
  if (!match) throw new Error(`Range not found: ${a1}`);
  const [row, column] = [Number(match[2]) - 1, numberOf(match[1] as string)];
  const [end, last] = [match[4] ? Number(match[4]) - 1 : row, match[3] ? numberOf(match[3]) : column];
  return { row, column, rows: end - row + 1, columns: last - column + 1 };
}

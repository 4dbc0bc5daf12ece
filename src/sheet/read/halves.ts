import type { CellChange } from '../cells/block';
import { textOf, type Values } from '../cells/cell';
import { cleanUp, parseEntries } from '../cells/notation';
import type { Halves } from '../frame/header';
import { joinOpponentAndResult } from './opponentResult';
import type { WallListReading } from './wallListReading';

/** The values with each entry whole in the column of its round, where opponents and results stand apart. */
export const wholeEntries = ({ rows, halves }: WallListReading, values: Values): Values =>
  joinOpponentAndResult(values, rows, halves);

type ResultWords = Readonly<Record<'+' | '-' | '=', string>>;

const SIGNS: ResultWords = { '+': '+', '-': '-', '=': '=' };

/**
 * The changes of whole entries as those of the cells: `3+` is 3 in the column of opponents and, in the words of the list, a win in that of
 * results; a game without a result has nothing there. What cannot be parted stands whole in the first of the two.
 */
export function inHalves(
  reading: WallListReading,
  values: Values,
  changes: readonly CellChange[],
): readonly CellChange[] {
  const { rows, halves } = reading;
  if (halves.length === 0) return changes;
  const players = new Set(rows);
  const halvesOf = ({ row, column }: CellChange): Halves | undefined =>
    players.has(row) ? halves.find(({ opponent }) => opponent === column) : undefined;
  const words = resultWords(reading, values);
  const parted = changes.map(change => partsOf(change.after, halvesOf(change) ? words : SIGNS));
  // A W that no L stands by, and the like, would be read otherwise: a sign never is.
  const written = values.map(cells => [...cells]);
  const put = (row: number, column: number, text: string): void => {
    const cells = (written[row] ??= []);
    cells[column] = text;
  };
  changes.forEach((change, i) => {
    const halfColumns = halvesOf(change);
    put(change.row, change.column, halfColumns ? (parted[i]?.[0] ?? '') : change.after);
    if (halfColumns) put(change.row, halfColumns.result, parted[i]?.[1] ?? '');
  });
  const joined = joinOpponentAndResult(written, rows, halves);
  return changes.flatMap((change, i): readonly CellChange[] => {
    const halfColumns = halvesOf(change);
    if (!halfColumns) return [change];
    const isRead = isSameEntry(textOf(joined[change.row]?.[change.column]), change.after);
    const [opponent, result] = isRead ? (parted[i] ?? ['', '']) : partsOf(change.after, SIGNS);
    const cell = (column: number, after: string): CellChange => ({
      row: change.row,
      column,
      before: textOf(values[change.row]?.[column]),
      after,
    });
    return [cell(halfColumns.opponent, opponent), cell(halfColumns.result, result)].filter(
      ({ before, after }) => before !== after,
    );
  });
}

function isSameEntry(one: string, other: string): boolean {
  return JSON.stringify(parseEntries(one)) === JSON.stringify(parseEntries(other));
}

function partsOf(text: string, words: ResultWords): readonly [opponent: string, result: string] {
  const entry = /^(\d{1,6})([+\-=?]\S*)$/.exec(cleanUp(text));
  if (!entry) return [text, ''];
  const [, opponent = '', result = ''] = entry;
  if (result === '?') return [opponent, ''];
  return [opponent, result === '+' || result === '-' || result === '=' ? words[result] : result];
}

function resultWords({ rows, halves }: WallListReading, values: Values): ResultWords {
  const texts = new Set(
    rows.flatMap(row => halves.map(({ result }) => textOf(values[row]?.[result]).trim())),
  );
  const firstOf = (...forms: readonly string[]): string | undefined => forms.find(form => texts.has(form));
  const isNumbers = rows.some(row => halves.some(({ result }) => typeof values[row]?.[result] === 'number'));
  if (firstOf('1', '0') !== undefined)
    return { '+': '1', '-': '0', '=': firstOf('½', '0.5', '0,5') ?? (isNumbers ? '0.5' : '½') };
  if (firstOf('L') !== undefined) return { ...SIGNS, '+': 'W', '-': 'L' };
  if (firstOf('l') !== undefined) return { ...SIGNS, '+': 'w', '-': 'l' };
  return SIGNS;
}

/**
 * Whether a text goes into a column of opponents or results as a number, because the list has numbers there, or, for opponents, nothing
 * yet. Formulas that add up results do not see texts.
 */
export function isNumberOfHalves(
  { rows, halves }: WallListReading,
  values: Values,
  change: CellChange,
): boolean {
  const kind = halves.some(({ opponent }) => opponent === change.column)
    ? 'opponent'
    : halves.some(({ result }) => result === change.column)
      ? 'result'
      : undefined;
  if (kind === undefined || change.after === '' || String(Number(change.after)) !== change.after)
    return false;
  const cells = rows.flatMap(row => halves.map(half => values[row]?.[half[kind]]));
  const isFilled = cells.some(value => textOf(value) !== '');
  return isFilled ? cells.some(value => typeof value === 'number') : kind === 'opponent';
}

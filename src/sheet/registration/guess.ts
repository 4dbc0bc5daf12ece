import { isUnknownRank, parseCount, parseNumber, parseRankCell } from '../cells/fields';
import type { ColumnKind } from '../cells/titles';

export interface PastedColumnGuess {
  readonly kind: ColumnKind;
  readonly isSure: boolean;
}

/** The cells alone decide; the order of the columns says nothing. */
export function guessKinds(
  columns: readonly (readonly string[])[],
): readonly (PastedColumnGuess | undefined)[] {
  const filled = columns.map(cells => cells.filter(cell => cell !== ''));
  const plain = filled.map(plainKind);
  const taken = new Map<number, PastedColumnGuess>();
  for (const kind of PLAIN) {
    const [first, ...others] = plain.flatMap((guess, column) => (guess === kind ? [column] : []));
    if (first !== undefined) taken.set(first, { kind, isSure: others.length === 0 });
  }
  const words = filled.flatMap((cells, column) =>
    plain[column] === undefined && isMost(cells, cell => /\p{L}{2}/u.test(cell)) ? [column] : [],
  );
  const whole = best(words, column => share(filled[column] ?? [], isWholeName), filled);
  const distinct = words.filter(column => variety(filled[column] ?? []) > 0.6);
  const [surname, firstName] = distinct;
  if (whole !== undefined && share(filled[whole] ?? [], isWholeName) >= 0.5)
    taken.set(whole, { kind: 'name', isSure: distinct.length < 2 || variety(filled[whole] ?? []) > 0.9 });
  else if (surname !== undefined && firstName !== undefined && words.length > 1) {
    taken.set(surname, { kind: 'surname', isSure: false });
    taken.set(firstName, { kind: 'firstName', isSure: false });
  } else if (words[0] !== undefined) taken.set(words[0], { kind: 'name', isSure: words.length === 1 });
  const rest = words.filter(column => !taken.has(column));
  const [club] = rest;
  if (club !== undefined && rest.length === 1) taken.set(club, { kind: 'club', isSure: false });
  return columns.map((_, column) => taken.get(column));
}

const PLAIN = ['rank', 'pin', 'rating', 'no', 'country'] as const satisfies readonly ColumnKind[];

function plainKind(cells: readonly string[]): (typeof PLAIN)[number] | undefined {
  const isRank = (cell: string): boolean => parseRankCell(cell) !== undefined;
  if (isMost(cells, cell => isRank(cell) || isUnknownRank(cell)) && cells.some(isRank)) return 'rank';
  if (isMost(cells, cell => /^\d{7,9}$/.test(cell))) return 'pin';
  if (isMost(cells, isRating)) return 'rating';
  if (isMost(cells, cell => parseCount(cell) !== undefined)) return 'no';
  if (isMost(cells, cell => /^[A-Z]{2,3}$/.test(cell))) return 'country';
  return undefined;
}

/** Has three or four digits: with fewer it is a number of the list. */
function isRating(cell: string): boolean {
  const rating = parseNumber(cell);
  return rating !== undefined && Math.abs(rating) >= 100 && rating <= 3600 && rating >= -900;
}

/** Surname and first name in one cell. */
const isWholeName = (cell: string): boolean =>
  /\p{L}[\p{L}'’.-]*[\s,]+\p{L}/u.test(cell) || /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]{2,6}$/u.test(cell);

const isMost = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
  cells.length > 0 && 5 * cells.filter(fits).length >= 4 * cells.length;

const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;

const variety = (cells: readonly string[]): number =>
  cells.length === 0 ? 0 : new Set(cells).size / cells.length;

function best(
  columns: readonly number[],
  shareOf: (column: number) => number,
  cells: readonly (readonly string[])[],
): number | undefined {
  const worth = (column: number): number => 2 * variety(cells[column] ?? []) + shareOf(column);
  return [...columns].sort((a, b) => worth(b) - worth(a))[0];
}

import type { Problem } from '../../tournament/problem';
import { excerpt, isBlank, textOf, widthOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { cellProblem } from '../cells/cellProblem';
import { parseCount, parseRankCell } from '../cells/fields';
import { NO_COLUMNS } from './header';
import type { Columns } from './header';
import { parseEntries } from '../cells/notation';
import { isComment, isLabel, isPlainLabel } from './playerRows';
import { holdsEntry } from './titleRows';
import { isSureResult, survey } from './untitledRounds';

export interface ColumnGuess {
  readonly columns: Columns;
  readonly rounds: readonly (readonly number[])[];
  readonly rows: readonly number[];
  /** The number of each row: its position among the rows from the first player on. */
  readonly numbers: readonly number[];
  readonly leftOut: readonly number[];
  readonly problems: readonly Problem[];
}

/**
 * A column with R9 notation and no other text is a round; the first column of words before the rounds gives names
 * for sentences.
 */
export function guessColumns(values: Values): ColumnGuess {
  const filled = values.flatMap((cells, row) => (cells.every(isBlank) || isComment(cells) ? [] : [row]));
  const first = filled.find(row => values[row]?.some(holdsEntry)) ?? 0;
  const below = filled.filter(row => row >= first);
  const width = widthOf(values);
  const rounds: number[] = [];
  const problems: Problem[] = [];
  for (let column = 0; column < width; column++) {
    const { entries, bare, others, otherRow } = survey(values, below, column);
    if (entries === 0 || bare > entries) continue;
    if (others === 0) rounds.push(column);
    else if (others < entries || below.some(row => isSureResult(values[row]?.[column]))) {
      const text = excerpt(textOf(values[otherRow]?.[column]));
      problems.push(cellProblem(otherRow, column, 'warning', { code: 'columnIgnored', values: { text } }));
    }
  }
  const resultRows = filled.filter(row => rounds.some(column => holdsEntry(values[row]?.[column])));
  const isLike = likeness(values, resultRows, width);
  const withResults = new Set(resultRows);
  const rows = filled.filter(row => withResults.has(row) || isLike(row));
  const skipped = rowsSkipped(values, rows, first, rounds);
  const players = rows.filter(row => row >= skipped);
  const name = findNames(values, players, rounds[0] ?? 0);
  const comments = [0];
  values.forEach((cells, row) =>
    comments.push((comments[row] ?? 0) + (row >= skipped && isComment(cells) ? 1 : 0)),
  );
  const isPlayer = new Set(players);
  return {
    columns: { ...NO_COLUMNS, name },
    rounds: rounds.map(column => [column]),
    rows: players,
    numbers: players.map(row => row - skipped - (comments[row] ?? 0) + 1),
    leftOut: filled.filter(row => !isPlayer.has(row)),
    problems,
  };
}

/** Numbers and ranks stand in the same columns as those of players with results. */
function likeness(values: Values, resultRows: readonly number[], width: number): (row: number) => boolean {
  const holds = (isFit: (text: string) => boolean): readonly number[] =>
    Array.from({ length: width }, (_, column) => column).filter(column => {
      const texts = resultRows.map(row => textOf(values[row]?.[column]));
      return texts.length > 0 && 5 * texts.filter(isFit).length >= 4 * texts.length;
    });
  const fits = [
    ...holds(isCount).map(column => ({ column, isFit: isCount })),
    ...holds(isRank).map(column => ({ column, isFit: isRank })),
  ];
  return row => {
    const cells = values[row] ?? [];
    const filled = fits.filter(({ column }) => !isBlank(cells[column]));
    if (filled.some(({ column, isFit }) => !isFit(textOf(cells[column])))) return false;
    const text = textOf(cells.find(isWord));
    if (fits.length > 0) return filled.length > 0 && !isPlainLabel(text);
    const isAlone = [row - 1, row + 1].every(next => (values[next] ?? []).every(isBlank));
    return text !== '' && !isAlone && !isLabel(text) && !/\d/.test(text);
  };
}

const isCount = (text: string): boolean => parseCount(text) !== undefined;
const isRank = (text: string): boolean => parseRankCell(text) !== undefined;

/** Lines above the list do not count; where a title may look like a player the results decide. */
function rowsSkipped(
  values: Values,
  rows: readonly number[],
  first: number,
  rounds: readonly number[],
): number {
  const top = rows[0] ?? 0;
  const skipped = values.slice(0, top).every(cells => cells.every(isBlank)) ? 0 : top;
  return top < first && answeredGames(values, rounds, first) > answeredGames(values, rounds, skipped)
    ? first
    : skipped;
}

/** Games that both players have, if the row `from` is number 1. */
function answeredGames(values: Values, rounds: readonly number[], from: number): number {
  const opponents = (row: number, column: number): readonly number[] => {
    const read = parseEntries(textOf(values[row]?.[column]));
    return 'kind' in read ? [] : read.flatMap(entry => (entry.kind === 'game' ? [entry.opponentNo] : []));
  };
  let count = 0;
  for (let row = from; row < values.length; row++)
    for (const column of rounds)
      for (const no of opponents(row, column))
        if (no !== row - from + 1 && opponents(from + no - 1, column).includes(row - from + 1)) count++;
  return count;
}

function findNames(values: Values, rows: readonly number[], before: number): number | undefined {
  for (let column = 0; column < before; column++) {
    const cells = rows.map(row => values[row]?.[column]).filter(value => !isBlank(value));
    if (cells.length > 0 && cells.every(isWord)) return column;
  }
  return undefined;
}

const isWord = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && parseRankCell(value) === undefined;

import { isBlank, textOf, widthOf, type Values } from '../cells/cell';
import { makeError, type Problem } from '../../tournament/problem';
import type { WallListReading } from '../read/readWallList';
import { writtenResult } from './writtenResult';

/** Two players meet once, whatever the table. */
const FEWEST = 3;

const DIAGONAL = /^(?:|[x×*#■█/\\\-\u2010-\u2015.]+)$/i;
const GAMES = /^(\d)\s*[:\-–/]\s*(\d)$/;

/** A list whose rounds are a cross table: a column for each player. */
export function isCrossTable({ rows, rounds, wallList }: WallListReading, values: Values): boolean {
  const columns = rounds.flatMap(([column, ...more]) =>
    column !== undefined && more.length === 0 ? [column] : [],
  );
  const size = rows.length;
  if (size < FEWEST || columns.length !== size || rounds.length !== size || wallList.players.length !== size)
    return false;
  return isAcross(size, (i, j) => textOf(values[rows[i] as number]?.[columns[j] as number]));
}

/** Titles and notes may stand above a table. */
const SEARCHED_ROWS = 100;

/** The problem of a sheet that holds a cross table and no list. */
export function onlyCrossTable(values: Values): Problem | undefined {
  const count = playersAcross(values);
  return count === undefined ? undefined : makeError('crossTableOnly', { count });
}

/** The number of players of a table with names or numbers above it, whatever its corner. */
function playersAcross(values: Values): number | undefined {
  const text = (row: number, column: number): string => textOf(values[row]?.[column]);
  const width = widthOf(values);
  for (let top = 0; top < Math.min(values.length - FEWEST, SEARCHED_ROWS); top++)
    for (let left = 1; left + FEWEST <= width; left++) {
      const cell = (i: number, j: number): string => text(top + 1 + i, left + j);
      // A line beside it is no player: all are read that have a heading and a label.
      let size = 0;
      while (text(top, left + size) !== '' && hasLabel(values, top + 1 + size, left)) size++;
      for (; size >= FEWEST; size--) if (isAcross(size, cell)) return size;
    }
  return undefined;
}

const hasLabel = (values: Values, row: number, left: number): boolean =>
  (values[row] ?? []).slice(0, left).some(value => !isBlank(value));

/** Nothing against oneself, elsewhere results whose other one is opposite. */
function isAcross(size: number, cell: (i: number, j: number) => string): boolean {
  let games = 0;
  for (let i = 0; i < size; i++) {
    if (!DIAGONAL.test(cell(i, i))) return false;
    for (let j = 0; j < i; j++) {
      const [one, other] = [cell(i, j), cell(j, i)];
      if (DIAGONAL.test(one) && DIAGONAL.test(other) && one === other) continue;
      if (!areOpposite(one, other)) return false;
      games++;
    }
  }
  return games >= FEWEST;
}

/** Won and lost, two jigos, or the games won of several: 2:0 and 0:2. */
function areOpposite(one: string, other: string): boolean {
  const [counted, mirrored] = [GAMES.exec(one), GAMES.exec(other)];
  if (counted && mirrored) return counted[1] === mirrored[2] && counted[2] === mirrored[1];
  const [a, b] = [writtenResult(one), writtenResult(other)];
  if (a?.opponent !== '' || b?.opponent !== '') return false;
  return (
    (a.outcome === 'jigo' && b.outcome === 'jigo') ||
    (a.outcome === 'won' && b.outcome === 'lost') ||
    (a.outcome === 'lost' && b.outcome === 'won')
  );
}

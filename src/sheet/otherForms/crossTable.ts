import { isBlank, textOf, type Values } from '../cells/cell';
import type { WallListReading } from '../read/readWallList';
import { writtenResult } from './writtenResult';

/** Two players meet once, whatever the table. */
const FEWEST = 3;

const DIAGONAL = /^(?:|[x×*#■█/\\-]+)$/i;

/** One column for each player, nothing against oneself, elsewhere results whose other one is opposite. */
export function isCrossTable({ rows, rounds, wallList }: WallListReading, values: Values): boolean {
  const columns = rounds.flatMap(([column, ...more]) =>
    column !== undefined && more.length === 0 ? [column] : [],
  );
  const size = rows.length;
  if (size < FEWEST || columns.length !== size || rounds.length !== size || wallList.players.length !== size)
    return false;
  const cell = (i: number, j: number): unknown => values[rows[i] as number]?.[columns[j] as number];
  const resultAt = (i: number, j: number) => writtenResult(textOf(cell(i, j)));
  let games = 0;
  for (let i = 0; i < size; i++) {
    if (!DIAGONAL.test(textOf(cell(i, i)))) return false;
    for (let j = 0; j < i; j++) {
      if (isBlank(cell(i, j)) && isBlank(cell(j, i))) continue;
      const [one, other] = [resultAt(i, j), resultAt(j, i)];
      if (one?.opponent !== '' || other?.opponent !== '' || !one.outcome || !other.outcome) return false;
      const isOpposite =
        (one.outcome === 'jigo' && other.outcome === 'jigo') ||
        (one.outcome === 'won' && other.outcome === 'lost') ||
        (one.outcome === 'lost' && other.outcome === 'won');
      if (!isOpposite) return false;
      games++;
    }
  }
  return games >= FEWEST;
}

import type { CellChange } from '../cells/block';
import type { Values } from '../cells/cell';
import { textOf } from '../cells/cell';
import { makeCellEdits } from '../read/entryInCell';
import { parseEntries, type TypedGame } from '../cells/notation';
import type { WallListReading } from '../read/wallListReading';

/** Players who are not in the map keep the number; nothing else of a cell changes. */
export function withNumbers(
  reading: WallListReading,
  values: Values,
  numbers: ReadonlyMap<number, number>,
): readonly CellChange[] {
  const edits = makeCellEdits(values);
  for (const row of reading.rows)
    for (const column of reading.rounds.flat())
      namedGames(values, row, column).forEach((game, part, all) => {
        const now = game && numbers.get(game.opponentNo);
        // The first number of an entry is the opponent.
        if (now !== undefined)
          edits.edit({ row, column, part, parts: all.length }, text => text.replace(/\d{1,6}/, String(now)));
      });
  return edits.changes();
}

/**
 * As typed, undefined for no game: where rows have moved, somebody may seem to be the own opponent, and the list
 * lacks that game.
 */
export function namedGames(values: Values, row: number, column: number): readonly (TypedGame | undefined)[] {
  const entries = parseEntries(textOf(values[row]?.[column]));
  return 'kind' in entries ? [] : entries.map(entry => (entry.kind === 'game' ? entry : undefined));
}

export function valuesAfter(values: Values, changes: readonly CellChange[]): Values {
  const rows = values.map(line => [...line]);
  for (const { row, column, after } of changes) {
    const line = (rows[row] ??= []);
    while (line.length <= column) line.push('');
    line[column] = after;
  }
  return rows;
}

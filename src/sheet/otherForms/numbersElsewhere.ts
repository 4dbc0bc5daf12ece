import { textOf, type Values } from '../cells/cell';
import { parseCount } from '../cells/fields';
import type { WallListReading } from '../read/wallListReading';

/** Fewer games may fit by chance. */
const FEWEST = 2;

/**
 * Another title's column with a number for each player, by which both players say all games; undefined where rows
 * do as well, or nothing fits.
 */
export function numbersElsewhere(
  { header, columns, numbered, rows, rounds, wallList }: WallListReading,
  values: Values,
): number | undefined {
  if (header === undefined || numbered !== undefined || columns.no !== undefined) return undefined;
  const games = wallList.entries.flatMap((player, own) =>
    player.flatMap((entries, round) =>
      entries.flatMap(entry => (entry.kind === 'game' ? [{ own, round, no: entry.opponentNo }] : [])),
    ),
  );
  const gameKeys = new Set(games.map(({ own, round, no }) => `${own} ${round} ${no}`));
  const fitting = (numbers: readonly number[]): number => {
    const playerOf = new Map(numbers.map((no, i) => [no, i]));
    return games.filter(({ own, round, no }) => {
      const other = playerOf.get(no);
      return other !== undefined && other !== own && gameKeys.has(`${other} ${round} ${numbers[own]}`);
    }).length;
  };
  if (games.length < 2 * FEWEST || fitting(rows.map((_, i) => i + 1)) === games.length) return undefined;
  const read = new Set<number | undefined>([...Object.values(columns), ...rounds.flat()]);
  const titles = values[header] ?? [];
  const numberColumn = titles.findIndex((title, column) => {
    if (textOf(title) === '' || read.has(column)) return false;
    const numbers = rows.flatMap(row => parseCount(textOf(values[row]?.[column])) ?? []);
    return (
      numbers.length === rows.length &&
      new Set(numbers).size === rows.length &&
      fitting(numbers) === games.length
    );
  });
  return numberColumn < 0 ? undefined : numberColumn;
}

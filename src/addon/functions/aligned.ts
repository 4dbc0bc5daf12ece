import type { Cell, Table } from './argument';
import { badCellTexts } from './badCellText';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { answered, type Given, type Whose } from './given';

/**
 * The answer of a function beside the rows of its range. In a list without players yet, as in a new
 * tournament, the titles are there already, and the sentence that asks for players stands below them.
 */
export function answeredBeside(given: Given, answer: (event: OpenEvent) => Table, whose?: Whose): Table {
  const { values, reading } = given;
  const others = reading.problems.filter(({ code }) => code !== 'noPlayers');
  const below = (reading.header ?? 0) + 1;
  const asked = answered(given, answer, whose);
  if (others.length === reading.problems.length || below >= values.length) return asked;
  const titled = answered(
    { ...given, problems: [], reading: { ...reading, problems: others } },
    answer,
    whose,
  );
  return titled.map((row, index) => (index === below ? [asked[0]?.[0] ?? '', ...row.slice(1)] : row));
}

/** One column beside the range: its title in the header row, a value beside each player, blank everywhere else. */
export const alignedColumn = (given: Given, title: string, cell: (player: number) => Cell): Table =>
  alignedColumns(given, [title], player => [cell(player)]);

/**
 * Several columns beside the range: titles in the header row, values beside each player, blank everywhere
 * else. In the row of a player with a bad cell, each value is replaced by the text that names the cell.
 */
export function alignedColumns(
  { values, reading, event }: Given,
  titles: readonly string[],
  cells: (player: number) => readonly Cell[],
): Table {
  const badCell = badCellTexts(event);
  const blank = titles.map(() => '');
  const table: (readonly Cell[])[] = values.map(() => blank);
  if (reading.header !== undefined) table[reading.header] = titles;
  reading.rows.forEach((row, player) => {
    const bad = badCell(player);
    table[row] = bad === undefined ? cells(player) : titles.map(() => bad);
  });
  return table;
}

import { nameOf, textOf, type Values } from '../../sheet/cells/cell';
import type { Block, RowNames } from '../../sheet/cells/block';
import { namedColumn, rowFinder, titlesRow, type Spot } from '../../sheet/cells/rowNames';
import { remembering } from '../../tournament/once';
import { textAt, type PlacedCell, type SheetNow, type WrittenRun } from './placeCells';

/**
 * Cells stand on rows of other players where rows or columns moved in the very call that wrote them: blocks
 * that put there what belongs there, as far as it is known from the last reading.
 */
export function strayCells(
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
  runs: readonly WrittenRun[],
  seen: SheetNow,
): readonly Block[] {
  const ways = [...new Map(blocks.flatMap(({ of }) => (of ? [[JSON.stringify(of.by), of]] : []))).values()];
  const [usual] = ways;
  const [sheet] = blocks.map(block => block.sheet);
  if (!usual || sheet === undefined) return [];
  const rectangles = blocks.filter(block => !block.of);
  const planned = new Map(
    cells.flatMap(cell => (cell.spot ? [[`${cell.spot.row},${cell.spot.column}`, cell]] : [])),
  );
  const titles = seen.values[titlesRow(usual, seen.values)] ?? [];
  const finderIn = remembering((values: Values) => rowFinder(values));
  const columnNow = ({ title, column }: RowNames['by'][number]): number => {
    const at = titles.map(textOf).indexOf(title);
    return title === '' || at < 0 ? column : at;
  };
  const isWritten = (row: number, column: number): boolean =>
    runs.some(run => run.cells[row - run.row]?.[column - run.column] !== undefined);
  // A row is not known by what was written into it.
  const wayTo = (row: number): RowNames =>
    ways.find(({ by }) => !by.some(idColumn => isWritten(row, columnNow(idColumn)))) ?? usual;
  const strayAt = ({ row, column }: Spot, put: string, last: SheetNow): readonly Block[] => {
    const ourCell = planned.get(`${row},${column}`);
    // Of blank cells, only those between two runs were written again.
    if (put === '' && (ourCell || textAt(last, { row, column }) !== '')) return [];
    // Of a rectangle, such as titles, all cells were written.
    if (rectangles.some(block => block.after[row - block.row]?.[column - block.column] === put)) return [];
    if (textAt(seen, { row, column }) !== put || ourCell?.after.trim() === put) return [];
    const of = wayTo(row);
    const ids = of.by.map(idColumn => nameOf(seen.values[row]?.[columnNow(idColumn)]));
    const [was] = finderIn(last.values)({ ...of, column: namedColumn(titles, column), players: [ids] }, row);
    const belongs = ourCell
      ? ourCell.after
      : was
        ? textAt(last, was)
        : besideOthers(of, { row, column }, seen, last);
    // Between its runs an action writes what stood there (bridges.ts).
    return belongs === put ? [] : [{ sheet, row, column, before: [[put]], after: [[belongs]] }];
  };
  return runs.flatMap(({ row, column, cells, last }) =>
    cells.flatMap((line, i) =>
      line.flatMap((cell, c) => strayAt({ row: row + i, column: column + c }, textOf(cell), last)),
    ),
  );
}

/**
 * A column may come in the very call that writes a cell by which its row is known: what stood there before is then found by the
 * other cells of the row. '' where there is no such row.
 */
function besideOthers(of: RowNames, { row, column }: Spot, seen: SheetNow, last: SheetNow): string {
  const [titles, then] = [seen, last].map(({ values }) => (values[titlesRow(of, values)] ?? []).map(textOf));
  const title = titles?.[column] ?? '';
  const otherTitles = of.by.map(idColumn => idColumn.title).filter(other => other !== '' && other !== title);
  const idsIn = (line: readonly unknown[] = [], from: readonly string[] = []): string =>
    JSON.stringify(otherTitles.map(other => nameOf(line[from.indexOf(other)])));
  const wanted = idsIn(seen.values[row], titles);
  const rows = last.values.flatMap((line, at) => (idsIn(line, then) === wanted ? [at] : []));
  const [at] = rows;
  const was = then?.indexOf(title) ?? -1;
  if (title === '' || otherTitles.length === 0 || rows.length !== 1 || at === undefined || was < 0) return '';
  return textAt(last, { row: at, column: was });
}

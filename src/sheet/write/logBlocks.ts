import { makeA1, parseA1 } from '../read/cell';
import type { Block } from './block';
import { CELL_LIMIT } from './logParts';
import type { NamedColumn, RowNames } from './rowNames';

/** The cells of the Log that hold blocks: where, before, after, and whose rows. */
export const blockCells = (blocks: readonly Block[]): readonly string[] => [
  blocks.map(makeCells).join('\n'),
  JSON.stringify(blocks.map(({ before }) => packed(before))),
  JSON.stringify(blocks.map(({ after }) => packed(after))),
  JSON.stringify(blocks.map(({ of }) => (of ? packedNames(of) : 0))),
];

/**
 * `J2:J34 · Wall list`, and `A1:F3 + Round 1` for a sheet that was made for it. The address comes first: a
 * cell would lose a leading apostrophe or equals sign.
 */
const makeCells = ({ sheet, row, column, after, isNew }: Block): string => {
  const last = makeA1(row + after.length - 1, column + Math.max(1, after[0]?.length ?? 1) - 1);
  return `${makeA1(row, column)}:${last} ${isNew ? '+' : '·'} ${sheet}`;
};

/** The blocks of such cells; undefined where somebody has changed them. */
export function readBlocks(
  cells: string,
  before: string,
  after: string,
  players: string,
): readonly Block[] | undefined {
  const places = cells === '' ? [] : cells.split('\n').map(readCells);
  const [were, are, names] = [readList(before), readList(after), players === '' ? [] : readList(players)];
  if (!were || !are || !names || were.length !== places.length || are.length !== places.length)
    return undefined;
  const blocks = places.flatMap((place, i): readonly Block[] => {
    const [was, is] = [place && unpacked(were[i], place), place && unpacked(are[i], place)];
    const of = unpackedNames(names[i]);
    if (!place || !was || !is || (of && of.players.length !== place.rows)) return [];
    const { sheet, row, column, isNew } = place;
    return [{ sheet, row, column, before: was, after: is, ...(isNew && { isNew }), ...(of && { of }) }];
  });
  return blocks.length === places.length ? blocks : undefined;
}

interface Cells extends Pick<Block, 'sheet' | 'row' | 'column' | 'isNew'> {
  readonly rows: number;
  readonly columns: number;
}

function readCells(text: string): Cells | undefined {
  const match = /^([A-Z]+\d+):([A-Z]+\d+) ([·+]) (.+)$/.exec(text);
  const [place, last] = [match && parseA1(match[1] as string), match && parseA1(match[2] as string)];
  if (!place || !last) return undefined;
  const [rows, columns] = [last.row - place.row + 1, last.column - place.column + 1];
  if (rows < 1 || columns < 1 || rows * columns > MOST_CELLS) return undefined;
  return { ...place, rows, columns, sheet: match?.[4] as string, ...(match?.[3] === '+' && { isNew: true }) };
}

/** A row of the Log cannot hold more; a forged one must not cost memory. */
const MOST_CELLS = 100_000;

function readList(json: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A table of blanks is 0. */
const packed = (table: Block['after']): Block['after'] | 0 =>
  table.every(line => line.every(text => text === '')) ? 0 : table;

function unpacked(value: unknown, { rows, columns }: Cells): Block['after'] | undefined {
  if (value === 0) return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  return isTexts(value) && value.length === rows && value.every(line => line.length === columns)
    ? value
    : undefined;
}

const isTexts = (table: unknown): table is string[][] =>
  Array.isArray(table) &&
  table.every(line => Array.isArray(line) && line.every(cell => typeof cell === 'string'));

const packedColumn = ({ title, column, nth, count }: NamedColumn) => [title, column, nth, count] as const;

const packedNames = ({ column, by, players }: RowNames) =>
  [packedColumn(column), by.map(packedColumn), players] as const;

function unpackedNames(value: unknown): RowNames | undefined {
  if (!Array.isArray(value)) return undefined;
  const [own, by, players] = value as readonly unknown[];
  const column = unpackedColumn(own);
  const others = Array.isArray(by) ? by.map(unpackedColumn) : [undefined];
  if (!column || !isTexts(players) || others.some(one => one === undefined)) return undefined;
  return { column, by: others as readonly NamedColumn[], players };
}

function unpackedColumn(value: unknown): NamedColumn | undefined {
  if (!Array.isArray(value)) return undefined;
  const [title, ...numbers] = value as readonly unknown[];
  const [column, nth, count] = numbers;
  const isCount = (one: unknown): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= 0;
  return typeof title === 'string' && isCount(column) && isCount(nth) && isCount(count)
    ? { title, column, nth, count }
    : undefined;
}

const sizeOf = ({ before, after, of, sheet }: Block): number =>
  Math.max(
    JSON.stringify(before).length,
    JSON.stringify(after).length,
    of ? JSON.stringify(packedNames(of)).length : 0,
    80 + sheet.length,
  ) + 1;

/** Blocks in groups that fit a cell; a block too big for one cell is cut between its rows. */
export function groupsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [[]];
  let size = 2;
  for (const block of blocks.flatMap(cut)) {
    const more = sizeOf(block);
    if (size + more > CELL_LIMIT && size > 2) {
      groups.push([]);
      size = 2;
    }
    (groups[groups.length - 1] as Block[]).push(block);
    size += more;
  }
  return groups;
}

function cut(block: Block): readonly Block[] {
  if (sizeOf(block) + 2 <= CELL_LIMIT || block.after.length < 2) return [block];
  const half = Math.floor(block.after.length / 2);
  const part = (from: number, to?: number): Block => ({
    ...block,
    row: block.row + from,
    before: block.before.slice(from, to),
    after: block.after.slice(from, to),
    ...(block.of && { of: { ...block.of, players: block.of.players.slice(from, to) } }),
  });
  return [...cut(part(0, half)), ...cut(part(half))];
}

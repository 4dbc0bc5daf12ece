import { makeA1, parseA1 } from '../cells/cell';
import {
  textOfNew,
  type Block,
  type NewCell,
  type NamedColumn,
  type RowNames,
  type Twin,
} from '../cells/block';
import {
  packedFormats,
  packedDressings,
  unpackedDressings,
  unpackedFormats,
  type LoggedDressing,
} from './logLooks';
import { CELL_LIMIT } from './logParts';

/** The lasting id of a sheet that gets another name, or the named range in it. */
export type SheetIds = Readonly<Record<string, string>>;

/** Place, before, after, and players of the rows, with the ids of the sheets and the looks behind them. */
export const blockCells = (
  blocks: readonly Block[],
  ids: SheetIds = {},
  dressed: readonly LoggedDressing[] = [],
): readonly string[] => [
  blocks.map(makeCells).join('\n'),
  JSON.stringify(blocks.map(({ before, was }) => packed(before, was))),
  JSON.stringify(blocks.map(({ after, cells }) => packed(after, cells))),
  JSON.stringify([...blocks.map(({ of }) => (of ? packedNames(of) : 0)), ...packedIds(blocks, ids, dressed)]),
];

/** Nothing where neither ids nor kinds of cells are known. */
function packedIds(
  blocks: readonly Block[],
  ids: SheetIds,
  dressed: readonly LoggedDressing[],
): readonly object[] {
  const hasFormats = blocks.some(({ formats }) => formats);
  const isKnown =
    Object.keys(ids).length > 0 || dressed.length > 0 || hasFormats || blocks.some(({ was }) => was);
  if (!isKnown) return [];
  return [
    {
      ids,
      ...(hasFormats && { formats: blocks.map(packedFormats) }),
      ...(dressed.length > 0 && { dressed: packedDressings(dressed) }),
    },
  ];
}

/** For sheets that were made since; a cell that holds anything else stays. */
export function withIds(players: string, ids: SheetIds): string {
  const list = readList(players);
  const last = list?.[list.length - 1];
  if (!list || Object.keys(ids).length === 0) return players;
  const sheetIds = idsIn(last);
  const lastFields = sheetIds ? (last as object) : {};
  return JSON.stringify([
    ...(sheetIds ? list.slice(0, -1) : list),
    { ...lastFields, ids: { ...sheetIds, ...ids } },
  ]);
}

export function readDressed(players: string): readonly LoggedDressing[] {
  const list = readList(players);
  const last = list?.[list.length - 1];
  return isRecord(last) ? unpackedDressings(last['dressed']) : [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readIds = (players: string): SheetIds => {
  const list = readList(players);
  return idsIn(list?.[list.length - 1]) ?? {};
};

function idsIn(last: unknown): SheetIds | undefined {
  const ids: unknown = typeof last === 'object' && last !== null && 'ids' in last ? last.ids : undefined;
  return typeof ids === 'object' && ids !== null && Object.values(ids).every(id => typeof id === 'string')
    ? (ids as SheetIds)
    : undefined;
}

/**
 * `J2:J34 · Wall list`, `A1:F3 + Round 1` for a new sheet, `G1:G1 » Wall list` or `›` for columns of a round,
 * inserted or free; the address first, for a cell would lose a leading apostrophe or equals sign.
 */
const makeCells = ({ sheet, row, column, after, isNew, ofRound }: Block): string => {
  const last = makeA1(row + after.length - 1, column + Math.max(1, after[0]?.length ?? 1) - 1);
  return `${makeA1(row, column)}:${last} ${isNew ? '+' : ofRound ? SIGN_OF_ROUND[ofRound] : '·'} ${sheet}`;
};

const SIGN_OF_ROUND = { inserted: '»', free: '›' } as const;

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
  // Where rows have ids, a text that looks like a number is a text all the same.
  const last = names[places.length];
  const areTyped = idsIn(last) !== undefined;
  const formats: unknown = isRecord(last) ? last['formats'] : undefined;
  const blocks = places.flatMap((place, i): readonly Block[] => {
    const [old, now] = [place && unpacked(were[i], place), place && unpacked(are[i], place)];
    const of = unpackedNames(names[i]);
    if (!place || !old || !now || (of && of.players.length !== place.rows)) return [];
    const { sheet, row, column, isNew, ofRound } = place;
    const mayBeTyped = (cells: NewCellTable): boolean => cells.flat().some(cell => isTyped(cell, areTyped));
    const texts = { sheet, row, column, before: textsOf(old), after: textsOf(now) };
    const formatted = Array.isArray(formats) ? unpackedFormats(formats[i], texts) : undefined;
    return [
      {
        ...texts,
        ...(formatted && { formats: formatted }),
        ...(isNew && { isNew }),
        ...(ofRound && { ofRound }),
        ...(of && { of }),
        ...(mayBeTyped(old) && { was: old }),
        ...(mayBeTyped(now) && { cells: now }),
      },
    ];
  });
  return blocks.length === places.length ? blocks : undefined;
}

interface LoggedCells extends Pick<Block, 'sheet' | 'row' | 'column' | 'isNew' | 'ofRound'> {
  readonly rows: number;
  readonly columns: number;
}

function readCells(text: string): LoggedCells | undefined {
  const match = /^([A-Z]+\d+):([A-Z]+\d+) ([·+»›]) (.+)$/.exec(text);
  const [place, last] = [match && parseA1(match[1] as string), match && parseA1(match[2] as string)];
  if (!place || !last) return undefined;
  const [rows, columns] = [last.row - place.row + 1, last.column - place.column + 1];
  if (rows < 1 || columns < 1 || rows * columns > MOST_CELLS) return undefined;
  const sign = match?.[3];
  return {
    ...{ ...place, rows, columns, sheet: match?.[4] as string },
    ...(sign === '+' && { isNew: true }),
    ...(sign === SIGN_OF_ROUND.inserted && { ofRound: 'inserted' }),
    ...(sign === SIGN_OF_ROUND.free && { ofRound: 'free' }),
  };
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

type NewCellTable = readonly (readonly NewCell[])[];

const textsOf = (table: NewCellTable): Block['after'] => table.map(line => line.map(textOfNew));

/** A number, a formula, or a text that looks like a number: more than its text says. */
const isTyped = (cell: NewCell, areTyped: boolean): boolean =>
  typeof cell !== 'string' || (areTyped && cell !== '' && String(Number(cell)) === cell);

/** Null is a blank cell for numbers, which a run that goes on gives no format of text. */
type PackedCell = string | null | { readonly number: number } | { readonly formula: string };

const packedCell = (cell: NewCell): PackedCell => (typeof cell === 'number' ? { number: cell } : cell);

const unpackedCell = (cell: PackedCell): NewCell =>
  typeof cell === 'object' && cell !== null && 'number' in cell ? cell.number : cell;

/** A table of blanks is 0. */
const packed = (
  table: Block['after'],
  cells: NewCellTable | undefined,
): readonly (readonly PackedCell[])[] | 0 =>
  table.every(line => line.every(text => text === ''))
    ? 0
    : table.map((line, r) =>
        line.map((text, c) => {
          const cell = cells?.[r]?.[c];
          if (cell === undefined) return text;
          return packedCell(textOfNew(cell) === text ? cell : text);
        }),
      );

function unpacked(value: unknown, { rows, columns }: LoggedCells): NewCellTable | undefined {
  if (value === 0) return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  return isTable(value) && value.length === rows && value.every(line => line.length === columns)
    ? value.map(line => line.map(unpackedCell))
    : undefined;
}

const isTable = (table: unknown): table is PackedCell[][] =>
  Array.isArray(table) && table.every(line => Array.isArray(line) && line.every(isPackedCell));

const isPackedCell = (cell: unknown): cell is PackedCell =>
  cell === null ||
  typeof cell === 'string' ||
  (typeof cell === 'object' &&
    cell !== null &&
    (('formula' in cell && typeof cell.formula === 'string') ||
      ('number' in cell && Number.isFinite(cell.number))));

const isTexts = (table: unknown): table is string[][] =>
  Array.isArray(table) &&
  table.every(line => Array.isArray(line) && line.every(cell => typeof cell === 'string'));

const packedColumn = ({ title, column, nth, count }: NamedColumn) => [title, column, nth, count] as const;

const packedNames = ({ column, by, players, twins }: RowNames) =>
  [packedColumn(column), by.map(packedColumn), players, ...(twins ? [twins] : [])] as const;

function unpackedNames(value: unknown): RowNames | undefined {
  if (!Array.isArray(value)) return undefined;
  const [ownColumn, by, players, twins] = value as readonly unknown[];
  const column = unpackedColumn(ownColumn);
  const columns = Array.isArray(by) ? by.map(unpackedColumn) : [undefined];
  if (!column || !isTexts(players) || columns.some(idColumn => idColumn === undefined)) return undefined;
  return { column, by: columns as readonly NamedColumn[], players, ...(areTwins(twins) && { twins }) };
}

const areTwins = (value: unknown): value is readonly Twin[] =>
  Array.isArray(value) &&
  value.every(
    item => Array.isArray(item) && item.length === 2 && item.every(count => Number.isInteger(count)),
  );

function unpackedColumn(value: unknown): NamedColumn | undefined {
  if (!Array.isArray(value)) return undefined;
  const [title, ...numbers] = value as readonly unknown[];
  const [column, nth, count] = numbers;
  const isCount = (item: unknown): item is number =>
    typeof item === 'number' && Number.isInteger(item) && item >= 0;
  return typeof title === 'string' && isCount(column) && isCount(nth) && isCount(count)
    ? { title, column, nth, count }
    : undefined;
}

const sizeOf = (block: Block): number => {
  const { before, after, was, cells, of, sheet } = block;
  return (
    Math.max(
      JSON.stringify(packed(before, was)).length,
      JSON.stringify(packed(after, cells)).length,
      (of ? JSON.stringify(packedNames(of)).length : 0) + JSON.stringify(packedFormats(block)).length,
      80 + sheet.length,
    ) + 1
  );
};

/** Blocks in groups that fit a cell; a block too big for one cell is cut between its rows. */
export function blockGroups(blocks: readonly Block[]): readonly (readonly Block[])[] {
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
    ...(block.was && { was: block.was.slice(from, to) }),
    ...(block.cells && { cells: block.cells.slice(from, to) }),
    ...(block.formats && { formats: block.formats.slice(from, to) }),
    ...(block.of && { of: partOf(block.of, from, to) }),
  });
  return [...cut(part(0, half)), ...cut(part(half))];
}

const partOf = (of: RowNames, from: number, to?: number): RowNames => ({
  ...of,
  players: of.players.slice(from, to),
  ...(of.twins && { twins: of.twins.slice(from, to) }),
});

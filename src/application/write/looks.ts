import { contiguousRuns, type Block } from '../../sheet/cells/block';
import { isNamed, isOutput, roundOfName } from '../../sheet/write/sheetNames';
import type { LoggedDressing } from '../../sheet/write/logLooks';
import {
  place,
  plainOf,
  type CellRange,
  type Design,
  type Dressing,
  type Look,
  type PlacedLook,
} from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { holds, placeCells, textAt, type PlacedCell, type SheetNow } from './placeCells';
import { isDone } from './refusals';
import { formulasOf } from './sheetNow';

const TEXT = '@';
const PLAIN = 'General';

/**
 * The blocks with the number formats of their cells, where any is not that of text: the action may give them that one. Text that takes the
 * place of text keeps it; Settings have it everywhere, and the table of a Round sheet; what is added below that one is formatted by nobody.
 */
export function withFormats(workbook: Workbook, blocks: readonly Block[]): readonly Block[] {
  const sheetNames = workbook.sheetNames();
  const isRead = (sheet: string): boolean =>
    sheetNames.includes(sheet) && roundOfName(sheet) === undefined && !isNamed(sheet, 'sheet.settings');
  const sheets = new Set(blocks.map(({ sheet }) => sheet).filter(isRead));
  const formats = new Map(
    [...sheets].flatMap(sheet => {
      const sheetBlocks = blocks.filter(block => block.sheet === sheet);
      if (sheetBlocks.every(block => replacesText(block, isOutput(sheet)))) return [];
      const area = { sheet, ...around(sheetBlocks.map(placeOf)) };
      return [[sheet, { area, table: workbook.formats(area) }] as const];
    }),
  );
  return blocks.map(block => {
    if (!block.isNew && block.column === 0 && roundOfName(block.sheet) !== undefined)
      return withFormat(block, r => (isAdded(block.before, block.after, r) ? PLAIN : TEXT));
    const sheetFormats = formats.get(block.sheet);
    if (!sheetFormats) return block;
    const { area, table } = sheetFormats;
    return withFormat(
      block,
      (r, c) => table[block.row + r - area.row]?.[block.column + c - area.column] ?? TEXT,
    );
  });
}

const isAdded = (before: Block['before'], after: Block['after'], row: number): boolean =>
  before[row]?.every(text => text === '') === true && after[row]?.some(text => text !== '') === true;

function withFormat(block: Block, formatAt: (row: number, column: number) => string): Block {
  const formats = block.after.map((line, r) => line.map((_, c) => formatAt(r, c)));
  return formats.every(line => line.every(format => format === TEXT)) ? block : { ...block, formats };
}

/** Whether no cell would get its format back by an undo, which leaves that of text to text (giveLooksBack). */
const replacesText = ({ before, after, was, of }: Block, isOurs: boolean): boolean =>
  after.every((line, r) =>
    line.every((text, c) => {
      const old = was?.[r]?.[c] ?? before[r]?.[c] ?? '';
      const isText = typeof old === 'string' && old !== '';
      // A rectangle is written with its blank cells, which have the format of text in a sheet of ours.
      return isText || (old === '' && text === '' && (isOurs || of !== undefined));
    }),
  );

const placeOf = ({ row, column, after }: Block): CellRange =>
  place(row, column, after.length, Math.max(1, after[0]?.length ?? 1));

function around(places: readonly CellRange[]): CellRange {
  const [row, column] = [
    Math.min(...places.map(range => range.row)),
    Math.min(...places.map(range => range.column)),
  ];
  const rows = Math.max(...places.map(range => range.row + range.rows)) - row;
  const columns = Math.max(...places.map(range => range.column + range.columns)) - column;
  return place(row, column, rows, columns);
}

/** Gives it to cells that nobody has formatted, and says that they look plain without it. */
export const dressingOf = (sheet: string, { place: whole, looks, offers = [] }: Design): Dressing => ({
  sheet,
  given: looks,
  back: [[whole, plainOf(looks)], ...offers.map((offer): PlacedLook => [offer.place, { offers: false }])],
});

/** The looks the other way round: those of an undo. */
export const undressed = (dressed: readonly Dressing[]): readonly Dressing[] =>
  dressed.map(({ sheet, given, back }) => ({ sheet, given: back, back: given }));

export const dressingsIn = (
  dressed: readonly LoggedDressing[] = [],
  blocks: readonly Block[],
): readonly Dressing[] =>
  dressed.flatMap(({ sheet, given, back }) => {
    const now = blocks.find(block => (block.called ?? block.sheet) === sheet && !block.isNew)?.sheet;
    return now === undefined ? [] : [{ sheet: now, given: given.map(asLook), back: back.map(asLook) }];
  });

const asLook = ([at, look]: LoggedDressing['given'][number]): PlacedLook => {
  const { text, bold, italic, size, ink, fill, align, wrap, offers, width } = look as Readonly<
    Record<string, unknown>
  >;
  return [
    at,
    {
      ...(typeof text === 'boolean' && { text }),
      ...(typeof bold === 'boolean' && { bold }),
      ...(typeof italic === 'boolean' && { italic }),
      ...(typeof wrap === 'boolean' && { wrap }),
      ...(typeof size === 'number' && { size }),
      ...(isColour(ink) && { ink }),
      ...(isColour(fill) && { fill }),
      ...(isSide(align) && { align }),
      ...(offers === false && { offers }),
      ...(isWidth(width) && { width }),
    },
  ];
};

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 10_000;

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^(#[0-9a-f]{6})?$/.test(value);

const isSide = (value: unknown): value is NonNullable<Look['align']> =>
  ['left', 'center', 'right', ''].some(side => side === value);

export function giveLooks(workbook: Workbook, dressed: readonly Dressing[]): void {
  for (const { sheet, given } of dressed)
    for (const [look, places] of byLook(given)) workbook.dress(sheet, places, look);
}

function byLook(looks: readonly PlacedLook[]): readonly (readonly [Look, readonly CellRange[]])[] {
  const runs: { readonly key: string; readonly look: Look; readonly places: CellRange[] }[] = [];
  for (const [at, look] of looks) {
    const key = JSON.stringify(look);
    const last = runs[runs.length - 1];
    // A look goes over those before it.
    if (last?.key === key) last.places.push(at);
    else if (key !== '{}') runs.push({ key, look, places: [at] });
  }
  return runs.map(({ look, places }) => [look, places]);
}

/**
 * Gives the cells of an action that hold what they held before their number formats and looks back. Text that could turn into a number or
 * a date in another format keeps that of text.
 */
export function giveLooksBack(
  workbook: Workbook,
  blocks: readonly Block[],
  dressed: readonly Dressing[],
  isTaken: (cell: PlacedCell) => boolean = () => false,
): void {
  const sheetNames = workbook.sheetNames();
  const wanted = [...blocks.filter(({ formats }) => formats), ...dressed].map(({ sheet }) => sheet);
  for (const sheet of new Set(wanted.filter(name => sheetNames.includes(name)))) {
    const sheetBlocks = blocks.filter(block => block.sheet === sheet);
    const now: SheetNow = { ...formulasOf(workbook, sheet), values: workbook.read(sheet)?.values ?? [] };
    const cells = placeCells(sheetBlocks, now).map(cell => ({
      cell,
      isBack: holds(cell.now, cell.before) && !isTaken(cell),
    }));
    formatsBack(workbook, sheet, sheetBlocks, now, cells);
    for (const sheetDressing of dressed.filter(dressing => dressing.sheet === sheet))
      giveBack(workbook, sheetDressing, sheetBlocks, now, cells);
  }
}

interface BackCell {
  readonly cell: PlacedCell;
  readonly isBack: boolean;
}

const mayBeFormatted = (now: SheetNow, row: number, column: number): boolean =>
  typeof now.values[row]?.[column] !== 'string' ||
  textAt(now, { row, column }) === '' ||
  isFormula(now, row, column);

/** Whether a text is no number, date, tick or formula in any format: those have digits and no such signs, or are one word. */
const isOnlyText = (text: string): boolean =>
  !/^[\s=+'@-]/.test(text) &&
  (/[;|\t]/.test(text) || (!/\p{N}/u.test(text) && /\p{L}/u.test(text) && /[\s(]/.test(text)));

const isFormula = ({ formulas }: SheetNow, row: number, column: number): boolean =>
  (formulas[row]?.[column] ?? '') !== '';

function formatsBack(
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
  now: SheetNow,
  cells: readonly BackCell[],
): void {
  const places = new Map<string, CellRange[]>();
  const add = (format: string | undefined, row: number, column: number, hadAnother = false): void => {
    if (format === undefined || (format === TEXT && !hadAnother)) return;
    if (!mayBeFormatted(now, row, column) && !isOnlyText(textAt(now, { row, column }))) return;
    places.set(format, [...(places.get(format) ?? []), place(row, column, 1, 1)]);
  };
  blocks.forEach((block, number) => {
    const blockCells = cells.filter(({ cell }) => cell.block === number);
    const formats = block.formats ?? formatsOfEmptied(block);
    if (!formats) return;
    for (const { cell, isBack } of blockCells)
      if (isBack && cell.spot)
        add(formats[cell.at]?.[cell.across], cell.spot.row, cell.spot.column, losesText(block, cell));
    // A rectangle is written with the cells in it that do not change.
    if (block.of || !blockCells.every(({ isBack }) => isBack)) return;
    const changed = new Set(blockCells.map(({ cell }) => `${cell.at},${cell.across}`));
    formats.forEach((line, r) =>
      line.forEach((format, c) => {
        if (!changed.has(`${r},${c}`)) add(format, block.row + r, block.column + c, !block.formats);
      }),
    );
  });
  for (const [format, some] of places) isDone(() => workbook.setFormat(sheet, joined(sheet, some), format));
}

/** Rows of a Round sheet that an undo empties had the format of text, and get it again where that undo is taken back. */
const formatsOfEmptied = ({ sheet, column, isNew, before, after }: Block): Block['formats'] =>
  !isNew &&
  column === 0 &&
  roundOfName(sheet) !== undefined &&
  before.every((_, r) => isAdded(after, before, r))
    ? before.map(line => line.map(() => TEXT))
    : undefined;

/** Whether what is written takes the format of text from a cell: numbers, formulas, and text that needs a quote. */
const losesText = ({ cells }: Block, { at, across, after }: PlacedCell): boolean =>
  /^(\s*[=+]|')/.test(after) || typeof (cells?.[at]?.[across] ?? '') !== 'string';

/** Single cells as vertical runs. */
const joined = (sheet: string, cells: readonly CellRange[]): readonly CellRange[] =>
  contiguousRuns(
    sheet,
    cells.map(({ row, column }) => ({ row, column, before: '', after: '' })),
  ).map(placeOf);

/** Nothing where its cells hold something else: they are somebody's now. */
function giveBack(
  workbook: Workbook,
  { sheet, back }: Dressing,
  blocks: readonly Block[],
  now: SheetNow,
  cells: readonly BackCell[],
): void {
  const plannedAt = ({ cell }: BackCell): CellRange => {
    const block = blocks[cell.block];
    return place((block?.row ?? 0) + cell.at, (block?.column ?? 0) + cell.across, 1, 1);
  };
  const isMoved = (backCell: BackCell): boolean => {
    const planned = plannedAt(backCell);
    return backCell.cell.spot?.row !== planned.row || backCell.cell.spot.column !== planned.column;
  };
  // The formats of the cells that it wrote go back by themselves.
  const written = new Set(cells.map(({ cell: { spot } }) => `${spot?.row},${spot?.column}`));
  const isFree = (row: number, column: number): boolean =>
    mayBeFormatted(now, row, column) && !written.has(`${row},${column}`);
  const looks = back.flatMap(([at, look]): readonly PlacedLook[] => {
    const areaCells = cells.filter(backCell => isWithin(plannedAt(backCell), at));
    if (areaCells.some(({ isBack }) => !isBack)) return [];
    const [first] = areaCells;
    if (!first) return cells.some(isMoved) ? [] : parted(at, look, isFree);
    const planned = plannedAt(first);
    const [down, across] = [
      (first.cell.spot?.row ?? planned.row) - planned.row,
      (first.cell.spot?.column ?? planned.column) - planned.column,
    ];
    return parted({ ...at, row: at.row + down, column: at.column + across }, look, isFree);
  });
  for (const [look, places] of byLook(looks)) isDone(() => workbook.dress(sheet, places, look));
}

const isWithin = (part: CellRange, whole: CellRange): boolean =>
  part.row >= whole.row &&
  part.row < whole.row + whole.rows &&
  part.column >= whole.column &&
  part.column < whole.column + whole.columns;

/** The format of numbers for cells without text alone. */
function parted(
  at: CellRange,
  { text, ...others }: Look,
  isFree: (row: number, column: number) => boolean,
): readonly PlacedLook[] {
  if (text === undefined) return [[at, others]];
  const cells = Array.from({ length: at.rows }, (_, r) =>
    Array.from({ length: at.columns }, (__, c) => [at.row + r, at.column + c] as const),
  ).flat();
  const free = text ? cells : cells.filter(([row, column]) => isFree(row, column));
  return [
    [at, others],
    ...joined(
      '',
      free.map(([row, column]) => place(row, column, 1, 1)),
    ).map((range): PlacedLook => [range, { text }]),
  ];
}

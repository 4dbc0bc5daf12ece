import { textOf, type Values } from '../../sheet/cells/cell';
import { contiguousRuns, type Block, type CellChange } from '../../sheet/cells/block';
import { rowFinder, type Spot } from '../../sheet/cells/rowNames';
import type { NewCell, NewCells } from '../workbook/workbook';
import { bridged } from './bridges';

/** A cell of an action where it stands now; `spot` is undefined where its player is not found. */
export interface PlacedCell {
  readonly sheet: string;
  readonly spot: Spot | undefined;
  readonly before: string;
  readonly after: string;
  /** A formula is its text. */
  readonly now: string | undefined;
  /** The player of the row; '' in other sheets. */
  readonly name: string;
  readonly cell: NewCell;
  /** The block, the row and the column in it. */
  readonly block: number;
  readonly at: number;
  readonly across: number;
}

/** A sheet as it is: values, and formulas as far as they are known. */
export interface SheetNow {
  readonly values: Values;
  readonly formulas: readonly (readonly string[])[];
  /** The values that were read before the formulas; undefined where all were read together. */
  readonly beneath?: Values | undefined;
}

/** A run of cells that was written, and the sheet as it was read in the call before. */
export interface WrittenRun extends NewCells {
  readonly last: SheetNow;
}

/** The cells that an action changes, each where its player's row and its column stand now. */
export function placeCells(blocks: readonly Block[], sheet: SheetNow): readonly PlacedCell[] {
  const { values } = sheet;
  const find = rowFinder(values);
  return blocks.flatMap((block, number) => {
    const { of } = block;
    const spots = of && find(of, block.row);
    const isNumbers = (block.after[0] ?? []).map((_, c) => holdsNumbers(block, c, values, spots));
    return block.after.flatMap((line, at) =>
      line.flatMap((after, c): readonly PlacedCell[] => {
        const before = (block.before[at]?.[c] ?? '').trim();
        if (before === after.trim()) return [];
        const spot = spots ? spots[at] : { row: block.row + at, column: block.column + c };
        const newCell = block.cells?.[at]?.[c];
        return [
          {
            sheet: block.sheet,
            spot,
            before,
            after,
            now: spot && textAt(sheet, spot),
            name: of?.players[at]?.filter(text => text !== '').join(' ') ?? '',
            cell: newCell ?? (isNumbers[c] ? (after === '' ? null : Number(after)) : after),
            block: number,
            at,
            across: c,
          },
        ];
      }),
    );
  });
}

export const nowhere = (blocks: readonly Block[]): readonly PlacedCell[] =>
  placeCells(blocks, { values: [], formulas: [] }).map(cell => ({
    ...cell,
    spot: undefined,
    now: undefined,
  }));

export function textAt(sheet: SheetNow, spot: Spot): string {
  const formula = sheet.formulas[spot.row]?.[spot.column] ?? '';
  return formula === '' || isDoubtful(sheet, spot) ? textOf(sheet.values[spot.row]?.[spot.column]) : formula;
}

/** Whether a cell had a formula and has another value since: it was typed over, or computed anew. */
export const isDoubtful = ({ values, formulas, beneath }: SheetNow, { row, column }: Spot): boolean =>
  beneath !== undefined &&
  (formulas[row]?.[column] ?? '') !== '' &&
  textOf(beneath[row]?.[column]) !== textOf(values[row]?.[column]);

/** Whether a cell holds a text; spreadsheets write the formulas that they are given in their own manner. */
export const holds = (now: string | undefined, text: string): boolean =>
  now === text.trim() || (text.startsWith('=') && now !== undefined && bare(now) === bare(text));

const bare = (formula: string): string => formula.replace(/\s/g, '').replace(/;/g, ',').toUpperCase();

/** Whether a column of a block is written as numbers: it is marked so, or its cells hold numbers now. Text would sort as 1, 10, 2. */
function holdsNumbers(
  block: Block,
  column: number,
  values: Values,
  spots: readonly (Spot | undefined)[] | undefined,
): boolean {
  const isPlain = (text = ''): boolean => text === '' || String(Number(text)) === text;
  if (!block.after.every(line => isPlain(line[column]))) return false;
  if (block.isNumbers !== undefined) return block.isNumbers;
  const now = block.after.map((_, r) => {
    const spot = spots ? spots[r] : { row: block.row + r, column: block.column + column };
    return spot && values[spot.row]?.[spot.column];
  });
  return (
    now.some(value => typeof value === 'number') &&
    now.every(value => value === undefined || value === '' || typeof value === 'number')
  );
}

/**
 * The cells as blocks to be written. A block that stands as it was before stays one rectangle, with the cells
 * in it that do not change.
 */
export function runsOf(
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
  sheet: SheetNow,
  most?: number,
): readonly NewCells[] {
  const byBlock = new Map<number, PlacedCell[]>();
  for (const cell of cells) {
    const blockCells = byBlock.get(cell.block);
    if (blockCells) blockCells.push(cell);
    else byBlock.set(cell.block, [cell]);
  }
  const runs = blocks.flatMap((block, number): readonly NewCells[] => {
    const blockCells = byBlock.get(number);
    if (!blockCells) return [];
    if (stands(block, sheet)) return [{ ...block, cells: block.cells ?? wholeBlock(block, sheet.values) }];
    const byPlace = new Map(blockCells.map(cell => [`${cell.spot?.row},${cell.spot?.column}`, cell.cell]));
    const changes = blockCells.flatMap(({ spot, before, after }): readonly CellChange[] =>
      spot ? [{ ...spot, before, after }] : [],
    );
    return contiguousRuns(block.sheet, changes).map(run => ({
      row: run.row,
      column: run.column,
      cells: run.after.map((_, i) => [byPlace.get(`${run.row + i},${run.column}`) ?? null]),
    }));
  });
  return bridged(runs, sheet, most);
}

const stands = ({ of, row, column, before }: Block, sheet: SheetNow): boolean =>
  !of &&
  before.every((line, r) =>
    line.every((text, c) => holds(textAt(sheet, { row: row + r, column: column + c }), text)),
  );

/** All cells of a block as they will be: numbers where a column holds numbers. */
function wholeBlock(block: Block, values: Values): readonly (readonly NewCell[])[] {
  const isNumbers = (block.after[0] ?? []).map((_, c) => holdsNumbers(block, c, values, undefined));
  return block.after.map(line =>
    line.map((text, c) => (isNumbers[c] ? (text === '' ? null : Number(text)) : text)),
  );
}

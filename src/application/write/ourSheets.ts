import { textOf } from '../../sheet/cells/cell';
import { parseRoundTitle } from '../../sheet/frame/roundTitle';
import { kindOfTitle } from '../../sheet/cells/titles';
import { splitText } from '../../sheet/frame/splitText';
import { formulaAwake } from '../../sheet/check/formulaAwake';
import { makeText } from '../../sheet/wording';
import type { Block } from '../../sheet/cells/block';
import { isMade, isNamed, isOutput } from '../../sheet/write/sheetNames';
import { LANGUAGES } from '../../tournament/languages';
import { customFunctions } from '../catalogue/catalogue';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { holds, type PlacedCell } from './placeCells';
import { areWholeRows } from './wholeRows';

export { isMade };

/** Whether an action could have made the sheet of a block, which may have got another name since. */
export const isOfMade = ({ sheet, called = sheet }: Block): boolean => isMade(called);

/**
 * The cells of an action that are none of the tournament's, so that nothing is undone there whatever the Log
 * says. The tournament owns the sheets that Wallist makes, the columns of its wall list, and the text that it
 * split; everything else is the organiser's.
 */
export function strangers(
  workbook: Workbook,
  tournament: Tournament | undefined,
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
): readonly PlacedCell[] {
  const inList = tournament && new Set([...columnsOf(tournament), ...titledBy(tournament, blocks)]);
  const isListCell = ({ sheet, spot }: PlacedCell): boolean =>
    !spot || inList?.has(spot.column) === true || isOurFormula(workbook, sheet, spot);
  const splits = new Map<Block, boolean>();
  const isOfSplit = (block: Block): boolean => {
    const isInSplit = splits.get(block) ?? isSplit(block);
    splits.set(block, isInSplit);
    return isInSplit;
  };
  const haveMoved = tournament !== undefined && areRowsInOrder(tournament, blocks);
  const isOfRows = areWholeRows(tournament?.list.sheet);
  return cells.filter(cell => {
    const { sheet, block } = cell;
    const ownBlock = blocks.filter(candidate => candidate.sheet === sheet)[block];
    if (isOutput(ownBlock?.called ?? sheet)) return false;
    if (ownBlock && (isWidened(workbook, ownBlock, cell) || isRevived(workbook, ownBlock, cell)))
      return false;
    // A list that the action made has no columns of its own any more once its titles have gone.
    if (ownBlock?.isNew && isOfMade(ownBlock)) return false;
    if (sheet === tournament?.list.sheet) {
      if (isListCell(cell)) return false;
      // A column that nobody reads comes with a round, too, where the rounds of the list have one.
      if (ownBlock?.ofRound && ownBlock.row === headerRow(tournament)) return false;
      if (haveMoved && ownBlock && isOfRows(ownBlock)) return false;
    }
    if (sheet !== tournament?.list.sheet && isNamed(sheet, 'sheet.wallList')) return false;
    return !ownBlock || !isOfSplit(ownBlock);
  });
}

/**
 * Whether whole rows were put into another order: before and after, what stands in the organiser's columns stands beside the same name.
 */
function areRowsInOrder(tournament: Tournament, blocks: readonly Block[]): boolean {
  const [names, ours] = [nameColumns(tournament), columnsOf(tournament)];
  const rows = blocks.filter(areWholeRows(tournament.list.sheet));
  type Cell = readonly [column: number, text: string];
  const linesOf = (side: 'before' | 'after'): readonly (readonly Cell[])[] => {
    const lines = new Map<number, Cell[]>();
    for (const { row, column, [side]: texts } of rows)
      texts.forEach((line, r) => {
        const cells = lines.get(row + r) ?? [];
        cells.push(...line.map((text, c) => [column + c, text] as const));
        lines.set(row + r, cells);
      });
    return [...lines.values()];
  };
  const sorted = (lines: readonly (readonly Cell[])[]): string =>
    JSON.stringify(
      lines
        .map(line => line.filter(([column]) => names.includes(column) || !ours.has(column)))
        .map(line => JSON.stringify([...line].sort(([a], [b]) => a - b)))
        .sort(),
    );
  const [before, after] = [linesOf('before'), linesOf('after')];
  const areNamed = after.every(line => names.every(name => line.some(([column]) => column === name)));
  return areNamed && names.length > 0 && sorted(before) === sorted(after);
}

/** The columns to which the action gives a title, or from which it has taken its own: no other text stands there. */
function titledBy(
  { list, reading }: Pick<Tournament, 'list' | 'reading'>,
  blocks: readonly Block[],
): readonly number[] {
  const row = headerRow({ list, reading });
  const isTitle = (text: string): boolean =>
    kindOfTitle(text) === 'ratingList' || parseRoundTitle(text) !== undefined || isOurs(text);
  return blocks
    .filter(block => block.sheet === list.sheet && !block.of && block.row === row)
    .flatMap(({ column, before, after }) =>
      (after[0] ?? []).flatMap((text, c) => {
        const texts = [text, before[0]?.[c] ?? ''];
        const now = textOf(list.values[reading.header ?? 0]?.[column + c - list.origin.column]);
        return texts.some(isTitle) && texts.includes(now) ? [column + c] : [];
      }),
    );
}

/** The row of the titles, from the sheet's first; undefined where there are none. */
const headerRow = ({ list, reading }: Pick<Tournament, 'list' | 'reading'>): number | undefined =>
  reading.header === undefined ? undefined : reading.header + list.origin.row;

/** The columns of names, from the sheet's first. */
export const nameColumns = ({ list, reading: { columns } }: Tournament): readonly number[] =>
  [columns.name, columns.surname, columns.firstName].flatMap(column =>
    column === undefined ? [] : [column + list.origin.column],
  );

/** The columns of the list that the tournament is read from, from the sheet's first. */
function columnsOf({ list, reading }: Tournament): ReadonlySet<number> {
  const columns = [
    reading.numbered,
    ...Object.values(reading.columns),
    ...reading.rounds.flat(),
    ...reading.results,
  ].filter((column): column is number => typeof column === 'number');
  return new Set(columns.map(column => column + list.origin.column));
}

/** Whether a cell holds a formula that reads one of our functions, and held another one before: nothing but its ranges was written. */
function isWidened(workbook: Workbook, block: Block, { spot, at, across }: PlacedCell): boolean {
  if (!spot) return false;
  const texts = [block.before, block.after].map(texts => texts[at]?.[across] ?? '');
  const bare = texts.map(text => text.replace(RANGE_END, ':'));
  return (
    bare[0] === bare[1] &&
    texts.every(text => CALLED.test(text)) &&
    texts.some(text => holds(workbook.formulas(block.sheet)[spot.row]?.[spot.column], text))
  );
}

/** Whether a formula that went through a file became itself again, or the cell that it fills was emptied: nothing else was written. */
function isRevived(workbook: Workbook, block: Block, { spot, at, across }: PlacedCell): boolean {
  if (!spot) return false;
  const [before = '', after = ''] = [block.before, block.after].map(texts => texts[at]?.[across]);
  const now = workbook.formulas(block.sheet)[spot.row]?.[spot.column] ?? '';
  const isPair = formulaAwake(before) === after || formulaAwake(after) === before;
  return isPair && [before, after].some(text => holds(now, text));
}

const RANGE_END = /:\$?[A-Z]{1,3}\$?\d*/gi;
const CALLED = /^=.*[A-Z]\s*\(/i;

function isOurFormula(
  workbook: Workbook,
  sheet: string,
  { row, column }: { readonly row: number; readonly column: number },
): boolean {
  return isOurs(workbook.formulas(sheet)[row]?.[column] ?? '');
}

function isOurs(formula: string): boolean {
  const name = /^=\s*([A-Z0-9]+)\s*\(/i.exec(formula)?.[1];
  return (
    name !== undefined && customFunctions().some(customFunction => customFunction.name === name.toUpperCase())
  );
}

/** Whether a block is text in one column on one side and the same text split into columns on the other. */
function isSplit({ before, after }: Block): boolean {
  const isOf = (whole: Block['after'], parts: Block['after']): boolean => {
    // Where titles were added, a line was free below the text.
    let end = whole.length;
    while (whole[end - 1]?.every(cell => cell === '')) end -= 1;
    return LANGUAGES.some(language => {
      const text = makeText(language);
      const table = splitText(whole.slice(0, end), kind => text(`column.${kind}`))?.table;
      return (
        table !== undefined &&
        table.length <= parts.length &&
        parts.every((line, row) => line.every((cell, at) => cell === textOf(table[row]?.[at])))
      );
    });
  };
  return isOf(before, after) || isOf(after, before);
}

import { textOf } from '../../sheet/read/cell';
import { splitText } from '../../sheet/read/splitText';
import { makeText } from '../../sheet/wording';
import type { Block } from '../../sheet/write/block';
import { isNamed, roundOfName } from '../../sheet/write/sheetNames';
import { LANGUAGES } from '../../tournament/settings';
import { customFunctions } from '../functions/catalogue';
import type { Workbook } from '../google/workbook';
import type { Tournament } from '../read/tournament';
import type { PlacedCell } from './placing';

const WHOLE = [
  'sheet.settings',
  'sheet.system',
  'sheet.standings',
  'sheet.prizes',
  'sheet.bracket',
  'sheet.teams',
  'sheet.names',
  'sheet.simulation',
  'sheet.print',
] as const;
const OF_ROUNDS = ['sheet.round', 'sheet.report', 'sheet.undoneRound'] as const;

/** Whether a sheet has the name of one that an action makes; the Log is none of them. */
export const isMade = (sheet: string): boolean => isOutput(sheet) || isNamed(sheet, 'sheet.wallList');

const isOutput = (sheet: string): boolean =>
  WHOLE.some(key => isNamed(sheet, key)) || OF_ROUNDS.some(key => roundOfName(sheet, key) !== undefined);

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
  const inList = tournament && columnsOf(tournament);
  const isListCell = ({ sheet, spot }: PlacedCell): boolean =>
    !spot || inList?.has(spot.column) === true || isOurFormula(workbook, sheet, spot);
  const splits = new Map<Block, boolean>();
  const isOfSplit = (block: Block): boolean => {
    const known = splits.get(block) ?? isSplit(block);
    splits.set(block, known);
    return known;
  };
  return cells.filter(cell => {
    const { sheet, block } = cell;
    if (isOutput(sheet)) return false;
    if (sheet === tournament?.list.sheet && isListCell(cell)) return false;
    if (sheet !== tournament?.list.sheet && isNamed(sheet, 'sheet.wallList')) return false;
    const own = blocks.filter(one => one.sheet === sheet)[block];
    return !own || !isOfSplit(own);
  });
}

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

function isOurFormula(
  workbook: Workbook,
  sheet: string,
  { row, column }: { readonly row: number; readonly column: number },
): boolean {
  const name = /^=\s*([A-Z0-9]+)\s*\(/i.exec(workbook.formulas(sheet)[row]?.[column] ?? '')?.[1];
  return name !== undefined && customFunctions().some(one => one.name === name.toUpperCase());
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

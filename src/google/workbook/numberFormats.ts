import { isBlankRun, every, isAllText, isPlainText, needsQuote, rangeOf, some } from './newCells';
import { addressOf, listsOf, paint, rangesOf } from './paint';
import type { KeptOfSheets } from './keptOfSheets';
import type { OpenSheets } from './openSheets';
import type { Range, Sheet } from './services';
import type { SheetRanges } from './sheetRanges';
import type { CellRange } from '../../application/workbook/design';
import type { Area, NewCells } from '../../application/workbook/workbook';

type Formats = readonly (readonly string[])[];

export interface PlacedBlock {
  readonly block: NewCells;
  readonly range: Range;
}

export interface NumberFormats extends KeptOfSheets {
  readonly read: (area: Area) => Formats;
  readonly isText: (area: Area) => readonly (readonly boolean[])[];
  readonly set: (sheet: string, places: readonly CellRange[], format: string) => void;
  /** Gives new cells the formats that they lack; those that are `formatted` have the text format already. */
  readonly ready: (sheet: string, blocks: readonly PlacedBlock[], formatted: boolean) => void;
}

/** The format of cells that nobody has formatted, and what Google says of one whose format was taken away. */
const PLAIN = 'General';
const AUTOMATIC = '0.###############';
const TEXT = '@';

export function numberFormats(sheets: OpenSheets, ranges: SheetRanges): NumberFormats {
  /** Read before an action writes its first cells. */
  const beforeWriting = new Map<string, FormatsRead>();
  /** Read for a look, until this run gives the sheet any. */
  const forLook = new Map<string, FormatsRead>();
  const forget = (name: string): void => [beforeWriting, forLook].forEach(map => map.delete(name));
  return {
    read: area => {
      const table = ranges.of(area).getNumberFormats();
      beforeWriting.set(area.sheet, { area, table });
      return table.map(line => line.map(format => (format === AUTOMATIC ? PLAIN : format)));
    },
    isText: area => {
      const table = formatsAt(forLook.get(area.sheet), area) ?? ranges.of(area).getNumberFormats();
      forLook.set(area.sheet, { area, table });
      return table.map(line => line.map(format => format === TEXT));
    },
    set: (name, places, format) => {
      forget(name);
      ranges.list(name, places).setNumberFormat(format);
    },
    ready: (name, blocks, formatted) => {
      const formats = beforeWriting.get(name);
      beforeWriting.delete(name);
      const open = blocks.filter(
        ({ block }) =>
          (!formatted || some(block.cells, needsQuote)) && !isBlankRun(block) && !isIn(formats, block),
      );
      if (open.length === 0) return;
      forLook.delete(name);
      const cells = open.map(placedBlock => placedBlock.block);
      if (cells.every(isAllText) && (cells.length > 1 || cells.some(hasKept)))
        ranges.list(name, cells.flatMap(textPlaces)).setNumberFormat(TEXT);
      else for (const block of open) setFormats(sheets.of(name), block, sheets.isMade(name));
    },
    follow: (name, to) => {
      const formats = forLook.get(name);
      forget(name);
      if (formats) forLook.set(to, formats);
    },
    forget,
    forgetAll: () => [beforeWriting, forLook].forEach(map => map.clear()),
  };
}

interface FormatsRead {
  readonly area: Area;
  readonly table: Formats;
}

const formatsAt = (lastFormats: FormatsRead | undefined, area: CellRange): Formats | undefined =>
  lastFormats && addressOf(lastFormats.area) === addressOf(area) ? lastFormats.table : undefined;

const isIn = (lastFormats: FormatsRead | undefined, block: NewCells): boolean =>
  lastFormats !== undefined &&
  isAllText(block) &&
  block.cells.every((line, r) =>
    line.every(
      (cell, c) =>
        cell === null ||
        lastFormats.table[block.row + r - lastFormats.area.row]?.[
          block.column + c - lastFormats.area.column
        ] === TEXT,
    ),
  );

const hasKept = ({ cells }: NewCells): boolean => some(cells, cell => cell === null);

const textPlaces = (block: NewCells): readonly CellRange[] =>
  rangesOf(
    block.cells.map(line => line.map(cell => cell !== null)),
    rangeOf(block),
  ).flatMap(({ value, place }) => (value ? [place] : []));

/**
 * The text format for text, because `3-14` would turn into a date. A cell with a quote has no format: the
 * text format would keep the quote.
 */
function setFormats(sheet: Sheet, { block, range }: PlacedBlock, isNew: boolean): void {
  const isAllPlain = every(block.cells, cell => !isPlainText(cell));
  if (isNew && isAllPlain) return;
  const formats = block.cells.map(line => line.map(cell => (isPlainText(cell) ? TEXT : PLAIN)));
  paint(listsOf(sheet), range, rangeOf(block), formats, (target, format) => target.setNumberFormat(format));
}

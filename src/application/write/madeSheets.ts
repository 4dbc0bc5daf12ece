import { isBlank, makeA1, textOf } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { isNamed, roundOfName } from '../../sheet/write/sheetNames';
import type { Text } from '../../sheet/wording';
import type { CellLink } from '../protocol/protocol';
import type { Workbook } from '../workbook/workbook';
import { SETTINGS, WALL_LIST } from '../read/tournament';
import { MOST_ALONE } from './batches';
import { isOfMade } from './ourSheets';
import { holds } from './placeCells';
import { wholeNow } from './sheetNow';
import { nameFor, takenNames } from './takenNames';

/** The sheets that an action made and that are still there; a Log that names somebody's own sheet is not believed. */
export function madeSheets(workbook: Workbook, blocks: readonly Block[]): readonly string[] {
  const names = workbook.sheetNames();
  const made = blocks.flatMap(block => (block.isNew && isOfMade(block) ? [block.sheet] : []));
  return [...new Set(made)].filter(sheet => names.includes(sheet));
}

export interface ForeignCell {
  readonly cell: CellLink;
  readonly wrote: string;
  readonly found: string;
  readonly isNote?: true;
}

/** The first cell of a sheet that holds something else than what these blocks wrote, or has a note; undefined where none does. */
export function foreignCell(
  workbook: Workbook,
  sheet: string,
  blocks: readonly Block[],
): ForeignCell | undefined {
  const written = new Map(
    blocks
      .filter(block => block.sheet === sheet)
      .flatMap(({ row, column, after }) =>
        after.flatMap((line, r) => line.map((text, c) => [`${row + r},${column + c}`, text] as const)),
      ),
  );
  const { formulas, values } = wholeNow(workbook, sheet);
  for (const [row, line] of values.entries())
    for (const [column, value] of line.entries()) {
      const formula = formulas[row]?.[column] ?? '';
      const ours = written.get(`${row},${column}`) ?? '';
      if (formula === '' && (isBlank(value) || (ours === '' && isBelowFormula(formulas, row, column))))
        continue;
      const content = formula === '' ? textOf(value) : formula;
      if (!holds(content, ours))
        return { cell: { sheet, a1: makeA1(row, column) }, wrote: ours, found: content };
    }
  return noteIn(workbook, sheet, values.length, values[0]?.length ?? 0);
}

function noteIn(workbook: Workbook, sheet: string, rows: number, columns: number): ForeignCell | undefined {
  const notes =
    rows * columns === 0 ? [] : (workbook.notes?.({ sheet, row: 0, column: 0, rows, columns }) ?? []);
  const foreignNotes = notes.flatMap((line, row) =>
    line.flatMap((note, column) =>
      note === ''
        ? []
        : [{ cell: { sheet, a1: makeA1(row, column) }, wrote: '', found: note, isNote: true as const }],
    ),
  );
  return foreignNotes[0];
}

function hasNote(workbook: Workbook, sheet: string, blocks: readonly Block[]): boolean {
  const sheetBlocks = blocks.filter(block => block.sheet === sheet);
  const rows = Math.max(0, ...sheetBlocks.map(({ row, after }) => row + after.length));
  const columns = Math.max(0, ...sheetBlocks.map(({ column, after }) => column + (after[0]?.length ?? 0)));
  return noteIn(workbook, sheet, rows, columns) !== undefined;
}

/** Whether a formula stands above or to the left, whose answer the cell may show. */
const isBelowFormula = (formulas: readonly (readonly string[])[], row: number, column: number): boolean =>
  formulas.slice(0, row + 1).some(line => line.slice(0, column + 1).some(formula => formula !== ''));

/** In one call for the whole sheet: in two, somebody could type beyond what the first one found in use. */
const holdsNothing = (workbook: Workbook, sheet: string): boolean => workbook.lastRow(sheet) === 0;

/** Whether a formula of another sheet names a sheet: it would stay broken even if the sheet were made again. The Log has none. */
function isInFormula(workbook: Workbook, sheet: string): boolean {
  // A formula doubles an apostrophe in a sheet's name.
  const name = sheet.replace(/'/g, "''").toLowerCase();
  const names = (formula: string): boolean => formula.includes(`${name}!`) || formula.includes(`${name}'!`);
  return takenNames(workbook)
    .filter(each => each !== sheet && !isNamed(each, 'sheet.log'))
    .some(each => workbook.formulas(each).some(line => line.some(formula => names(formula.toLowerCase()))));
}

/** Makes an empty sheet where an undo takes all but the Log: the one that a spreadsheet begins with went when the tournament was created. */
export function keepOneSheet(workbook: Workbook, text: Text, blocks: readonly Block[]): void {
  const made = madeSheets(workbook, blocks);
  const isLog = (sheet: string): boolean => isNamed(sheet, 'sheet.log');
  if (made.length > 0 && takenNames(workbook).every(sheet => made.includes(sheet) || isLog(sheet)))
    workbook.insertSheet(text('sheet.blank'), workbook.sheetNames()[0], true);
}

/**
 * Ends the undo of an action with the sheets that it made: an empty one is deleted, and a Round sheet in which
 * somebody typed gets a name that says what it is, so that the next one is not a second sheet of that round.
 * `back` is shown to whoever looks at a sheet that goes; those with notes are `noted`, where that is known.
 */
export function bringMadeSheetsUpToDate(
  workbook: Workbook,
  text: Text,
  blocks: readonly Block[],
  back: Block | undefined,
  noted?: readonly string[],
): void {
  const hasNotes = (sheet: string): boolean => noted?.includes(sheet) ?? hasNote(workbook, sheet, blocks);
  const made = madeSheets(workbook, blocks);
  const isThere = back !== undefined && workbook.sheetNames().includes(back.sheet);
  if (isThere && made.length > 0 && made.includes(workbook.activeSheet())) workbook.activate(back);
  const shown = made.filter(sheet => isInFormula(workbook, sheet));
  const emptySheets = made.length > MOST_ALONE && made.filter(sheet => holdsNothing(workbook, sheet));
  for (const sheet of made) {
    const round = roundOfName(sheet);
    const isEmpty =
      (emptySheets ? emptySheets.includes(sheet) : holdsNothing(workbook, sheet)) && !hasNotes(sheet);
    if (isEmpty && !shown.includes(sheet)) {
      workbook.removeSheet(sheet);
      // A call may fail for once.
      if (workbook.sheetNames().includes(sheet) && holdsNothing(workbook, sheet)) workbook.removeSheet(sheet);
    } else if (!isEmpty && round !== undefined)
      workbook.renameSheet(sheet, nameFor(workbook, text('sheet.undoneRound', { round })));
  }
  // Where Google keeps the sheet, or somebody has typed in it, it is the tournament's no more.
  for (const name of [WALL_LIST, SETTINGS])
    if (made.includes(workbook.namedArea(name)?.sheet ?? '')) workbook.forgetName(name);
}

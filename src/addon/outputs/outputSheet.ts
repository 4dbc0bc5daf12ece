import { intoNewSheet, type NewCell } from '../../sheet/write/block';
import { placesAtEnd } from '../changes/placesAfter';
import type { Design } from '../google/design';
import type { Remarkable } from '../panel/protocol';
import { remarkOn } from '../panel/sentence';
import { organisersSheets, type Tournament } from '../read/tournament';
import { write } from '../write/writing';
import type { Workbook } from '../google/workbook';

/** The cells and the looks of a sheet that shows something. */
export interface OutputPage {
  readonly cells: readonly (readonly NewCell[])[];
  readonly design: Design;
}

/** The first sheet besides the list whose first row of formulas is like this. */
export const sheetWith = (
  workbook: Workbook,
  { list }: Tournament,
  isLike: (formulas: readonly string[]) => boolean,
): string | undefined =>
  organisersSheets(workbook).find(name => name !== list.sheet && isLike(workbook.formulas(name)[0] ?? []));

/** Makes a sheet as an action that can be undone; returns the cells that hold something else. */
export function makeOutput(
  workbook: Workbook,
  tournament: Tournament,
  sheet: string,
  { cells, design }: OutputPage,
): readonly Remarkable[] {
  const { text } = tournament;
  const written = write(workbook, text, {
    what: text('action.makeSheet', { sheet }),
    blocks: [intoNewSheet(sheet, cells)],
    makes: [{ name: sheet, design, isShown: true }],
    undoes: undefined,
    seen: '',
    pairedFrom: placesAtEnd(tournament),
  });
  const different = written.kind === 'written' ? written.different : [];
  return different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
}

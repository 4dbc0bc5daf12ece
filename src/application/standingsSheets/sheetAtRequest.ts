import { intoNewSheet, type NewCell } from '../../sheet/cells/block';
import { placesAtEnd } from '../afterStart/placesAfter';
import type { Design } from '../workbook/design';
import type { Remarkable } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { type Tournament } from '../read/tournament';
import { write } from '../write/writing';
import type { Workbook } from '../workbook/workbook';

export interface PageAtRequest {
  readonly cells: readonly (readonly NewCell[])[];
  readonly design: Design;
}

/** Makes a sheet as an action that can be undone; returns the cells that hold something else. */
export function sheetAtRequest(
  workbook: Workbook,
  tournament: Tournament,
  sheet: string,
  { cells, design }: PageAtRequest,
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

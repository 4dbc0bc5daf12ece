import type { CellChange } from '../../sheet/cells/block';
import { isBlank, textOf } from '../../sheet/cells/cell';
import { EXAMPLE_KINDS, exampleOf } from '../../sheet/cells/examples';
import { readActions, undoOffer } from '../write/log';
import type { View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { place, type Look, type PlacedLook } from '../workbook/design';
import { listBlocks, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { EXAMPLE_LOOK } from './newWallList';
import { isUnchanged } from '../read/unchanged';
import { write } from '../write/writing';
import type { Workbook } from '../workbook/workbook';

/** The look of cells without an example: examples are grey and italic, players typed in their place are not. */
const PLAYER_LOOK: Look = { italic: false, ink: '#000000' };

/** Empties the rows of example players that nobody has changed. To be called under the lock. */
export function clearExamples(workbook: Workbook, tournament: Tournament): View {
  const { list, reading, text } = tournament;
  const players = reading.wallList.players.flatMap(({ name }, player) => {
    const row = reading.rows[player];
    return tournament.named && exampleOf(name) && row !== undefined ? [{ player, row, name }] : [];
  });
  const untouched = players.filter(({ row, name }) => isUntouched(tournament, row, name));
  const kept = players
    .filter(example => !untouched.includes(example))
    .map(({ player, name }) =>
      remarkOn(tournament, {
        code: 'exampleChanged',
        severity: 'note',
        place: { kind: 'player', player },
        values: { name },
      }),
    );
  if (untouched.length === 0) return { view: 'cleared', cleared: 0, kept, undo: undefined };
  const changes = untouched.flatMap(({ row }) => cellsToClear(tournament, row));
  const width = Math.max(2, ...list.values.map(line => line.length));
  const { row: top, column: left } = list.origin;
  const rows = untouched.map(({ row }) => place(row + top, left + 1, 1, width - 1));
  // Only the cells of the examples look so.
  const back = changes.map(({ row, column }): PlacedLook => [place(row, column, 1, 1), EXAMPLE_LOOK]);
  const deed = {
    what: text('action.clearExamples', { count: untouched.length }),
    blocks: listBlocks(tournament, changes, ['no']),
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
    dressed: [{ sheet: list.sheet, given: rows.map((row): PlacedLook => [row, PLAYER_LOOK]), back }],
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  const isWritten = written.kind === 'written';
  const undo = isWritten
    ? { action: String(written.logged.no), what: deed.what }
    : undoOffer(readActions(workbook));
  return { view: 'cleared', cleared: isWritten ? untouched.length : 0, kept, undo };
}

/** Whether the row holds what the template wrote, or nothing. The number does not matter. */
function isUntouched({ list, reading }: Tournament, row: number, name: string): boolean {
  const example = exampleOf(name);
  const { columns } = reading;
  return (list.values[row] ?? []).every((value, column) => {
    if (column === columns.no) return true;
    const kind = EXAMPLE_KINDS.find(each => columns[each] === column);
    return isBlank(value) || (kind !== undefined && textOf(value) === example?.[kind]);
  });
}

function cellsToClear({ list, reading }: Tournament, row: number): readonly CellChange[] {
  return (list.values[row] ?? []).flatMap((value, column) => {
    if (column === reading.columns.no || isBlank(value)) return [];
    const at = { row: row + list.origin.row, column: column + list.origin.column };
    return [{ ...at, before: textOf(value), after: '' }];
  });
}

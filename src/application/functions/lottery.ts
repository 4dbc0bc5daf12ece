import { textOf } from '../../sheet/cells/cell';
import { kindOfTitle } from '../../sheet/cells/titles';
import { makeText, type Text } from '../../sheet/wording';
import { drawLots } from '../../lots/lots';
import type { Cell, Table } from '../catalogue/table';
import { singleText, valuesOf, type Argument } from './argument';

/** A player who draws a lot, with the row of the number or name. */
interface Entrant {
  readonly row: number;
  readonly id: string;
}

/**
 * The order of the lots (R2.8), 1 for the first, beside the players. Equal seeds and contexts draw equally.
 * One sentence where there is nobody to draw for, no seed, or a player who would get two lots.
 */
export function LOTTERY(players: Argument, seed: Argument, context: Argument): Table {
  const text = makeText('en');
  const values = valuesOf(players);
  const hasTitle = isTitle(textOf(values[0]?.[0]));
  const entrants = values
    .map((row, index): Entrant => ({ row: index, id: textOf(row[0]).normalize('NFC') }))
    .filter(({ row, id }) => id !== '' && !(hasTitle && row === 0));
  const reason = reasonAgainst(entrants, singleText(seed), text);
  if (reason !== undefined) return [[reason]];
  const table: Cell[][] = values.map(() => ['']);
  if (hasTitle) table[0] = [text('title.lottery')];
  const order = drawLots(
    entrants.map(({ id }) => id),
    singleText(seed),
    singleText(context),
  );
  order.forEach((entrant, index) => (table[(entrants[entrant] as Entrant).row] = [index + 1]));
  return table;
}

function reasonAgainst(entrants: readonly Entrant[], seed: string, text: Text): string | undefined {
  if (entrants.length === 0) return text('function.noPlayers');
  if (seed === '') return text('function.noSeed');
  const rowOf = new Map<string, number>();
  for (const { id, row } of entrants) {
    const first = rowOf.get(id);
    if (first !== undefined) {
      return text('function.drawnTwice', { text: id, first: first + 1, second: row + 1 });
    }
    rowOf.set(id, row);
  }
  return undefined;
}

/** Whether a cell above the players is a title, of numbers or names: `Dan` is a player here, not a title of ranks. */
function isTitle(text: string): boolean {
  const kind = kindOfTitle(text);
  return kind === 'no' || kind === 'pl' || kind === 'name' || kind === 'surname';
}

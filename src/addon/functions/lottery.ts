import { textOf } from '../../sheet/read/cell';
import { kindOfTitle } from '../../sheet/read/titles';
import { makeText, type Text } from '../../sheet/wording';
import { drawLots } from '../../lots/lots';
import { singleText, valuesOf, type Argument, type Cell, type Table } from './argument';

/** A player to draw a lot for, by the row where the number or name stands. */
interface Entrant {
  readonly row: number;
  readonly id: string;
}

/**
 * The order of the lots (R2.8), 1 for the first, beside the players. The same seed and context always draw the same.
 * One sentence when there is nobody to draw for, no seed, or somebody who would get two lots.
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

/** Only what may stand above players: a name such as Dan is no title here. */
function isTitle(text: string): boolean {
  const kind = kindOfTitle(text);
  return kind === 'no' || kind === 'pl' || kind === 'name' || kind === 'surname';
}

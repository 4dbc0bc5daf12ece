import type { Problem } from '../../tournament/problem';
import { excerpt, makeA1 } from '../cells/cell';
import { problemAt, type ListCells } from './listCells';

/** Two rows with one number of a federation: one player twice, or a slip. Zeros and dashes are no number. */
export function checkPins({ reading, nameOf }: ListCells): readonly Problem[] {
  const column = reading.columns.pin;
  if (column === undefined) return [];
  const first = new Map<string, number>();
  return reading.wallList.players.flatMap(({ pin }, player) => {
    const key = pin.replace(/[\s.-]/g, '').toLowerCase();
    if (/^0*$/.test(key)) return [];
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, player);
      return [];
    }
    const place = { kind: 'cell', row: reading.rows[player] as number, column } as const;
    const cell = makeA1(reading.rows[before] as number, column);
    const values = { name: nameOf(player), other: nameOf(before), pin: excerpt(pin), cell };
    return [problemAt('duplicatePin', place, values)];
  });
}

import type { Entry } from '../../tournament/game';
import type { Standing } from './standing';

/** The entry of a slot as the list has it, for those who tell of it; it is looked for. */
export function slotEntry(
  { slots, wallList }: Pick<Standing, 'slots' | 'wallList'>,
  slot: number,
): Entry | undefined {
  const { first } = slots;
  // The last cell that begins at the slot or before it: those before it that begin there too are empty.
  let [cell, end] = [0, first.length - 1];
  while (end - cell > 1) {
    const middle = (cell + end) >> 1;
    if ((first[middle] as number) <= slot) cell = middle;
    else end = middle;
  }
  const player = Math.floor(cell / wallList.rounds);
  return wallList.entries[player]?.[cell % wallList.rounds]?.[slot - (first[cell] as number)];
}

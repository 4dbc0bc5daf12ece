import { drawLots } from '../../lots/lots';
import type { Player } from '../../tournament/wallList';

/** The context of the lots, so that `LOTTERY` beside the names draws the same (R2.8). */
const CONTEXT = 'numbers';

/** By lot, 1 … N (R5.1); the name is drawn, for the numbers are not there yet (R2.8). */
export function numbersByLot(players: readonly Pick<Player, 'name'>[], seed: string): readonly number[] {
  const numbers = players.map(() => 0);
  const names = players.map(({ name }) => name);
  drawLots(names, seed, CONTEXT).forEach((player, i) => (numbers[player] = i + 1));
  return numbers;
}

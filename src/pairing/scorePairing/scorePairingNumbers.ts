import { drawLots } from '../../lots/lots';
import type { Player } from '../../tournament/wallList';

/** What the lots are drawn for, so that `LOTTERY` beside the names draws the same (R2.8). */
const CONTEXT = 'numbers';

/** The number of each player by lot, 1 … N (R5.1). What is drawn is the name: the numbers are not there yet (R2.8). */
export function numbersByLot(players: readonly Pick<Player, 'name'>[], seed: string): readonly number[] {
  const numbers = players.map(() => 0);
  const names = players.map(({ name }) => name);
  drawLots(names, seed, CONTEXT).forEach((player, i) => (numbers[player] = i + 1));
  return numbers;
}

import type { Settings } from '../tournament/settings';
import type { HalfPoints, WallList } from '../tournament/wallList';
import { counted } from './rounding';
import { FREE, type Slots } from './slots';

/**
 * The running score of every player, `[player * (rounds + 1) + round]`, rounded anew after each round (R1.3, R1.4):
 * the primary score from the starting scores given, the Number of Wins Score from none. In systems other than McMahon
 * the two are the same.
 */
export function makeScores(
  wallList: WallList,
  slots: Slots,
  settings: Settings,
  starts: readonly (HalfPoints | undefined)[] | undefined,
): Int32Array {
  const { rounds, players } = wallList;
  const scores = new Int32Array(players.length * (rounds + 1));
  const values = starts && settings.system === 'McMahon' ? slots.value : slots.wins;
  for (let player = 0; player < players.length; player++) {
    const start = starts?.[player] ?? 0;
    let games = 0;
    let free = 0;
    for (let round = 0; round <= rounds; round++) {
      if (round > 0) {
        const cell = player * rounds + round - 1;
        for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
          const value = values[slot] as number;
          if ((slots.kind[slot] as number) & FREE) free += value;
          else games += value;
        }
      }
      scores[player * (rounds + 1) + round] = counted(start, games, free, settings);
    }
  }
  return scores;
}

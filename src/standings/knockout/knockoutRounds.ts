import type { SystemFacts } from '../../tournament/systems';

/** The smallest bracket for so many players: 2^⌈log2 n⌉; what is left over are byes (R6.3). */
export const bracketSize = (players: number): number => {
  let size = 1;
  while (size < players) size *= 2;
  return size;
};

/** The rounds to the end; where it takes two losses, with the second game of the final that may be needed (R6.7). */
export function knockoutRounds(players: number, lives: SystemFacts['lives'] = 1): number {
  const size = bracketSize(players);
  if (lives === 1 || players < 2) return Math.log2(size);
  let [unbeaten, beaten, rounds] = [size / 2, players - size / 2, 1];
  for (; unbeaten + beaten > 2; rounds++) {
    const lost = unbeaten >> 1;
    [unbeaten, beaten] = [unbeaten - lost, beaten - (beaten >> 1) + lost];
  }
  return rounds + 2;
}

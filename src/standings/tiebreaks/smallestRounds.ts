import type { HalfPoints } from '../../tournament/wallList';
import { MISSING } from '../score/opponentScore';
import { NO_RESULT } from '../score/roundValue';

/**
 * The sum of the `least.length` smallest rounds between two indices of `roundValues`, of all where there are fewer (R2.4). A
 * game without a result is not among them. `least` is room to keep them in, smallest first.
 */
export function sumOfSmallest(rounds: Int32Array, from: number, end: number, least: Int32Array): HalfPoints {
  const k = least.length;
  let sum = 0;
  let kept = 0;
  for (let index = from; k > 0 && index < end; index++) {
    const value = rounds[index] as number;
    if (value === NO_RESULT) continue;
    if (kept === k) {
      const largest = least[k - 1] as number;
      if (value >= largest) continue;
      sum -= largest;
    } else kept++;
    sum += value;
    let at = kept - 1;
    for (; at > 0 && (least[at - 1] as number) > value; at--) least[at] = least[at - 1] as number;
    least[at] = value;
  }
  return sum;
}

/**
 * The same for those who tell of it: which rounds these are, of equal ones the earlier. Which is the smallest cannot be said
 * while a value is missing, so then none is.
 */
export function smallestRounds(rounds: Int32Array, k: number): readonly boolean[] {
  if (rounds.includes(MISSING)) return Array.from(rounds, () => false);
  const byValue = [...rounds.keys()]
    .filter(index => rounds[index] !== NO_RESULT)
    .sort((a, b) => (rounds[a] as number) - (rounds[b] as number) || a - b);
  const dropped = new Set(byValue.slice(0, k));
  return Array.from(rounds, (_, index) => dropped.has(index));
}

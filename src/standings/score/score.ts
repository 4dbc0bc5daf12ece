import type { Settings } from '../../tournament/settings';
import type { HalfPoints, WallList } from '../../tournament/wallList';
import { counted, roundingOf } from './rounding';
import { FREE, type Slots } from './slots';
import { SYSTEMS } from '../../tournament/systems';

/** Running scores of all players, `[player * (rounds + 1) + round]`, rounded anew after each round (R1.3). */
export interface Scores {
  /** The primary score (R1.4): in McMahon from the starting scores, else the Number of Wins Score. */
  readonly scores: Int32Array;
  /** The Number of Wins Score; the same array where that is the primary score. */
  readonly wins: Int32Array;
}

export function makeScores(
  wallList: WallList,
  slots: Slots,
  settings: Settings,
  starts: readonly (HalfPoints | undefined)[],
): Scores {
  const run = (values: Uint8Array, from: typeof starts): Int32Array =>
    runningScores(wallList, slots, settings, values, from);
  const wins = run(slots.wins, []);
  return { wins, scores: SYSTEMS[settings.system].score === 'MMS' ? run(slots.value, starts) : wins };
}

function runningScores(
  { players, rounds }: WallList,
  { first, kind }: Slots,
  settings: Settings,
  values: Uint8Array,
  starts: readonly (HalfPoints | undefined)[],
): Int32Array {
  const scores = new Int32Array(players.length * (rounds + 1));
  const rounding = roundingOf(settings);
  for (let player = 0, at = 0, slot = 0; player < players.length; player++) {
    let games = starts[player] ?? 0;
    let free = 0;
    scores[at++] = counted(games, free, rounding);
    for (let round = 1; round <= rounds; round++) {
      for (const end = first[player * rounds + round] as number; slot < end; slot++) {
        const value = values[slot] as number;
        if ((kind[slot] as number) & FREE) free += value;
        else games += value;
      }
      scores[at++] = counted(games, free, rounding);
    }
  }
  return scores;
}

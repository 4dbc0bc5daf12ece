import type { SOS_FLAVOURS } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';
import { makeColumn, type Column, type Missing } from './column';
import { MISSING } from './opponentScore';
import { halvesPerPoint } from './points';
import { GAP, layRoundValues, missingIn, NO_RESULT, OPEN } from './roundValue';
import { smallestRounds, sumOfSmallest } from './smallestRounds';
import type { Standing } from './standing';

type Flavour = (typeof SOS_FLAVOURS)[number];

/**
 * SOS-k (R2.4): the sum of the round values without the `k` smallest (EGF), unplayed rounds among them, or without
 * the first `k` rounds (WMSG). With no more than `k` rounds it is 0. SOS-0 is SOS.
 */
export function sosK(standing: Standing, k: number): Column {
  const { settings, through, wallList } = standing;
  const values: (HalfPoints | undefined)[] = [];
  const missing: (Missing | undefined)[] = [];
  const provisional: boolean[] = [];
  const flavour = settings.sosFlavour;
  const from = flavour === 'WMSG' || through <= k ? Math.min(k, through) : 0;
  const rounds = new Int32Array(through);
  const least = new Int32Array(flavour === 'EGF' && through > k ? k : 0);
  for (let player = 0; player < wallList.players.length; player++) {
    const wanting = layRoundValues(standing, player, rounds);
    const gap = wanting & GAP ? rounds.indexOf(MISSING, from) : -1;
    values.push(gap < 0 ? sumFrom(rounds, from) - sumOfSmallest(rounds, least) : undefined);
    missing.push(gap < 0 ? undefined : missingIn(standing, player, gap + 1));
    provisional.push((wanting & OPEN) !== 0);
  }
  const title = k === 0 ? 'SOS' : `SOS-${k} (${flavour})`;
  return makeColumn({ title, unit: halvesPerPoint(settings), values, missing, provisional });
}

function sumFrom(rounds: Int32Array, from: number): HalfPoints {
  let sum = 0;
  for (let index = from; index < rounds.length; index++) {
    const value = rounds[index] as number;
    if (value !== NO_RESULT) sum += value;
  }
  return sum;
}

/** The rounds that SOS-k leaves out, of one player's `roundValues`. */
export function droppedRounds(rounds: Int32Array, k: number, flavour: Flavour): readonly boolean[] {
  if (rounds.length <= k) return Array.from(rounds, () => true);
  return flavour === 'EGF' ? smallestRounds(rounds, k) : Array.from(rounds, (_, index) => index < k);
}

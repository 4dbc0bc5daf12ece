import type { SOS_FLAVOURS } from '../../tournament/settings';
import type { HalfPoints } from '../../tournament/wallList';
import { makeColumn, type Column, type Missing } from './column';
import { MISSING } from '../score/opponentScore';
import { halvesPerPoint } from '../score/points';
import { GAP, missingIn, NO_RESULT, OPEN } from '../score/roundValue';
import { smallestRounds, sumOfSmallest } from './smallestRounds';
import type { Standing } from '../score/standing';

type Flavour = (typeof SOS_FLAVOURS)[number];

/**
 * SOS-k (R2.4): the sum of the round values without the `k` smallest (EGF), unplayed rounds among them, or without
 * the first `k` rounds (WMSG). With no more than `k` rounds it is 0. SOS-0 is SOS.
 */
export function sosK(standing: Standing, k: number): Column {
  const { settings, through, wallList } = standing;
  const { values: rounds, wanting } = standing.roundValues;
  const values = new Array<HalfPoints | undefined>(wallList.players.length);
  const missing: (Missing | undefined)[] = [];
  const provisional = wanting.some(lacks => lacks & OPEN) ? Array.from(wanting, isOpen) : [];
  const flavour = settings.sosFlavour;
  const skipped = flavour === 'WMSG' || through <= k ? Math.min(k, through) : 0;
  const least = new Int32Array(flavour === 'EGF' && through > k ? k : 0);
  for (let player = 0; player < wallList.players.length; player++) {
    const begin = player * wallList.rounds;
    const [from, end] = [begin + skipped, begin + through];
    const lacks = wanting[player] as number;
    const gap = lacks & GAP ? firstGap(rounds, from, end) : undefined;
    values[player] =
      gap === undefined ? sum(rounds, from, end) - sumOfSmallest(rounds, from, end, least) : undefined;
    if (gap !== undefined) missing[player] = missingIn(standing, player, 1 + gap - begin);
  }
  const title = k === 0 ? 'SOS' : `SOS-${k} (${flavour})`;
  return makeColumn({ title, unit: halvesPerPoint(settings), values, missing, provisional });
}

const isOpen = (lacks: number): boolean => (lacks & OPEN) !== 0;

function sum(rounds: Int32Array, from: number, end: number): HalfPoints {
  let all = 0;
  for (let index = from; index < end; index++) {
    const value = rounds[index] as number;
    if (value !== NO_RESULT) all += value;
  }
  return all;
}

function firstGap(rounds: Int32Array, from: number, end: number): number | undefined {
  for (let index = from; index < end; index++) if (rounds[index] === MISSING) return index;
  return undefined;
}

/** The rounds that SOS-k leaves out, of one player's, as `roundValuesOf` gives them. */
export function droppedRounds(rounds: Int32Array, k: number, flavour: Flavour): readonly boolean[] {
  if (rounds.length <= k) return Array.from(rounds, () => true);
  return flavour === 'EGF' ? smallestRounds(rounds, k) : Array.from(rounds, (_, index) => index < k);
}

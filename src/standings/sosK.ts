import type { SOS_FLAVOURS } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';
import { makeColumn, type Column, type Missing } from './column';
import { halvesPerPoint } from './points';
import { MISSING, missingIn, NO_RESULT, roundValue } from './roundValue';
import type { Standing } from './standing';

type Flavour = (typeof SOS_FLAVOURS)[number];

/**
 * SOS-k (R2.4): the sum of the round values without the `k` smallest (EGF), unplayed rounds among them, or without
 * the first `k` rounds (WMSG). With no more than `k` rounds it is 0. SOS-0 is SOS.
 */
export function sosK(standing: Standing, k: number): Column {
  const values: (HalfPoints | undefined)[] = [];
  const missing: (Missing | undefined)[] = [];
  const provisional: boolean[] = [];
  const flavour = standing.settings.sosFlavour;
  for (let player = 0; player < standing.wallList.players.length; player++) {
    const rounds = roundValues(standing, player);
    const dropped = droppedRounds(rounds, k, flavour);
    let sum = 0;
    let gap: number | undefined;
    for (let index = 0; index < rounds.length; index++) {
      const value = rounds[index] as number;
      if (value === NO_RESULT || dropped[index]) continue;
      if (value === MISSING) gap ??= index + 1;
      else sum += value;
    }
    values.push(gap === undefined ? sum : undefined);
    missing.push(gap === undefined ? undefined : missingIn(standing, player, gap));
    provisional.push(rounds.includes(NO_RESULT));
  }
  const title = k === 0 ? 'SOS' : `SOS-${k} (${flavour})`;
  return makeColumn({ title, unit: halvesPerPoint(standing.settings), values, missing, provisional });
}

/** What every round that counts adds, `NO_RESULT` and `MISSING` among it. */
export function roundValues(standing: Standing, player: number): number[] {
  const values: number[] = [];
  for (let round = 1; round <= standing.through; round++) values.push(roundValue(standing, player, round));
  return values;
}

/**
 * The rounds that SOS-k leaves out. Which is the smallest cannot be said while a value is missing, so then none is;
 * a game without a result is not among the smallest. Of equal values the earlier is left out.
 */
export function droppedRounds(rounds: readonly number[], k: number, flavour: Flavour): readonly boolean[] {
  if (flavour === 'WMSG') return rounds.map((_, index) => index < k);
  if (rounds.length <= k) return rounds.map(() => true);
  const dropped: boolean[] = rounds.map(() => false);
  if (rounds.includes(MISSING)) return dropped;
  for (let count = 0; count < k; count++) {
    const smallest = smallestOf(rounds, dropped);
    if (smallest >= 0) dropped[smallest] = true;
  }
  return dropped;
}

function smallestOf(rounds: readonly number[], dropped: readonly boolean[]): number {
  let found = -1;
  for (let index = 0; index < rounds.length; index++) {
    const value = rounds[index] as number;
    if (value === NO_RESULT || dropped[index]) continue;
    if (found < 0 || value < (rounds[found] as number)) found = index;
  }
  return found;
}

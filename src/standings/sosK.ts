import type { SOS_FLAVOURS } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';
import { makeColumn, type Column, type Missing } from './column';
import { roundValue, type RoundValue } from './roundValue';
import type { Standing } from './standing';

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
    const kept = keptRounds(rounds, k, flavour);
    const gap = kept.find(round => round.kind === 'missing');
    values.push(
      gap ? undefined : kept.reduce((sum, round) => sum + (round.kind === 'value' ? round.value : 0), 0),
    );
    missing.push(gap?.missing);
    provisional.push(rounds.some(round => round.kind === 'pending'));
  }
  return makeColumn({ title: k === 0 ? 'SOS' : `SOS-${k} (${flavour})`, values, missing, provisional });
}

/** The value of every round that counts. */
export function roundValues(standing: Standing, player: number): RoundValue[] {
  return Array.from({ length: standing.through }, (_, index) => roundValue(standing, player, index + 1));
}

/**
 * The rounds that SOS-k adds up, in their order. Which is the smallest cannot be said while a value is missing, so
 * then all of them stay; a game without a result is neither dropped nor added.
 */
export function keptRounds<Round extends RoundValue>(
  rounds: readonly Round[],
  k: number,
  flavour: (typeof SOS_FLAVOURS)[number],
): Round[] {
  if (flavour === 'WMSG') return rounds.slice(k);
  if (rounds.length <= k) return [];
  if (rounds.some(round => round.kind === 'missing')) return [...rounds];
  const ascending = rounds
    .map((round, index) => ({ index, value: round.kind === 'value' ? round.value : Infinity }))
    .sort((a, b) => (a.value === b.value ? a.index - b.index : a.value - b.value));
  const dropped = new Set(ascending.slice(0, k).map(({ index }) => index));
  return rounds.filter((_, index) => !dropped.has(index));
}

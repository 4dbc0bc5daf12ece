import type { SOS_FLAVOURS } from '../../tournament/settings';
import type { HalfPoints } from '../../tournament/wallList';
import type { Column, WhyUnknown } from '../column';
import { sumOf, type RoundValue } from '../score/roundValue';
import type { Standing } from '../score/standing';
import { sos, sumOfRounds } from './sos';

type Flavour = (typeof SOS_FLAVOURS)[number];

/** SOS-k (R2.4): SOS without the k smallest values of rounds (EGF), or without the first k rounds (WMSG). SOS-0 is SOS. */
export function sosK(standing: Standing, k: number): Column {
  if (k === 0) return sos(standing);
  const flavour = standing.settings.sosFlavour;
  return sumOfRounds(standing, `SOS-${k} (${flavour})`, values =>
    flavour === 'EGF' ? sumOfLargest(values, k) : sumOf(values.slice(k)),
  );
}

/**
 * The sum without the k smallest values; 0 where there are no more than k. A round that was not played has a value too,
 * a game without a result has none.
 */
function sumOfLargest(values: readonly RoundValue[], k: number): HalfPoints | WhyUnknown {
  if (values.length <= k) return 0;
  const all = sumOf(values);
  return typeof all === 'number' ? smallest(values, k).reduce((sum, score) => sum - score, all) : all;
}

/** The k smallest values, the smallest first. */
function smallest(values: readonly RoundValue[], k: number): readonly HalfPoints[] {
  const least: HalfPoints[] = [];
  for (const value of values) {
    if (value.kind !== 'score') continue;
    let place = least.length;
    while (place > 0 && (least[place - 1] as number) > value.score) place--;
    if (place === k) continue;
    for (let next = Math.min(least.length, k - 1); next > place; next--)
      least[next] = least[next - 1] as number;
    least[place] = value.score;
  }
  return least;
}

/**
 * The rounds that SOS-k leaves out, by their positions in the values; of equal ones the earlier. Which are the smallest cannot be said
 * while a value is missing, so then none is.
 */
export function leftOut(values: readonly RoundValue[], k: number, flavour: Flavour): readonly number[] {
  const rounds = [...values.keys()];
  if (flavour === 'WMSG' || rounds.length <= k) return rounds.slice(0, k);
  if (typeof sumOf(values) !== 'number') return [];
  const scores = values.map(value => (value.kind === 'score' ? value.score : undefined));
  return rounds
    .filter(round => scores[round] !== undefined)
    .sort((a, b) => (scores[a] as number) - (scores[b] as number))
    .slice(0, k);
}

import { stonesOfDifference } from '../../tournament/handicap/stonesOfDifference';
import type { Settings } from '../../tournament/settings';
import type { HalfPoints } from '../../tournament/wallList';
import { SYSTEMS } from '../../tournament/systems';

export interface Strength {
  /** Place on the ladder of ranks, 1d being 0, by the rating where there is no rank; undefined with neither. */
  readonly ladder: number | undefined;
  readonly score: HalfPoints;
}

/** R4.4 and A9: both 15 kyu or weaker, two stones less than the ranks differ, at most nine. */
const EGF = { strongest: -15, reduction: 2, limit: 9 } as const;

/** Komi of a handicap game: half a point, which only prevents a draw. */
const HANDICAP_KOMI: HalfPoints = 1;

/**
 * Positive where the first is weaker and takes Black, negative the other way, 0 even, 1 Black without komi; even
 * where strength is unknown.
 */
export function stonesForFirst(settings: Settings, first: Strength, second: Strength): number {
  if (settings.handicap === 'none') return 0;
  if (settings.handicap === 'MMS' && SYSTEMS[settings.system].score === 'MMS') {
    if (isStronger(settings, first) || isStronger(settings, second)) return 0;
    return stonesOfDifference(
      (second.score - first.score) / 2,
      settings.handicapReduction,
      settings.handicapLimit,
    );
  }
  if (first.ladder === undefined || second.ladder === undefined) return 0;
  const difference = second.ladder - first.ladder;
  if (settings.handicap === 'EGF') {
    const both = Math.max(first.ladder, second.ladder) <= EGF.strongest;
    return both ? stonesOfDifference(difference, EGF.reduction, EGF.limit) : 0;
  }
  if (isStronger(settings, first) || isStronger(settings, second)) return 0;
  return stonesOfDifference(difference, settings.handicapReduction, settings.handicapLimit);
}

export const komiOf = (settings: Settings, stones: number): HalfPoints =>
  stones === 0 ? settings.komi : HANDICAP_KOMI;

/** `Handicap from`: those above this rank play even. */
function isStronger(settings: Settings, player: Strength): boolean {
  const from = settings.handicapFrom;
  if (from === undefined || from.kind !== 'amateur' || player.ladder === undefined) return false;
  return player.ladder > from.index;
}

import { makeWarning, type Problem } from '../../tournament/problem';
import type { Round } from '../game/round';
import { pairLabel } from '../game/remark';

/** Said loudly: there was no pairing without a repeat, and these are the pairs that meet again. */
export function repeatWarnings(
  round: Round,
  pairs: readonly (readonly [number, number])[],
): readonly Problem[] {
  const { wallList } = round.standing;
  const again = pairs.filter(([a, b]) => round.meetings.last(a, b) > 0);
  if (again.length === 0) return [];
  const named = again.map(pair => pairLabel(wallList, pair)).join(', ');
  const values = { round: round.number, pairs: named, count: again.length };
  return [makeWarning('noPairingWithoutRepeat', values)];
}

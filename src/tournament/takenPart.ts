import { isPresence } from './game';
import type { WallList } from './wallList';

/**
 * Whether somebody was ever paired, or had a bye. Whoever was not has no place in a final list and no line in a file of a
 * federation; OpenGotha leaves out the same people.
 */
export const hasTakenPart = ({ entries }: Pick<WallList, 'entries'>, player: number): boolean =>
  (entries[player] ?? []).some(round => round.some(isPresence));

import { SYSTEMS, type System } from '../../tournament/systems';

/**
 * Half points in one point as people read scores. Score pairing gives 2 points for a win and 1 for a tie (R5.1), so
 * there a half point is a point; nothing else differs.
 */
export const halvesPerPoint = ({ system }: { readonly system: System }): 1 | 2 =>
  SYSTEMS[system].score === 'POINTS' ? 1 : 2;

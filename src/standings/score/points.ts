import { SYSTEMS, type System } from '../../tournament/systems';

/** Score pairing gives 2 points for a win (R5.1), so that a half point is a point. */
export const halvesPerPoint = ({ system }: { readonly system: System }): 1 | 2 =>
  SYSTEMS[system].score === 'POINTS' ? 1 : 2;

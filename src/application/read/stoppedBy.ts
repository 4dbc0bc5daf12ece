import { LIST, type Problem, type ProblemCode } from '../../tournament/problem';
import type { View } from '../protocol/protocol';
import { remarkOn } from './sentence';
import type { Tournament } from './tournament';

export const stoppedBy = (
  tournament: Tournament,
  code: ProblemCode,
  values: Problem['values'] = {},
): Extract<View, { readonly view: 'stopped' }> => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values })],
});

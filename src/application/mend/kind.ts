import type { Problem } from '../../tournament/problem';
import { whyOf } from './why';
import type { Remarkable } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';

/** The kind of a remark, by which several are shown together, and why it matters. */
export function kindOf({ text }: Tournament, { code }: Problem): Pick<Remarkable, 'kind' | 'why'> {
  const why = whyOf(code);
  return { kind: code, ...(why && { why: text(why) }) };
}

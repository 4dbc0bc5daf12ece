import type { FileProblem } from '../tournament/fileProblem';
import type { EventFacts } from './exchange';
import { notCarried } from './fileProblems';

/** Facts that a header does not bring back; the time limits have a note of their own. */
export function otherFacts(facts: EventFacts, back: EventFacts): readonly FileProblem[] {
  const keys = Object.keys(facts) as readonly (keyof EventFacts)[];
  const lost = keys.filter(key => key !== 'time' && facts[key] !== '' && facts[key] !== back[key]);
  return notCarried(
    'facts',
    lost.map(key => String(facts[key])),
  );
}

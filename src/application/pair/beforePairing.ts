import { pairingProblems } from '../../pairing/pairingProblems';
import { shown } from '../write/mendPlan';
import { replayPlans } from '../mend/replayPlans';
import type { Remarkable } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';

/**
 * The remarks on a readable tournament, with the reasons why its next round cannot be paired first, and
 * nothing twice. While results are missing, only the remarks.
 */
export function beforePairing(
  tournament: Tournament,
  problems: readonly Remarkable[],
): readonly Remarkable[] {
  const { event } = tournament;
  if (event.openRound().missing.length > 0) return problems;
  const stops = pairingProblems(event).map(problem =>
    shown({ remark: remarkOn(tournament, problem), plans: replayPlans(tournament, problem) }),
  );
  const said = new Set(stops.map(({ sentence }) => sentence));
  return [...stops, ...problems.filter(({ sentence }) => !said.has(sentence))];
}

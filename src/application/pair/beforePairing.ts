import { pairingProblems } from '../../pairing/pairingProblems';
import { shown, type MendableRemark } from '../write/mendPlan';
import { groupPlans } from './groupPlans';
import { tiebreakStops } from './tiebreakPlans';
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
  const stops = pairingStops(tournament).map(shown);
  const sentences = new Set(stops.map(({ sentence }) => sentence));
  return [...stops, ...problems.filter(({ sentence }) => !sentences.has(sentence))];
}

/** Why the next round cannot be paired, with what mends it. */
export const pairingStops = (tournament: Tournament): readonly MendableRemark[] => [
  ...tiebreakStops(tournament),
  ...pairingProblems(tournament.event).map(problem => ({
    remark: remarkOn(tournament, problem),
    plans: [...replayPlans(tournament, problem), ...groupPlans(tournament, problem)],
  })),
];

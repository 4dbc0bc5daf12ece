import { sentenceWithMend } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import { addRound, addRoundsPlans } from '../mend/addRound';
import type { CopyRows, Request, View } from '../protocol/protocol';
import { openTournament } from '../read/openTournament';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { planId, type MendPlan } from '../write/mendPlan';
import { planMerge } from './planMerge';

/** Offers the columns of the rounds that only the copy has; undefined where they cannot be made. */
export function offerRounds(
  workbook: Workbook,
  tournament: Tournament,
  copy: CopyRows,
  problem: Problem,
): Extract<View, { readonly view: 'merge rounds' }> | undefined {
  const plan = planRounds(workbook, tournament, problem);
  return (
    plan && {
      view: 'merge rounds',
      name: copy.name,
      sentence: sentenceWithMend(tournament.text, problem),
      label: plan.label,
      seen: planId(plan),
    }
  );
}

function planRounds(workbook: Workbook, tournament: Tournament, problem: Problem): MendPlan | undefined {
  if (problem.code !== 'copyHasRound') return undefined;
  const [first, last] = [tournament.reading.rounds.length + 1, Number(problem.values['round'])];
  const round = first === last ? first : `${first}–${last}`;
  const label = tournament.text('mendBy.addRound', { round });
  return addRoundsPlans(workbook, tournament, { label, count: last - first + 1, also: [] })[0];
}

/**
 * Adds the columns that were offered, as an action of its own, which can be undone. To be called under the lock.
 * @returns the list with them; a view where nothing was added.
 */
export function addRoundsOfCopy(
  workbook: Workbook,
  tournament: Tournament,
  { copy, seen }: Extract<Request, { readonly ask: 'add rounds' }>,
): Tournament | View {
  const found = planMerge(workbook, tournament, copy, {});
  const plan = found.kind === 'problem' ? planRounds(workbook, tournament, found.problem) : undefined;
  if (!plan || planId(plan) !== seen) return stoppedBy(tournament, 'changedSincePreview');
  const reply = addRound(workbook, tournament, plan);
  if ('view' in reply) return reply;
  return openTournament(workbook) ?? stoppedBy(tournament, 'changedSincePreview');
}

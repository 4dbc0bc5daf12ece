import { sentenceWithMend } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import { placesAtEnd } from '../afterStart/placesAfter';
import { extentOf, followingBlocks } from '../formulas/staleFormulas';
import { addRoundsPlans } from '../mend/addRound';
import { addRound } from '../mend/carryOut';
import { openTournament } from '../read/openTournament';
import { growList } from '../registration/growList';
import type { CopyRows, MergeAnswers, Request, View } from '../protocol/protocol';
import { listPrint } from '../read/listRows';
import { remarkOn } from '../read/sentence';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { drawBracketAgain } from '../rounds/bracketLines';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';
import { planId, type MendPlan } from '../write/mendPlan';
import { unwritten, write } from '../write/writing';
import { planMerge, type MergePlan } from './planMerge';

type MergeWriting = Omit<Extract<Request, { readonly ask: 'merge' }>, 'ask'>;

/** Shows what comes from a copy, and what has to be decided; nothing is written. */
export function previewMerge(
  workbook: Workbook,
  tournament: Tournament,
  copy: CopyRows,
  answers: MergeAnswers = {},
): View {
  const plan = planMerge(workbook, tournament, copy, answers);
  if (plan.kind === 'plan') return viewOf(tournament, copy, answers, plan);
  return (
    offerRounds(workbook, tournament, copy, plan.problem) ?? {
      view: 'stopped',
      reasons: [remarkOn(tournament, plan.problem)],
    }
  );
}

/** Adds the rounds that the copy has more, then shows what comes from it. To be called under the lock. */
export function previewWithRounds(
  workbook: Workbook,
  tournament: Tournament,
  request: Extract<Request, { readonly ask: 'add rounds' }>,
): View {
  const now = addRoundsOfCopy(workbook, tournament, request);
  return 'view' in now ? now : previewMerge(workbook, now, request.copy);
}

/** Writes what was previewed as one action, once everything is decided. To be called under the lock. */
export function writeMerge(
  workbook: Workbook,
  tournament: Tournament,
  { copy, answers = {}, seen }: MergeWriting,
): View {
  const plan = planMerge(workbook, tournament, copy, answers);
  if (plan.kind !== 'plan') return { view: 'stopped', reasons: [remarkOn(tournament, plan.problem)] };
  const view = viewOf(tournament, copy, answers, plan);
  if (view.seen !== seen) return stoppedBy(tournament, 'changedSincePreview');
  if (plan.questions.some(({ taken }) => taken === undefined)) return view;
  const { text } = tournament;
  const what = text('action.merge', { name: copy.name });
  const dressed = growList(workbook, tournament, 1 + plan.lastRow);
  const after = { ...tournament, ...plan.after };
  const following = followingBlocks(workbook, extentOf(tournament), extentOf(after));
  const deed = {
    what,
    blocks: [...plan.blocks, ...following],
    undoes: undefined,
    seen: listPrint(tournament),
    pairedFrom: placesAtEnd(plan.after),
    tournament,
    dressed,
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stoppedBy(tournament, unwritten(written, 'changedSincePreview'));
  drawBracketAgain(workbook, tournament);
  return {
    view: 'merged',
    name: copy.name,
    lines: plan.lines.slice(0, MOST_LINES),
    // Somebody typed meanwhile: those cells are left as they are.
    notes: [...plan.notes, ...written.different.map(({ problem }) => sentenceWithMend(text, problem))],
    undo: { action: String(written.logged.no), what },
  };
}

/** Lines and questions that a screen shows. */
const [MOST_LINES, MOST_QUESTIONS] = [400, 200];

function viewOf(
  tournament: Tournament,
  copy: CopyRows,
  answers: MergeAnswers,
  { questions, lines, notes, blocks }: MergePlan,
): Extract<View, { readonly view: 'merge' }> {
  // Those that wait stand first, where not all are shown.
  const waiting = questions.filter(({ taken }) => taken === undefined);
  const shown =
    questions.length <= MOST_QUESTIONS
      ? questions
      : [...waiting, ...questions.filter(({ taken }) => taken !== undefined)].slice(0, MOST_QUESTIONS);
  return {
    view: 'merge',
    name: copy.name,
    answers,
    seen: fingerprint([[listPrint(tournament), JSON.stringify([tournament.settings, copy])]]),
    questions: shown,
    waiting: waiting.length,
    lines: lines.slice(0, MOST_LINES),
    notes,
    changes: blocks.length,
  };
}

/** Offers the columns of the rounds that only the copy has; undefined where they cannot be made. */
function offerRounds(
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
function addRoundsOfCopy(
  workbook: Workbook,
  tournament: Tournament,
  { copy, seen }: Extract<Request, { readonly ask: 'add rounds' }>,
): Tournament | View {
  const merge = planMerge(workbook, tournament, copy, {});
  const plan = merge.kind === 'problem' ? planRounds(workbook, tournament, merge.problem) : undefined;
  if (!plan || planId(plan) !== seen) return stoppedBy(tournament, 'changedSincePreview');
  const reply = addRound(workbook, tournament, plan);
  if ('view' in reply) return reply;
  return openTournament(workbook) ?? stoppedBy(tournament, 'changedSincePreview');
}

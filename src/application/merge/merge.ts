import { sentenceWithMend } from '../../sheet/wording';
import { placesAtEnd } from '../afterStart/placesAfter';
import { extentOf, followingBlocks } from '../formulas/staleFormulas';
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
import { unwritten, write } from '../write/writing';
import { planMerge, type MergePlan } from './planMerge';
import { addRoundsOfCopy, offerRounds } from './roundsOfCopy';

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

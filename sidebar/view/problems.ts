import type { Remarkable, Request, View } from '../../src/application/protocol/protocol';
import { asks, LOOK, text, type Button, type Panel } from '../model/panel';
import { lookAgain } from '../state/looks';
import type { Say } from '../words';
import { auditButton } from './event/audit';
import { numbersOffer } from './event/numbers';
import { undoOffer } from './parts/offers';

type Problems = Extract<View, { view: 'problems' }>;

/** The screen of problems. `asked` is the question that found them, which *Look again* repeats. */
export function problems(
  { problems, mayPair, numbersOffered, undo }: Problems,
  asked: Request,
  say: Say,
): Panel {
  const look: Button = { label: say('sidebar.lookAgain'), does: asks(lookAgain(asked)) };
  if (problems.length === 0) return nothingFound(asked, undo, say, look);
  const goOn: Button = { label: say('sidebar.goOn'), does: LOOK };
  return {
    heading: say(mayPair ? 'sidebar.problems.warningsHeading' : 'sidebar.problems.heading'),
    parts: [
      text(say(mayPair ? 'sidebar.problems.warningsText' : 'sidebar.problems.text')),
      text(countSeverities(problems, say)),
      { part: 'remarks', remarks: problems },
      ...numbersOffer(numbersOffered, say),
      ...undoOffer(undo, say),
    ],
    primary: mayPair ? goOn : look,
    others: mayPair ? [look, ...wholeEvent(asked, say)] : [],
    back: undefined,
  };
}

const nothingFound = (asked: Request, undo: Problems['undo'], say: Say, look: Button): Panel => ({
  heading: say('sidebar.problems.noneHeading'),
  parts: [text(say('sidebar.problems.none')), ...undoOffer(undo, say)],
  primary: { label: say('sidebar.goOn'), does: LOOK },
  others: [look, ...wholeEvent(asked, say)],
  back: undefined,
});

/** Offered where the list was to be checked. */
const wholeEvent = (asked: Request, say: Say): readonly Button[] =>
  asked.ask === 'check' || asked.ask === 'mend' ? [auditButton(say)] : [];

/** `Errors: 1 · Warnings: 2`: a number after its word needs no plural in any language. */
function countSeverities(remarks: readonly Remarkable[], say: Say): string {
  const kinds = [
    ['error', say('sidebar.errors')],
    ['warning', say('sidebar.warnings')],
    ['note', say('sidebar.notes')],
  ] as const;
  return kinds
    .map(([kind, label]) => ({ label, count: remarks.filter(({ severity }) => severity === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label}: ${count}`)
    .join(' · ');
}

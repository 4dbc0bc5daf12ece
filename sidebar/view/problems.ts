import type { Remarkable, Request, View } from '../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel } from '../model/panel';
import type { Say } from '../words';
import { auditButton } from './event/audit';
import { numbersOffer } from './event/numbers';
import { onward, type AtEvent } from './parts/onward';
import { undoOffer } from './parts/offers';

type Problems = Extract<View, { view: 'problems' }>;

/** The screen of problems; the panel looks by itself whether they are mended. `asked` is the question that found them. */
export function problems(
  { problems, mayPair, numbersOffered, undo }: Problems,
  asked: Request,
  at: AtEvent,
  say: Say,
): Panel {
  const check: Button = { label: say('sidebar.menu.check'), does: asks({ ask: 'check' }) };
  if (problems.length === 0) return nothingFound(asked, undo, at, say);
  return {
    heading: say(mayPair ? 'sidebar.problems.warningsHeading' : 'sidebar.problems.heading'),
    parts: [
      text(say(mayPair ? 'sidebar.problems.warningsText' : 'sidebar.problems.text')),
      text(countSeverities(problems, say)),
      { part: 'remarks', remarks: problems },
      ...numbersOffer(numbersOffered, say),
      ...undoOffer(undo, say),
    ],
    primary: mayPair ? onward(at, say) : undefined,
    others: mayPair ? wholeEvent(asked, say) : [check],
    back: undefined,
  };
}

const nothingFound = (asked: Request, undo: Problems['undo'], at: AtEvent, say: Say): Panel => ({
  heading: say('sidebar.problems.noneHeading'),
  parts: [text(say('sidebar.problems.none')), ...undoOffer(undo, say)],
  primary: onward(at, say),
  others: wholeEvent(asked, say),
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

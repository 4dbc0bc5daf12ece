import type { Request, View } from '../protocol/protocol';
import { chosenOf, tellNothing } from './choice';
import type { Talk } from './dialogue';
import { inLines, remarkLines, someOf } from './lines';
import { numbersByAlerts } from './numbersByAlerts';
import { writePreviewed } from './previewByAlerts';
import { tellUndone, tellView } from './tellView';

/** A view after which an entry of the menu goes on: nothing stands before it any more. */
export type OpenView = Extract<View, { readonly view: 'ready' | 'results missing' | 'finished' }>;

/** Questions that follow one another; more than that is no conversation. */
const MOST_QUESTIONS = 12;

/**
 * Asks what has to be answered first: a run that died, settings or results that have changed, mends. Undefined where nothing goes on,
 * which was said.
 */
export function openViewAfter(talk: Talk, first: View): OpenView | undefined {
  let view = first;
  for (let questions = 0; questions < MOST_QUESTIONS; questions++) {
    if (view.view === 'ready' || view.view === 'results missing' || view.view === 'finished') return view;
    const next: Step = stepAt(talk, view);
    if (next === 'end') return undefined;
    const done = talk.request(next);
    if (done.view === 'preview' && next.ask === 'preview') return void writePreviewed(talk, done, next.hand);
    view = ASKED_ON.includes(done.view) ? done : talk.request({ ask: 'state' });
    if (done.view === 'undone') tellUndone(talk, done);
  }
  return undefined;
}

type Step = Request | 'end';

/** Answers after which the state is not asked: they are what has to be said next. */
const ASKED_ON: readonly View['view'][] = [
  'ready',
  'results missing',
  'finished',
  'stopped',
  'busy',
  'changes',
  'begun',
];

function stepAt(talk: Talk, view: View): Step {
  const { text } = talk;
  switch (view.view) {
    case 'begun':
      return begunStep(talk, view);
    case 'text':
      return askFor(talk, [view.sheet, inLines(...someOf(view.rows, text))], text('sidebar.split'), {
        ask: 'split',
        seen: view.seen,
      });
    case 'problems':
      return problemsStep(talk, view);
    case 'changes':
      return changesStep(talk, view);
    case 'version':
      return askFor(
        talk,
        [
          text('sidebar.version.heading'),
          inLines(
            text('sidebar.version.text', { from: view.from, to: view.to, rounds: view.rounds.join(', ') }),
            view.differences.length === 0 ? text('sidebar.version.same') : text('sidebar.version.otherwise'),
            ...someOf(view.differences, text),
          ),
        ],
        text('sidebar.version.goOn', { to: view.to }),
        { ask: 'take version', seen: view.seen },
      );
    case 'past changed':
      return pastStep(talk, view);
    case 'details changed':
      return detailsStep(talk, view);
    case 'odd results':
      return oddStep(talk, view);
    default:
      tellView(talk, view);
      return 'end';
  }
}

/** YES asks this; anything else writes nothing, which is said. */
const askFor = (talk: Talk, message: readonly [string, string], yes: string, request: Request): Step =>
  chosenOf(talk, message, [{ label: yes }]) === undefined ? 'end' : request;

function begunStep(talk: Talk, view: Extract<View, { readonly view: 'begun' }>): Step {
  const { text } = talk;
  const { action, mayFinish } = view;
  const message = inLines(
    `${view.what}, ${view.when}`,
    mayFinish ? text('sidebar.begun.text') : text('sidebar.begun.undoOnly'),
    ...remarkLines(view.inTheWay, text),
  );
  const heading = text('sidebar.begun.heading');
  if (!mayFinish) return askFor(talk, [heading, message], text('sidebar.undo'), { ask: 'undo', action });
  const chosen = chosenOf(
    talk,
    [heading, message],
    [{ label: text('sidebar.begun.finish') }, { label: text('sidebar.undo') }],
  );
  return chosen === undefined ? 'end' : { ask: chosen === 0 ? 'finish' : 'undo', action };
}

function problemsStep(talk: Talk, view: Extract<View, { readonly view: 'problems' }>): Step {
  const { text } = talk;
  const message = inLines(...remarkLines(view.problems, text));
  // Those of one remark exclude one another: who of the two has won, for instance.
  const mends = view.problems.find(remark => (remark.mends ?? []).length > 0)?.mends ?? [];
  const heading = text(
    view.problems.length === 0
      ? 'sidebar.problems.noneHeading'
      : view.mayPair
        ? 'sidebar.problems.warningsHeading'
        : 'sidebar.problems.heading',
  );
  if (mends.length > 0) {
    const chosen = chosenOf(talk, [heading, message], mends);
    return chosen === undefined ? 'end' : { ask: 'mend', mend: mends[chosen]?.mend ?? '' };
  }
  if (view.numbersOffered) {
    if (numbersByAlerts(talk, [message], text('alert.leave')) === 'go on') tellNothing(talk);
    return 'end';
  }
  talk.tell(heading, view.problems.length === 0 ? text('sidebar.problems.none') : message);
  return 'end';
}

function changesStep(talk: Talk, view: Extract<View, { readonly view: 'changes' }>): Step {
  const { text } = talk;
  const { seen, again, grade } = view;
  const lines = [...remarkLines(view.changes, text), ...someOf(view.consequences, text)];
  const back = text('sidebar.changes.putBack');
  if (grade === 'refuse') {
    const refusal = inLines(text('sidebar.changes.refused'), ...lines);
    return askFor(talk, [text('sidebar.changes.refusedHeading'), refusal], back, { ask: 'put back', seen });
  }
  const message = inLines(text('sidebar.changes.text', { round: view.round }), ...lines);
  const yes = text(again ? 'sidebar.changes.again' : 'sidebar.changes.confirm');
  const chosen = chosenOf(
    talk,
    [text('sidebar.changes.heading'), message],
    [{ label: yes }, { label: back }],
  );
  if (chosen === undefined) return 'end';
  return chosen === 0 ? { ask: 'confirm changes', seen, again } : { ask: 'put back', seen };
}

/** Once the round is published its pairing is kept before all else, as the panel proposes it. */
function pastStep(talk: Talk, view: Extract<View, { readonly view: 'past changed' }>): Step {
  const { text } = talk;
  const { round, seen, published, again, affected, rate } = view;
  const keep = {
    label: text('sidebar.past.keep', { round }),
    does: { ask: 'keep pairing', seen },
  } as const;
  const some = affected.length > 0 ? [anew(text('sidebar.past.some'), affected)] : [];
  const all = again ? [...some, anew(text('sidebar.past.all'), 'all')] : [];
  const rated = rate
    ? [
        {
          label: text('sidebar.past.rate'),
          becomes: [text('sidebar.past.rateMeans')],
          does: { ask: 'rate alone', seen } as const,
        },
      ]
    : [];
  const choices = published ? [keep, ...rated, ...all] : [...all, keep, ...rated];
  const message = inLines(
    text('sidebar.past.text', { round }),
    ...remarkLines(view.changes, text),
    view.impact.length > 0 ? text('sidebar.past.impact') : undefined,
    ...someOf(view.impact, text),
  );
  const chosen = chosenOf(talk, [text('sidebar.past.heading'), message], choices);
  return choices[chosen ?? -1]?.does ?? 'end';
}

const anew = (label: string, again: 'all' | readonly number[]) =>
  ({ label, does: { ask: 'preview', hand: { again } } }) as const;

function detailsStep(talk: Talk, view: Extract<View, { readonly view: 'details changed' }>): Step {
  const { text } = talk;
  const message = inLines(
    text('sidebar.details.text', { round: view.round }),
    ...remarkLines(view.changes, text),
    ...someOf(view.impact, text),
  );
  const chosen = chosenOf(
    talk,
    [text('sidebar.problems.warningsHeading'), message],
    [{ label: text('sidebar.details.keep') }, { label: text('sidebar.changes.putBack') }],
  );
  return chosen === undefined ? 'end' : { ask: 'settle details', seen: view.seen, keep: chosen === 0 };
}

function oddStep(talk: Talk, view: Extract<View, { readonly view: 'odd results' }>): Step {
  const { text } = talk;
  const { seen, results } = view;
  const mends = results.find(remark => (remark.mends ?? []).length > 0)?.mends ?? [];
  const choices: readonly { readonly label: string; readonly does: Request }[] = [
    { label: text('sidebar.odd.keep'), does: { ask: 'settle results', seen, keep: true } },
    { label: text('sidebar.odd.open'), does: { ask: 'settle results', seen, keep: false } },
    ...mends.map(({ label, mend }) => ({ label, does: { ask: 'mend', mend } as const })),
  ];
  const message = inLines(text('sidebar.odd.text'), ...remarkLines(results, text));
  const chosen = chosenOf(talk, [text('sidebar.odd.heading'), message], choices);
  return choices[chosen ?? -1]?.does ?? 'end';
}

import type { Remarkable, View } from '../../src/addon/protocol';
import { asks, LOOK, text, type Button, type Count, type Panel } from '../panel';
import { lookAgain } from '../state';
import type { Request } from '../../src/addon/protocol';
import type { Say } from '../words';

type Problems = Extract<View, { view: 'problems' }>;

/** `asked` is the question that found them, so that *Look again* asks the same. */
export function problems({ problems, mayPair }: Problems, asked: Request, say: Say): Panel {
  const look: Button = { label: say('sidebar.lookAgain'), does: asks(lookAgain(asked)) };
  if (problems.length === 0) return nothingFound(say, look);
  const pair: Button = { label: say('sidebar.problems.pairAnyway'), does: asks({ ask: 'preview' }) };
  return {
    heading: say(mayPair ? 'sidebar.problems.warningsHeading' : 'sidebar.problems.heading'),
    parts: [
      text(say(mayPair ? 'sidebar.problems.warningsText' : 'sidebar.problems.text')),
      { part: 'counts', rows: countSeverities(problems, say) },
      { part: 'remarks', remarks: problems },
    ],
    primary: mayPair ? pair : look,
    others: mayPair ? [look] : [],
    back: undefined,
  };
}

const nothingFound = (say: Say, look: Button): Panel => ({
  heading: say('sidebar.problems.noneHeading'),
  parts: [text(say('sidebar.problems.none'))],
  primary: { label: say('sidebar.goOn'), does: LOOK },
  others: [look],
  back: undefined,
});

function countSeverities(remarks: readonly Remarkable[], say: Say): readonly Count[] {
  const count = (severity: Remarkable['severity']) =>
    remarks.filter(remark => remark.severity === severity).length;
  return [
    { label: say('sidebar.errors'), value: count('error') },
    { label: say('sidebar.warnings'), value: count('warning') },
    { label: say('sidebar.notes'), value: count('note') },
  ].filter(({ value }) => value > 0);
}

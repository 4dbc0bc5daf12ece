import { cleanUp } from '../../sheet/cells/notation';
import type { Talk } from './dialogue';
import { inLines, someOf } from './lines';

export interface Choosable {
  readonly label: string;
  readonly becomes?: readonly string[];
}

export const tellNothing = (talk: Talk): void =>
  talk.tell(talk.text('sidebar.title'), talk.text('alert.nothing'));

/**
 * One of several, by its place: by YES and NO where there are two at most, else by its number. Undefined where none was chosen, which was
 * said.
 */
export function chosenOf(
  talk: Talk,
  [title, said]: readonly [string, string],
  choices: readonly Choosable[],
): number | undefined {
  const chosen =
    choices.length > 2
      ? byNumber(talk, [title, said], choices)
      : byButton(talk, [title, inLines(said, becomesOf(talk, choices))], choices);
  if (chosen === undefined) tellNothing(talk);
  return chosen;
}

/** The only choice is told as it is, each of several under its name. */
const becomesOf = ({ text }: Talk, choices: readonly Choosable[]): string =>
  inLines(
    ...choices.flatMap(({ label, becomes = [] }) =>
      becomes.length === 0 ? [] : [...(choices.length > 1 ? [`${label}:`] : []), ...someOf(becomes, text)],
    ),
  );

function byButton(
  { text, ask }: Talk,
  [title, said]: readonly [string, string],
  [first, second]: readonly Choosable[],
): number | undefined {
  if (!first) return undefined;
  const leave = text('alert.leave');
  const lines = inLines(
    said,
    ' ',
    text('alert.yes', { what: first.label }),
    text('alert.no', { what: second?.label ?? leave }),
    second && text('alert.cancel', { what: leave }),
  );
  const answer = ask(title, lines, second !== undefined);
  return answer === 'yes' ? 0 : answer === 'no' && second ? 1 : undefined;
}

/** Asked again, with the reason, until it is one of the numbers. */
function byNumber(
  talk: Talk,
  [title, said]: readonly [string, string],
  choices: readonly Choosable[],
): number | undefined {
  const { text } = talk;
  const lines = choices.map(({ label, becomes = [] }, i) =>
    becomes.length === 0 ? `${i + 1}: ${label}` : `${i + 1}: ${label}: ${becomes.join(' · ')}`,
  );
  let reason: string | undefined;
  for (;;) {
    const typed = talk.type(title, inLines(reason, said, ...lines, ' ', text('alert.typeNumber')));
    if (typed === undefined || typed.trim() === '') return undefined;
    const number = Number(cleanUp(typed).trim());
    if (choices[number - 1]) return number - 1;
    reason = text('alert.notRead', { typed });
  }
}

/** A question that YES alone answers; else nothing is written, which is said. */
export function isYes(talk: Talk, title: string, message: string, yes: string): boolean {
  const { text } = talk;
  const lines = inLines(
    message,
    ' ',
    text('alert.yes', { what: yes }),
    text('alert.no', { what: text('alert.leave') }),
  );
  const is = talk.ask(title, lines, false) === 'yes';
  if (!is) tellNothing(talk);
  return is;
}

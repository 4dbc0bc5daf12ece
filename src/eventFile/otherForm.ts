import { otherForms } from '../application/mend/otherForms';
import type { Tournament } from '../application/read/tournament';
import { excerpt, makeA1 } from '../sheet/cells/cell';
import { sentenceAtCell, sentenceWithMend, type Text } from '../sheet/wording';
import type { Problem } from '../tournament/problem';

/** A sentence holds no more doubts, and no more cells. */
const [MOST_DOUBTS, MOST_CELLS] = [4, 8];

/**
 * Results in another form, for whoever has no panel: what each cell becomes, what each doubt is, and how to write numbers; undefined
 * where all are in ours.
 */
export function otherFormSentence(tournament: Tournament, text: Text): string | undefined {
  const problems = otherForms(tournament)
    .found.map(({ problem }) => problem)
    .filter(({ code }) => code !== 'unreadableCell');
  const [first] = problems;
  if (!first) return undefined;
  const { changes } = otherForms(tournament);
  if (changes.length === 0 && !isDoubt(first)) return sentenceWithMend(text, first);
  const doubts = problems.filter(isDoubt);
  const cells = changes
    .slice(0, MOST_CELLS)
    .map(({ row, column, before, after }) => `${makeA1(row, column)}: ${excerpt(before)} → ${after}`);
  const sentences = [...problems.filter(problem => !isDoubt(problem)), ...doubts.slice(0, MOST_DOUBTS)].map(
    problem => sentenceAtCell(text, problem),
  );
  const more = changes.length > MOST_CELLS ? ['…'] : [];
  return [
    ...sentences,
    text('mend.resultsInOtherForm'),
    ...(cells.length === 0 ? [] : [[...cells, ...more].join('; ')]),
  ].join(' ');
}

const DOUBTS: readonly Problem['code'][] = [
  'opponentUnknown',
  'opponentTwice',
  'winnerUnknown',
  'twoMeanings',
  'resultMissing',
];
const isDoubt = ({ code }: Problem): boolean => DOUBTS.includes(code);

import { columnToMend } from '../../sheet/check/columnToMend';
import { problemMend, problemSentence } from '../../sheet/wording';
import type { Standing } from '../../standings/score/standing';
import type { Given } from './given';
import { titleOf } from './where';

/** The text in place of an unknown start, with the column where it can be typed: `start unknown: Rank?`. */
export function noStartText(given: Given): string {
  const { columns } = given.reading;
  const unknown = given.text('missing.noStart');
  if (columns.rank === undefined && columns.start === undefined) return unknown;
  return `${unknown}: ${titleOf(given, columnToMend(given.reading, 'unknownStart'))}?`;
}

/** One sentence where no player has a start, so that there is no order; otherwise undefined. */
export function nobodyStarts({ text }: Given, { problems }: Standing): string | undefined {
  const none = problems.find(({ code }) => code === 'noStarts');
  return none && `${problemSentence(text, none)} ${problemMend(text, none)}`;
}

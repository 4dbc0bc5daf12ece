import { checkEverything } from '../check/check';
import { beforePairing } from '../pair/beforePairing';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { numbersOffer } from './state';

export function checked(
  workbook: Workbook,
  tournament: Tournament,
): Extract<View, { readonly view: 'problems' }> {
  const found = checkEverything(workbook, tournament);
  const isSound = found.every(({ severity }) => severity !== 'error');
  const problems = isSound ? beforePairing(tournament, found) : found;
  const mayPair = problems.every(({ severity }) => severity !== 'error');
  return { view: 'problems', problems, mayPair, ...numbersOffer(tournament) };
}

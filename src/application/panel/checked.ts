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
  const remarks = checkEverything(workbook, tournament);
  const isSound = remarks.every(({ severity }) => severity !== 'error');
  const problems = isSound ? beforePairing(tournament, remarks) : remarks;
  const mayPair = problems.every(({ severity }) => severity !== 'error');
  return { view: 'problems', problems, mayPair, ...numbersOffer(tournament) };
}

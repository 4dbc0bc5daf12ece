import { verifyCertificate } from '../matching/certificate';
import { verifyInOrder } from '../matching/inOrder';
import { LIST, type Problem } from '../tournament/problem';
import type { Optimum } from './optimum';

/** What fails in the proof that no pairing of the field costs less; undefined when it is proved. */
export const faultOf = ({ field, cost, groups, result, order }: Optimum): string | undefined => {
  const size = field.players.length;
  if (order === undefined) return verifyCertificate(size, cost, result, groups);
  return verifyInOrder({ size, cost, groups }, order.later, order.proof);
};

/**
 * Every pairing is proved before anybody sees it, by a program that trusts nothing of the search. A fault is an error of ours;
 * then there is no pairing rather than a doubtful one.
 */
export function notProved(optima: readonly Optimum[], round: number): readonly Problem[] {
  return optima.flatMap(optimum => {
    const fault = faultOf(optimum);
    if (fault === undefined) return [];
    return [{ code: 'pairingNotProved', severity: 'error', place: LIST, values: { round, fault } }];
  });
}

import { verifyCertificate, verifyInOrder } from '../../matching/proof/certificate';
import { verifyLarge } from '../../matching/proof/largeCertificate';
import { makeError, type Problem } from '../../tournament/problem';
import { verticesOf } from '../criteria/field';
import { largeCost } from './cost';
import type { Optimum } from './optimum';
import type { RoundNo } from '../../tournament/indices';

/** The fault in the proof that no pairing costs less; undefined when it is proved. */
export const faultOf = ({
  field,
  checked,
  result,
  proof,
  large,
  isForbidden,
  repeats,
}: Optimum): string | undefined => {
  const size = verticesOf(field);
  if (large) return verifyLarge(size, largeCost(field, isForbidden, repeats), large);
  const { first, later, runs } = checked;
  if (proof === undefined) return verifyCertificate(size, first, result, runs);
  return verifyInOrder({ size, cost: first, runs }, later, proof);
};

/** Every pairing is proved before anybody sees it; a fault is ours, and no pairing is better than a doubtful one. */
export function notProved(optima: readonly Optimum[], round: RoundNo): readonly Problem[] {
  return optima.flatMap(optimum => {
    const fault = faultOf(optimum);
    if (fault === undefined) return [];
    return [makeError('pairingNotProved', { round, fault })];
  });
}

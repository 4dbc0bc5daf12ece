import type { HalfPoints } from '../../tournament/wallList';
import { makeColumn, knownValues, type Column, type WhyUnknown } from '../column';
import { halvesPerPoint } from '../score/points';
import { sumOf } from '../score/roundValue';
import type { RoundValue } from '../score/scores';
import type { Standing } from '../score/standing';

/** SOS (R2.3): the sum, over all rounds so far, of the scores of the opponents met in them. */
export const sos = (standing: Standing): Column => sumOfRounds(standing, 'SOS', sumOf);

export const sumOfRounds = (
  { roundValues, settings }: Standing,
  title: string,
  sum: (values: readonly RoundValue[]) => HalfPoints | WhyUnknown,
): Column => makeColumn({ title, unit: halvesPerPoint(settings), ...knownValues(roundValues.map(sum)) });

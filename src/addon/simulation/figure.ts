import type { Estimate, Unit } from '../../simulation/counts/report';

/** Decimals for each unit; shares are shown in percent. */
const DIGITS: Readonly<Record<Unit, number>> = { share: 0, points: 0, number: 2, hours: 1, tau: 2 };

export const shown = (value: number, unit: Unit): string =>
  unit === 'share' ? (100 * value).toFixed(shareDigits(value)) : value.toFixed(DIGITS[unit]);

/** One decimal near 0 % and 100 %, where one percent is a lot. */
const shareDigits = (value: number): number => (value < 0.1 || value > 0.9 ? 1 : DIGITS.share);

/** `42 %` and `39–45 %`; dashes where nothing was observed. */
export function figure(
  estimate: Estimate | undefined,
  unit: Unit,
): { readonly value: string; readonly interval: string } {
  if (!estimate) return { value: '–', interval: '' };
  const sign = unit === 'share' ? ' %' : '';
  const { value, low, high } = estimate;
  return {
    value: `${shown(value, unit)}${sign}`,
    interval: `${shown(low, unit)}–${shown(high, unit)}${sign}`,
  };
}

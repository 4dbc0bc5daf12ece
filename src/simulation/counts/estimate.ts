import type { Difference, Estimate } from './report';
import type { Moments } from './tally';

/** Two-sided 95 %. */
const Z = 1.959963984540054;

/** A share of events with Wilson's interval (1927), which holds for rare events too. Undefined without events. */
export function shareOf(count: number, events: number): Estimate | undefined {
  if (events === 0) return undefined;
  const value = count / events;
  const weight = 1 + (Z * Z) / events;
  const centre = (value + (Z * Z) / (2 * events)) / weight;
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / events + (Z * Z) / (4 * events * events));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half), n: events };
}

/** The mean of observations with 1.96 standard errors on both sides. Undefined for fewer than two, which tell no spread. */
export function meanOf({ n, sum, squares }: Moments, parts: number): Estimate | undefined {
  if (n < 2) return undefined;
  const value = sum / n;
  const variance = Math.max(0, squares - value * sum) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { value: value / parts, low: (value - half) / parts, high: (value + half) / parts, n };
}

/** An interval inside of what is possible. */
export const within = (low: number, high: number, estimate: Estimate): Estimate => ({
  ...estimate,
  low: Math.max(low, estimate.low),
  high: Math.min(high, estimate.high),
});

/**
 * a − b of two independent estimates, the interval from both intervals (Newcombe 1998, method 10, which for means is the
 * usual one). Two plans with the same seed have the same players absent and no fewer things in common, which makes it a
 * little too wide.
 */
export function differenceOf(a: Estimate, b: Estimate): Difference {
  const value = a.value - b.value;
  const low = value - Math.hypot(a.value - a.low, b.high - b.value);
  const high = value + Math.hypot(a.high - a.value, b.value - b.low);
  return { a, b, difference: { value, low, high, n: Math.min(a.n, b.n) } };
}

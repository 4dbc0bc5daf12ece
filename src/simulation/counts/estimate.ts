import type { OrderDifference, Estimate } from './report';
import type { Moments } from './tally';

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959963984540054;

/** A share of events with Wilson's interval (1927), which holds for rare events too. Undefined without events. */
export function estimatedShare(count: number, events: number): Estimate | undefined {
  if (events === 0) return undefined;
  const value = count / events;
  const weight = 1 + (Z * Z) / events;
  const centre = (value + (Z * Z) / (2 * events)) / weight;
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / events + (Z * Z) / (4 * events * events));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half), n: events };
}

/** Plus and minus 1.96 standard errors; undefined for fewer than two observations, which have no spread. */
export function meanOf({ n, sum, squares }: Moments, parts: number): Estimate | undefined {
  if (n < 2) return undefined;
  const value = sum / n;
  const variance = Math.max(0, squares - value * sum) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { value: value / parts, low: (value - half) / parts, high: (value + half) / parts, n };
}

export const cutToRange = (low: number, high: number, estimate: Estimate): Estimate => ({
  ...estimate,
  low: Math.max(low, estimate.low),
  high: Math.min(high, estimate.high),
});

/**
 * The difference a − b, with an interval from both intervals (Newcombe 1998, method 10; for means the usual one),
 * a little too wide, as two plans with one seed share absences and more.
 */
export function differenceOf(a: Estimate, b: Estimate): OrderDifference {
  const value = a.value - b.value;
  const low = value - Math.hypot(a.value - a.low, b.high - b.value);
  const high = value + Math.hypot(a.high - a.value, b.value - b.low);
  return { a, b, difference: { value, low, high, n: Math.min(a.n, b.n) } };
}

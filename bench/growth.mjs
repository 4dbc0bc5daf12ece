/** The exponent of growth, by least squares; `points` are pairs of size and time. */
export function growth(points) {
  const logs = points.map(point => point.map(Math.log));
  const mean = k => logs.reduce((sum, one) => sum + one[k], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const up = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return Math.round((100 * up) / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0)) / 100;
}

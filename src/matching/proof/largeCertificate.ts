import type { LargeCertificate, LargeCost, MatchedLarge } from '../large/largeResult';

/**
 * Proves that no perfect matching costs less, where costs are of any size: undefined when it is proved, else what fails first. As
 * `verifyCertificate`, it trusts nothing of the search: matched pairs have slack 0, blossoms are left once, no slack is negative.
 */
export const verifyLarge = (
  size: number,
  cost: LargeCost,
  { mate, total, duals }: MatchedLarge,
): string | undefined =>
  faultOfMate(size, cost, mate, total) ??
  faultOfDuals(size, mate, duals) ??
  faultOfSlacks(size, cost, mate, duals);

const faultOfMate = (size: number, cost: LargeCost, mate: Int32Array, total: bigint): string | undefined => {
  if (mate.length !== size) return `There are ${size} vertices and ${mate.length} partners.`;
  let sum = BigInt(0);
  for (let i = 0; i < size; i++) {
    const j = mate[i]!;
    if (j === i || mate[j] !== i) return `Vertex ${i} has no partner of its own.`;
    if (j < i) continue;
    const value = cost(i, j);
    if (value === undefined) return `The pair ${i}, ${j} is absent.`;
    sum += value;
  }
  return sum === total ? undefined : `The pairs cost ${sum}, not ${total}.`;
};

const faultOfDuals = (
  size: number,
  mate: Int32Array,
  { scale, y, blossoms }: LargeCertificate,
): string | undefined => {
  if (scale <= 0) return `The scale ${scale} is impossible.`;
  if (y.length !== size) return `There are ${size} vertices and ${y.length} duals.`;
  for (const { vertices, z } of blossoms) {
    const inside = new Set(vertices);
    const leaving = vertices.filter(vertex => !inside.has(mate[vertex] ?? -1)).length;
    const isSound = inside.size === vertices.length && vertices.every(vertex => mate[vertex] !== undefined);
    if (z < 0 || !isSound || leaving !== 1 || vertices.length % 2 === 0)
      return `The blossom of ${vertices.join(', ')} at ${z} has ${leaving} partners outside.`;
  }
  return undefined;
};

const faultOfSlacks = (
  size: number,
  cost: LargeCost,
  mate: Int32Array,
  { scale, y, blossoms }: LargeCertificate,
): string | undefined => {
  const around = Array.from({ length: size }, (): number[] => []);
  blossoms.forEach(({ vertices }, number) => vertices.forEach(vertex => around[vertex]!.push(number)));
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const value = cost(i, j);
      if (value === undefined) continue;
      let slack = scale * value - y[i]! - y[j]!;
      // Blossoms only add to it.
      if (slack < 0)
        for (const number of around[i]!) if (around[j]!.includes(number)) slack += blossoms[number]!.z;
      const isMatched = mate[i] === j;
      if (slack < 0 || (isMatched && slack > 0))
        return `The pair ${i}, ${j} has slack ${slack}${isMatched ? ' though it is matched' : ''}.`;
    }
  }
  return undefined;
};

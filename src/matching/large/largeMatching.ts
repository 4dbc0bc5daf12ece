import {
  ABSENT,
  minimumCostMatching,
  type Certificate,
  type Matched,
  type MatchingResult,
} from '../matching';
import { nestingOf } from '../nesting';
import type { LargeCertificate, LargeCost, MatchedLarge } from './largeResult';

/**
 * A perfect matching of least total cost where costs, or their sums, are beyond exact numbers. The leading bits are matched first,
 * as many as the search has room for; what its duals leave of each cost is smaller by as many bits, and is matched in the same way
 * until nothing is cut off (Gabow and Tarjan, "Faster scaling algorithms for general graph-matching problems", 1991).
 */
export const matchLarge = (
  size: number,
  cost: LargeCost,
): MatchedLarge | Exclude<MatchingResult, Matched> => {
  const rests = restsOf(size, cost);
  let duals: LargeCertificate = { scale: BigInt(1), y: new Array(size).fill(BigInt(0)), blossoms: [] };
  let most = rests.reduce((dearest: bigint, rest = dearest) => (rest > dearest ? rest : dearest), BigInt(0));
  for (let before = Infinity; ;) {
    // No pair of a best matching costs more than all of one: it is enough that such pairs are dearer.
    const cap = BigInt(2) * most + BigInt(2);
    const cut = bitsOf(cap) - roomFor(size);
    const shift = BigInt(Math.max(0, cut));
    if (cut > 0 && cut >= before) return { kind: 'not exact' };
    before = cut;
    const matching = minimumCostMatching(size, (i, j) => {
      const rest = rests[placeOf(i, j)];
      return rest === undefined ? ABSENT : Number((rest < cap ? rest : cap) >> shift);
    });
    if (matching.kind !== 'matched') return matching;
    const part = cut > 0 ? lowered(matching.duals, size) : matching.duals;
    duals = joined(duals, part, shift);
    if (cut <= 0)
      return { kind: 'matched large', mate: matching.mate, total: totalOf(matching.mate, cost), duals };
    takeOff(rests, part, shift);
    most = totalOf(matching.mate, (i, j) => rests[placeOf(i, j)]);
  }
};

type Rests = (bigint | undefined)[];

const placeOf = (i: number, j: number): number => (j * (j - 1)) / 2 + i;

const restsOf = (size: number, cost: LargeCost): Rests => {
  const rests: Rests = [];
  for (let j = 1; j < size; j++) for (let i = 0; i < j; i++) rests.push(cost(i, j));
  return rests;
};

const bitsOf = (whole: bigint): number => whole.toString(2).length;

/** Costs of so many bits can be added up exactly, each dual being a sum of some. */
const roomFor = (size: number): number => 51 - bitsOf(BigInt(Math.max(size, 4)));

/**
 * Duals of which each blossom keeps no more of its price in `y` than it takes to be left once by every matching that the bits cut
 * off can make the best; cheaper blossoms are dissolved. The rests stay small.
 */
const lowered = ({ y, blossoms }: Certificate, size: number): Certificate => {
  const less = y.slice();
  const dearer = blossoms.map(({ vertices, z }) => {
    const fine = Math.min(size, z / 2);
    for (const vertex of vertices) less[vertex]! -= fine;
    return { vertices, z: z - 2 * fine };
  });
  return { y: less, blossoms: dearer.filter(({ z }) => z > 0) };
};

/** Duals of twice the scale, those of the leading bits of the rests added. */
const joined = (
  { scale, y, blossoms }: LargeCertificate,
  part: Certificate,
  shift: bigint,
): LargeCertificate => {
  const two = BigInt(2);
  const large = (value: number): bigint => BigInt(value) << shift;
  return {
    scale: two * scale,
    y: y.map((value, i) => two * value + large(part.y[i]!)),
    blossoms: [
      ...blossoms.map(({ vertices, z }) => ({ vertices, z: two * z })),
      ...part.blossoms.map(({ vertices, z }) => ({ vertices, z: large(z) })),
    ],
  };
};

/** Doubles the rests and takes from each what these duals pay of it; none sinks below 0. */
const takeOff = (rests: Rests, { y, blossoms }: Certificate, shift: bigint): void => {
  const { common, price } = nestingOf(y.length, blossoms)!;
  for (let i = 0; i < y.length; i++) {
    for (let j = i + 1; j < y.length; j++) {
      const rest = rests[placeOf(i, j)];
      if (rest === undefined) continue;
      rests[placeOf(i, j)] = BigInt(2) * rest - (BigInt(y[i]! + y[j]! - price[common(i, j)]!) << shift);
    }
  }
};

const totalOf = (mate: Int32Array, cost: LargeCost): bigint => {
  let total = BigInt(0);
  mate.forEach((partner, i) => {
    if (i < partner) total += cost(i, partner) ?? BigInt(0);
  });
  return total;
};

import { verifyCertificate } from '../../src/matching/proof/certificate';
import { ABSENT, minimumCostMatching, type Cost } from '../../src/matching/matching';

/**
 * The matching alone, on made-up costs. Each case should run in a process of its own: only then is its first
 * call as cold as a custom function's. The costs are in a table before the clock starts; all pairs are priced
 * while it runs.
 */
export interface Row {
  readonly case: string;
  readonly n: number;
  readonly coldMs: number;
  readonly medianMs: number;
  /** Milliseconds of `verifyCertificate`, which is not part of the other two. */
  readonly verifyMs: number;
  readonly certified: boolean;
}

type Dice = () => number;

/** Even numbers in [0, 1), the same for the same seed. */
const makeDice = (seed: number): Dice => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
};

const tabulated = (n: number, cost: Cost): Cost => {
  const table = new Float64Array(n * n);
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) table[i * n + j] = cost(i, j);
  return (i, j) => table[i * n + j]!;
};

/**
 * Costs in the manner of a McMahon pairing: `groups` score groups of a bell-shaped field, score difference above all, then
 * the place inside the group (slip), club and colour; three rounds of opponents are absent.
 */
const tournament = (n: number, groups: number, dice: Dice): Cost => {
  const bell = (): number => (dice() + dice() + dice() + dice()) / 4;
  const group = Array.from({ length: n }, () => Math.floor(bell() * groups)).sort((a, b) => b - a);
  const members = group.map(mine => group.lastIndexOf(mine) - group.indexOf(mine) + 1);
  const club = group.map(() => Math.floor(dice() * 20));
  const colour = group.map(() => Math.floor(dice() * 3) - 1);
  const met = new Set<number>();
  for (let i = 0; i < n; i++) {
    for (let round = 0; round < 3; round++) {
      const j = Math.min(n - 1, Math.max(0, i + Math.floor((dice() - 0.5) * 20)));
      met.add(Math.min(i, j) * n + Math.max(i, j));
    }
  }
  return tabulated(n, (i, j) => {
    if (met.has(i * n + j)) return ABSENT;
    const apart = Math.abs(group[i]! - group[j]!);
    const slip = apart === 0 ? Math.abs(j - i - members[i]! / 2) / members[i]! : (j - i) / n;
    const sameColour = colour[i] !== 0 && colour[i] === colour[j];
    return (
      Math.round(1e11 * (apart / groups) ** 1.5 + 5e6 * slip) +
      (club[i] === club[j] ? 3e8 : 0) +
      (sameColour ? 1e6 : 0)
    );
  });
};

const MAKERS = {
  /** Every pair has another cost. */
  random: (n: number, dice: Dice) => tabulated(n, () => Math.floor(dice() * 1e9)),
  /** Twenty different costs: ties everywhere. */
  ties: (n: number, dice: Dice) => tabulated(n, () => Math.floor(dice() * 20)),
  mcmahon: (n: number, dice: Dice) => tournament(n, 30, dice),
  swiss: (n: number, dice: Dice) => tournament(n, 6, dice),
} as const;

export type CaseName = keyof typeof MAKERS;

export const CASES: readonly (readonly [CaseName, number])[] = (
  ['mcmahon', 'swiss', 'random', 'ties'] as const
).flatMap(name => [64, 256, 600, 1024].map(n => [name, n] as const));

const timed = <T>(run: () => T): readonly [number, T] => {
  const from = performance.now();
  const value = run();
  return [Math.round((performance.now() - from) * 10) / 10, value];
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Measures one case: the first call, and nine more on costs of other seeds. */
export function measureMatching(name: CaseName, n: number): Row {
  const run = (seed: number): { ms: number; verifyMs: number; certified: boolean } => {
    const cost = MAKERS[name](n, makeDice(seed));
    const [ms, result] = timed(() => minimumCostMatching(n, cost));
    const [verifyMs, fault] = timed(() => verifyCertificate(n, cost, result));
    return { ms, verifyMs, certified: fault === undefined && result.kind === 'matched' };
  };
  const [cold, ...warm] = Array.from({ length: 10 }, (_, k) => run(k + 1));
  return {
    case: name,
    n,
    coldMs: cold!.ms,
    medianMs: median(warm.map(({ ms }) => ms)),
    verifyMs: median(warm.map(({ verifyMs }) => verifyMs)),
    certified: cold!.certified && warm.every(({ certified }) => certified),
  };
}

import { ABSENT, type Cost, type Groups, type MatchingProblem } from './matchingProblem';

type PairOf = readonly [number, number];

export interface Changes {
  /** Pairs that must be matched; no vertex twice. */
  readonly forced?: readonly PairOf[];
  /** Pairs that must not be matched. */
  readonly forbidden?: readonly PairOf[];
}

/** Makes what is impossible absent; all other costs stay. */
export const changedProblem = (
  { size, cost, groups }: MatchingProblem,
  { forced = [], forbidden = [] }: Changes,
): MatchingProblem => {
  const partner = new Int32Array(size).fill(-1);
  for (const [i, j] of forced) [partner[i], partner[j]] = [j, i];
  const taken = forced.flat();
  const apart = new Map<number, number[]>();
  const keep = (i: number, j: number): void => void apart.set(i, [...(apart.get(i) ?? []), j]);
  for (const [i, j] of forbidden) {
    keep(i, j);
    keep(j, i);
  }
  const isAbsent = (i: number, j: number): boolean =>
    ((partner[i] !== -1 || partner[j] !== -1) && partner[i] !== j) || (apart.get(i)?.includes(j) ?? false);
  const newCost: Cost = (i, j) => (isAbsent(i, j) ? ABSENT : cost(i, j));
  if (groups === undefined) return { size, cost: newCost };
  const fill: Groups['fill'] = (i, from, to, row) => {
    groups.fill(i, from, to, row);
    if (partner[i] !== -1) {
      for (let j = from; j < to; j++) if (partner[i] !== j) row[j] = ABSENT;
    } else for (const j of taken) if (j >= from && j < to) row[j] = ABSENT;
    for (const j of apart.get(i) ?? []) if (j >= from && j < to) row[j] = ABSENT;
  };
  return { size, cost: newCost, groups: { ...groups, fill } };
};

/** The problem of some of the vertices, in ascending order: those that are left when others withdraw. */
export const subproblem = (
  { cost, groups }: MatchingProblem,
  vertices: readonly number[],
): MatchingProblem => {
  const size = vertices.length;
  const newCost: Cost = (i, j) => cost(vertices[i]!, vertices[j]!);
  if (groups === undefined) return { size, cost: newCost };
  const groupOf = vertices.map(vertex => lastAtMost(groups.starts, vertex));
  const starts = groupOf.flatMap((group, i) => (i === 0 || groupOf[i - 1] !== group ? [i] : []));
  const buffer = new Float64Array((vertices[size - 1] ?? 0) + 1);
  const fill: Groups['fill'] = (i, from, to, row) => {
    if (from >= to) return;
    groups.fill(vertices[i]!, vertices[from]!, vertices[to - 1]! + 1, buffer);
    for (let j = from; j < to; j++) row[j] = buffer[vertices[j]!]!;
  };
  const old = (group: number): number => groupOf[starts[group]!]!;
  const newGroups: Groups = { starts, fill, atLeast: (one, other) => groups.atLeast(old(one), old(other)) };
  const { kind } = groups;
  return {
    size,
    cost: newCost,
    groups: kind ? { ...newGroups, kind: Int32Array.from(vertices, vertex => kind[vertex]!) } : newGroups,
  };
};

const lastAtMost = (ascending: readonly number[], value: number): number => {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ascending[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
};

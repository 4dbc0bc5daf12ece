import { ABSENT, minimumCostMatching } from '../../matching/matching';
import { meetingRound } from './bracket';
import { bracketSize } from '../../standings/knockout/knockoutRounds';

/**
 * Group winners are seeded in the order of the groups (R6.6), the seconds, thirds … so that players of a group
 * meet as late as possible and neighbouring groups cross: A1–B2, B1–A2. `groups` have those who go on, best first.
 */
export function crossedSeeds(groups: readonly (readonly number[])[]): readonly number[] {
  const size = bracketSize(groups.reduce((sum, { length }) => sum + length, 0));
  const groupOf = new Map<number, number>();
  const seeds: number[] = [];
  const deepest = Math.max(0, ...groups.map(({ length }) => length));
  for (let rank = 0; rank < deepest; rank++) {
    const going = groups.flatMap((group, index) => (group.length > rank ? [index] : []));
    const first = seeds.length + 1;
    const assigned = rank === 0 ? going : assign(going, first, groupOf, size);
    for (const group of assigned) {
      groupOf.set(seeds.length + 1, group);
      seeds.push((groups[group] as readonly number[])[rank] as number);
    }
  }
  return seeds;
}

function assign(
  going: readonly number[],
  first: number,
  groupOf: ReadonlyMap<number, number>,
  size: number,
): readonly number[] {
  const count = going.length;
  const result = minimumCostMatching(2 * count, (i, j) =>
    i < count && j >= count ? costOf(going[i] as number, first + j - count, groupOf, size) : ABSENT,
  );
  if (result.kind !== 'matched') return going;
  return going.map((_, k) => going[result.mate[count + k] as number] as number);
}

/** Each round earlier counts as much as four group mates a round later, and all of it before the crossing. */
function costOf(group: number, seed: number, groupOf: ReadonlyMap<number, number>, size: number): number {
  let mates = 0;
  for (const [taken, other] of groupOf)
    if (other === group) mates += 4 ** (12 - Math.min(12, meetingRound(seed, taken, size)));
  const neighbour = group % 2 === 0 ? group + 1 : group - 1;
  return mates * 1000 + (groupOf.get(size + 1 - seed) === neighbour ? 0 : 1);
}

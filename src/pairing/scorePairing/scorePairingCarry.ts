import { ABSENT, minimumCostMatching } from '../../matching/matching';
import type { PossiblePairs } from './canBePaired';

/**
 * As few as leave a pairing of the section and one of all others (R5.7, R5.8), the first set by preference. They
 * are as many as pairs between the section and later ones in the pairing of all with the fewest such pairs, so
 * that no later section comes back to this one.
 */
export function carriedPlayers(
  section: readonly number[],
  later: readonly number[],
  preferred: readonly number[],
  possible: PossiblePairs,
): readonly number[] {
  const carried = new Set<number>();
  const fewest = fewestCarried(section, later, carried, possible);
  for (const player of preferred) {
    if (carried.size === fewest) break;
    carried.add(player);
    if (fewestCarried(section, later, carried, possible) !== fewest) carried.delete(player);
  }
  return section.filter(player => carried.has(player));
}

/** The fewest carried together with these; undefined when there is no pairing. */
function fewestCarried(
  section: readonly number[],
  later: readonly number[],
  carried: ReadonlySet<number>,
  { mayMeet }: PossiblePairs,
): number | undefined {
  const players = [...section, ...later];
  const cost = (i: number, j: number): number => {
    const [one, other] = [players[i] as number, players[j] as number];
    if (!mayMeet(one, other)) return ABSENT;
    if (j >= section.length) return i < section.length ? 1 : 0;
    return carried.has(one) || carried.has(other) ? ABSENT : 0;
  };
  const result = minimumCostMatching(players.length, cost);
  return result.kind === 'matched' ? result.total : undefined;
}

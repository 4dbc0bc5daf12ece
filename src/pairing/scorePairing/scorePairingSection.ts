import type { Settings } from '../../tournament/settings';
import { canBePaired, type PossiblePairs } from './canBePaired';

/**
 * The pairs inside a section, its players in the direction of the round (R5.8). Halves (A13): the first unpaired player
 * of the first half takes the first of the second half, then of the rest of the first half; one of the second half the first
 * of the rest. Neighbours: everybody the first of the rest.
 *
 * It is the first pairing that trying in that order finds, without going back: a partner is taken only when all who are
 * left can be paired then. So the section has to be one that can be paired.
 */
export function pairSection(
  players: readonly number[],
  split: Settings['sectionSplit'],
  possible: PossiblePairs,
): readonly (readonly [number, number])[] {
  const firstHalf = new Set(split === 'halves' ? players.slice(0, players.length / 2) : []);
  const pairs: (readonly [number, number])[] = [];
  let rest = players;
  while (rest.length > 0) {
    const [first, ...others] = rest as readonly [number, ...number[]];
    const without = (partner: number): readonly number[] => others.filter(other => other !== partner);
    const candidates = firstHalf.has(first) ? secondHalfFirst(others, firstHalf) : others;
    const partner = candidates.find(
      candidate => possible.mayMeet(first, candidate) && canBePaired(without(candidate), possible),
    ) as number;
    pairs.push([first, partner]);
    rest = without(partner);
  }
  return pairs;
}

const secondHalfFirst = (others: readonly number[], firstHalf: ReadonlySet<number>): readonly number[] => [
  ...others.filter(other => !firstHalf.has(other)),
  ...others.filter(other => firstHalf.has(other)),
];

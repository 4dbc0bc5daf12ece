import type { Settings } from '../../tournament/settings';
import { canBePaired, type PossiblePairs } from './canBePaired';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Halves (A13): the first unpaired of the first half takes the first of the second half, then of the rest;
 * neighbours: the first of the rest (R5.8). A partner is taken only when all left can be paired then, so nobody
 * goes back; the section has to have a pairing.
 */
export function pairSection(
  players: readonly PlayerIndex[],
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

import { ABSENT, minimumCostMatching, type Cost } from '../matching/matching';
import { countedScore } from '../standings/standing';
import { isBye } from '../tournament/game';
import { categoriesIn, inOrder, makeField, type Round } from './field';
import type { IsForbidden } from './forbidden';
import { repeatUnits } from './repeatUnits';

/** Byes that a player has had, whatever they were worth. */
export const byesOf = (round: Round, player: number): number =>
  (round.standing.wallList.entries[player] ?? [])
    .slice(0, round.number - 1)
    .flat()
    .filter(isBye).length;

/**
 * Who should have the bye, best candidate first (R4.7): fewest byes so far, lowest score, last in the pairing order. In a Swiss
 * by categories, before the score: the last category with an odd number of players, so that the others need not be mixed.
 */
export function byeCandidates(round: Round, players: readonly number[]): readonly number[] {
  const byes = new Map(players.map(player => [player, byesOf(round, player)]));
  const category = categoryOrder(round, players);
  return [...inOrder(round, players)].reverse().sort((a, b) => {
    const fewer = (byes.get(a) as number) - (byes.get(b) as number);
    return (
      fewer || category(a) - category(b) || countedScore(round.standing, a) - countedScore(round.standing, b)
    );
  });
}

/** Odd categories first, the last one before all; 0 for everybody in other systems. */
function categoryOrder(round: Round, players: readonly number[]): (player: number) => number {
  const category = categoriesIn(round.standing);
  const sizes = new Map<number, number>();
  for (const player of players) sizes.set(category(player), (sizes.get(category(player)) ?? 0) + 1);
  const isEven = (one: number): boolean => (sizes.get(one) ?? 0) % 2 === 0;
  return player => -category(player) + (isEven(category(player)) ? players.length : 0);
}

/**
 * The first candidate without whom the others, an even number, can be paired without a repeat; where there is none, the one
 * without whom they need the fewest and least recent ones. Undefined when forbidden pairs leave no pairing at all.
 */
export function feasibleBye(
  round: Round,
  candidates: readonly number[],
  isForbidden: IsForbidden,
): number | undefined {
  const field = makeField(round, candidates);
  const { players } = field;
  const repeat = repeatUnits(field);
  const rank = players.map(player => candidates.indexOf(player));
  // The bye is one more vertex: the game against it costs the rank of the candidate, any repeat more than all ranks.
  const bye = players.length;
  const cost: Cost = (i, j) => {
    if (j === bye) return rank[i] as number;
    if (isForbidden(players[i] as number, players[j] as number)) return ABSENT;
    return repeat(i, j) * (bye + 1);
  };
  const result = minimumCostMatching(bye + 1, cost);
  return result.kind === 'matched' ? players[result.mate[bye] as number] : undefined;
}

import { countedScore } from '../../standings/score/standing';
import { categoriesIn, bestFirst, type Round } from '../game/round';
import type { PlayerIndex, HalfPoints } from '../../tournament/indices';

export const verticesOf = ({ players, byeClass }: Field): number => players.length + (byeClass ? 1 : 0);

export function makeField(round: Round, players: readonly PlayerIndex[]): Field {
  const sorted = bestFirst(round, players);
  const scores = sorted.map(player => countedScore(round.standing, player));
  const category = categoriesIn(round.standing);
  const categories = sorted.map(category);
  // The first player begins a group: in front of it no score and no category stands.
  const isSame = (i: number): boolean => scores[i - 1] === scores[i] && categories[i - 1] === categories[i];
  const groupStart = scores.map((_, i) => (isSame(i) ? -1 : i));
  groupStart.forEach((start, i) => {
    if (start < 0) groupStart[i] = groupStart[i - 1] as number;
  });
  const sizes = new Map<number, number>();
  for (const start of groupStart) sizes.set(start, (sizes.get(start) ?? 0) + 1);
  const groupSize = groupStart.map(start => sizes.get(start) as number);
  return { round, players: sorted, scores, categories, groupStart, groupSize };
}

export function ofField<T>(find: (field: Field) => T): (field: Field) => T {
  const results = new WeakMap<Field, { readonly found: T }>();
  return field => {
    const before = results.get(field);
    if (before) return before.found;
    const result = find(field);
    results.set(field, { found: result });
    return result;
  };
}

/** By position: the positions of those whom a player has met. */
export const opponentsInField = ofField(({ round, players }: Field): readonly (readonly number[])[] => {
  const position = new Map(players.map((player, i) => [player, i]));
  return players.map(player =>
    round.meetings.of(player).flatMap(other => {
      const at = position.get(other);
      return at === undefined ? [] : [at];
    }),
  );
});

/** The cost of a game between two positions of a field in units of a criterion; asked with i < j. */
export type Units = (i: number, j: number) => number;

/** Players to be paired with one another; of an odd number one has the bye. Positions count from the best player on. */
export interface Field {
  readonly round: Round;
  /** Indexes into the wall list, by position. */
  readonly players: readonly PlayerIndex[];
  readonly scores: readonly HalfPoints[];
  /** By position: the category in a Swiss by categories, 1 for the first; 0 in other systems. */
  readonly categories: readonly number[];
  /** By position: where the score group of the player (and category) begins, and how many players it has. */
  readonly groupStart: readonly number[];
  readonly groupSize: readonly number[];
  /**
   * By position, for an odd number: 0 for the first class entitled to the bye, -1: must not have it (R4.7). The
   * bye is one more vertex, the last.
   */
  readonly byeClass?: readonly number[] | undefined;
  /** Whether groups that play apart are mixed for once (R4.2): games between them are possible, as few as can be. */
  readonly acrossGroups?: boolean | undefined;
}

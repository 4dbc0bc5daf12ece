import { countedScore } from '../../standings/score/standing';
import { categoriesIn, bestFirst, type Round } from '../game/round';
import type { PlayerIndex } from '../../tournament/indices';
import type { Field } from './criterion';

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

import { ladderOf } from '../../rating/rankRating';
import { categoriesOf } from '../../standings/tiebreaks/category';
import { countedScore, type Standing } from '../../standings/score/standing';
import type { HalfPoints, Player } from '../../tournament/wallList';
import type { Colours } from '../game/colour';
import type { Earlier } from '../optimum/warmStart';
import type { Strength } from '../game/handicap';
import type { Meetings } from './meetings';

/** A round about to be paired: the standing before it, and the players in the order that pairing goes by. */
export interface Round {
  readonly number: number;
  /** As of the round before; every earlier round is filled. */
  readonly standing: Standing;
  /** Place of every player in the pairing order, 0 for the best: score, pairing tiebreaks, number. No two are equal. */
  readonly order: Int32Array;
  /** Who has met whom, colours and byes so far, in the whole event: other than scores, they do not begin anew with a stage. */
  readonly meetings: Meetings;
  readonly colours: readonly Colours[];
  readonly byes: readonly number[];
  /** A pairing of the round as it was before something changed; the search begins with it. */
  readonly earlier?: Earlier | undefined;
}

/** Players to be paired with one another; of an odd number one has the bye. Positions count from the best player on. */
export interface Field {
  readonly round: Round;
  /** Indexes into the wall list, by position. */
  readonly players: readonly number[];
  readonly scores: readonly HalfPoints[];
  /** By position: the category in a Swiss by categories, 1 for the first; 0 in other systems. */
  readonly categories: readonly number[];
  /** By position: where the score group of the player (and category) begins, and how many players it has. */
  readonly groupStart: readonly number[];
  readonly groupSize: readonly number[];
  /**
   * Where the number is odd, by position: the class among those entitled to the bye, 0 for the first one, -1 for a player who
   * must not have it (R4.7). The bye is then one more vertex of the matching, behind all players.
   */
  readonly byeClass?: readonly number[] | undefined;
  /** Whether groups that play apart are mixed for once (R4.2): games between them are possible, as few as can be. */
  readonly acrossGroups?: boolean | undefined;
}

/** How many vertices are matched: the players, and the bye where there is one. */
export const verticesOf = ({ players, byeClass }: Field): number => players.length + (byeClass ? 1 : 0);

export function makeField(round: Round, players: readonly number[]): Field {
  const sorted = inOrder(round, players);
  const scores = sorted.map(player => countedScore(round.standing, player));
  const category = categoriesIn(round.standing);
  const categories = sorted.map(category);
  const isSame = (i: number): boolean => scores[i - 1] === scores[i] && categories[i - 1] === categories[i];
  const groupStart = scores.map((_, i) => (i > 0 && isSame(i) ? -1 : i));
  groupStart.forEach((start, i) => {
    if (start < 0) groupStart[i] = groupStart[i - 1] as number;
  });
  const sizes = new Map<number, number>();
  for (const start of groupStart) sizes.set(start, (sizes.get(start) ?? 0) + 1);
  const groupSize = groupStart.map(start => sizes.get(start) as number);
  return { round, players: sorted, scores, categories, groupStart, groupSize };
}

/** The category of a player in a Swiss by categories; 0 in other systems and for players without one. */
export function categoriesIn({ wallList, settings }: Standing): (player: number) => number {
  if (settings.system !== 'Swiss by categories') return () => 0;
  const categories = categoriesOf(wallList);
  return player => categories[player] ?? 0;
}

/** Players sorted best first. */
export const inOrder = (round: Round, players: readonly number[]): readonly number[] =>
  [...players].sort((a, b) => (round.order[a] as number) - (round.order[b] as number));

export const playerOf = (round: Round, player: number): Player =>
  round.standing.wallList.players[player] as Player;

export function strengthOf(round: Round, player: number): Strength {
  return {
    ladder: ladderOf(playerOf(round, player)),
    score: countedScore(round.standing, player),
  };
}

/** What follows from a field and is asked for by several, found once. */
export function ofField<T>(find: (field: Field) => T): (field: Field) => T {
  const known = new WeakMap<Field, { readonly found: T }>();
  return field => {
    const before = known.get(field);
    if (before) return before.found;
    const found = find(field);
    known.set(field, { found });
    return found;
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

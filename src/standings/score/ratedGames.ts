import { rankToRating } from '../../rating/rankRating';
import type { RatedGame } from '../../rating/performance';
import type { Missing } from '../tiebreaks/column';
import { slotEntry } from './slotEntry';
import { BY_DEFAULT, FREE, HANDICAP, NOBODY, PENDING } from './slots';
import type { Standing } from './standing';

/** The rating before the tournament; without one, that of the rank (R2.7). */
export function ratingOf({ wallList }: Standing, player: number): number | undefined {
  const one = wallList.players[player];
  return one?.rating ?? (one?.rank && rankToRating(one.rank));
}

/** A game that says something about a rating: its slot and its round. */
export interface RatedSlot {
  readonly slot: number;
  readonly round: number;
}

/** The games of a player with a result that counts, played and even (A16), in their order; those of a playoff are rated too. */
export function ratedSlots(
  { rated: slots, wallList, played }: Standing,
  player: number,
): readonly RatedSlot[] {
  const found: RatedSlot[] = [];
  for (let round = 1; round <= played; round++) {
    const cell = player * wallList.rounds + round - 1;
    for (let slot = slots.first[cell] as number; slot < (slots.first[cell + 1] as number); slot++) {
      const says = !((slots.kind[slot] as number) & (FREE | PENDING | BY_DEFAULT | HANDICAP));
      if (says) found.push({ slot, round });
    }
  }
  return found;
}

/** The same as ratings see them, or why they cannot: somebody whose rating nobody knows. */
export function ratedGames(standing: Standing, player: number): readonly RatedGame[] | Missing {
  const games: RatedGame[] = [];
  for (const { slot, round } of ratedSlots(standing, player)) {
    const { opponent, value } = standing.rated;
    const met = opponent[slot] as number;
    if (met === NOBODY) {
      const game = slotEntry(standing, slot);
      return { kind: 'outside', round, opponentNo: game?.kind === 'game' ? game.opponentNo : 0 };
    }
    const rating = ratingOf(standing, met);
    if (rating === undefined) return { kind: 'no rating' };
    games.push({ opponent: rating, score: value[slot] as number });
  }
  return games;
}

export const isMissing = (games: readonly RatedGame[] | Missing): games is Missing => 'kind' in games;

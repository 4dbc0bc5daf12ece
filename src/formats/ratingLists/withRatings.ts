import { makeRank } from '../../tournament/rank';
import type { ExchangedPlayer, ExchangedTournament } from '../exchange';
import type { RatingMatch } from './matchPlayers';
import type { PlayerIndex } from '../../tournament/indices';

export interface RatingChange {
  readonly player: PlayerIndex;
  readonly what: 'number' | 'rank' | 'rating';
  readonly before: string;
  readonly after: string;
}

export interface WithRatings {
  readonly tournament: ExchangedTournament;
  readonly changes: readonly RatingChange[];
  /** Ranks and ratings stay as they are once a game has been paired; only missing numbers are filled in. */
  readonly isFrozen: boolean;
}

/** Number, rank and rating of everybody found without doubt, under the list's name. */
export function withRatingsOfList(
  tournament: ExchangedTournament,
  matches: readonly RatingMatch[],
  label: string,
): WithRatings {
  const isFrozen = tournament.games.length > 0;
  const players = [...tournament.players];
  const changes: RatingChange[] = [];
  for (const match of matches) {
    const matched = players[match.player];
    if (!matched || !('rated' in match)) continue;
    const { pin, rank, rating } = match.rated;
    const changed: ExchangedPlayer = {
      ...matched,
      pin: matched.pin === '' ? pin : matched.pin,
      ...(isFrozen ? {} : { rank: rank ?? matched.rank, rating: rating ?? matched.rating }),
      ...(isFrozen || (rank === undefined && rating === undefined) ? {} : { ratingList: label }),
    };
    players[match.player] = changed;
    for (const what of ['number', 'rank', 'rating'] as const) {
      const [before, after] = [textOf(matched, what), textOf(changed, what)];
      if (before !== after) changes.push({ player: match.player, what, before, after });
    }
  }
  return { tournament: { ...tournament, players }, changes, isFrozen };
}

function textOf({ pin, rank, rating }: ExchangedPlayer, what: RatingChange['what']): string {
  if (what === 'number') return pin;
  if (what === 'rank') return rank ? makeRank(rank) : '';
  return rating === undefined ? '' : String(rating);
}

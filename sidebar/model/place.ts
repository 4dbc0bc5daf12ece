import type { Request, RoundNow } from '../../src/application/protocol/protocol';

/** Where one is: each place has a name, and the line at the top leads to it from everywhere. */
export type Place =
  | { readonly place: 'players' }
  | { readonly place: 'round'; readonly round: number }
  | { readonly place: 'places' };

/** The question that shows a place. */
export function requestAt(place: Place): Request {
  switch (place.place) {
    case 'players':
      return { ask: 'players' };
    case 'round':
      return { ask: 'round', round: place.round };
    case 'places':
      return { ask: 'places' };
  }
}

/** The round that the event is at: in play, else the next one or the first to come, else the last. */
export function currentRound(plan: readonly RoundNow[]): number {
  const first = (of: readonly RoundNow['stands'][]): number =>
    plan.findIndex(({ stands }) => of.includes(stands)) + 1;
  // While nobody is there yet no round is next.
  return first(['playing', 'written']) || first(['next']) || first(['later']) || plan.length;
}

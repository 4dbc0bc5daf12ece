import { makeRank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import type { Player, WallList } from '../../tournament/wallList';
import { SYSTEMS } from '../../tournament/systems';
import { samePlayer } from './samePlayer';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export type StrengthKind = 'rank' | 'rating' | 'start' | `rating, R${number}`;

/** A detail that starts, handicaps or opponents follow from, changed since the round was paired. */
export interface DetailChange {
  /** In the list of now. */
  readonly player: PlayerIndex;
  /** In the list of then. */
  readonly was: number;
  readonly kind: StrengthKind;
  /** As the list has them; '' for none. */
  readonly before: string;
  readonly now: string;
}

/** The pairing of `round` followed from ratings of rounds up to it, and no later ones. */
export function detailChanges(
  then: WallList,
  now: WallList,
  settings: Settings,
  round = now.rounds,
): readonly DetailChange[] {
  const indexThen = samePlayer(then, now);
  const kinds = kindsThatCount(settings, round);
  return now.players.flatMap((is, player): readonly DetailChange[] => {
    const index = indexThen(player) ?? -1;
    const was = then.players[index];
    if (!was) return [];
    return kinds.flatMap(kind => {
      const [before, after] = [detailText(was, kind), detailText(is, kind)];
      return before === after ? [] : [{ player, was: index, kind, before, now: after }];
    });
  });
}

export function withDetailsOf(then: WallList, now: WallList, changes: readonly DetailChange[]): WallList {
  const indexThen = samePlayer(then, now);
  const changed = new Set(changes.map(({ player }) => player));
  const players = now.players.map((is, player) => {
    const was = changed.has(player) ? then.players[indexThen(player) ?? -1] : undefined;
    return was ? { ...is, rank: was.rank, rating: was.rating, ratings: was.ratings, start: was.start } : is;
  });
  return { ...now, players };
}

/** A start counts in a McMahon; a rating where it orders anybody, that of a round where it gives stones, too. */
function kindsThatCount(settings: Settings, round: RoundNo): readonly StrengthKind[] {
  const systems = [settings.system, ...settings.stages.map(({ system }) => system)].map(
    system => SYSTEMS[system],
  );
  const { tiebreaks, pairingTiebreaks, seedingTiebreaks, prizeTiebreaks = [] } = settings;
  const orders = [tiebreaks, pairingTiebreaks, seedingTiebreaks, prizeTiebreaks].flat();
  const byRating = orders.includes('Rating') || systems.some(({ score }) => score === 'PERFORMANCE');
  return [
    'rank',
    ...(byRating ? (['rating'] as const) : []),
    ...(byRating || settings.handicap !== 'none'
      ? Array.from({ length: round }, (_, i): StrengthKind => `rating, R${i + 1}`)
      : []),
    ...(systems.some(({ score }) => score === 'MMS') ? (['start'] as const) : []),
  ];
}

function detailText(player: Player, kind: StrengthKind): string {
  if (kind === 'rank') return player.rank ? makeRank(player.rank) : '';
  if (kind === 'start') return player.start === undefined ? '' : String(player.start / 2);
  const [, round] = kind.split('R');
  return String((round === undefined ? player.rating : player.ratings?.[Number(round)]) ?? '');
}

import { isOpenGame, type Entry, type Game } from '../../tournament/game';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { samePlayer } from './samePlayer';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface PastChange {
  /** In the list of now. */
  readonly player: PlayerIndex;
  /** In the list of then. */
  readonly was: number;
  readonly round: RoundNo;
  readonly before: readonly Entry[];
  readonly now: readonly Entry[];
}

/**
 * A game that went on has only got its result, and rounds before a late entry are only filled in; players as in
 * `samePlayer`.
 */
export function pastChanges(then: WallList, now: WallList, round: RoundNo): readonly PastChange[] {
  const indexThen = samePlayer(then, now);
  const indexesThen = now.players.map((_, player) => indexThen(player));
  /** An opponent by the place in the list of then; whoever was not in it by name. */
  const whoNow = ({ opponent, opponentNo }: Game): string | number =>
    indexesThen[opponent] ?? now.players[opponent]?.name ?? opponentNo;
  const whoThen = ({ opponent, opponentNo }: Game): string | number =>
    indexesThen.includes(opponent) ? opponent : (then.players[opponent]?.name ?? opponentNo);
  const wordsOf = (entries: readonly Entry[], who: (game: Game) => string | number): string =>
    entries
      .map(entry =>
        entry.kind === 'game'
          ? `${who(entry)} ${entry.outcome}${entry.byDefault ? '!' : ''}`
          : `${entry.as} ${entry.worth}`,
      )
      .join();
  const opponents = (entries: readonly Entry[], who: (game: Game) => string | number): string =>
    entries.map(entry => (entry.kind === 'game' ? who(entry) : '')).join();
  return now.players.flatMap((_, player): readonly PastChange[] => {
    const old = indexesThen[player];
    if (old === undefined) return [];
    return Array.from({ length: round - 1 }, (__, i) => i + 1).flatMap((past): readonly PastChange[] => {
      const [before, is] = [entriesIn(then, old, past), entriesIn(now, player, past)];
      const isSame = wordsOf(before, whoThen) === wordsOf(is, whoNow);
      const isFilled = before.length === 0 && is.every(({ kind }) => kind === 'free');
      const hasArrived = before.some(isOpenGame) && opponents(before, whoThen) === opponents(is, whoNow);
      return isSame || isFilled || hasArrived ? [] : [{ player, was: old, round: past, before, now: is }];
    });
  });
}

export function withPastOf(then: WallList, now: WallList, changes: readonly PastChange[]): WallList {
  const indexNow = samePlayer(now, then);
  const entries = now.entries.map(row => [...row]);
  for (const { player, round, before } of changes) {
    const row = entries[player];
    if (!row) continue;
    row[round - 1] = before.map(entry => {
      if (entry.kind !== 'game') return entry;
      const opponent = indexNow(entry.opponent);
      return opponent === undefined
        ? { ...entry, opponent: -1 }
        : { ...entry, opponent, opponentNo: now.players[opponent]?.no ?? entry.opponentNo };
    });
  }
  return { ...now, entries };
}

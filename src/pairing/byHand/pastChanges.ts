import { isOpenGame, type Entry } from '../../tournament/game';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { lotNumber } from '../../tournament/lotNumbers';

/** A round that a player has otherwise than it was when the next round was paired. */
export interface PastChange {
  /** In the list of now. */
  readonly player: number;
  readonly round: number;
  readonly before: readonly Entry[];
  readonly now: readonly Entry[];
}

/**
 * What has changed in the rounds before one since it was paired. The result of a game that still went on has only arrived, and
 * the rounds before a late entry have only been filled in. Players are found by number and name, else by name alone.
 */
export function pastChanges(then: WallList, now: WallList, round: number): readonly PastChange[] {
  const indexThen = finder(then);
  const named = (list: WallList, entry: Entry): string =>
    entry.kind === 'game'
      ? `${list.players[entry.opponent]?.name ?? entry.opponentNo} ${entry.outcome}${entry.byDefault ? '!' : ''}`
      : `${entry.as} ${entry.worth}`;
  const opponents = (list: WallList, entries: readonly Entry[]): string =>
    entries.map(entry => (entry.kind === 'game' ? named(list, { ...entry, outcome: 'unknown' }) : '')).join();
  return now.players.flatMap((_, player): readonly PastChange[] => {
    const old = indexThen(now, player);
    if (old === undefined) return [];
    return Array.from({ length: round - 1 }, (__, i) => i + 1).flatMap((past): readonly PastChange[] => {
      const [before, is] = [entriesIn(then, old, past), entriesIn(now, player, past)];
      const isSame = before.map(one => named(then, one)).join() === is.map(one => named(now, one)).join();
      const isFilled = before.length === 0 && is.every(({ kind }) => kind === 'free');
      const hasArrived =
        before.some(isOpenGame) && opponents(then, before.map(plain)) === opponents(now, is.map(plain));
      return isSame || isFilled || hasArrived ? [] : [{ player, round: past, before, now: is }];
    });
  });
}

/** A game without how it was won. */
const plain = (entry: Entry): Entry => (entry.kind === 'game' ? { ...entry, byDefault: false } : entry);

/** Finds the players of another list in this one, by number and name, else by name alone. */
export function finder(list: WallList): (of: WallList, player: number) => number | undefined {
  return (of, player) => {
    const one = of.players[player];
    const alike = list.players.flatMap(({ name }, i) => (name === one?.name ? [i] : []));
    return (
      alike.find(i => lotNumber(list.players[i]) === lotNumber(one)) ??
      (alike.length === 1 ? alike[0] : undefined)
    );
  };
}

/** The list with the rounds as they were then, for the players who were in it. */
export function withPastOf(then: WallList, now: WallList, changes: readonly PastChange[]): WallList {
  const indexNow = finder(now);
  const entries = now.entries.map(row => [...row]);
  for (const { player, round, before } of changes) {
    const row = entries[player];
    if (!row) continue;
    row[round - 1] = before.map(entry => {
      if (entry.kind !== 'game') return entry;
      const opponent = indexNow(then, entry.opponent);
      return opponent === undefined
        ? { ...entry, opponent: -1 }
        : { ...entry, opponent, opponentNo: now.players[opponent]?.no ?? entry.opponentNo };
    });
  }
  return { ...now, entries };
}

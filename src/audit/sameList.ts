import { lotNumber, type WallList } from '../tournament/wallList';
import type { PlayedCells } from './playedGames';
import type { PlayerIndex } from '../tournament/indices';

export interface InList {
  /** By index of the earlier list the index of now; -1 for somebody no longer there. */
  readonly now: (player: PlayerIndex) => number;
  /** The cells of now by the indices of then, without players who came later. */
  readonly cells: (cells: PlayedCells) => PlayedCells;
  /** Pairs with somebody who came later. */
  readonly added: (cells: PlayedCells) => readonly (readonly [number, number])[];
}

/**
 * By number and name, then by a name there once, then by number, for names are corrected and numbers drawn anew;
 * undefined where fewer than half are found, in another list.
 */
export function inListOf(then: WallList, now: WallList): InList | undefined {
  const keys: readonly ((player: WallList['players'][0]) => string)[] = [
    player => `${lotNumber(player)} ${player.name}`,
    ({ name }) => name,
    player => String(lotNumber(player)),
  ];
  const playersThen = new Map<number, number>();
  const taken = new Set<number>();
  for (const keyOf of keys) {
    const places = new Map<string, number[]>();
    now.players.forEach((player, index) => {
      if (!taken.has(index)) places.set(keyOf(player), [...(places.get(keyOf(player)) ?? []), index]);
    });
    then.players.forEach((player, index) => {
      const [place, ...more] = places.get(keyOf(player)) ?? [];
      if (playersThen.has(index) || place === undefined || more.length > 0 || taken.has(place)) return;
      playersThen.set(index, place);
      taken.add(place);
    });
  }
  if (playersThen.size * 2 < then.players.length) return undefined;
  const back = new Map([...playersThen].map(([a, b]) => [b, a]));
  const isKnown = (players: readonly PlayerIndex[]): boolean => players.every(player => back.has(player));
  const thenOf = (player: PlayerIndex): number => back.get(player) ?? -1;
  const pairThen = ([a, b]: readonly [number, number]): [number, number] => {
    const [one, other] = [thenOf(a), thenOf(b)];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const each = (players: readonly PlayerIndex[]): readonly number[] =>
    players.filter(player => back.has(player)).map(thenOf);
  return {
    now: player => playersThen.get(player) ?? -1,
    cells: ({ pairs, byes, absent, nothing, contradictions }) => ({
      pairs: pairs
        .filter(({ players }) => isKnown(players))
        .map(pair => ({
          ...pair,
          players: pairThen(pair.players),
          blacks: pair.blacks.map(black => (black === undefined ? undefined : thenOf(black))),
        })),
      byes: each(byes),
      absent: each(absent),
      nothing: each(nothing),
      contradictions: contradictions.filter(isKnown).map(pairThen),
    }),
    added: ({ pairs }) => pairs.map(({ players }) => players).filter(players => !isKnown(players)),
  };
}

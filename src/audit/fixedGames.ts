import type { WallList } from '../tournament/wallList';
import type { LoggedRound } from './auditedEvent';
import { BYE } from './differences';
import { allPairs } from './pairWords';
import { playedCells, type PlayedCells } from './playedGames';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** The pairing is the best one around these; a bye is a pair with `BYE`. */
export interface FixedGames {
  readonly cells: PlayedCells;
  /** Typed by hand. */
  readonly byHand: readonly (readonly [number, number])[];
  /** Games of this very round that stayed when others of it were made anew. */
  readonly kept: readonly (readonly [number, number])[];
}

export function fixedIn(
  list: WallList,
  round: RoundNo,
  keptNumbers: NonNullable<LoggedRound['kept']> | undefined = [],
): FixedGames {
  const cells = playedCells(list, round);
  const numberOf = (player: PlayerIndex): number => (player === BYE ? 0 : (list.players[player]?.no ?? 0));
  const keyOf = (one: PlayerIndex, other: PlayerIndex): string =>
    `${Math.min(one, other)},${Math.max(one, other)}`;
  const keys = new Set(keptNumbers.map(pair => keyOf(...pair)));
  const isKept = ([one, other]: readonly [number, number]): boolean =>
    keys.has(keyOf(numberOf(one), numberOf(other)));
  const all = allPairs(cells);
  return { cells, byHand: all.filter(pair => !isKept(pair)), kept: all.filter(isKept) };
}

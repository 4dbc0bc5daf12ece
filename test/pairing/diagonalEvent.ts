import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { presetSettings } from '../../src/tournament/presets';
import { freeEntry, type Entry, type Game } from '../../src/tournament/game';
import type { Problem } from '../../src/tournament/problem';
import type { Settings } from '../../src/tournament/settings';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../src/tournament/wallList';
import { askNextRound } from './askNextRound';

export const DIAGONAL: Settings = { ...presetSettings('EGF', 'Diagonal'), seed: 'dice' };

/** A list without a game; the strongest player is number 1 and index 0. */
export function fieldOf(ratings: readonly (number | undefined)[], rounds: number): WallList {
  const players = ratings.map((rating, i): Player => ({
    ...UNKNOWN_PLAYER,
    no: i + 1,
    name: `P${i + 1}`,
    rating,
  }));
  return { players, rounds, entries: players.map(() => Array.from({ length: rounds }, () => [])) };
}

/** Ratings from the strongest down. */
export const evenly = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, i) => 2700 - 10 * i);

export type Next =
  | { readonly kind: 'paired'; readonly paired: PairedRound }
  | { readonly kind: 'stopped'; readonly problems: readonly Problem[] };

export function next(list: WallList, settings: Settings = DIAGONAL): Next {
  const result = askNextRound(makeStanding(list, settings));
  return result.kind === 'paired'
    ? { kind: 'paired', paired: result }
    : { kind: 'stopped', problems: result.problems };
}

/** A result: the index of the winner, undefined for a jigo, and the number of moves. */
export interface Played {
  readonly winner: number | undefined;
  readonly moves: number | undefined;
}

/** The list with all games of a round played. */
export function withRound(
  list: WallList,
  { round, games, free }: PairedRound,
  play: (black: number, white: number) => Played,
): WallList {
  const rows = list.entries.map(row => row.map(cell => [...cell]));
  const add = (player: number, entry: Entry): void => {
    rows[player]![round - 1]!.push(entry);
  };
  for (const one of free) add(one.player, freeEntry(one));
  for (const { black, white, handicap } of games) {
    const { winner, moves } = play(black, white);
    const side = (player: number, opponent: number, colour: Game['colour']): Game => ({
      kind: 'game',
      opponent,
      opponentNo: list.players[opponent]!.no,
      outcome: winner === undefined ? 'jigo' : winner === player ? 'won' : 'lost',
      colour,
      handicap,
      byDefault: false,
      moves,
    });
    add(black, side(black, white, 'black'));
    add(white, side(white, black, 'white'));
  }
  return { ...list, entries: rows };
}

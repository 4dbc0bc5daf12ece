import { opposite, type Game } from '../tournament/game';
import type { WallList } from '../tournament/wallList';

/** A game as its winner has it: the k-th with this opponent in a round. */
export interface WonGame {
  readonly player: number;
  readonly round: number;
  readonly game: Game;
  readonly k: number;
}

/** The games that a player won against some others, in all rounds up to one, by his own cells. */
export function gamesWon(
  { entries }: WallList,
  player: number,
  others: ReadonlySet<number>,
  through: number,
): readonly WonGame[] {
  return (entries[player] ?? []).slice(0, through).flatMap((cell, index) => {
    const games = cell.flatMap(entry => (entry.kind === 'game' ? [entry] : []));
    return games
      .map((game, i): WonGame => {
        const k = games.slice(0, i).filter(({ opponent }) => opponent === game.opponent).length;
        return { player, round: index + 1, game, k };
      })
      .filter(({ game }) => game.outcome === 'won' && others.has(game.opponent));
  });
}

/** Moves of a game: from the winner's cell, else from the same game in the loser's. Undefined where neither says it. */
export function lengthOf({ entries }: WallList, { player, round, game, k }: WonGame): number | undefined {
  if (game.moves !== undefined) return game.moves;
  const theirs = (entries[game.opponent]?.[round - 1] ?? []).flatMap(entry =>
    entry.kind === 'game' && entry.opponent === player ? [entry] : [],
  );
  const mirrored = theirs.filter(({ colour }) => game.colour && colour === opposite(game.colour));
  return (mirrored.length === 1 ? mirrored[0] : theirs[k])?.moves;
}

/** Lengths that differ by less than a tenth of the shorter one are equal (SPEC R7.6, A15). */
export const areEqualLengths = (a: number, b: number): boolean =>
  a === b || 10 * Math.abs(a - b) < Math.min(a, b);

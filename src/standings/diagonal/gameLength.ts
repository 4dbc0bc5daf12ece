import { opponentsEntry } from '../../tournament/opponentsEntry';
import type { Game } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface WonGame {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly game: Game;
  readonly position: number;
}

/** The games that a player won against some others, in all rounds up to one, by that player's own cells. */
export const gamesWon = (
  { entries }: WallList,
  player: PlayerIndex,
  opponents: ReadonlySet<number>,
  through: number,
): readonly WonGame[] =>
  (entries[player] ?? []).slice(0, through).flatMap((cell, index) =>
    cell.flatMap((game, position): readonly WonGame[] => {
      const isWon = game.kind === 'game' && game.outcome === 'won' && opponents.has(game.opponent);
      return isWon ? [{ player, round: index + 1, game, position }] : [];
    }),
  );

/** Moves of a game: from the winner's cell, else from the loser's. Undefined where neither says it. */
export function movesOfGame(
  wallList: WallList,
  { player, round, game, position }: WonGame,
): number | undefined {
  if (game.moves !== undefined) return game.moves;
  const answer = opponentsEntry(wallList, player, round, position);
  const theirs = answer === undefined ? undefined : wallList.entries[game.opponent]?.[round - 1]?.[answer];
  return theirs?.kind === 'game' ? theirs.moves : undefined;
}

/** Lengths that differ by less than a tenth of the shorter one are equal (R7.6, A15). */
export const areEqualLengths = (a: number, b: number): boolean =>
  a === b || 10 * Math.abs(a - b) < Math.min(a, b);

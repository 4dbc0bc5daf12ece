import type { Game } from '../../tournament/game';
import { atEntry, makeError, type Problem } from '../../tournament/problem';
import type { PatternPair } from './patterns';
import type { Round } from '../game/round';
import { label } from '../game/remark';
import { entriesIn } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

/** The games that stand in a player's cell of the round against one opponent, in their order. */
export const typedGames = (
  { standing, number }: Round,
  player: PlayerIndex,
  opponent: PlayerIndex,
): readonly Game[] =>
  entriesIn(standing.wallList, player, number).flatMap(entry =>
    entry.kind === 'game' && entry.opponent === opponent ? [entry] : [],
  );

/** A cell is left as it is or written as a whole: one that holds other games than the round has stops the pairing. */
export function typedGamesProblems(round: Round, pairs: readonly PatternPair[]): readonly Problem[] {
  const { wallList, settings } = round.standing;
  const players = [...new Set(pairs.flat())].sort((a, b) => a - b);
  return players.flatMap((player): Problem[] => {
    const typed = entriesIn(wallList, player, round.number);
    if (typed.length === 0) return [];
    const opponents = pairs.flatMap(([a, b]) => (a === player ? [b] : b === player ? [a] : []));
    const isRight =
      typed.length === opponents.length * settings.gamesPerOpponent &&
      opponents.every(opponent => typedGames(round, player, opponent).length === settings.gamesPerOpponent);
    if (isRight) return [];
    const values = {
      player: label(wallList, player),
      round: round.number,
      opponents: opponents.map(opponent => label(wallList, opponent)).join(', '),
    };
    const place = atEntry(player, round.number);
    return [makeError('diagonalCellDiffers', values, place)];
  });
}

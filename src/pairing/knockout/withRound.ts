import { freeEntry, type Entry } from '../../tournament/game';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { sideOf } from '../game/pairedGame';
import type { PairedRound } from '../round/pairedRound';

export function withRound(
  wallList: WallList,
  { round, games, bye, byeWorth = 'win', free }: PairedRound,
): WallList {
  const sides = games.flatMap(game => [sideOf(wallList, game, 'black'), sideOf(wallList, game, 'white')]);
  const byes = bye === undefined ? [] : [{ player: bye, worth: byeWorth, as: 'bye' } as const];
  const paired = new Map<number, Entry>([
    ...sides,
    ...[...byes, ...free].map(
      ({ player, worth, as }) => [player, freeEntry({ worth, ...(as && { as: 'bye' }) })] as const,
    ),
  ]);
  const entries = wallList.players.map((_, player) => {
    const row = Array.from({ length: Math.max(round, wallList.rounds) }, (_cell, index) =>
      entriesIn(wallList, player, index + 1),
    );
    const entry = paired.get(player);
    if (entry && row[round - 1]?.length === 0) row[round - 1] = [entry];
    return row;
  });
  return { ...wallList, entries };
}

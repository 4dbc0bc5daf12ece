import { opposite } from './game';
import type { WallList } from './wallList';

/**
 * The position of the other side of a game in the opponent's round: by colours where several games of the two can be told apart
 * by them, else the k-th game with each other. Undefined where the opponent is outside the list or has no such game.
 */
export function answerTo(
  { entries }: WallList,
  player: number,
  round: number,
  position: number,
): number | undefined {
  const own = entries[player]?.[round - 1] ?? [];
  const game = own[position];
  if (game?.kind !== 'game') return undefined;
  const earlier = own.slice(0, position);
  const k = earlier.filter(one => one.kind === 'game' && one.opponent === game.opponent).length;
  const theirs = (entries[game.opponent]?.[round - 1] ?? []).flatMap((entry, index) =>
    entry.kind === 'game' && entry.opponent === player ? [{ index, colour: entry.colour }] : [],
  );
  const mirrored = theirs.filter(({ colour }) => game.colour && colour === opposite(game.colour));
  return (mirrored.length === 1 ? mirrored[0] : theirs[k])?.index;
}

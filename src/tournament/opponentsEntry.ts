import { opposite } from './game';
import type { WallList } from './wallList';
import type { PlayerIndex, RoundNo } from './indices';

/**
 * Finds the other side of a game among the opponent's entries of the round: by the colours, else the k-th answers
 * the k-th. Undefined where the opponent is outside the list or has no such game.
 */
export function opponentsEntry(
  { entries }: WallList,
  player: PlayerIndex,
  round: RoundNo,
  position: number,
): number | undefined {
  const roundEntries = entries[player]?.[round - 1] ?? [];
  const game = roundEntries[position];
  if (game?.kind !== 'game') return undefined;
  const earlier = roundEntries.slice(0, position);
  const k = earlier.filter(entry => entry.kind === 'game' && entry.opponent === game.opponent).length;
  const answers = (entries[game.opponent]?.[round - 1] ?? []).flatMap((entry, index) =>
    entry.kind === 'game' && entry.opponent === player ? [{ index, colour: entry.colour }] : [],
  );
  const opposites = answers.filter(({ colour }) => game.colour && colour === opposite(game.colour));
  return (opposites.length === 1 ? opposites[0] : answers[k])?.index;
}

import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { compareDirectly } from '../tiebreaks/directComparison';
import { areEqualLengths, gamesWon, movesOfGame, type WonGame } from './gameLength';
import { makeStanding } from '../score/standing';
import type { PlayerIndex } from '../../tournament/indices';

export type TieBroken =
  | { readonly kind: 'won'; readonly winner: PlayerIndex; readonly by: 'direct comparison' | 'lengths' }
  | { readonly kind: 'equal'; readonly players: readonly PlayerIndex[] }
  /** The lengths of these games decide, and nobody has written them. */
  | { readonly kind: 'lengths missing'; readonly games: readonly WonGame[] };

/** Players who went out together (R7.6): Direct Comparison until it parts no more, then the shortest won games. */
export function breakTie(
  wallList: WallList,
  settings: Settings,
  tied: readonly number[],
  through: number,
): TieBroken {
  const standing = makeStanding(wallList, { ...settings, throughRound: through });
  const [best = tied] = compareDirectly(standing, [tied]).classes;
  const [winner] = best;
  if (best.length === 1 && winner !== undefined) return { kind: 'won', winner, by: 'direct comparison' };
  return byLengths(wallList, best, through);
}

/** Lengths say something where all have won the same number of games; without any they are all equal. */
function byLengths(wallList: WallList, players: readonly PlayerIndex[], through: number): TieBroken {
  const members = new Set(players);
  const won = players.map(player => gamesWon(wallList, player, members, through));
  const count = won[0]?.length ?? 0;
  if (won.some(({ length }) => length !== count)) return { kind: 'equal', players };
  const games = won.flat().filter(game => movesOfGame(wallList, game) === undefined);
  if (games.length > 0) return { kind: 'lengths missing', games };
  const lengths = won.map(wonGames =>
    wonGames.reduce((sum, game) => sum + (movesOfGame(wallList, game) ?? 0), 0),
  );
  const shortest = Math.min(...lengths);
  const equal = players.filter((_, i) => areEqualLengths(lengths[i] as number, shortest));
  const [winner] = equal;
  return equal.length === 1 && winner !== undefined
    ? { kind: 'won', winner, by: 'lengths' }
    : { kind: 'equal', players: equal };
}

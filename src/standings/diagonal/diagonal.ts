import { isPresence, type Entry } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { entriesIn, isOut, type WallList } from '../../tournament/wallList';
import { makeStanding } from '../score/makeStanding';
import type { Standing } from '../score/standing';
import { compareDirectly } from '../tiebreaks/directComparison';
import { lossesIn, OUT_AT, type Quarters } from './diagonalLosses';
import { gamesWon, movesOfGame, areEqualLengths, type WonGame } from './gameLength';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export type DiagonalEnd =
  | { readonly kind: 'won'; readonly winner: PlayerIndex; readonly by: WonBy }
  | { readonly kind: 'lengths missing'; readonly games: readonly WonGame[] };

export type WonBy = 'last' | 'fewest losses' | 'direct comparison' | 'lengths';

export interface Diagonal {
  /**
   * The players who play on, by index; where the last all went out together, these; nobody before the first round.
   */
  readonly left: readonly number[];
  /** By player: the losses since the event began, or since its extra rounds began (A23). */
  readonly losses: readonly Quarters[];
  readonly isExtra: boolean;
  readonly end: DiagonalEnd | undefined;
}

/**
 * In it is whoever has a game or a bye in round `first`; whoever has none later, or is out of the next, has
 * withdrawn (R7.3, R7.6).
 */
export function runDiagonal(
  wallList: WallList,
  settings: Settings,
  first: number,
  through: number,
): Diagonal {
  const everybody = wallList.players.map((_, player) => player);
  const none = everybody.map(() => 0);
  let event: Diagonal = { left: everybody, losses: none, isExtra: false, end: undefined };
  let round = first;
  for (; round <= through && !event.end; round++) {
    const playing = event.left.filter(player => isThere(entriesIn(wallList, player, round)));
    if (playing.length === 0) {
      if (!isPlayedLater(wallList, event.left, round, through)) break;
      continue;
    }
    event = afterRound(wallList, settings, event, playing, round);
  }
  if (round === first) return { ...event, left: [] };
  if (event.end) return event;
  const staying = event.left.filter(player => !hasLeft(wallList, player, round));
  return staying.length === 1 ? wonBy(event, staying, 'last') : event;
}

function afterRound(
  wallList: WallList,
  settings: Settings,
  before: Diagonal,
  playing: readonly PlayerIndex[],
  round: RoundNo,
): Diagonal {
  const losses = [...before.losses];
  for (const player of playing)
    losses[player] = (losses[player] ?? 0) + lossesIn(entriesIn(wallList, player, round), settings);
  const event = { ...before, losses };
  const left = playing.filter(player => (losses[player] as number) < OUT_AT);
  if (left.length === 1) return wonBy(event, left, 'last');
  if (left.length > 1) return { ...event, left };
  const fewest = Math.min(...playing.map(player => losses[player] as number));
  const tied = playing.filter(player => losses[player] === fewest);
  if (tied.length === 1) return wonBy(event, tied, 'fewest losses');
  return afterTie(event, tied, breakTie(wallList, settings, tied, round));
}

type TieBroken =
  | { readonly kind: 'won'; readonly winner: PlayerIndex; readonly by: 'direct comparison' | 'lengths' }
  | { readonly kind: 'equal'; readonly players: readonly PlayerIndex[] }
  /** The lengths of these games decide, and nobody has written them. */
  | { readonly kind: 'lengths missing'; readonly games: readonly WonGame[] };

/** Players who went out together (R7.6): Direct Comparison until it parts no more, then the shortest won games. */
function breakTie(
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

/** Players equal to the end play extra rounds, in which losses count from 0 (A23). */
function afterTie(event: Diagonal, tied: readonly number[], broken: TieBroken): Diagonal {
  switch (broken.kind) {
    case 'won':
      return wonBy(event, [broken.winner], broken.by);
    case 'lengths missing':
      return { ...event, left: tied, end: broken };
    case 'equal':
      return { left: broken.players, losses: event.losses.map(() => 0), isExtra: true, end: undefined };
  }
}

const wonBy = (event: Diagonal, left: readonly number[], by: WonBy): Diagonal => ({
  ...event,
  left,
  end: { kind: 'won', winner: left[0] as number, by },
});

const isThere = (entries: readonly Entry[]): boolean => entries.some(isPresence);

/** A round that nobody came to changes nothing, where those who are left have met in a later one. */
const isPlayedLater = (
  wallList: WallList,
  left: readonly number[],
  round: RoundNo,
  through: number,
): boolean => left.some(player => (wallList.entries[player] ?? []).slice(round, through).some(isThere));

/** Whether a player has left by this round: marked as out of it, or with an absence typed, and without a game in it. */
export function hasLeft(wallList: WallList, player: PlayerIndex, round: RoundNo): boolean {
  const [playerInList, entries] = [wallList.players[player], entriesIn(wallList, player, round)];
  if (isThere(entries)) return false;
  return entries.length > 0 || (playerInList !== undefined && isOut(playerInList, round));
}

/** The winner of a Diagonal event before all others, whatever their performance ratings are (R7.8, A24). */
export function winnerFirst(
  { wallList, settings, through }: Standing,
  first: number,
  classes: readonly (readonly PlayerIndex[])[],
): readonly (readonly number[])[] {
  const { end } = runDiagonal(wallList, settings, first, through);
  if (end?.kind !== 'won') return classes;
  const { winner } = end;
  return classes.flatMap(group => {
    if (!group.includes(winner)) return [group];
    const losers = group.filter(player => player !== winner);
    return losers.length === 0 ? [[winner]] : [[winner], losers];
  });
}

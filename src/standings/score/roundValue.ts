import { isLostByDefault, gameValue, type Free, type Game } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints, type WallList } from '../../tournament/wallList';
import type { WhyUnknown } from '../column';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import type { CountedGames, Score, RoundValue, RunningScore } from './scores';

interface Opponents {
  readonly counting: WallList;
  readonly settings: Settings;
  /** Rounds that count: 1 to `through`. */
  readonly through: number;
  readonly starts: readonly (HalfPoints | undefined)[];
  readonly games: CountedGames;
  /** The part of each player in the SOS of opponents, stones apart. */
  readonly opponentScores: readonly (Score | WhyUnknown)[];
}

/** `[player][round - 1]`: the scores of the opponents met, or what a round without one adds (R2.3). */
export function makeRoundValues(standing: Opponents): readonly (readonly RoundValue[])[] {
  const { first, rounds, values } = standing.games;
  return standing.starts.map((_, player) => {
    const unplayed = unplayedScore(standing, player);
    const added = new Array<RoundValue>(standing.through).fill(unplayed);
    let last = 0;
    for (let game = first[player] as number; game < (first[player + 1] as number); game++) {
      const round = rounds[game] as number;
      const value = values[game] === undefined ? OPEN : scoreAgainst(standing, player, game);
      added[round - 1] = round === last ? bothOf(added[round - 1] as RoundValue, value) : value;
      last = round;
    }
    return added;
  });
}

const OPEN = { kind: 'open' } as const;

function bothOf(one: RoundValue, other: RoundValue): RoundValue {
  if (one.kind === 'score' && other.kind === 'score')
    return { kind: 'score', score: one.score + other.score };
  if (one.kind === 'open') return other;
  return other.kind === 'open' || one.kind !== 'score' ? one : other;
}

export function sumOf(values: readonly RoundValue[]): HalfPoints | WhyUnknown {
  let sum = 0;
  for (const value of values) {
    if (value.kind === 'score') sum += value.score;
    else if (value.kind !== 'open') return value;
  }
  return sum;
}

/** The opponent may not have come (A6); `Handicap in SOS` adds stones given and takes off stones got (R2.5). */
export function scoreAgainst(standing: Opponents, player: PlayerIndex, game: number): Score | WhyUnknown {
  const { opponents, stones } = standing.games;
  const opponent = opponents[game] as number;
  const score = opponent < 0 ? undefined : standing.opponentScores[opponent];
  if (score === undefined) return outside(standing, player, game);
  return score.kind === 'score' ? { kind: 'score', score: score.score + 2 * (stones[game] ?? 0) } : score;
}

/** That the opponent of a game is not in the list. */
export function outside({ counting, games }: Opponents, player: PlayerIndex, game: number): WhyUnknown {
  const round = games.rounds[game] as number;
  const met = entriesIn(counting, player, round).find(entry => entry.kind === 'game' && entry.opponent < 0);
  return { kind: 'outside', round, opponentNo: met?.kind === 'game' ? met.opponentNo : 0 };
}

/** The player's own start, 0 outside McMahon; the AGA's phantom has won half of the rounds so far (R2.3, R2.5). */
export function unplayedScore(
  { starts, settings, through }: Pick<Opponents, 'starts' | 'settings' | 'through'>,
  player: PlayerIndex,
): Score | WhyUnknown {
  const start = starts[player];
  if (start === undefined) return { kind: 'no start', player };
  return { kind: 'score', score: settings.ownUnplayed === 'AGA phantom' ? start + through : start };
}

interface RunningScores {
  /** The list without games that count for nobody. */
  readonly counting: WallList;
  readonly settings: Settings;
  readonly through: number;
  readonly starts: readonly (HalfPoints | undefined)[];
  readonly scores: readonly RunningScore[];
}

/** The counted score, or by `Unplayed rounds of opponents` that with rounds not really played as ½ (R2.3, R2.5). */
export function makeOpponentScores(played: RunningScores): readonly (Score | WhyUnknown)[] {
  const { settings, through, starts, scores } = played;
  return starts.map((start, player) => {
    if (start === undefined) return { kind: 'no start', player };
    const isHalf = settings.opponentsUnplayed === 'half';
    const score = isHalf ? scoreWithHalves(played, player, start) : (scores[player]?.[through] ?? 0);
    return { kind: 'score', score };
  });
}

/** Never rounded down. A round in which nothing stands is not played either. */
function scoreWithHalves(played: RunningScores, player: PlayerIndex, start: HalfPoints): HalfPoints {
  const { counting, settings, through } = played;
  let score = start;
  for (let round = 1; round <= through; round++) {
    const entries = entriesIn(counting, player, round);
    if (entries.length === 0) score += HALF;
    for (const entry of entries) {
      if (entry.kind === 'free') score += freeWithHalves(entry, settings);
      else score += gameWithHalves(counting, settings, player, round, entry);
    }
  }
  return score;
}

const HALF: HalfPoints = 1;

/** The AGA's bye is a win (R2.5). */
const freeWithHalves = (free: Free, settings: Settings): HalfPoints =>
  settings.ownUnplayed === 'AGA phantom' ? Math.max(HALF, countedFree(free, settings).score) : HALF;

/** OpenGotha has ½ for every game by default, the AGA for one that both have lost (R2.5). */
function gameWithHalves(
  wallList: WallList,
  settings: Settings,
  player: PlayerIndex,
  round: RoundNo,
  game: Game,
): HalfPoints {
  const isUnplayed =
    settings.ownUnplayed === 'AGA phantom'
      ? isLostByDefault(game) &&
        entriesIn(wallList, game.opponent, round).some(
          other => other.kind === 'game' && other.opponent === player && isLostByDefault(other),
        )
      : game.byDefault && game.outcome !== 'unknown';
  return isUnplayed ? HALF : gameValue(game.outcome);
}

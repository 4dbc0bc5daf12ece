import { gameValue } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints, type WallList } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';
import type { RunningScore } from './scores';

/** Rounded down to whole points (R1.3, A1): everything, the points without games, or nothing. */
type Rounding = Settings['rounding'];

export const roundingOf = ({ system, rounding }: Settings): Rounding =>
  SYSTEMS[system].halfForAbsence ? rounding : 'none';

/** The score that counts, of points from start and games and points of rounds without a game (R1.3). */
export function counted(games: HalfPoints, free: HalfPoints, rounding: Rounding): HalfPoints {
  switch (rounding) {
    case 'EGF':
      return floored(games + free);
    case 'absences':
      return games + floored(free);
    case 'none':
      return games + free;
  }
}

/** The next whole point below. */
export const floored = (score: HalfPoints): HalfPoints => 2 * Math.floor(score / 2);

interface ScoresAfterRounds {
  /** The McMahon score (R1.4); in other systems the same as the wins. */
  readonly scores: RunningScore;
  /** The Number of Wins Score (R1.4), by which all systems rank but McMahon. */
  readonly wins: RunningScore;
}

export function scoresAfterRounds(
  wallList: WallList,
  settings: Settings,
  through: number,
  player: PlayerIndex,
  start: HalfPoints,
): ScoresAfterRounds {
  const rounding = roundingOf(settings);
  const scores: HalfPoints[] = [];
  const wins: HalfPoints[] = [];
  let games = 0;
  let freeScore = 0;
  let freeWins = 0;
  scores[0] = counted(start, 0, rounding);
  wins[0] = 0;
  for (let round = 1; round <= through; round++) {
    const entries = entriesIn(wallList, player, round);
    for (let k = 0; k < entries.length; k++) {
      const entry = entries[k]!;
      if (entry.kind === 'game') games += gameValue(entry.outcome);
      else {
        const free = countedFree(entry, settings);
        freeScore += free.score;
        freeWins += free.wins;
      }
    }
    scores[round] = counted(start + games, freeScore, rounding);
    wins[round] = counted(games, freeWins, rounding);
  }
  return { scores, wins };
}

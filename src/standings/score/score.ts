import type { Free, Outcome } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { countedFree } from '../../tournament/unplayed';
import { entriesIn, type HalfPoints, type WallList } from '../../tournament/wallList';

/** What a game gives by its outcome (R1.1); nothing until it has a result. */
export function gameValue(outcome: Outcome): HalfPoints {
  switch (outcome) {
    case 'won':
      return 2;
    case 'jigo':
      return 1;
    case 'lost':
    case 'unknown':
      return 0;
  }
}

/** What is rounded down to whole points (R1.3, A1): everything, what was won without games, or nothing. */
type Rounding = Settings['rounding'];

export const roundingOf = ({ system, rounding }: Settings): Rounding =>
  SYSTEMS[system].halfForAbsence ? rounding : 'none';

/** The score that counts, of what somebody has from the start and from games, and of what rounds without a game gave (R1.3). */
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

/** The scores of a player after each round that counts, rounded anew each time (R1.3); after round 0 the start. */
export type RunningScore = readonly HalfPoints[];

/** The Number of Wins Score (R1.4) after rounds up to `through`, by which all systems rank but McMahon. */
export const runningWins = (
  wallList: WallList,
  settings: Settings,
  through: number,
  player: number,
): RunningScore => running(wallList, settings, through, player, 0, free => countedFree(free, settings).wins);

/** The McMahon score (R1.4). */
export const runningMms = (
  wallList: WallList,
  settings: Settings,
  through: number,
  player: number,
  start: HalfPoints,
): RunningScore =>
  running(wallList, settings, through, player, start, free => countedFree(free, settings).score);

function running(
  wallList: WallList,
  settings: Settings,
  through: number,
  player: number,
  start: HalfPoints,
  freeValue: (free: Free) => HalfPoints,
): RunningScore {
  const rounding = roundingOf(settings);
  let games = start;
  let free = 0;
  const scores = new Array<HalfPoints>(through + 1);
  scores[0] = counted(games, free, rounding);
  for (let round = 1; round <= through; round++) {
    for (const entry of entriesIn(wallList, player, round)) {
      if (entry.kind === 'game') games += gameValue(entry.outcome);
      else free += freeValue(entry);
    }
    scores[round] = counted(games, free, rounding);
  }
  return scores;
}

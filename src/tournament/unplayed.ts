import type { Absence, Bye, Free } from './game';
import type { Settings } from './settings';
import type { HalfPoints, WallList } from './wallList';
import { SYSTEMS } from './systems';
import type { PlayerIndex, RoundNo } from './indices';

export interface UnplayedValue {
  readonly score: HalfPoints;
  /** For the Number of Wins Score. */
  readonly wins: HalfPoints;
}

const TYPED: Readonly<Record<Bye['worth'], HalfPoints>> = { win: 2, half: 1, nothing: 0 };
const WORTHS = ['nothing', 'half', 'win'] as const;

/**
 * The value of a round without a game (R1.1). In McMahon and Swiss:
 * - The tournament's bye, typed `0+` or with exactly the value in the settings, counts `Bye value` and `Bye
 *   wins`.
 * - An agreed absence counts `Absence value` and `Absence wins`.
 * - Where the score is the number of wins, both numbers are the wins.
 * Any other bye counts what its cell says, any other absence nothing (A20).
 */
export function countedFree(free: Free, settings: Settings): UnplayedValue {
  const system = SYSTEMS[settings.system];
  if (!system.halfForAbsence) return both(free.as === 'bye' ? TYPED[free.worth] : 0);
  const { score, wins } = free.as === 'bye' ? ofBye(free, settings) : ofAbsence(free, settings);
  return system.score === 'MMS' ? { score, wins } : both(wins);
}

const both = (points: HalfPoints): UnplayedValue => ({ score: points, wins: points });

function ofBye({ worth }: Bye, { byeValue, byeWins }: Settings): UnplayedValue {
  const typed = TYPED[worth];
  const isUsual = worth === 'win' || typed === byeValue;
  return isUsual ? { score: byeValue, wins: byeWins ?? byeValue } : both(typed);
}

function ofAbsence({ worth }: Absence, settings: Settings): UnplayedValue {
  if (worth === 'nothing') return both(0);
  const { absenceValue: score, absenceWins, absencesInWins } = settings;
  return { score, wins: absenceWins ?? (absencesInWins === 'ignore' ? 0 : score) };
}

/** The worth to write for a bye: its value in the score, so that the cell alone tells it. */
export const byeWorth = (settings: Settings): Bye['worth'] =>
  WORTHS[countedFree({ kind: 'free', as: 'bye', worth: 'win' }, settings).score] ?? 'win';

export const absenceWorth = (settings: Settings): Absence['worth'] =>
  settings.absence === '0=' ? 'half' : 'nothing';

/** In a round of a player who has had so many agreed absences; in a team event the matches count. */
export const absenceWorthIn = (settings: Settings, round: RoundNo, had: number): Absence['worth'] =>
  !settings.teams && (settings.noAbsencesIn.includes(round) || had >= (settings.agreedAbsences ?? Infinity))
    ? 'nothing'
    : absenceWorth(settings);

interface AbsenceInRound {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly worth: Bye['worth'];
}

/** A player who is out of a round gets this in its cell; `late` are absences before it that are written with it (R1.1). */
export function worthOfAbsence(
  { entries }: Pick<WallList, 'entries'>,
  settings: Settings,
  { player, round }: Pick<AbsenceInRound, 'player' | 'round'>,
  late: readonly AbsenceInRound[] = [],
): Absence['worth'] {
  const typed = (entries[player] ?? [])
    .slice(0, round - 1)
    .flat()
    .filter(entry => entry.kind === 'free' && entry.as === 'absence' && entry.worth === 'half');
  const unwritten = late.filter(
    absence => absence.player === player && absence.round < round && absence.worth === 'half',
  );
  return absenceWorthIn(settings, round, typed.length + unwritten.length);
}

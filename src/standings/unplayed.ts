import type { Absence, Bye, Free } from '../tournament/game';
import type { Settings } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';
import { isSwissOrMcMahon } from './value';

/** Half points of a round without a game. */
export interface Counted {
  readonly score: HalfPoints;
  /** For the Number of Wins Score. */
  readonly wins: HalfPoints;
}

const NOTHING: Counted = { score: 0, wins: 0 };
const TYPED: Readonly<Record<Bye['worth'], HalfPoints>> = { win: 2, half: 1, nothing: 0 };
const WORTHS = ['nothing', 'half', 'win'] as const;

/**
 * What a round without a game counts (R1.1). The bye of this tournament, `0+` or with the very value that the settings have,
 * counts `Bye value` and `Bye wins`; any other counts what its cell says. An agreed absence counts `Absence value` and
 * `Absence wins`, in McMahon and Swiss alone (A20); one without agreement counts nothing. Where the score is the number of wins,
 * that is both.
 */
export function countedFree(free: Free, settings: Settings): Counted {
  const { score, wins } = free.as === 'bye' ? ofBye(free, settings) : ofAbsence(free, settings);
  return settings.system === 'McMahon' ? { score, wins } : { score: wins, wins };
}

function ofBye({ worth }: Bye, { byeValue, byeWins }: Settings): Counted {
  const typed = TYPED[worth];
  const isUsual = worth === 'win' || typed === byeValue;
  return isUsual ? { score: byeValue, wins: byeWins ?? byeValue } : { score: typed, wins: typed };
}

function ofAbsence({ worth }: Absence, settings: Settings): Counted {
  if (worth === 'nothing' || !isSwissOrMcMahon(settings.system)) return NOTHING;
  const { absenceValue: score, absenceWins, absencesInWins } = settings;
  return { score, wins: absenceWins ?? (absencesInWins === 'ignore' ? 0 : score) };
}

/** What is written for a bye: what it counts in the score, so that the cell alone says it. */
export const byeWorth = (settings: Settings): Bye['worth'] =>
  WORTHS[countedFree({ kind: 'free', as: 'bye', worth: 'win' }, settings).score] ?? 'win';

/** What is written for a round that a player is out of: the setting `Absence`. */
export const absenceWorth = (settings: Settings): Absence['worth'] =>
  settings.absence === '0=' ? 'half' : 'nothing';

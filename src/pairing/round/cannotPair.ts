import type { Event } from '../../standings/stages/event';
import type { Problem } from '../../tournament/problem';
import { SYSTEMS } from '../../tournament/systems';
import { hasStart, startingScores, unknownStarts } from '../../standings/score/startingScore';
import { stageSettings } from '../../standings/stages/stage';
import type { CannotPair } from './openEvent';

/** Nobody's start is guessed: neither for a McMahon that is played nor for one that has decided who goes on; of the first stages. */
export function startsMissing(
  { wallList, settings, stages }: Event,
  count = stages.length,
): readonly Problem[] {
  const stage = stages.slice(0, count).find(({ system }) => SYSTEMS[system].score === 'MMS');
  if (stage === undefined || wallList.players.every(hasStart)) return [];
  const starts = startingScores(wallList, stageSettings(settings, stage));
  return unknownStarts(wallList, starts).map(problem => ({ ...problem, severity: 'error' }));
}

export const cannot = (problems: readonly Problem[]): CannotPair => ({ kind: 'cannot pair', problems });

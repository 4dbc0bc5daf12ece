import type { Event } from '../standings/stages/event';
import type { StageInForce } from '../standings/stages/stage';
import { eventRounds } from '../tournament/playoffRounds';
import type { Problem } from '../tournament/problem';
import { nobodyHasWon } from './round/nobodyHasWon';
import { pairingSystem } from './systems';

/** The winner of an event that its last games decide, or what it lacks, where all rounds are paired. */
export function decision(event: Event): readonly Problem[] {
  const { wallList, settings, stages } = event;
  const index = stages.length - 1;
  const last = stages[index] as StageInForce;
  const { end } = pairingSystem(last);
  if (end === undefined) return [];
  if (last.from > eventRounds(wallList, settings)) {
    const qualified = event.qualified(index).flatMap(({ players }) => players);
    return [nobodyHasWon(event, qualified)];
  }
  return end(event, index);
}

export const missingDecision = (event: Event): readonly Problem[] =>
  decision(event).filter(({ code }) => code !== 'diagonalWon' && code !== 'knockoutOver');

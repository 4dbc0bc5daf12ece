import { qualifiedFor } from '../standings/stages/qualified';
import { stagesOf, type StageInForce } from '../standings/stages/stage';
import { listOfStage } from '../standings/stages/stagedOrder';
import { eventRounds } from '../tournament/playoffRounds';
import type { Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { diagonalOver } from './diagonal/diagonalProblems';
import { knockoutEnd } from './knockout/knockoutProblems';
import { nobodyHasWon } from './round/nobodyHasWon';

/**
 * Where all rounds are paired: who has won an event that its last games decide, or what it lacks to be decided. Nothing of
 * other systems.
 */
export function decision(wallList: WallList, settings: Settings): readonly Problem[] {
  const stages = stagesOf(wallList, settings);
  const index = stages.length - 1;
  const last = stages[index] as StageInForce;
  if (last.system !== 'Knock-out' && last.system !== 'Diagonal') return [];
  if (last.from > eventRounds(wallList, settings)) {
    const qualified = qualifiedFor(wallList, settings, stages, index).flatMap(({ players }) => players);
    return [nobodyHasWon(wallList, settings, qualified)];
  }
  const list = listOfStage(wallList, settings, stages, index);
  return last.system === 'Knock-out' ? knockoutEnd(list, settings, last) : diagonalOver(list, settings, last);
}

/** What is to be done before an event of which all rounds are paired is decided. */
export const undecided = (wallList: WallList, settings: Settings): readonly Problem[] =>
  decision(wallList, settings).filter(({ code }) => code !== 'diagonalWon' && code !== 'knockoutOver');

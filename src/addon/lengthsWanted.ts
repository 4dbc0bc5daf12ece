import { diagonalEnd } from '../pairing/diagonalProblems';
import { findOpenRound } from '../pairing/openRound';
import { runDiagonal } from '../standings/diagonal';
import { stageAt, stageList, stageSettings, stagesOf } from '../standings/stage';
import type { Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';

/**
 * While rounds are left: nothing but the lengths of games can tell whether a Diagonal event is over (SPEC R7.6), so that no
 * other round can be paired before they are written. Nothing where all rounds are paired: that is for `undecided`.
 */
export function lengthsWanted(wallList: WallList, settings: Settings): readonly Problem[] {
  const { round } = findOpenRound(wallList, settings);
  if (round === undefined) return [];
  const stages = stagesOf(wallList, settings);
  const stage = stages[stageAt(stages, round)];
  if (stage?.system !== 'Diagonal') return [];
  const list = stageList(wallList, stage, undefined);
  const { end } = runDiagonal(list, stageSettings(settings, stage), stage.from, round - 1);
  return end?.kind === 'lengths missing' ? [diagonalEnd(wallList, end)] : [];
}

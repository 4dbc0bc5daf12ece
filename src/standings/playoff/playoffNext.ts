import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { byScore } from '../order/order';
import { playOff, type Playoff } from './playoff';
import { classesOf } from './playoffOrder';
import { stagesOf } from '../stages/stage';
import { groupsOf, stageStandings } from '../stages/stagedOrder';
import { stageMembers } from '../stages/stageMembers';

/**
 * The playoffs of a tournament as of a round, one for each contest: everybody, or a category, or a group that is ranked by
 * itself. None without rounds for it.
 */
export function playoffsAsOf(wallList: WallList, settings: Settings, through: number): readonly Playoff[] {
  if (settings.playoffRounds.length === 0) return [];
  const stages = stagesOf(wallList, settings);
  const asOf = { ...settings, throughRound: through };
  const standing = stageStandings(wallList, asOf, stages)[stages.length - 1];
  const stage = stages[stages.length - 1];
  if (!standing || !stage) return [];
  const among = stageMembers(wallList, settings, stages, stages.length - 1);
  const groups = stage.apart ? groupsOf(wallList, among) : [among];
  const { contests, ranked } = byScore(standing, 'final', groups);
  const part = { wallList, playoffPlaces: settings.playoffPlaces, through };
  return contests.map(contest => playOff(part, settings.playoffRounds, classesOf(contest, ranked)));
}

import { byScore } from '../order/order';
import type { Event } from './event';
import type { StageInForce } from './stage';
import { playOff, type Playoff } from '../playoff/playoff';
import { classesOf } from '../playoff/playoffOrder';
import { groupsOf } from './stageRanking';

/** One for each contest: everybody, a category, a group ranked by itself; `before` counts no later round. */
export function findPlayoffs(event: Event, before: Event, through: number): readonly Playoff[] {
  const { wallList, settings, stages } = event;
  const last = stages.length - 1;
  const among = event.members(last);
  const groups = (stages[last] as StageInForce).apart ? groupsOf(wallList, among) : [among];
  const { contests, ranked } = byScore(before.standingOf(last), 'final', groups);
  const part = { wallList, playoffPlaces: settings.playoffPlaces, through };
  return contests.map(contest => playOff(part, settings.playoffRounds, classesOf(contest, ranked)));
}

import type { Event } from '../stages/event';
import { finalOrder } from './finalOrder';
import { inListOrder } from './listOrder';

/** Players in the order of their places; in a team event team by team, by board, and behind them whoever has no team. */
export function rowOrder(event: Event): readonly number[] {
  const { wallList, settings } = event;
  const teams = event.teams()?.teams;
  if (!teams) return finalOrder(wallList, settings).order;
  const contest = event.contest();
  const { order } = finalOrder(contest.wallList, contest.settings);
  const members = order.flatMap(team => teams.teams[team]?.members ?? []);
  const others = wallList.players.flatMap((_, player) => (teams.of[player] === undefined ? [player] : []));
  return [...members, ...inListOrder(wallList, others)];
}

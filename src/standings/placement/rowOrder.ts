import type { WallList } from '../../tournament/wallList';
import { everybody, type Event } from '../stages/event';
import { finalOrder } from './finalOrder';
import { inListOrder } from './listOrder';

/** Players in the order of their places; in a team event team by team, by board. Behind them whoever has no place, or no team. */
export function rowOrder(event: Event): readonly number[] {
  const { wallList, settings } = event;
  const teams = event.teams()?.teams;
  if (!teams) return withOthers(wallList, finalOrder(wallList, settings).order);
  const contest = event.contest();
  const order = withOthers(contest.wallList, finalOrder(contest.wallList, contest.settings).order);
  return withOthers(
    wallList,
    order.flatMap(team => teams.teams[team]?.members ?? []),
  );
}

function withOthers(wallList: WallList, some: readonly number[]): readonly number[] {
  const isIn = new Set(some);
  return [
    ...some,
    ...inListOrder(
      wallList,
      everybody(wallList).filter(player => !isIn.has(player)),
    ),
  ];
}

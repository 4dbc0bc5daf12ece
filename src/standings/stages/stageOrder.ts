import { groupKey, type WallList } from '../../tournament/wallList';
import { splitBy, type Order } from '../orderStep';
import { compareNames } from '../namePositions';
import { orderOf, splitByTiebreaks, tiebreaksFor } from '../order/order';
import type { Purpose } from '../purpose';
import type { Standing } from '../score/standing';
import { makeColumn } from '../column';
import { type Event, everybody } from './event';
import type { StageInForce } from './stage';
import type { PlayerIndex } from '../../tournament/indices';

/** In groups the place in the group, by the purpose's tiebreaks; the global tiebreaks alone compare across (R6.6). */
export function stageOrder(
  standing: Standing,
  stage: StageInForce,
  purpose: Purpose,
  among: readonly number[],
): Order {
  if (!stage.apart) return orderOf(standing, purpose, [among]);
  if (purpose === 'prizes') {
    const final = stageOrder(standing, stage, 'final', among);
    return splitByTiebreaks(standing, purpose, tiebreaksFor(standing.settings, purpose), final);
  }
  const groups = groupsOf(standing.wallList, among);
  const inside = orderOf(standing, purpose, groups);
  const places = placesInGroups(standing.wallList.players.length, groups, inside);
  const column = makeColumn({
    title: 'Group place',
    unit: 1,
    values: places,
    better: 'less',
    unknown: 'behind',
  });
  const across = splitBy({ tiebreak: 'Place in the group', column }, [among]);
  const order = splitByTiebreaks(standing, purpose, standing.settings.globalTiebreaks, across);
  const [first, ...global] = order.columns;
  return { classes: order.classes, columns: first ? [first, ...inside.columns, ...global] : [] };
}

/** Players by the column Group, in the order of the groups' names, which no sorting of rows changes. */
export function groupsOf(wallList: WallList, among: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const player of among) {
    const name = groupKey(wallList.players[player]);
    groups.set(name, [...(groups.get(name) ?? []), player]);
  }
  return [...groups].sort(([a], [b]) => compareNames(a, b)).map(([, players]) => players);
}

function placesInGroups(count: number, groups: readonly (readonly number[])[], { classes }: Order) {
  const places: (number | undefined)[] = Array.from({ length: count });
  for (const group of groups) {
    const members = new Set(group);
    let better = 0;
    for (const tied of classes.filter(([first]) => members.has(first as number))) {
      for (const player of tied) places[player] = better + 1;
      better += tied.length;
    }
  }
  return places;
}

/** Place of each player: 1 + the number of better placed ones (R3.1). */
export function placesOf(count: number, classes: readonly (readonly PlayerIndex[])[]): readonly number[] {
  const place: number[] = Array.from({ length: count }, () => 1);
  let better = 0;
  for (const group of classes) {
    for (const player of group) place[player] = better + 1;
    better += group.length;
  }
  return place;
}

/** By player: the place in a stage, those who have come into a later one among them. */
export function placesInStage(event: Event, index: number): readonly number[] {
  const players = everybody(event.wallList);
  const { classes } = stageOrder(
    event.standingOf(index),
    event.stages[index] as StageInForce,
    'final',
    players,
  );
  return placesOf(players.length, classes);
}

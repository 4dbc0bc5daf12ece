import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { makeColumn } from '../tiebreaks/column';
import { compareNames } from '../order/namePositions';
import { orderOf, splitBy, splitByTiebreaks, tiebreaksFor, type Order } from '../order/order';
import { stageList, stageSettings, type StageInForce } from './stage';
import { playingOn, stageMembers } from './stageMembers';
import { makeStanding, type Standing } from '../score/standing';
import type { Purpose } from '../order/tied';

/**
 * The standing of each stage by its own rounds and rules. The place in one stage is the Previous order of the next. Stages
 * after `last` are left out.
 */
export function stageStandings(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  last = stages.length - 1,
): readonly Standing[] {
  const standings: Standing[] = [];
  let previous: readonly number[] | undefined;
  for (const [index, stage] of stages.slice(0, last + 1).entries()) {
    const list = ofMembers(stageList(wallList, stage, previous), wallList, settings, stages, index);
    const standing = makeStanding(list, stageSettings(settings, stage));
    standings.push(standing);
    previous = placesOf(list.players.length, stageOrder(standing, stage, 'final', everybody(list)).classes);
  }
  return standings;
}

/** The list as a stage sees it, with the games of its own players alone; the whole list where there is one stage. */
export function listOfStage(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): WallList {
  if (stages.length === 1) return wallList;
  const previous = previousPlaces(wallList, settings, stages, index);
  return ofMembers(
    stageList(wallList, stages[index] as StageInForce, previous),
    wallList,
    settings,
    stages,
    index,
  );
}

/** Where the others play on in the same rounds, their games are none of the stage. */
function ofMembers(
  list: WallList,
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): WallList {
  if (settings.others !== 'play on' || index === 0) return list;
  return withRowsOf(list, stageMembers(wallList, settings, stages, index));
}

const withRowsOf = (list: WallList, players: readonly number[]): WallList => {
  const isIn = new Set(players);
  return {
    ...list,
    entries: list.entries.map((row, player) => (isIn.has(player) ? row : row.map(() => []))),
  };
};

/**
 * A stage as those see it who play on by its rules until the end: all of their later rounds belong to it, and none of those who
 * have qualified for the next.
 */
export function extendedStage(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): { readonly stage: StageInForce; readonly list: WallList } {
  const [typed, last] = [stages[index] as StageInForce, stages[stages.length - 1] as StageInForce];
  const stage: StageInForce = { ...typed, to: last.to };
  const all = stageList(wallList, stage, previousPlaces(wallList, settings, stages, index));
  const own = stageList(wallList, typed, undefined);
  const staying = new Set(playingOn(wallList, settings, stages, index));
  const entries = all.entries.map((row, player) => (staying.has(player) ? row : (own.entries[player] ?? [])));
  const list = ofMembers({ ...all, entries }, wallList, settings, stages, index);
  return { stage, list };
}

/** The places in the stage before, which are the Previous order; undefined for the first stage. */
export function previousPlaces(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): readonly number[] | undefined {
  if (index === 0) return undefined;
  const before = stageStandings(wallList, settings, stages, index - 1)[index - 1] as Standing;
  const stage = stages[index - 1] as StageInForce;
  const order = stageOrder(before, stage, 'final', everybody(wallList));
  return placesOf(wallList.players.length, order.classes);
}

/**
 * The order inside one stage. In groups it is the place in the group that counts, by the purpose's tiebreaks inside each
 * group; equal places of different groups are told apart by the global tiebreaks alone (R6.6).
 */
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

/** Players by the text of the column Group, in the order of the groups' names, which no sorting of rows changes. */
export function groupsOf(wallList: WallList, among: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const player of among) {
    const name = wallList.players[player]?.group ?? '';
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
export function placesOf(count: number, classes: readonly (readonly number[])[]): readonly number[] {
  const place: number[] = Array.from({ length: count }, () => 1);
  let better = 0;
  for (const group of classes) {
    for (const player of group) place[player] = better + 1;
    better += group.length;
  }
  return place;
}

const everybody = ({ players }: WallList): readonly number[] => players.map((_, player) => player);

import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { makeColumn, type Column } from './column';
import { orderOf, splitBy, splitByTiebreaks, type Compared, type Order } from './order';
import { entrants, stageList, stageSettings, type StageInForce } from './stage';
import { makeStanding, type Standing } from './standing';
import type { Purpose } from './tied';

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
  for (const stage of stages.slice(0, last + 1)) {
    const list = stageList(wallList, stage, previous);
    const standing = makeStanding(list, stageSettings(settings, stage));
    standings.push(standing);
    previous = placesOf(list.players.length, stageOrder(standing, stage, 'final', everybody(list)).classes);
  }
  return standings;
}

/**
 * All stages as one order: who came into the last one stands before all others and in its order, the others follow
 * in the order of the stage that was their last.
 */
export function stagedOrder(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  purpose: Purpose,
): Order {
  const standings = stageStandings(wallList, settings, stages);
  const rest = new Set(everybody(wallList));
  const classes: (readonly number[])[] = [];
  const columns: Compared[] = [];
  for (let i = stages.length - 1; i >= 0; i--) {
    const stage = stages[i] as StageInForce;
    const standing = standings[i] as Standing;
    const among = (i === 0 ? everybody(wallList) : entrants(wallList, stage)).filter(one => rest.has(one));
    if (among.length === 0 || (i > 0 && standing.through < stage.from)) continue;
    const order = stageOrder(standing, stage, purpose, among);
    classes.push(...order.classes);
    columns.push(...order.columns.map(compared => masked(compared, new Set(among))));
    for (const player of among) rest.delete(player);
  }
  return { classes, columns };
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
  const groups = groupsOf(standing.wallList, among);
  const inside = orderOf(standing, purpose, groups);
  const places = placesInGroups(standing.wallList.players.length, groups, inside);
  const column = makeColumn({ title: 'Group', unit: 1, values: places, better: 'less', unknown: 'behind' });
  const across = splitBy({ tiebreak: 'Place in the group', column }, [among]);
  const order = splitByTiebreaks(standing, purpose, standing.settings.globalTiebreaks, across);
  const [first, ...global] = order.columns;
  return { classes: order.classes, columns: first ? [first, ...inside.columns, ...global] : [] };
}

/** Players by the text of the column Group, in the order in which groups appear. */
export function groupsOf(wallList: WallList, among: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const player of among) {
    const name = wallList.players[player]?.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), player]);
  }
  return [...groups.values()];
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

/** A column with nothing for players whom it did not place. */
function masked({ tiebreak, column }: Compared, among: ReadonlySet<number>): Compared {
  const values: Column['values'] = column.values.map((value, player) =>
    among.has(player) ? value : undefined,
  );
  const missing: Column['missing'] = values.map((_, player) =>
    among.has(player) ? column.missing[player] : undefined,
  );
  return { tiebreak, column: { ...column, values, missing } };
}

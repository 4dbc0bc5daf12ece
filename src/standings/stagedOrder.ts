import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { makeColumn, type Column } from './column';
import { orderOf, splitBy, splitByTiebreaks, type Compared, type Order } from './order';
import { entrants, stageList, stageSettings, type StageInForce } from './stage';
import { playingOn, stageMembers } from './stageMembers';
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

/** A stage, and whom it ranks. */
export interface StageRanking {
  readonly standing: Standing;
  /** Who took part in the stage, those who have come into a later one among them; best first, with what was compared. */
  readonly order: Order;
  /** Those who have come into no later one. */
  readonly ranked: ReadonlySet<number>;
}

/**
 * Who is ranked by which stage, the last stage first: whoever came into the last one by that, everybody else by the stage that
 * was his last, with his later rounds where the others play on. What a stage has decided between two of its players stays,
 * whether or not others of them have gone on.
 */
export function stageRankings(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  purpose: Purpose,
): readonly StageRanking[] {
  const standings = stageStandings(wallList, settings, stages);
  const rest = new Set(everybody(wallList));
  const rankings: StageRanking[] = [];
  for (let i = stages.length - 1; i >= 0; i--) {
    const stage = stages[i] as StageInForce;
    const members = membersAt(i);
    const among = members.filter(one => rest.has(one));
    const extended = extendedAt(i);
    const standing = extended ?? (standings[i] as Standing);
    if (among.length === 0 || (i > 0 && standing.through < stage.from)) continue;
    const order = stageOrder(standing, stage, purpose, extended ? among : members);
    rankings.push({ standing, order, ranked: new Set(among) });
    for (const player of among) rest.delete(player);
  }
  return rankings;

  function membersAt(i: number): readonly number[] {
    if (i === 0) return everybody(wallList);
    if (settings.others === 'play on') return stageMembers(wallList, settings, stages, i);
    return entrants(wallList, stages[i] as StageInForce);
  }

  function extendedAt(i: number): Standing | undefined {
    if (playingOn(wallList, settings, stages, i).length === 0) return undefined;
    const { stage, list } = extendedStage(wallList, settings, stages, i);
    return makeStanding(list, stageSettings(settings, stage));
  }
}

/** All stages as one order: who came into the last one stands before all others. */
export function stagedOrder(rankings: readonly StageRanking[]): Order {
  return {
    classes: rankings.flatMap(({ order, ranked }) =>
      order.classes.map(group => group.filter(player => ranked.has(player))).filter(({ length }) => length > 0),
    ),
    columns: rankings.flatMap(({ order, ranked }) => order.columns.map(compared => masked(compared, ranked))),
  };
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
    among.has(player) ? column.missing[player] : { kind: 'no part' },
  );
  return { tiebreak, column: { ...column, values, missing } };
}

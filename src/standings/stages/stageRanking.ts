import type { PlayerIndex } from '../../tournament/indices';
import { once } from '../../tournament/once';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { groupKey, type WallList } from '../../tournament/wallList';
import { compareNames } from '../namePositions';
import { splitBy, type OrderStep, type Order } from '../orderStep';
import { orderOf, tiebreaksFor, splitByTiebreaks } from '../order/order';
import type { Purpose, TiedClasses } from '../purpose';
import { makeStanding } from '../score/makeStanding';
import type { Standing } from '../score/standing';
import { makeColumn, type Column } from '../column';
import { absentees } from './absentees';
import { everybody, type Event, type StageRanking } from './event';
import { stageSettings, type StageInForce } from './stage';
import { extendedStage } from './stageList';
import { entrantsOf } from './stageMembers';

/** The rankings of all stages, each with its players; absent ones are in none. */
export function findRankings(event: Event, purpose: Purpose): readonly StageRanking[] {
  const absent = absentFrom(event, purpose);
  const rankings = isWithoutStages(event) ? [] : rankingsBefore(event, purpose, event.stages.length, absent);
  return rankings.length > 0 ? rankings : [wholeRanking(event.standing(), purpose, absent)];
}

/** The players whom an order leaves out: for pairing nobody. */
export const absentFrom = (event: Event, purpose: Purpose): ReadonlySet<number> =>
  purpose === 'final' || purpose === 'prizes' ? new Set([...absentees(event), ...expelled(event)]) : NOBODY;

/** Whoever was disqualified, where the rules take the place away (R3.1). */
export const expelled = ({ wallList, settings }: Event): readonly number[] =>
  settings.disqualifiedUnplaced
    ? everybody(wallList).filter(player => wallList.players[player]?.out.isExpelled)
    : [];

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The last stage before `end` first. Each player is ranked by the latest stage reached, or plays on by its rules;
 * a stage compares all its players, so that what it decided does not change afterwards.
 */
export function rankingsBefore(
  event: Event,
  purpose: Purpose,
  end: number,
  absent = NOBODY,
): readonly StageRanking[] {
  const { wallList, settings, stages } = event;
  const rest = new Set(everybody(wallList).filter(player => !absent.has(player)));
  const rankings: StageRanking[] = [];
  for (let i = end - 1; i >= 0; i--) {
    const stage = stages[i] as StageInForce;
    const members = membersAt(i).filter(player => !absent.has(player));
    const among = members.filter(member => rest.has(member));
    const extended = extendedAt(i);
    const standing = extended ?? event.standingOf(i);
    if (among.length === 0 || (i > 0 && standing.through < stage.from)) continue;
    const all = extended ? among : members;
    const contests = stage.apart ? groupsOf(wallList, all) : [all];
    const order = once(() => stageOrder(standing, stage, purpose, all));
    rankings.push({ standing, contests, order, ranked: new Set(among) });
    for (const player of among) rest.delete(player);
  }
  return rankings;

  function membersAt(i: number): readonly number[] {
    return i === 0 || settings.notQualified === 'play on' ? event.members(i) : entrantsOf(event, i);
  }

  function extendedAt(i: number): Standing | undefined {
    if (i === end - 1 || event.playingOn(i).length === 0) return undefined;
    const { stage, list } = extendedStage(event, i, end - 1);
    return makeStanding(list, stageSettings(settings, stage));
  }
}

/** The ranking of everybody by all rounds, as if they were one stage. */
export function wholeRanking(standing: Standing, purpose: Purpose, absent = NOBODY): StageRanking {
  const players = everybody(standing.wallList).filter(player => !absent.has(player));
  const order = once(() => orderOf(standing, purpose, [players]));
  return { standing, contests: [players], order, ranked: new Set(players) };
}

export const isWithoutStages = ({ stages, settings }: Event): boolean =>
  stages[0]?.apart === false && settings.stages.length === 0;

/** The classes tied by all that precedes the tiebreak in the purpose's list, or by the primary score alone. */
export function tiedBefore(
  { standing, contests }: StageRanking,
  tiebreak: Tiebreak,
  purpose: Purpose = 'final',
): TiedClasses {
  const list = tiebreaksFor(standing.settings, purpose);
  const before = list.slice(0, Math.max(0, list.indexOf(tiebreak)));
  return { classes: orderOf(standing, purpose, contests, before).classes, purpose };
}

/** All stages as one order: who came into the last one stands before all others. */
export function stagedOrder(rankings: readonly StageRanking[]): Order {
  return {
    classes: rankings.flatMap(({ order, ranked }) =>
      order()
        .classes.map(group => group.filter(player => ranked.has(player)))
        .filter(({ length }) => length > 0),
    ),
    columns: rankings.flatMap(({ order, ranked }) =>
      order().columns.map(compared => masked(compared, ranked)),
    ),
  };
}

/** A column with nothing for players whom it did not place. */
function masked(compared: OrderStep, among: ReadonlySet<number>): OrderStep {
  const { column } = compared;
  if (among.size === column.values.length) return compared;
  const values: Column['values'] = column.values.map((value, player) =>
    among.has(player) ? value : undefined,
  );
  const missing: Column['missing'] = values.map((_, player) =>
    among.has(player) ? column.missing[player] : { kind: 'no part' },
  );
  return { ...compared, column: { ...column, values, missing } };
}

/** In groups the place in the group, by the purpose's tiebreaks; the global tiebreaks alone compare across (R6.6). */
function stageOrder(
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

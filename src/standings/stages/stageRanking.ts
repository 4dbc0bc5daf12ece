import type { Settings, Tiebreak } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { Column } from '../tiebreaks/column';
import { orderOf, tiebreaksFor, type Compared, type Order } from '../order/order';
import { stageSettings, stagesOf, type StageInForce } from './stage';
import { extendedStage, groupsOf, stageOrder, stageStandings } from './stagedOrder';
import { entrantsOf, playingOn, stageMembers } from './stageMembers';
import { makeStanding, type Standing } from '../score/standing';
import type { Purpose, Tied } from '../order/tied';

/** A stage, and whom it ranks. */
export interface StageRanking {
  readonly standing: Standing;
  /** Who is compared with whom from the beginning: everybody in the stage, or each of its groups. */
  readonly contests: readonly (readonly number[])[];
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
    const all = extended ? among : members;
    const contests = stage.apart ? groupsOf(wallList, all) : [all];
    const order = stageOrder(standing, stage, purpose, all);
    rankings.push({ standing, contests, order, ranked: new Set(among) });
    for (const player of among) rest.delete(player);
  }
  return rankings;

  function membersAt(i: number): readonly number[] {
    if (i === 0) return everybody(wallList);
    if (settings.others === 'play on') return stageMembers(wallList, settings, stages, i);
    return entrantsOf(wallList, settings, stages, i);
  }

  function extendedAt(i: number): Standing | undefined {
    if (playingOn(wallList, settings, stages, i).length === 0) return undefined;
    const { stage, list } = extendedStage(wallList, settings, stages, i);
    return makeStanding(list, stageSettings(settings, stage));
  }
}

/** The same for any list: one of a single system is a stage that everybody is in. */
export function rankingsOf(standing: Standing, purpose: Purpose): readonly StageRanking[] {
  const { wallList, settings } = standing;
  const stages = stagesOf(wallList, settings);
  if (isPlain(stages, settings)) return [wholeRanking(standing, purpose)];
  const rankings = stageRankings(wallList, settings, stages, purpose);
  return rankings.length > 0 ? rankings : [wholeRanking(standing, purpose)];
}

/** Everybody by all rounds, as one stage. */
export function wholeRanking(standing: Standing, purpose: Purpose): StageRanking {
  const players = everybody(standing.wallList);
  const order = orderOf(standing, purpose, [players]);
  return { standing, contests: [players], order, ranked: new Set(players) };
}

/** Whether a list is ranked as a whole. */
export const isPlain = (stages: readonly StageInForce[], settings: Settings): boolean =>
  stages.length === 1 && stages[0]?.apart === false && settings.stages.length === 0;

/**
 * The classes that a tiebreak finds tied in a stage: by all that precedes it in the purpose's list, and where it is not
 * listed by the primary score alone.
 */
export function tiedBefore(
  { standing, contests }: StageRanking,
  tiebreak: Tiebreak,
  purpose: Purpose = 'final',
): Tied {
  const list = tiebreaksFor(standing.settings, purpose);
  const before = list.slice(0, Math.max(0, list.indexOf(tiebreak)));
  return { classes: orderOf(standing, purpose, contests, before).classes, purpose };
}

/** All stages as one order: who came into the last one stands before all others. */
export function stagedOrder(rankings: readonly StageRanking[]): Order {
  return {
    classes: rankings.flatMap(({ order, ranked }) =>
      order.classes
        .map(group => group.filter(player => ranked.has(player)))
        .filter(({ length }) => length > 0),
    ),
    columns: rankings.flatMap(({ order, ranked }) => order.columns.map(compared => masked(compared, ranked))),
  };
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

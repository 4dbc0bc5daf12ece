import { orderOf } from '../standings/order';
import { roundRobinGroups } from '../standings/roundRobin';
import type { StageInForce } from '../standings/stage';
import { stageStandings } from '../standings/stagedOrder';
import { eventRounds } from '../tournament/playoffRounds';
import type { Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import { isOut, type WallList } from '../tournament/wallList';
import { label } from './remark';

/** Who goes on from one stage to the next. */
export interface Qualifiers {
  /** Best first, group by group; one group where the stage before had none. */
  readonly groups: readonly (readonly number[])[];
  /** Ties for the last place that qualifies, one for each group that has one. */
  readonly problems: readonly Problem[];
}

/**
 * The players who come into stage `index` (from 1 on): the best of the stage before by the tiebreaks for what cannot be
 * divided (R3.3). Whoever is out of the first round of the new stage makes room for the next.
 */
export function qualifiersOf(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): Qualifiers {
  const [before, stage] = [stages[index - 1] as StageInForce, stages[index] as StageInForce];
  const standing = stageStandings(wallList, settings, stages, index - 1)[index - 1];
  if (!standing) return { groups: [], problems: [] };
  const groups = before.apart
    ? roundRobinGroups(standing.wallList, true, before.from)
    : [{ name: '', players: wallList.players.map((_, player) => player) }];
  const problems: Problem[] = [];
  const qualified = groups.map(({ name, players }) => {
    const present = players.filter(player => {
      const one = wallList.players[player];
      return one !== undefined && !isOut(one, stage.from);
    });
    const { classes } = orderOf(standing, 'prizes', [present]);
    const count = settings.qualifiers ?? fitting(wallList, settings, before, stage);
    const tied = tiedAtBorder(classes, count);
    if (tied) problems.push(qualifiersTied(wallList, name, tied));
    return classes.flat().slice(0, count);
  });
  return { groups: qualified, problems };
}

/** Two of each group; as many as the rounds of a knock-out decide between; else everybody. */
function fitting(wallList: WallList, settings: Settings, before: StageInForce, stage: StageInForce): number {
  if (before.apart) return 2;
  if (stage.system !== 'Knock-out') return wallList.players.length;
  const last = Math.min(stage.to, eventRounds(wallList, settings));
  return 2 ** Math.max(1, Math.min(10, last - stage.from + 1));
}

function tiedAtBorder(classes: readonly (readonly number[])[], count: number): readonly number[] | undefined {
  let better = 0;
  for (const group of classes) {
    if (better < count && better + group.length > count) return group;
    better += group.length;
  }
  return undefined;
}

const qualifiersTied = (wallList: WallList, group: string, tied: readonly number[]): Problem => ({
  code: 'qualifiersTied',
  severity: 'error',
  place: { kind: 'setting', name: 'Prize tiebreaks' },
  values: { group, players: tied.map(player => label(wallList, player)).join(', ') },
});

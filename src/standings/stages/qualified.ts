import { eventRounds } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import { isOut, type Player, type WallList } from '../../tournament/wallList';
import { roundRobinGroups } from '../roundRobin/roundRobin';
import { stageList, type StageInForce } from './stage';
import { stagedOrder, stageRankings } from './stageRanking';
import { SYSTEMS } from '../../tournament/systems';

/** Those of a group who go on, or of everybody where there are no groups. */
export interface Qualified {
  /** The text of the column Group, '' without groups. */
  readonly group: string;
  /** Best first. */
  readonly players: readonly number[];
  /** Equal players of whom only some go on. */
  readonly tied: readonly number[] | undefined;
}

/**
 * The players who come into stage `index` (from 1 on): the best of the stages before by the order of what cannot be divided
 * (R3.3), that of the result list refined. Whoever is out of the first round of the new stage makes room for the next.
 */
export function qualifiedFor(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): readonly Qualified[] {
  const [before, stage] = [stages[index - 1] as StageInForce, stages[index] as StageInForce];
  const { classes: ranked } = stagedOrder(
    stageRankings(wallList, settings, stages.slice(0, index), 'prizes'),
  );
  const groups = before.apart
    ? roundRobinGroups(stageList(wallList, before, undefined), true, before.from)
    : [{ name: '', players: wallList.players.map((_, player) => player) }];
  return groups.map(({ name, players }) => {
    const present = new Set(players.filter(player => !isOut(wallList.players[player] as Player, stage.from)));
    const classes = ranked.map(group => group.filter(player => present.has(player)));
    const count = settings.qualifiers ?? fitting(wallList, settings, before, stage);
    return {
      group: name,
      players: classes.flat().slice(0, count),
      tied: tiedAtBorder(classes, count),
    };
  });
}

/** Two of each group; as many as the rounds of a knock-out decide between; else everybody. */
function fitting(wallList: WallList, settings: Settings, before: StageInForce, stage: StageInForce): number {
  if (before.apart) return 2;
  if (SYSTEMS[stage.system].end !== 'final') return wallList.players.length;
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

import { isPresence } from '../../tournament/game';
import { settingsForSystem } from '../../tournament/presets';
import type { Settings, Stage } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { roundRobinGroups, roundsOfTable } from '../roundRobin/roundRobin';
import { partsOf, SYSTEMS } from '../../tournament/systems';
import type { RoundNo } from '../../tournament/indices';

export interface StageInForce extends Stage {
  /** Whether each group of the column Group plays by itself and is ranked by itself. */
  readonly apart: boolean;
  /** Rounds of the playoff that ends it: those of the last stage alone. */
  readonly playoff: readonly number[];
}

/** Beyond any column. */
const LAST_ROUND = 999;

/**
 * At least one; groups + knock-out (R6.6) are two, the first as long as the largest group's table. The last has
 * all rounds left.
 */
export function stagesOf(wallList: WallList, settings: Settings): readonly StageInForce[] {
  const typed = settings.stages.length > 0 ? settings.stages : stagesOfSystem(wallList, settings);
  const apart = settings.groups === 'apart' || SYSTEMS[settings.system].contests === 'group';
  return typed.map((stage, index) => ({
    ...stage,
    to: index === typed.length - 1 ? (settings.playoffRounds[0] ?? LAST_ROUND + 1) - 1 : stage.to,
    playoff: index === typed.length - 1 ? settings.playoffRounds : [],
    apart: apart && SYSTEMS[stage.system].pairs === 'table',
  }));
}

function stagesOfSystem(wallList: WallList, settings: Settings): readonly Stage[] {
  const { system } = settings;
  const [first, second] = partsOf(system);
  if (second === undefined) return [{ from: 1, to: LAST_ROUND, system }];
  const sizes = roundRobinGroups(wallList, true).map(({ players }) => players.length);
  const rounds = roundsOfTable(Math.max(2, ...sizes), settings);
  return [
    { from: 1, to: rounds, system: first },
    { from: rounds + 1, to: LAST_ROUND, system: second },
  ];
}

export const stageAt = (stages: readonly StageInForce[], round: RoundNo): number =>
  stages.findIndex(({ from, to }) => from <= round && round <= to);

/** The list as a stage sees it: its own rounds only, and the place in the stage before as Previous order (R2.7). */
export function stageList(
  wallList: WallList,
  { from, to, playoff }: StageInForce,
  previous: readonly number[] | undefined,
): WallList {
  const players = wallList.players.map((player, index) =>
    previous ? { ...player, previousOrder: previous[index] } : player,
  );
  const entries = wallList.entries.map(row =>
    row.map((cell, index) =>
      (index + 1 >= from && index + 1 <= to) || playoff.includes(index + 1) ? cell : [],
    ),
  );
  return { ...wallList, players, entries };
}

export const entrants = (wallList: WallList, { from, to }: StageInForce): readonly number[] =>
  wallList.entries.flatMap((row, player) =>
    row.slice(from - 1, to).some(cell => cell.some(isPresence)) ? [player] : [],
  );

/** The settings of a stage: its system, as the only one. */
export const stageSettings = (settings: Settings, stage: StageInForce): Settings => {
  const { from, to, system, apart, playoff } = stage;
  return {
    ...settingsForSystem(settings, system),
    playoffRounds: playoff,
    // One typed stage is an event of a single stage (R4.6).
    stages: settings.stages.length > 1 || system !== settings.system ? [{ from, to, system }] : [],
    groups: apart ? 'apart' : settings.groups,
  };
};

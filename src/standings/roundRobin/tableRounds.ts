import { lastTypedRound } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { findTeams } from '../../tournament/teams/team';
import type { WallList } from '../../tournament/wallList';
import { roundRobinGroups, roundsOfTable } from './roundRobin';

/** Players in the largest group of an event that is one round robin, teams as one; undefined in others. */
export function inTable(wallList: WallList, settings: Settings): number | undefined {
  if (SYSTEMS[settings.system].pairs !== 'table' || settings.stages.length > 0) return undefined;
  if (settings.teams && !wallList.boardResults) return findTeams(wallList, settings).teams.length;
  const groups = roundRobinGroups(wallList, settings.groups === 'apart');
  return Math.max(0, ...groups.map(({ players }) => players.length));
}

/** In a round robin the players decide (R6.5): behind its table only rounds in which something stands count. */
export function roundsToPlay(wallList: WallList, settings: Settings): number {
  const typed = lastTypedRound(wallList, settings);
  const players = inTable(wallList, settings) ?? 0;
  if (players < 2 || settings.playoffRounds.length > 0) return typed;
  const entered = Math.max(0, ...wallList.entries.map(lastEntry));
  return Math.min(typed, Math.max(roundsOfTable(players, settings), entered));
}

const lastEntry = (row: WallList['entries'][number]): number =>
  row.reduce((last, cell, index) => (cell.length > 0 ? index + 1 : last), 0);

import type { RoundRobinGroup } from '../../standings/roundRobin/roundRobin';
import { atPlayer, makeError, makeWarning, type Problem } from '../../tournament/problem';
import type { OpenStage } from '../round/openEvent';
import { label, labels } from '../game/remark';
import { proposedGroups } from './snake';

/** Errors before the games of the groups are looked for. */
export function groupProblems(stage: OpenStage, groups: readonly RoundRobinGroup[]): readonly Problem[] {
  if (!stage.stage.apart) return [];
  const { wallList } = stage.event;
  const without = groups.find(({ name }) => name === '');
  if (without) {
    const players = labels(wallList, without.players);
    const values = { players, proposal: proposal(stage, groups) };
    return [makeError('noGroup', values, atPlayer(without.players[0] as number))];
  }
  return groups.flatMap(({ name, players }) => {
    const [only] = players;
    if (players.length === 1 && only !== undefined)
      return [makeError('groupOfOne', { group: name, player: label(wallList, only) }, atPlayer(only))];
    return tooSmall(stage, name, players.length);
  });
}

/** The groups by snake seeding, about four players each: `A 1, 8, 9; B 2, 7, 10`. */
function proposal(stage: OpenStage, groups: readonly RoundRobinGroup[]): string {
  const { standing } = stage.round;
  const players = groups.flatMap(group => group.players);
  return proposedGroups(standing, players, stage.stage.from)
    .map(({ name, players: members }) => {
      const numbers = members.map(player => standing.wallList.players[player]?.no ?? 0);
      return `${name} ${numbers.join(', ')}`;
    })
    .join('; ');
}

function tooSmall(stage: OpenStage, group: string, players: number): readonly Problem[] {
  const qualifiers = stage.event.settings.qualifiers ?? 2;
  const isLast = stage.index === stage.stages.length - 1;
  if (isLast || players >= qualifiers) return [];
  return [makeWarning('groupTooSmall', { group, players, qualifiers })];
}

import { proposedGroups } from '../../pairing/roundRobin/snake';
import { roundRobinGroups } from '../../standings/roundRobin/roundRobin';
import type { Standing } from '../../standings/score/standing';
import { contestantsStanding } from '../../standings/teams/teamEvent';
import { findTeams, isTeamEvent } from '../../tournament/team';
import { alignedColumn, answeredBeside } from './aligned';
import type { Argument, Table } from './argument';
import { readGiven } from './given';

/**
 * Groups by snake seeding (R6.6), to be copied into the column Group. Blank beside players who are out from
 * round 1 on. In a team event all players of a team have its group.
 */
export function GROUPS(wallList: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  const groups = (list: Standing): Table => {
    const standing = contestantsStanding(list.wallList, list.settings);
    const contestants = roundRobinGroups(standing.wallList, false).flatMap(group => group.players);
    const groupOf = new Map(
      proposedGroups(standing, contestants).flatMap(group =>
        group.players.map(player => [player, group.name] as const),
      ),
    );
    const { of } = findTeams(list.wallList, list.settings);
    const hasTeams = isTeamEvent(list.wallList, list.settings);
    return alignedColumn(given, given.text('title.proposedGroup'), player => {
      const contestant = hasTeams ? of[player] : player;
      return (contestant === undefined ? undefined : groupOf.get(contestant)) ?? '';
    });
  };
  return answeredBeside(given, groups, 'list');
}

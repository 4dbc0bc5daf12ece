import { proposedGroups } from '../../pairing/roundRobin/snake';
import { roundRobinGroups } from '../../standings/roundRobin/roundRobin';
import type { Event } from '../../standings/stages/event';
import type { Table } from '../catalogue/table';
import { alignedColumn, answeredBeside } from './answer';
import { readArguments, type Argument } from './argument';

/**
 * Groups by snake seeding (R6.6), to be copied into the column Group. Blank beside players who are out from
 * round 1 on. In a team event all players of a team have its group.
 */
export function GROUPS(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const groups = (list: Event): Table => {
    const standing = list.contest().standing();
    const contestants = roundRobinGroups(standing.wallList, false).flatMap(group => group.players);
    const groupOf = new Map(
      proposedGroups(standing, contestants).flatMap(group =>
        group.players.map(player => [player, group.name] as const),
      ),
    );
    const teamEvent = list.teams();
    return alignedColumn(input, input.text('title.proposedGroup'), player => {
      const contestant = teamEvent ? teamEvent.teams.of[player] : player;
      return (contestant === undefined ? undefined : groupOf.get(contestant)) ?? '';
    });
  };
  return answeredBeside(input, groups, 'list');
}

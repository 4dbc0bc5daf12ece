import { proposedGroups } from '../../pairing/snake';
import { roundRobinGroups } from '../../standings/roundRobin';
import { alignedColumn, answeredBeside } from './aligned';
import type { Argument, Table } from './argument';
import { readGiven } from './given';

/** Groups by snake seeding (R6.6), to be copied into the column Group; blank beside whoever is out from the first round on. */
export function GROUPS(wallList: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  return answeredBeside(given, standing => {
    const players = roundRobinGroups(standing.wallList, false).flatMap(group => group.players);
    const groupOf = new Map(
      proposedGroups(standing, players).flatMap(group =>
        group.players.map(player => [player, group.name] as const),
      ),
    );
    return alignedColumn(given, given.text('title.proposedGroup'), player => groupOf.get(player) ?? '');
  });
}

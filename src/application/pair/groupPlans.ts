import { drawnGroups, proposedGroups } from '../../pairing/roundRobin/snake';
import { groupsInPlay } from '../../pairing/roundRobin/tableInPlay';
import type { RoundRobinGroup } from '../../standings/roundRobin/roundRobin';
import { textOf } from '../../sheet/cells/cell';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import type { Problem } from '../../tournament/problem';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { MendPlan } from '../write/mendPlan';

/**
 * The column Group filled, where players lack one: by strength or by lot (R6.6) while nobody has a group, else each of the others into
 * the smallest group. Nothing that was typed is changed.
 */
export function groupPlans(tournament: Tournament, { code }: Problem): readonly MendPlan[] {
  const { event, text } = tournament;
  if (code !== 'noGroup' || tournament.reading.columns.group === undefined) return [];
  const open = event.contest().openStage();
  if (open.kind !== 'open') return [];
  const groups = groupsInPlay(open);
  const without = groups.filter(({ name }) => name === '').flatMap(({ players }) => players);
  const named = groups.filter(({ name }) => name !== '');
  const { standing } = open.round;
  const plan = (label: string, proposed: readonly RoundRobinGroup[]): MendPlan => ({
    label,
    blocks: blocksOf(tournament, proposed),
    becomes: proposed.map(({ name, players }) => `${name}: ${labelsOf(tournament, players)}`),
  });
  if (named.length > 0) return [plan(text('mendBy.smallestGroups'), intoSmallest(named, without))];
  return [
    plan(text('mendBy.groupsByStrength'), proposedGroups(standing, without, open.stage.from)),
    plan(text('mendBy.groupsByLot'), drawnGroups(standing, without)),
  ];
}

function intoSmallest(
  groups: readonly RoundRobinGroup[],
  players: readonly number[],
): readonly RoundRobinGroup[] {
  const sizes = groups.map(group => group.players.length);
  const more = groups.map((): number[] => []);
  for (const player of players) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    sizes[smallest] = (sizes[smallest] ?? 0) + 1;
    more[smallest]?.push(player);
  }
  return groups.flatMap(({ name }, i) => (more[i]?.length ? [{ name, players: more[i] }] : []));
}

/** A team's players all have its group. */
const membersOf = ({ event }: Tournament, contestant: number): readonly number[] =>
  event.teams()?.teams.teams[contestant]?.members ?? [contestant];

const labelsOf = (tournament: Tournament, contestants: readonly number[]): string =>
  contestants
    .map(
      contestant =>
        tournament.event.teams()?.teams.teams[contestant]?.name ??
        playerLabel(tournament.reading.wallList, contestant),
    )
    .join(', ');

function blocksOf(tournament: Tournament, groups: readonly RoundRobinGroup[]): MendPlan['blocks'] {
  const { reading, list } = tournament;
  const column = reading.columns.group ?? -1;
  return entryBlocks(
    tournament,
    groups.flatMap(({ name, players }) =>
      players
        .flatMap(player => membersOf(tournament, player))
        .flatMap(player => {
          const row = reading.rows[player] ?? -1;
          const before = textOf(list.values[row]?.[column]);
          return before === '' ? [{ row, column, before, after: name }] : [];
        }),
    ),
  );
}

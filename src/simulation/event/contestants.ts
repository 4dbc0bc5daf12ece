import { findTeams } from '../../tournament/teams/team';
import type { Settings } from '../../tournament/settings';
import type { SimulatedField } from './field';
import type { PlayerIndex } from '../../tournament/indices';

export interface Contestant {
  readonly no: number;
  readonly name: string;
  readonly strength: number;
  /** Players of the field: one, or the members of a team by board. */
  readonly members: readonly PlayerIndex[];
}

/** In the order of the field, teams by their smallest numbers; the strength of a team is the mean of its boards. */
export function contestantsOf(
  { players, strength }: SimulatedField,
  settings: Settings,
): readonly Contestant[] {
  if (!settings.teams)
    return players.map(({ no, name }, player) => ({
      no,
      name,
      strength: strength[player] ?? 0,
      members: [player],
    }));
  const { teams, boards } = findTeams({ players, rounds: 0, entries: [] }, settings);
  return teams.map(({ name, members }, team) => ({
    no: team + 1,
    name,
    strength: meanOf(members.slice(0, boards), strength),
    members,
  }));
}

const meanOf = (members: readonly PlayerIndex[], strength: readonly number[]): number =>
  members.reduce((sum, player) => sum + (strength[player] ?? 0), 0) / Math.max(1, members.length);

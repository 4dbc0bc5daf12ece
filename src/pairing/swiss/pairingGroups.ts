import { groupKey } from '../../tournament/wallList';
import { bestFirst, playerOf, type Round } from '../game/round';
import { byesOfPlayer } from '../optimum/bye';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Special groups (R4.2, the column Group) play apart by the setting `Groups`; the last of an odd one plays with
 * the rest, which comes first. Only the rest can be odd, so each group leaves to it the last of those with the
 * fewest byes (R4.7).
 */
export function pairingGroups(round: Round, players: readonly PlayerIndex[]): readonly (readonly number[])[] {
  if (round.standing.settings.groups === 'mixed') return [players];
  const rest: number[] = [];
  const groups = new Map<string, number[]>();
  for (const player of bestFirst(round, players)) {
    const name = groupKey(playerOf(round, player));
    if (name === '') rest.push(player);
    else groups.set(name, [...(groups.get(name) ?? []), player]);
  }
  const hasBye = players.length % 2 === 1;
  const staying = [...groups.values()].map(group => {
    if (group.length % 2 === 0) return group;
    const leaving = (hasBye ? withFewestByes(round, group) : group).slice(-1);
    rest.push(...leaving);
    return group.filter(player => !leaving.includes(player));
  });
  return [rest, ...staying].filter((group, index) => index === 0 || group.length > 0);
}

function withFewestByes(round: Round, players: readonly PlayerIndex[]): readonly number[] {
  const fewest = Math.min(...players.map(player => byesOfPlayer(round, player)));
  return players.filter(player => byesOfPlayer(round, player) === fewest);
}

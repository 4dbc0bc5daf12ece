import { inOrder, playerOf, type Round } from '../game/round';

/**
 * Players who are paired among themselves. A special group of the tournament's own rules (R4.2, the Group column) plays apart
 * where the setting `Groups` says so. The last player of a group with an odd number plays with the rest; so does
 * everybody without a group. Only the rest, which comes first, can be odd.
 */
export function pairingGroups(round: Round, players: readonly number[]): readonly (readonly number[])[] {
  if (round.standing.settings.groups === 'mixed') return [players];
  const rest: number[] = [];
  const groups = new Map<string, number[]>();
  for (const player of inOrder(round, players)) {
    const name = playerOf(round, player).group;
    if (name === '') rest.push(player);
    else groups.set(name, [...(groups.get(name) ?? []), player]);
  }
  for (const group of groups.values()) {
    if (group.length % 2 === 1) rest.push(group.pop() as number);
  }
  return [rest, ...groups.values()].filter((group, index) => index === 0 || group.length > 0);
}

import type { RoundRobinGroup } from '../../standings/roundRobin/roundRobin';
import { orderOf } from '../../standings/order/order';
import { makeStanding } from '../../standings/score/makeStanding';
import { inOrderOfLots } from '../game/lotOrder';
import type { Standing } from '../../standings/score/standing';
import type { PlayerIndex } from '../../tournament/indices';

/** Groups of about four by the seeding tiebreaks, as before round `first`. */
export function proposedGroups(
  { wallList, settings }: Standing,
  players: readonly PlayerIndex[],
  first = 1,
): readonly RoundRobinGroup[] {
  const before = makeStanding(wallList, { ...settings, throughRound: first - 1 });
  const seeded = orderOf(before, 'seeding', [players]).classes.flat();
  return snakeGroups(seeded, groupsOfFour(players.length));
}

/** By lot (R2.8, context `groups`), so that the groups are as large as those by strength. */
export const drawnGroups = (
  { wallList, settings }: Standing,
  players: readonly PlayerIndex[],
): readonly RoundRobinGroup[] =>
  snakeGroups(inOrderOfLots({ wallList, settings }, players, 'groups'), groupsOfFour(players.length));

/** How many groups of about four so many players make: two at least, or one that is not even four. */
export const groupsOfFour = (players: number): number =>
  players < 4 ? 1 : Math.max(2, Math.round(players / 4));

/** Groups A, B, C … by snake seeding: the best of each from left to right, the second best from right to left (R6.6). */
export function snakeGroups(seeded: readonly number[], count: number): readonly RoundRobinGroup[] {
  const groups = Array.from({ length: Math.min(count, seeded.length) }, (_, i) => ({
    name: groupName(i),
    players: [] as number[],
  }));
  seeded.forEach((player, i) => {
    const row = Math.floor(i / groups.length);
    const column = i % groups.length;
    groups[row % 2 === 0 ? column : groups.length - 1 - column]?.players.push(player);
  });
  return groups;
}

/** A … Z, then AA, AB … */
const groupName = (index: number): string =>
  LETTERS.charAt(Math.floor(index / LETTERS.length) - 1) + LETTERS.charAt(index % LETTERS.length);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

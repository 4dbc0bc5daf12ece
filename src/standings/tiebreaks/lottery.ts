import type { WallList } from '../../tournament/wallList';
import { makeColumn, type Column } from './column';
import { sha256 } from '../sha256';
import type { Standing } from '../score/standing';
import type { Tied } from '../order/tied';

/**
 * The lot of a player (R2.8): SHA-256 of `seed|context|id`, which anybody can check with any tool. The smallest lot
 * comes first. Lots are independent: the order of two players stays when others come or go.
 */
export function lotOf(seed: string, context: string, id: string): string {
  return sha256(`${seed}|${context}|${id.normalize('NFC')}`);
}

/** What is drawn for a player: the number in the list, and where it has none the name, so that sorted rows draw the same (R2.8). */
export function lotId({ players, numberedByRow }: WallList, player: number): string {
  const one = players[player];
  return numberedByRow ? (one?.name ?? '') : String(one?.no);
}

/** The positions of the ids in the order of their lots; those of equal ids keep their order. */
export function drawLots(ids: readonly string[], seed: string, context: string): number[] {
  const lots = ids.map(id => lotOf(seed, context, id));
  return ids
    .map((_, index) => index)
    .sort((a, b) => {
      const [one, other] = [lots[a] as string, lots[b] as string];
      return one < other ? -1 : one > other ? 1 : a - b;
    });
}

/** The order of the lots inside each tied class, 1 for the first; 1 for a player tied with nobody. */
export function lottery(standing: Standing, tied: Tied): Column {
  const values: number[] = standing.wallList.players.map(() => 1);
  let better = 0;
  for (const group of tied.classes) {
    if (group.length > 1) {
      const ids = group.map(player => lotId(standing.wallList, player));
      const order = drawLots(ids, standing.settings.seed, lotteryContext(standing, tied, better + 1));
      order.forEach((position, index) => (values[group[position] as number] = index + 1));
    }
    better += group.length;
  }
  return makeColumn({ title: 'Lottery', unit: 1, values, better: 'less' });
}

/** What the lots of a class at a place are drawn for; pairing draws anew before every round. */
export function lotteryContext(standing: Standing, { purpose }: Tied, place: number): string {
  return purpose === 'pairing' || purpose === 'seeding'
    ? `round-${standing.through + 1}`
    : `${purpose}/place-${place}`;
}

import type { WallList } from '../tournament/wallList';
import { sha256 } from './sha256';
import { lotNumber } from '../tournament/lotNumbers';

/**
 * The lot of a player (R2.8): SHA-256 of `seed|context|id`, which anybody can check with any tool. The
 * smallest lot comes first. Lots are independent: the order of two players stays when others come or go.
 */
export function lotOf(seed: string, context: string, id: string): string {
  return sha256(`${seed}|${context}|${id.normalize('NFC')}`);
}

/**
 * The id that a player's lot is drawn for (R2.8): the number in the list; in a list without numbers the name,
 * so that sorting the rows changes no lot.
 */
export function lotId({ players, numberedByRow }: WallList, player: number): string {
  const one = players[player];
  return numberedByRow ? (one?.name ?? '') : String(lotNumber(one));
}

/** Positions of the ids, the smallest lot first. Equal ids keep their order. */
export function drawLots(ids: readonly string[], seed: string, context: string): number[] {
  const lots = ids.map(id => lotOf(seed, context, id));
  return ids
    .map((_, index) => index)
    .sort((a, b) => {
      const [one, other] = [lots[a] as string, lots[b] as string];
      return one < other ? -1 : one > other ? 1 : a - b;
    });
}

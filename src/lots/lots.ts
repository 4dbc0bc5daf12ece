import { lotNumber, type WallList } from '../tournament/wallList';
import { digestOf, sha256 } from './sha256';
import { remembering } from '../tournament/once';

/**
 * The lot of a player (R2.8): SHA-256 of `seed|context|id`, which anybody can check with any tool. The
 * smallest lot comes first. Lots are independent: the order of two players stays when others come or go.
 */
export function lotOf(seed: string, context: string, id: string): string {
  return sha256(lotText(seed, context, id));
}

const lotText = (seed: string, context: string, id: string): string =>
  `${seed}|${context}|${id.normalize('NFC')}`;

/** Below 0 where the first of two lots is the smaller one, 0 where they are equal. */
function compareLots(one: Int32Array, other: Int32Array): number {
  for (let k = 0; k < one.length; k++) {
    const difference = (one[k]! >>> 0) - (other[k]! >>> 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The lots of a seed by context and id; what was drawn once is kept. */
export type Lots = (context: string) => (id: string) => Int32Array;

export const makeLots = (seed: string): Lots =>
  remembering(context => remembering(id => digestOf(lotText(seed, context, id))));

export const isDrawnFirst = (one: string, other: string, seed: string, context: string): boolean =>
  compareLots(digestOf(lotText(seed, context, one)), digestOf(lotText(seed, context, other))) < 0;

/** The id of a player's lot (R2.8): the number; in a list without numbers the name, lest sorting change lots. */
export function lotId({ players, numberedByRow }: WallList, player: number): string {
  const playerInList = players[player];
  return numberedByRow ? (playerInList?.name ?? '') : String(lotNumber(playerInList));
}

/** Positions of the ids, the smallest lot first. Equal ids keep their order. */
export const drawLots = (ids: readonly string[], seed: string, context: string): number[] =>
  byLot(ids, makeLots(seed)(context));

/** The order of `drawLots` by lots that may have been drawn before. */
export function byLot(ids: readonly string[], lotOf: (id: string) => Int32Array): number[] {
  const lots = ids.map(lotOf);
  return ids.map((_, index) => index).sort((a, b) => compareLots(lots[a]!, lots[b]!));
}

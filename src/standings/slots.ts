import type { Entry } from '../tournament/game';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { valueOf, winsOf } from './value';

/** What a slot is: a round without an opponent, a game without a result, a game decided without play. */
export const FREE = 1;
export const PENDING = 2;
export const BY_DEFAULT = 4;

/** The opponent of a slot that has none in the list: outside it, or free. */
export const NOBODY = -1;

/** Every entry of a wall list, one after the other, as arrays of numbers. */
export interface Slots {
  /** The entries of a round are those from `first[player * rounds + round - 1]` up to the next such number. */
  readonly first: Int32Array;
  readonly opponent: Int32Array;
  /** Half points that the entry gives its player; and what of it counts as wins. */
  readonly value: Int32Array;
  readonly wins: Int32Array;
  readonly kind: Uint8Array;
  /** Stones that the player gave, negative for those taken; 0 where the colour is unknown. */
  readonly given: Int8Array;
  readonly entry: readonly Entry[];
}

export function makeSlots(wallList: WallList, settings: Settings): Slots {
  const { players, rounds, entries } = wallList;
  const count = countOf(wallList);
  const first = new Int32Array(players.length * rounds + 1).fill(count);
  const opponent = new Int32Array(count).fill(NOBODY);
  const value = new Int32Array(count);
  const wins = new Int32Array(count);
  const kind = new Uint8Array(count);
  const given = new Int8Array(count);
  const entry: Entry[] = [];
  // One pass: a large list does not fit in the fast memory of a processor.
  let slot = 0;
  for (let player = 0; player < players.length; player++) {
    const row = entries[player];
    for (let round = 0; round < rounds; round++) {
      first[player * rounds + round] = slot;
      const cell = row?.[round];
      if (cell === undefined) continue;
      for (let k = 0; k < cell.length; k++, slot++) {
        const one = cell[k] as Entry;
        entry.push(one);
        kind[slot] = kindOf(one);
        value[slot] = valueOf(one, settings.system);
        if (one.kind === 'free') {
          wins[slot] = winsOf(one, settings);
          continue;
        }
        wins[slot] = value[slot] as number;
        opponent[slot] = one.opponent;
        given[slot] = stonesGiven(one);
      }
    }
  }
  return { first, opponent, value, wins, kind, given, entry };
}

function countOf({ players, rounds, entries }: WallList): number {
  let count = 0;
  for (let player = 0; player < players.length; player++) {
    const row = entries[player];
    for (let round = 0; round < rounds; round++) count += row?.[round]?.length ?? 0;
  }
  return count;
}

function kindOf(entry: Entry): number {
  if (entry.kind === 'free') return FREE;
  return (entry.outcome === 'unknown' ? PENDING : 0) + (entry.byDefault ? BY_DEFAULT : 0);
}

function stonesGiven(entry: Entry): number {
  if (entry.kind === 'free' || entry.colour === undefined) return 0;
  return entry.colour === 'white' ? entry.handicap : -entry.handicap;
}

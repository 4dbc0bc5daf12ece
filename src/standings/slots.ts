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
  const { rounds, players } = wallList;
  const entry: Entry[] = [];
  const first = new Int32Array(players.length * rounds + 1);
  for (let player = 0; player < players.length; player++) {
    for (let round = 1; round <= rounds; round++) {
      first[player * rounds + round - 1] = entry.length;
      for (const one of wallList.entries[player]?.[round - 1] ?? []) entry.push(one);
    }
  }
  first[players.length * rounds] = entry.length;
  return {
    first,
    entry,
    opponent: Int32Array.from(entry, one => (one.kind === 'game' ? one.opponent : NOBODY)),
    value: Int32Array.from(entry, one => valueOf(one, settings.system)),
    wins: Int32Array.from(entry, one => winsOf(one, settings)),
    kind: Uint8Array.from(entry, kindOf),
    given: Int8Array.from(entry, stonesGiven),
  };
}

function kindOf(entry: Entry): number {
  if (entry.kind === 'free') return FREE;
  return (entry.outcome === 'unknown' ? PENDING : 0) + (entry.byDefault ? BY_DEFAULT : 0);
}

function stonesGiven(entry: Entry): number {
  if (entry.kind === 'free' || entry.colour === undefined) return 0;
  return entry.colour === 'white' ? entry.handicap : -entry.handicap;
}

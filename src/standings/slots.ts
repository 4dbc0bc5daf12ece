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
  const entry: Entry[] = [];
  const first = new Int32Array(wallList.players.length * wallList.rounds + 1);
  for (let cell = 0; cell < first.length - 1; cell++) {
    first[cell] = entry.length;
    const row = wallList.entries[Math.floor(cell / wallList.rounds)];
    for (const one of row?.[cell % wallList.rounds] ?? []) entry.push(one);
  }
  first[first.length - 1] = entry.length;

  const opponent = new Int32Array(entry.length).fill(NOBODY);
  const value = new Int32Array(entry.length);
  const wins = new Int32Array(entry.length);
  const kind = new Uint8Array(entry.length);
  const given = new Int8Array(entry.length);
  for (let slot = 0; slot < entry.length; slot++) {
    const one = entry[slot] as Entry;
    if (one.kind === 'game') opponent[slot] = one.opponent;
    value[slot] = valueOf(one, settings.system);
    wins[slot] = winsOf(one, settings);
    kind[slot] = kindOf(one);
    given[slot] = stonesGiven(one);
  }
  return { first, opponent, value, wins, kind, given, entry };
}

function kindOf(entry: Entry): number {
  if (entry.kind === 'free') return FREE;
  return (entry.outcome === 'unknown' ? PENDING : 0) + (entry.byDefault ? BY_DEFAULT : 0);
}

function stonesGiven(entry: Entry): number {
  if (entry.kind === 'free' || entry.colour === undefined) return 0;
  return entry.colour === 'white' ? entry.handicap : -entry.handicap;
}

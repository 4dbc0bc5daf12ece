import type { Entry, Free, Game } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import type { HalfPoints, WallList } from '../../tournament/wallList';
import { countedFree } from '../../tournament/unplayed';
import { gameValue } from './value';
import { SYSTEMS } from '../../tournament/systems';

/** What a slot is: a round without an opponent, a game without a result, decided without play, with a handicap, a bye. */
export const FREE = 1;
export const PENDING = 2;
export const BY_DEFAULT = 4;
export const HANDICAP = 8;
export const BYE = 16;

/** The opponent of a slot that has none in the list: outside it, or free. */
export const NOBODY = -1;

/** Every entry of a wall list, one after the other, as arrays of numbers; these may be longer than the list. */
export interface Slots {
  /** The entries of a round are those from `first[player * rounds + round - 1]` up to the next such number. */
  readonly first: Int32Array;
  readonly opponent: Int32Array;
  /** Half points that the entry gives its player. */
  readonly value: Uint8Array;
  /** What of it counts as wins; the same array where all does. */
  readonly wins: Uint8Array;
  readonly kind: Uint8Array;
  /**
   * Stones that the player gave, negative for those taken; 0 where the colour is unknown. Undefined where the settings take
   * no notice of them (R2.5): only in McMahon a stone is worth a point.
   */
  readonly given: Int8Array | undefined;
}

export function makeSlots(wallList: WallList, settings: Settings): Slots {
  const { codes, given, ...rest } = laidOut(wallList);
  const free = FREE_ENTRIES.map(entry => countedFree(entry, settings));
  const value = valuesOf(
    codes,
    free.map(({ score }) => score),
  );
  const isSame = free.every(({ score, wins }) => score === wins);
  const wins = isSame
    ? value
    : valuesOf(
        codes,
        free.map(one => one.wins),
      );
  const takesNotice = settings.handicapInSos && SYSTEMS[settings.system].score === 'MMS';
  return { ...rest, value, wins, given: takesNotice ? given : undefined };
}

/** What does not depend on the settings. */
interface LaidOut extends Pick<Slots, 'first' | 'opponent' | 'kind'> {
  /** The half points of a game; of a round without one its position in `FREE_ENTRIES`, after `FREE_CODES`. */
  readonly codes: Uint8Array;
  readonly given: Int8Array;
}

const FREE_CODES = 3;
const FREE_ENTRIES: readonly Free[] = [
  { kind: 'free', as: 'absence', worth: 'nothing' },
  { kind: 'free', as: 'absence', worth: 'half' },
  { kind: 'free', as: 'bye', worth: 'nothing' },
  { kind: 'free', as: 'bye', worth: 'half' },
  { kind: 'free', as: 'bye', worth: 'win' },
];
const freeCode = ({ as, worth }: Free): number =>
  FREE_CODES + FREE_ENTRIES.findIndex(entry => entry.as === as && entry.worth === worth);

/** A list is looked at as of many rounds, and by many settings; its entries are the same. */
const known = new WeakMap<WallList, LaidOut>();

function laidOut(wallList: WallList): LaidOut {
  const before = known.get(wallList);
  if (before) return before;
  const cells = wallList.players.length * wallList.rounds;
  // Only few systems have several games in a round, and to count them all first takes as long as half of the rest.
  const made = layOut(wallList, cells) ?? (layOut(wallList, countOf(wallList)) as LaidOut);
  known.set(wallList, made);
  return made;
}

const NO_ROUNDS: readonly (readonly Entry[])[] = [];

/**
 * One pass over the list: a large one does not fit in the fast memory of a processor. Undefined where it has more entries
 * than there is room for.
 */
function layOut({ players, rounds, entries }: WallList, room: number): LaidOut | undefined {
  const first = new Int32Array(players.length * rounds + 1);
  const opponent = new Int32Array(room);
  const codes = new Uint8Array(room);
  const kind = new Uint8Array(room);
  const given = new Int8Array(room);
  let slot = 0;
  for (let player = 0; player < players.length; player++) {
    const row = entries[player] ?? NO_ROUNDS;
    for (let round = 0; round < rounds; round++) {
      first[player * rounds + round] = slot;
      const cell = row[round];
      if (cell === undefined) continue;
      if (slot + cell.length > room) return undefined;
      for (let k = 0; k < cell.length; k++, slot++) {
        const one = cell[k] as Entry;
        if (one.kind === 'game') {
          opponent[slot] = one.opponent;
          codes[slot] = gameValue(one.outcome);
          kind[slot] = kindOf(one);
          if (one.handicap !== 0) given[slot] = stonesGiven(one);
        } else {
          opponent[slot] = NOBODY;
          codes[slot] = freeCode(one);
          kind[slot] = one.as === 'bye' ? FREE | BYE : FREE;
        }
      }
    }
  }
  first[players.length * rounds] = slot;
  return { first, opponent, codes, kind, given };
}

/** Half points of every entry (R1.1), from those of each of `FREE_ENTRIES`. */
function valuesOf(codes: Uint8Array, free: readonly HalfPoints[]): Uint8Array {
  const table = Uint8Array.of(0, 1, 2, ...free);
  const values = new Uint8Array(codes.length);
  for (let slot = 0; slot < values.length; slot++) values[slot] = table[codes[slot] as number] as number;
  return values;
}

function countOf({ players, rounds, entries }: WallList): number {
  let count = 0;
  for (let player = 0; player < players.length; player++) {
    const row = entries[player];
    for (let round = 0; round < rounds; round++) count += row?.[round]?.length ?? 0;
  }
  return count;
}

function kindOf({ outcome, byDefault, handicap }: Game): number {
  let kind = outcome === 'unknown' ? PENDING : 0;
  if (byDefault) kind |= BY_DEFAULT;
  if (handicap !== 0) kind |= HANDICAP;
  return kind;
}

const stonesGiven = ({ colour, handicap }: Game): number =>
  colour === undefined ? 0 : colour === 'white' ? handicap : -handicap;

import type { Entry, Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../src/tournament/wallList';

/** A made-up event; equal systems, sizes and seeds give equal events. */
export interface BenchEvent {
  readonly wallList: WallList;
  readonly settings: Settings;
}

export type BenchSystem = 'McMahon' | 'Swiss';

/** Numbers in [0, 1) (mulberry32). */
export function makeDice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many rounds an event of a system has. */
export const ROUNDS: Readonly<Record<BenchSystem, number>> = { McMahon: 5, Swiss: 10 };
const COUNTRIES = ['FR', 'DE', 'CZ', 'NL', 'PL', 'RU', 'UK', 'RO', 'FI'];

/** Ranks from 20k to 6d, most of them in the middle; the better half of the countries sends most players. */
const makePlayer = (no: number, clubs: number, dice: () => number): Player => {
  const index = Math.round(-20 + (26 * (dice() + dice() + dice())) / 3);
  return {
    ...UNKNOWN_PLAYER,
    no,
    name: `Player ${no}`,
    rank: { kind: 'amateur', index },
    rating: 2100 + 100 * index + Math.floor(100 * dice()) - 50,
    country: COUNTRIES[Math.floor(COUNTRIES.length * dice() * dice())]!,
    club: `Club ${Math.floor(clubs * dice() * dice())}`,
  };
};

/**
 * A field after `played` rounds. A simple rule pairs them, not the program: within a score group, upper half
 * against lower half, each with the next player not met yet. Of an odd number, the last player without a bye
 * gets it.
 */
export function makeEvent(system: BenchSystem, size: number, played: number, seed = 7): BenchEvent {
  const rounds = Math.max(played, ROUNDS[system]);
  const dice = makeDice(seed);
  const clubs = 10 + Math.floor(size / 15);
  const players = Array.from({ length: size }, (_, i) => makePlayer(i + 1, clubs, dice));
  const entries: Entry[][][] = players.map(() => Array.from({ length: rounds }, () => []));
  const field = players.map((player, index) => ({
    index,
    strength: player.rating!,
    score: system === 'McMahon' ? Math.max(-20, Math.min(3, (player.rank as { index: number }).index)) : 0,
    blacks: 0,
    hadBye: false,
    met: new Set<number>(),
  }));
  for (let round = 0; round < played; round++) {
    const waiting = [...field].sort((a, b) => b.score - a.score || b.strength - a.strength);
    if (size % 2 === 1) {
      // The last player without a bye.
      const bye = waiting.length - 1 - [...waiting].reverse().findIndex(one => !one.hadBye);
      const [one] = waiting.splice(bye, 1);
      entries[one!.index]![round] = [{ kind: 'free', as: 'bye', worth: 'win' }];
      one!.hadBye = true;
      one!.score++;
    }
    for (const [one, other] of simplePairs(waiting)) {
      const oneIsBlack = one.blacks === other.blacks ? dice() < 0.5 : one.blacks < other.blacks;
      const oneWins = dice() < 1 / (1 + Math.exp((other.strength - one.strength) / 150));
      entries[one.index]![round] = [side(players[other.index]!, oneIsBlack, oneWins)];
      entries[other.index]![round] = [side(players[one.index]!, !oneIsBlack, !oneWins)];
      (oneIsBlack ? one : other).blacks++;
      (oneIsBlack ? other : one).blacks--;
      (oneWins ? one : other).score++;
      one.met.add(other.index);
      other.met.add(one.index);
    }
  }
  return {
    wallList: { players, rounds, entries },
    settings: {
      ...presetSettings('EGF', system),
      seed: `bench ${seed}`,
      upperBar: { kind: 'amateur', index: 3 },
      lowerBar: { kind: 'amateur', index: -20 },
    },
  };
}

const side = (opponent: Player, black: boolean, won: boolean): Game => ({
  kind: 'game',
  opponent: opponent.no - 1,
  opponentNo: opponent.no,
  outcome: won ? 'won' : 'lost',
  colour: black ? 'black' : 'white',
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

interface Waiting {
  readonly index: number;
  readonly score: number;
  readonly met: ReadonlySet<number>;
}

function* simplePairs<T extends Waiting>(sorted: readonly T[]): Generator<readonly [T, T]> {
  const taken = new Uint8Array(sorted.length);
  let end = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (taken[i] === 1) continue;
    while (end < sorted.length && sorted[end]!.score >= sorted[i]!.score) end++;
    const half = i + ((end - i) >> 1);
    const fits = (j: number): boolean => taken[j] === 0 && !sorted[i]!.met.has(sorted[j]!.index);
    let partner = -1;
    for (let j = Math.max(half, i + 1); j < sorted.length && partner < 0; j++) if (fits(j)) partner = j;
    for (let j = half; j > i && partner < 0; j--) if (fits(j)) partner = j;
    for (let j = i + 1; j < sorted.length && partner < 0; j++) if (taken[j] === 0) partner = j;
    taken[i] = 1;
    taken[partner] = 1;
    yield [sorted[i]!, sorted[partner]!];
  }
}

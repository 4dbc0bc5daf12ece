import { pairNextRound } from '../../src/pairing/nextRound';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { freeEntry, type Entry, type Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { isOut, UNKNOWN_PLAYER, type Player, type WallList } from '../../src/tournament/wallList';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Dice that fall the same for the same seed (mulberry32): numbers from 0 up to 1. */
export function makeDice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Simulated {
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
  readonly settings?: Partial<Settings>;
  /** Of each round, the part of the players who are absent by agreement. */
  readonly absent?: number;
  /** Of all games, the part that nobody wins. */
  readonly jigo?: number;
  /** How many of the players are typed into the list only after the first round. */
  readonly late?: number;
  /** How many are marked as out from the third round on. */
  readonly leaving?: number;
}

/** Players of ranks from 20k to 6d and of some countries and clubs. */
export function makeField({ players, rounds, seed }: Simulated): WallList {
  const dice = makeDice(seed);
  const index = (): number => Math.floor(-20 + 26 * Math.pow(dice(), 0.7));
  const all = Array.from({ length: players }, (_, i): Player => {
    const ladder = index();
    return {
      ...UNKNOWN_PLAYER,
      no: i + 1,
      name: `Player ${i + 1}`,
      rank: { kind: 'amateur', index: ladder },
      rating: 2100 + 100 * ladder + Math.floor(100 * dice()) - 50,
      country: ['DE', 'FR', 'CZ', 'NL', 'PL'][Math.floor(5 * dice() * dice())] as string,
      club: `Club ${Math.floor(12 * dice())}`,
    };
  });
  return { players: all, rounds, entries: all.map(() => Array.from({ length: rounds }, () => [])) };
}

/** What a round brings: the pairing and the list after it, with every result thrown by dice, the stronger rating ahead. */
export interface PlayedRound {
  readonly before: WallList;
  readonly pairing: PairedRound;
  readonly after: WallList;
}

export function playEvent(event: Simulated): readonly PlayedRound[] {
  const dice = makeDice(event.seed + 1);
  const settings = settingsOf(event);
  const played: PlayedRound[] = [];
  const everybody = makeField(event);
  let list = firstPlayers(everybody, event.players - (event.late ?? 0));
  for (let round = 1; round <= event.rounds; round++) {
    if (round === 2) list = withNewcomers(list, everybody);
    if (round === 3) list = withLeavers(list, event.leaving ?? 0);
    list = withAbsences(list, round, () => dice() < (event.absent ?? 0));
    const pairing = pairNextRound(makeOpenEvent(list, settings));
    if (pairing.kind !== 'paired') throw new Error(pairing.problems.map(problem => problem.code).join());
    const after = withResults(list, pairing, dice, event.jigo ?? 0);
    played.push({ before: list, pairing, after });
    list = after;
  }
  return played;
}

export const settingsOf = (event: Simulated): Settings => ({
  ...presetSettings('EGF', event.settings?.system ?? 'Swiss'),
  seed: `dice ${event.seed}`,
  ...event.settings,
});

/** A game without a result, as somebody types it. */
export const openGame = (list: WallList, opponent: number, colour: Game['colour']): Entry => ({
  kind: 'game',
  opponent,
  opponentNo: list.players[opponent]!.no,
  outcome: 'unknown',
  colour,
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

/** Entries added to a list: `[player, round, entry]`. */
export function withEntries(list: WallList, added: readonly (readonly [number, number, Entry])[]): WallList {
  const rows = list.entries.map(row => [...row]);
  for (const [player, round, entry] of added) rows[player]![round - 1] = [entry];
  return { ...list, entries: rows };
}

const firstPlayers = (list: WallList, count: number): WallList => ({
  ...list,
  players: list.players.slice(0, count),
  entries: list.entries.slice(0, count),
});

const withNewcomers = (list: WallList, everybody: WallList): WallList => ({
  ...list,
  players: everybody.players,
  entries: [...list.entries, ...everybody.entries.slice(list.players.length)],
});

const withLeavers = (list: WallList, count: number): WallList => ({
  ...list,
  players: list.players.map((player, i) =>
    i > 1 && i < 2 + count ? { ...player, out: { rounds: [], from: 3 } } : player,
  ),
});

function withAbsences(list: WallList, round: number, isAbsent: () => boolean): WallList {
  // Two come always, or there would be nothing to pair.
  const absent = list.players
    .map((_, player) => player)
    .filter(player => player > 1 && !isOut(list.players[player]!, round) && isAbsent());
  return withEntries(
    list,
    absent.map(player => [player, round, { kind: 'free', as: 'absence', worth: 'half' }]),
  );
}

export function withResults(
  list: WallList,
  pairing: PairedRound,
  dice: () => number,
  jigo: number,
): WallList {
  const { round } = pairing;
  const added: (readonly [number, number, Entry])[] = [];
  for (const one of pairing.free) added.push([one.player, round, freeEntry(one)]);
  for (const one of pairing.late) added.push([one.player, one.round, freeEntry(one)]);
  if (pairing.bye !== undefined)
    added.push([pairing.bye, round, freeEntry({ worth: pairing.byeWorth ?? 'win', as: 'bye' })]);
  for (const { black, white, handicap } of pairing.games) {
    const side = (opponent: number, colour: Game['colour'], outcome: Game['outcome']): Game => ({
      kind: 'game',
      opponent,
      opponentNo: list.players[opponent]!.no,
      outcome,
      colour,
      handicap,
      byDefault: false,
      moves: undefined,
    });
    const strength = (player: number): number => list.players[player]!.rating ?? 0;
    const blackWins = 1 / (1 + Math.exp((strength(white) - strength(black)) / 150));
    const winner = dice() < jigo ? undefined : dice() < blackWins ? black : white;
    const outcome = (player: number): Game['outcome'] =>
      winner === undefined ? 'jigo' : winner === player ? 'won' : 'lost';
    added.push([black, round, side(white, 'black', outcome(black))]);
    added.push([white, round, side(black, 'white', outcome(white))]);
  }
  return withEntries(list, added);
}

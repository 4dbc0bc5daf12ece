import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { kindField, kindSettings, KINDS, seedsOf } from './everyKind';
import { playToTheEnd } from './playToTheEnd';
import { makeDice } from './simulatedEvent';
import { eventOf, openEventOf } from '../eventOf';

/** Players are who their numbers say: the order of the rows decides nothing, and asking again changes nothing. */

describe.each(KINDS)('%i players, %i rounds, %i groups: %s', (...kind) => {
  test.each(seedsOf())('by dice %i', seed => {
    const settings = kindSettings(kind[3], seed);
    const { list, rounds } = playToTheEnd(
      { players: kind[0], rounds: kind[1], seed, settings },
      kindField(kind, seed),
    );
    rounds.forEach((_, round) => {
      const before = upTo(list, round);
      const asked = answer(before, settings);
      expect(answer(before, settings)).toEqual(asked);
      expect(answer(shuffled(before, seed + round), settings)).toEqual(asked);
    });
  });
});

const upTo = (list: WallList, rounds: number): WallList => ({
  ...list,
  entries: list.entries.map(row => row.map((cell, index) => (index < rounds ? cell : []))),
});

/** The same players with the same numbers in other rows. */
function shuffled(list: WallList, seed: number): WallList {
  const dice = makeDice(seed);
  const keys = list.players.map(() => dice());
  const order = list.players.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]!);
  const moved = new Map(order.map((from, to) => [from, to]));
  return {
    ...list,
    players: order.map(from => list.players[from]!),
    entries: order.map(from =>
      list.entries[from]!.map(cell =>
        cell.map(entry =>
          entry.kind === 'game' ? { ...entry, opponent: moved.get(entry.opponent)! } : entry,
        ),
      ),
    ),
  };
}

/** The next round and the places, by numbers. */
function answer(list: WallList, settings: Settings): unknown {
  const standing = makeStanding(list, settings);
  const no = (player: number | undefined) => (player === undefined ? undefined : list.players[player]!.no);
  const { place } = makePlacement(eventOf(standing), 'final');
  const places = list.players.map((player, i) => [player.no, place[i]] as const).sort(([a], [b]) => a - b);
  const next = pairNextRound(openEventOf(standing));
  if (next.kind === 'cannot pair') return { places, problems: next.problems.map(({ code }) => code) };
  const games = next.games
    .map(({ black, white, handicap, table }) => [no(black)!, no(white)!, handicap, table] as const)
    .sort(([a, b], [c, d]) => a - c || b - d);
  const free = next.free.map(({ player, worth }) => [no(player)!, worth] as const).sort(([a], [b]) => a - b);
  return { places, games, free, bye: no(next.bye) };
}

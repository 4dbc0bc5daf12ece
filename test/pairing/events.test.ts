import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { verticesOf } from '../../src/pairing/criteria/field';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import type { WallList } from '../../src/tournament/wallList';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Whole events of 12 to 40 players and five rounds, with people who come late, stay away for a round or leave. */
const event: fc.Arbitrary<Simulated> = fc.record({
  players: fc.integer({ min: 18, max: 40 }),
  rounds: fc.constant(5),
  seed: fc.nat(),
  absent: fc.constantFrom(0, 0.1),
  jigo: fc.constantFrom(0, 0.1),
  late: fc.integer({ min: 0, max: 3 }),
  leaving: fc.integer({ min: 0, max: 3 }),
  settings: fc.record({
    system: fc.constantFrom('Swiss' as const, 'McMahon' as const),
    rounding: fc.constantFrom('EGF' as const, 'absences' as const, 'none' as const),
  }),
});

const property = (check: (simulated: Simulated) => void): void =>
  fc.assert(fc.property(event, check), { numRuns: 25, seed: 2026 });

const after = (simulated: Simulated): WallList => {
  const played = playEvent(simulated);
  return played[played.length - 1]!.after;
};

const gamesOf = (list: WallList, player: number) =>
  list.entries[player]!.flatMap(round => round.flatMap(entry => (entry.kind === 'game' ? [entry] : [])));

describe('simulated events', () => {
  test('everybody has exactly one thing in every round: a game, a bye or an absence', () => {
    property(simulated => {
      for (const row of after(simulated).entries) {
        expect(row.map(round => round.length)).toEqual([1, 1, 1, 1, 1]);
      }
    });
  });

  test('the cells of both players fit together', () => {
    property(simulated => {
      const list = after(simulated);
      list.entries.forEach((row, player) =>
        row.forEach((entries, round) => {
          const [entry] = entries;
          if (entry?.kind !== 'game') return;
          const [answer] = list.entries[entry.opponent]![round]!;
          expect(answer).toMatchObject({ kind: 'game', opponent: player, handicap: entry.handicap });
          expect(answer).not.toMatchObject({ colour: entry.colour });
        }),
      );
    });
  });

  test('nobody meets twice, and nobody has two byes', () => {
    property(simulated => {
      const list = after(simulated);
      list.players.forEach((_, player) => {
        const opponents = gamesOf(list, player).map(({ opponent }) => opponent);
        expect(new Set(opponents).size).toBe(opponents.length);
        const byes = list.entries[player]!.flat().filter(one => one.kind === 'free' && one.worth === 'win');
        expect(byes.length).toBeLessThanOrEqual(1);
      });
    });
  });

  test('at most one bye in a round, and none with an even number of players', () => {
    property(simulated => {
      for (const { pairing, after: list } of playEvent(simulated)) {
        const away = list.entries.filter(row => row[pairing.round - 1]![0]?.kind === 'free').length;
        const players = list.players.length - away + (pairing.bye === undefined ? 0 : 1);
        expect(pairing.bye !== undefined).toBe(players % 2 === 1);
      }
    });
  });

  test('blacks and whites differ by 1 or 2 as a rule, and never by more than 3', () => {
    let [players, unbalanced] = [0, 0];
    property(simulated => {
      const list = after(simulated);
      list.players.forEach((_, player) => {
        const balance = gamesOf(list, player).reduce(
          (sum, { colour }) => sum + (colour === 'black' ? 1 : -1),
          0,
        );
        players++;
        if (Math.abs(balance) > 2) unbalanced++;
        expect(Math.abs(balance)).toBeLessThanOrEqual(3);
      });
    });
    expect(unbalanced / players).toBeLessThan(0.02);
  });

  test('whoever leaves or has not come yet is not paired', () => {
    property(simulated => {
      for (const { pairing, before } of playEvent(simulated)) {
        const out = before.players.flatMap(({ out: { from } }, player) =>
          from !== undefined && from <= pairing.round ? [player] : [],
        );
        expect(pairing.free.map(({ player }) => player)).toEqual(out);
        const late = pairing.round === 2 ? (simulated.late ?? 0) : 0;
        expect(pairing.late.map(({ round }) => round)).toEqual(Array.from({ length: late }, () => 1));
      }
    });
  });

  test('every round is proved to be the cheapest, and repeats itself', () => {
    property(simulated => {
      for (const { pairing, before } of playEvent(simulated)) {
        const again = pairRound(makeOpenEvent(before, settingsOf(simulated)));
        if (!('paired' in again)) throw new Error('it was paired before');
        expect(again.paired).toEqual({ ...pairing, warnings: again.paired.warnings });
        for (const { field, cost, result } of again.optima) {
          expect(verifyCertificate(verticesOf(field), cost, result)).toBeUndefined();
        }
      }
    });
  });

  test('a field of 600 is one field, and proved', () => {
    for (const system of ['Swiss', 'McMahon'] as const) {
      const simulated = { players: 600, rounds: 3, seed: 7, settings: { system } };
      const { before } = playEvent(simulated)[2]!;
      const proved = pairRound(makeOpenEvent(before, settingsOf(simulated)));
      if (!('paired' in proved)) throw new Error('not paired');
      expect(proved.optima.map(({ field }) => field.players.length)).toEqual([600]);
      const [{ field, cost, result }] = proved.optima as [(typeof proved.optima)[0]];
      expect(verifyCertificate(verticesOf(field), cost, result)).toBeUndefined();
    }
  });
});

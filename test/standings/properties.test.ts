import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { compareDirectly } from '../../src/standings/tiebreaks/directComparison';
import { makePlacement } from '../../src/standings/placement/placement';
import { PURPOSES } from '../../src/standings/purpose';
import type { Entry, Outcome } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import { PRESETS } from '../../src/tournament/setting/kinds';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';
import type { Settings } from '../../src/tournament/settings';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../src/tournament/wallList';
import { eventOf } from '../eventOf';
import { makeEvent } from '../../src/standings/stages/makeEvent';

/** A player with a number of its own, as from a list with a No column. */
const makePlayer = (no: number): Player => ({
  ...UNKNOWN_PLAYER,
  no,
  name: `Player ${no}`,
  rank: no % 5 === 0 ? undefined : { kind: 'amateur', index: -(no % 9) },
  rating: no % 3 === 0 ? 1500 + 10 * no : undefined,
  start: no % 5 === 0 ? 40 : undefined,
  category: no % 2 === 0 ? 'A' : 'B',
  previousOrder: no % 4 === 0 ? no : undefined,
});

const NOBODY: Entry = { kind: 'free', as: 'absence', worth: 'half' };
const game = (players: readonly Player[], opponent: number, outcome: Outcome): Entry => ({
  kind: 'game',
  opponent,
  opponentNo: players[opponent]?.no ?? 0,
  outcome,
  colour: undefined,
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

const OTHER: Readonly<Record<Outcome, Outcome>> = {
  won: 'lost',
  lost: 'won',
  jigo: 'jigo',
  unknown: 'unknown',
};

/** Any tournament: in each round some order of the players, neighbours in it play each other, the last may be left over. */
const tournament: fc.Arbitrary<WallList> = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 5 }))
  .chain(([count, rounds]) => {
    const order = fc.shuffledSubarray([...Array(count).keys()], { minLength: count });
    const outcome = fc.constantFrom<Outcome>('won', 'lost', 'won', 'lost', 'jigo', 'unknown');
    const round = fc.tuple(order, fc.array(outcome, { minLength: count, maxLength: count }));
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: count, maxLength: count });
    return fc.tuple(numbers, fc.array(round, { minLength: rounds, maxLength: rounds }));
  })
  .map(([numbers, rounds]) => {
    const players = numbers.map(makePlayer);
    const entries: Entry[][][] = players.map(() => rounds.map(() => [NOBODY]));
    rounds.forEach(([order, outcomes], round) => {
      for (let i = 0; i + 1 < order.length; i += 2) {
        const [a, b] = [order[i] as number, order[i + 1] as number];
        const outcome = outcomes[i] as Outcome;
        (entries[a] as Entry[][])[round] = [game(players, b, outcome)];
        (entries[b] as Entry[][])[round] = [game(players, a, OTHER[outcome])];
      }
    });
    return { players, rounds: rounds.length, entries };
  });

/** The rows in another order; every player keeps the number. */
function reordered(list: WallList, order: readonly number[]): WallList {
  const moved = (index: number) => order.indexOf(index);
  const move = (entry: Entry): Entry =>
    entry.kind === 'game' ? { ...entry, opponent: moved(entry.opponent) } : entry;
  return {
    ...list,
    players: order.map(index => list.players[index] as Player),
    entries: order.map(index => (list.entries[index] ?? []).map(cell => cell.map(move))),
  };
}

const listAndOrder = tournament.chain(list => {
  const rows = [...list.players.keys()];
  return fc.tuple(fc.constant(list), fc.shuffledSubarray(rows, { minLength: rows.length }));
});
const anySettings: fc.Arbitrary<Settings> = fc
  .tuple(fc.constantFrom(...PRESETS), fc.constantFrom(...SYSTEM_NAMES), fc.shuffledSubarray([...TIEBREAKS]))
  .map(([preset, system, tiebreaks]) => ({
    ...presetSettings(preset, system),
    tiebreaks,
    pairingTiebreaks: tiebreaks,
    seed: 'any',
  }));

const placesByNumber = (list: WallList, settings: Settings) => {
  const standing = makeStanding(list, settings);
  return PURPOSES.map(purpose => {
    const { place } = makePlacement(eventOf(standing), purpose);
    return Object.fromEntries(list.players.map((player, index) => [player.no, place[index]]));
  });
};

test('places do not depend on the order of the rows', () => {
  fc.assert(
    fc.property(listAndOrder, anySettings, ([list, order], settings) => {
      expect(placesByNumber(reordered(list, order), settings)).toEqual(placesByNumber(list, settings));
    }),
    { numRuns: 300 },
  );
});

test('each further tiebreak only parts classes that were tied', () => {
  fc.assert(
    fc.property(tournament, anySettings, (list, settings) => {
      const shorter = makePlacement(
        makeEvent(list, { ...settings, tiebreaks: settings.tiebreaks.slice(0, -1) }),
        'final',
      );
      const longer = makePlacement(makeEvent(list, settings), 'final');
      const position = (classes: readonly (readonly number[])[], player: number) =>
        classes.findIndex(group => group.includes(player));
      list.players.forEach((_, a) =>
        list.players.forEach((__, b) => {
          if (position(shorter.classes, a) < position(shorter.classes, b))
            expect(position(longer.classes, a)).toBeLessThan(position(longer.classes, b));
        }),
      );
    }),
    { numRuns: 200 },
  );
});

describe('Direct Comparison', () => {
  const compare = (list: WallList, group: readonly number[], system: Settings['system'] = 'Round robin') =>
    compareDirectly(makeStanding(list, presetSettings('EGF', system)), [group]);
  const asSets = (classes: readonly (readonly number[])[]) => classes.map(group => [...group].sort());

  test('does not depend on the order in which the tied are given', () => {
    fc.assert(
      fc.property(listAndOrder, fc.constantFrom(...SYSTEM_NAMES), ([list, order], system) => {
        const rows = [...order].sort((a, b) => a - b);
        const [one, other] = [compare(list, rows, system), compare(list, order, system)];
        expect(asSets(other.classes)).toEqual(asSets(one.classes));
        expect(other.steps).toEqual(one.steps);
      }),
      { numRuns: 200 },
    );
  });

  test('never opens again what an earlier step has decided', () => {
    fc.assert(
      fc.property(tournament, list => {
        const { steps, classes } = compare(list, [...list.players.keys()]);
        const position = (player: number) => classes.findIndex(group => group.includes(player));
        steps.forEach((own, a) =>
          steps.forEach((other, b) => {
            const differs = own.findIndex((value, step) => value !== other[step]);
            if (differs < 0) expect(position(a)).toBe(position(b));
            else if ((own[differs] as number) > (other[differs] as number)) {
              expect(position(a)).toBeLessThan(position(b));
            }
          }),
        );
      }),
      { numRuns: 200 },
    );
  });

  /** Everybody against everybody once; `results` tells for each pair who won. */
  const roundRobin = fc
    .integer({ min: 2, max: 7 })
    .chain(count => {
      const pairs = (count * (count - 1)) / 2;
      return fc.tuple(fc.constant(count), fc.array(fc.boolean(), { minLength: pairs, maxLength: pairs }));
    })
    .map(([count, results]): WallList => {
      const players = Array.from({ length: count }, (_, index) => makePlayer(index + 1));
      const entries: Entry[][][] = players.map(() => results.map(() => []));
      let round = 0;
      for (let a = 0; a < count; a++) {
        for (let b = a + 1; b < count; b++) {
          const outcome: Outcome = results[round] ? 'won' : 'lost';
          (entries[a] as Entry[][])[round] = [game(players, b, outcome)];
          (entries[b] as Entry[][])[round] = [game(players, a, OTHER[outcome])];
          round++;
        }
      }
      return { players, rounds: round, entries };
    });

  test('of mirrored results is the mirrored order', () => {
    const turn = (entry: Entry): Entry =>
      entry.kind === 'game' ? { ...entry, outcome: OTHER[entry.outcome] } : entry;
    fc.assert(
      fc.property(roundRobin, list => {
        const mirrored = { ...list, entries: list.entries.map(row => row.map(cell => cell.map(turn))) };
        const everybody = [...list.players.keys()];
        expect(asSets(compare(mirrored, everybody).classes)).toEqual(
          asSets(compare(list, everybody).classes).reverse(),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('gives the same in a Swiss in which everybody has met', () => {
    fc.assert(
      fc.property(roundRobin, list => {
        const everybody = [...list.players.keys()];
        expect(compare(list, everybody, 'Swiss').classes).toEqual(compare(list, everybody).classes);
      }),
    );
  });
});

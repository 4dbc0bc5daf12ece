import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBracketTree } from '../../src/pairing/knockout/bracketTree';
import type { Entry } from '../../src/tournament/game';
import { SETTINGS, type Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { standingText } from './pairingText';
import { playToTheEnd } from './playToTheEnd';
import { openEventOf } from '../eventOf';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { asOfRound } from '../../src/standings/score/asOfRound';
import { makeField } from './simulatedEvent';

// F6.10 of docs/faults.md

const KNOCK_OUT = { system: 'Knock-out', tiebreaks: [], absence: '0-' } as const;
const SEEDED = { ...KNOCK_OUT, knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] } as const;

/** Columns as names, `.` for nobody yet. */
function columns(text: string, settings: Partial<Settings>): readonly string[] {
  const { players } = wallListText(text);
  const tree = makeBracketTree(openEventOf(standingText(text, settings)));
  return (tree?.rounds ?? []).map(({ round, places }) => {
    const names = places.map(player => (player === undefined ? '.' : players[player]!.name));
    return `${round === undefined ? 'winner' : `R${round}`} ${names.join(' ')}`;
  });
}

const five = (rounds: readonly string[]) => `
  Name | Rating | R1 | R2 | R3
  Ann  | 2800   | ${rounds[0]}
  Bo   | 2700   | ${rounds[1]}
  Cy   | 2600   | ${rounds[2]}
  Di   | 2500   | ${rounds[3]}
  Ed   | 2400   | ${rounds[4]}`;

describe('a seeded bracket of five', () => {
  test('is nothing before it is drawn', () => {
    expect(columns(five(Array(5).fill('. | . | .')), SEEDED)).toEqual([]);
  });

  test('shows who is through as soon as the result is there', () => {
    const open = five(['0+ | . | .', '0+ | . | .', '0+ | . | .', '5? | . | .', '4? | . | .']);
    expect(columns(open, SEEDED)).toEqual([
      'R1 Ann . Di Ed Bo . Cy .',
      'R2 Ann . Bo Cy',
      'R3 . .',
      'winner .',
    ]);
    const played = open.replace('5?', '5-').replace('4?', '4+');
    expect(columns(played, SEEDED)).toEqual([
      'R1 Ann . Di Ed Bo . Cy .',
      'R2 Ann Ed Bo Cy',
      'R3 . .',
      'winner .',
    ]);
  });

  test('stays as it is until the winner stands at the right', () => {
    const list = five(['0+ | 5- | .', '0+ | 3= 3+ | 5+', '0+ | 2= 2- | .', '5- | . | .', '4+ | 1+ | 2-']);
    expect(columns(list, SEEDED)).toEqual([
      'R1 Ann . Di Ed Bo . Cy .',
      'R2 Ann Ed Bo Cy',
      'R3 Ed Bo',
      'winner Bo',
    ]);
  });
});

test('drawn by lot before every round, it is put in order by the last round', () => {
  const list = `
    Name | R1 | R2 | R3
    Ann  | 2+ | 7- | .
    Bo   | 1- | .  | .
    Cy   | 4+ | 5+ | 7?
    Di   | 3- | .  | .
    Ed   | 6+ | 3- | .
    Flo  | 5- | .  | .
    Gus  | 8+ | 1+ | 3?
    Hal  | 7- | .  | .`;
  expect(columns(list, KNOCK_OUT)).toEqual([
    'R1 Cy Di Ed Flo Ann Bo Gus Hal',
    'R2 Cy Ed Ann Gus',
    'R3 Cy Gus',
    'winner .',
  ]);
});

test('N98: drawn by lot before every round, it has all rounds from the first on, and the winner behind the final alone', () => {
  for (let players = 2; players <= 24; players++) {
    const event = { players, rounds: 6, seed: players, drawn: 0.1, settings: KNOCK_OUT };
    const { list, settings } = playToTheEnd(event);
    const roundsIn = (of: WallList) => makeBracketTree(makeOpenEvent(of, settings))!.rounds;
    const inTheEnd = roundsIn(list).map(({ round }) => round);
    for (let played = 1; played <= inTheEnd.length - 1; played++) {
      const rounds = roundsIn(asOfRound(list, played));
      expect(rounds.map(({ round }) => round)).toEqual(inTheEnd);
      expect(rounds.slice(-2).map(({ places }) => places.length)).toEqual([2, 1]);
      expect(rounds.map(({ awaitsDraw = false }) => awaitsDraw)).toEqual(
        inTheEnd.map(round => round !== undefined && round > played),
      );
    }
  }
});

test('drawn by lot before every round, whoever withdrew stands beside the bye, with all that led there', () => {
  const list = `
    Name | R1 | R2 | R3
    Ann  | 2+ | 3+ | 0-
    Bo   | 1- | .  | .
    Cy   | 4+ | 1- | .
    Di   | 3- | .  | .
    Ed   | 6+ | 7+ | 0+
    Flo  | 5- | .  | .
    Gus  | 8+ | 5- | .
    Hal  | 7- | .  | .`;
  expect(columns(list, KNOCK_OUT)).toEqual([
    'R1 Ed Flo Gus Hal Ann Bo Cy Di',
    'R2 Ed Gus Ann Cy',
    'R3 Ed Ann',
    'winner Ed',
  ]);
});

test('a bye in a later round and a pair that sent nobody on leave a gap', () => {
  const list = `
    Name | R1  | R2 | R3
    Ann  | 2+  | 3+ | 5+
    Bo   | 1-  | .  | .
    Cy   | 4+  | 1- | .
    Di   | 3-  | .  | .
    Ed   | 6+  | 0+ | 1-
    Flo  | 5-  | .  | .
    Gus  | 8-! | .  | .
    Hal  | 7-! | .  | .`;
  expect(columns(list, KNOCK_OUT)).toEqual([
    'R1 Ann Bo Cy Di Ed Flo . . Gus Hal',
    'R2 Ann Cy Ed .',
    'R3 Ann Ed',
    'winner Ann',
  ]);
});

test('three pairs that were typed by hand are a bracket of four', () => {
  const list = `
    Name | Rating | R1 | R2
    Ann  | 2800   | 2+ | .
    Bo   | 2700   | 1- | .
    Cy   | 2600   | 4+ | .
    Di   | 2500   | 3- | .
    Ed   | 2400   | 6+ | .
    Flo  | 2300   | 5- | .`;
  expect(columns(list, SEEDED)).toEqual([
    'R1 Ann Bo . . Cy Di Ed Flo',
    'R2 Ann . Cy Ed',
    'R3 . .',
    'winner .',
  ]);
});

describe('the game for the third place', () => {
  const four = (bo: string, di: string, ann = '3?', cy = '1?') => `
    Name | R1 | R2
    Ann  | 2+ | ${ann}
    Bo   | 1- | ${bo}
    Cy   | 4+ | ${cy}
    Di   | 3- | ${di}`;
  const THIRD = { ...KNOCK_OUT, thirdPlace: true };
  const third = (text: string, settings: Partial<Settings> = THIRD) =>
    makeBracketTree(openEventOf(standingText(text, settings)))?.third;

  test('stands apart', () => {
    expect(third(four('4?', '2?'))).toEqual({ players: [1, 3], round: 2 });
    expect(third(four('4?', '2?', '3+', '1-'))).toEqual({ players: [1, 3], round: 2 });
    expect(columns(four('4?', '2?'), THIRD)).toEqual(['R1 Ann Bo Cy Di', 'R2 Ann Cy', 'winner .']);
  });

  test('is known from one of its two cells, and is none without a game', () => {
    expect(third(four('4?', '.'))).toEqual({ players: [1, 3], round: 2 });
    expect(third(four('.', '.'))).toBeUndefined();
    expect(third(four('0-', '0+'))).toBeUndefined();
  });

  const EIGHT = `
    Name | Rating | R1 | R2 | R3
    Ann  | 2800   | 8+ | 4+ | 2+
    Bo   | 2700   | 7+ | 3+ | 1-
    Cy   | 2600   | 6+ | 2- | 4+
    Di   | 2500   | 5+ | 1- | 3-
    Ed   | 2400   | 4- | .  | .
    Flo  | 2300   | 3- | .  | .
    Gus  | 2200   | 2- | .  | .
    Hal  | 2100   | 1- | .  | .`;

  test('is played beside the final, in the third round of eight', () => {
    expect(third(EIGHT)).toEqual({ players: [2, 3], round: 3 });
  });

  test.each([
    [1, ['R1 Ann Hal Di Ed Bo Gus Cy Flo', 'R2 Ann Di Bo Cy', 'R3 . .', 'winner .']],
    [2, ['R1 Ann Hal Di Ed Bo Gus Cy Flo', 'R2 Ann Di Bo Cy', 'R3 Ann Bo', 'winner .']],
  ])('rounds of a Swiss behind the %i of the knock-out are none of it', (to, expected) => {
    const stages = [
      { from: 1, to, system: 'Knock-out' },
      { from: to + 1, to: 3, system: 'Swiss' },
    ] as const;
    expect(columns(EIGHT, { ...SEEDED, stages })).toEqual(expected);
    expect(third(EIGHT, { ...SEEDED, stages })).toBeUndefined();
  });

  test('a playoff round behind the semi-finals is none of it either', () => {
    const playoff = { ...SEEDED, playoffRounds: [3], playoffPlaces: 4 };
    expect(columns(EIGHT, playoff)).toEqual([
      'R1 Ann Hal Di Ed Bo Gus Cy Flo',
      'R2 Ann Di Bo Cy',
      'R3 Ann Bo',
      'winner .',
    ]);
    expect(third(EIGHT, playoff)).toBeUndefined();
  });
});

describe('whatever is played', () => {
  test.each(SETTINGS.knockoutDraw.kind.choices)(
    '%s: each player of a column comes from the two beside it',
    draw => {
      for (let players = 2; players <= 24; players++) {
        const settings = { ...KNOCK_OUT, knockoutDraw: draw, thirdPlace: true };
        const { list, settings: used } = playToTheEnd({
          players,
          rounds: 6,
          seed: players,
          drawn: 0.1,
          settings,
        });
        const { rounds } = makeBracketTree(makeOpenEvent(list, used))!;
        expect(new Set(rounds[0]!.places.filter(one => one !== undefined)).size).toBe(players);
        rounds.slice(1).forEach(({ places }, column) =>
          places.forEach((player, place) => {
            const before = rounds[column]!.places.slice(2 * place, 2 * place + 2);
            expect(before).toContain(player);
          }),
        );
        expect(rounds[rounds.length - 1]!.places).toHaveLength(1);
      }
    },
  );

  test.each(['seeded', 'bracket by lot'] as const)(
    '%s: it fills itself, and nobody in it ever moves',
    draw => {
      for (let players = 3; players <= 17; players += 2) {
        const settings = { ...KNOCK_OUT, knockoutDraw: draw };
        const event = { players, rounds: 5, seed: players, drawn: 0.2, settings };
        const { list, settings: used, rounds: paired } = playToTheEnd(event);
        const inTheEnd = makeBracketTree(makeOpenEvent(list, used))!;
        let known = 0;
        for (const { round, games } of paired) {
          for (let decided = 0; decided <= games.length; decided++) {
            const open = games.slice(decided).flatMap(({ black, white }) => [black, white]);
            const tree = makeBracketTree(makeOpenEvent(asOf(list, round, open), used))!;
            const filled = tree.rounds.flatMap(({ places }, column) =>
              places.flatMap((player, place) =>
                player === undefined ? [] : [[player, column, place] as const],
              ),
            );
            for (const [player, column, place] of filled)
              expect(inTheEnd.rounds[column]!.places[place]).toBe(player);
            // Each result puts one more player into the next column.
            if (decided > 0) expect(filled.length).toBe(known + 1);
            known = filled.length;
          }
        }
      }
    },
  );
});

/** The list while a round is played: later rounds empty, the games of some players without a result. */
const asOf = (list: WallList, round: number, open: readonly number[]): WallList => ({
  ...list,
  entries: list.entries.map((row, player) =>
    row.map((cell, index) => {
      if (index + 1 > round) return [];
      if (index + 1 < round || !open.includes(player)) return cell;
      const game = cell.find(entry => entry.kind === 'game');
      return game ? [{ ...game, outcome: 'unknown' } as Entry] : cell;
    }),
  ),
});

describe('whatever the order of the rows', () => {
  /** The rows in another order; opponents are rows. */
  const shuffled = (list: WallList, order: readonly number[]): WallList => {
    const rowOf = new Map(order.map((player, row) => [player, row]));
    const moved = (entry: Entry): Entry =>
      entry.kind === 'game' ? { ...entry, opponent: rowOf.get(entry.opponent) ?? -1 } : entry;
    return {
      ...list,
      players: order.map(player => list.players[player]!),
      entries: order.map(player => list.entries[player]!.map(cell => cell.map(moved))),
    };
  };

  test.each(SETTINGS.knockoutDraw.kind.choices)('the bracket is the same: draw %s', draw => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }).chain(players =>
          fc.record({
            players: fc.constant(players),
            seed: fc.nat(999),
            played: fc.integer({ min: 1, max: 4 }),
            order: fc.shuffledSubarray([...Array(players).keys()], { minLength: players }),
          }),
        ),
        ({ players, seed, played, order }) => {
          const given = { system: 'Knock-out', knockoutDraw: draw, thirdPlace: true } as const;
          const field = makeField({ players, rounds: 5, seed });
          const { list, settings } = playToTheEnd({ players, rounds: 5, seed, settings: given }, field);
          const some = asOfRound(list, played);
          const treeOf = (of: WallList): unknown => {
            const tree = makeBracketTree(makeOpenEvent(of, settings));
            const no = (player: number | undefined): number | undefined =>
              player === undefined ? undefined : of.players[player]!.no;
            return [tree?.rounds.map(({ places }) => places.map(no)), tree?.third?.players.map(no)];
          };
          expect(treeOf(shuffled(some, order))).toEqual(treeOf(some));
        },
      ),
      { numRuns: 15, seed: 63 },
    );
  });
});

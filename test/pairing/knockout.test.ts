import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetingRound, seedPositions } from '../../src/pairing/knockout/bracket';
import { bracketSize } from '../../src/standings/knockout/knockoutRounds';
import { drawByLot } from '../../src/pairing/knockout/draw';
import { pairNextRound } from '../../src/pairing/nextRound';
import { fateIn, runKnockout, stillIn } from '../../src/standings/knockout/knockout';
import { makePlacement } from '../../src/standings/placement/placement';
import { SETTINGS, type Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { workedCase } from '../rules/cases';
import { gamesOf, nameOf, pairsOf, pairText, remarksOn, standingText, stopText } from './pairingText';
import { leaves, playToTheEnd } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { eventOf } from '../eventOf';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

const KNOCK_OUT = { system: 'Knock-out', tiebreaks: [], absence: '0-' } as const;
const SEEDED = { ...KNOCK_OUT, knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] } as const;

describe('the bracket (R6.3)', () => {
  test('positions of the seeds', () => {
    const { expected } = workedCase<unknown, Record<string, readonly number[]>>('ko-seeds');
    for (const [size, seeds] of Object.entries(expected)) expect(seedPositions(Number(size))).toEqual(seeds);
  });

  test('byes to a power of two', () => {
    const { expected } = workedCase<unknown, Record<string, number>>('ko-byes');
    for (const [players, byes] of Object.entries(expected)) {
      expect([players, bracketSize(Number(players)) - Number(players)]).toEqual([players, byes]);
    }
  });

  test('seeds 1 and 2 meet in the last round, 1 and 8 of 8 in the first', () => {
    expect([meetingRound(1, 2, 8), meetingRound(1, 4, 8), meetingRound(1, 8, 8)]).toEqual([3, 2, 1]);
  });
});

describe('the draw by lot (R6.1)', () => {
  const apartBy = (country: readonly string[]) => ({
    camp: (player: number) => country[player]!,
    isForbidden: () => false,
    lastMeeting: () => 0,
  });
  const draw = (nations: readonly number[]) => {
    const country = nations.flatMap((count, nation) => Array.from({ length: count }, () => `N${nation}`));
    const { pairs } = drawByLot(
      country.map((_, player) => player),
      0,
      apartBy(country),
    )!;
    return pairs.filter(([a, b]) => country[a] === country[b]).length;
  };

  test('has as few games inside a nation as possible', () => {
    const { expected } = workedCase<unknown, readonly { nations: readonly number[]; same: number }[]>(
      'ko-nation',
    );
    for (const { nations, same } of expected) expect([nations, draw(nations)]).toEqual([nations, same]);
  });

  test('in any order of the lots, everybody exactly once', () => {
    const countries = fc.array(fc.constantFrom('DE', 'FR', 'CZ', ''), { minLength: 2, maxLength: 24 });
    fc.assert(
      fc.property(
        countries.filter(({ length }) => length % 2 === 0),
        country => {
          const players = country.map((_, player) => player);
          const { pairs } = drawByLot(players, 0, apartBy(country))!;
          expect(pairs.flat().sort((a, b) => a - b)).toEqual(players);
          const same = pairs.filter(([a, b]) => country[a] !== '' && country[a] === country[b]).length;
          const most = Math.max(
            0,
            ...['DE', 'FR', 'CZ'].map(nation => country.filter(one => one === nation).length),
          );
          expect(same).toBe(Math.max(0, most - players.length / 2));
        },
      ),
      { numRuns: 200, seed: 6 },
    );
  });

  test('the first lot gets the first of another nation with whom the rest keeps its optimum', () => {
    // A A B B B: with 1 A – B the rest A B B … one B would be left for a B.
    const country = ['A', 'C', 'B', 'B', 'B', 'D'];
    expect(drawByLot([0, 1, 2, 3, 4, 5], 0, apartBy(country))!.pairs).toEqual([
      [0, 2],
      [1, 3],
      [4, 5],
    ]);
  });

  test('forbidden pairs are kept apart even where that costs a game inside a nation', () => {
    const country = ['A', 'A', 'B', 'B'];
    const isForbidden = (a: number, b: number) => country[a] !== country[b];
    expect(drawByLot([0, 2, 1, 3], 0, { ...apartBy(country), isForbidden })!.pairs).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(drawByLot([0, 1], 0, { ...apartBy(country), isForbidden: () => true })).toBeUndefined();
  });
});

describe('how a round ended for a player (R6.2)', () => {
  test.each([
    ['5+', 'through'],
    ['5-', 'lost'],
    ['5=', 'drawn'],
    ['5= 5+', 'through'],
    ['5= 5= 5-', 'lost'],
    ['5= 5?', 'open'],
    ['5+!', 'through'],
    ['0+', 'through'],
    ['0-', 'absent'],
    ['0=', 'absent'],
    ['.', 'nothing'],
  ])('%s is %s', (cell, fate) => {
    const list = wallListText(`Name | R1\n Ann | ${cell}`);
    expect(fateIn(list.entries[0]![0]!)).toBe(fate);
  });
});

const EIGHT = `
  Name | Rating | R1 | R2 | R3
  Ann  | 2800   | .  | .  | .
  Bo   | 2700   | .  | .  | .
  Cy   | 2600   | .  | .  | .
  Di   | 2500   | .  | .  | .
  Ed   | 2400   | .  | .  | .
  Flo  | 2300   | .  | .  | .
  Gus  | 2200   | .  | .  | .
  Hal  | 2100   | .  | .  | .`;

describe('a seeded bracket', () => {
  test('the first round is 1–8, 4–5, 2–7, 3–6', () => {
    expect(pairsOf(EIGHT, pairText(EIGHT, SEEDED))).toBe('Ann Hal, Bo Gus, Cy Flo, Di Ed');
  });

  test('stands as it was drawn, though later rounds would seed by other SOS', () => {
    const list = `
      Name | Rating | R1 | R2
      Ann  | 2800   | 8- | .
      Bo   | 2700   | 7+ | .
      Cy   | 2600   | 6+ | .
      Di   | 2500   | 5+ | .
      Ed   | 2400   | 4- | .
      Flo  | 2300   | 3- | .
      Gus  | 2200   | 2- | .
      Hal  | 2100   | 1+ | .`;
    for (const first of ['SOS', 'SODOS', 'SOSOS'] as const) {
      const seedingTiebreaks = [first, 'Rating'] as const;
      expect([first, pairsOf(list, pairText(list, { ...SEEDED, seedingTiebreaks }))]).toEqual([
        first,
        'Bo Cy, Di Hal',
      ]);
    }
  });

  test('winners take the places of those whom they beat', () => {
    const list = `
      Name | Rating | R1 | R2 | R3
      Ann  | 2800   | 8- | .  | .
      Bo   | 2700   | 7+ | .  | .
      Cy   | 2600   | 6- | .  | .
      Di   | 2500   | 5+ | .  | .
      Ed   | 2400   | 4- | .  | .
      Flo  | 2300   | 3+ | .  | .
      Gus  | 2200   | 2- | .  | .
      Hal  | 2100   | 1+ | .  | .`;
    expect(pairsOf(list, pairText(list, SEEDED))).toBe('Bo Flo, Di Hal');
  });

  test('byes go to the best seeds', () => {
    const five = EIGHT.split('\n').slice(0, 7).join('\n');
    const round = pairText(five, SEEDED);
    expect(pairsOf(five, round)).toBe('Di Ed');
    expect(round.free.map(({ player, worth, as }) => [nameOf(five, player), worth, as])).toEqual([
      ['Ann', 'win', 'bye'],
      ['Bo', 'win', 'bye'],
      ['Cy', 'win', 'bye'],
    ]);
  });

  test('a player who is out of the round goes no further, and the opponent has a bye', () => {
    const list = `
      Name | Rating | Out | R1 | R2
      Ann  | 2800   | .   | 4+ | .
      Bo   | 2700   | 2-  | 3+ | .
      Cy   | 2600   | .   | 2- | .
      Di   | 2500   | .   | 1- | .`;
    const round = pairText(list, SEEDED);
    expect(round.games).toEqual([]);
    expect(round.free.map(({ player, worth }) => [nameOf(list, player), worth])).toEqual([
      ['Ann', 'win'],
      ['Bo', 'nothing'],
    ]);
    expect(round.warnings.map(({ code }) => code)).toEqual(['knockoutWithdrawal']);
  });

  test.each([SEEDED, { system: 'Double elimination', seed: 'a' } as const])(
    'N173: who came after the draw is not in it, and that is told',
    settings => {
      const list = (out: string) => `
      Name | Rating | Out    | R1 | R2
      Ann  | 2800   | .      | 4+ | .
      Bo   | 2700   | .      | 3+ | .
      Cy   | 2600   | .      | 2- | .
      Di   | 2500   | .      | 1- | .
      Ed   | 2400   | ${out} | 0- | .`;
      const told = (out: string) => pairText(list(out), settings).warnings;
      for (const out of ['.', '1'])
        expect(told(out)).toEqual([
          {
            code: 'joinsTooLate',
            severity: 'warning',
            place: { kind: 'player', player: 4 },
            values: { player: 'Ed (5)', round: 2 },
          },
        ]);
      // Who has gone for good asks for nothing, nor does who has not been seen.
      for (const out of ['1-', '?']) expect(told(out)).toEqual([]);
    },
  );

  test('a pair typed by hand stays, and the others find each other', () => {
    const typed = EIGHT.replace('Ann  | 2800   | .', 'Ann  | 2800   | 2?').replace(
      'Bo   | 2700   | .',
      'Bo   | 2700   | 1?',
    );
    expect(pairsOf(typed, pairText(typed, SEEDED))).toBe('Ann Bo, Cy Flo, Di Ed, Gus Hal');
  });
});

describe('what stops a knock-out', () => {
  const list = (ann: string, bo: string) => `
    Name | R1     | R2
    Ann  | ${ann} | .
    Bo   | ${bo}  | .
    Cy   | 4+     | .
    Di   | 3-     | .`;
  const codes = (text: string, settings: Partial<Settings> = KNOCK_OUT) =>
    stopText(text, settings).map(({ code }) => code);

  test('a draw, told once and with what to type', () => {
    const [problem, ...more] = stopText(list('2=', '1='), KNOCK_OUT);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      code: 'knockoutDraw',
      place: { kind: 'entry', player: 0, round: 1 },
      values: { player: 'Ann (1)', opponent: 'Bo (2)', round: 1, own: '2= 2+', theirs: '1= 1-' },
    });
    expect(pairsOf(list('2= 2-', '1= 1+'), pairText(list('2= 2-', '1= 1+'), KNOCK_OUT))).toBe('Bo Cy');
  });

  test('a missing result', () => expect(codes(list('2?', '1?'))).toEqual(['resultsMissing']));
  test('two winners of one game', () => expect(codes(list('2+', '1+'))).toEqual(['knockoutContradiction']));
  test('a pair with somebody who has lost', () => {
    const typed = list('2+', '1-').replace('4+     | .', '4+     | 4?').replace('3-     | .', '3-     | 3?');
    expect(codes(typed)).toEqual(['knockoutPaired']);
  });
  test('a winner', () => {
    expect(codes('Name | R1 | R2\n Ann | 2+ | .\n Bo | 1- | .')).toEqual(['knockoutOver']);
    expect(codes('Name | R1\n Ann | 2+\n Bo | 1-')).toEqual(['knockoutOver']);
  });
  test('a final that is drawn', () =>
    expect(codes('Name | R1\n Ann | 2=\n Bo | 1=')).toEqual(['knockoutDraw']));
  test('one player', () => expect(codes('Name | R1\n Ann | .')).toEqual(['tooFewPlayers']));

  test('a game that nobody has won is told of, and the next opponent goes on', () => {
    const text = `
      Name | Rating | R1  | R2
      Ann  | 2800   | 8-! | .
      Bo   | 2700   | 7+  | .
      Cy   | 2600   | 6+  | .
      Di   | 2500   | 5+  | .
      Ed   | 2400   | 4-  | .
      Flo  | 2300   | 3-  | .
      Gus  | 2200   | 2-  | .
      Hal  | 2100   | 1-! | .`;
    const round = pairText(text, SEEDED);
    expect(round.warnings.map(({ code }) => code)).toEqual(['nobodyThrough']);
    expect(pairsOf(text, round)).toBe('Bo Cy');
    expect(round.free.map(({ player, as }) => [nameOf(text, player), as])).toEqual([['Di', 'bye']]);
  });
});

describe('places (R6.4)', () => {
  const settings = { ...KNOCK_OUT };
  const places = (text: string) => makePlacement(eventOf(standingText(text, settings)), 'final').place;
  const finished = (third: string, fourth: string) => `
    Name | R1 | R2 | R3
    Ann  | 2+ | 3+ | 5+
    Bo   | 1- | .  | .
    Cy   | 4+ | 1- | ${third}
    Di   | 3- | .  | .
    Ed   | 6+ | 7+ | 1-
    Flo  | 5- | .  | .
    Gus  | 8+ | 5- | ${fourth}
    Hal  | 7- | .  | .`;

  test('losers of the same round are equal', () => {
    expect(places(finished('.', '.'))).toEqual([1, 5, 3, 5, 2, 5, 3, 5]);
  });
  test('unless they play for the third place', () => {
    expect(places(finished('7+', '3-'))).toEqual([1, 5, 3, 5, 2, 5, 4, 5]);
    expect(places(finished('7=', '3='))).toEqual([1, 5, 3, 5, 2, 5, 3, 5]);
  });
  test('who never came has none, and counts behind all others', () => {
    const list = 'Name | R1\n Ann | 2-\n Bo | 1+\n Cy | 0-';
    expect(places(list)).toEqual([2, 1, 3]);
    const { classes, absent } = makePlacement(eventOf(standingText(list, settings)), 'final');
    expect(classes).toEqual([[1], [0]]);
    expect([...absent]).toEqual([2]);
  });
});

test('the game for the third place is paired with the final', () => {
  const list = `
    Name | R1 | R2
    Ann  | 2+ | .
    Bo   | 1- | .
    Cy   | 4+ | .
    Di   | 3- | .`;
  const round = pairText(list, { ...KNOCK_OUT, thirdPlace: true });
  expect(pairsOf(list, round)).toBe('Ann Cy, Bo Di');
  expect(remarksOn(list, round, 'Bo')).toContain('thirdPlace');
  expect(pairsOf(list, pairText(list, KNOCK_OUT))).toBe('Ann Cy');
});

test('typed by hand, it says so as well, and the final has the first table', () => {
  const list = `
    Name | R1 | R2
    Ann  | 2+ | .
    Bo   | 1- | 4?/w
    Cy   | 4+ | .
    Di   | 3- | 2?/b`;
  const round = pairText(list, { ...KNOCK_OUT, thirdPlace: true });
  expect(remarksOn(list, round, 'Bo')).toEqual(['fixed', 'thirdPlace']);
  expect(gamesOf(list, round)[1]).toBe('2 Di (b) – Bo (w)');
});

test('two who must not meet play for the third place all the same, and it is told', () => {
  const list = `
    Name | R1 | R2
    Ann  | 2+ | .
    Bo   | 1- | .
    Cy   | 4+ | .
    Di   | 3- | .`;
  const settings = { ...KNOCK_OUT, thirdPlace: true, forbiddenPairs: [[4, 2]] } as const;
  const { games, warnings } = pairText(list, settings);
  expect(games).toHaveLength(2);
  expect(warnings.map(({ code }) => code)).toEqual(['forbiddenByTable']);
});

test('who has nobody to play for the third place is third', () => {
  const list = `
    Name | R1 | R2 | Out
    Ann  | 2+ | .  | .
    Bo   | 1- | .  | 2
    Cy   | 4+ | .  | .
    Di   | 3- | .  | .`;
  const settings = { ...KNOCK_OUT, thirdPlace: true };
  const round = pairText(list, settings);
  expect(pairsOf(list, round)).toBe('Ann Cy');
  expect(round.free).toEqual([
    { player: 3, worth: 'win', as: 'walkOver' },
    { player: 1, worth: 'nothing' },
  ]);
  const played = `
    Name | R1 | R2 | Out
    Ann  | 2+ | 3+ | .
    Bo   | 1- | 0- | 2
    Cy   | 4+ | 1- | .
    Di   | 3- | 0+ | .`;
  expect(stopText(played, settings).map(({ code }) => code)).toEqual(['knockoutOver']);
  expect(makePlacement(eventOf(standingText(played, settings)), 'final').place).toEqual([1, 4, 2, 3]);
});

test('a final to which nobody comes is not played in a later round', () => {
  const list = `
    Name | R1 | R2 | R3 | Out
    Ann  | 2+ | .  | .  | 2
    Bo   | 1- | .  | .  | .
    Cy   | 4+ | .  | .  | 2
    Di   | 3- | .  | .  | .`;
  expect(stopText(list, KNOCK_OUT).map(({ code }) => code)).toEqual(['nobodyLeft']);
});

/** The players who lost, were absent or played in each round fit together. */
function check(list: WallList, players: number): void {
  const run = runKnockout(list, { system: 'Knock-out', from: 1 }, list.rounds);
  expect(stillIn(run)).toHaveLength(1);
  expect(run.survived.filter(one => one !== undefined)).toHaveLength(players);
}

describe('knock-outs played to their end', () => {
  test.each(SETTINGS.knockoutDraw.kind.choices)(
    '%s: of 2 to 40 players, in ⌈log2 n⌉ rounds, with replays',
    draw => {
      for (let players = 2; players <= 40; players++) {
        const rounds = Math.ceil(Math.log2(players));
        const event = {
          players,
          rounds: rounds + 1,
          seed: players,
          drawn: 0.2,
          settings: { ...KNOCK_OUT, knockoutDraw: draw, thirdPlace: players % 2 === 0 },
        };
        const { list, rounds: played, end } = playToTheEnd(event);
        expect(played).toHaveLength(rounds);
        expect(end.map(({ code }) => code)).toEqual(['knockoutOver']);
        check(list, players);
        expect(played[0]!.free).toHaveLength(bracketSize(players) - players);
        for (const round of played.slice(1)) expect(round.free).toEqual([]);
      }
    },
  );

  test.each(SETTINGS.knockoutDraw.kind.choices)('%s: with players who leave', draw => {
    for (let seed = 1; seed <= 20; seed++) {
      const players = 9 + seed;
      const before = (list: WallList, round: number): WallList =>
        round === 2 ? leaves(leaves(list, seed % players, 2), (3 * seed) % players, 2) : list;
      const event = { players, rounds: 7, seed, before, settings: { ...KNOCK_OUT, knockoutDraw: draw } };
      const { list, end } = playToTheEnd(event);
      expect(end.map(({ code }) => code)).toEqual(['knockoutOver']);
      check(list, players);
    }
  });

  test('a seeded bracket is kept: seeds meet in the round of the bracket', () => {
    const { list } = playToTheEnd({ players: 32, rounds: 5, seed: 8, settings: SEEDED }, ranked(32));
    let games = 0;
    list.entries.forEach((row, player) =>
      row.flat().forEach((entry, round) => {
        if (entry.kind !== 'game') return;
        games++;
        expect(meetingRound(player + 1, entry.opponent + 1, 32)).toBe(round + 1);
      }),
    );
    expect(games).toBe(62);
  });

  test('so is one drawn by lot: whoever wins, the same pairs lead to the same next pair', () => {
    const next = new Map<string, string>();
    for (let seed = 1; seed <= 10; seed++) {
      const settings = { ...KNOCK_OUT, knockoutDraw: 'bracket by lot', seed: 'one draw' } as const;
      const { list } = playToTheEnd({ players: 16, rounds: 4, seed, settings }, ranked(16));
      const first = (player: number): string => pairIn(list, player, 1).join('-');
      list.entries.forEach((row, player) => {
        if ((row[1] ?? []).length === 0) return;
        const other = pairIn(list, player, 2).find(one => one !== player)!;
        expect(next.get(first(player)) ?? first(other)).toBe(first(other));
        next.set(first(player), first(other));
      });
    }
    expect(next.size).toBe(8);
  });

  test('the same list is drawn the same, and another seed draws otherwise', () => {
    const settings = { ...standingText(EIGHT, KNOCK_OUT).settings };
    const list = wallListText(EIGHT);
    const drawn = (seed: string) => pairNextRound(makeOpenEvent(list, { ...settings, seed }));
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });
});

/** Players whose number is their place by rating. */
const ranked = (players: number): WallList => {
  const field = makeField({ players, rounds: 5, seed: 1 });
  return { ...field, players: field.players.map((one, i) => ({ ...one, rating: 2800 - i })) };
};

function pairIn(list: WallList, player: number, round: number): readonly number[] {
  const game = list.entries[player]![round - 1]!.find(entry => entry.kind === 'game');
  return game?.kind === 'game' ? [player, game.opponent].sort((a, b) => a - b) : [player];
}

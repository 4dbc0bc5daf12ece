import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRound } from '../../src/pairing/round/openStage';
import { roundsAdvice } from '../../src/pairing/scorePairing/scorePairingRounds';
import { canBePaired, makePossible } from '../../src/pairing/scorePairing/canBePaired';
import { bestFirst } from '../../src/pairing/game/round';
import { makeMeetings } from '../../src/pairing/game/meetings';
import { withPairingRank } from '../../src/pairing/scorePairing/scorePairingRank';
import { makeEntry } from '../../src/sheet/cells/notation';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { countedScore } from '../../src/standings/score/standing';
import type { WallList } from '../../src/tournament/wallList';
import { numbersIn, workedCase } from '../rules/cases';
import { remarkValues } from '../../src/pairing/game/remark';
import { wallListText } from '../wallListText';
import { gamesOf, nameOf, pairsOf, pairText, stopText } from './pairingText';
import { EVENTS, seedsOf } from './everyKind';
import { byScore, drawn, playByScore, playRound, scoreSettings } from './scorePairingEvent';
import { everyDraw } from './drawsByTrying';
import { playEvent } from './simulatedEvent';
import { eventOf } from '../eventOf';

interface Input {
  readonly players: number;
  readonly rounds: number;
  readonly winners: readonly string[];
}
interface Expected {
  readonly rounds: readonly {
    /** Best first, with their points: `15:2 14:2`. */
    readonly ranked: string;
    readonly games: string;
    readonly bye: number | null;
  }[];
  readonly final: readonly {
    readonly place: number;
    readonly no: number;
    readonly score: number;
    readonly sos: string;
    readonly cells: string;
  }[];
}

function rankedBefore(list: WallList, number: number): string {
  const round = withPairingRank(makeRound(list, scoreSettings(), number), number);
  const all = list.players.map((_, player) => player);
  return bestFirst(round, all)
    .map(player => `${player + 1}:${countedScore(round.standing, player)}`)
    .join(' ');
}

describe('the worked tournaments, move by move', () => {
  test.each(['wmsg-16', 'wmsg-17'])('%s', id => {
    const { input, expected } = workedCase<Input, Expected>(id);
    let list = drawn(input.players, input.rounds);
    input.winners.forEach((winners, index) => {
      expect(rankedBefore(list, index + 1)).toBe(expected.rounds[index]!.ranked);
      const paired = byScore(list);
      const wanted = expected.rounds[index]!;
      const pairs = paired.games.map(({ black, white }) => `${black + 1}-${white + 1}`);
      expect(pairs.sort()).toEqual(wanted.games.split(' ').sort());
      expect(paired.bye === undefined ? null : paired.bye + 1).toBe(wanted.bye);
      list = playRound(list, paired, black => numbersIn(winners).includes(black + 1));
    });
    const standing = makeStanding(list, scoreSettings());
    const { classes, place, columns } = makePlacement(eventOf(standing), 'final');
    expect(classes.flat().map(player => player + 1)).toEqual(expected.final.map(({ no }) => no));
    const score = columns[0]!.column;
    expect(score.title).toBe('Points');
    for (const { no, sos, cells, ...one } of expected.final) {
      expect(place[no - 1]).toBe(one.place);
      expect(score.values[no - 1]! / score.unit).toBe(one.score);
      const sums = numbersIn(sos).map((_, k) => sosK(standing, k));
      expect(sums.map(({ values, unit }) => values[no - 1]! / unit)).toEqual(numbersIn(sos));
      expect(list.entries[no - 1]!.map(cell => makeEntry(cell[0]!)).join(' ')).toBe(cells);
    }
  });
});

const SCORE = { system: 'Score pairing', rounds: 8 } as const;

describe('round 1', () => {
  const five = (numbers: readonly number[]): string =>
    [
      'No | Name | R1 | R2',
      ...['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((name, i) => `${numbers[i]} | ${name} | . | .`),
    ].join('\n');

  test('neighbours by number, the smaller with Black; the last has the bye', () => {
    const list = five([5, 2, 3, 4, 1]);
    const round = pairText(list, SCORE);
    expect(gamesOf(list, round)).toEqual(['1 Ed (b) – Bo (w)', '2 Cy (b) – Di (w)']);
    expect(nameOf(list, round.bye)).toBe('Ann');
  });

  test('who is out is passed over', () => {
    const list = `
      Name | Out | R1 | R2
      Ann  |     | .  | .
      Bo   | 1   | .  | .
      Cy   |     | .  | .`;
    const round = pairText(list, SCORE);
    expect(pairsOf(list, round)).toBe('Ann Cy');
    expect(round.free).toEqual([{ player: 1, worth: 'nothing' }]);
  });

  test('a pair typed by hand stays, with its colours', () => {
    const list = five([1, 2, 3, 4, 5]).replace('Ann | .', 'Ann | 4?/w').replace('Di | .', 'Di | 1?/b');
    const round = pairText(list, SCORE);
    expect(gamesOf(list, round)).toEqual(['1 Di (b) – Ann (w)', '2 Bo (b) – Cy (w)']);
    expect(nameOf(list, round.bye)).toBe('Ed');
  });

  test('typed without colours, the smaller number has Black, whatever row it stands in', () => {
    const list = five([2, 1, 3, 4, 5]).replace('Ann | .', 'Ann | 1?').replace('Bo | .', 'Bo | 2?');
    expect(gamesOf(list, pairText(list, SCORE))[0]).toBe('1 Bo (b) – Ann (w)');
  });

  test('a forbidden pair is avoided, and the settings may give the bye', () => {
    const list = five([1, 2, 3, 4, 5]);
    expect(pairsOf(list, pairText(list, { ...SCORE, forbiddenPairs: [[1, 2]] }))).toBe('Ann Cy, Bo Di');
    expect(pairsOf(list, pairText(list, { ...SCORE, bye: 1 }))).toBe('Bo Cy, Di Ed');
  });

  test('where forbidden pairs leave nothing, they are named', () => {
    const list = 'Name | R1\nAnn | .\nBo | .';
    const stop = stopText(list, { ...SCORE, forbiddenPairs: [[1, 2]] });
    expect(stop.map(({ code }) => code)).toEqual(['tooManyForbiddenPairs']);
  });
});

describe('later rounds', () => {
  const eight = (cells: string): string =>
    [
      'Name | R1 | R2',
      ...cells.split(' ').map((cell, i) => `${'ABCDEFGH'[i]} | ${cell === '.' ? '' : cell} | .`),
    ].join('\n');
  // 1 to 4 have won, 5 to 8 have lost.
  const won = eight('5+/b 6+/b 7+/b 8+/b 1-/w 2-/w 3-/w 4-/w');

  test('from the bottom in an even round: the halves of equal scores against each other', () => {
    // The losers in the direction of the round are E F G H, the winners A B C D.
    expect(pairsOf(won, pairText(won, SCORE))).toBe('A C, B D, E G, F H');
  });

  test('the number of rounds is warned of before round 1 alone', () => {
    expect(pairText(won, { ...SCORE, rounds: 2 }).warnings).toEqual([]);
  });

  test('two typed by hand who have met take the opposite colours, whatever they had else (R4.5)', () => {
    const list = `
      Name | R1   | R2   | R3   | R4
      A    | 2+/b | 3+/w | 4+/w | 2?
      B    | 1-/w | 4+/b | 3+/b | 1?
      C    | 0-   | 1-/b | 2-/w | .
      D    | 0-   | 2-/w | 1-/b | .`;
    expect(gamesOf(list, pairText(list, SCORE))[0]).toMatch(/B \(b\) – A \(w\)/);
  });

  test('neighbours where the settings say so (A13)', () => {
    expect(pairsOf(won, pairText(won, { ...SCORE, sectionSplit: 'neighbours' }))).toBe('A B, C D, E F, G H');
  });

  test('with as many blacks the lower rank takes Black in an even round: of equals the smaller number', () => {
    expect(gamesOf(won, pairText(won, SCORE))).toEqual([
      '1 B (b) – D (w)',
      '2 A (b) – C (w)',
      '3 F (b) – H (w)',
      '4 E (b) – G (w)',
    ]);
  });

  test('who was out has nothing; the bye goes to the lowest of those who had none', () => {
    // From the bottom: B C E F with nothing, then A and D. Without F somebody has a bye: B, and not C as the last.
    const list = `
      Name | Out | R1   | R2
      A    |     | 2+/b | .
      B    |     | 1-/w | .
      C    | 1   | 0-   | .
      D    |     | 5+/b | .
      E    |     | 4-/w | .
      F    |     | 0-   | .`;
    expect(pairsOf(list, pairText(list, SCORE))).toBe('A D, B E, C F');
    const withoutF = list.replace(/\n *F.*/, '');
    const odd = pairText(withoutF, SCORE);
    expect(nameOf(withoutF, odd.bye)).toBe('B');
    expect(pairsOf(withoutF, odd)).toBe('A D, C E');
  });

  test('an odd section carries its last player on, who plays as the first of the next', () => {
    const list = `
      Name | R1   | R2
      A    | 2+/b | .
      B    | 1-/w | .
      C    | 0+   | .
      D    | 5+/b | .
      E    | 4-/w | .
      F    | 0-   | .`;
    // B E F have nothing: F goes up, and F A are the first half, C D the second.
    const round = pairText(list, SCORE);
    expect(pairsOf(list, round)).toBe('A D, B E, C F');
    const game = round.games.find(({ black, white }) => black === 5 || white === 5)!;
    expect(game.remarks).toEqual([{ kind: 'scoreDifference', difference: 4, down: 2, up: 5 }]);
    expect(remarkValues(game.remarks[0]!, wallListText(list))).toMatchObject({ points: '2' });
  });

  test('a latecomer plays with those who have nothing', () => {
    const list =
      'Name | R1 | R2\nA | 2+/b | .\nB | 1-/w | .\nC | 4+/b | .\nD | 3-/w | .\nE | . | .\nF | . | .';
    const round = pairText(list, SCORE);
    expect(pairsOf(list, round)).toBe('A C, B E, D F');
    expect(round.late).toEqual([
      { player: 4, round: 1, worth: 'nothing' },
      { player: 5, round: 1, worth: 'nothing' },
    ]);
  });

  test('never a repeat: where there is no other pairing, it says so', () => {
    const list = 'Name | R1 | R2\nA | 2+/b | .\nB | 1-/w | .';
    expect(stopText(list, SCORE).map(({ code }) => code)).toEqual(['onlyRepeatsLeft']);
  });
});

describe('colours decide who is Black and not who meets (R5.9)', () => {
  // 1 to 4 have two points, by games with others who are gone; 1 and 3 have three blacks more, 2 and 4 have none.
  const list = [
    'No | Name | Out | R1 | R2 | R3 | R4',
    '1 | A | | 5+/b | 6-/b | 7-/b | .',
    '2 | B | | 6+/b | 5-/w | 8-/b | .',
    '3 | C | | 7+/b | 8-/b | 5-/b | .',
    '4 | D | | 8+/b | 7-/w | 6-/b | .',
    '5 | E | 4 | 1-/w | 2+/b | 3+/w | .',
    '6 | F | 4 | 2-/w | 1+/w | 4+/w | .',
    '7 | G | 4 | 3-/w | 4+/b | 1+/w | .',
    '8 | H | 4 | 4-/w | 3+/w | 2+/w | .',
  ].join('\n');

  test('halves of 1 2 3 4 are 1–3 and 2–4, although one of 1 and 3 gets a fourth black more', () => {
    expect(pairsOf(list, pairText(list, { ...SCORE, rounds: 4 }))).toBe('A C, B D');
  });

  test.each([
    [1, 'A C, B D', 'no pairing keeps within it: 1 and 3 have three more already, 2 and 4 would get there'],
    [2, 'A D, B C', 'who is at it meets somebody who is not'],
    [3, 'A D, B C', 'the same'],
    [4, 'A C, B D', 'nobody would go beyond'],
  ])('Colour limit %i: %s, since %s', (colourLimit, expected) => {
    const other = list.replaceAll('/b', '/?').replaceAll('/w', '/b').replaceAll('/?', '/w');
    for (const text of [list, other])
      expect(pairsOf(text, pairText(text, { ...SCORE, rounds: 4, colourLimit }))).toBe(expected);
  });
});

describe('the number of rounds (R5.2)', () => {
  const warned = (players: number, rounds: number): boolean =>
    byScore(drawn(players, rounds)).warnings.some(({ code }) => code === 'roundsAdvice');

  test.each([
    [16, 5, true],
    [16, 6, false],
    [16, 10, false],
    [16, 11, true],
    [17, 7, true],
    [32, 12, false],
    [33, 9, true],
    [2, 9, true],
  ])('%i players, %i rounds: warned %s', (players, rounds, expected) => {
    expect(warned(players, rounds)).toBe(expected);
  });
});

test('who is out before round 1 is not counted: sixteen of seventeen want six rounds', () => {
  const rows = Array.from({ length: 17 }, (_, i) => `P${i + 1} | ${i === 16 ? '1-' : '.'} | .`);
  const list = ['Name | Out | R1 | R2 | R3 | R4 | R5 | R6', ...rows].join('\n');
  expect(pairText(list, { ...SCORE, rounds: 6 }).warnings).toEqual([]);
});

describe('who can be paired', () => {
  test('are those whom trying pairs', () => {
    const graphs = fc.integer({ min: 0, max: 6 }).chain(players =>
      fc.record({
        players: fc.constant([...Array(players).keys()]),
        refused: fc.uniqueArray(fc.nat(14), { maxLength: 15 }),
      }),
    );
    /** The pairs of six are 0 to 14. */
    const nameOfPair = (a: number, b: number): number =>
      (Math.max(a, b) * (Math.max(a, b) - 1)) / 2 + Math.min(a, b);
    fc.assert(
      fc.property(graphs, ({ players, refused }) => {
        const isRuledOut = (a: number, b: number): boolean => refused.includes(nameOfPair(a, b));
        const tried = [...everyDraw(players, 0)].some(draw =>
          draw.every(([a, b]) => b !== undefined && !isRuledOut(a, b)),
        );
        expect(canBePaired(players, makePossible(players, isRuledOut))).toBe(tried);
      }),
      { numRuns: 100 },
    );
  });
});

test('wmsg-rounds', () => {
  type Advice = { readonly recommended: number; readonly min: number; readonly max: number };
  const { input, expected } = workedCase<readonly number[], Readonly<Record<string, Advice>>>('wmsg-rounds');
  for (const players of input) {
    const { recommended, min, max } = expected[players]!;
    expect(roundsAdvice(players)).toEqual({ least: min, best: recommended, most: max });
  }
});

describe('simulated events', () => {
  test.each([
    [16, 8],
    [32, 14],
    [33, 8],
    [47, 12],
    [64, 10],
    [101, 14],
  ])('%i players, %i rounds: nobody meets twice, one bye, colours within three', (players, rounds) => {
    for (const seed of [1, 2, 3]) {
      let list: WallList = drawn(players, rounds);
      for (const { pairing, before, after } of playByScore(list, seed)) {
        const meetings = makeMeetings(before, pairing.round);
        for (const { black, white } of pairing.games) expect(meetings.last(black, white)).toBe(0);
        expect(pairing.games.length).toBe(Math.floor(players / 2));
        list = after;
      }
      for (const row of list.entries) {
        const games = row.flat().flatMap(entry => (entry.kind === 'game' ? [entry] : []));
        expect(rounds - games.length).toBeLessThanOrEqual(players % 2);
        const blacks = games.filter(({ colour }) => colour === 'black').length;
        expect(Math.abs(2 * blacks - games.length)).toBeLessThanOrEqual(3);
      }
    }
  });

  test.each(seedsOf(4 * EVENTS))(
    'with ties, absences, late entries and leavers, dice %i: no repeat, no early second bye',
    seed => {
      const event = {
        players: 20 + (seed % 31),
        rounds: 8,
        seed,
        settings: { system: 'Score pairing' },
        absent: 0.08,
        jigo: 0.1,
        late: 3,
        leaving: 3,
      } as const;
      const byes = new Map<number, number>();
      for (const { pairing, before } of playEvent(event)) {
        const meetings = makeMeetings(before, pairing.round);
        const playing = pairing.games.flatMap(({ black, white }) => [black, white]);
        expect(new Set(playing).size).toBe(playing.length);
        for (const { black, white } of pairing.games) expect(meetings.last(black, white)).toBe(0);
        if (pairing.bye === undefined) continue;
        byes.set(pairing.bye, (byes.get(pairing.bye) ?? 0) + 1);
        expect(byes.get(pairing.bye)).toBe(1);
      }
    },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawByLot, type DrawRules, type LotDraw } from '../../src/pairing/knockout/draw';
import { everyDraw } from './drawsByTrying';
import { pairsOf, pairText } from './pairingText';
import { seedOr } from '../sameDice';

interface Case {
  readonly countries: readonly string[];
  /** Players in the order of their lots. */
  readonly lots: readonly number[];
  readonly byes: number;
  /** Who is to have no bye, where that is asked. */
  readonly noBye: readonly number[] | undefined;
  readonly met: readonly (readonly [number, number, number])[];
  readonly forbidden: readonly (readonly [number, number])[];
}

/** Pairs, and players without a game. */
type Draw = readonly (readonly [number, number?])[];

const isPair = (a: number, b: number | undefined, [one, other]: readonly (number | undefined)[]): boolean =>
  (one === a && other === b) || (one === b && other === a);

const apartOf = ({ countries, met, forbidden, noBye }: Case): DrawRules => ({
  camp: player => countries[player]!,
  isForbidden: (a, b) => forbidden.some(pair => isPair(a, b, pair)),
  lastMeeting: (a, b) => met.find(pair => isPair(a, b, pair))?.[2] ?? 0,
  ...(noBye && { mayHaveBye: (player: number) => !noBye.includes(player) }),
});

/** What R6.1 counts, in its order: repeats, games inside a country, the rounds of the last meetings. */
const counts = ({ camp, lastMeeting }: DrawRules, draw: Draw): readonly number[] => {
  const counted = [0, 0, 0];
  for (const [a, b] of draw) {
    if (b === undefined) continue;
    const last = lastMeeting(a, b);
    if (last > 0) counted[0]!++;
    if (camp(a) !== '' && camp(a) === camp(b)) counted[1]!++;
    counted[2]! += last;
  }
  return counted;
};

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, i) => value - other[i]!).find(difference => difference !== 0) ?? 0;

/** R6.1 by trying: the best of all draws; of these the one with the last lots for the byes, then the first opponents in turn. */
function drawnByTrying(given: Case): LotDraw | undefined {
  const { lots, byes } = given;
  const apart = apartOf(given);
  const { isForbidden, mayHaveBye = () => true } = apart;
  const possible = [...everyDraw(lots, byes)]
    .filter(draw => draw.every(([a, b]) => (b === undefined ? mayHaveBye(a) : !isForbidden(a, b))))
    .map(draw => ({ draw, counted: counts(apart, draw) }))
    .sort((a, b) => compare(a.counted, b.counted));
  const [best] = possible;
  if (best === undefined) return undefined;
  let left = possible.filter(({ counted }) => compare(counted, best.counted) === 0);
  /** Whether some draw that is left has this pair or bye; the others are none any more then. */
  const take = (a: number, b?: number): boolean => {
    const having = left.filter(({ draw }) => draw.some(pair => isPair(a, b, pair)));
    if (having.length > 0) left = having;
    return having.length > 0;
  };
  const resting = [...lots]
    .reverse()
    .filter(player => take(player))
    .reverse();
  const pairs: (readonly [number, number])[] = [];
  let rest = lots.filter(player => !resting.includes(player));
  for (let one = rest[0]; one !== undefined; one = rest[0]) {
    const first = one;
    const inTurn = rest
      .slice(1)
      .sort((a, b) => compare(counts(apart, [[first, a]]), counts(apart, [[first, b]])));
    const opponent = inTurn.find(other => take(first, other))!;
    pairs.push([first, opponent]);
    rest = rest.filter(other => other !== first && other !== opponent);
  }
  return { pairs, byes: resting };
}

const cases: fc.Arbitrary<Case> = fc
  .array(fc.constantFrom('CN', 'CN', 'CN', 'KR', 'JP', '', ''), { minLength: 2, maxLength: 8 })
  .chain(countries => {
    const player = fc.nat(countries.length - 1);
    const pair = fc.tuple(player, player).filter(([a, b]) => a !== b);
    return fc.record({
      countries: fc.constant(countries),
      lots: fc.shuffledSubarray([...countries.keys()], { minLength: countries.length }),
      noBye: fc.option(fc.uniqueArray(player, { maxLength: 3 }), { nil: undefined }),
      byes: fc.nat(countries.length < 8 ? 3 : 0).map(half => 2 * half + (countries.length % 2)),
      met: fc.array(
        pair.chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), fc.integer({ min: 1, max: 4 }))),
        { maxLength: 16 },
      ),
      forbidden: fc.array(pair, { maxLength: 6 }),
    });
  })
  .filter(({ countries, byes }) => byes <= countries.length);

describe('a draw by lot (R6.1)', () => {
  test('is the best of all choices of byes and pairs, and of these the first by the lots', () => {
    fc.assert(
      fc.property(cases, given => {
        expect(drawByLot(given.lots, given.byes, apartOf(given))).toEqual(drawnByTrying(given));
      }),
      { numRuns: Number(process.env['EVENTS'] ?? 300), seed: seedOr(61) },
    );
  });

  test('repeats weigh more than countries, and these more than how long ago', () => {
    const drawn = (met: readonly (readonly [number, number, number])[]) =>
      drawByLot([0, 1, 2, 3], 0, {
        camp: player => 'DDFF'.charAt(player),
        isForbidden: () => false,
        lastMeeting: (a, b) => met.find(pair => isPair(a, b, pair))?.[2] ?? 0,
      })?.pairs.join(' ');
    const allButOne = [
      [0, 1, 4],
      [0, 2, 1],
      [0, 3, 1],
      [1, 2, 1],
      [1, 3, 1],
    ] as const;
    expect(drawn(allButOne)).toBe('0,1 2,3');
    const inside = [
      [0, 1, 1],
      [2, 3, 1],
    ] as const;
    const outside = [
      [0, 2, 8],
      [0, 3, 8],
      [1, 2, 8],
      [1, 3, 8],
    ] as const;
    expect(drawn([...inside, ...outside])).toBe('0,2 1,3');
  });

  test('after a repeat that nobody can avoid, the lots still decide', () => {
    // 1 and 2 may play each other alone; 3 to 8 stand in a ring and may play their neighbours.
    const isNeighbour = (a: number, b: number): boolean => [1, 5].includes(Math.abs(a - b));
    for (const others of everyOrder([4, 5, 6, 7, 8])) {
      const { pairs } = drawByLot([1, 2, 3, ...others], 0, {
        camp: () => '',
        isForbidden: (a, b) => Math.min(a, b) < 3 && Math.max(a, b) > 2,
        lastMeeting: (a, b) => (Math.min(a, b) > 2 && isNeighbour(a, b) ? 0 : 1),
      })!;
      const first = others.find(other => isNeighbour(3, other));
      expect(pairs.slice(0, 2)).toEqual([
        [1, 2],
        [3, first],
      ]);
    }
  });

  test('leaves to the lots what does not matter: each pair and each bye comes, and comes as often', () => {
    const times = new Map<string, number>();
    for (const order of everyOrder([0, 1, 2, 3, 4])) {
      const { pairs, byes } = drawByLot(order, 3, {
        camp: () => '',
        isForbidden: () => false,
        lastMeeting: () => 0,
      })!;
      for (const one of [...pairs, ...byes.map(player => [player])]) {
        const key = [...one].sort().join('-');
        times.set(key, (times.get(key) ?? 0) + 1);
      }
    }
    // 120 orders: one of ten pairs in each, three byes of five players.
    expect([...times].filter(([key]) => key.includes('-')).map(([, n]) => n)).toEqual(Array(10).fill(12));
    expect([...times].filter(([key]) => !key.includes('-')).map(([, n]) => n)).toEqual(Array(5).fill(72));
  });

  /** How often a draw asks whether two have met. */
  const work = (players: number, byes: number, isOfOne: (player: number) => boolean): number => {
    let asked = 0;
    drawByLot([...Array(players).keys()], byes, {
      camp: player => (isOfOne(player) ? 'DE' : `C${player % 7}`),
      isForbidden: () => false,
      lastMeeting: (a, b) => {
        asked++;
        return [4, 7, 15, 22].includes(Math.abs(a - b)) ? 1 : 0;
      },
    });
    return asked;
  };

  test('is found without a draw of the rest for every opponent that would be one too many of a country', () => {
    // 9555 questions; 305 561 where nobody counts countries first.
    expect(work(60, 0, player => player >= 30)).toBeLessThan(20_000);
    // 2849; 5516 where two who would change places are drawn anew.
    expect(work(40, 24, player => player % 3 > 0)).toBeLessThan(3000);
  });

  test('of a large field whose half is of one country is found in time', () => {
    const countries = Array.from({ length: 128 }, (_, i) => (i % 2 === 0 ? 'DE' : `C${i % 7}`));
    const met = (a: number, b: number): boolean => [4, 7, 15, 22, 60].includes(Math.abs(a - b));
    const { pairs } = drawByLot(
      countries.map((_, player) => (37 * player) % 128),
      0,
      {
        camp: player => countries[player]!,
        isForbidden: () => false,
        lastMeeting: (a, b) => (met(a, b) ? 1 : 0),
      },
    )!;
    expect(pairs.filter(([a, b]) => met(a, b) || countries[a] === countries[b])).toEqual([]);
  });
});

function* everyOrder(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) yield [];
  for (const first of items)
    for (const rest of everyOrder(items.filter(one => one !== first))) yield [first, ...rest];
}

describe('byes are drawn together with the pairs', () => {
  const five = `
    Name | Country | R1 | R2 | R3
    Ai   | CN      | .  | .  | .
    Bo   | CN      | .  | .  | .
    Chen | CN      | .  | .  | .
    Dan  | KR      | .  | .  | .
    Emi  | JP      | .  | .  | .`;
  const KNOCK_OUT = { system: 'Knock-out', tiebreaks: [], absence: '0-' } as const;

  test('three of one country, two of others: never a game inside the country', () => {
    for (let seed = 0; seed < 60; seed++) {
      const round = pairText(five, { ...KNOCK_OUT, seed: `lot ${seed}` });
      expect(round.games).toHaveLength(1);
      expect(round.games.flatMap(({ remarks }) => remarks.map(({ kind }) => kind))).toEqual([]);
    }
  });

  test('of three, 1 and 3 forbidden: 2 plays one of them', () => {
    const three = five.split('\n').slice(0, 5).join('\n');
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const settings = { ...KNOCK_OUT, forbiddenPairs: [[1, 3]], seed: `lot ${seed}` } as const;
      seen.add(pairsOf(three, pairText(three, settings)));
    }
    expect([...seen].sort()).toEqual(['Ai Bo', 'Bo Chen']);
  });

  test('a bye that the settings name stays', () => {
    for (let seed = 0; seed < 40; seed++) {
      const round = pairText(five, { ...KNOCK_OUT, bye: 4, seed: `lot ${seed}` });
      expect(round.free.map(({ player }) => player)).toContain(3);
    }
  });
});

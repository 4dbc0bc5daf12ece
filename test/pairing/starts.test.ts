import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { country } from '../../src/pairing/criteria/geography';
import { makeRound } from '../../src/pairing/round/openStage';
import { makeStartsAboveBar } from '../../src/standings/score/topGroup';
import { makeField } from '../../src/pairing/criteria/field';
import { stonesForFirst } from '../../src/pairing/game/handicap';
import { strengthOf } from '../../src/pairing/game/round';
import { startProblems, topGroupWarnings } from '../../src/pairing/round/topGroupWarnings';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { startingScores } from '../../src/standings/score/startingScore';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { hasOut } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { pairText } from './pairingText';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Where players start and what follows from it (R4.1, R4.2, R4.3, R4.6), against a second statement of each rule. */

interface Row {
  readonly rank: number;
  readonly typed: number | undefined;
  readonly isSuper: boolean;
  readonly out: string;
  readonly country: string;
}

const row: fc.Arbitrary<Row> = fc.record({
  rank: fc.integer({ min: -6, max: 6 }),
  typed: fc.option(fc.integer({ min: 26, max: 34 }), { nil: undefined, freq: 3 }),
  isSuper: fc.boolean(),
  out: fc.constantFrom('', '', '2, 3', '4-'),
  country: fc.constantFrom('DE', 'FR', '.'),
});
const rows = fc.array(row, { minLength: 2, maxLength: 16 });
const bar = fc.option(fc.integer({ min: -3, max: 5 }), { nil: undefined });
const rules = fc.record({ bar, supergroup: fc.boolean(), isBelow: fc.boolean() });

const rankText = (index: number): string => (index >= 0 ? `${index + 1}d` : `${-index}k`);
const listOf = (field: readonly Row[]) =>
  wallListText(
    [
      'Name | Rank | Start | Supergroup | Out | Country | R1',
      ...field.map(({ rank, typed, isSuper, out, country: home }, i) =>
        [`P${i}`, rankText(rank), typed ?? '.', isSuper ? 'x' : '.', out || '.', home, '.'].join(' | '),
      ),
    ].join('\n'),
  );
const settingsOf = (given: { bar: number | undefined; supergroup: boolean; isBelow: boolean }): Settings => ({
  ...presetSettings('EGF', 'McMahon'),
  upperBar: given.bar === undefined ? undefined : { kind: 'amateur', index: given.bar },
  supergroup: given.supergroup,
  absentStart: given.isBelow ? 'below the bar' : 'as others',
});

/** Whole points, 30k being 0. */
function startOf(
  one: Row,
  given: { bar: number | undefined; supergroup: boolean; isBelow: boolean },
): number {
  if (one.typed !== undefined) return one.typed;
  const top = given.bar === undefined ? undefined : given.bar + 30;
  if (top === undefined) return one.rank + 30;
  const start = given.supergroup && one.isSuper ? top + 1 : Math.min(one.rank + 30, top);
  return given.isBelow && one.out !== '' ? Math.min(start, top - 1) : start;
}

function groupOf(starts: readonly number[], top: number | undefined): readonly number[] {
  if (top !== undefined) return starts.flatMap((start, i) => (start >= top ? [i] : []));
  let least = Math.max(...starts);
  while (least > Math.min(...starts) && starts.filter(start => start >= least).length < 4) least--;
  return starts.flatMap((start, i) => (start >= least ? [i] : []));
}

const GUIDE: readonly (readonly [number, number])[] = [
  [4, 8],
  [5, 10],
  [6, 12],
  [7, 15],
  [8, 18],
  [9, 22],
  [10, 26],
];

test('starts, the top group, its size, and geography for games of two below the bar', () => {
  fc.assert(
    fc.property(rows, rules, fc.integer({ min: 3, max: 9 }), (field, given, rounds) => {
      const list = listOf(field);
      const settings = { ...settingsOf(given), rounds };
      const starts = field.map(one => startOf(one, given));
      expect(startingScores(list, settings).map(start => start! / 2)).toEqual(starts);

      const group = groupOf(starts, given.bar === undefined ? undefined : given.bar + 30);
      const starting = { wallList: list, settings, starts: startingScores(list, settings) };
      const isAbove = makeStartsAboveBar(starting);
      expect(starts.map((_, i) => isAbove(i))).toEqual(starts.map((_, i) => group.includes(i)));

      const [from, to] = GUIDE[rounds - 3]!;
      const size = group.length;
      // Without a bar those of starts that all differ do not start together.
      const isSpread = given.bar === undefined && new Set(group.map(i => starts[i])).size === size;
      const isOdd = size > 0 && !isSpread && (size < from || size > to || size > 2 ** rounds);
      expect(topGroupWarnings(starting, rounds).length).toBe(isOdd ? 1 : 0);

      const sorted = makeField(makeRound(list, settings, 1), starts.map((_, i) => i)); // prettier-ignore
      const units = country(sorted);
      for (let i = 0; i < field.length; i++)
        for (let j = i + 1; j < field.length; j++) {
          const [a, b] = [sorted.players[i]!, sorted.players[j]!];
          const isHome = field[a]!.country !== '.' && field[a]!.country === field[b]!.country;
          expect(units(i, j)).toBe(isHome && !group.includes(a) && !group.includes(b) ? 1 : 0);
        }
    }),
    { numRuns: 200 },
  );
});

test('what a check says of them', () => {
  fc.assert(
    fc.property(rows, rules, (field, given) => {
      const list = listOf(field);
      const settings = { ...settingsOf(given), rounds: 2 };
      const starts = field.map(one => startOf(one, given));
      const top = given.bar === undefined ? undefined : given.bar + 30;
      const group = groupOf(starts, top);
      const told = startProblems(makeOpenEvent(list, settings));
      const codes = told.map(({ code, place }) =>
        place.kind === 'player' ? `${code} ${place.player}` : code,
      );

      // The offer is a bar: with it the same players are above.
      const offer = told.find(({ code }) => code === 'topGroupOffered' || code === 'topGroupNamed');
      expect(offer?.values.players).toBe(top === undefined ? group.length : undefined);
      if (offer?.code === 'topGroupOffered') {
        const rank = /^(\d+)([dk])$/.exec(String(offer.values.rank))!;
        const index = rank[2] === 'd' ? Number(rank[1]) - 1 : -Number(rank[1]);
        expect(groupOf(starts, index + 30)).toEqual(group);
      }
      const typed = field.flatMap(one => one.typed ?? []);
      expect(codes.includes('barAboveStarts')).toBe(
        top !== undefined && typed.length > 0 && typed.every(start => start < top),
      );
      const higher = typed.filter(start => top !== undefined && start > top);
      field.forEach((one, i) => {
        const isBelow = given.isBelow && top !== undefined && one.out !== '';
        const beatsOut = one.typed !== undefined && isBelow && one.typed >= top;
        const member = given.supergroup && one.isSuper && top !== undefined && !isBelow;
        const beatsSuper = one.typed !== undefined && member && one.typed !== top + 1;
        expect(codes.includes(`startBeatsOut ${i}`)).toBe(beatsOut);
        expect(codes.includes(`startBeatsSupergroup ${i}`)).toBe(beatsSuper);
        // A typed start above the bar; where half of them are, the list counts from another zero.
        const isHigher = one.typed !== undefined && higher.includes(one.typed);
        const isAbove = isHigher && 2 * higher.length < typed.length && !member && !beatsOut;
        expect(codes.includes(`startAboveBar ${i}`)).toBe(isAbove);
        const isHint = group.includes(i) && hasOut(list.players[i]!) && !beatsOut && !beatsSuper && !isAbove;
        expect(codes.includes(`strongAbsent ${i}`)).toBe(isHint);
      });
    }),
    { numRuns: 200 },
  );
});

describe('a list with Start 30×4, 20×4 and no upper bar', () => {
  const list = (home: string) =>
    [
      'Name | Start | Rating | Country | R1',
      ...Array.from({ length: 8 }, (_, i) => `P${i} | ${i < 4 ? 30 : 20} | ${2000 - i} | ${home[i]} | .`),
    ].join('\n');
  const games = (home: string, given: Partial<Settings>) => {
    const settings = { system: 'McMahon', pairingTiebreaks: ['Rating'], earlyRounds: 0, ...given } as const;
    return pairText(list(home), settings).games.map(({ black, white }) => [black, white].sort().join('–'));
  };

  test('is paired at the top as with the bar that a check offers: countries do not matter there', () => {
    const bar = { upperBar: { kind: 'amateur', index: 0 } } as const;
    expect(games('ABABCDCD', {})).toEqual(games('ABABCDCD', bar));
    expect(games('ABABCDCD', {})).toEqual(expect.arrayContaining(['0–2', '1–3']));
    expect(games('ABABCDCD', {})).not.toEqual(expect.arrayContaining(['4–6', '5–7']));
  });
});

describe('early rounds of an event of one stage (R4.6)', () => {
  const list = ['Name | Rating | R1 | R2', ...[9, 8, 7, 6, 5, 4].map(i => `P${i} | ${i * 100} | . | .`)].join(
    '\n',
  );
  const order = (stages: Settings['stages']) => {
    const paired = (seed: string) =>
      pairText(list, { stages, earlySeeding: 'slip', seed }).games.map(({ black, white }) =>
        [black, white].sort().join('–'),
      );
    return new Set(['a', 'b', 'c', 'd', 'e'].map(seed => paired(seed).sort().join()));
  };
  const swiss = { from: 1, to: 2, system: 'Swiss' } as const;

  test('rating does not decide who plays whom, with one typed stage either', () => {
    expect(order([]).size).toBeGreaterThan(1);
    expect(order([swiss]).size).toBeGreaterThan(1);
  });

  test('of several stages it does', () => {
    expect([
      ...order([
        { ...swiss, to: 1 },
        { ...swiss, from: 2 },
      ]),
    ]).toEqual(['0–3,1–4,2–5']);
  });

  test.each([
    ['Early rounds=0', 'ratingPairsEarly'],
    ['Early rounds=0; Stages=R1-R2 Swiss', 'ratingPairsEarly'],
    ['Early seeding=slip', 'ratingLeftOut'],
    ['Stages=R1-R2 Swiss; Early seeding=slip', 'ratingLeftOut'],
    ['Early rounds=0; Stages=R1-R2 Swiss; R3-R4 Knock-out', ''],
    ['Early rounds=0; System=Round robin', ''],
    ['Early rounds=0; Pairing tiebreaks=SOS, Lottery', ''],
    ['Rounds=5', ''],
  ])('%s: %s', (typed, code) => {
    const { problems } = readSettings(typed, { hasStart: false });
    expect(problems.map(one => one.code).filter(one => one.startsWith('rating')).join()).toBe(code); // prettier-ignore
  });
});

test('handicaps by ratings are those of the ranks that the ratings give (R4.4, R8.1)', () => {
  const rating = fc.integer({ min: -900, max: 1600 });
  fc.assert(
    fc.property(rating, rating, (one, other) => {
      const rankOf = (points: number) => rankText(Math.max(-30, Math.floor((points - 2050) / 100)));
      const stones = (column: string, a: string | number, b: string | number): number => {
        const list = wallListText(`Name | ${column} | R1\nAnn | ${a} | .\nBo | ${b} | .`);
        const settings = { ...presetSettings('EGF', 'Swiss'), handicap: 'EGF' } as const;
        const round = makeRound(list, settings, 1);
        return stonesForFirst(settings, strengthOf(round, 0), strengthOf(round, 1));
      };
      expect(stones('Rating', one, other)).toBe(stones('Rank', rankOf(one), rankOf(other)));
    }),
  );
  // 16k and 22k: six ranks apart, four stones.
  const list = 'Name | Rating | R1\nAnn | 500 | .\nBo | -100 | .';
  expect(pairText(list, { handicap: 'EGF' }).games[0]?.handicap).toBe(4);
});

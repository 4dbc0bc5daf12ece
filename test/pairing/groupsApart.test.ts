import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forbiddenPairs, makeIsForbidden } from '../../src/pairing/optimum/forbidden';
import { makeRound } from '../../src/pairing/round/openStage';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { faultOf } from '../../src/pairing/optimum/proof';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { allPairings, type Pair } from './byeByTrying';
import { makePlacement } from '../../src/standings/placement/placement';
import { eventOf } from '../eventOf';
import { pairsOf, pairText, remarksOn, standingText } from './pairingText';
import { makeDice, makeField, withResults } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { seedOr } from '../sameDice';

/** Two groups of four in which everybody has met everybody. */
const played = `
  Name | Group | R1 | R2 | R3 | R4
  Ann  | A     | 2+ | 3+ | 4+ | .
  Bo   | A     | 1- | 4+ | 3+ | .
  Cy   | A     | 4+ | 1- | 2- | .
  Di   | A     | 3- | 2- | 1- | .
  Ed   | B     | 6+ | 7+ | 8+ | .
  Flo  | B     | 5- | 8+ | 7+ | .
  Gus  | B     | 8+ | 5- | 6- | .
  Hal  | B     | 7- | 6- | 5- | .`;

describe('groups apart (R4.2)', () => {
  test('play each other rather than again among themselves, and it is said truly', () => {
    const round = pairText(played, { groups: 'apart' });
    expect(pairsOf(played, round)).toBe('Ann Ed, Bo Flo, Cy Gus, Di Hal');
    expect(round.warnings.map(({ code }) => code)).toEqual(['groupsMixed']);
    expect(round.warnings[0]!.values.pairs).toContain('Ed (5) – Ann (1)');
    expect(remarksOn(played, round, 'Ann')).toContain('otherGroup');
  });

  test('a pair forbidden inside the only game of a group is no reason to stop', () => {
    const list = `
      Name | Group | R1
      Ann  | A     | .
      Bo   | A     | .
      Cy   | B     | .
      Di   | B     | .`;
    const round = pairText(list, { groups: 'apart', forbiddenPairs: [[1, 2]] });
    expect(pairsOf(list, round)).toMatch(/^(Ann Cy, Bo Di|Ann Di, Bo Cy)$/);
    expect(round.warnings.map(({ code }) => code)).toEqual(['groupsMixed']);
  });

  /** A second round; group A is typed in three ways, and in the first round it played itself. */
  const typedInThreeWays = `
    Name | Group | R1 | R2
    Ann  | A     | 2+ | .
    Bo   | a     | 1- | .
    Cy   | Ａ    | 4+ | .
    Di   | A     | 3- | .
    Ed   | B     | 6+ | .
    Flo  | b     | 5- | .
    Gus  | .     | 0= | .
    Hal  | .     | 0= | .
    Ida  | B     | 10+ | .
    Jo   | B     | 9- | .`;

  test('`A`, `a` and a wide `Ａ` are one group where it is paired as where it is ranked', () => {
    const round = pairText(typedInThreeWays, { groups: 'apart' });
    expect(pairsOf(typedInThreeWays, round)).toBe('Ann Cy, Bo Di, Ed Ida, Flo Jo, Gus Hal');
    const { classes, columns } = makePlacement(
      eventOf(standingText(typedInThreeWays, { groups: 'apart' })),
      'final',
    );
    expect(columns[0]).toMatchObject({
      tiebreak: 'Group',
      column: { values: [1, 1, 1, 1, 2, 2, undefined, undefined, 2, 2] },
    });
    expect(classes.flat().slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
  });

  const event = fc.record({
    sizes: fc.constantFrom([4, 4], [2, 6], [2, 2, 4], [2, 4], [6, 2]),
    rounds: fc.integer({ min: 3, max: 8 }),
    seed: fc.nat(),
    forbidden: fc.constantFrom(0, 1, 2),
    system: fc.constantFrom('Swiss' as const, 'McMahon' as const),
  });

  test('no game between groups where none is needed, else the fewest repeats, then the fewest such games', () => {
    const seen = { apart: 0, mixed: 0, repeated: 0 };
    fc.assert(
      fc.property(event, ({ sizes, rounds, seed, forbidden, system }) => {
        const dice = makeDice(seed);
        const groups = sizes.flatMap((size, i) => Array.from({ length: size }, () => 'ABC'[i]!));
        const pick = (): number => 1 + Math.floor(dice() * groups.length);
        const settings: Settings = {
          ...presetSettings('EGF', system),
          groups: 'apart',
          forbiddenPairs: Array.from({ length: forbidden }, () => [pick(), pick()] as const),
        };
        const drawn = makeField({ players: groups.length, rounds, seed });
        let list: WallList = {
          ...drawn,
          players: drawn.players.map((player, i) => ({ ...player, group: groups[i]! })),
        };
        const isForbidden = makeIsForbidden(forbiddenPairs({ wallList: list, settings }), groups.length);
        for (let number = 1; number <= rounds; number++) {
          const proved = pairRound(makeOpenEvent(list, settings));
          if (!('paired' in proved)) return;
          const { meetings } = makeRound(list, settings, number);
          const badness = (pairs: readonly Pair[]): readonly number[] => {
            const last = pairs.map(([a, b]) => meetings.last(a, b)).filter(one => one > 0);
            const mixed = pairs.filter(([a, b]) => groups[a] !== groups[b]).length;
            return [last.length, last.reduce((sum, one) => sum + one, 0), mixed];
          };
          const all = allPairings(groups.map((_, player) => player))
            .filter(pairs => !pairs.some(([a, b]) => isForbidden(a, b)))
            .map(badness);
          const best = all.reduce((a, b) => (String(a.map(pad)) <= String(b.map(pad)) ? a : b));
          const ours = badness(proved.paired.games.map(({ black, white }) => [black, white]));
          expect(ours).toEqual(best);
          expect(proved.optima.map(faultOf)).toEqual(proved.optima.map(() => undefined));
          const codes = proved.paired.warnings.map(({ code }) => code);
          expect(codes.includes('groupsMixed')).toBe(best[2]! > 0);
          expect(codes.includes('noPairingWithoutRepeat')).toBe(best[0]! > 0);
          seen[best[0]! > 0 ? 'repeated' : best[2]! > 0 ? 'mixed' : 'apart']++;
          list = withResults(list, proved.paired, dice, 0.1);
        }
      }),
      { numRuns: Number(process.env.EVENTS ?? 60), seed: seedOr(2026) },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
});

const pad = (value: number): string => String(value).padStart(6, '0');

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictions } from '../../src/sheet/settings/contradictions';
import { systemRows } from '../../src/sheet/announcement/tournamentSystem';
import { makeText } from '../../src/sheet/wording';
import { stonesForFirst, type Strength } from '../../src/pairing/game/handicap';
import { presetSettings } from '../../src/tournament/presets';
import { SETTING_NAMES, SETTINGS, type Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES, SYSTEMS } from '../../src/tournament/systems';

// F6.8 of docs/faults.md

const KEYS = ['handicapReduction', 'handicapLimit', 'handicapFrom'] as const;
const rank = (index: number) => ({ kind: 'amateur', index }) as const;

/** Players of all strengths, each with two scores. */
const STRENGTHS: readonly Strength[] = [-30, -20, -16, -15, -14, -8, -1, 0, 5].flatMap(ladder => [
  { ladder, score: 2 * (30 + ladder) },
  { ladder, score: 64 },
]);

const stones = (settings: Settings): readonly number[] =>
  STRENGTHS.flatMap(one => STRENGTHS.map(other => stonesForFirst(settings, one, other)));

/** Whether another value of a setting gives other stones to anybody, if the others of them leave any. */
const hasEffect = (given: Settings, key: (typeof KEYS)[number]): boolean => {
  const settings = { ...given, handicapReduction: 0, handicapLimit: 9, handicapFrom: undefined };
  const others: readonly Partial<Settings>[] = [0, 1, 3, 9].map(number =>
    key === 'handicapFrom' ? { handicapFrom: rank(-5 * number) } : { [key]: number },
  );
  const now = stones(settings).join();
  return others.some(other => stones({ ...settings, ...other }).join() !== now);
};

const settings: fc.Arbitrary<Settings> = fc
  .record({
    system: fc.constantFrom(...SYSTEM_NAMES),
    handicap: fc.constantFrom(...SETTINGS.handicap.kind.choices),
    handicapReduction: fc.integer({ min: 0, max: 3 }),
    handicapLimit: fc.integer({ min: 1, max: 9 }),
    handicapFrom: fc.option(fc.integer({ min: -30, max: 5 }).map(rank), { nil: undefined }),
  })
  .map(({ system, ...own }) => ({ ...presetSettings('EGF', system), ...own }));

test('what is announced of handicaps, and no other detail of them, changes stones; Check names what was typed in vain', () => {
  fc.assert(
    fc.property(settings, one => {
      const rows = systemRows({ name: 'Cup', settings: one, rounds: 5, seedHash: undefined }, makeText('en'));
      const announced = rows.find(([label]) => label === SETTING_NAMES.handicap)?.[1] ?? '';
      const vain = contradictions(one, new Set(KEYS), key => ({ kind: 'setting', name: SETTING_NAMES[key] }))
        .filter(({ code }) => code === 'settingWithoutEffect')
        .map(({ values }) => values['name']);
      for (const key of KEYS) {
        const isSaid = announced.includes(SETTING_NAMES[key]);
        const counts = hasEffect(one, key) && SYSTEMS[one.system].handicaps;
        if (isSaid) expect(counts).toBe(true);
        if (!counts && one.handicap !== 'none' && SYSTEMS[one.system].handicaps) {
          expect(isSaid).toBe(false);
          if (one[key] !== undefined) expect(vain).toContain(key);
        }
        if (counts) expect(vain).not.toContain(key);
      }
    }),
    { numRuns: 200 },
  );
});

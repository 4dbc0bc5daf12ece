import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import type { Stage } from '../../src/tournament/settings';
import { playToTheEnd } from './playToTheEnd';
import { makeField } from './simulatedEvent';

const stages = (...typed: readonly (readonly [number, number, Stage['system']])[]): readonly Stage[] =>
  typed.map(([from, to, system]) => ({ from, to, system }));

test.each([
  ['a table of eight', stages([1, 3, 'McMahon'], [4, 10, 'Round robin']), 8, 'allRoundsPaired'],
  ['a knock-out of eight', stages([1, 3, 'Swiss'], [4, 6, 'Knock-out']), 8, 'knockoutOver'],
  ['a Swiss of eight', stages([1, 3, 'Swiss'], [4, 6, 'Swiss']), 8, 'allRoundsPaired'],
  [
    'a knock-out of two after a Swiss of eight',
    stages([1, 3, 'Swiss'], [4, 6, 'Swiss'], [7, 7, 'Knock-out']),
    undefined,
    'knockoutOver',
  ],
] as const)('%s and the others to the end', (_, typed, qualifiers, end) => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 17, max: 24 }), (seed, players) => {
      const rounds = typed[typed.length - 1]!.to;
      const settings = {
        system: typed[0]!.system,
        stages: typed,
        notQualified: 'play on',
        qualifiers,
      } as const;
      const field = makeField({ players, rounds, seed });
      const played = playToTheEnd({ players, rounds, seed, settings }, field);
      expect(played.end.map(({ code }) => code)).toEqual([end]);
      expect(played.rounds).toHaveLength(rounds);
      const { place } = makePlacement(makeEvent(played.list, played.settings), 'final');
      expect([...place].sort((a, b) => a - b)[0]).toBe(1);
      // In the rounds of the Swiss everybody has something, the others to the end.
      const best = new Set(
        played.list.players.flatMap((__, player) => ((place[player] as number) <= 8 ? [player] : [])),
      );
      played.list.entries.forEach((row, player) => {
        const opponents = row.flat().flatMap(entry => (entry.kind === 'game' ? [entry.opponent] : []));
        if (best.has(player)) return;
        expect(row.every(cell => cell.length === 1)).toBe(true);
        if (players - 8 > rounds) expect(new Set(opponents).size).toBe(opponents.length);
        if (qualifiers === 8) expect(opponents.slice(3).some(one => best.has(one))).toBe(false);
      });
    }),
    { numRuns: 6, seed: 2026 },
  );
});

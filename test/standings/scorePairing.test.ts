import { expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement';
import { named, points, standingText } from './standingText';

/** The opponents of a player by rounds, with the wins that each of them has in the end against people of other blocks. */
const block = (name: string, opponents: readonly number[], from: number): string =>
  opponents
    .map((wins, index) => {
      const cells = opponents.map((_, round) => (round < wins ? '90+' : '90-'));
      return [from + index, `${name}’s ${index + 1}`, ...cells].join(' | ');
    })
    .join('\n');

test('equal SOS: who had the weaker opponent in round 1 ranks higher (R5.10)', () => {
  // WMSG 2008, men, block G: Macfadyen met Park (12 points) in round 1, Li Zhe met Galicia (6 points); both end with 5
  // wins and equal SOS. The other opponents are made up.
  const standing = standingText(
    `No | Name | R1 | R2 | R3 | R4 | R5 | R6
     1 | Macfadyen | 11- | 12+ | 13+ | 14+ | 15+ | 16+
     2 | Li Zhe    | 21+ | 22+ | 23+ | 24+ | 25+ | 26-
     ${block('Macfadyen', [6, 3, 4, 4, 4, 3], 11)}
     ${block('Li', [3, 6, 4, 4, 4, 3], 21)}`,
    { system: 'Score pairing' },
  );
  const { classes, columns } = makePlacement(standing, 'final');
  const value = (title: string) =>
    points(columns.find(({ column }) => column.title === title)!.column).slice(0, 2);
  expect(value('Points')).toEqual([10, 10]);
  expect(value('SOS')).toEqual([48, 48]);
  expect(value('SOS-1 (WMSG)')).toEqual([36, 42]);
  const order = named(standing, classes);
  expect(order.indexOf('Li Zhe')).toBeLessThan(order.indexOf('Macfadyen |'));
});

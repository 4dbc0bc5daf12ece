import { expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import { countedScore } from '../../src/standings/score/standing';
import { workedCase } from '../rules/cases';
import { named, points, standingText } from './standingText';
import { eventOf } from '../eventOf';

/** The opponents of a player by rounds, with the wins that each of them has in the end against people of other blocks. */
const block = (name: string, opponents: readonly number[], from: number): string =>
  opponents
    .map((wins, index) => {
      const cells = opponents.map((_, round) => (round < wins ? '90+' : '90-'));
      return [from + index, `${name}’s ${index + 1}`, ...cells].join(' | ');
    })
    .join('\n');

/** WMSG 2008, men, block G: who met whom in round 1 is known, the other opponents are made up so that SOS is equal. */
const BLOCK_G = () =>
  standingText(
    `No | Name | R1 | R2 | R3 | R4 | R5 | R6
   1 | Macfadyen | 11- | 12+ | 13+ | 14+ | 15+ | 16+
   2 | Li Zhe    | 21+ | 22+ | 23+ | 24+ | 25+ | 26-
   ${block('Macfadyen', [6, 3, 4, 4, 4, 3], 11)}
   ${block('Li', [3, 6, 4, 4, 4, 3], 21)}`,
    { system: 'Score pairing' },
  );

test('equal SOS: who had the weaker opponent in round 1 ranks higher (R5.10)', () => {
  const { classes, columns } = makePlacement(eventOf(BLOCK_G()), 'final');
  const value = (title: string) =>
    points(columns.find(({ column }) => column.title === title)!.column).slice(0, 2);
  expect(value('Points')).toEqual([10, 10]);
  expect(value('SOS')).toEqual([48, 48]);
  expect(value('SOS-1 (WMSG)')).toEqual([36, 42]);
  const order = named(BLOCK_G(), classes);
  expect(order.indexOf('Li Zhe')).toBeLessThan(order.indexOf('Macfadyen |'));
});

test('so did they end (wmsg-blockG)', () => {
  const { input, expected } = workedCase<
    { players: { name: string; score: number; round1_opponent_score: number }[] },
    { sos1_difference: string; order: string[] }
  >('wmsg-blockG');
  const { classes, columns } = makePlacement(eventOf(BLOCK_G()), 'final');
  const sos1 = points(columns.find(({ column }) => column.title === 'SOS-1 (WMSG)')!.column);
  input.players.forEach((player, index) => {
    const met = BLOCK_G().wallList.entries[index]![0]![0]!;
    const opponent = met.kind === 'game' ? met.opponent : -1;
    expect(BLOCK_G().wallList.players[index]!.name).toBe(player.name);
    expect(countedScore(BLOCK_G(), index)).toBe(player.score);
    expect(countedScore(BLOCK_G(), opponent)).toBe(player.round1_opponent_score);
  });
  expect(`Li Zhe +${Number(sos1[1]) - Number(sos1[0])}`).toBe(expected.sos1_difference);
  const ranked = classes.flat().map(player => BLOCK_G().wallList.players[player]!.name);
  expect(ranked.filter(name => expected.order.includes(name))).toEqual(expected.order);
});

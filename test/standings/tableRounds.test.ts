import { describe, expect, test } from 'vitest';
import { inTable, roundsToPlay } from '../../src/standings/roundRobin/tableRounds';
import { startProposals } from '../../src/pairing/startProposals';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './standingText';

const list = (players: number, rounds: number, typed = ''): string =>
  [
    `Name | Out | Group | Team | Board ${Array.from({ length: rounds }, (_, r) => `| R${r + 1}`).join(' ')}`,
    ...Array.from({ length: players }, (_, i) => {
      const cells = Array.from({ length: rounds }, (_r, r) => (i === 0 && r === rounds - 1 ? typed : ''));
      return `P${i + 1} | . | ${'AB'[i % 2]} | T${i >> 1} | ${(i % 2) + 1} | ${cells.map(cell => cell || '.').join(' | ')}`;
    }),
  ].join('\n');

function rounds(text: string, settings: Partial<Settings>): readonly [number | undefined, number] {
  const { wallList, settings: all } = standingText(text, { system: 'Round robin', ...settings });
  return [inTable(wallList, all), roundsToPlay(wallList, all)];
}

describe('a round robin takes its rounds from the players (R6.5)', () => {
  test.each<[string, string, Partial<Settings>, number, number]>([
    ['six meet in five', list(6, 7), { rounds: 7 }, 6, 5],
    ['of five one rests in each of five', list(5, 7), { rounds: 7 }, 5, 5],
    ['twice', list(4, 7), { rounds: 7, cycles: 2 }, 4, 6],
    ['two groups of three', list(6, 7), { groups: 'apart' }, 3, 3],
    ['four teams of two', list(8, 7), { teams: true, rounds: 7 }, 4, 3],
    ['fewer that are typed stay', list(6, 7), { rounds: 3 }, 6, 3],
    ['a game that was put off to round 7 counts', list(6, 7, '2?'), { rounds: 7 }, 6, 7],
    ['rounds without a column are still to come', list(8, 5), { rounds: 7 }, 8, 7],
  ])('%s', (_, text, settings, players, expected) => {
    expect(rounds(text, settings)).toEqual([players, expected]);
  });

  test('before there are players, with a playoff and in other systems the typed number holds', () => {
    expect(rounds(list(1, 7), { rounds: 7 })[1]).toBe(7);
    expect(rounds(list(6, 7), { rounds: 5, playoffRounds: [6, 7] })[1]).toBe(7);
    expect(rounds(list(6, 7), { system: 'Swiss', rounds: 7 })).toEqual([undefined, 7]);
  });

  test('the number that suits is proposed where more rounds were typed', () => {
    const proposed = (text: string, settings: Partial<Settings>) => {
      const { wallList, settings: all } = standingText(text, { system: 'Round robin', ...settings });
      return startProposals(wallList, all).map(({ setting, value }) => `${setting} ${value}`);
    };
    expect(proposed(list(6, 7), { rounds: 7 })).toEqual(['rounds 5']);
    expect(proposed(list(8, 7), { teams: true, rounds: 7 })).toEqual(['rounds 3']);
    expect(proposed(list(6, 7), { rounds: 5 })).toEqual([]);
    expect(proposed(list(12, 7), { rounds: 7 })).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { openGames } from '../../src/pairing/round/openGames';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './pairingText';

const games = (list: string, counted: number, given: Partial<Settings> = {}): number => {
  const { wallList, settings } = standingText(list, given);
  return openGames(makeOpenEvent(wallList, settings), counted);
};
/** Players and their cells of a round, which is the last. */
const round = (...cells: readonly string[]): string =>
  ['Name | R1', ...cells.map((cell, i) => `P${i + 1} | ${cell}`)].join('\n');

describe('games without a result', () => {
  test.each([
    ['all played', ['2+', '1-', '0+'], 0],
    ['one that both have typed', ['2?', '1?', '4+', '3-'], 1],
    ['one that one of them has typed', ['2?', '.', '4+', '3-'], 1],
    ['two that say something else of each other', ['2?', '3?', '2?'], 2],
    ['each against somebody outside the list', ['9?', '9?', '9+'], 2],
    ['three games of two, of which one has typed two', ['2? 2? 2?', '1? 1?'], 3],
    ['three of which one player is named by three', ['3?', '3?', '4?', '3?'], 3],
    ['two of which one player is named by two', ['2?', '1?', '1?'], 2],
    ['one of two games of a round', ['2+ 2?', '1- 1?'], 1],
    ['one of two games of a round that others are still to be paired in', ['2+ 2?', '1- 1?', '.', '.'], 1],
  ])('%s', (_, cells, count) => {
    expect(games(round(...cells), 0)).toBe(count);
  });

  test.each([
    ['two of them have a game', 2, 1],
    ['three have one, and a bye', 3, 1],
    ['four have two', 4, 2],
    ['five have two', 5, 2],
  ])('of those with an empty cell in the round that counts %s', (_, count, expected) => {
    const cells = Array<string>(count).fill('.');
    expect(games(round(...cells), 1)).toBe(expected);
    expect(games(round(...cells), 0)).toBe(0);
  });

  test('those who have a result lack none', () => {
    expect(games(round('2+', '1-', '.', '.'), 1)).toBe(1);
  });

  test('one alone lacks a game all the same', () => {
    expect(games(round('2?', '1?', '.'), 1)).toBe(2);
  });

  test('nobody who is out, nor for whom the system has nothing', () => {
    const list = `
      Name | Out | R1 | R2
      Ann  | .   | 2+ | .
      Bo   | .   | 1- | .
      Cy   | .   | 4+ | .
      Di   | 2   | 3- | .`;
    expect(games(list, 2)).toBe(1);
    expect(games(list.replace('Bo   | .', 'Bo   | 2'), 2)).toBe(1);
    expect(games(list, 2, { system: 'Knock-out' })).toBe(1);
    expect(games(list.replace('4+', '4?').replace('3-', '3?'), 1, { system: 'Knock-out' })).toBe(1);
  });

  test('nobody of a round after the open one', () => {
    const list = `
      Name | R1 | R2
      Ann  | .  | .
      Bo   | .  | .`;
    expect(games(list, 2)).toBe(1);
  });

  test('of earlier rounds, and as far as the standings go', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2? | 3? | .
      Bo   | .  | 4? | .
      Cy   | 4+ | 1? | .
      Di   | .  | 2? | .`;
    expect(games(list, 0)).toBe(4);
    expect(games(list, 0, { throughRound: 1 })).toBe(2);
    expect(games(list, 3, { throughRound: 2 })).toBe(4);
    expect(games(list, 3)).toBe(6);
    expect(games(list, 3, { throughRound: 9 })).toBe(6);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { wallListCells } from '../../src/sheet/write/wallListCells';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { wallListText } from '../wallListText';
import { anyList } from './anyList';

test('a list written into cells and read again is the same, in every language', () => {
  fc.assert(
    fc.property(anyList(2), fc.constantFrom(...LANGUAGES), (list, language) => {
      const players = list.players.map((player, i) => ({
        ...player,
        pin: `1${i}`,
        membership: i % 2 === 0 ? 'FFG -' : 'AGA 2027-03-31',
        ratingList: 'EGF 2026-11-01',
      }));
      const { wallList, problems } = readWallList(
        wallListCells({ ...list, players }, makeText(language)),
        'Diagonal',
      );
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(wallList).toMatchObject({ players, rounds: list.rounds, entries: list.entries });
    }),
  );
});

test('a list has the columns No and Name, those that somebody fills, and all its rounds', () => {
  const list = wallListText(`
    Name | Club | R1   | R2
    Ada  |      | 2+/b |
    Bob  | Oaks | 1-/w |
  `);
  expect(wallListCells(list, makeText('en'))).toEqual([
    ['No', 'Name', 'Club', 'R1', 'R2'],
    ['1', 'Ada', '', '2+/b', ''],
    ['2', 'Bob', 'Oaks', '1-/w', ''],
  ]);
  expect(wallListCells({ players: [], entries: [], rounds: 1 }, makeText('en'))).toEqual([
    ['No', 'Name', 'R1'],
  ]);
  expect(wallListCells({ players: [], entries: [], rounds: 0 }, makeText('en'), ['rank'])).toEqual([
    ['Rank'],
  ]);
});

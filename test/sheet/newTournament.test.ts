import { expect, test } from 'vitest';
import { checkNewTournament } from '../../src/sheet/write/newTournament';

const draft = { name: 'Cup', system: 'McMahon', rounds: 5, upperBar: '3d', lowerBar: '20k' };

test.each([
  [{}, []],
  [{ upperBar: '', lowerBar: '' }, []],
  [{ system: 'Swiss', rounds: 1 }, []],
  [{ name: '  ' }, ['name tournamentUnnamed']],
  [{ system: 'Round robin', rounds: 41 }, []],
  [{ upperBar: ' 3d ', lowerBar: ' 3d ' }, []],
  [{ upperBar: ' ', lowerBar: '\t' }, []],
  [{ system: 'Cup' }, ['system wrongSystem']],
  [{ rounds: 0 }, ['rounds wrongRounds']],
  [{ rounds: 42 }, ['rounds wrongRounds']],
  [{ rounds: 2.5 }, ['rounds wrongRounds']],
  [{ upperBar: 'strong' }, ['upperBar unreadableBar']],
  [{ upperBar: '3p' }, ['upperBar unreadableBar']],
  [{ lowerBar: '4d' }, ['lowerBar barsCrossed']],
  [
    { name: '', rounds: Number.NaN, lowerBar: '0k' },
    ['name tournamentUnnamed', 'rounds wrongRounds', 'lowerBar unreadableBar'],
  ],
])('%j', (change, expected) => {
  expect(
    checkNewTournament({ ...draft, ...change }).map(({ field, problem }) => `${field} ${problem.code}`),
  ).toEqual(expected);
});

test('what was typed is told without the blanks around it, and what may be typed', () => {
  const told = (change: Partial<typeof draft>) =>
    checkNewTournament({ ...draft, ...change }).map(({ problem }) => problem.values);
  expect(told({ system: 'Cup' })).toEqual([{ text: 'Cup' }]);
  expect(told({ rounds: 42 })).toEqual([{ from: 1, to: 41 }]);
  expect(told({ upperBar: ' strong ' })).toEqual([{ text: 'strong' }]);
  expect(told({ upperBar: ' 3d ', lowerBar: ' 4d ' })).toEqual([{ upper: '3d', lower: '4d' }]);
});

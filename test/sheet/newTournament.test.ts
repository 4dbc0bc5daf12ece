import { expect, test } from 'vitest';
import { checkNewTournament } from '../../src/sheet/write/newTournament';

const draft = { name: 'Cup', system: 'McMahon', rounds: 5, upperBar: '3d', lowerBar: '20k' };

test.each([
  [{}, []],
  [{ upperBar: '', lowerBar: '' }, []],
  [{ system: 'Swiss', rounds: 1 }, []],
  [{ name: '  ' }, ['name tournamentUnnamed']],
  [{ system: 'Round robin', rounds: 23 }, []],
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

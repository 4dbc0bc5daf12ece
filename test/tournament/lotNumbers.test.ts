import { expect, test } from 'vitest';
import {
  asNumberedNow,
  withFirstNumbers,
  withLotNumbers,
  withNumbersOf,
} from '../../src/tournament/lotNumbers';
import { presetSettings } from '../../src/tournament/presets';
import { lotNumber } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';

/** Numbered anew by name: Ann was 3, Bo 1, Cy 2. Di and Ed came later. */
const list = wallListText('Name | R1\nAnn | .\nBo | .\nCy | .\nDi | .\nEd | .');
const lots = (lotNumbers: readonly number[]): readonly number[] =>
  withLotNumbers(list, { lotNumbers }).players.map(lotNumber);

const egf = presetSettings('EGF', 'McMahon');
const named = {
  forbiddenPairs: [[1, 2]],
  ratherNot: [[2, 3]],
  mustMeet: [{ round: 3, players: [1, 3] }],
  fixedTables: [[3, 7]],
  ratedResults: [{ round: 1, players: [1, 3], result: '0-0' }],
  bye: 2,
} as const;

test('a player keeps the number of the lots, and whoever came later has one that nobody had (R2.8)', () => {
  expect(lots([])).toEqual([1, 2, 3, 4, 5]);
  expect(lots([3, 1, 2])).toEqual([3, 1, 2, 4, 5]);
  // Number 4 was deleted, and so was 5.
  expect(lots([3, 1, 6])).toEqual([3, 1, 6, 7, 8]);
  expect(lotNumber(undefined)).toBe(0);
});

test('a list that was never numbered anew stays as it is', () => {
  expect(withLotNumbers(list, { lotNumbers: [] })).toBe(list);
  expect(withFirstNumbers(egf)).toBe(egf);
});

test('settings name players by their first numbers', () => {
  const first = withFirstNumbers({ ...egf, ...named, lotNumbers: [3, 1, 2] });
  expect(first).toEqual({
    ...egf,
    forbiddenPairs: [[3, 1]],
    ratherNot: [[1, 2]],
    mustMeet: [{ round: 3, players: [3, 2] }],
    fixedTables: [[2, 7]],
    ratedResults: [{ round: 1, players: [3, 2], result: '0-0' }],
    bye: 1,
    lotNumbers: [],
  });
  expect(withNumbersOf({ ...named, bye: 'automatic' }, no => no + 1).bye).toBe('automatic');
});

test('settings of before name the same players by the numbers of now', () => {
  const numbered = withLotNumbers(list, { lotNumbers: [3, 1, 2] });
  const now = { ...egf, lotNumbers: [3, 1, 2] };
  const then = { ...egf, ...named };
  // 1 is Bo, who has number 2 now; 2 is Cy, who has 3; 3 is Ann.
  expect(asNumberedNow(then, numbered, now)).toEqual({
    ...then,
    forbiddenPairs: [[2, 3]],
    ratherNot: [[3, 1]],
    mustMeet: [{ round: 3, players: [2, 1] }],
    fixedTables: [[1, 7]],
    ratedResults: [{ round: 1, players: [2, 1], result: '0-0' }],
    bye: 3,
    lotNumbers: [3, 1, 2],
  });
  // Whoever is not in the list any more keeps the number.
  expect(asNumberedNow({ ...then, bye: 9 }, numbered, now).bye).toBe(9);
  const same = { ...then, lotNumbers: [3, 1, 2] };
  expect(asNumberedNow(same, numbered, now)).toBe(same);
});

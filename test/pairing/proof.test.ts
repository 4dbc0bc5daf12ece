import { expect, test } from 'vitest';
import { oneGroup } from '../../src/matching/problem/groups';
import { makeField } from '../../src/pairing/criteria/field';
import { makeRound } from '../../src/pairing/round/makeRound';
import { optimumOf, type Optimum } from '../../src/pairing/optimum/optimum';
import { notProved } from '../../src/pairing/optimum/proof';
import { standingText } from './pairingText';

const { wallList, settings } = standingText('Name | R1\nAnna | .\nBert | .\nCora | .\nDan | .', {});
const field = makeField(makeRound(wallList, settings, 1), [0, 1, 2, 3]);
const squares = (i: number, j: number): number => (j - i) ** 2;
const checked = { first: squares, runs: undefined, later: [] };
const optimum = optimumOf(field, {
  cost: squares,
  groups: oneGroup(squares),
  later: [],
  checked,
  isForbidden: () => false,
});

test('a proved pairing needs no words', () => {
  expect(notProved([optimum], 1)).toEqual([]);
});

test('a pairing whose proof fails is an error that says what fails', () => {
  const dearer: Optimum = {
    ...optimum,
    checked: { ...checked, first: (i, j) => (i === 0 && j === 1 ? 2 : (j - i) ** 2) },
  };
  expect(notProved([optimum, dearer], 3)).toEqual([
    {
      code: 'pairingNotProved',
      severity: 'error',
      place: { kind: 'list' },
      values: { round: 3, fault: 'The pairs cost 3, not 2.' },
    },
  ]);
});

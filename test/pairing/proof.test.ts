import { expect, test } from 'vitest';
import { ABSENT } from '../../src/matching/matching';
import { oneGroup } from '../../src/matching/problem/groups';
import { mostCost } from '../../src/pairing/optimum/cost';
import { makeField } from '../../src/pairing/criteria/field';
import { makeIsForbidden } from '../../src/pairing/optimum/forbidden';
import { byeOf, optimumOf, pairsOf, type Optimum, type FieldCost } from '../../src/pairing/optimum/optimum';
import { pairField } from '../../src/pairing/optimum/pairField';
import { faultOf, notProved } from '../../src/pairing/optimum/proof';
import { makeRound } from '../../src/pairing/round/openStage';
import { standingText } from './pairingText';

const { wallList, settings } = standingText('Name | R1\nAnna | .\nBert | .\nCora | .\nDan | .', {});
const field = makeField(makeRound(wallList, settings, 1), [0, 1, 2, 3]);
const squares = (i: number, j: number): number => (j - i) ** 2;
const checked = { first: squares, runs: undefined, later: [] };
const costs: FieldCost = {
  cost: squares,
  groups: oneGroup(squares),
  later: [],
  checked,
  isForbidden: () => false,
  repeats: 'none',
  cap: mostCost(4),
};
const optimum = optimumOf(field, costs);

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

test('a pairing that is the best by its first cost alone is none', () => {
  const later = (i: number, j: number): number => i + j;
  const flat = { ...costs, cost: () => 0, groups: oneGroup(() => 0), later: [{ cost: squares }] };
  const best = optimumOf(field, { ...flat, checked: { first: () => 0, runs: undefined, later: [squares] } });
  expect(faultOf(best)).toBeUndefined();
  expect(faultOf({ ...best, checked: { ...best.checked, later: [later] } })).toBe('The pairs cost 6, not 2.');
  expect(faultOf({ ...best, checked: { ...best.checked, later: [] } })).toBe('There are 2 levels.');
});

test('without a pairing it is proved that there is none', () => {
  const nobody = (i: number, j: number): number => (i === 0 ? ABSENT : j);
  const absent = {
    ...costs,
    cost: nobody,
    groups: oneGroup(nobody),
    checked: { ...checked, first: nobody },
  };
  const none = optimumOf(field, absent);
  expect([none.result.kind, none.proof]).toEqual(['no perfect matching', undefined]);
  expect(faultOf(none)).toBeUndefined();
  expect(faultOf({ ...none, checked })).toBeDefined();
  expect(faultOf({ ...none, result: { kind: 'not exact' } })).toBe('The costs are too large.');
  const withBye = { ...field, byeClass: [0, 0, 0, 0] };
  expect([pairsOf(none), byeOf({ field: withBye, result: none.result })]).toEqual([[], undefined]);
});

test('no pairing with a repeat is looked at where there is one without', () => {
  expect(pairField(field.round, [0, 1, 2, 3], makeIsForbidden([], 4))!.optimum!.repeats).toBe('none');
});

test('one player alone has the bye, and there is nothing to choose', () => {
  const { round } = field;
  expect(pairField(round, [2], () => false)).toEqual({ pairs: [], bye: 2, optimum: undefined });
  expect(pairField(round, [], () => false)).toEqual({ pairs: [], bye: undefined, optimum: undefined });
});

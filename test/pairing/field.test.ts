import { expect, test } from 'vitest';
import { makeField, opponentsInField, type Field } from '../../src/pairing/criteria/field';
import { makeRound } from '../../src/pairing/round/openStage';
import { withLotNumbers } from '../../src/tournament/lotNumbers';
import { fieldText, nameOf, standingText } from './pairingText';

const list = `
  Name | Rating | Category | R1 | R2 | R3
  Ann  | 2000   | A        | 5+ | 2+ | .
  Bo   | 1900   | B        | 6+ | 1- | .
  Cy   | 1800   | A        | 4+ | 6- | .
  Di   | 1700   | B        | 3- | 5+ | .
  Ed   | 1600   | A        | 1- | 4- | .
  Flo  | 1500   | A        | 2- | 3+ | .`;
const byRating = { pairingTiebreaks: ['Rating'], earlyRounds: 0 } as const;

const groupsOf = ({ players, groupStart, groupSize }: Field): readonly string[] =>
  players.map((player, i) => `${nameOf(list, player)} ${groupStart[i]} ${groupSize[i]}`);

test('a field stands by score, and its score groups one after the other', () => {
  const field = fieldText(list, byRating);
  expect(groupsOf(field)).toEqual(['Ann 0 1', 'Bo 1 4', 'Cy 1 4', 'Di 1 4', 'Flo 1 4', 'Ed 5 1']);
});

test('a score group of a Swiss by categories is of one category', () => {
  const field = fieldText(list, { ...byRating, system: 'Swiss by categories' });
  expect(groupsOf(field)).toEqual(['Ann 0 1', 'Cy 1 2', 'Flo 1 2', 'Bo 3 2', 'Di 3 2', 'Ed 5 1']);
});

test('who has met whom, as far as both are to be paired', () => {
  const { round } = fieldText(list, byRating);
  // Of Ann, Bo, Cy and Flo.
  expect(opponentsInField(makeField(round, [5, 0, 2, 1]))).toEqual([[1], [3, 0], [3], [1, 2]]);
});

test('whom nothing else tells apart stand by their numbers', () => {
  const numbered = `
    No | Name | R1
    3  | Cy   | .
    1  | Ann  | .
    4  | Di   | .
    2  | Bo   | .`;
  const { players } = fieldText(numbered, { pairingTiebreaks: [] });
  expect(players.map(player => nameOf(numbered, player))).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
});

test('by their first numbers, where the list was numbered anew since', () => {
  const { wallList, settings } = standingText('Name | R1\n Ann | .\n Bo | .\n Cy | .', {
    pairingTiebreaks: [],
  });
  const list = withLotNumbers(wallList, { lotNumbers: [2, 3, 1] });
  expect([...makeRound(list, settings, 1).order]).toEqual([1, 2, 0]);
});

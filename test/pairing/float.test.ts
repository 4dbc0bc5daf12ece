import { describe, expect, test } from 'vitest';
import { DOWN, floats, floatsOf, floatUnits, UP } from '../../src/pairing/criteria/float';
import { remarkSentence } from '../../src/application/functions/nextRound';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeText } from '../../src/sheet/wording';
import type { Settings } from '../../src/tournament/settings';
import { fieldText, nameOf, pairText, positionsOf, remarksOn, standingText } from './pairingText';
import { openEventOf } from '../eventOf';

describe('draw-ups and draw-downs (R4.7)', () => {
  test('they are counted by the scores before each round', () => {
    const list = `
      Name | R1 | R2 | R3 | R4
      Ann  | 2+ | 3+ | 4+ | .
      Bo   | 1- | 4- | 3+ | .
      Cy   | 4+ | 1- | 2- | .
      Di   | 3- | 2+ | 1- | .`;
    const standing = standingText(list);
    const floats = [0, 1, 2, 3].map(player => floatsOf(standing, player, 4));
    expect(floats).toEqual([
      { ups: 0, downs: 1, last: DOWN },
      { ups: 1, downs: 0, last: UP },
      { ups: 0, downs: 1, last: DOWN },
      { ups: 1, downs: 0, last: UP },
    ]);
  });

  test('no game is no float, nor is one against somebody who is not in the list', () => {
    const list = `
      Name | R1  | R2 | R3
      Ann  | 2+  | 9- | .
      Bo   | 1-  | bye | .`;
    const standing = standingText(list);
    expect([0, 1].map(player => floatsOf(standing, player, 3))).toEqual([
      { ups: 0, downs: 0, last: 0 },
      { ups: 0, downs: 0, last: 0 },
    ]);
  });

  test.each([
    ['the first float', { ups: 0, downs: 0, last: 0 }, DOWN, 1],
    ['making up for a draw-up', { ups: 1, downs: 0, last: 0 }, DOWN, 0],
    ['down again', { ups: 0, downs: 1, last: 0 }, DOWN, 2],
    ['down again at once', { ups: 0, downs: 1, last: DOWN }, DOWN, 3],
    ['all made up for', { ups: 1, downs: 1, last: 0 }, UP, 1],
    ['up again', { ups: 2, downs: 1, last: 0 }, UP, 2],
  ])('%s', (_, history, direction, units) => {
    expect(floatUnits(history, direction)).toBe(units);
  });
});

/** Three players start at 30 and three at 29: one of each has to float. */
const six = (before: Readonly<Record<string, string>> = {}): string =>
  [
    'No | Name | Start | R1 | R2',
    ...['Ann', 'Bo', 'Cy'].map((name, i) => `${i + 1} | ${name} | 30 | ${before[name] ?? '0='} | .`),
    ...['Di', 'Ed', 'Flo'].map((name, i) => `${i + 4} | ${name} | 29 | ${before[name] ?? '0='} | .`),
  ].join('\n');

/** Who is drawn down and who is drawn up. */
function floaters(list: string, given: Partial<Settings> = {}): readonly (string | undefined)[] {
  const settings = { system: 'McMahon', pairingTiebreaks: [], earlyRounds: 0, ...given } as const;
  const remarks = pairText(list, settings).games.flatMap(game => game.remarks);
  const floats = remarks.flatMap(remark => (remark.kind === 'scoreDifference' ? [remark] : []));
  expect(floats).toHaveLength(1);
  return [nameOf(list, floats[0]!.down), nameOf(list, floats[0]!.up)];
}

describe('who floats', () => {
  test('the middle of both groups by default', () => {
    expect(floaters(six())).toEqual(['Bo', 'Ed']);
  });

  test('the part of the group that the settings name', () => {
    expect(floaters(six(), { drawDownFrom: 'bottom', drawUpFrom: 'top' })).toEqual(['Cy', 'Di']);
    expect(floaters(six(), { drawDownFrom: 'top', drawUpFrom: 'bottom' })).toEqual(['Ann', 'Flo']);
  });

  test.each([
    // A first float is one unit for each of both; a quarter unit at most for the place in the group.
    ['top', ['Ann', 2], ['Bo', 2.125], ['Cy', 2.25]],
    ['middle', ['Ann', 2.25], ['Bo', 2], ['Cy', 2.25]],
    ['bottom', ['Ann', 2.25], ['Bo', 2.125], ['Cy', 2]],
  ] as const)('drawn down from the %s, the others of a group are so much less welcome', (from, ...units) => {
    const field = fieldText(six(), {
      system: 'McMahon',
      pairingTiebreaks: [],
      earlyRounds: 0,
      drawDownFrom: from,
    });
    const [ed] = positionsOf(field, 'Ed') as [number];
    const own = field.players.slice(0, 3).map((player, i) => [nameOf(six(), player), floats(field)(i, ed)]);
    expect(own).toEqual(units);
  });

  test('a player who was drawn down is not drawn down again, one who was drawn up makes up for it', () => {
    // In round 1 Bo was drawn down to Ed, and Cy up to Gus; a jigo leaves the groups as they are.
    const list = `
      No | Name | Start | R1 | R2
      1  | Ann  | 30    | 0- | .
      2  | Bo   | 30    | 5= | .
      3  | Cy   | 30    | 7= | .
      4  | Di   | 29    | 0- | .
      5  | Ed   | 29    | 2= | .
      6  | Flo  | 29    | 0- | .
      7  | Gus  | 31    | 3= | 0-`;
    expect(floaters(list)[0]).toBe('Cy');
    expect(floaters(list)[1]).not.toBe('Ed');
  });

  test('games with a score difference say so, and who floats', () => {
    const round = pairText(six(), { system: 'McMahon', pairingTiebreaks: [], earlyRounds: 0 });
    expect(remarksOn(six(), round, 'Bo')).toEqual(['scoreDifference']);
    expect(remarksOn(six(), round, 'Ann')).toEqual([]);
  });

  test('in one sentence, which has to fit beside the sheet', () => {
    const standing = standingText(six(), { system: 'McMahon', pairingTiebreaks: [], earlyRounds: 0 });
    const next = pairNextRound(openEventOf(standing));
    const remarks = next.kind === 'paired' ? next.games.flatMap(game => game.remarks) : [];
    expect(remarks.map(remark => remarkSentence(remark, standing.wallList, makeText('en')))).toEqual([
      'Score difference 1: Bo (2) is drawn down, Ed (5) up.',
    ]);
  });
});

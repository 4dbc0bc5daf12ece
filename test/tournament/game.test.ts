import { describe, expect, test } from 'vitest';
import { answerTo } from '../../src/tournament/answer';
import { freeEntry, isBye, opposite } from '../../src/tournament/game';
import { eventRounds, isPlayoffRound, lastRound, lastTypedRound } from '../../src/tournament/playoffRounds';
import { hasOut, isOut } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';

describe('the other side of a game', () => {
  const list = wallListText(`
    Name | R1          | R2
    Ann  | 2+ 3- 2-    | 2+/w 2-/b 2+/w
    Bo   | 3= 1- 1+    | 1+/w 1-/b 1-/b
    Cy   | 1+ 9+ 2= 0+ | .`);

  test.each([
    ['Ann’s first game with Bo is his first with her', 0, 1, 0, 1],
    ['her second one is his second one', 0, 1, 2, 2],
    ['Ann’s game with Cy', 0, 1, 1, 0],
    ['Bo’s game with Cy', 1, 1, 0, 2],
    ['where one game of the two has the other colour it is that one', 0, 2, 1, 0],
    ['where two have it, they are counted', 0, 2, 0, 0],
    ['and so is the third game', 0, 2, 2, 2],
    ['somebody outside the list has none', 2, 1, 1, undefined],
    ['a bye has none', 2, 1, 3, undefined],
    ['where nothing stands there is none', 2, 2, 0, undefined],
    ['nor in a round that the list does not have', 2, 3, 0, undefined],
    ['nor for a player whom it does not have', 3, 1, 0, undefined],
  ])('%s', (_, player, round, position, answer) => {
    expect(answerTo(list, player, round, position)).toBe(answer);
  });

  test('without a cell of the opponent there is none', () => {
    const half = wallListText('Name | R1\nAnn | 2+\nBo | .\nCy | 4+\nDi | 1- 2-');
    expect([0, 2].map(player => answerTo(half, player, 1, 0))).toEqual([undefined, undefined]);
  });
});

describe('a round without a game', () => {
  test.each([
    [{ worth: 'half', as: 'bye' }, 'bye', 'half'],
    [{ worth: 'nothing', as: 'walkOver' }, 'bye', 'nothing'],
    [{ worth: 'win' }, 'bye', 'win'],
    [{ worth: 'win', as: 'rest' }, 'bye', 'win'],
    [{ worth: 'half' }, 'absence', 'half'],
    [{ worth: 'nothing', as: 'rest' }, 'absence', 'nothing'],
  ] as const)('%j is written as %s worth %s', (free, as, worth) => {
    const entry = freeEntry(free);
    expect(entry).toEqual({ kind: 'free', as, worth });
    expect(isBye(entry)).toBe(as === 'bye');
  });

  test('a game is no bye', () => {
    const [[[game]]] = wallListText('Name | R1\nAnn | 2+').entries as [[[Parameters<typeof isBye>[0]]]];
    expect(isBye(game)).toBe(false);
  });

  test('Black and White are opposite', () => {
    expect([opposite('black'), opposite('white')]).toEqual(['white', 'black']);
  });
});

describe('who is out', () => {
  const { players } = wallListText('Name | Out | R1\nAnn | .\nBo | 2\nCy | 3-\nDi | 1, 4-');

  test('of single rounds, and from a round on', () => {
    const rounds = players.map(player => [1, 2, 3, 4, 5].filter(round => isOut(player, round)));
    expect(rounds).toEqual([[], [2], [3, 4, 5], [1, 4, 5]]);
  });

  test('whoever is out of any round', () => {
    expect(players.map(hasOut)).toEqual([false, true, true, true]);
  });
});

describe('the rounds of the event and of its playoff (R2.10)', () => {
  test.each([
    ['as many as columns', 5, undefined, [], [5, 5, 5]],
    ['fewer by the settings', 5, 4, [], [4, 4, 4]],
    ['more than there are columns', 5, 7, [], [5, 7, 5]],
    ['the playoff comes behind', 7, 5, [6, 7], [5, 7, 7]],
    ['it ends the event by itself', 7, undefined, [6, 7], [5, 7, 7]],
    ['it has no column yet', 5, 5, [6, 7], [5, 7, 5]],
  ])('%s', (_, columns, rounds, playoffRounds, expected) => {
    const [list, settings] = [{ rounds: columns }, { rounds, playoffRounds }];
    const asked = [eventRounds, lastTypedRound, lastRound].map(rounds => rounds(list, settings));
    expect(asked).toEqual(expected);
    const played = [4, 5, 6, 7, 8].filter(round => isPlayoffRound(settings, round));
    expect(played).toEqual(playoffRounds);
  });
});

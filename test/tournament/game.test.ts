import { describe, expect, test } from 'vitest';
import { opponentsEntry } from '../../src/tournament/opponentsEntry';
import {
  freeEntry,
  gameValue,
  isBye,
  isLostByDefault,
  isOpenGame,
  opposite,
  type Game,
} from '../../src/tournament/game';
import {
  eventRounds,
  isPlayoffRound,
  lastListedRound,
  lastTypedRound,
} from '../../src/tournament/playoffRounds';
import { OUTCOMES_OF, ratedResultOf } from '../../src/tournament/ratedResults';
import { RATED_RESULTS } from '../../src/tournament/setting/kinds';
import { entriesIn, groupKey, hasOut, isOut, UNKNOWN_PLAYER } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';

describe('the worth of a game', () => {
  test.each([
    ['won', 2],
    ['jigo', 1],
    ['lost', 0],
    ['unknown', 0],
  ] as const)('%s counts %i half points', (outcome, halves) => {
    expect(gameValue(outcome)).toBe(halves);
  });
});

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
    expect(opponentsEntry(list, player, round, position)).toBe(answer);
  });

  test('without a cell of the opponent there is none', () => {
    const half = wallListText('Name | R1\nAnn | 2+\nBo | .\nCy | 4+\nDi | 1- 2-');
    expect([0, 2].map(player => opponentsEntry(half, player, 1, 0))).toEqual([undefined, undefined]);
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

describe('a game', () => {
  const { entries } = wallListText('Name | R1\nAnn | 2+! 3-! 4? 5- 6=!\nBo | 0+ 0=');
  const [games = [], byes = []] = entries.map(([cell = []]) => cell);

  test('without a result is open', () => {
    expect([...games, ...byes].map(isOpenGame)).toEqual([false, false, true, false, false, false, false]);
  });

  test('is lost by default where nobody came', () => {
    expect(games.map(game => isLostByDefault(game as Game))).toEqual([false, true, false, false, false]);
  });
});

test('results that federations get have two outcomes each, and no other two are a result', () => {
  const outcomes = RATED_RESULTS.map(result => OUTCOMES_OF[result].join(' '));
  expect(outcomes).toEqual(['won lost', 'lost won', 'jigo jigo', 'lost lost']);
  expect(RATED_RESULTS.map(result => ratedResultOf(...OUTCOMES_OF[result]))).toEqual(RATED_RESULTS);
  expect([ratedResultOf('won', 'won'), ratedResultOf('jigo', 'lost')]).toEqual([undefined, undefined]);
});

test('what stands in a round of a row', () => {
  const list = wallListText('Name | R1 | R2\nAnn | 2+ | 0=\nBo | 1- | .');
  expect(entriesIn(list, 0, 2)).toEqual([{ kind: 'free', as: 'absence', worth: 'half' }]);
  expect([entriesIn(list, 1, 2), entriesIn(list, 0, 3), entriesIn(list, 2, 1)]).toEqual([[], [], []]);
});

test('a player of whom nothing is known is a row with a name alone', () => {
  const { players } = wallListText('Name | R1\nAnn | .');
  expect(players).toEqual([{ ...UNKNOWN_PLAYER, no: 1, name: 'Ann' }]);
});

test('groups whose names only look different are one', () => {
  const { players } = wallListText('Name | Group | R1\nAnn | Ａ 1 | .\nBo | a 1 | .\nCy | . | .');
  expect([...players, undefined].map(groupKey)).toEqual(['a 1', 'a 1', '', '']);
});

describe('who is out', () => {
  const { players } = wallListText('Name | Out | R1\nAnn | .\nBo | 2\nCy | 3-\nDi | 1, 4-');

  test('of single rounds, and from a round on', () => {
    const rounds = players.map(player => [1, 2, 3, 4, 5].filter(round => isOut(player, round)));
    expect(rounds).toEqual([[], [2], [3, 4, 5], [1, 4, 5]]);
  });

  test('of every round, as long as nobody has seen the player', () => {
    const awaited = players.map(player => ({ ...player, out: { ...player.out, isAwaited: true } }));
    expect(awaited.map(player => isOut(player, 1))).toEqual([true, true, true, true]);
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
    const asked = [eventRounds, lastTypedRound, lastListedRound].map(rounds => rounds(list, settings));
    expect(asked).toEqual(expected);
    const played = [4, 5, 6, 7, 8].filter(round => isPlayoffRound(settings, round));
    expect(played).toEqual(playoffRounds);
  });
});

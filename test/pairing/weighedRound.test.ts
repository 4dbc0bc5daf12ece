import { describe, expect, test } from 'vitest';
import { isWeighedRound } from '../../src/pairing/round/openEvent';
import { playedRoundWarnings, roundWarnings } from '../../src/pairing/roundWarnings';
import { pairWeighedRound } from '../../src/pairing/weighedRound';
import { pairNextRound } from '../../src/pairing/nextRound';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { gamesOf, pairText, standingText } from './pairingText';

const eventOf = (text: string, given: Partial<Settings> = {}) => openEventOf(standingText(text, given));

const FOUR = `
  Name | Group | R1 | R2 | R3
  Ann  | A     | 2+ | .  | .
  Bo   | A     | 1- | .  | .
  Cy   | B     | 4+ | .  | .
  Di   | B     | 3- | .  | .`;
const TEAMS = FOUR.replace('Group', 'Team');

const stages = (first: Settings['system'], second: Settings['system']) =>
  ({
    stages: [
      { from: 1, to: 1, system: first },
      { from: 2, to: 3, system: second },
    ],
    qualifiers: 2,
    prizeTiebreaks: ['Lottery'],
  }) as const;

describe('a round that is paired by weighing', () => {
  test('is one of a Swiss or McMahon of players', () => {
    const weighed = (given: Partial<Settings>, text = FOUR) =>
      [1, 2, 1000].map(round => isWeighedRound(eventOf(text, given), round));
    expect(weighed({})).toEqual([true, true, false]);
    expect(weighed({ system: 'Round robin' })).toEqual([false, false, false]);
    expect(weighed(stages('Swiss', 'Round robin'))).toEqual([true, false, false]);
    expect(weighed({ teams: true }, TEAMS)).toEqual([false, false, false]);
  });

  const proved = (given: Partial<Settings>, text = FOUR) => {
    const found = pairWeighedRound(eventOf(text, given));
    if (found === undefined) return undefined;
    if ('paired' in found) return `${found.paired.games.length} games, ${found.optima.length} proofs`;
    return found.problems.map(({ code }) => code).join();
  };

  test('has a proof for each group that is paired by itself', () => {
    expect(proved({})).toBe('2 games, 1 proofs');
    expect(proved({ groups: 'apart' }, FOUR.replaceAll(/\d[+-]/g, '.'))).toBe('2 games, 2 proofs');
  });

  test('is none of teams, of a playoff, of a table', () => {
    expect(proved({ teams: true }, TEAMS)).toBeUndefined();
    expect(proved({ playoffRounds: [2] })).toBeUndefined();
    expect(proved({ system: 'Round robin' })).toBeUndefined();
  });

  test('that cannot be paired says why', () => {
    expect(proved({ rounds: 1 })).toBe('allRoundsPaired');
    expect(proved({}, FOUR.replace('4+', '4?'))).toBe('resultsMissing');
    expect(
      proved({
        forbiddenPairs: [
          [1, 2],
          [1, 3],
          [1, 4],
        ],
      }),
    ).toBe('tooManyForbiddenPairs');
  });

  const SIX = `
    Name | R1 | R2 | R3
    Ann  | 4+ | .  | .
    Bo   | 5+ | .  | .
    Cy   | 6+ | .  | .
    Di   | 1- | .  | .
    Ed   | 2- | .  | .
    Flo  | 3- | .  | .`;

  test('is one of those who play on beside another stage, or of both', () => {
    const on = { notQualified: 'play on', qualifiers: 2 } as const;
    expect(proved({ ...stages('Swiss', 'Knock-out'), ...on }, SIX)).toBe('2 games, 1 proofs');
    expect(proved({ ...stages('Swiss', 'Swiss'), ...on }, SIX)).toBe('1 games, 2 proofs');
    // Of four who play on one has nobody to play with.
    const forbidden = {
      forbiddenPairs: [
        [2, 4],
        [2, 5],
        [2, 6],
      ],
    } as const;
    const told = proved({ ...stages('Swiss', 'Swiss'), ...on, ...forbidden }, SIX);
    expect(told).toBe('tooManyForbiddenPairs');
  });
});

describe('what is said of a round in play', () => {
  const played = (text: string, given: Partial<Settings> = {}) =>
    playedRoundWarnings(eventOf(text, given)).map(({ code, values, place }) => [
      code,
      values['pairs'] ?? values['player'],
      place.kind === 'entry' ? place.player : undefined,
    ]);
  const needless = FOUR.replace('2+ | .', '2+ | 4?')
    .replace('4+ | .', '4+ | 2?')
    .replace('1- | .', '1- | 3?')
    .replace('3- | .', '3- | 1?');

  test('score differences that the best pairing does without, of every game once', () => {
    const told = [['needlessDifferences', 'Ann (1) – Di (4), Bo (2) – Cy (3)', 0]];
    expect(played(needless)).toEqual(told);
    // A bye of the round after it is there already.
    expect(played(needless.replace('| 4? | .', '| 4? | 0+'))).toEqual(told);
    // As one of two wrote it down, be it the first or the second.
    expect(played(needless.replace('| 4?', '| .').replace('| 2?', '| .'))).toEqual([
      ['needlessDifferences', 'Bo (2) – Cy (3), Di (4) – Ann (1)', 1],
    ]);
    const equal = needless
      .replace('| 4?', '| 3?')
      .replace('| 2?', '| 1?')
      .replace('1- | 3?', '1- | 4?')
      .replace('3- | 1?', '3- | 2?');
    expect(played(equal)).toEqual([]);
  });

  test('beside a game that has none', () => {
    const six = `${needless}
      Ed  | . | 6+ | 6? | .
      Flo | . | 5- | 5? | .`;
    expect(played(six)[0]?.[1]).toBe('Ann (1) – Di (4), Bo (2) – Cy (3), Ed (5) – Flo (6)');
    const best = playedRoundWarnings(eventOf(`${needless}\n Ed | . | 6= | 6? | .\n Flo | . | 5= | 5? | .`));
    expect(best.map(({ values }) => [values['pairs'], values['best'], values['round']])).toEqual([
      ['Ann (1) – Di (4), Bo (2) – Cy (3)', 0, 2],
    ]);
  });

  test('nothing of games outside the list, of other systems, of teams, or where a result is missing before', () => {
    expect(played(FOUR.replace('2+ | .', '2+ | 99?'))).toEqual([]);
    expect(played(needless, { system: 'Round robin', forbiddenPairs: [[1, 4]] })).toEqual([]);
    expect(played(needless.replace('Group', 'Team'), { teams: true, forbiddenPairs: [[1, 4]] })).toEqual([]);
    expect(played(needless.replace('4+', '4?').replace('3-', '3?'), { forbiddenPairs: [[1, 4]] })).toEqual([
      ['forbiddenFixedPair', 'Ann (1)', 0],
    ]);
    expect(played('Name | R1\nAnn | .\nBo | .')).toEqual([]);
  });
});

describe('what should be looked at before a round is paired', () => {
  const codes = (text: string, given: Partial<Settings> = {}) =>
    roundWarnings(eventOf(text, given)).map(({ code }) => code);

  test('of a system once, however many stages have it', () => {
    const twice = FOUR.replace('2+ | .', '2+ | 2?')
      .replace('1- | .', '1- | 1?')
      .replace('| R3', '| R3 | R4')
      .replaceAll(/\| \.$/gm, '| . | .');
    expect(codes(twice, { system: 'Round robin' })).toEqual(['pairTooOften']);
    const two = {
      stages: [
        { from: 1, to: 3, system: 'Round robin' },
        { from: 4, to: 4, system: 'Round robin' },
      ],
    } as const;
    expect(codes(twice, two).filter(code => code === 'pairTooOften')).toHaveLength(1);
    expect(codes(twice)).toEqual([]);
  });

  test('more byes than are needed, of a round that can be paired by weighing alone', () => {
    const bye = FOUR.replace('2+ | .', '2+ | 0+');
    expect(codes(bye)).toEqual(['moreByes']);
    expect(codes(bye, { system: 'Round robin' })).not.toContain('moreByes');
    expect(codes(bye.replace('4+', '4?').replace('3-', '3?'))).toEqual([]);
    expect(codes(bye, { rounds: 1 })).toEqual([]);
    expect(codes(bye, { ...stages('Swiss', 'Swiss'), notQualified: 'play on' })).toEqual([]);
  });
});

test('a table for a player is kept where one is set, and an event that is over has no games', () => {
  const fixed = { fixedTables: [[2, 5]] } as const;
  expect(gamesOf(FOUR, pairText(FOUR, fixed)).map(game => game.split(' ')[0])).toEqual(['1', '5']);
  const over = pairNextRound(eventOf(FOUR, { ...fixed, rounds: 1 }));
  expect(over).not.toHaveProperty('games');
});

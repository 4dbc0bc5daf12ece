import { describe, expect, test } from 'vitest';
import { makeRound } from '../../src/pairing/round/openStage';
import { pairingGroups } from '../../src/pairing/swiss/pairingGroups';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { nameOf, pairsOf, pairText, standingText, stopText } from './pairingText';

const APART = { groups: 'apart', pairingTiebreaks: ['Rating'], earlyRounds: 0 } as const;

/** Players `Ann 2000 Kids . .`, strongest first; `-` for no group. */
const listOf = (...rows: readonly string[]): string =>
  [
    'Name | Group | Rating | R1 | R2',
    ...rows.map((row, i) => {
      const [name, group, r1 = '.'] = row.split(' ');
      return `${name} | ${group === '-' ? '.' : group} | ${2000 - 100 * i} | ${r1} | .`;
    }),
  ].join('\n');

const SEVEN = ['Ann -', 'Bo -', 'Cy Kids', 'Di Kids', 'Ed Kids', 'Flo Girls', 'Gil girls'];

describe('players who are paired among themselves (R4.2)', () => {
  const groups = (list: string, given: Partial<Settings> = APART, number = 1): readonly string[] => {
    const { wallList, settings } = standingText(list, given);
    const all = wallList.players.map((_, player) => player);
    return pairingGroups(makeRound(wallList, settings, number), all).map(group =>
      group.map(player => nameOf(list, player)).join(' '),
    );
  };

  test('are all, where groups are mixed', () => {
    expect(groups(listOf(...SEVEN), { ...APART, groups: 'mixed' })).toEqual(['Ann Bo Cy Di Ed Flo Gil']);
  });

  test('are those of a group; the last of an odd one plays with the rest', () => {
    expect(groups(listOf(...SEVEN))).toEqual(['Ann Bo Ed', 'Cy Di', 'Flo Gil']);
    expect(groups(listOf(...SEVEN.slice(1)))).toEqual(['Bo Ed', 'Cy Di', 'Flo Gil']);
    expect(groups(listOf('Ann -', 'Bo Kids'))).toEqual(['Ann Bo']);
    expect(groups(listOf('Ann Kids', 'Bo Kids'))).toEqual(['', 'Ann Bo']);
  });

  test('where somebody has the bye, the last of those who have had the fewest', () => {
    const bye = SEVEN.map(row => (row.startsWith('Ed') ? `${row} bye-` : `${row} 0-`));
    expect(groups(listOf(...bye), APART, 2)).toEqual(['Ann Bo Di', 'Cy Ed', 'Flo Gil']);
    // Of an even number nobody has it.
    expect(groups(listOf(...bye.slice(1)), APART, 2)).toEqual(['Bo Ed', 'Cy Di', 'Flo Gil']);
  });
});

describe('a round in groups', () => {
  const told = (list: string, given: Partial<Settings> = {}) => {
    const round = pairText(list, { ...APART, ...given });
    return [pairsOf(list, round), nameOf(list, round.bye), round.warnings.map(({ code }) => code).join()];
  };

  test('has the bye among those who play without a group', () => {
    expect(told(listOf(...SEVEN))).toEqual(['Ann Bo, Cy Di, Flo Gil', 'Ed', '']);
  });

  test('has it where the setting says so, in the own group of whoever has it', () => {
    expect(told(listOf(...SEVEN), { bye: 3 })).toEqual(['Ann Bo, Di Ed, Flo Gil', 'Cy', '']);
    expect(told(listOf(...SEVEN), { bye: 1 })).toEqual(['Bo Ed, Cy Di, Flo Gil', 'Ann', '']);
    expect(told(listOf('Ann -', 'Bo -', 'Cy Kids'), { bye: 3 })).toEqual(['Ann Bo', 'Cy', '']);
    // Of an even number nobody has a bye, and the setting waits.
    expect(told(listOf(...SEVEN.slice(1)), { bye: 3 })).toEqual(['Bo Ed, Cy Di, Flo Gil', undefined, '']);
  });

  test('has games between groups before a repeat, as few as can be, and names them', () => {
    const met = listOf('Ann - 5+', 'Bo - 6+', 'Cy Kids 4+', 'Di Kids 3-', 'Ed - 1-', 'Flo - 2-');
    const round = pairText(met, APART);
    const mixed = round.warnings.filter(({ code }) => code === 'groupsMixed');
    expect(mixed.map(({ values }) => values)).toEqual([
      { round: 2, pairs: 'Ann (1) – Cy (3), Di (4) – Flo (6)' },
    ]);
    expect(pairsOf(met, round)).toBe('Ann Cy, Bo Ed, Di Flo');
  });

  test('has them where forbidden pairs leave nothing in a group', () => {
    expect(told(listOf('Ann -', 'Bo -', 'Cy Kids', 'Di Kids'), { forbiddenPairs: [[3, 4]] })).toEqual([
      'Ann Cy, Bo Di',
      undefined,
      'groupsMixed',
    ]);
  });

  test('has no more of them than are needed, and the bye of the settings', () => {
    const four = ['A1 A 2+', 'A2 A 1-', 'B1 B 6+', 'C1 C 8+', 'D1 D 7+', 'C2 C 3-', 'B2 B 5-', 'D2 D 4-'];
    expect(told(listOf(...four))).toEqual(['A1 D1, A2 D2, B1 B2, C1 C2', undefined, 'groupsMixed']);
    const nine = listOf(...four, 'Zoe - 0+');
    expect(told(nine, { bye: 9 }).slice(0, 2)).toEqual(['A1 D1, A2 D2, B1 B2, C1 C2', 'Zoe']);
  });

  test('cannot be paired where no game is left', () => {
    const stop = stopText(listOf('Ann Kids', 'Bo Kids'), { ...APART, forbiddenPairs: [[1, 2]] });
    expect(stop.map(({ code }) => code)).toEqual(['tooManyForbiddenPairs']);
  });

  test('stays apart where repeats cannot be avoided anyway', () => {
    const two = listOf('Ann Kids 2+', 'Bo Kids 1-');
    expect(told(two)).toEqual(['Ann Bo', undefined, 'noPairingWithoutRepeat']);
  });
});

describe('one player alone', () => {
  test('has nobody to play with', () => {
    expect(stopText('Name | R1\nAnn | .')).toMatchObject([{ code: 'tooFewPlayers', values: { players: 1 } }]);
    expect(stopText('Name | R1\nAnn | .\nBo | 0-')).toMatchObject([
      { code: 'tooFewPlayers', values: { players: 1 } },
    ]);
  });

  test('has the bye where the others have their games already', () => {
    const list = 'Name | R1\nAnn | .\nBo | 3?\nCy | 2?\nDi | 0-';
    const round = pairText(list);
    expect(pairsOf(list, round)).toBe('Bo Cy');
    expect([nameOf(list, round.bye), round.byeRemarks]).toEqual(['Ann', [{ kind: 'bye' }]]);
  });
});

test('a round without a bye has nothing to say of one', () => {
  const round = pairText('Name | R1\nAnn | .\nBo | .');
  expect([round.bye, round.byeRemarks, round.warnings]).toEqual([undefined, [], []]);
});

test('a second bye is said, with who has it and how many there were', () => {
  const list = 'Name | R1 | R2 | R3\nAnn | 2+ | 3+ | .\nBo | 1- | 0+ | .\nCy | 0+ | 1- | .';
  const byes = list.replace('2+ | 3+', '0+ | 3+').replace('1- | 0+', '3+ | 0+').replace('0+ | 1-', '2- | 1-');
  const round = pairText(byes, { bye: 1 });
  expect(round.byeRemarks).toEqual([{ kind: 'bye' }, { kind: 'anotherBye', before: 1 }]);
  expect(round.warnings.filter(({ code }) => code === 'anotherBye')).toMatchObject([
    { values: { player: 'Ann (1)', round: 3 }, place: { kind: 'entry', player: 0, round: 3 } },
  ]);
});

describe('a McMahon', () => {
  const list = `
    Name | Rank | R1 | R2
    Ann  | 6d   | 2+ | .
    Bo   | 5d   | 1- | .
    Cy   | 5k   | 4+ | .
    Di   | 5k   | 3- | .`;
  const codes = (text: string) =>
    pairText(text, { system: 'McMahon', rounds: 4 }).warnings.map(({ code }) => code);

  test('looks at its top group before the first round alone', () => {
    const first = list.replaceAll(/\d[+-]/g, '.');
    expect(codes(first)).toEqual(['topGroupSize']);
    expect(codes(list)).toEqual([]);
  });

  test('that cannot be paired has no top group to look at', () => {
    const alone = 'Name | Rank | R1\nAnn | 6d | .';
    expect(stopText(alone, { system: 'McMahon' }).map(({ code }) => code)).toEqual(['tooFewPlayers']);
    const two = 'Name | Rank | R1\nAnn | 6d | .\nBo | 5d | .';
    const stop = stopText(two, { system: 'McMahon', forbiddenPairs: [[1, 2]] });
    expect(stop.map(({ code }) => code)).toEqual(['tooManyForbiddenPairs']);
  });
});

test('a round that cannot be opened is not paired, and the reason is that of the stage', () => {
  const over = openEventOf(standingText('Name | R1\nAnn | 2+\nBo | 1-'));
  expect(pairRound(over)).toMatchObject({ kind: 'cannot pair', problems: [{ code: 'allRoundsPaired' }] });
});

describe('score pairing', () => {
  const SCORE = { system: 'Score pairing', rounds: 4 } as const;

  test('never has a repeat, and says so where only those are left', () => {
    const met = 'Name | R1 | R2\nAnn | 2+ | .\nBo | 1- | .';
    expect(stopText(met, SCORE)).toMatchObject([{ code: 'onlyRepeatsLeft', values: { round: 2 } }]);
    const open = met.replace('2+', '.').replace('1-', '.');
    expect(stopText(open, { ...SCORE, forbiddenPairs: [[1, 2]] }).map(({ code }) => code)).toEqual([
      'tooManyForbiddenPairs',
    ]);
    expect(pairText(open, SCORE).warnings).toEqual([]);
  });
});

test('byes that are typed are looked at where scores decide about them, and all of them are of this stage', () => {
  const list = 'Name | R1 | R2\nAnn | 0+ | .\nBo | 0+ | .\nCy | . | .\nDi | . | .\nEd | . | .\nFlo | . | .';
  const codes = (given: Partial<Settings>) => pairText(list, given).warnings.map(({ code }) => code);
  const stages = [
    { from: 1, to: 1, system: 'Swiss' },
    { from: 2, to: 2, system: 'Swiss' },
  ] as const;
  expect(codes({})).toEqual(['moreByes']);
  expect(codes({ stages, qualifiers: 2 })).toEqual(['moreByes']);
  expect(codes({ stages, qualifiers: 2, notQualified: 'play on' })).toEqual([]);
  expect(codes({ notQualified: 'play on' })).toEqual(['moreByes']);
  expect(codes({ system: 'Score pairing' })).toEqual(['roundsAdvice']);
});

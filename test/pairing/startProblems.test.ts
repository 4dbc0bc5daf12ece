import { describe, expect, test } from 'vitest';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { startProblems } from '../../src/pairing/round/topGroupWarnings';
import { topGroup } from '../../src/standings/score/topGroup';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './pairingText';

/** What is said of the start, a line each: code, severity, where, and the values. Five rounds, and the size of the group left out. */
function told(list: string, given: Partial<Settings> = {}, from?: number): readonly string[] {
  const { wallList, settings } = standingText(list, { system: 'McMahon', rounds: 5, ...given });
  return startProblems(makeOpenEvent(wallList, settings), from)
    .filter(({ code }) => code !== 'topGroupSize')
    .map(({ code, severity, place, values }) => {
      const where =
        place.kind === 'player'
          ? wallList.players[place.player]!.name
          : place.kind === 'setting'
            ? place.name
            : place.kind;
      return `${code} ${severity} ${where} ${JSON.stringify(values)}`;
    });
}
const bar = (rank: string) => ({ upperBar: parseRank(rank) });

const ranked = (ranks: string, more = ''): string =>
  ['Name | Rank | R1', ...ranks.split(' ').map((rank, i) => `P${i + 1} | ${rank} | .`), more].join('\n');

describe('without a bar', () => {
  test('the top group that a bar would make is offered, with the names', () => {
    expect(told(ranked('6d 5d 4d 3d 3d 2d'))).toEqual([
      'topGroupOffered note Upper bar {"players":5,"score":32,"names":"P1, P2, P3, P4, P5","rank":"3d"}',
    ]);
  });

  test('the fourth from the top makes it, in whatever order they stand, or the last of fewer', () => {
    expect(told(ranked('2d 3d 6d 1d 5d 4d'))).toEqual([
      'topGroupOffered note Upper bar {"players":4,"score":32,"names":"P2, P3, P5, P6","rank":"3d"}',
    ]);
    expect(told(ranked('3d 2d', 'P3 | . | .\nP4 | . | .'))).toEqual([
      'topGroupOffered note Upper bar {"players":2,"score":31,"names":"P1, P2","rank":"2d"}',
    ]);
    expect(topGroup(standingText(ranked('3d 2d'), { system: 'Swiss' }))).toEqual([]);
  });

  test('eight names are said, of more the first eight', () => {
    const names = (count: number) =>
      (/"names":"(.*?)"/.exec(told(ranked(Array(count).fill('3d').join(' ')))[0]!) ?? [])[1];
    expect(names(8)).toBe('P1, P2, P3, P4, P5, P6, P7, P8');
    expect(names(9)).toBe('P1, P2, P3, P4, P5, P6, P7, P8, …');
  });

  test('who has no name is told by the number', () => {
    const list = 'No | Name | Rank | R1\n 7 | . | 3d | .\n 8 | Bo | 3d | .';
    expect(told(list)[0]).toContain('"names":"#7, Bo"');
  });

  test('a score that no rank starts with is no bar', () => {
    const list =
      'Name | Start | R1\n Ann | 30.5 | .\n Bo | 30.5 | .\n Cy | 30.5 | .\n Di | 30.5 | .\n Ed | 30 | .';
    expect(told(list)).toEqual([
      'topGroupNamed note Upper bar {"players":4,"score":30.5,"names":"Ann, Bo, Cy, Di"}',
    ]);
    expect(told(list.replaceAll('30', '300'))[0]).toContain('topGroupNamed');
  });

  test('nothing where nobody’s start is known, of one player, or of other systems', () => {
    expect(told('Name | R1\n Ann | .\n Bo | .')).toEqual([]);
    expect(told('Name | Rank | R1\n Ann | 3d | .')).toEqual([]);
    expect(told(ranked('6d 5d 4d 3d'), { system: 'Swiss' })).toEqual([]);
  });
});

test('a bar that no typed Start reaches: a doubt where the group is empty, else a hint', () => {
  const list = (rank: string) => `
    Name | Rank    | Start | R1
    Ann  | 6d      | 3     | .
    Bo   | 5d      | 2     | .
    Cy   | ${rank} | .     | .`;
  const values = '{"bar":"3d","score":32,"start":3}';
  expect(told(list('2d'), bar('3d'))).toEqual([`barAboveStarts warning Upper bar ${values}`]);
  expect(told(list('3d'), bar('3d'))).toEqual([`barAboveStarts note Upper bar ${values}`]);
  // Without a bar there is none to reach, however high four others start.
  const four = `${list('6d')}\n Di | 6d | . | .\n Ed | 6d | . | .\n Flo | 6d | . | .`;
  expect(told(four).filter(one => one.startsWith('barAboveStarts'))).toEqual([]);
  expect(told(list('3d').replace('3     |', '32    |'), bar('3d'))).toEqual([]);
  expect(told(ranked('2d 1d'), bar('3d'))).toEqual([]);
});

describe('a typed Start', () => {
  test('above the bar, where most are not', () => {
    const list = (start: number) => `
      Name | Rank | Start    | R1
      Ann  | 3d   | ${start} | .
      Bo   | 3d   | 32       | .
      Cy   | 3d   | 32       | .`;
    expect(told(list(33), bar('3d'))).toEqual([
      'startAboveBar warning Ann {"name":"Ann","start":33,"score":32}',
    ]);
    expect(told(list(32), bar('3d'))).toEqual([]);
    // Half of them: their zero is another one.
    expect(told(list(33).replace('32       | .', '33 | .').replace('32       ', '.'), bar('3d'))).toEqual([]);
  });

  test('of a member of the supergroup that is not one above the bar', () => {
    const list = (start: string) => `
      Name | Rank | Supergroup | Start    | R1
      Ann  | 7d   | x          | ${start} | .
      Bo   | 3d   | .          | .        | .`;
    const settings = { ...bar('3d'), supergroup: true };
    expect(told(list('34'), settings)).toEqual([
      'startBeatsSupergroup warning Ann {"name":"Ann","start":34,"score":33}',
    ]);
    expect(told(list('33'), settings)).toEqual([]);
    expect(told(list('.'), settings)).toEqual([]);
    expect(told(list('32'), bar('3d'))).toEqual([]);
  });

  test('at the bar of somebody who misses rounds and should begin below it', () => {
    const list = (start: string) => `
      Name | Rank | Out | Start    | R1 | R2
      Ann  | 7d   | 2   | ${start} | .  | .
      Bo   | 3d   | .   | 32       | .  | .`;
    const settings = { ...bar('3d'), absentStart: 'below the bar' } as const;
    expect(told(list('32'), settings)).toEqual([
      'startBeatsOut warning Ann {"name":"Ann","start":32,"score":31}',
    ]);
    expect(told(list('31'), settings)).toEqual([]);
    expect(told(list('.'), settings)).toEqual([]);
    expect(told(list('32'), { absentStart: 'below the bar' })[1]).toContain('strongAbsent');
  });
});

describe('whoever starts at the top and misses rounds', () => {
  const list = (out: string, cell = '.') => `
    Name | Rank | Out    | R1      | R2
    Ann  | 7d   | ${out} | ${cell} | .
    Bo   | 3d   | .      | .       | .
    Cy   | 2d   | 2      | .       | .`;

  test('is named, but for those who never come', () => {
    expect(told(list('2'), bar('3d'))).toEqual(['strongAbsent note Ann {"name":"Ann"}']);
    expect(told(list('1-'), bar('3d'))).toEqual([]);
    expect(told(list('.'), bar('3d'))).toEqual([]);
  });

  test('as long as there is no game', () => {
    expect(told(list('2', '0+'), bar('3d'))).toHaveLength(1);
    expect(told(list('2', '2+'), bar('3d'))).toEqual([]);
  });

  test('not where no score is known', () => {
    expect(told('Name | Out | R1\n Ann | 2 | .\n Bo | . | .')).toEqual([]);
  });
});

test('each McMahon of several stages has a start, those from a round on', () => {
  const list = `
    Name | Rank | R1 | R2 | R3
    Ann  | 3d   | 2+ | .  | .
    Bo   | 2d   | 1- | .  | .`;
  const stages = [
    { from: 1, to: 1, system: 'McMahon' },
    { from: 2, to: 2, system: 'Swiss' },
    { from: 3, to: 3, system: 'McMahon' },
  ] as const;
  expect(told(list, { stages })).toHaveLength(2);
  expect(told(list, { stages }, 2)).toHaveLength(1);
  expect(told(list, { stages }, 3)).toHaveLength(1);
  expect(told(list, { stages }, 4)).toEqual([]);
});

test('a stage for which there is no column yet has a start as well', () => {
  const list = 'Name | Rank | R1\n Ann | 3d | .\n Bo | 2d | .';
  const stages = [
    { from: 1, to: 1, system: 'Swiss' },
    { from: 2, to: 2, system: 'McMahon' },
  ] as const;
  expect(told(list, { stages })).toHaveLength(1);
});

test('a top group of another size than is advised is a doubt', () => {
  const { wallList, settings } = standingText(ranked('3d 3d 3d 3d 1d'), {
    system: 'McMahon',
    rounds: 5,
    ...bar('3d'),
  });
  expect(startProblems(makeOpenEvent(wallList, settings))).toEqual([
    {
      code: 'topGroupSize',
      severity: 'warning',
      place: { kind: 'list' },
      values: { players: 4, rounds: 5, from: 6, to: 12 },
    },
  ]);
});

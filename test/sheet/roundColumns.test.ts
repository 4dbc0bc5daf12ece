import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/sheet/write/titleOf';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import { unreadBeside } from '../../src/sheet/check/unreadBeside';
import { readWallList } from '../../src/sheet/read/readWallList';
import { makeText, sentenceAtCell } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { LANGUAGES } from '../../src/tournament/languages';
import { range } from './range';

/** Columns that say something for one round: `Rating R4`. */

const ratings = (title: string): unknown =>
  readWallList([
    ['Name', title, 'R1', 'R2'],
    ['Ann', 2150, '', ''],
  ]).wallList.players[0]?.ratings?.[2];

describe('a rating of a round', () => {
  test.each([
    ...[
      'Rating R2',
      'rating  r2',
      'Rating Round 2',
      'EGF rating R2',
      'GoR Rd 2',
      'Rating R2 (May)',
      'Elo 2nd round',
    ],
    ...[
      'Ratingzahl Runde 2',
      'Rating 2. Runde',
      'Cote ronde 2',
      'Échelle R2',
      'Puntaje Ronda 2',
      'Рейтинг Тур 2',
    ],
    ...[
      '레이팅 R2',
      '레이팅 2라운드',
      'レーティング 第2回戦',
      'レート R2',
      '等级分 R2',
      '等级分 第二轮',
      'Értékszám 2. forduló',
    ],
  ])('is titled %s', title => expect(ratings(title)).toBe(2150));

  test.each([
    'Rating',
    'Rating 2',
    'Rating list',
    'R2 notes',
    'My rating R2',
    'Rating T2',
    'Rating R0',
    'Maximum rating R2',
  ])('is not titled %s', title => expect(ratings(title)).toBe(undefined));

  test.each(LANGUAGES)('has a title in %s that is read again', language => {
    expect(ratings(titleOf(makeText(language), 'rating, R2'))).toBe(2150);
  });

  test('stands anywhere in the list, and is no round', () => {
    const reading = readWallList(
      range(
        'Name | Rating R3 | R1 | Rating R2 | R2 | R3\nAnn | 2200 | 2+ | 2100 | . | .\nBo | . | 1- | 1900 | . | .'.replaceAll(
          ' . ',
          '  ',
        ),
      ),
    );
    expect(reading.rounds).toEqual([[2], [4], [5]]);
    expect(reading.problems).toEqual([]);
    expect(reading.wallList.players.map(one => one.ratings?.slice(2))).toEqual([[2100, 2200], [1900]]);
  });

  test('between rounds it is read, so nobody is told that it is not', () => {
    const list = range('Name | R1 | Rating R2 | R2\nAnn | 2+ | 2100 |\nBo | 1- | 1900 |');
    expect(unreadBeside(list, readWallList(list))).toEqual([]);
  });
});

describe('Check', () => {
  const told = (list: string, settings: Partial<Settings> = {}): readonly string[] =>
    checkWallList(readWallList(range(list)), { ...presetSettings('EGF', 'Swiss'), ...settings }).map(
      problem => sentenceAtCell(makeText('en'), problem),
    );

  test('names a cell that is no rating', () => {
    expect(told('Name | Rating R2 | R1 | R2\nAnn | strong | 2+ |\nBo | 2,100 | 1- |')).toEqual([
      'B2: “strong” is not a number for Rating R2.',
    ]);
  });

  test('N156: names the title of a round that neither list nor settings have, and asks for another title, not for rounds', () => {
    const list = 'Name | Rating R2 | Rating R4 | R1 | R2\nAnn | 2100 | | 2+ |\nBo | | 2200 | 1- |';
    const says = (rounds: number) =>
      `C1: The column says something for round 4, but there are ${rounds} rounds.`;
    expect(told(list)).toEqual([says(2)]);
    expect(told(list, { rounds: 3 })).toEqual([says(3)]);
    expect(told(list, { rounds: 4 })).toEqual([]);
    const boards = list.replace('Rating R4', 'Board R4').replace('2200', '1');
    expect(told(boards)).toEqual([says(2)]);
    expect(makeText('en')('mend.columnOfNoRound')).toContain('title');
  });

  test('names two columns of one round', () => {
    expect(
      told('Name | Rating R2 | Cote R2 | R1 | R2\nAnn | 2100 | 2000 | 2+ |\nBo | | | 1- |'),
    ).toHaveLength(1);
  });
});

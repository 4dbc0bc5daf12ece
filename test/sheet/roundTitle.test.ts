import { describe, expect, test } from 'vitest';
import { parseRoundTitle } from '../../src/sheet/frame/roundTitle';

describe('titles of rounds, in eight languages', () => {
  const titles =
    'R3 | r 3 | Rd 3 | Rd.3 | Round 3 | ROUND 3 | Rnd 3 | 3rd round | Game 3 | Runde 3 | 3. Runde | Ronde 3 | Tour 3 | 3e ronde | ' +
    '3ème ronde | Ronda 3 | 3ª ronda | Тур 3 | 3 тур | 3-й тур | Раунд 3 | 3라운드 | 라운드 3 | 3회전 | 제3라운드 | 第3回戦 | 3回戦 | ' +
    'ラウンド3 | 第３局 | 3局目 | 第3轮 | 第三轮 | 第3輪 | 3轮 | 3R | Ｒ３';
  test.each(titles.split(' | '))('%s', title => {
    expect(parseRoundTitle(title)).toEqual({ round: 3, part: '', style: 'word' });
  });

  test.each([
    ['R1a', 1, 'a'],
    ['Round 1 (Saturday, 10:00)', 1, ''],
    ['R2: Sunday', 2, ''],
    ['Round\n3', 3, ''],
    ['Round 12 b', 12, 'b'],
    ['Runde 2b', 2, 'b'],
    ['1st round', 1, ''],
    ['1re ronde', 1, ''],
    ['1er tour', 1, ''],
    ['1ª ronda', 1, ''],
    ['第十二轮', 12, ''],
    ['第二十轮', 20, ''],
  ])('%s is round %d, part "%s"', (title, round, part) => {
    expect(parseRoundTitle(title)).toEqual({ round, part, style: 'word' });
  });

  test('a number alone may be a round', () => {
    expect(parseRoundTitle('4')).toEqual({ round: 4, part: '', style: 'number' });
  });

  test.each([
    '',
    'R',
    'R0',
    'Rank',
    'Rating',
    '2024',
    'R1 R2',
    'SOS1',
    'SOS-2',
    'DC-1',
    'G',
    'Round',
    '0',
    '3d',
    '5+',
    '-1+',
  ])('“%s” is none', title => {
    expect(parseRoundTitle(title)).toBeUndefined();
  });
});

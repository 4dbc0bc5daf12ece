import { describe, expect, test } from 'vitest';
import { guessKinds } from '../../src/sheet/registration/guess';

/** What each column of a list without titles is taken for, `name?` where it is not sure, `.` for nothing. */
function guessed(list: string): string {
  const rows = list
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
  const columns = (rows[0] ?? []).map((_, i) => rows.map(row => row[i] ?? ''));
  return guessKinds(columns)
    .map(guess => (guess ? `${guess.kind}${guess.isSure ? '' : '?'}` : '.'))
    .join(' ');
}

describe('a list without titles', () => {
  test('is known by its cells, in any order of the columns', () => {
    const list = `
      1 | Kask Ann  | 3d  | 2300 | EE | 10234567
      2 | Low Bob   | 2d  | 2200 | FI | 10234568
      3 | May Cid   | 1k  | 2040 | FI | 10234569
      4 | Orr Dee   | ?   | 1600 | SE | 10234570
      5 | Fox Eve   | 12k | 890  | SE | 10234571`;
    expect(guessed(list)).toBe('no name rank rating country pin');
    const turned = list.replace(/^(.*)\|(.*)$/gm, '$2|$1');
    expect(guessed(turned)).toBe('pin no name rank rating country');
  });

  test('may have a cell in five that does not fit', () => {
    expect(guessed('3d\n2d\n1k\n5k\nx')).toBe('rank');
    expect(guessed('3d\n2d\n1k\nxx\nxx')).not.toBe('rank');
    expect(guessed('2300\n2200\n2040\n1600\nnone')).toBe('rating');
  });

  test('has a rank only where a rank stands', () => {
    expect(guessed('?\n?')).toBe('.');
    expect(guessed('\n')).toBe('.');
  });

  test('has ratings from −900 to 3600 of three digits and more; other numbers are those of the list', () => {
    expect(guessed('100\n3600')).toBe('rating');
    expect(guessed('99\n98')).toBe('no');
    expect(guessed('3601\n3700')).toBe('no');
    expect(guessed('-900\n-100')).toBe('rating');
    expect(guessed('-901\n-1000')).toBe('.');
  });

  test('is not sure where two columns could be the same', () => {
    expect(guessed('3d | 2d\n1k | 2k')).toBe('rank? .');
  });

  test('has pins of seven to nine digits, and countries of two or three capitals', () => {
    expect(guessed('1234567 \n123456789')).toBe('pin');
    expect(guessed('12345678901\n12345678902')).toBe('.');
    expect(guessed('EE\nFIN')).toBe('country');
    expect(guessed('ee\nfi')).not.toBe('country');
    expect(guessed('xEE\nxFI')).not.toBe('country');
    expect(guessed('EEx\nFIx')).not.toBe('country');
    expect(guessed('3d | EE\n | \n2d | FI')).toBe('rank country');
  });
});

describe('names', () => {
  test('are whole in one column, and a club repeats', () => {
    expect(guessed('Ann Kask | Tartu\nBob Low | Oulu\nCid May | Oulu')).toBe('name club?');
    expect(guessed('Kask, Ann\nLow, Bob')).toBe('name');
  });

  test('of two columns are surname and first name, a third is a club', () => {
    expect(guessed('Kask | Ann\nLow | Bob\nMay | Cid')).toBe('surname? firstName?');
    expect(guessed('Kask | Ann | Oulu\nLow | Bob | Oulu\nMay | Cid | Oulu\nFox | Eve | Oulu')).toBe(
      'surname? firstName? club?',
    );
  });

  test('are whole where half of the cells are, and surely where hardly any comes twice', () => {
    expect(guessed('Ann Kask | Oulu\nBo | Oulu')).toBe('name club?');
    expect(guessed('Ann Kask | Oulu\nBo | Oulu\nCy | Oulu')).toBe('name? club?');
    expect(guessed('Ann Kask | Oulu Go\nAnn Kask | Ulm Go\nBo Low | Bonn Go')).toBe('club? name');
    expect(guessed('Ann-Li O’Kask , B\nBo.X, Y')).toBe('name');
    expect(guessed('李世石 x1\n古力 7x')).toBe('name');
  });

  test('of one word may be one of several columns', () => {
    expect(guessed('Ann | Ulm\nAnn | Ulm\nBo | Ulm\nBo | Ulm')).toBe('name? club?');
    expect(guessed('Ann | Ulm | x1\nBo | Ulm | x2')).toBe('name? club? .');
    expect(guessed('Ann | Ulm | Go\nAnn | Ulm | Go\nAnn | Ulm | Go')).toBe('name? . .');
    expect(guessed('A | B\nC | D')).toBe('. .');
  });

  test('of one word are names where nothing else is', () => {
    expect(guessed('Ann\nBob')).toBe('name');
  });

  test('in Chinese and Korean need no blank', () => {
    expect(guessed('李世石\n古力')).toBe('name');
    expect(guessed('이세돌\n박정환')).toBe('name');
  });
});

import { describe, expect, test } from 'vitest';
import { splitText } from '../../src/sheet/frame/splitText';

/** The cells of a list that stands as text in one column, apart by `·`, with the numbers of players and rounds. */
function split(...lines: readonly unknown[]): readonly string[] | undefined {
  const found = splitText(lines.map(line => [line]));
  return (
    found && [`${found.players} players, ${found.rounds} rounds`, ...found.table.map(row => row.join(' · '))]
  );
}

describe('text in one column', () => {
  test('is split at tabs, semicolons, commas or bars', () => {
    for (const sign of ['\t', ';', ',', '|'])
      expect(split(`Ann${sign}3d${sign} 2+ `, ` Bo ${sign}2d${sign}1-`, `Cy${sign}${sign}`)).toEqual([
        '2 players, 1 rounds',
        'Ann · 3d · 2+',
        'Bo · 2d · 1-',
        'Cy ·  · ',
      ]);
    expect(split('Ann;3d;2+;x,y,3+', 'Bo;2d;1-;x,y,4+')?.[1]).toBe('Ann · 3d · 2+ · x,y,3+');
  });

  test('is split at blanks where no sign makes two players', () => {
    expect(split('Ann 2+', 'Bo 1-')).toEqual(['2 players, 1 rounds', 'Name · R1', 'Ann · 2+', 'Bo · 1-']);
    expect(split('1 Ann 3d 2+', '2 Bo 2d 1-')?.[1]).toBe('No · Name · Rank · R1');
    expect(split('Ann,2+', 'Bo,1-')).toBeUndefined();
    expect(split('Ann,3d,Oulu', 'Bo,2d,Ulm')).toBeUndefined();
  });

  test('may have values that are no text', () => {
    expect(split(2026, 'Ann,3d,2+', 'Bo,2d,1-')?.[1]).toBe('2026');
    expect(split('\tAnn\t2+', '\tBo\t1-')?.slice(1)).toEqual([' · Ann · 2+', ' · Bo · 1-']);
  });

  test('is one column, wherever it stands', () => {
    const [ann, bo] = ['Ann,3d,2+', 'Bo,2d,1-'];
    expect(splitText([['', ann], ['', bo], []])?.column).toBe(1);
    expect(splitText([['x', ann], [bo]])).toBeUndefined();
    expect(splitText([['x'], [ann, bo]])).toBeUndefined();
    expect(splitText([[''], []])).toBeUndefined();
  });

  test('has as many rounds as the player with most results', () => {
    expect(split('Ann,2+,3-', 'Bo,1-,', 'Cy,x,y')?.[0]).toBe('2 players, 2 rounds');
  });
});

describe('a line of text', () => {
  const third = (line: string, sign = ',') =>
    split(['Ann', '3d', '2+'].join(sign), ['Bo', '2d', '1-'].join(sign), line)?.[3];

  test('of less than three cells stays whole', () => {
    expect(third('Cup, Oulu')).toBe('Cup, Oulu');
    expect(third('Cup, Oulu, 2026')).toBe('Cup · Oulu · 2026');
  });

  test('of comment stays whole, unless it holds the titles or is split at its sign', () => {
    expect(third('; Cup, Oulu, 2026')).toBe('; Cup, Oulu, 2026');
    expect(third('  ; Cup, Oulu, 2026')).toBe('  ; Cup, Oulu, 2026');
    expect(third('Cup;, Oulu, 2026')).toBe('Cup; · Oulu · 2026');
    expect(third('; Name, Rank, R1')).toBe('; Name · Rank · R1');
    expect(third(';Cup;Oulu;', ';')).toBe(' · Cup · Oulu · ');
  });

  test('may have cells in quotes, which hold signs and doubled quotes', () => {
    expect(third('"Low, Cy",1d,"0+"')).toBe('Low, Cy · 1d · 0+');
    expect(third('  "Low, Cy"  ,1d,""')).toBe('Low, Cy · 1d · ');
    expect(third('"Cy ""the rock"", x",1d,0+')).toBe('Cy "the rock", x · 1d · 0+');
    expect(third('"Cy" Low,1d,0+')).toBe('"Cy" Low · 1d · 0+');
    expect(third('Low "Cy",1d,"0+')).toBe('Low "Cy" · 1d · "0+');
    expect(third('"Low,Cy";1d;"0+"', ';')).toBe('Low,Cy · 1d · 0+');
    expect(third('Low Cy,1d,"0+"  ')).toBe('Low Cy · 1d · 0+');
  });
});

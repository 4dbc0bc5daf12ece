import { describe, expect, test } from 'vitest';
import { splitAtBlanks } from '../../src/sheet/read/splitAtBlanks';

/** The rows of a list that was printed as text, cells apart by `|`; with the numbers of players and rounds. */
function split(text: string): readonly string[] | undefined {
  const lines = text.split('\n').slice(1);
  const found = splitAtBlanks(lines, kind => kind.toUpperCase());
  return (
    found && [`${found.players} players, ${found.rounds} rounds`, ...found.table.map(row => row.join('|'))]
  );
}

describe('a list printed as text', () => {
  test('has number, name, rank and what stands behind it, then the rounds', () => {
    expect(
      split(`
 1 Kask Ann   3d EE Tartu 2+ 3+
 2 Low Bob    2d FI Oulu  1- 4+
12 May Cid   12k FI Oulu  4+ 1-`),
    ).toEqual([
      '3 players, 2 rounds',
      'NO|NAME|RANK|||R1|R2',
      '1|Kask Ann|3d|EE|Tartu|2+|3+',
      '2|Low Bob|2d|FI|Oulu|1-|4+',
      '12|May Cid|12k|FI|Oulu|4+|1-',
    ]);
  });

  test('may have names and results alone', () => {
    expect(split('\nAnn 2+\nBob 1-')).toEqual(['2 players, 1 rounds', 'NAME|R1', 'Ann|2+', 'Bob|1-']);
  });

  test('may have the rank in front of the name', () => {
    expect(split('\n1 3d Kask Ann 2+\n2 2d Low Bob 1-')).toEqual([
      '2 players, 1 rounds',
      'NO|NAME|RANK|R1',
      '1|Kask Ann|3d|2+',
      '2|Low Bob|2d|1-',
    ]);
  });

  test('without ranks ends a name at a wide gap or a number', () => {
    expect(split('\nKask Ann  Tartu 34 2+\nLow Bob   Oulu  33 1-')).toEqual([
      '2 players, 1 rounds',
      'NAME|||R1',
      'Kask Ann|Tartu|34|2+',
      'Low Bob|Oulu|33|1-',
    ]);
    expect(split('\nKask Ann 2300 2+\nLow Bob 2200 1-')).toEqual([
      '2 players, 1 rounds',
      'NAME||R1',
      'Kask Ann|2300|2+',
      'Low Bob|2200|1-',
    ]);
  });

  test('keeps what stands behind a bar in a column of its own', () => {
    expect(split('\nAnn 3d 2+ |10000001\nBob 2d 1- | 10000002 x\nCid 1d 0+')).toEqual([
      '3 players, 1 rounds',
      'NAME|RANK|R1',
      'Ann|3d|2+||10000001',
      'Bob|2d|1-|| 10000002 x',
      'Cid|1d|0+|',
    ]);
  });

  test('has as many rounds as most lines', () => {
    expect(split('\nAnn 3d 2+ 3+\nBob 2d 1- 3-\nCid 1d 4+ 1- 2+\nDee 1k 3- 0+')?.slice(0, 4)).toEqual([
      '4 players, 2 rounds',
      'NAME|RANK||R1|R2',
      'Ann|3d||2+|3+',
      'Bob|2d||1-|3-',
    ]);
  });

  test('has the results of a shorter line where they stand in a full one', () => {
    expect(split('\nAnn 3d 2+ 3+ 4+\nBob 2d 1-    4-\nCid 1d    1- 2-\nDee 1k 0+ 0+ 1-')?.slice(2)).toEqual([
      'Ann|3d|2+|3+|4+',
      'Bob|2d|1-||4-',
      'Cid|1d||1-|2-',
      'Dee|1k|0+|0+|1-',
    ]);
  });

  test('has a player without results where number and rank stand there', () => {
    expect(split('\n1 Ann 3d 2+\n2 Bob 2d 1-\n3 Cid 1d')?.slice(2)).toEqual([
      '1|Ann|3d|2+',
      '2|Bob|2d|1-',
      '3|Cid|1d|',
    ]);
    expect(split('\n1 Ann 3d 2+\n2 Bob 2d 1-\n3 rounds played\nThe 4th cup')?.slice(4)).toEqual([
      '3 rounds played',
      'The 4th cup',
    ]);
  });

  test('needs two lines that end with results', () => {
    expect(split('\nAnn 2+\nBob')).toBeUndefined();
    expect(split('\n; Ann 2+\n; Bob 1-')).toBeUndefined();
    expect(split('\nAnn - -\nBob - -')).toBeUndefined();
  });
});

describe('what stands behind the ranks', () => {
  test('is told apart by its position where lines have more or fewer words', () => {
    expect(
      split(`
Ann 3d EE Tartu 34 2+
Bob 2d    Oulu  33 1-
Cid 1d FI       33 0+`)?.slice(1),
    ).toEqual(['NAME|RANK||||R1', 'Ann|3d|EE|Tartu|34|2+', 'Bob|2d||Oulu|33|1-', 'Cid|1d|FI||33|0+']);
  });

  test('fills columns from the left where positions tell nothing', () => {
    expect(split('\nAnn 3d Tartu 34 2+\nBob 2d 33 1-\nCid 1d St Petersburg 32 0+')?.slice(1)).toEqual([
      'NAME|RANK||||R1',
      'Ann|3d|Tartu|34||2+',
      'Bob|2d|33|||1-',
      'Cid|1d|St|Petersburg|32|0+',
    ]);
  });
});

describe('a line of titles', () => {
  test('gives each column its title; scores are often untitled', () => {
    expect(
      split(`
Pl Name      Rk Co Club  R1
 1 Kask Ann  3d EE Tartu 34 2+
 2 Low Bob   2d FI Oulu  33 1-`)?.slice(1),
    ).toEqual(['Pl|Name|Rk|Co|Club||R1', '1|Kask Ann|3d|EE|Tartu|34|2+', '2|Low Bob|2d|FI|Oulu|33|1-']);
  });

  test('may begin with the sign of a comment, and have titles of two words', () => {
    expect(
      split(`
; Num Surname First name Rk R1
1 Kask Ann 3d 2+
2 Low Bob  2d 1-`)?.slice(1),
    ).toEqual(['; Num|Surname First name|Rk|R1', '1|Kask Ann|3d|2+', '2|Low Bob|2d|1-']);
  });

  test('that names other rounds than there are leaves them numbered', () => {
    expect(split('\nName Rk R1 R2 R3\nAnn 3d 2+ 3+\nBob 2d 1- 4+')?.slice(1, 2)).toEqual(['Name|Rk|R1|R2']);
  });
});

import { describe, expect, test } from 'vitest';
import { splitAtBlanks } from '../../src/sheet/frame/splitAtBlanks';

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

describe('a line', () => {
  const lines = (text: string) => split(text)?.slice(2);

  test('may end with a bye, a dash or a W, but not with a score', () => {
    expect(split('\nAnn 3d 2+ bye\nBob 2d 1- -')?.slice(0, 3)).toEqual([
      '2 players, 2 rounds',
      'NAME|RANK|R1|R2',
      'Ann|3d|2+|bye',
    ]);
    expect(split('\nAnn 3d 30½ 2W\nBob 2d 29½ 1L')?.slice(1, 3)).toEqual(['NAME|RANK||R1', 'Ann|3d|30½|2W']);
    expect(split('\nAnn 3d 2+\nBob 2d 1-\nCid 2+ Oulu -')?.[4]).toBe('Cid 2+ Oulu -');
  });

  test('of comment, of a bar, or of results alone is no player’s', () => {
    expect(lines('\nAnn 2+\nBob 1-\n;Cid 0+\n0+\n| Dee 0+\nEve; 0+')).toEqual([
      'Ann|2+',
      'Bob|1-',
      ';Cid 0+',
      '0+',
      '| Dee 0+',
      'Eve;|0+',
    ]);
  });

  test('may have a number or a rank for a name', () => {
    expect(lines('\n5 2+\n6 1-')).toEqual(['5|2+', '6|1-']);
    expect(lines('\n3d 2+\n2d 1-')).toEqual(['3d|2+', '2d|1-']);
  });

  test('may have wide gaps in a name with a rank behind it, and digits in a word of a name', () => {
    expect(lines('\nKask   Ann 3d 2+\nLow Bob    2d 1-')).toEqual(['Kask Ann|3d|2+', 'Low Bob|2d|1-']);
    expect(lines('\nKask b2b 2+\nLow Bob 1-')).toEqual(['Kask b2b|2+', 'Low Bob|1-']);
  });

  test('may have blanks behind its end', () => {
    expect(lines('\nAnn 2+ | 7  \nBob 1- ')).toEqual(['Ann|2+|| 7', 'Bob|1-|']);
  });
});

describe('rounds', () => {
  const rounds = (text: string) => split(text)?.[0]?.split(', ')[1];

  test('are as many as most lines have; of two numbers the first', () => {
    expect(rounds('\nAnn 2+ 3+ 4+\nBob 1- 3-\nCid 1- 2+\nDee 1-')).toBe('2 rounds');
    expect(rounds('\nAnn 2+ 3+ 4+\nBob 1- 3- 4-\nCid 1- 2+\nDee 1- 2-')).toBe('3 rounds');
  });

  test('of a shorter line follow each other, the nearest ones first', () => {
    const cells = (...texts: readonly string[]) => split(['', ...texts].join('\n'))?.slice(2);
    expect(
      cells('Ann 3d       2+', 'Bob 2d 1-/w0 3-/w0', 'Cid 1d        2+', 'Dee 1k 0+/w0 0+/w0')?.[2],
    ).toBe('Cid|1d||2+');
    expect(cells('Ann 3d  2+   3+   4+', 'Bob 2d 1- 3-', 'Cid 1d 1-   2-   0+', 'Dee 1k 0+ 0+ 1-')?.[1]).toBe(
      'Bob|2d|1-|3-|',
    );
    expect(cells('Ann 3d 2+   3+', 'Longer Bob the Third 2d 1- 3-')?.[1]).toBe(
      'Longer Bob the Third|2d|1-|3-',
    );
  });
});

describe('columns behind the ranks', () => {
  test('are those of the words where all lines have as many, wherever they stand', () => {
    expect(split('\nAnn 3d EE Tartu           2+\nBob 2d          FI  Oulu  1-')?.slice(2)).toEqual([
      'Ann|3d|EE|Tartu|2+',
      'Bob|2d|FI|Oulu|1-',
    ]);
  });

  test('are apart where one word ends above the beginning of another', () => {
    expect(split('\nAnn 3d EE       2+\nBob 2d   Oulu x 1-')?.slice(2)).toEqual([
      'Ann|3d|EE|||2+',
      'Bob|2d||Oulu|x|1-',
    ]);
  });
});

describe('titles', () => {
  const titles = (line: string, players = 'Kask Ann  Tartu 34 2+\nLow Bob   Oulu  33 1-') =>
    split(`\n${line}\n${players}`)?.[1];

  test('above rounds are kept where they are as many', () => {
    expect(titles('Name Club SOS Rd1')).toBe('Name|Club|SOS|Rd1');
    expect(titles('Name Club SOS')).toBe('Name|Club|SOS|R1');
    expect(titles('Name Club SOS MMS SODOS Rd1')).toBe('Name|Club|SOS MMS SODOS|Rd1');
    expect(titles('; Name Club Rd1')).toBe('; Name|Club||Rd1');
  });

  test('of a name may be two, and the rank may come before it', () => {
    expect(titles('Surname Vorname Club SOS R1')).toBe('Surname Vorname|Club|SOS|R1');
    const ranked = '1 3d Kask Ann  Tartu 2+\n2 2d Low Bob   Oulu  1-';
    expect(titles('Pl Rk Name Club R1', ranked)).toBe('Pl|Name|Rk|Club|R1');
    expect(titles('Pl Name Rk R1', '1 Kask Ann 3d 2+\n2 Low Bob 2d 1-')).toBe('Pl|Name|Rk|R1');
  });

  test('that are missing are put above the first player', () => {
    expect(split('\nSpring Cup\nKask Ann 2+\nLow Bob 1-')?.slice(1)).toEqual([
      'Spring Cup',
      'NAME|R1',
      'Kask Ann|2+',
      'Low Bob|1-',
    ]);
  });
});

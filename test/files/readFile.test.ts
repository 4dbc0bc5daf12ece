import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/files/readFile';

const LIST = 'No;Name;Rank;R1\n1;Иванов Пётр;3d;2+\n2;Ёлкина Анна;2d;1-\n';

/** In Windows-1251: Cyrillic letters from 0xC0 on. */
const cyrillic = (text: string): Uint8Array =>
  Uint8Array.from([...text].map(sign => {
    const code = sign.charCodeAt(0);
    if (sign === 'Ё') return 0xa8;
    if (sign === 'ё') return 0xb8;
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  })); // prettier-ignore

describe('a list whose encoding nothing in the file names', () => {
  const rowsOf = (bytes: Uint8Array) => {
    const read = readFile('list.csv', bytes, 'en');
    if (read.kind !== 'read') throw new Error(read.sentence);
    return {
      names: read.rows.list.slice(1).map(cells => cells[1]),
      asked: read.remarks.map(({ sentence }) => sentence),
    };
  };

  test('of Cyrillic letters is read as such, and asked about', () => {
    const { names, asked } = rowsOf(cyrillic(LIST));
    expect(names).toEqual(['Иванов Пётр', 'Ёлкина Анна']);
    expect(asked).toEqual([
      'Is “Иванов” spelt right? Nothing in the file says how its letters are written; it is read as windows-1251. If not, save it as UTF-8.',
    ]);
  });

  test('of Latin letters among those of ASCII is western, and asked about', () => {
    const { names, asked } = rowsOf(
      Uint8Array.from([...'No;Name;R1\n1;Müller;2+\n2;Fößl;1-\n'].map(sign => sign.charCodeAt(0))),
    );
    expect(names).toEqual(['Müller', 'Fößl']);
    expect(asked[0]).toMatch(/^Is “Müller” spelt right\?/);
  });

  test('in UTF-8 or ASCII nothing is asked', () => {
    expect(rowsOf(new TextEncoder().encode(LIST))).toEqual({
      names: ['Иванов Пётр', 'Ёлкина Анна'],
      asked: [],
    });
  });
});

describe('a list of 200,000 rows', () => {
  const many = Array.from(
    { length: 200_000 },
    (_, i) => `${i + 1},Player ${i + 1},3d,${i % 2 ? `${i}-` : `${i + 2}+`}`,
  );

  test('is refused with a sentence', () => {
    const read = readFile('big.csv', new TextEncoder().encode(['No,Name,Rank,R1', ...many].join('\n')), 'en');
    expect(read).toMatchObject({
      kind: 'refused',
      sentence: '10001:1: The list has 200001 rows; a tournament may have 10000.',
    });
  });
});

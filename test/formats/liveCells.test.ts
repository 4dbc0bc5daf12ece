import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTable, parseTable } from '../../src/formats/parse/table';

// F8.12 of docs/faults.md

const read = (text: string, separator: ',' | ';' | '\t') => {
  const table = parseTable(text, separator);
  return 'rows' in table ? table.rows[0] : undefined;
};

/** What spreadsheets evaluate in a file: after blanks and in full width too, also where only digits follow. */
const isLive = (cell: string): boolean => {
  const [sign = '', ...rest] = cell.trim();
  const after = rest.join('');
  if ('=@＝＠'.includes(sign) && sign !== '') return after.trim() !== '';
  return '+-＋－'.includes(sign) && sign !== '' && !/^[\d.,]*$/.test(after);
};

const beginning = fc.constantFrom('=', '@', '+', '-', '＝', '＠', ' =', '\t@', "'=", "''@", "'", '');
const rest = fc.oneof(
  fc.constantFrom('1', '1+1', '2.5', '', 'A1', 'SUM(A1)', '3-14', 'Go Club'),
  fc.string({ maxLength: 6 }),
);

test('no cell of a list is a formula where it is opened, and each comes back', () => {
  const cell = fc.tuple(beginning, rest).map(parts => parts.join('').replace(/[\r\n]/g, ''));
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('\t', ',', ';'),
      (cells, separator) => {
        const text = makeTable([['Name', ...cells]], separator);
        const plain = read(text.replace(/'/g, '#'), separator) ?? [];
        expect(plain.filter(isLive)).toEqual([]);
        expect(read(text, separator)).toEqual(['Name', ...cells]);
      },
    ),
  );
});

test.each(['=1', '@1', ' =1', '＝1', '@12.5'])('a club %s is marked', club => {
  expect(makeTable([['x', club]], ';')).toBe(`x;'${club}\n`);
});

test.each(['=', '-5', '+3.5', '5=', '+', '-', '3-14'])('%s is no formula and stays as it is', cell => {
  expect(makeTable([['x', cell]], ';')).toBe(`x;${cell}\n`);
});

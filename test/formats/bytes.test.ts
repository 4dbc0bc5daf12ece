import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesToText, ENCODINGS, type Encoding } from '../../src/formats/parse/bytesToText';
import { makeTable, parseTable } from '../../src/formats/parse/table';
import { BEGINNINGS } from '../google/hostileEvent';
import { textToBytes } from '../../src/formats/parse/textToBytes';

/** Bytes typed as hexadecimal numbers and as text. */
const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'number' ? [part] : [...part].map(letter => letter.charCodeAt(0)),
    ),
  );

/** A text in UTF-16, low byte first. */
const wide = (text: string): number[] =>
  [...text].flatMap(letter => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);

describe('the text of a file', () => {
  test.each<[string, Uint8Array, Encoding | undefined, string, Encoding, boolean]>([
    ['UTF-8', bytes('Plze', 0xc5, 0x88), undefined, 'Plzeň', 'utf-8', false],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'a'), undefined, 'a', 'utf-8', false],
    ['UTF-16 with a mark', bytes(0xff, 0xfe, ...wide('aň')), undefined, 'aň', 'utf-16le', false],
    ['UTF-16, high byte first, without one', bytes(0, 'a', 0, 'b'), undefined, 'ab', 'utf-16be', false],
    ['UTF-16 without a mark', bytes(...wide('; CL[A]')), undefined, '; CL[A]', 'utf-16le', false],
    [
      'single bytes, by what letters they hold',
      bytes('Ho', 0xa8, 'ek'),
      undefined,
      'Hošek',
      'iso-8859-15',
      true,
    ],
    ['quotes that only Windows has', bytes(0x93, 'a', 0x94), undefined, '“a”', 'windows-1252', true],
    [
      'an XML declaration',
      bytes(`<?xml version="1.0" encoding="Windows-1250"?>`, 0xf2),
      undefined,
      `<?xml version="1.0" encoding="Windows-1250"?>ň`,
      'windows-1250',
      false,
    ],
    ['as the organiser says', bytes(0xcb, 0xe8), 'windows-1251', 'Ли', 'windows-1251', false],
    ['line ends of Windows and of old', bytes('a\r\nb\rc\n'), undefined, 'a\nb\nc\n', 'utf-8', false],
  ])('%s', (_name, given, named, text, encoding, guessed) => {
    expect(bytesToText(given, named)).toEqual({ text, encoding, guessed });
  });

  test('bytes that are not what the mark says are refused', () => {
    expect(bytesToText(bytes(0xef, 0xbb, 0xbf, 0xff))).toMatchObject({
      code: 'unreadableBytes',
      severity: 'error',
    });
  });

  test('no bytes make it fail', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40 }),
        fc.option(fc.constantFrom(...ENCODINGS)),
        (given, named) => {
          const read = bytesToText(given, named ?? undefined);
          expect('text' in read || read.code === 'unreadableBytes').toBe(true);
        },
      ),
    );
  });

  test('ISO-8859-15 has its own places for eight letters, and what it lacks is said', () => {
    const { bytes: made, problems } = textToBytes('Šašek €5 ¤ Ň 李', 'iso-8859-15');
    const read = bytesToText(made, 'iso-8859-15');
    expect(read).toMatchObject({ text: 'Šašek €5 ? N ?' });
    expect(problems).toMatchObject([
      { code: 'notCarried', values: { what: 'letters', count: 3, example: '¤' } },
    ]);
  });
});

describe('tables as text', () => {
  test('quotes, separators and line ends in a cell, and the line of each row', () => {
    expect(parseTable('a;"b\n""c"""\r\nd;e\n')).toEqual({
      rows: [
        ['a', 'b\n"c"'],
        ['d', 'e'],
      ],
      lines: [1, 3],
    });
    expect(parseTable('a\tb,c\n')).toMatchObject({ rows: [['a', 'b,c']] });
  });

  test('a quote that is not closed is refused with its place', () => {
    expect(parseTable('a,b\nc,"d\n')).toMatchObject({
      code: 'wrongQuotes',
      place: { kind: 'text', line: 2 },
    });
  });

  test('what a spreadsheet would take for a formula is marked as text, numbers and results are not', () => {
    expect(makeTable([['=IMPORTXML("x")', '+A1', '@x', '-', '-900', '14+/w2', "'=x", "O'Neil"]], '\t')).toBe(
      `"'=IMPORTXML(""x"")"\t'+A1\t'@x\t-\t-900\t14+/w2\t''=x\tO'Neil\n`,
    );
  });

  test.each(BEGINNINGS)(
    'text that begins with %j is no formula in a list that is opened elsewhere',
    beginning => {
      const table = makeTable([[`${beginning}1+A1`, 'x']], ';');
      expect(table.replace(/^"/, '')[0]).not.toMatch(/[\s=+\-@＝＋]/);
      expect(parseTable(table, ';')).toMatchObject({ rows: [[`${beginning}1+A1`, 'x']] });
    },
  );

  test('any table comes back', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('=1', "'=1", ' =1', '\t=', '＝1', '+', '-x', '@', '"', 'a\nb', ''),
    );
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, fc.constantFrom('\t', ',', ';' as const), (rows, separator) => {
        const plain = rows.map(cells =>
          cells.map(text => text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '')),
        );
        expect(parseTable(makeTable(plain, separator), separator)).toMatchObject({ rows: plain });
      }),
    );
  });
});

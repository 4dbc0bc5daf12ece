import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/exchange/readFile';

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
    // The question of the system has systems for its answers.
    const questions = read.questions.filter(({ answers }) => typeof answers[0]?.label === 'string');
    return {
      names: read.rows.list.slice(1).map(cells => cells[1]),
      asked: questions.map(({ sentence }) => sentence),
      questions,
    };
  };

  test('of Cyrillic letters is read as such, and asked about', () => {
    const { names, asked } = rowsOf(cyrillic(LIST));
    expect(names).toEqual(['Иванов Пётр', 'Ёлкина Анна']);
    expect(asked).toEqual([
      'Is “Иванов” spelt right? Nothing in the file says how its letters are written; it is read as windows-1251. If not, take the line that is.',
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
      questions: [],
    });
  });

  test('F7.16 is asked about with the line that tells encodings apart, as each has it', () => {
    const [question] = rowsOf(cyrillic(LIST)).questions;
    expect(question?.answers[0]).toEqual({
      label: 'windows-1251: 1;Иванов Пётр;3d;2+',
      said: { encoding: 'windows-1251' },
      isTaken: true,
    });
    expect(question?.answers.length).toBeGreaterThan(2);
    expect(question?.answers.filter(({ isTaken }) => isTaken)).toHaveLength(1);
    expect(question?.isAnswered).toBe(false);
    const said = question?.answers.find(({ isTaken }) => !isTaken)?.said;
    const again = readFile('list.csv', cyrillic(LIST), 'en', said);
    expect(again.kind === 'read' && again.questions[0]).toMatchObject({ isAnswered: true });
    expect(again.kind === 'read' && again.questions[0]?.answers).toHaveLength(question?.answers.length ?? 0);
  });

  test('of any 8-bit letters: what it was written in is among the answers, and gives back every name', () => {
    const written = fc.constantFrom(...WRITTEN).chain(([encoding, letters]) =>
      fc.record({
        encoding: fc.constant(encoding),
        names: fc.array(fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 9 }), {
          minLength: 2,
          maxLength: 6,
        }),
      }),
    );
    fc.assert(
      fc.property(written, ({ encoding, names }) => {
        const list = names.map((name, i) => `${i + 1};A${name.join('')} Xy;1d;0+`);
        const text = `No;Name;Rank;R1\n${list.join('\n')}\n`;
        const bytes = encoded(text, encoding);
        const read = readFile('list.csv', bytes, 'en');
        if (read.kind !== 'read') throw new Error(read.sentence);
        const namesOf = (found: typeof read): readonly (string | undefined)[] =>
          found.rows.list.slice(1).map(cells => cells[1]);
        const wanted = names.map(name => `A${name.join('')} Xy`);
        const readings = (read.questions[0]?.answers ?? []).map(({ said }) => {
          const again = readFile('list.csv', bytes, 'en', said);
          if (again.kind !== 'read') throw new Error(again.sentence);
          return namesOf(again);
        });
        expect([namesOf(read), ...readings]).toContainEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });
});

/** Small letters of each encoding. */
const WRITTEN = [
  ['windows-1251', [...'абвгдежзийклмнопрстуфхцчшщъыьэюяёїіє']],
  ['koi8-r', [...'абвгдежзийклмнопрстуфхцчшщъыьэюяё']],
  ['windows-1250', [...'áčďéěíňóřšťúůýžąćęłńśźżőűăâî']],
  ['windows-1252', [...'äöüßéèêëàâçñøåæ']],
  ['windows-1254', [...'ğışçöü']],
  ['windows-1253', [...'αβγδεζηθικλμνξοπρστυφχψω']],
] as const;

/** The bytes of a text, by what the decoder makes of each. */
function encoded(text: string, encoding: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from([...text].map(letter => letters.indexOf(letter)));
}

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

describe('a table of a tournament that comes without settings', () => {
  const settingsOf = (text: string): ReadonlyMap<string, string> => {
    const read = readFile('list.csv', new TextEncoder().encode(text), 'en');
    if (read.kind !== 'read') throw new Error(read.sentence);
    return new Map(read.rows.settings.map(([name = '', value = '']) => [name, value]));
  };

  test('needs none where it has starts: it is a McMahon', () => {
    expect(settingsOf('No;Name;Start;R1\n1;Ann;3;2+/b\n2;Bo;2;1-/w\n').size).toBe(0);
  });

  test('has those that its stones speak for', () => {
    const stones =
      'No;Name;Rank;Start;R1\n1;Ann;3d;3;2+/w3\n2;Bo;1k;2;1-/b3\n3;Cy;3d;3;4+/w3\n4;Di;1k;2;3-/b3\n';
    const settings = settingsOf(stones);
    expect([settings.get('System'), settings.get('Handicap')]).toEqual(['McMahon', 'rank']);
  });
});

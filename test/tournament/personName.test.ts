import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedName, splitName } from '../../src/tournament/person/personName';

// F7.2, F10.13, N121 of docs/faults.md

describe('a name in one piece', () => {
  test.each([
    ['van der Berg, Jan', 'van der Berg', 'Jan'],
    ['Smith, Ann, jr', 'Smith', 'Ann, jr'],
    ['Kask Mari Liis', 'Kask', 'Mari Liis'],
    ['Ng,Li', 'Ng', 'Li'],
    ['李 三', '李', '三'],
    ['Çağ İlker', 'Çağ', 'İlker'],
    ['van der Berg,', 'van der Berg', ''],
    ['Pelé', 'Pelé', ''],
    ['', '', ''],
  ])('“%s” is surname “%s” and first name “%s”', (whole, surname, firstName) => {
    expect(splitName(whole)).toEqual({ surname, firstName });
  });

  test('parts as it was joined', () => {
    const words = fc
      .array(fc.constantFrom('van', 'der', 'Berg', "O'Neil", 'Łukasz', 'Işık', '李', 'de-la', 'x'), {
        maxLength: 4,
      })
      .map(all => all.join(' '));
    fc.assert(
      fc.property(
        words.filter(one => one !== ''),
        fc.tuple(words, fc.constantFrom('', ',', ', jr', ',Bo')).map(parts => parts.join('')),
        (surname, firstName) => {
          expect(splitName(listedName({ surname, firstName }))).toEqual({ surname, firstName });
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNames } from '../../sidebar/model/shortNames';

const short = (name: string): string => shortNames([name])[0] ?? '';

test('what is the family name is taken from a comma or from capitals, and from nothing else', () => {
  expect(
    ['Lindqvist, Marta', 'Van den Berg, Kees', 'KASK Mari', 'Mari KASK', 'O’BRIEN Siobhan'].map(short),
  ).toEqual(['Lindqvist M.', 'Van den Berg K.', 'KASK M.', 'KASK M.', 'O’BRIEN S.']);
  expect(['Marta Lindqvist', 'Lindqvist Åsa', 'Player 12', '김민수', 'LEE'].map(short)).toEqual([
    'Marta Lindqvist',
    'Lindqvist Åsa',
    'Player 12',
    '김민수',
    'LEE',
  ]);
});

test('a name that does not fit a line is shortened where a particle or a given name tells which part is the family name', () => {
  expect(
    [
      'Van den Berg Kees',
      'Cornelis van den Berg',
      'Bogacka-Wiśniewska Aleksandra',
      'Wouter Vandersteenhuis',
      'Qwertzuiop Asdfghjklo',
      'ヴァン・デン・ベルフ 健太郎太郎',
    ].map(short),
  ).toEqual([
    'Van den Berg K.',
    'van den Berg C.',
    'Bogacka-Wiśniewska A.',
    'Vandersteenhuis W.',
    'Qwertzuiop Asdfghjklo',
    'ヴァン・デン・ベルフ 健太郎太郎',
  ]);
});

test('N198: of a list the other names tell the order; whoever has a given name as family name is not torn apart by it', () => {
  const given = [
    'Marta Lindqvist',
    'Jonas Overmarkland',
    'Elena Vasquero',
    'Thomas Wolfgangsohn',
    'Zbq Thomas',
  ];
  expect(shortNames(given)).toEqual([
    'Marta Lindqvist',
    'Overmarkland J.',
    'Elena Vasquero',
    'Wolfgangsohn T.',
    'Zbq Thomas',
  ]);
  const family = [
    'Lindqvist Marta',
    'Overmarkland Jonas',
    'Vasquero Elena',
    'Wolfgangsohn Qwert',
    'Thomas Peter',
  ];
  expect(shortNames(family)).toEqual([
    'Lindqvist Marta',
    'Overmarkland J.',
    'Vasquero Elena',
    'Wolfgangsohn Q.',
    'Thomas Peter',
  ]);
  expect(shortNames(['Кузнецова Екатерина', 'Преображенский Пётр', 'Достоевский Андрей'])).toEqual([
    'Кузнецова Е.',
    'Преображенский П.',
    'Достоевский А.',
  ]);
  // Both orders in one list, or neither: the names stay whole, and take two lines.
  const both = ['Marta Lindqvistdottir', 'Overmarkland Jonas', 'Elena Vasquerolinda', 'Wolfgangsohn Peter'];
  expect(shortNames(both)).toEqual(both);
});

test('two who would be called the same are called by their whole names', () => {
  expect(shortNames(['Müller, Thomas', 'Müller, Tina', 'Kask, Mari'])).toEqual([
    'Müller, Thomas',
    'Müller, Tina',
    'Kask M.',
  ]);
});

test('no two different names are shown alike, whatever they are', () => {
  const word = fc.constantFrom('Marta', 'LIND', 'Lind', 'de', 'van', 'Kees', 'Ann', 'ANN', 'A', '李明');
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', ', '))
    .map(([words, gap]) => [words[0], words.slice(1).join(' ')].filter(Boolean).join(gap));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 8 }), names => {
      expect(new Set(shortNames(names)).size).toBe(names.length);
    }),
  );
});

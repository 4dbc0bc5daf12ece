import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawLots, isDrawnFirst, lotId, lotOf } from '../../src/lots/lots';
import { sha256 } from '../../src/lots/sha256';
import { workedCase } from '../rules/cases';
import { wallListText } from '../wallListText';

describe('SHA-256', () => {
  // FIPS 180-4: nothing, one block, two blocks.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('%j', (text, hash) => expect(sha256(text)).toBe(hash));

  test('agrees with another implementation on any text and length', () => {
    const check = (text: string): void => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    };
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), check));
    for (let length = 50; length < 70; length++) check('囲'.repeat(length));
  });

  test('takes half a surrogate pair for U+FFFD', () => {
    for (const half of ['\ud800', '\udbff', '\udc00', '\udfff'])
      expect(sha256(`a${half}b`)).toBe(sha256('a\ufffdb'));
  });

  test('agrees where a character needs a byte more', () => {
    for (const text of ['\u007f', '\u0080', '\u07ff', '\u0800', '\uffffb', '\u{10000}b'])
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
});

describe('the worked cases', () => {
  test('lottery-1', () => {
    interface Input {
      readonly seed: string;
      readonly context: string;
      readonly players: readonly string[];
    }
    interface Expected {
      readonly lots: Readonly<Record<string, string>>;
      readonly order: readonly string[];
    }
    const { input, expected } = workedCase<Input, Expected>('lottery-1');
    const { seed, context, players } = input;
    expect(Object.fromEntries(players.map(id => [id, lotOf(seed, context, id)]))).toEqual(expected.lots);
    expect(drawLots(players, seed, context).map(index => players[index])).toEqual(expected.order);
  });
});

describe('two lots', () => {
  // The lots of these two numbers begin with the same eight letters.
  const [seed, context, later, first] = ['a', 'final/place-1', '58048', '83340'];

  test('are compared to the last letter', () => {
    expect([later, first].map(id => lotOf(seed, context, id).slice(0, 10))).toEqual([
      'e6d72b7a63',
      'e6d72b7a31',
    ]);
    expect(drawLots([later, first], seed, context)).toEqual([1, 0]);
    expect(isDrawnFirst(first, later, seed, context)).toBe(true);
    expect(isDrawnFirst(later, first, seed, context)).toBe(false);
  });

  test('of the same id are equal, and neither is drawn first', () => {
    expect(drawLots([later, first, later], seed, context)).toEqual([1, 0, 2]);
    expect(isDrawnFirst(first, first, seed, context)).toBe(false);
  });
});

test('a lot is drawn for the number, and in a list without numbers for the name', () => {
  const list = wallListText('No | Name\n 7 | Ann\n 4 | Bo');
  expect([0, 1].map(player => lotId(list, player))).toEqual(['7', '4']);
  expect([0, 1].map(player => lotId({ ...list, numberedByRow: true }, player))).toEqual(['Ann', 'Bo']);
});

test('a name counts the same however its accents are put together', () => {
  expect(lotOf('seed', 'final/place-1', 'Ana Garci\u0301a')).toBe(
    lotOf('seed', 'final/place-1', 'Ana García'),
  );
});

test('the order of two players does not change when others join', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(ids, all => {
      const some = all.filter((_, index) => index % 2 === 0);
      const order = drawLots(all, 's', 'c').map(index => all[index] as string);
      expect(drawLots(some, 's', 'c').map(index => some[index])).toEqual(
        order.filter(id => some.includes(id)),
      );
    }),
  );
});

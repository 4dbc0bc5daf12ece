import { describe, expect, test } from 'vitest';
import { parseResult, RESULTS, resultWords, type RoundResult } from '../../src/sheet/rounds/roundResult';
import { EVERY_TEXT } from '../../src/text/vocabulary';
import type { LANGUAGES } from '../../src/tournament/languages';

const words = resultWords(EVERY_TEXT);
const read = (text: string, language: (typeof LANGUAGES)[number] = 'en') =>
  parseResult(text, language, words);

const sign = { won: '+', lost: '-', jigo: '=' } as const;
const short = (result: RoundResult | 'none' | undefined) =>
  typeof result === 'object'
    ? `${sign[result.black]}${sign[result.white]}${result.byDefault ? '!' : ''}`
    : String(result);

describe('a result typed beside a game', () => {
  test.each([
    ['b', '+-'],
    ['B', '+-'],
    ['w', '-+'],
    ['=', '=='],
    ['jigo', '=='],
    ['ジゴ', '=='],
    ['持碁', '=='],
    ['1-0', '+-'],
    ['0-1', '-+'],
    ['0 – 1', '-+'],
    ['1:0', '+-'],
    ['½-½', '=='],
    ['0.5-0.5', '=='],
    ['½–0', '=-'],
    ['0-0', '--'],
    ['1-1', '++'],
    ['1-0!', '+-!'],
    ['0-0 !', '--!'],
    ['b!', '+-!'],
    ['W!', '-+!'],
    ['B+R', '+-'],
    ['W+12.5', '-+'],
    ['b+½', '+-'],
    ['w+F', '-+!'],
    ['Black wins', '+-'],
    ['white wins by default', '-+!'],
    ['', 'none'],
    ['  ', 'none'],
    ['?', 'none'],
    ['x', 'undefined'],
    ['2-0', 'undefined'],
    ['14+', 'undefined'],
    ['1', 'undefined'],
    ['bw', 'undefined'],
    ['constructor', 'undefined'],
    ['__proto__', 'undefined'],
  ])('%s', (typed, expected) => {
    expect(short(read(typed))).toBe(expected);
  });

  test('b is Black in English; in French and Spanish it may mean blanc and blanco, and is refused', () => {
    expect(short(read('b', 'fr'))).toBe('undefined');
    expect(short(read('b', 'es'))).toBe('undefined');
    expect(short(read('n', 'fr'))).toBe('+-');
    expect(short(read('B+R', 'fr'))).toBe('+-');
    expect(short(read('s', 'de'))).toBe('+-');
    expect(short(read('б', 'ru'))).toBe('-+');
    expect(short(read('黒', 'ja'))).toBe('+-');
  });

  test('every word of every dropdown is read as what it says', () => {
    for (const text of EVERY_TEXT)
      for (const { key, result } of RESULTS) expect(read(text(key))).toEqual(result);
  });
});

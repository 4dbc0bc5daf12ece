import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUnknownRank,
  makeOut,
  parseCount,
  parseHalfPoints,
  parseMark,
  parseNumber,
  parseOut,
  parseRankCell,
} from '../../src/sheet/cells/fields';
import { makeRank } from '../../src/tournament/rank';

describe('ratings', () => {
  test.each<[string, number | undefined]>([
    ['2100', 2100],
    ['2345.6', 2345.6],
    ['2345,6', 2345.6],
    ['2,345', 2345],
    ['2.345', 2345],
    ['2 345,6', 2345.6],
    ['2,345.6', 2345.6],
    ['2.345,6', 2345.6],
    ['2’345', 2345],
    ['−900', -900],
    ['-2,345', -2345],
    ['12,345', 12345],
    ['1,234,567', 1_234_567],
    ['12,345.67', 12345.67],
    ['-12,345.6', -12345.6],
    ['1,234,567.8', 1_234_567.8],
    ['12.345,67', 12345.67],
    ['-12.345,6', -12345.6],
    ['1.234.567,8', 1_234_567.8],
    ['-2345,67', -2345.67],
    ['２１００', 2100],
    ['2,34,5', undefined],
    ['2100?', undefined],
    ['x2,345', undefined],
    ['x12,345.6', undefined],
    ['12,345.6x', undefined],
    ['x12.345,6', undefined],
    ['12.345,6x', undefined],
    ['12k', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('“%s”', (text, number) => expect(parseNumber(text)).toBe(number));
});

describe('starting scores in half points', () => {
  test.each<[string, number | undefined]>([
    ['28', 56],
    ['28.5', 57],
    ['28,5', 57],
    ['28½', 57],
    ['28 ½', 57],
    ['28 1/2', 57],
    [' 28½ ', 57],
    ['28½5', undefined],
    ['½', 1],
    ['0', 0],
    ['-0', 0],
    ['-1', -2],
    ['-½', -1],
    ['28.0', 56],
    ['28.50', 57],
    ['28.25', undefined],
    ['128/2', undefined],
    ['1/2', 1],
    ['', undefined],
    ['x', undefined],
  ])('“%s”', (text, half) => expect(parseHalfPoints(text)).toBe(half));
});

test('numbers of players', () => {
  expect(['14', '14.', '#14', '14)', '１４', '14.0', ' 14 '].map(parseCount)).toEqual(Array(7).fill(14));
  expect(['', '-1', '1.5', '14a', '1234567'].map(parseCount)).toEqual(Array(5).fill(undefined));
});

test('ranks as people write them', () => {
  const ranks = [
    '3d',
    '3 dan',
    '3-dan',
    '12K',
    '12 kyu',
    '12-kyu',
    '3 - dan',
    '2p',
    '三段',
    '初段',
    '3段',
    '5級',
    '5급',
    '5 кю',
    '2 дан',
  ];
  expect(ranks.map(text => parseRankCell(text)).map(rank => rank && makeRank(rank))).toEqual(
    '3d 3d 3d 12k 12k 12k 3d 2p 3d 1d 3d 5k 5k 5k 2d'.split(' '),
  );
  expect(['3', 'd', '0d', '10d', '3q'].map(text => parseRankCell(text))).toEqual(Array(5).fill(undefined));
});

test('dan grades by their names', () => {
  const rankOf = (text: string) => {
    const rank = parseRankCell(text);
    return rank && makeRank(rank);
  };
  expect(['shodan', ' Nidan ', 'SANDAN', 'yondan', 'godan', 'rokudan', 'kudan', 'godan Bob'].map(rankOf)).toEqual([
    '1d', '2d', '3d', '4d', '5d', '6d', '9d', undefined,
  ]); // prettier-ignore
});

test('signs for an unknown rank', () => {
  for (const text of ['?', '??', '???', '-', '–', '99k', '99K', '99 kyu', '99kyu'])
    expect([text, isUnknownRank(text)]).toEqual([text, true]);
  for (const text of ['', '????', '3k?', '199k', '99kx', '9k', '99d', 'x-'])
    expect([text, isUnknownRank(text)]).toEqual([text, false]);
});

test('marks of the supergroup', () => {
  for (const text of [
    'x',
    'X',
    'yes',
    '1',
    'TRUE',
    'ja',
    'oui',
    'sí',
    'да',
    '✓',
    '✔',
    '예',
    'はい',
    '是',
    '○',
    '*',
  ]) {
    expect([text, parseMark(text)]).toEqual([text, true]);
  }
  for (const text of [
    '',
    '-',
    '–',
    '--',
    ' no ',
    '0',
    'no',
    'No',
    'n',
    'FALSE',
    'nein',
    'non',
    'нет',
    '아니오',
    'いいえ',
    '否',
  ]) {
    expect([text, parseMark(text)]).toEqual([text, false]);
  }
});

describe('rounds that are not played', () => {
  test.each<[string, number[], number | undefined]>([
    ['3, 5-', [3], 5],
    ['3', [3], undefined],
    ['1-2', [1, 2], undefined],
    ['1–2; 4', [1, 2, 4], undefined],
    ['1- 2', [1, 2], undefined],
    ['5 -', [], 5],
    ['R2 R4', [2, 4], undefined],
    ['4, 2, 4', [2, 4], undefined],
    ['7-, 5-', [], 5],
    ['', [], undefined],
  ])('“%s”', (text, rounds, from) => expect(parseOut(text)).toEqual({ rounds, from }));

  test.each(['x', '0', '3-1', '-3', '1.5', '100', 'all', '3+'])('“%s” is none', text =>
    expect(parseOut(text)).toBeUndefined(),
  );

  test('a question mark says that somebody is not there yet', () => {
    expect(parseOut('?')).toEqual({ rounds: [], from: undefined, isAwaited: true });
    expect(parseOut('?, 3')).toEqual({ rounds: [3], from: undefined, isAwaited: true });
    expect(makeOut({ rounds: [3], from: 5, isAwaited: true })).toBe('?, 3, 5-');
  });

  test('an exclamation mark behind the round from which on says that somebody is disqualified', () => {
    for (const text of ['5-!', '5 - !', 'R5-！'])
      expect(parseOut(text), text).toEqual({ rounds: [], from: 5, isExpelled: true });
    expect(parseOut('?, 3, 5-!')).toEqual({ rounds: [3], from: 5, isAwaited: true, isExpelled: true });
    expect(makeOut({ rounds: [3], from: 5, isExpelled: true })).toBe('3, 5-!');
    for (const text of ['!', '5!', '3-5!', '-!']) expect(parseOut(text), text).toBeUndefined();
  });

  test('are read as they are written', () => {
    const rounds = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 });
    const from = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });
    fc.assert(
      fc.property(rounds, from, (some, later) => {
        const out = { rounds: some.sort((a, b) => a - b), from: later };
        expect(parseOut(makeOut(out))).toEqual(out);
      }),
    );
  });
});

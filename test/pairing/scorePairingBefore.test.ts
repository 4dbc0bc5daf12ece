import { describe, expect, test } from 'vitest';
import { beforeScorePairing } from '../../src/pairing/scorePairing/scorePairingBefore';
import { numbersByLot } from '../../src/pairing/scorePairing/scorePairingNumbers';
import { LOTTERY } from '../../src/application/functions/lottery';
import { roundsWarnings } from '../../src/pairing/scorePairing/scorePairingRounds';
import { roundWarnings } from '../../src/pairing/roundWarnings';
import { wallListText } from '../wallListText';
import { drawn, scoreSettings } from './scorePairingEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

const codes = (list: string, settings = scoreSettings()): readonly string[] =>
  roundWarnings(makeOpenEvent(wallListText(list), settings)).map(({ code }) => code);

const listed = (ratings: readonly (number | string)[], cell = '.'): string =>
  [
    'No | Name | Rating | R1 | R2 | R3 | R4 | R5 | R6',
    ...ratings.map((rating, i) => `${i + 1} | P${i + 1} | ${rating} | ${cell} | . | . | . | . | .`),
  ].join('\n');

describe('before round 1 (R5.1, R5.2)', () => {
  test('numbers in the order of the ratings are no lots', () => {
    expect(codes(listed([2600, 2500, 2400, 2300, 2200, 2100, 2000, 1900]))).toEqual(['numbersByRating']);
    expect(codes(listed([2600, 2500, 2500, 2300, '', 2100, 2000, 1900]))).toEqual(['numbersByRating']);
  });

  test.each([
    ['two have changed places', [2600, 2500, 2300, 2400, 2200, 2100, 2000, 1900]],
    ['nobody has a rating', ['', '', '', '', '', '', '', '']],
    ['all have the same one', [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000]],
    ['too few to tell', [2500, 2400, 2300, 2200, '', '', '', '']],
  ])('not said where %s', (_why, ratings) => expect(codes(listed(ratings))).toEqual([]));

  test('not said of lots from the seed, even where they come out in the order of the ratings', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Fay', 'Gil', 'Hana'];
    const lots = numbersByLot(
      names.map(name => ({ name })),
      'dice',
    );
    const list = [
      'No | Name | Rating | R1 | R2 | R3 | R4 | R5 | R6',
      ...names.map(
        (name, i) => `${lots[i]} | ${name} | ${2700 - 100 * (lots[i] as number)} | . | . | . | . | . | .`,
      ),
    ].join('\n');
    expect(codes(list, scoreSettings({ seed: 'dice' }))).toEqual([]);
    // Some of them draw a number of the list here and there.
    for (const seed of ['a', 'b', 'c', 'd', 'e', ''])
      expect(codes(list, scoreSettings({ seed }))).toEqual(['numbersByRating']);
  });

  test('an empty seed draws nothing, so numbers are no lots by it', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Fay', 'Gil', 'Hana'];
    const numbers = numbersByLot(
      names.map(name => ({ name })),
      '',
    );
    const rows = names.map(
      (name, i) => `${numbers[i]} | ${name} | ${2700 - 100 * (numbers[i] as number)} | .`,
    );
    const list = ['No | Name | Rating | R1', ...rows].join('\n');
    expect(codes(list, scoreSettings({ seed: '', rounds: 6 }))).toContain('numbersByRating');
  });

  test('said of those who are there, and though somebody has a bye already', () => {
    const list = [
      'No | Name | Rating | Out | R1 | R2 | R3 | R4 | R5 | R6',
      ...[2600, 2500, 2400, 2300, 2200, 2100, 2000].map(
        (rating, i) => `${i + 1} | P${i + 1} | ${rating} | . | ${i === 3 ? '0=' : '.'}`,
      ),
      '8 | P8 | 2900 | 1- | .',
      '9 | P9 | 2950 | 1- | .',
    ].join('\n');
    expect(beforeScorePairing(makeOpenEvent(wallListText(list), scoreSettings()))).toMatchObject([
      { code: 'numbersByRating', values: { players: 7 } },
    ]);
  });

  test('lots are those that LOTTERY draws beside the names', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'];
    const beside = LOTTERY(
      names.map(name => [name]),
      'dice',
      'numbers',
    );
    expect(
      numbersByLot(
        names.map(name => ({ name })),
        'dice',
      ),
    ).toEqual(beside.flat());
  });

  test('not said once something is paired, nor in another system', () => {
    const ratings = [2600, 2500, 2400, 2300, 2200, 2100, 2000, 1900];
    const paired = listed(ratings)
      .replace('P1 | 2600 | .', 'P1 | 2600 | 2?/b')
      .replace('P2 | 2500 | .', 'P2 | 2500 | 1?/w');
    expect(beforeScorePairing(makeOpenEvent(wallListText(paired), scoreSettings()))).toEqual([]);
    expect(
      beforeScorePairing(makeOpenEvent(wallListText(listed(ratings)), scoreSettings({ system: 'Swiss' }))),
    ).toEqual([]);
  });

  test.each([
    [16, 5, ['roundsAdvice']],
    [16, 8, []],
    [33, 9, ['roundsAdvice']],
  ])('%i players, %i rounds: Check says %j', (players, rounds, expected) => {
    expect(
      roundWarnings(makeOpenEvent(drawn(players, rounds), scoreSettings())).map(({ code }) => code),
    ).toEqual(expected);
  });

  test('two want two rounds, and at most four; nobody pairs one', () => {
    const said = [0, 1, 2].map(players => roundsWarnings(players, 9).map(({ code }) => code));
    expect(said).toEqual([[], [], ['roundsAdvice']]);
    expect(roundsWarnings(2, 4)).toEqual([]);
  });

  test('the rounds of a stage, not those of the tournament', () => {
    const stages = [
      { from: 1, to: 3, system: 'Score pairing' },
      { from: 4, to: 9, system: 'Knock-out' },
    ] as const;
    const [said] = beforeScorePairing(makeOpenEvent(drawn(16, 9), scoreSettings({ stages })));
    expect(said).toMatchObject({ code: 'roundsAdvice', values: { rounds: 3 } });
  });
});

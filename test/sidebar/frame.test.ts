import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../../sidebar/frame/looking';
import { topLine } from '../../sidebar/frame/topLine';
import { makeSay } from '../../sidebar/words';
import type { RoundNow } from '../../src/application/protocol/protocol';
import { answer, EVENT, VIEWS } from './views';

const say = makeSay(answer(VIEWS.busy).text!);

describe('the line at the top', () => {
  test('has a sign for each round, and words for a screen reader', () => {
    const items = topLine(EVENT, { place: 'round', round: 3 }, say);
    expect(items.map(({ text }) => text)).toEqual(['Players', '1✓', '2✓', '3◐', '4', '5', 'Places']);
    expect(items.map(({ spoken }) => spoken).slice(3, 6)).toEqual([
      'Round 3, playing, 2 of 4 results',
      'Round 4, next',
      'Round 5, later',
    ]);
    expect(items.filter(({ isHere }) => isHere).map(({ text }) => text)).toEqual(['3◐']);
    expect(items.filter(({ isFar }) => isFar).map(({ text }) => text)).toEqual(['1✓', '5']);
  });

  test('of many rounds it shows those around where one is', () => {
    const stands = (i: number): RoundNow['stands'] =>
      i < 6 ? 'complete' : i === 6 ? 'playing' : i === 7 ? 'next' : 'later';
    const plan = Array.from({ length: 13 }, (_, i) => ({ stands: stands(i), known: 1, total: 2 }));
    const texts = (here?: number) =>
      topLine({ plan }, here === undefined ? undefined : { place: 'round', round: here }, say).map(
        ({ text }) => text,
      );
    expect(texts()).toEqual(['Players', '‹', '6✓', '7◐', '8', '9', '› 13', 'Places']);
    expect(texts(1)).toEqual(['Players', '1✓', '2✓', '3✓', '4✓', '› 13', 'Places']);
    expect(texts(13)).toEqual(['Players', '‹', '10', '11', '12', '13', 'Places']);
  });

  test('without a tournament there is none', () => {
    expect(topLine(undefined, undefined, say)).toEqual([]);
  });
});

test('a look waits longer where looks are slow, and where nobody is at the panel', () => {
  expect(pauseAfter(300, 0)).toBe(10_000);
  expect(pauseAfter(4_000, 0)).toBe(20_000);
  expect(pauseAfter(300, 600_000)).toBe(60_000);
});

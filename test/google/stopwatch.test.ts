import { afterEach, expect, test, vi } from 'vitest';

/** By a path that the compiler does not follow: the names of Google are none of the tests'. */
const FOLDER = '../../src/google/selfTest';
const { stopwatch } = (await import(`${FOLDER}/stopwatch.ts`)) as {
  stopwatch: () => (answer: { readonly getValue: () => unknown }) => number | undefined;
};
const { hasAnswered } = (await import(`${FOLDER}/selfTestSheet.ts`)) as {
  hasAnswered: (value: unknown) => boolean;
};

afterEach(() => vi.unstubAllGlobals());

test('formulas that do not answer during a run go ten at a time: Google allows thirty at once', () => {
  const sleeps: number[] = [];
  vi.stubGlobal('SpreadsheetApp', { flush: () => undefined });
  vi.stubGlobal('Utilities', { sleep: (milliseconds: number) => sleeps.push(milliseconds) });
  const clock = stopwatch();
  const silent = { getValue: () => '#N/A' };
  for (let formula = 0; formula < 34; formula++) expect(clock(silent)).toBeUndefined();
  expect(sleeps.filter(milliseconds => milliseconds >= 3000)).toHaveLength(3);
});

test('what stands there while Google calculates is no answer', () => {
  expect(['Loading...', 'Wird geladen…', '#N/A', '#ERROR!'].filter(hasAnswered)).toEqual([]);
  expect(['Dov', 4, '', 0.5].every(hasAnswered)).toBe(true);
});

import { expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { ANSWERS, READERS } from './readers';
import { fewTexts, LONGEST } from './texts';

// F8.13 of docs/faults.md

/**
 * No text of a cell's length takes long to read (0.3 s; `npm run bench -- --only "long texts"` measures all). The guard is ten times that,
 * in seconds of the processor, because a loop that is quadratic takes far more. N1 is a pasted list of one line, thousands of times.
 */
const MOST = 3;

/** Of the texts each reader gets every fourth, another one than its neighbours; `LONG=1`: all. */
const STEP = process.env['LONG'] ? 1 : 4;

test.each(Object.entries({ ...READERS, ...ANSWERS }).map(([name, read], at) => [name, at, read] as const))(
  '%s',
  (_, at, read) => {
    const texts = [...fewTexts()].filter((__, i) => (i + at) % STEP === 0);
    for (const [name, text] of texts) {
      expect(text.length).toBeLessThanOrEqual(LONGEST);
      const began = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1e6, name).toBeLessThan(MOST);
    }
  },
);

test('N109: a title of digits with a letter behind them is read as quickly as any other', () => {
  const title = `W+${'9'.repeat(150_000)}x`;
  const began = process.cpuUsage();
  readWallList([
    ['No', 'Name', 'Rank', 'R1', title],
    ['1', 'Ada', '3d', '2+', ''],
    ['2', 'Bob', '2d', '1-', ''],
  ]);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(MOST);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each fault of the second table of docs/faults.md, with the file that shows that it is mended. */
const ROWS = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number = '', , , file = ''] = line.split('|').map(cell => cell.trim());
    return /^(F([6-9]|10)\.|[A-Z])\d+$/.test(number) ? [[number, file.replace(/`/g, '')] as const] : [];
  });

test.each(ROWS)('%s is shown by %s', (number, file) => {
  expect(file).toMatch(/^test\/.+\.test\.ts$/);
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8'), `${file} names ${number}`).toMatch(
    new RegExp(`\\b${number.replace('.', '\\.')}\\b`),
  );
});

test('none stands twice', () => {
  const numbers = ROWS.map(([number]) => number);
  expect(numbers.length).toBeGreaterThan(50);
  expect(new Set(numbers).size).toBe(numbers.length);
});

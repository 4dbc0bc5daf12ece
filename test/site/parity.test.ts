import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/parity.md', 'utf8');
const rows = page
  .split('\n')
  .filter(line => line.startsWith('| ') && !/^\| (?:feature |-)/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()));
const answerOf = (row: readonly string[]): string => (row[5] ?? '').replace(/\*/g, '');
const count = (answer: string): number => rows.filter(row => answerOf(row) === answer).length;

describe('the table of what others have', () => {
  test('has the counts that it states', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(page).toContain(
      `${rows.length} rows: ${count('yes')} yes, ${count('partly')} partly, ${count('no')} no`,
    );
    expect(count('yes') + count('partly') + count('no')).toBe(rows.length);
  });

  test('names files that there are', () => {
    const files = [...page.matchAll(/`((?:src|test|workbench|cli|docs|sidebar)\/[^`\s]+)`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(file => !existsSync(file))).toEqual([]);
  });

  test('says of each yes where it is, and of each partly and no what lacks or why', () => {
    expect(rows.filter(row => answerOf(row) === 'yes' && row[6] === '').map(([, name]) => name)).toEqual([]);
    expect(rows.filter(row => answerOf(row) !== 'yes' && row[7] === '').map(([, name]) => name)).toEqual([]);
  });
});

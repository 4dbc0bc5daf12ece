import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workedCases } from './cases';

const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts') && !name.endsWith('cases.test.ts'))
  .map(name => readFileSync(join('test', name), 'utf8'));

/** As it is; or as a row of a table of cases, with the rest of the id in a template below it. */
function isUsed(id: string): boolean {
  const parts = id.split('-');
  const rows = parts.slice(1).map((_, index) => {
    const [prefix, row] = [parts.slice(0, index + 1), parts.slice(index + 1)].map(part => part.join('-'));
    return new RegExp(`test\\.each\\(\\[(?:[^\\]]*[ '])?${row}[,'\\]][^]{0,300}\`${prefix}-\\$\\{`);
  });
  return sources.some(source => source.includes(`'${id}'`) || rows.some(row => row.test(source)));
}

test('every worked case is asserted somewhere', () => {
  expect(workedCases.map(({ id }) => id).filter(id => !isUsed(id))).toEqual([]);
  expect(workedCases).toHaveLength(71);
});

test('a case that nobody asserts would be seen', () => {
  expect(['diag-sim-8-4', 'diag-r1-11', 'no-such-case'].filter(isUsed)).toEqual([]);
});

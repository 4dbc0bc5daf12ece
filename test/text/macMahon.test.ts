import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workbench as de } from '../../src/text/de/workbench';
import { workbench as en } from '../../src/text/en/workbench';
import { UNTESTED } from '../../src/exchange/formatNames';

/** L26: start page, README and docs say the same of MacMahon. */
test('of MacMahon one sample was tried, and every page that offers its files says so', () => {
  expect([...UNTESTED]).toEqual(['macmahon']);
  const startPage = (texts: object): string =>
    Object.values(texts)
      .map(String)
      .filter(text => text.includes('MacMahon'))
      .join();
  expect(startPage(en)).toMatch(/MacMahon, of which only one sample was tried\.$/);
  expect(startPage(de)).toMatch(/MacMahon, von denen nur ein Muster erprobt ist\.$/);
  expect(readFileSync('README.md', 'utf8')).toMatch(/of MacMahon one sample/);
  expect(readFileSync('docs/from-macmahon.md', 'utf8')).toMatch(/the only one at hand was the sample/);
  expect(readFileSync('docs/exchange.md', 'utf8')).toMatch(
    /MacMahon 3\.x XML[^\n]*untested\*\*: only the sample/,
  );
});

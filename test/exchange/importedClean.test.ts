import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { readFile } from '../../src/exchange/readFile';
import { expectView } from '../application/tournamentBook';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { hasReference, inReference } from '../reference';
import { OPENGOTHA } from './examples';

// F7.11, N28 of docs/faults.md

/** What Check, and a formula, say of a tournament right after it was imported. */
function checked(name: string, bytes: Uint8Array): readonly string[] {
  const read = readFile(name, bytes, 'en');
  if (read.kind !== 'read') throw new Error(read.sentence);
  const book = memoryWorkbook();
  expectView(book, { ask: 'import', file: read.rows }, 'imported');
  const view = expectView(book, { ask: 'check' }, 'problems');
  const [titles, ...rows] = CHECKWALLLIST(book.values('Wall list'), book.values('Settings'));
  const said = view.problems.map(({ severity, sentence }) => `${severity}: ${sentence}`);
  // A formula knows of the file by the preset alone, and leaves with its cell what may still be mended.
  const joined = titles?.length === 1 ? [] : rows.filter(row => !GOING_ON.includes(name) || row[0] === '');
  expect(joined.length).toBeLessThan(2);
  for (const [, , what] of joined) {
    expect(`note: ${what}`).toMatch(LINE);
    for (const one of String(what)
      .replace(/^[^:]*: |\.$/g, '')
      .split(', '))
      expect(said.join()).toContain(one);
  }
  return said;
}

/** Events of which the file has rounds to come. */
const GOING_ON: readonly string[] = ['mm21-permanent.xml', 'mm71-bosp2024.xml'];

const LINE = /^note: Otherwise than the EGF’s rules have it, or unusual: .+\.$/;

describe('Check of a tournament that was imported', () => {
  test('is clean but for one line', () => {
    const remarks = checked('spring.xml', new TextEncoder().encode(OPENGOTHA));
    expect(remarks.filter(one => !LINE.test(one))).toEqual([]);
    expect(remarks.length).toBeLessThan(2);
  });

  const files = hasReference
    ? readdirSync(inReference('opengotha/xml')).filter(name => name.endsWith('.xml'))
    : [];
  test.skipIf(!hasReference).each(files)('real event %s is clean but for one line', name => {
    const remarks = checked(name, readFileSync(inReference(`opengotha/xml/${name}`)));
    expect(remarks.filter(one => !LINE.test(one))).toEqual([]);
    expect(remarks.length).toBeLessThan(2);
  });
});

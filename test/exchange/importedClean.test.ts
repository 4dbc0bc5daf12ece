import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/exchange/readFile';
import { expectView } from '../application/tournamentBook';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { hasReference, inReference } from '../reference';
import { OPENGOTHA } from './examples';

// F7.11 of docs/faults.md

/** What Check says of a tournament right after it was imported. */
function checked(name: string, bytes: Uint8Array): readonly string[] {
  const read = readFile(name, bytes, 'en');
  if (read.kind !== 'read') throw new Error(read.sentence);
  const book = memoryWorkbook();
  expectView(book, { ask: 'import', file: read.rows }, 'imported');
  const view = expectView(book, { ask: 'check' }, 'problems');
  return view.problems.map(({ severity, sentence }) => `${severity}: ${sentence}`);
}

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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORMATS } from '../../src/exchange/formatNames';
import { readFile } from '../../workbench/page/kept/files';

/** Formats that are only written. */
const WRITTEN: readonly string[] = ['html', 'xlsx'];
/** Wall lists as tables: ours. */
const TABLES: readonly string[] = ['tsv', 'csv'];

const read = FORMATS.filter(({ name }) => !WRITTEN.includes(name));

test.each(['sidebar/files/person.ts', 'workbench/page/index.html'])(
  '%s offers every file that can be read',
  path => {
    const [, accepted = ''] = /(?:ACCEPTED = '|accept=")([^'"]*)/.exec(readFileSync(path, 'utf8')) ?? [];
    expect(accepted.split(',')).toEqual(expect.arrayContaining(read.flatMap(({ ends }) => ends)));
  },
);

test('the workbench gives every file of another program to the panel, by its name alone', () => {
  const foreign = read.filter(({ name }) => !TABLES.includes(name)).flatMap(({ ends }) => ends);
  expect(foreign.length).toBeGreaterThan(3);
  const opened = foreign.map(end => [end, readFile(`cup${end}`, new TextEncoder().encode('?')).kind]);
  expect(opened).toEqual(foreign.map(end => [end, 'foreign']));
});

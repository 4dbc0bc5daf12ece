import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DECLARED = /^(?:export )?(?:interface|type) (\w+)/gm;

const files = ['src', 'sidebar'].flatMap(folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name)),
);

/** The names that several files declare, each with its files. */
function declaredTwice(texts: ReadonlyMap<string, string>): readonly string[] {
  const declared = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const [, name = ''] of text.matchAll(DECLARED))
      declared.set(name, [...(declared.get(name) ?? []), file]);
  return [...declared].flatMap(([name, own]) => (own.length > 1 ? [`${name}: ${own.join(', ')}`] : []));
}

test('a type has a name of its own', () => {
  expect(declaredTwice(new Map(files.map(file => [file, readFileSync(file, 'utf8')])))).toEqual([]);
  expect(
    declaredTwice(
      new Map([
        ['a.ts', 'type Pair = 1;'],
        ['b.ts', 'export interface Pair {}'],
      ]),
    ),
  ).toEqual(['Pair: a.ts, b.ts']);
});

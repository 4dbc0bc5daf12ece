import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnFiles, named } from './drawn.mjs';
import { FOLDERS } from './folders.mjs';

interface Drawn {
  readonly folder: string;
  readonly file: string;
  readonly share: number;
}

const drawn = (seed: string): readonly Drawn[] => drawnFiles(seed) as readonly Drawn[];
const folders: Readonly<Record<string, { readonly mutate: readonly string[] }>> = FOLDERS;

test('the commit draws a few files, another one others', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => `commit ${index}`);
  for (const seed of seeds) {
    expect(drawn(seed)).toEqual(drawn(seed));
    for (const { folder, file, share } of drawn(seed)) {
      expect(existsSync(file), file).toBe(true);
      expect(named([file], folders[folder]?.mutate ?? []), `${file} of ${folder}`).toEqual([file]);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(100);
    }
  }
  const rooms = new Set(seeds.flatMap(seed => drawn(seed).map(({ folder }) => folder)));
  expect(rooms.size).toBeGreaterThan(12);
  expect(rooms.has('matching')).toBe(false);
});

test.each([
  ['src/audit/*.ts', true],
  ['src/**/*.ts', true],
  ['src/{lots,audit}/*.ts', true],
  ['src/audit/{replay,places}.ts', true],
  ['src/audit/{replay,places}s.ts', false],
  ['src/*.ts', false],
  ['src/auditXreplay.ts', false],
])('%s', (glob, isNamed) => {
  const file = 'src/audit/replay.ts';
  expect(named([file], [glob])).toEqual(isNamed ? [file] : []);
  expect(named([file], ['src/audit/*.ts', `!${glob}`])).toEqual(isNamed ? [] : [file]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A language of `src/text` is like the next one; `src/text/README.md` speaks of them. */
const isLanguage = (folder: string): boolean => /^src\/text\/[a-z]{2}$/.test(folder);

const folders = [
  'src',
  ...readdirSync('src', { withFileTypes: true, recursive: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name)),
].filter(folder => folder !== 'src' && !isLanguage(folder));

describe.each(folders)('%s', folder => {
  test('says in its README what lives there', () => {
    const path = join(folder, 'README.md');
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8').trim()).toMatch(/^[A-Z][^\n]{20,}\.$/);
  });

  test('has no more files than can be taken in at a glance', () => {
    const files = readdirSync(folder).filter(name => name.endsWith('.ts'));
    expect(files.length).toBeLessThanOrEqual(CROWDED[folder] ?? 22);
  });
});

/** Rooms with more files, and why. */
const CROWDED: Readonly<Record<string, number>> = {};

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EQUIVALENT } from './equivalent.mjs';

const spaceless = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  if (!sources.has(file)) sources.set(file, existsSync(file) ? spaceless(readFileSync(file, 'utf8')) : '');
  return sources.get(file) ?? '';
};

test('each mutant that is right as well is one of code that still stands there', () => {
  const entries: readonly { readonly files: Readonly<Record<string, readonly (readonly string[])[]>> }[] =
    EQUIVALENT;
  const gone = entries.flatMap(({ files }) =>
    Object.entries(files).flatMap(([file, mutants]) =>
      mutants.flatMap(([text = '']) =>
        sourceOf(file).includes(spaceless(text)) ? [] : [`${file}: ${text}`],
      ),
    ),
  );
  expect(gone).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Lines of a function, from its head to its end. */
const MOST_LINES = 60;

/** Tables, which are functions so that only whoever asks for the catalogue computes them. */
const TABLES = ['src/application/catalogue/places.ts', 'src/application/catalogue/tiebreaks.ts'];

const files = ['src', 'sidebar', 'workbench', 'cli'].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name)),
);

/** The functions of a file that are too long, with their lines. */
function longIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  // No function of a shorter file can be.
  if (text.split('\n').length <= MOST_LINES) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const from = lineAt(node.getStart(source));
      const lines = lineAt(node.end) - from + 1;
      if (lines > MOST_LINES) found.push(`${file}:${from + 1} ${lines}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test(`no function has more than ${MOST_LINES} lines`, () => {
  expect(files.length).toBeGreaterThan(800);
  expect(files.filter(file => !TABLES.includes(file)).flatMap(longIn)).toEqual([]);
  expect(TABLES.filter(file => longIn(file).length === 0)).toEqual([]);
});

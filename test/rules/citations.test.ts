import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workedCases } from './cases';

const PAGE = readFileSync('docs/rules.md', 'utf8');

/** Numbers that the page explains: headings, and rows of the decisions. */
const explained: readonly string[] = [
  ...[...PAGE.matchAll(/^#{2,3} (R\d+(?:\.\d+[a-z]?)?)(?= )/gm)].map(([, number]) => number!),
  ...[...PAGE.matchAll(/^\| (A\d+) /gm)].map(([, number]) => number!),
];

const FOLDERS = ['src', 'sidebar', 'workbench', 'test', 'build', 'bench', 'docs'];

/** Texts of the project, but for this file and the page itself. */
const texts: readonly { readonly file: string; readonly text: string }[] = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|mts|mjs|css|html|md|json)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !file.endsWith('citations.test.ts') && file !== join('docs', 'rules.md'))
    .map(file => ({ file, text: readFileSync(file, 'utf8') })),
);

/**
 * `R4.7`, wherever it stands; `(R9)`, a chapter alone, only in brackets, for R9 is a round as well; `A18` only in a comment or in the
 * name of a test, and only where it can be no cell: not in quotation marks or a range.
 */
function cited(text: string): readonly string[] {
  const words = [...text.matchAll(/\/\*\*?[^]*?\*\/|\/\/.*|\b(?:test|describe)\(\s*'[^\n]*/g)].join('\n');
  return [
    ...(text.match(/(?<![\w.'])R\d+\.\d+[a-z]?(?![\w'])/g) ?? []),
    ...(words.match(/(?<=\()R\d+(?=[),])/g) ?? []),
    ...(words.match(/(?<![\w:'`“!.-])A\d{1,2}(?![\w'`”!–]|:\w)/g) ?? []),
  ];
}

describe('the page of rules', () => {
  test('explains every number that is cited', () => {
    const unknown = texts.flatMap(({ file, text }) =>
      cited(text)
        .filter(number => !explained.includes(number))
        .map(number => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has no number that nobody cites', () => {
    const all = new Set(texts.flatMap(({ text }) => cited(text)));
    // A chapter is cited by its rules.
    const isChapter = (number: string): boolean => /^R\d+$/.test(number);
    expect(explained.filter(number => !isChapter(number) && !all.has(number))).toEqual([]);
  });

  test('explains each number once, in order', () => {
    expect(new Set(explained).size).toBe(explained.length);
    const key = (number: string): string =>
      number.charAt(0).replace('R', '0') + number.slice(1).replace(/\d+/g, digits => digits.padStart(2, '0'));
    expect([...explained].sort((a, b) => (key(a) < key(b) ? -1 : 1))).toEqual(explained);
    expect(explained.filter(number => number.startsWith('A'))).toHaveLength(26);
  });

  test('names a source and files that are there for every rule', () => {
    const rules = PAGE.split(/^#{2,3} (?=R\d+\.|R9)/m)
      .slice(1)
      .map(rule => rule.split(/^## /m)[0]!);
    for (const rule of rules) {
      const source = /_Source:\s[^_]+\.\sIn\s(`[^_]+)\._/.exec(rule);
      expect(source, rule.slice(0, 60)).not.toBeNull();
      const files = [...source![1]!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
      expect(files.filter(file => !existsSync(file))).toEqual([]);
    }
  });

  test('explains the rule of every worked case', () => {
    const numbers = workedCases.flatMap(({ rule }) => rule.split(/[-–]/));
    expect(numbers.filter(number => !explained.includes(number))).toEqual([]);
  });
});

test.each(['SPEC', 'DESIGN', '../' + 'shared'])('nothing points to texts beside the project: %s', word => {
  const whole = new RegExp(`(?<!\\w)${word.replaceAll('.', '\\.')}(?!\\w)`);
  expect(texts.filter(({ text }) => whole.test(text)).map(({ file }) => file)).toEqual([]);
});

test('citations are seen, cells and rounds are not', () => {
  expect(cited('// Colours (R4.5), halves (A13).\n/** A23: from 0 (R7) */')).toEqual([
    'R4.5',
    'R7',
    'A13',
    'A23',
  ]);
  expect(cited("const a = 'A4:K40'; // reads A4:K40, `A2`, rounds R1 … R9")).toEqual([]);
});

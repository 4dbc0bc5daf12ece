import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printedAnswer } from '../../build/examples.mjs';
import { customFunctions } from '../../src/application/catalogue/catalogue';
import { parseA1 } from '../../src/sheet/cells/cell';
import { FUNCTIONS } from './formulas';

/** Every example of docs/functions.md answers what the page prints below it, of the list that the page prints. */

type Row = readonly string[];

interface PrintedList {
  /** The sheet from A1 on, with what stands beside the list. */
  readonly sheet: readonly Row[];
  readonly range: string;
  readonly settings: readonly Row[];
}

const page = readFileSync('docs/functions.md', 'utf8');
const sections = page.split('\n## ');

const cellsOf = (line: string): Row =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The tables of a printed list side by side, by their letters. */
function sheetOf(text: string): readonly Row[] {
  const sheet: string[][] = [];
  let columns: readonly number[] = [];
  for (const line of text.split('\n').filter(one => one.startsWith('|') && !one.startsWith('|-'))) {
    const [row = '', ...cells] = cellsOf(line);
    if (row === '') columns = cells.map(letter => parseA1(`${letter}1`)!.column);
    else {
      const at = Number(row.replace(/\*/g, '')) - 1;
      cells.forEach((cell, i) => ((sheet[at] ??= [])[columns[i]!] = cell));
    }
  }
  return sheet.map(row => Array.from(row, cell => cell ?? ''));
}

const lists = new Map(
  sections
    .find(one => one.startsWith('The lists of the examples'))!
    .split('\n### ')
    .slice(1)
    .map((text): [string, PrintedList] => {
      const [, title = '', range = ''] = /^(.*), (\w+:\w+)\n/.exec(text)!;
      const typed = /^Settings: (.*)\.$/m.exec(text)![1]!;
      const settings = [...typed.matchAll(/`([^`=]+)=([^`]*)`/g)].map(([, name, value]) => [name!, value!]);
      return [title.toLowerCase(), { sheet: sheetOf(text), range, settings }];
    }),
);

interface Example {
  readonly formula: string;
  readonly list: PrintedList;
  readonly printed: string;
}

const examplesOf = (section: string): readonly Example[] =>
  [...section.matchAll(/^- `(=[^`]*)`.*\n\n {2}Of (.*):\n\n {2}```text\n([^]*?)\n {2}```$/gm)].map(
    ([, formula, list, printed]) => ({
      formula: formula!,
      list: lists.get(list!)!,
      printed: printed!.replace(/^ {2}/gm, ''),
    }),
  );

/** The cells of `A1:I9`, numbers as a sheet has them. */
function take({ sheet }: PrintedList, range: string): readonly (readonly (string | number)[])[] {
  const [from, to] = range.split(':').map(cell => parseA1(cell)!);
  const typed = (text = ''): string | number => (/^\d+$/.test(text) ? Number(text) : text);
  return sheet
    .slice(from!.row, to!.row + 1)
    .map(row =>
      Array.from({ length: to!.column + 1 - from!.column }, (_, i) => typed(row[from!.column + i])),
    );
}

function argumentOf(text: string, list: PrintedList): unknown {
  if (text === 'WallList') return take(list, list.range);
  if (text === 'Settings') return list.settings;
  if (/^[A-Z]\d+:[A-Z]\d+$/.test(text)) return take(list, text);
  return JSON.parse(text) as unknown;
}

function answer({ formula, list }: Example): readonly (readonly (string | number)[])[] {
  const [, name, given] = /^=([A-Z0-9]+)\((.*)\)$/.exec(formula)!;
  const parts = given!.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(part => part.trim());
  const rows: unknown = FUNCTIONS[name!]!(...parts.map(part => argumentOf(part, list)));
  return Array.isArray(rows) ? (rows as (string | number)[][]) : [[rows as number]];
}

describe.each(customFunctions().map(({ name, examples }) => ({ name, examples })))(
  '$name in docs/functions.md',
  ({ name, examples }) => {
    const found = examplesOf(sections.find(one => one.startsWith(`${name}\n`))!);

    test('prints an answer to every example', () => {
      expect(found.map(({ formula }) => formula)).toEqual(examples);
    });

    test.each(found)('$formula', example => {
      expect(printedAnswer(answer(example))).toBe(example.printed);
    });
  },
);

test('MMS starts from the ranks where no system is named, and from the bars where they are', () => {
  const club = lists.get('the club list')!;
  const mms = (settings?: string): readonly unknown[] =>
    FUNCTIONS.MMS!(take(club, club.range), settings).map(([cell]) => cell);
  expect(mms()).toEqual(['MMS', 35, 34, 33, 32, 32, 31, 30, 26]);
  expect(mms('Upper bar=3d; Lower bar=20k')).toEqual(['MMS', 34, 34, 33, 32, 32, 31, 30, 26]);
});

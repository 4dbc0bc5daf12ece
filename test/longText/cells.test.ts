import { afterAll, describe, expect, test } from 'vitest';
import { customFunctions } from '../../src/application/catalogue/catalogue';
import { COLUMN_KINDS } from '../../src/sheet/cells/titles';
import { makeText } from '../../src/sheet/wording';
import type { Request } from '../../src/application/protocol/protocol';
import { FUNCTIONS, type Table } from '../application/formulas';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import { ask, pairRound, tournamentBook } from '../application/tournamentBook';
import { slowest } from '../application/slowest';
import { longCells } from './texts';

/**
 * Texts as long as a cell in each parameter of each function, each column of a list and each cell of Settings: an answer comes, not
 * many times as long as the text, and nothing of the program stands in it. `LONG=1` gives each of them every text, and tells the slowest.
 */
const IS_LONG = Boolean(process.env['LONG']);
const { timed, tell } = slowest(IS_LONG);
const TEXTS = [...longCells()];
let turn = 0;
/** One after the other, or all of them. */
const texts = () => (IS_LONG ? TEXTS : [TEXTS[turn++ % TEXTS.length]!]);

/** Characters that an answer may have besides the long text itself, which stands in cells that show a cell. */
const MOST = 200_000;
/** Words of the program. */
const UNFIT = /unexpected|RangeError|undefined|not a function|NaN/;

function answered(what: string, text: string, read: () => unknown): void {
  const said = JSON.stringify(timed(what, read));
  const others = said.split(JSON.stringify(text).slice(1, -1)).join('');
  expect(said.length, what).toBeGreaterThan(2);
  expect(UNFIT.test(others) ? others.slice(0, 300) : '', what).toBe('');
  expect(others.length, what).toBeLessThan(MOST);
}

const word = makeText('en');
const titleOf = (kind: (typeof COLUMN_KINDS)[number]): string => word(`column.${kind}`);

/** Four players with every column of the kinds, and one more that holds the text. */
function listWith(kind: string | undefined, text: string): (string | number)[][] {
  const rows = [
    ['No', 'Name', 'Rank', 'R1', 'R2', 'R3'],
    [1, 'Ada', '3d', '2+', '3+', ''],
    [2, 'Bob', '2d', '1-', '4+', ''],
    [3, 'Cem', '1d', '4+', '1-', ''],
    [4, 'Dag', '1k', '3-', '2-', ''],
  ];
  if (kind === undefined) return rows;
  const at = rows[0]!.indexOf(kind);
  if (at >= 0) return rows.map((line, r) => line.map((cell, c) => (r === 2 && c === at ? text : cell)));
  return rows.map((line, r) => [...line, r === 0 ? kind : r === 2 ? text : '']);
}

const GIVEN: Readonly<Record<string, unknown>> = {
  wallList: listWith(undefined, ''),
  settings: 'System=Swiss; Tiebreaks=SOS',
};

describe.each(customFunctions().map(one => [one.name, one] as const))('%s', (name, { parameters }) => {
  test.each(parameters.map((one, at) => [one.name, at] as const))('%s', (parameter, at) => {
    const usual = parameters.map(one => GIVEN[one.name] ?? one.example.replace(/^"|"$/g, ''));
    for (const [called, text] of texts()) {
      const given = (one: unknown): readonly unknown[] => usual.map((value, i) => (i === at ? one : value));
      const call = (one: unknown) => (): Table => FUNCTIONS[name]!(...given(one));
      answered(`${name} ${parameter} ${called}`, text, call(text));
      answered(`${name} [${parameter}] ${called}`, text, call([[text]]));
      answered(
        `${name} [[${parameter}]] ${called}`,
        text,
        call([
          ['Name', text],
          [text, text],
          [text, 'R1'],
        ]),
      );
    }
  });
});

const KINDS = [...COLUMN_KINDS.map(titleOf), 'R1', 'R3'];
const READS_LIST = customFunctions().filter(({ parameters }) => parameters[0]?.name === 'wallList');

/** Of the functions each column gets every fourth, others than its neighbours; `LONG=1`: all. */
const STEP = IS_LONG ? 1 : 4;

test.each(KINDS.map((kind, at) => [kind, at] as const))('column %s of a list', (kind, at) => {
  for (const [called, text] of texts())
    for (const { name, parameters } of READS_LIST.filter((_, place) => place % STEP === at % STEP)) {
      const usual = parameters.slice(1).map(one => GIVEN[one.name] ?? one.example.replace(/^"|"$/g, ''));
      answered(`${name} ${kind} ${called}`, text, () => FUNCTIONS[name]!(listWith(kind, text), ...usual));
    }
});

const LOOKS = IS_LONG
  ? (['state', 'preview', 'check', 'players', 'registration', 'proposals', 'audit', 'places'] as const)
  : (['state', 'check'] as const);

const paired = (): MemoryWorkbook => {
  const book = tournamentBook(4, 3);
  pairRound(book);
  return book;
};
const played = paired();
const STARTS = { 'in a round': played, ...(IS_LONG && { before: tournamentBook(4, 3) }) };

test.each(played.values('Settings').map((line, row) => [String(line[0] || row), row] as const))(
  'cells of Settings: %s',
  (_, row) => {
    for (const [called, text] of texts())
      for (const [when, start] of Object.entries(STARTS))
        for (const letter of IS_LONG ? ['A', 'B', 'C'] : ['B']) {
          const book = start.copy();
          book.type('Settings', `${letter}${row + 1}`, text);
          for (const one of LOOKS)
            answered(`${one} ${when}, Settings ${letter}${row + 1} ${called}`, text, () =>
              ask(book, { ask: one } as Request),
            );
        }
  },
);

test.each(played.values('Wall list')[0]!.map((title, column) => [String(title), column] as const))(
  'cells of the list, %s',
  (_, column) => {
    for (const [called, text] of texts())
      for (const [when, start] of Object.entries(STARTS))
        for (const row of [1, 2]) {
          const book = start.copy();
          const a1 = `${String.fromCharCode(65 + column)}${row}`;
          book.type('Wall list', a1, text);
          for (const one of LOOKS)
            answered(`${one} ${when}, ${a1} ${called}`, text, () => ask(book, { ask: one } as Request));
        }
  },
);

afterAll(tell);

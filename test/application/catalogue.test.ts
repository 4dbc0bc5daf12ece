import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_INS } from '../../build/builtIns.mjs';
import { checkedFunctions } from '../../src/application/formulas/formulas';
import {
  argumentsBeforeSettings,
  customFunctions,
  standsBesideWallList,
  type NamedFunction,
} from '../../src/application/catalogue/catalogue';
import { openTournament } from '../../src/application/read/openTournament';
import { checkFormulas } from '../../src/sheet/check/checkFormulas';
import { makeText } from '../../src/sheet/wording';
import { wallListTemplate } from '../../src/sheet/write/template';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { formulaConfig } from '../../workbench/univer';
import { DIST, warmAddon, range } from './built';
import { FUNCTIONS } from './formulas';
import { memoryWorkbook } from './memoryWorkbook';
import { expectView, tournamentBook } from './tournamentBook';

/** A custom function is one entry of the catalogue; everything else that knows it has it from there. */

const EVERY = customFunctions();
const NAMES = EVERY.map(({ name }) => name);
const withName = (name: string): NamedFunction => EVERY.find(one => one.name === name)!;

/** `=SOSK(WallList, 3, Settings)`: its arguments. */
const argumentsOf = (formula: string): readonly string[] =>
  formula
    .slice(formula.indexOf('(') + 1, -1)
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map(part => part.trim());

describe('the code', () => {
  test('of every entry, and no other, takes the parameters of the entry', () => {
    const code = Object.fromEntries(Object.entries(FUNCTIONS).map(([name, one]) => [name, one.length]));
    const stated = Object.fromEntries(EVERY.map(one => [one.name, one.parameters.length]));
    expect(code).toEqual(stated);
    expect(Object.keys(FUNCTIONS)).toHaveLength(NAMES.length);
  });
});

describe('the build', () => {
  const globals = readFileSync(join(DIST, 'globals.js'), 'utf8');
  const page = readFileSync('docs/functions.md', 'utf8');
  const addon = warmAddon();
  const described = JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as Parameters<
    typeof formulaConfig
  >[2];

  test.each(NAMES)('%s is a global under its comment', name => {
    const { parameters } = withName(name);
    const names = parameters.map(one => one.name).join(', ');
    const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\nfunction ${name}\\(${names}\\) \\{`).exec(
      globals,
    )?.[1];
    expect(comment).toContain('@customfunction');
    for (const one of parameters) expect(comment).toContain(`} ${one.name} ${one.description}`);
    expect(typeof addon[name]).toBe('function');
  });

  test('what is no custom function is none in Sheets', () => {
    expect(globals.match(/@customfunction/g)).toHaveLength(NAMES.length);
    expect([...globals.matchAll(/^function ([A-Z0-9]+)\(/gm)].map(([, name]) => name)).toEqual(NAMES);
  });

  test.each(NAMES)('%s has its section in docs/functions.md', name => {
    const { summary, returns, examples } = withName(name);
    const section = page.split('\n## ').find(one => one.startsWith(`${name}\n`));
    for (const words of [summary, returns.words, ...examples]) expect(section).toContain(words);
  });

  test('the workbench helps with every one while it is typed', () => {
    const formula = { FunctionType: { User: 1 } } as unknown as Parameters<typeof formulaConfig>[0];
    const help = formulaConfig(formula, [], described).description;
    expect(help.map(({ functionName, abstract }) => [functionName, abstract])).toEqual(
      EVERY.map(({ name, summary }) => [name, summary]),
    );
    expect(help.map(one => one.functionParameter.map(({ detail, require }) => [detail, require]))).toEqual(
      EVERY.map(one => one.parameters.map(({ description, optional }) => [description, optional ? 0 : 1])),
    );
  });
});

describe('formulas in the texts, the pages and the sheets that Wallist makes', () => {
  const files = ['src', 'docs', 'workbench/tournaments'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  );
  const texts = [...files, 'README.md'].filter(path => /\.(ts|md|json)$/.test(path));
  const called = texts.flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/=([A-Z][A-Z0-9]+)\(/g)].map(([, name]) => String(name)),
  );

  test('call functions that there are', () => {
    expect(called.length).toBeGreaterThan(100);
    expect(
      called.filter(name => !BUILT_INS.has(name) && !(NAMES as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});

describe('the examples', () => {
  test.each(NAMES)('%s is called with arguments that it takes', name => {
    const { parameters, examples } = withName(name);
    const needed = parameters.filter(({ optional }) => !optional).length;
    for (const example of examples) {
      const count = argumentsOf(example).length;
      expect(count, example).toBeGreaterThanOrEqual(needed);
      expect(count, example).toBeLessThanOrEqual(parameters.length);
    }
  });

  const takingSettings = NAMES.flatMap(name => {
    const before = argumentsBeforeSettings(withName(name));
    return before === undefined ? [] : ([[name, before]] as const);
  });

  test.each(takingSettings)('%s comes first with the names of a new tournament', (name, before) => {
    expect(argumentsOf(withName(name).examples[0]!)[before]).toBe('Settings');
  });
});

describe('Check', () => {
  const sentences = (formulas: readonly string[]): readonly string[] => {
    const book = tournamentBook(4);
    book.addSheet('Formulas', []);
    formulas.forEach((formula, row) => book.writeFormula({ sheet: 'Formulas', row, column: 0 }, formula));
    const found = expectView(book, { ask: 'check' }, 'problems').problems.map(({ sentence }) => sentence);
    return found.filter(sentence => sentence.endsWith(' does not know your settings.'));
  };
  const takesSettings = EVERY.filter(one => argumentsBeforeSettings(one) !== undefined);

  test('names every formula without the settings that it takes', () => {
    const without = takesSettings.map(one => {
      const own = argumentsOf(one.examples[0]!).slice(0, argumentsBeforeSettings(one));
      return `=${one.name}(${own.join(', ')})`;
    });
    expect(without.length).toBeGreaterThan(20);
    expect(sentences(without)).toEqual(without.map(formula => `${formula} does not know your settings.`));
  });

  test('names none with them, nor one that takes none', () => {
    expect(sentences(EVERY.flatMap(({ examples }) => examples.slice(0, 1)))).toEqual([]);
  });
});

describe('the template', () => {
  const context = {
    functions: checkedFunctions(),
    sheet: 'Wall list',
    wallList: { sheet: 'Wall list', row: 0 },
    settings: { sheet: 'Settings', end: 80, reference: 'Settings' },
    settingsTyped: true,
  };
  test.each(SYSTEM_NAMES)('of %s calls functions of the catalogue with their settings', system => {
    for (const teams of [false, true]) {
      const { computed, sheets } = wallListTemplate({ system, teams, rounds: 5 }, makeText('en'));
      const written = [computed, ...sheets].map(({ formula }) => formula);
      expect(written.length).toBeGreaterThan(0);
      for (const formula of written) expect(NAMES).toContain(/^=(\w+)\(/.exec(formula)?.[1]);
      expect(checkFormulas([written], context)).toEqual([]);
    }
  });
});

const LIST = range(`
  No | Name | Rank | Team | R1 | R2
  1  | Ada  | 3d   | Oaks | 4- | 3+
  2  | Ben  | 2d   | Oaks | 3+ | 4+
  3  | Cleo | 1d   | Elms | 2- | 1-
  4  | Dov  | 1k   | Elms | 1+ | 2-
`);
const MORE_ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  SOSK: [1],
  RANKING: ['PLACE, SOS'],
  PRIZES: [100],
  EXPLAIN: [1, 'SOS'],
  WHYNOT: [1, 2],
};
const answerOf = ({ name }: NamedFunction, list = LIST) =>
  FUNCTIONS[name]!(list, ...(MORE_ARGUMENTS[name] ?? []), 'System=Round robin');
const ofList = EVERY.filter(({ parameters }) => parameters[0]?.name === 'wallList');

describe('an answer', () => {
  test.each(ofList.map(({ name }) => name))(
    'of %s stands beside the rows of the list where the entry says so',
    name => {
      const above = [
        ['Spring Cup', '', '', '', '', ''],
        ['', '', '', '', '', ''],
      ];
      const table = answerOf(withName(name), [...above, ...LIST]);
      const isBeside = table.length === above.length + LIST.length && table[0]!.every(cell => cell === '');
      expect(standsBesideWallList(withName(name))).toBe(isBeside);
      if (isBeside) expect(table[0]!.length > 1).toBe(withName(name).returns.shape === 'columns');
    },
  );
});

describe('a sheet is not taken for the wall list', () => {
  const bookWith = (values: typeof LIST, formula: string) => {
    const book = memoryWorkbook();
    book.addSheet('List', values);
    book.writeFormula({ sheet: 'List', row: 0, column: 30 }, formula);
    return openTournament(book.workbook);
  };

  test.each(ofList.map(({ name }) => name))('when %s fills it', name => {
    const one = withName(name);
    const table = answerOf(one).map(row => [...row]);
    expect(bookWith(table, one.examples[0]!)).toBeUndefined();
  });

  test.each(ofList.filter(one => !one.readsAsWallList).map(({ name }) => name))(
    'but when %s stands beside it',
    name => {
      expect(bookWith(LIST, withName(name).examples[0]!)?.reading.wallList.players).toHaveLength(4);
    },
  );
});

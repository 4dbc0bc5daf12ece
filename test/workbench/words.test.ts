import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import ts from 'typescript';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { WORKBENCH_TEXTS, type WorkbenchKey } from '../../src/text/workbench';
import { LANGUAGES } from '../../src/tournament/languages';
import { timeLocale } from '../../workbench/page/words';
import { otherLanguages } from '../../workbench/page/build.mjs';
import { readTournaments } from '../../workbench/headless';

const PAGE = 'workbench/page';
const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.ts') && !name.startsWith('gas'),
);

/** Names of keys, of things and of the browser's own parts, which nobody reads; what only a maker of the program meets. */
const NO_TEXT =
  /^(?:F6|Escape|Home|End|Enter|Tab|Backspace|AltGraph|Arrow\w+|Ctrl\+F6|(?:– )?Wallist|[A-Z_]+|Settings|WallList|wallist workbook|(?:allow-\w+ ?)+)$/;

/** Texts in the code that a person could read: a word with a capital, or several words. Selectors, addresses and thrown faults are none. */
function proseIn(code: string, name = 'code.ts'): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const text = node.text.trim();
      const isProse = /^[^\w]*[A-Z][a-z]+/.test(text) || /[a-z]{2,} [a-z]{2,}/.test(text);
      if (
        isProse &&
        !NO_TEXT.test(text) &&
        !/[[\]#<>{}=]|^\.|^(?:Sidebar panel|Close sidebar|Sheet tabs)$/.test(text)
      )
        found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
  return found;
}

describe('the page of the workbench says nothing that is not in the dictionary', () => {
  test.each(files)('%s', name => {
    expect(proseIn(readFileSync(join(PAGE, name), 'utf8'), name)).toEqual([]);
  });

  test('nor does its HTML, before or after a script has filled it', () => {
    const html = readFileSync(join(PAGE, 'index.html'), 'utf8');
    const body = html.slice(html.indexOf('<body>')).replace(/<script.*?<\/script>/gs, '');
    const texts = body.split(/<[^>]*>/).map(text => text.trim());
    expect(texts.filter(text => /\p{L}/u.test(text))).toEqual(['Wallist']);
    expect([...body.matchAll(/ (?:title|aria-label|placeholder|alt)="/g)]).toEqual([]);
    const keys = [...body.matchAll(/ data-word(?:-\w+)?="([^"]+)"/g)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) expect(WORKBENCH_TEXTS.en).toHaveProperty([key]);
  });

  test('a text in the code is seen', () => {
    expect(proseIn(`say('Not found', 'x')`)).toEqual(['Not found']);
    expect(proseIn('toast(`${name} is no text.`)')).toEqual(['is no text.']);
    expect(proseIn(`make('p', {}, 'Saving…')`)).toEqual(['Saving…']);
    expect(proseIn(`byId('panel'); throw new Error('The page has no element.');`)).toEqual([]);
  });
});

describe('N97: times on the page', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    [['en-GB', 'en'], 'en-GB'],
    [['de-AT', 'en-AU'], 'en-AU'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('for a browser in %s are those of %s', (languages, locale) => {
    vi.stubGlobal('navigator', { languages });
    expect(timeLocale()).toBe(locale);
  });

  test.each(files)('are nowhere written in another way than the person writes them: %s', name => {
    const calls =
      readFileSync(join(PAGE, name), 'utf8').match(/\.toLocale(?:Date|Time)?String\([^),]*/g) ?? [];
    for (const call of calls) expect(call).toMatch(/\(timeLocale\($/);
  });
});

describe.each(LANGUAGES)('its texts in %s', language => {
  const texts = WORKBENCH_TEXTS[language];
  test('are all there, each with the holes of the English one', () => {
    const holes = (text: string): readonly string[] =>
      [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const [key, english] of Object.entries(WORKBENCH_TEXTS.en))
      expect([key, holes(texts[key as WorkbenchKey])]).toEqual([key, holes(english)]);
  });

  test('call a sheet, an action and a field as the panel does', () => {
    const panel = DICTIONARIES[language];
    expect(texts['workbench.wallList']).toBe(panel['sheet.wallList']);
    expect(texts['workbench.undo']).toBe(panel['sidebar.undo']);
    expect(texts['workbench.name']).toBe(panel['sidebar.create.name']);
    expect(texts['workbench.round']).toBe(panel['sidebar.ready.heading']);
    expect(texts['workbench.error']).toBe(panel['sidebar.error']);
  });
});

test('the grid has texts of Univer in every language but its own English', async () => {
  const others = await otherLanguages();
  expect(others.map(({ language }) => language)).toEqual(LANGUAGES.filter(one => one !== 'en'));
  for (const { language, locale } of others) {
    expect(locale.slice(0, 2)).toBe(language);
    expect(existsSync(`node_modules/@univerjs/preset-sheets-core/lib/es/locales/${locale}.js`)).toBe(true);
  }
});

test('each sample has its title and what it shows', () => {
  for (const { name, title } of readTournaments()) {
    if (name === 'empty') continue;
    expect(WORKBENCH_TEXTS.en[`workbench.sample.${name}` as WorkbenchKey]).toBe(title);
    expect(WORKBENCH_TEXTS.en).toHaveProperty([`workbench.sample.${name}.about`]);
  }
});

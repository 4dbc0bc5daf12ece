import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleAddon } from '../../build/build.mjs';
import {
  checkAnswer,
  checkBundle,
  checkManifest,
  checkPage,
  checkPortable,
  checkShipped,
  checkTexts,
} from '../../build/checks.mjs';
import { makeFunctionsPage, withSemicolons } from '../../build/docs.mjs';
import { escapeScript } from '../../build/sidebar.mjs';
import { panelPage } from '../../workbench/panelPage';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');

function sourceFile(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'wallist-')), 'main.ts');
  writeFileSync(path, text);
  return path;
}

describe('dist/', () => {
  it('holds what is pushed, and the list of functions for the workbench', () => {
    // A file that is just being replaced begins with a dot.
    const files = readdirSync(join(root, 'dist')).filter(name => !name.startsWith('.'));
    expect(files.sort()).toEqual([
      'appsscript.json',
      'bundle.js',
      'functions.json',
      'globals.js',
      'program.html',
      'texts.html',
    ]);
  });

  it('is what clasp would push, without the list of functions', () => {
    const clasp = join(root, 'node_modules/.bin/clasp');
    const status = spawnSync(clasp, ['show-file-status', '--json'], { cwd: root, encoding: 'utf8' });
    const { filesToPush } = JSON.parse(status.stdout) as { filesToPush: string[] };
    expect(filesToPush.map(path => path.replace(/^dist[\\/]/, '')).sort()).toEqual([
      'appsscript.json',
      'bundle.js',
      'globals.js',
      'program.html',
      'texts.html',
    ]);
  });

  it('asks for the current spreadsheet and a panel, and for nothing else', () => {
    expect(checkManifest(built('appsscript.json'))).toEqual([]);
    const greedy = built('appsscript.json').replace('spreadsheets.currentonly', 'spreadsheets');
    expect(checkManifest(greedy)).toHaveLength(1);
    const more = built('appsscript.json').replace(
      'spreadsheets.currentonly"',
      'spreadsheets.currentonly", "x"',
    );
    expect(checkManifest(more)).toHaveLength(1);
  });

  it('lets Google keep no log of errors, which may quote cells', () => {
    const logging = built('appsscript.json').replace('NONE', 'STACKDRIVER');
    expect(checkManifest(logging)).toEqual([expect.stringContaining('exception logging')]);
    const byDefault = built('appsscript.json').replace('"exceptionLogging": "NONE",', '');
    expect(checkManifest(byDefault)).toHaveLength(1);
  });

  it('has a panel in one file', () => {
    const page = panelPage(built('program.html'));
    expect(page).toContain('data-opening="state"');
    expect(page).not.toMatch(/<link|src=/);
    // Styles and script are minified: what is left of lines is that of the page itself.
    expect(page.split('\n').length).toBeLessThan(100);
  });
});

describe('the bundle', () => {
  it('may not use syntax that ES2020 cannot say', async () => {
    const waiting = 'const asked = await Promise.resolve(1); export const f = () => asked;';
    await expect(bundleAddon(sourceFile(waiting))).rejects.toThrow(/await/);
  });

  it('says newer syntax in ES2020', async () => {
    const source = 'export const f = (a: { b?: number | null }) => { a.b ??= 0; return a?.b; };';
    const bundle = await bundleAddon(sourceFile(source));
    expect(bundle).not.toMatch(/\?\?=/);
    expect(bundle).toMatch(/\?\./);
  });

  it('may not call Google while it loads', () => {
    expect(
      checkBundle('var Wallist = { ui: SpreadsheetApp.getUi() };', { functions: [], others: [] }),
    ).toEqual(['bundle.js does not load by itself: SpreadsheetApp is not defined']);
  });

  it('has to hold every global', () => {
    const named = { functions: [{ name: 'SOS2' }], others: [{ name: 'onOpen' }] };
    const missing = [
      'SOS2 is missing: src/application/functions/all.ts does not have it.',
      'onOpen is missing: src/google/main.ts does not export it.',
    ];
    expect(checkBundle('var Wallist = {};', named)).toEqual(missing);
    expect(checkBundle('var Wallist = { functions: {} };', named)).toEqual(missing);
    // A function stands among the functions, and an entry of the menu beside them.
    expect(checkBundle('var Wallist = { SOS2() {}, functions: { onOpen() {} } };', named)).toEqual(missing);
    expect(checkBundle('var Wallist = { onOpen() {}, functions: { SOS2() {} } };', named)).toEqual([]);
  });
});

describe('a script for Google', () => {
  it.each([
    ['a lookbehind', 'x.replace(/(?<=a)b/, "")'],
    ['a lookbehind that is put together', 'new RegExp(`(?<!${a})b`)'],
    ['the dates of an engine', 'new Date().toLocaleDateString("sv-SE")'],
    ['the numbers of an engine', 'new Intl.NumberFormat("de").format(1)'],
  ])('may not use %s', (_what, code) => {
    expect(checkPortable('bundle.js', code)).toHaveLength(1);
  });

  it('may name groups and format by Utilities', () => {
    expect(checkPortable('bundle.js', '/(?<year>a)/; Utilities.formatDate(a, b, "yyyy")')).toEqual([]);
  });
});

describe('the page of the panel', () => {
  const page = (script: string) => `<p>\`//\`</p><script>\n${script}</script>`;

  it.each(['const a = `//`;', 'const a = `http://${b}`;', 'const a = `one`;', 'const a = /(?<=b)c/;'])(
    'may not hold: %s',
    script => expect(checkPage(page(script))).toHaveLength(1),
  );

  it('may hold strings with slashes, and comments', () => {
    expect(checkPage(page('const a = "http://b"; // c\n'))).toEqual([]);
  });
});

describe('the answer to the panel', () => {
  it.each(['{ a: undefined }', '{ at: new Date() }', '[NaN]', '() => 1'])('may not be %s', answer => {
    expect(checkAnswer(`var Program = { sidebar: () => (${answer}) };`)).toHaveLength(1);
  });
});

describe('every file that goes to Google', () => {
  const NAMES = ['bundle.js', 'globals.js', 'texts.html', 'program.html', 'appsscript.json'];
  const files = Object.fromEntries(NAMES.map(name => [name, built(name)]));
  /** The files with something added to a block of program.html. */
  const added = (block: string, code: string) => {
    const program = built('program.html');
    const lines = program.indexOf('[\n', program.indexOf(`Wallist ${block} `)) + 2;
    const quoted = JSON.stringify(code).replace(
      /[<>&`]|\/(?=[/*])/g,
      char => `\\u00${char.charCodeAt(0).toString(16)}`,
    );
    return { ...files, 'program.html': `${program.slice(0, lines)}${quoted},\n${program.slice(lines)}` };
  };
  const inText = (name: string, code: string) => ({ ...files, [name]: `${files[name]}${code}` });
  const LOOKBEHIND = 'x.replace(/(?<=a)b/, "");\n';

  it('is as it may be', () => expect(checkShipped(files)).toEqual([]));

  it.each([
    ['a lookbehind in bundle.js', 'bundle.js', inText('bundle.js', LOOKBEHIND)],
    ['the dates of an engine in bundle.js', 'bundle.js', inText('bundle.js', 'x.toLocaleString();')],
    ['a lookbehind in globals.js', 'globals.js', inText('globals.js', LOOKBEHIND)],
    ['a tag in texts.html', 'texts.html', inText('texts.html', '<b>')],
    ['a comment in texts.html', 'texts.html', inText('texts.html', '"http://x"')],
    ['a comment in program.html', 'program.html', inText('program.html', '"http://x"')],
    ['a template literal in the page', 'page of the panel', added('page', '<script>a = `//`</script>')],
    ['a lookbehind in the part for files', 'part of the page', added('files', LOOKBEHIND)],
    ['a template literal in the part for files', 'part of the page', added('files', 'a = `http://${b}`;')],
    ['a lookbehind in the program', 'program of the panel', added('program', LOOKBEHIND)],
    ['a call of another address in bundle.js', 'bundle.js has', inText('bundle.js', 'UrlFetchApp.fetch(a);')],
    ['mail in globals.js', 'globals.js has', inText('globals.js', 'MailApp.sendEmail(a);')],
    ['a request of the page', 'page of the panel has', added('page', '<script>fetch(a)</script>')],
    ['a picture from elsewhere', 'page of the panel has', added('page', '<img src="https://a/b.png">')],
    ['a request of the part for files', 'for files has', added('files', 'new XMLHttpRequest();')],
    [
      'other files of the person in the program',
      'program of the panel has',
      added('program', 'DriveApp.a();'),
    ],
    [
      'another scope',
      'appsscript.json',
      { ...files, 'appsscript.json': built('appsscript.json').replace('container.ui', 'external_request') },
    ],
    ['a file that nobody checks', 'new.html', { ...files, 'new.html': '' }],
  ])('%s is found', (_what, where, shipped) => {
    expect(checkShipped(shipped)).toEqual(expect.arrayContaining([expect.stringContaining(where)]));
  });

  it.each(['page', 'files', 'program'])('a missing %s is found', block => {
    const gone = built('program.html').replace(`Wallist ${block} `, 'Wallist other ');
    expect(checkShipped({ ...files, 'program.html': gone })).toEqual([expect.stringContaining('lacks')]);
  });
});

describe('the English of the panel', () => {
  it.each(['f("sidebar.title.long")', "f('sidebar.title.long')", 'f(`sidebar.${key}`)'])(
    'may not be named by a formula: %s',
    code => expect(checkTexts(code, ['sidebar.title.long'])).toHaveLength(1),
  );

  it('may have a beginning that a formula names', () => {
    expect(checkTexts('f("sidebar.title"), g(`side.${key}`)', ['sidebar.title.long'])).toEqual([]);
  });
});

describe('docs/functions.md', () => {
  it('says what the functions say of themselves', () => {
    const functions = JSON.parse(built('functions.json'));
    expect(readFileSync(join(root, 'docs/functions.md'), 'utf8')).toBe(makeFunctionsPage(functions));
  });

  it('gives examples for both kinds of separators', () => {
    expect(withSemicolons('=SOS2(A4:K40, "Tiebreaks=SOS, SOSOS")')).toBe(
      '=SOS2(A4:K40; "Tiebreaks=SOS, SOSOS")',
    );
  });
});

it('a script in a page cannot end before its end', () => {
  expect(escapeScript('const a = "</script><!-- ";')).toBe('const a = "<\\/script><\\!-- ";');
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../build/build.mjs';
import { releaseFiles, reportOf } from '../../build/release/release.mjs';
import { isAddress, stepsPage } from '../../build/release/steps.mjs';
import { zip } from '../../build/release/zip.mjs';
import { addressOf, CONTENTS } from '../../build/site/contents.mjs';
import { openWorkbook } from '../../workbench/headless';

/** The files of a stored zip, found by its directory as an unpacker does. */
function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameSize, offset] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameSize);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26);
    files.set(name, bytes.toString('utf8', start, start + size));
    at += 46 + nameSize;
  }
  return files;
}

let made: Awaited<ReturnType<typeof build>>;
let bytes: Buffer;
let files: ReadonlyMap<string, string>;

const file = (name: string): string => [...files].find(([path]) => basename(path) === name)?.[1] ?? '';

const linksOf = (page: string): readonly string[] =>
  [...page.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href);

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'wallist-'));
  made = await build({ dist, keepDocs: true });
  bytes = zip(releaseFiles(made, '9.9.9', 'MIT'));
  files = unzip(bytes);
});

describe('the zip', () => {
  it('holds three files to paste, the manifest, a page of steps, and the program as a script', () => {
    expect([...files.keys()]).toEqual(
      [
        'START HERE.html',
        'paste/Code.txt',
        'paste/program.txt',
        'paste/texts.txt',
        'paste/appsscript.txt',
        'paste/one-permission.txt',
        'spare/program-script.txt',
        'LICENSE.txt',
      ].map(name => `wallist-9.9.9/${name}`),
    );
  });

  it('is the same bytes each time', () => {
    expect(zip(releaseFiles(made, '9.9.9', 'MIT')).equals(bytes)).toBe(true);
  });

  it('has the documentation beside it, where there is one', () => {
    const names = releaseFiles(made, '9.9.9', 'MIT', [['glossary/de.html', 'x']]).map(([name]) => name);
    expect(names.at(-1)).toBe('wallist-9.9.9/docs/glossary/de.html');
  });

  it('holds the permission to this spreadsheet without a manifest, and names the services for Google to find', () => {
    const code = file('Code.txt');
    expect(code).toMatch(/^\/\*\* @OnlyCurrentDoc \*\//);
    expect(code).toContain('SpreadsheetApp.getActiveSpreadsheet()');
    expect(code).toContain('SpreadsheetApp.getUi()');
    expect(code).not.toMatch(
      /\b(UrlFetchApp|DriveApp|GmailApp|MailApp|DocumentApp|ScriptApp|PropertiesService)\b/,
    );
  });
});

describe('the page of steps', () => {
  it('carries each file to paste behind a button, and loads nothing', () => {
    const page = file('START HERE.html');
    const [, json = ''] = /<script type="application\/json" id="files">(.*?)<\/script>/.exec(page) ?? [];
    const carried = JSON.parse(json) as Record<string, string>;
    expect(Object.keys(carried)).toEqual([
      'Code.txt',
      'program.txt',
      'texts.txt',
      'appsscript.txt',
      'one-permission.txt',
    ]);
    for (const [name, text] of Object.entries(carried)) {
      expect(text === file(name), name).toBe(true);
      expect(page).toContain(`data-file="${name}"`);
    }
    expect(page.replace(json, '')).not.toMatch(/\b(src|action)=|@import|url\(/);
    expect(linksOf(page).filter(href => !href.startsWith('docs/'))).toEqual([]);
  });

  it('begins with the copy of a spreadsheet, says its conditions, and what helps where a permission is refused', () => {
    const page = file('START HERE.html').replace(/\s+/g, ' ');
    const at = (text: string): number => page.indexOf(text);
    expect(at('/copy')).toBeGreaterThan(0);
    expect(at('/copy')).toBeLessThan(at('1. Open the script'));
    for (const text of [
      'Anyone with the link: Viewer',
      'the attached Apps Script file and functionality will also be copied',
      'is never updated',
      'second account',
      'both boxes',
      'This app is blocked',
      'Formulas work all the same',
      'whoever may edit it may edit its script too',
    ])
      expect(page, text).toContain(text);
  });

  it('L35: links to pages of the documentation that lie beside it', () => {
    const links = linksOf(file('START HERE.html'));
    const pages = CONTENTS.flatMap(group => group.pages).map(page => `docs/${addressOf(page)}`);
    expect(links.filter(href => !pages.includes(href))).toEqual([]);
    expect(links).toEqual(
      expect.arrayContaining(
        ['your-own-list', 'tutorial', 'index', 'rehearsal'].map(page => `docs/${page}.html`),
      ),
    );
  });

  it('L35: says who answers questions: an address of the web, or whoever passed it on', () => {
    expect(file('START HERE.html')).toContain(
      'go to the place where you downloaded this zip, or whoever gave it to you. Whoever made this zip has entered no address for questions.',
    );
    const questions = 'https://example.org/wallist?a=1&b="2"';
    const page = stepsPage('9.9.9', {}, questions);
    expect(page).toContain('<a href="https://example.org/wallist?a=1&amp;b=&quot;2&quot;">');
    expect(page).not.toContain('the place where you downloaded this zip, or whoever gave it to you');
    expect(page).not.toContain('has entered no address');
    expect(stepsPage('9.9.9', {}, 'mailto:go@example.org')).toContain(
      '<a href="mailto:go@example.org">go@example.org</a>',
    );
    expect(stepsPage('9.9.9', {}, 'javascript:alert(1)')).not.toContain('javascript:');
  });

  it('L35: whoever makes the zip hears that it has no address, and where one is entered', () => {
    expect(reportOf('a.zip', undefined)).toMatch(/^Wrote a\.zip\nIt has no address .*package\.json/);
    expect(reportOf('a.zip', 'example.org')).toContain('no address');
    for (const questions of ['https://example.org/wallist', 'mailto:go@example.org'])
      expect(reportOf('a.zip', questions)).toBe('Wrote a.zip');
    // The one place is that of npm, from which the package takes it, too.
    const { bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as { bugs?: { url?: string } };
    expect(bugs?.url === undefined || isAddress(bugs.url)).toBe(true);
  });

  it('says of each picture that it is drawn', () => {
    const page = file('START HERE.html');
    const count = (text: string) => page.split(text).length - 1;
    expect(count('<figure>')).toBe(6);
    expect(count('<figcaption>Drawn')).toBe(6);
  });
});

/** What a person has made in Google's editor: each file under its name, with what a clipboard may change. */
function pasted(change: (text: string) => string, spare = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallist-'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  // The editor's new files hold this; somebody may paste below it.
  put('Code.js', `function myFunction() {\n  \n}\n${change(file('Code.txt'))}`);
  put(
    'program.html',
    spare ? '<!DOCTYPE html>' : `<!DOCTYPE html>\n<html></html>\n${change(file('program.txt'))}`,
  );
  put('texts.html', change(file('texts.txt')));
  if (spare) put('Program.js', change(file('program-script.txt')));
  put('functions.json', made.files['functions.json']);
  return folder;
}

describe('pasted into the editor', () => {
  const asIs = (text: string) => text;
  /** Windows' line ends, and what editors take away: blanks at the ends of lines, characters that nobody sees. */
  const mangled = (text: string) => text.replace(/(?![ \n])[\p{Z}\p{C}]/gu, '').replace(/\n/g, '\r\n');

  it.each([
    ['as they are', asIs],
    ['with the line ends of Windows and without invisible characters', mangled],
  ])('the files pass the self-test %s', async (_how, change) => {
    const workbook = openWorkbook({ dist: pasted(change) });
    workbook.menu('Self-test');
    await workbook.settled();
    workbook.run('sidebar', { ask: 'self-test' });
    await workbook.settled();
    console.log(
      JSON.stringify(workbook.getValues('Self-test', 'A1:D75').filter(l => String(l[1]) === 'fail')),
    );
    expect(workbook.getValues('Self-test', 'B1:B1')).toEqual([['everything passes']]);
    expect(workbook.seen.panels[0]?.html).toContain('data-opening="self-test"');
    workbook.close();
  });

  it('the spare script stands in where text may not be evaluated', () => {
    const dist = pasted(asIs, true);
    const workbook = openWorkbook({ dist });
    expect(workbook.run('sidebar', { ask: 'state' })).toMatchObject({ view: { view: 'no wall list' } });
    workbook.close();
  });
});

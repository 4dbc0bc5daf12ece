/** The package as somebody has it who installs it: from the packed file, in an empty folder, in Node and in a browser. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { declarations } from '../../build/package/declarations.mjs';
import { makeLibraryPage } from '../../build/package/libraryPage.mjs';
import { makePackage, pack } from '../../build/package/package.mjs';
import { describeInBrowser } from '../browser';

const own = mkdtempSync(join(tmpdir(), 'wallist-package-'));
const empty = join(own, 'empty');
const installed = join(empty, 'node_modules/wallist');
const EXAMPLE = readFileSync('docs/library.md', 'utf8').split('```js\n')[1]?.split('```')[0] ?? '';

const SAID = ['1 Ann 32 31 31', '2 Cho 32 30 30', '3 Bob 31 32 0', '4 Dee 30 32 0'];

beforeAll(async () => {
  const tarball = await pack(await makePackage({ folder: join(own, 'package') }), own);
  mkdirSync(installed, { recursive: true });
  // As an installation does: what is in the tarball, and nothing else.
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  writeFileSync(join(empty, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(own, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...args], { cwd: empty, encoding: 'utf8' });

describe('the package', () => {
  test('has no dependencies, its types, its licence, and no path of the computer that made it', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(Object.keys(manifest).filter(key => /dependencies/i.test(key))).toEqual([]);
    for (const path of [
      'types/index.d.ts',
      'types/formats.d.ts',
      'LICENSE',
      'LICENSES.txt',
      'README.md',
      'cli.js',
    ])
      expect([path, existsSync(join(installed, path))]).toEqual([path, true]);
    for (const path of ['index.js', 'formats.js', 'cli.js'])
      expect(readFileSync(join(installed, path), 'utf8')).not.toContain(process.cwd());
  });

  test('the example of the page runs in an empty folder', () => {
    expect(EXAMPLE.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
    writeFileSync(join(empty, 'example.js'), EXAMPLE);
    const { stdout, stderr } = run('example.js');
    expect(stderr).toBe('');
    expect(stdout.split('\n').slice(0, SAID.length)).toEqual(SAID);
    expect(stdout).toMatch(/^1 (Ann Cho|Cho Ann)$/m);
    expect(stdout).toContain('SOS Ann (1)');
  });

  test('types hold for a program of somebody else', () => {
    writeFileSync(
      join(empty, 'typed.ts'),
      `import { auditOf, openList, simulationOf, type AuditOfList, type NoAnswer } from 'wallist';
       import { listAsFile, listInFile } from 'wallist/formats';
       const list = openList([['No', 'Name', 'R1'], [1, 'Ann', '2+'], [2, 'Bob', '1-']]);
       const audit: AuditOfList | NoAnswer = auditOf(list);
       const text: string = audit.kind === 'audit' ? audit.summary : audit.sentences.join();
       const file = listAsFile(list, 'opengotha');
       const back = file.kind === 'file' ? listInFile(file.bytes, 'cup.xml') : file;
       // @ts-expect-error: there is no such format.
       listAsFile(list, 'pdf');
       export const all = [text, back, simulationOf(list, 3, 'seed')];`,
    );
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig'];
    const { stdout } = run(join(process.cwd(), 'node_modules/typescript/bin/tsc'), ...options, 'typed.ts');
    expect(stdout).toBe('');
  });

  test('a file of another program goes through it and back', () => {
    writeFileSync(
      join(empty, 'files.js'),
      `import { openList, standingsOf } from 'wallist';
       import { listAsFile, listInFile } from 'wallist/formats';
       const list = openList('No\\tName\\tRank\\tR1\\n1\\tAnn\\t3d\\t2+/w\\n2\\tBob\\t2d\\t1-/b', 'System=Swiss');
       const file = listAsFile(list, 'opengotha');
       const read = listInFile(file.bytes, 'cup.xml');
       const again = openList(read.list, read.settings);
       console.log(JSON.stringify([read.format, again.problems.filter(({ severity }) => severity === 'error'), standingsOf(again).lines.map(({ name, place }) => [name, place])]));
       console.log(JSON.stringify([listInFile('<xml'), openList('').problems.length > 0, standingsOf(openList('')).kind]));`,
    );
    const { stdout, stderr } = run('files.js');
    expect(stderr).toBe('');
    const [first = '', second = ''] = stdout.split('\n');
    expect(JSON.parse(first)).toEqual([
      'opengotha',
      [],
      [
        ['Ann', 1],
        ['Bob', 2],
      ],
    ]);
    expect(JSON.parse(second)).toEqual([
      { kind: 'stopped', sentences: [expect.stringMatching(/\S/)] },
      true,
      'stopped',
    ]);
  });

  test('wallist convert, audit and simulate are its programs', () => {
    writeFileSync(join(empty, 'cup.tsv'), 'No\tName\tRank\tR1\n1\tAnn\t3d\t2+/w\n2\tBob\t2d\t1-/b\n');
    const cli = join(installed, 'cli.js');
    expect(run(cli, 'convert', 'cup.tsv', 'cup.h9', '--system', 'Swiss').status).toBe(0);
    expect(readFileSync(join(empty, 'cup.h9'), 'latin1')).toContain('Ann');
    expect(run(cli, 'audit', 'cup.tsv', '--short').stdout).toMatch(/\S/);
    expect(run(cli, 'simulate', '--help').stdout).toContain('npx wallist simulate');
    for (const wrong of [['nothing'], []]) {
      const { status, stderr } = run(cli, ...wrong);
      expect([status, stderr]).toEqual([1, expect.stringContaining('convert | audit | simulate')]);
    }
    expect(run(cli, '--help').status).toBe(0);
  });

  test('the page of its names is what the types say', () => {
    const page = makeLibraryPage(declarations(process.cwd(), ['index', 'formats']));
    expect(readFileSync('docs/library-reference.md', 'utf8')).toBe(page);
    expect(page).toMatch(/### standingsOf\n\nThe standings/);
  });
});

describeInBrowser('the package, bundled', () => {
  test('the example says the same in a browser', async () => {
    writeFileSync(join(empty, 'example.js'), EXAMPLE);
    const { outputFiles } = await build({
      entryPoints: [join(empty, 'example.js')],
      bundle: true,
      format: 'iife',
      write: false,
      logLevel: 'silent',
    });
    const browser = await chromium.launch({
      executablePath: findHeadless() ?? '',
      args: [...CHROMIUM_ARGUMENTS],
    });
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', message => said.push(message.text()));
    page.on('pageerror', error => said.push(String(error)));
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    await browser.close();
    expect(said.slice(0, SAID.length)).toEqual(SAID);
    expect(said.join('\n')).toMatch(/^1 (Ann Cho|Cho Ann)$/m);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toInstall } from '../../build/install.mjs';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

describe('a fresh clone', () => {
  test('gets what it runs on, and for its tests the rest besides', () => {
    const start = toInstall('', 'lock', false, false);
    expect(start).toEqual(expect.arrayContaining(['ci', '--omit=dev']));
    expect(toInstall('lock run', 'lock', true, false)).toEqual(
      expect.arrayContaining(['install', '--no-save']),
    );
    expect(toInstall('', 'lock', true, false)).not.toContain('--omit=dev');
  });

  test('keeps the packages of the tests that it has', () => {
    expect(toInstall('older', 'lock', false, true)).not.toContain('--omit=dev');
    expect(toInstall('', 'lock', false, true)).not.toContain('--omit=dev');
  });

  test('installs nothing twice, and all anew for other packages', () => {
    expect(toInstall('lock run', 'lock', false, false)).toBeUndefined();
    expect(toInstall('lock', 'lock', false, false)).toBeUndefined();
    expect(toInstall('lock', 'lock', true, false)).toBeUndefined();
    expect(toInstall('older run', 'lock', false, false)).toContain('ci');
    expect(toInstall('older run', 'lock', true, false)).toContain('ci');
  });

  test('has the packages of all that is no test without those of the tests', () => {
    const own = ['build', 'workbench', 'src', 'sidebar', 'cli'].flatMap(sources);
    const used = new Set(own.flatMap(path => packagesIn(readFileSync(path, 'utf8'))));
    expect([...used].sort()).toEqual([...used].filter(name => name in manifest.dependencies).sort());
    expect(used.size).toBeGreaterThan(8);
  });

  test('asks for the rest where it is needed', () => {
    const { pretest, check, mutation, push, prestart } = manifest.scripts;
    for (const script of [pretest, check, mutation, push, manifest.scripts['package']])
      expect(script).toMatch(/install\.mjs --all/);
    expect(prestart).not.toMatch(/--all/);
    for (const given of ['@google/clasp', '@types/google-apps-script', 'esbuild', 'vitest', 'gas-local'])
      expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([given]);
  });
});

/** A page of figures that is made by hand, and well laid out; the package, whose types the compiler writes. */
const BY_HAND = [
  join('build', 'comparison.mjs'),
  join('build', 'package', 'declarations.mjs'),
  join('build', 'package', 'libraryPage.mjs'),
];

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.d)\.m?[tj]s$/.test(path) && !BY_HAND.includes(path) ? [path] : [];
  });
}

/** The packages that a file imports as more than types. */
function packagesIn(code: string): readonly string[] {
  const imports = code.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^'.][^']*)';|require\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, from, required]) => from ?? required ?? '')
    .filter(name => !name.startsWith('node:'))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

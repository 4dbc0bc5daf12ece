import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTIONS } from '../../src/application/functions/all';
import { DIST as USUAL, type BuiltAddon } from '../application/built.js';

export * from '../application/built.js';

/** Stryker runs a copy without what was built. */
export const DIST = process.env['BUILT'] ?? USUAL;

/** Not by its type, for the services of Google are no names here. */
const main = (await import('../../src/google/main' as string)) as object;

type Globals = Readonly<Record<string, unknown>>;
type Called = BuiltAddon[string];

/** Texts of other languages are those that were built; there is no page, for there is no panel. */
const createTemplateFromFile = (name: string) => ({
  getRawContent: () => (name === 'sidebar' ? '' : readFileSync(join(DIST, `${name}.html`), 'utf8')),
});

/** What stands for the built add-on where mutants are tried, which are in the sources: these, with the services of Google that are given. */
export function loadAddon(globals: Globals = {}): BuiltAddon {
  const within =
    (called: Called): Called =>
    (...given) => {
      const HtmlService = { ...(globals['HtmlService'] as object), createTemplateFromFile };
      const own: Globals = { ...globals, HtmlService };
      const before = Object.keys(own).map(name => [name, Reflect.get(globalThis, name) as unknown] as const);
      Object.assign(globalThis, own);
      try {
        return called(...given);
      } finally {
        Object.assign(globalThis, Object.fromEntries(before));
      }
    };
  const all = { ...main, ...FUNCTIONS } as unknown as BuiltAddon;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, called]) => typeof called === 'function')
      .map(([name, called]) => [name, within(called)]),
  );
}

export const warmAddon = loadAddon;

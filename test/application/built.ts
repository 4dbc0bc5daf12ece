import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type GasLocal = {
  require(
    folder: string,
    globals: Record<string, unknown>,
    options?: { filter: (name: string) => boolean },
  ): BuiltAddon;
};

/** A function as Google calls it: cells in, cells out. */
type Called = (...given: readonly unknown[]) => Answer;
export type Answer = readonly (readonly (string | number)[])[];
export type BuiltAddon = Readonly<Record<string, Called>>;

export const DIST = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist');

const files = new Map<string, string>();

/** A file of the built add-on, read once. */
export function builtHtml(name: string): string {
  const before = files.get(name);
  const text = before ?? readFileSync(join(DIST, `${name}.html`), 'utf8');
  if (before === undefined) files.set(name, text);
  return text;
}

const HtmlService = {
  createTemplateFromFile: (name: string) => ({
    getRawContent: () => builtHtml(name),
  }),
};

/** The built add-on in a realm of its own, with nothing of Google but the files of its own script. */
export function loadAddon(globals: Record<string, unknown> = {}): BuiltAddon {
  const gas = createRequire(import.meta.url)('gas-local') as GasLocal;
  return gas.require(DIST, { HtmlService, ...globals });
}

type Globals = Readonly<Record<string, unknown>>;

/** A realm that several books use in turn, and whose services these are now. */
interface SharedRealm {
  readonly addon: BuiltAddon;
  now: Globals;
}

const realms = new Map<string, SharedRealm>();

/**
 * The built add-on in a realm that others use, too: it is read once, and its functions are warm. Each call has the services that
 * were given here. What a realm does when it is new is for `loadAddon`.
 */
export function warmAddon(globals: Globals = {}): BuiltAddon {
  const own: Globals = { HtmlService, ...globals };
  const names = Object.keys(own).sort();
  const key = names.join();
  const realm = realms.get(key) ?? sharedRealm(names, own);
  realms.set(key, realm);
  const within =
    (called: Called): Called =>
    (...given) => {
      const before = realm.now;
      realm.now = own;
      try {
        return called(...given);
      } finally {
        realm.now = before;
      }
    };
  return new Proxy(realm.addon, {
    get: (addon, name) => {
      const called = addon[String(name)];
      return typeof called === 'function' ? within(called) : called;
    },
  });
}

function sharedRealm(names: readonly string[], first: Globals): SharedRealm {
  const realm: { now: Globals } = { now: first };
  const through = (name: string): object =>
    new Proxy({}, { get: (_, key) => Reflect.get(Object(realm.now[name]) as object, key) as unknown });
  const addon = loadAddon(Object.fromEntries(names.map(name => [name, through(name)])));
  return Object.assign(realm, { addon });
}

/** A range as typed: rows on lines, cells between bars; numbers become numbers, as a spreadsheet reads them. */
export function range(text: string): (string | number)[][] {
  return text
    .trim()
    .split('\n')
    .map(line =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => cell.trim())
        .map(cell => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)),
    );
}

/** The first column of an answer. */
export const column = (answer: Answer): (string | number)[] => answer.map(row => row[0] ?? '');

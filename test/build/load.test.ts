import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DIST } from '../application/built';

/** What makes tables, patterns and texts. A formula needs few of them, and Google evaluates the script at each call of one. */
const COUNTED = `
  const counts = {};
  const counted = (holder, name, called = holder[name]) => {
    counts[name] = 0;
    const counting = {
      apply: (f, self, given) => (counts[name]++, Reflect.apply(f, self, given)),
      construct: (f, given, made) => (counts[name] += given.length > 0 ? 1 : 0, Reflect.construct(f, given, made)),
    };
    holder[name] = new Proxy(called, counting);
  };
  for (const name of ['Map', 'Set', 'RegExp', 'Int32Array']) counted(globalThis, name);
  for (const name of ['parse', 'stringify']) counted(JSON, name);
  for (const name of ['sqrt', 'cbrt', 'pow', 'log', 'exp']) counted(Math, name);
  for (const name of ['normalize', 'toLowerCase', 'replace', 'match', 'test']) {
    if (name in String.prototype) counted(String.prototype, name);
  }
  for (const name of ['sort', 'flatMap', 'reduce']) counted(Array.prototype, name);
`;

/** How often each was used while the code was evaluated; a map or set without contents does not count. */
function usedBy(code: string): Readonly<Record<string, number>> {
  const context = createContext({});
  runInContext(`${COUNTED}${code}`, context);
  const counts = runInContext('counts', context) as Readonly<Record<string, number>>;
  return Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0));
}

describe('while the script loads', () => {
  it('no table is filled, no pattern put together, nothing folded, decoded or computed', () => {
    const script = ['bundle.js', 'globals.js'].map(name => readFileSync(join(DIST, name), 'utf8'));
    expect(usedBy(script.join('\n'))).toEqual({});
  });

  it('each of these would be seen', () => {
    const code = `const words = new Set('B A'.normalize('NFKD').toLowerCase().split(' ').sort());
      new RegExp([...words].reduce((a, b) => a + b)); new Map(); Math.sqrt(JSON.parse('4'));`;
    expect(Object.keys(usedBy(code)).sort()).toEqual(
      ['RegExp', 'Set', 'normalize', 'parse', 'reduce', 'sort', 'sqrt', 'toLowerCase'].sort(),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DIST } from '../application/built';

/** The menu and the triggers open the panel or say something; `sidebar` alone answers it. */
const BESIDE = [
  'checkWallList',
  'checkWholeEvent',
  'createTournament',
  'help',
  'onInstall',
  'onOpen',
  'pairNextRound',
  'players',
  'recordResults',
  'selfTest',
  'sidebar',
  'files',
  'simulate',
  'standingsAndPrizes',
  'undoLastAction',
];

test('a page can call the custom functions, the menu and one function that answers the panel, and nothing else', () => {
  const context = createContext({});
  const before = new Set(runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[]);
  for (const name of ['bundle.js', 'globals.js'])
    runInContext(readFileSync(join(DIST, name), 'utf8'), context);
  const functions = runInContext(
    `Object.getOwnPropertyNames(globalThis).filter(name => typeof globalThis[name] === 'function')`,
    context,
  ) as string[];
  const custom = JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as { name: string }[];
  const reachable = functions.filter(name => !before.has(name)).sort();
  expect(reachable).toEqual([...custom.map(({ name }) => name), ...BESIDE].sort());
});

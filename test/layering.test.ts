import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Who may import whom. An arrow points at what is imported; `types` may only be imported as types.
 */
const ARROWS: Readonly<
  Record<string, { readonly values: readonly string[]; readonly types: readonly string[] }>
> = {
  tournament: { values: [], types: [] },
  matching: { values: [], types: [] },
  lots: { values: ['tournament'], types: [] },
  rating: { values: ['tournament'], types: [] },
  standings: { values: ['tournament', 'lots', 'rating'], types: [] },
  pairing: { values: ['tournament', 'lots', 'rating', 'standings', 'matching'], types: [] },
  simulation: { values: ['tournament', 'lots', 'rating', 'standings', 'pairing'], types: [] },
  audit: { values: ['tournament', 'standings', 'pairing'], types: [] },
  text: { values: ['tournament'], types: [] },
  formats: { values: ['tournament'], types: ['sheet', 'standings', 'pairing'] },
  sheet: { values: ['tournament', 'text'], types: ['rating', 'standings', 'pairing', 'audit'] },
  exchange: { values: ['tournament', 'rating', 'formats', 'text', 'sheet'], types: ['standings'] },
  application: {
    values: [
      'tournament',
      'lots',
      'rating',
      'standings',
      'pairing',
      'matching',
      'simulation',
      'audit',
      'text',
      'sheet',
    ],
    types: ['exchange'],
  },
  library: {
    values: [
      'application',
      'audit',
      'exchange',
      'formats',
      'pairing',
      'sheet',
      'simulation',
      'standings',
      'text',
      'tournament',
    ],
    types: [],
  },
  eventFile: {
    values: [
      'application',
      'audit',
      'exchange',
      'formats',
      'lots',
      'sheet',
      'standings',
      'text',
      'tournament',
    ],
    types: [],
  },
  google: { values: ['application', 'tournament', 'text', 'sheet'], types: [] },
  sidebar: {
    values: [
      'tournament/languages',
      'tournament/systems',
      'tournament/person/missedRounds',
      'application/protocol/requests',
    ],
    types: ['application/protocol/protocol', 'exchange/part'],
  },
  // A terminal is no Google.
  cli: {
    values: [
      'application',
      'audit',
      'eventFile',
      'exchange',
      'formats',
      'pairing',
      'sheet',
      'simulation',
      'standings',
      'text',
      'tournament',
      'workbench/xlsx',
    ],
    types: [],
  },
  // A seal, and an .xlsx file, is one text for whoever makes it and whoever reads it. Rows are sorted by the strength of a rank.
  workbench: {
    values: [
      'tournament/rank',
      'eventFile/sealText',
      'exchange/saved/readBookFile',
      'exchange/saved/bookOfXlsx',
    ],
    types: ['text/workbench', 'eventFile/checkedEvent'],
  },
};

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\s+from\s+)?['"](\.[^'"]*)['"]/gm;

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(ts|mts|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));

/** `src/standings/sos.ts` belongs to `standings`; `sidebar/main.ts` to `sidebar`. */
const folderOf = (path: string): string => {
  const parts = path.split('/');
  return parts[0] === 'src' ? String(parts[1]) : String(parts[0]);
};

function importsOf(file: string, text: string): readonly Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, target]) => {
    const to = relative('.', join(dirname(file), String(target)));
    return { file, from: folderOf(file), to, typeOnly: type !== undefined };
  });
}

function wrong({ from, to, typeOnly }: Import): boolean {
  const target = folderOf(to);
  const arrows = ARROWS[from];
  if (arrows === undefined) return true;
  const named = to.replace(/^src\//, '').replace(/\.ts$/, '');
  if (target === from || arrows.values.includes(target) || arrows.values.includes(named)) return false;
  return !(typeOnly && (arrows.types.includes(target) || arrows.types.includes(named)));
}

const everyImport = ['src', 'sidebar', 'workbench', 'cli']
  .flatMap(sources)
  .flatMap(file => importsOf(file, readFileSync(file, 'utf8')));

describe('arrows between folders', () => {
  test('only those of the design', () => {
    expect(everyImport.length).toBeGreaterThan(10);
    expect(everyImport.filter(wrong).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  test('a forbidden arrow is seen', () => {
    const [found] = importsOf('src/tournament/rank.ts', `import { sos } from '../standings/sos';`);
    expect(found && wrong(found)).toBe(true);
    const [value] = importsOf('src/sheet/x.ts', `import { sos } from '../standings/sos';`);
    expect(value && wrong(value)).toBe(true);
    const [type] = importsOf('src/sheet/x.ts', `import type { Column } from '../standings/tiebreak';`);
    expect(type && wrong(type)).toBe(false);
    const [several] = importsOf(
      'sidebar/x.ts',
      `import {\n  a,\n  b,\n} from '../src/application/panel/api';`,
    );
    expect(several && wrong(several)).toBe(true);
  });
});

/**
 * The rooms of a house from the ground up: an arrow between two rooms goes down. The files that lie beside the rooms stand in no list; a
 * circle through them is found all the same.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'src/application': [
    'protocol',
    'workbook',
    'catalogue',
    'read',
    'write',
    'undo',
    'formulas',
    'lists',
    'prizes',
    'functions',
    'rounds',
    'create',
    'afterStart',
    'mend',
    'registration',
    'results',
    'check',
    'pair',
    'standingsSheets',
    'audit',
    'files',
    'merge',
    'adopt',
    'simulation',
    'selfTest',
    'panel',
    'alerts',
  ],
  'src/standings': [
    'knockout',
    'roundRobin',
    'score',
    'tiebreaks',
    'diagonal',
    'playoff',
    'teams',
    'order',
    'stages',
    'placement',
    'explain',
  ],
  'src/pairing': [
    'game',
    'criteria',
    'optimum',
    'round',
    'knockout',
    'roundRobin',
    'playoff',
    'diagonal',
    'swiss',
    'scorePairing',
    'teams',
    'byHand',
  ],
  'src/sheet': [
    'cells',
    'settings',
    'frame',
    'read',
    'rounds',
    'announcement',
    'audit',
    'check',
    'registration',
    'otherForms',
    'rows',
    'write',
  ],
  'src/simulation': ['event', 'counts'],
  'src/tournament': ['name', 'setting', 'person', 'handicap', 'teams'],
  sidebar: [
    'model',
    'aria',
    'state',
    'help',
    'view/parts',
    'view/event',
    'view/round',
    'view',
    'frame',
    'draw/parts',
    'draw/players',
    'draw',
    'results',
    'files',
  ],
};

/** `order` for src/standings/order/order.ts; a file beside the rooms is a room of its own. */
function roomOf(house: string, path: string): string {
  const inside = relative(house, path).replace(/\.ts$/, '');
  return inside.includes('/') ? dirname(inside) : `${inside}.ts`;
}

/** The arrows between rooms, each with an import that draws it. */
function arrowsBetween(house: string, imports: readonly Import[]): ReadonlyMap<string, string> {
  const inside = imports.filter(({ file, to }) => file.startsWith(`${house}/`) && to.startsWith(`${house}/`));
  return new Map(
    inside.flatMap(({ file, to }) => {
      const [from, target] = [roomOf(house, file), roomOf(house, to)];
      return from === target ? [] : [[`${from} → ${target}`, `${file} → ${to}`] as const];
    }),
  );
}

/** The rooms from which some way along the arrows leads back. */
function inCircles(arrows: readonly string[]): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const arrow of arrows) {
    const [from = '', to = ''] = arrow.split(' → ');
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [...(targets.get(from) ?? [])];
    for (let room = open.pop(); room !== undefined; room = open.pop()) {
      if (seen.has(room)) continue;
      seen.add(room);
      open.push(...(targets.get(room) ?? []));
    }
    return seen;
  };
  return [...targets.keys()].filter(room => reached(room).has(room));
}

describe.each(Object.entries(FLOORS))('rooms of %s', (house, floors) => {
  const arrows = arrowsBetween(house, everyImport);

  test('each has its floor', () => {
    const rooms = new Set(
      sources(house)
        .map(file => roomOf(house, file))
        .filter(room => !room.endsWith('.ts')),
    );
    expect([...rooms].sort()).toEqual([...floors].sort());
  });

  test('no arrow goes up', () => {
    const up = [...arrows].filter(([arrow]) => {
      const [from, to] = arrow.split(' → ').map(room => floors.indexOf(room));
      return from !== undefined && to !== undefined && from >= 0 && to > from;
    });
    expect(arrows.size).toBeGreaterThan(0);
    expect(up.map(([, example]) => example)).toEqual([]);
  });

  test('no way leads back to where it began', () => {
    expect(inCircles([...arrows.keys()])).toEqual([]);
    expect(inCircles([...arrows.keys(), ...[...arrows.keys()].slice(0, 1).map(back)])).not.toEqual([]);
  });
});

const back = (arrow: string): string => arrow.split(' → ').reverse().join(' → ');

describe('names that belong to a host', () => {
  const OUTSIDE = /\b(SpreadsheetApp|HtmlService|LockService|PropertiesService|ScriptApp|Utilities)\b/;
  test('Google stays in src/google', () => {
    const files = ['src', 'sidebar'].flatMap(sources).filter(file => !file.startsWith('src/google/'));
    const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(files.filter(file => OUTSIDE.test(code(file)))).toEqual([]);
  });

  test('Node and the browser stay out of src/formats, whose libraries bring their types', () => {
    const NAMES = /\b(process|Buffer|require|document|window|globalThis|console|setTimeout)\b/;
    const MODULES = /['"](node:|fs|path)/;
    const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    // What a published page runs is text here.
    const namesHost = (text: string) => NAMES.test(text.replace(/'[^'\n]*'/g, "''")) || MODULES.test(text);
    const files = sources('src/formats');
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(file => namesHost(code(file)))).toEqual([]);
    expect([`import { readFileSync } from 'node:fs';`, 'document.title'].map(namesHost)).toEqual([
      true,
      true,
    ]);
  });
});

/** What each file imports. Types count: what needs them cannot be read alone. */
function targetsOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { file, to } of imports) {
    const own = targets.get(file) ?? [];
    own.push(...[`${to}.ts`, to, `${to}/index.ts`].filter(name => files.has(name)).slice(0, 1));
    targets.set(file, own);
  }
  return targets;
}

/** Files that import one another round about, each circle once. */
function circles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = targetsOf(imports);
  const found: string[][] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push(path.slice(at));
    if (at >= 0 || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}

/** The longest way down from one file to another, without circles. */
function longestChain(imports: readonly Import[]): readonly string[] {
  const targets = targetsOf(imports);
  const chains = new Map<string, readonly string[]>();
  const longest = (all: readonly (readonly string[])[]): readonly string[] =>
    all.reduce((one, other) => (other.length > one.length ? other : one), []);
  const chainOf = (file: string): readonly string[] => {
    const known = chains.get(file);
    if (known) return known;
    const chain = [file, ...longest((targets.get(file) ?? []).map(chainOf))];
    chains.set(file, chain);
    return chain;
  };
  return longest([...targets.keys()].map(chainOf));
}

const files: ReadonlySet<string> = new Set(['src', 'sidebar', 'workbench'].flatMap(sources));

describe('circles of imports', () => {
  test('there are none', () => {
    expect(circles(everyImport).map(circle => circle.join(' → '))).toEqual([]);
  });

  test('a circle is seen', () => {
    const text = (name: string): readonly Import[] =>
      importsOf('src/tournament/rank.ts', `import type { X } from './${name}';`);
    const back = importsOf('src/tournament/game.ts', `import { y } from './rank';`);
    expect(circles([...text('game'), ...back])).toEqual([
      ['src/tournament/rank.ts', 'src/tournament/game.ts'],
    ]);
    expect(circles(text('game'))).toEqual([]);
  });
});

/** A file stands one floor above the highest that it imports. Fewer may be reached: then this number falls. */
const MOST_FLOORS = 30;

describe('floors of imports', () => {
  test(`are at most ${MOST_FLOORS} in src and sidebar`, () => {
    const chain = longestChain(everyImport.filter(({ file }) => /^(?:src|sidebar)\//.test(file)));
    expect(chain.length).toBeGreaterThan(10);
    expect(chain.length > MOST_FLOORS ? chain : []).toEqual([]);
  });

  test('the longest way is seen', () => {
    const from = (name: string, ...targets: readonly string[]): readonly Import[] =>
      targets.flatMap(target =>
        importsOf(`src/tournament/${name}.ts`, `import type { X } from './${target}';`),
      );
    expect(
      longestChain([...from('lotNumbers', 'rank', 'wallList'), ...from('wallList', 'game', 'rank')]),
    ).toEqual(['src/tournament/lotNumbers.ts', 'src/tournament/wallList.ts', 'src/tournament/game.ts']);
  });
});

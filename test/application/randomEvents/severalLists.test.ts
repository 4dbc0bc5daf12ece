import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../src/application/panel/api';
import { memoryWorkbook, type MemoryWorkbook } from '../memoryWorkbook';
import { begin, tableOf } from './begin';
import { errorsOf, expectEnd } from './end';
import { anyKind, plain, type Kind } from './kind';
import { NOT_YET } from './notYet';
import { anyDoing, STEPS, type Doing } from './play';
import { isWord } from './words';
import type { World } from './world';

/**
 * Random workbooks of several lists with the same members, each with its own model: whatever is done in one, every cell of all others and of
 * their sheets stays. `WORKBOOKS=1000` plays as many; `SEED` begins elsewhere.
 */
const WORKBOOKS = Number(process.env['WORKBOOKS'] ?? 3);
const SEED = Number(process.env['SEED'] ?? 1);

/** A list in the workbook: its event, and the sheets that are its own. */
interface ListWorld {
  readonly world: World;
  readonly kind: Kind;
  readonly sheet: string;
  readonly own: Set<string>;
}

interface Turn {
  readonly list: number;
  readonly doing: Doing;
}

interface Several {
  /** Whether the first one is a tournament of the template. */
  readonly template: boolean;
  readonly kinds: readonly Kind[];
  readonly turns: readonly Turn[];
}

const anySeveral: fc.Arbitrary<Several> = fc.record({
  template: fc.boolean(),
  kinds: fc.array(anyKind, { minLength: 2, maxLength: 5 }),
  turns: fc.array(fc.record({ list: fc.nat(4), doing: anyDoing }), {
    minLength: 6,
    maxLength: 24,
    size: 'max',
  }),
});

const NAMES = ['Spring', 'Summer', "Anna's · list", 'Round 1', 'Winter'] as const;

function worldsOf({ template, kinds }: Several): readonly ListWorld[] {
  const [first] = kinds;
  const book = template && first ? begin({ ...first, begins: 'created' }) : memoryWorkbook();
  const made = Object.keys(book.snapshot()).filter(name => name !== 'Sheet1' && !isWord('sheet.log', name));
  const owns: Set<string>[] = [];
  const worlds = kinds.map((kind, i): ListWorld => {
    const isTemplate = template && i === 0;
    const own = new Set(isTemplate ? made : [`${NAMES[i]} list`]);
    owns.push(own);
    const sheet = isTemplate ? String(made[0]) : `${NAMES[i]} list`;
    if (!isTemplate) book.addSheet(sheet, otherRanks(tableOf(plain(kind), kind.numbered), i));
    const world = {
      book: seenBy(book, owns, own),
      script: [],
      deeds: [],
      odd: new Set<string>(),
      pairedFrom: new Map<number, string>(),
      view: { view: 'busy' as const },
    };
    return { world, kind: isTemplate ? kind : plain(kind), sheet, own };
  });
  return worlds;
}

/** The same members with another rank in each list. */
const otherRanks = (table: readonly (readonly string[])[], by: number): readonly (readonly string[])[] => {
  const at = table[0]?.indexOf('Rank') ?? -1;
  const ranks = table.slice(1).map(line => line[at] ?? '');
  return table.map((line, row) =>
    line.map((cell, column) =>
      row > 0 && column === at ? (ranks[(row - 1 + by) % ranks.length] ?? '') : cell,
    ),
  );
};

/** The workbook as the model of one list has it: without the sheets of the others. */
const seenBy = (
  book: MemoryWorkbook,
  owns: readonly ReadonlySet<string>[],
  own: ReadonlySet<string>,
): MemoryWorkbook => ({
  ...book,
  snapshot: () =>
    Object.fromEntries(
      Object.entries(book.snapshot()).filter(([name]) => owns.every(one => one === own || !one.has(name))),
    ),
});

const sheetsOf = ({ world, own }: ListWorld): string => {
  const all = world.book.snapshot();
  return JSON.stringify([...own].map(name => [name, all[name]]));
};

/** The numbers in the Log. */
const numbersIn = (book: MemoryWorkbook | undefined): readonly string[] =>
  Object.entries(book?.snapshot() ?? {})
    .filter(([name]) => isWord('sheet.log', name))
    .flatMap(([, values]) => values.slice(1).map(([no]) => String(no)));

const isNamedIn = (view: unknown, sheet: string): boolean =>
  JSON.stringify(view).includes(`"sheet":${JSON.stringify(sheet)}`);

function play(several: Several): void {
  const lists = worldsOf(several);
  // Too few players for a system, say: there is nothing to be played.
  for (const { world, sheet } of lists) {
    world.book.select(sheet);
    fc.pre(errorsOf(world).length === 0);
  }
  const script: string[] = [];
  /** Whose each action of the Log is. */
  const known = new Map<string, ListWorld | undefined>();
  for (const no of numbersIn(lists[0]?.world.book)) known.set(no, lists[0]);
  const act = (list: ListWorld, what: string, doing: () => void): void => {
    const others = lists.filter(one => one !== list);
    const before = others.map(sheetsOf);
    list.world.book.select(list.sheet);
    const from = list.world.script.length;
    doing();
    script.push(...list.world.script.slice(from).map(line => `${list.sheet}: ${line}`));
    for (const name of Object.keys(list.world.book.snapshot()))
      if (!isWord('sheet.log', name) && name !== 'Sheet1') list.own.add(name);
    for (const no of numbersIn(list.world.book)) if (!known.has(no)) known.set(no, list);
    const { view } = answer(list.world.book.workbook, { ask: 'state' });
    const action = 'undo' in view ? view.undo?.action : undefined;
    if (action !== undefined)
      expect(known.get(action)?.sheet, `undo ${action} is offered in ${list.sheet}`).toBe(list.sheet);
    const named = others.flatMap(({ own }) => [...own]).filter(name => isNamedIn(view, name));
    expect(named, `the screen of ${list.sheet} names sheets of others`).toEqual([]);
    expect(others.map(sheetsOf), `${what} in ${list.sheet} changes nothing of the others`).toEqual(before);
  };
  try {
    for (const { list: at, doing } of several.turns) {
      const list = lists[at % lists.length];
      const step = STEPS.find(({ what }) => what === doing.what)?.step;
      if (list && step) act(list, doing.what, () => void step(list.world, doing.dice));
    }
    for (const list of lists) act(list, 'the end', () => expectEnd(list.world, list.kind));
  } catch (error) {
    const [first = ''] = String((error as Error).message).split('\n\n');
    const told = lists.flatMap(({ sheet, world }) => world.script.slice(-4).map(line => `${sheet}: ${line}`));
    throw new Error(`${first}\n  ${script.join('\n  ')}\n  last:\n  ${told.join('\n  ')}\n`, {
      cause: error,
    });
  }
}

describe('several lists in one workbook', () => {
  test(`${WORKBOOKS} workbooks: nothing of one is touched by another's`, () => {
    fc.assert(
      fc.property(anySeveral, several => {
        try {
          play(several);
        } catch (error) {
          if (!NOT_YET.some(known => known.test(String((error as Error).message)))) throw error;
        }
      }),
      { numRuns: WORKBOOKS, seed: SEED, includeErrorInReport: true },
    );
  });
});

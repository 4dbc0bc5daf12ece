import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../src/application/panel/api';
import { makeA1, parseA1 } from '../../../src/sheet/cells/cell';
import { makeText } from '../../../src/sheet/wording';
import { LANGUAGES } from '../../../src/tournament/languages';
import { memoryWorkbook, type MemoryWorkbook } from '../memoryWorkbook';
import { begin, tableOf } from './begin';
import { mendTiebreaks } from './changes';
import { errorsOf, expectEnd } from './end';
import { anyKind, plain, type Kind } from './kind';
import { NOT_YET } from './notYet';
import { anyDoing, STEPS, type Doing } from './play';
import { plainList } from './wallList';
import { isWord } from './words';
import { send, type World } from './world';

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
  sheet: string;
  readonly own: Set<string>;
  /** Which list of its sheet it is, where that holds two. */
  nth?: number | undefined;
  /** Where the model looks for it; the template's stands at A1. */
  readonly place?: Place;
  isGone?: true;
}

/** What somebody does with a whole sheet, or with a whole list, in the panel's back. */
const SHEET_HANDS = [
  'copy',
  'rename',
  'delete',
  'cut and paste into another sheet',
  'cut and paste in its sheet',
  'move a column',
  'insert a blank row',
  'insert a column',
  'sort the rows',
  'edit a title',
  'edit the title of a round',
] as const;

interface Turn {
  readonly list: number;
  readonly doing: Doing;
  readonly hand: SheetHand | undefined;
}

interface Several {
  /** Whether the first one is a tournament of the template. */
  readonly template: boolean;
  /** How two more lists stand in one sheet, if they do. */
  readonly shared: 'below' | 'beside' | undefined;
  /** Which of the lists that somebody keeps are taken for a McMahon before anything else is done. */
  readonly adopted: readonly boolean[];
  readonly kinds: readonly Kind[];
  readonly turns: readonly Turn[];
}

const anyHand = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom(...SHEET_HANDS) },
);

const anySeveral: fc.Arbitrary<Several> = fc.record({
  template: fc.boolean(),
  shared: fc.constantFrom(undefined, 'below' as const, 'beside' as const),
  adopted: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  kinds: fc.array(anyKind, { minLength: 2, maxLength: 5 }),
  turns: fc.array(fc.record({ list: fc.nat(4), doing: anyDoing, hand: anyHand }), {
    minLength: 6,
    maxLength: 24,
    size: 'max',
  }),
});

const NAMES = ['Spring', 'Summer', "Anna's · list", 'Round 1', 'Winter'] as const;

interface Whole {
  readonly book: MemoryWorkbook;
  readonly owns: Set<string>[];
  readonly lists: ListWorld[];
}

function wholeOf({ template, shared, kinds }: Several): Whole {
  const [first] = kinds;
  const book = template && first ? begin({ ...first, begins: 'created' }) : memoryWorkbook();
  const made = Object.keys(book.snapshot()).filter(name => name !== 'Sheet1' && !isWord('sheet.log', name));
  const owns: Set<string>[] = [];
  const last = kinds.length - 1;
  const tableAt = (i: number): readonly (readonly string[])[] => {
    const kind = kinds[i] as Kind;
    return otherRanks(tableOf(plain(kind), kind.numbered), i);
  };
  // The last two are in one sheet; neither of them is the template's.
  const isShared = shared !== undefined && last - 1 >= Number(template);
  const lists = kinds.map((kind, i): ListWorld => {
    const isTemplate = template && i === 0;
    const nth = isShared && i >= last - 1 ? i - last + 1 : undefined;
    const sheet = isTemplate ? String(made[0]) : `${NAMES[nth === undefined ? i : last]} list`;
    const own = new Set(isTemplate ? made : [sheet]);
    owns.push(own);
    if (nth === 1) book.addSheet(sheet, inOneSheet(tableAt(i - 1), tableAt(i), shared === 'below'));
    else if (!isTemplate && nth === undefined) book.addSheet(sheet, tableAt(i));
    const place = isTemplate ? undefined : { sheet, nth: nth ?? 0 };
    const world = worldIn(seenBy(book, owns, own, place));
    return {
      ...(place && { place }),
      world,
      kind: isTemplate ? kind : plain(kind),
      sheet,
      own,
      ...(nth !== undefined && { nth }),
    };
  });
  return { book, owns, lists };
}

const worldIn = (book: MemoryWorkbook): World => ({
  book,
  script: [],
  deeds: [],
  odd: new Set<string>(),
  pairedFrom: new Map(),
  foretold: new Map<number, string>(),
  view: { view: 'busy' as const },
});

type Table = readonly (readonly string[])[];

/** Two lists with blank cells between them. */
function inOneSheet(first: Table, second: Table, isBelow: boolean): Table {
  const width = Math.max(...first.map(line => line.length));
  if (isBelow) return [...first, [''], [''], [''], ...second];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, row) => [
    ...Array.from({ length: width + 3 }, (__, column) => first[row]?.[column] ?? ''),
    ...(second[row] ?? []),
  ]);
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

interface Place {
  sheet: string;
  nth: number;
}

/** The workbook as the model of one list has it: without the sheets of the others, and with its own cells from A1 on. */
function seenBy(
  book: MemoryWorkbook,
  owns: readonly ReadonlySet<string>[],
  own: ReadonlySet<string>,
  shared: Place | undefined,
): MemoryWorkbook {
  const valuesOf = (sheet: string): ReturnType<MemoryWorkbook['values']> => {
    const values = book.values(sheet);
    if (shared?.sheet !== sheet) return values;
    const { top, left, bottom, right } = areaOf(values, shared.nth);
    const formulas = book.workbook.formulas(sheet, true);
    return trimmed(
      values.slice(top, bottom).map(line => line.slice(left, right)),
      (row, column) => (formulas[row + top]?.[column + left] ?? '') !== '',
    );
  };
  const at = (sheet: string, a1: string): string => {
    if (shared?.sheet !== sheet) return a1;
    const { top, left } = areaOf(book.values(sheet), shared.nth);
    const { row, column } = parseA1(a1) ?? { row: 0, column: 0 };
    return makeA1(row + top, column + left);
  };
  return {
    ...book,
    values: valuesOf,
    cell: (sheet, a1) => book.cell(sheet, at(sheet, a1)),
    type: (sheet, a1, value) => book.type(sheet, at(sheet, a1), value),
    paste: (sheet, a1, value) => book.paste(sheet, at(sheet, a1), value),
    snapshot: () =>
      Object.fromEntries(
        Object.keys(book.snapshot())
          .filter(name => own.has(name) || owns.every(one => !one.has(name)))
          .map(name => [name, valuesOf(name)]),
      ),
  };
}

/** The cells of one of two lists, as somebody sees them who looks for its titles. */
function areaOf(
  values: ReturnType<MemoryWorkbook['values']>,
  nth: number,
): { readonly top: number; readonly left: number; readonly bottom?: number; readonly right?: number } {
  const names = values.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === 'Name' ? [{ row, column }] : [])),
  );
  const begins = names.map(({ row, column }) => ({
    row,
    column: values[row]?.[column - 1] === 'No' ? column - 1 : column,
  }));
  const [first = { row: 0, column: 0 }, second] = begins;
  if (!second) return { top: first.row, left: first.column };
  const isBelow = second.row > first.row;
  return nth === 0
    ? { top: first.row, left: first.column, ...(isBelow ? { bottom: second.row } : { right: second.column }) }
    : { top: second.row, left: second.column };
}

/** Without blank rows and columns at the ends; a formula that shows nothing is no blank. */
function trimmed(
  values: ReturnType<MemoryWorkbook['values']>,
  hasFormula: (row: number, column: number) => boolean,
): ReturnType<MemoryWorkbook['values']> {
  const ends = values.map((line, row) =>
    line.reduce<number>((end, cell, i) => (cell !== '' || hasFormula(row, i) ? i + 1 : end), 0),
  );
  const rows = ends.reduce((end, used, row) => (used > 0 ? row + 1 : end), 0);
  const columns = Math.max(0, ...ends);
  return values.slice(0, rows).map(line => line.slice(0, columns));
}

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
  const whole = wholeOf(several);
  const { book, lists } = whole;
  const choose = ({ sheet, nth, world }: ListWorld): void => {
    const at = nth === undefined ? undefined : areaOf(book.values(sheet), nth);
    world.book.select(sheet, at && makeA1(at.top, at.left));
  };
  // Too few players for a system, say: there is nothing to be played.
  for (const list of lists) {
    choose(list);
    mendTiebreaks(list.world, []);
    fc.pre(errorsOf(list.world).length === 0);
  }
  const script: string[] = [];
  /** Whose each action of the Log is. */
  const known = new Map<string, ListWorld | undefined>();
  for (const no of numbersIn(lists[0]?.world.book)) known.set(no, lists[0]);
  const act = (list: ListWorld, what: string, doing: () => void): void => {
    const others = lists.filter(one => one !== list);
    const before = others.map(sheetsOf);
    choose(list);
    const from = list.world.script.length;
    doing();
    script.push(...list.world.script.slice(from).map(line => `${list.sheet} ${list.nth ?? ''}: ${line}`));
    for (const name of Object.keys(list.world.book.snapshot()))
      if (!isWord('sheet.log', name) && name !== 'Sheet1') list.own.add(name);
    for (const no of numbersIn(list.world.book)) if (!known.has(no)) known.set(no, list);
    choose(list);
    const { view } = answer(list.world.book.workbook, { ask: 'state' });
    const action = 'undo' in view ? view.undo?.action : undefined;
    if (action !== undefined)
      expect(known.get(action) === list, `undo ${action} is offered in ${list.sheet}`).toBe(true);
    const named = others
      .flatMap(({ own }) => [...own])
      .filter(name => name !== list.sheet && isNamedIn(view, name));
    expect(named, `the screen of ${list.sheet} names sheets of others`).toEqual([]);
    expect(others.map(sheetsOf), `${what} in ${list.sheet} changes nothing of the others`).toEqual(before);
  };
  try {
    several.adopted.forEach((isAdopted, i) => {
      const list = lists[i];
      if (isAdopted && list && !(several.template && i === 0))
        act(list, 'adopt', () => adoptMcMahon(list.world));
    });
    for (const { list: at, doing, hand } of several.turns) {
      const there = lists.filter(({ isGone }) => isGone !== true);
      const list = there[at % there.length];
      // It is typed far beside the list, where another one of the sheet may be.
      const isBesides = doing.what === 'asleepFormula' && list?.nth !== undefined;
      const step = isBesides ? undefined : STEPS.find(({ what }) => what === doing.what)?.step;
      if (list && hand) {
        const from = list.sheet;
        handle(whole, list, hand, script);
        if (list.place && list.sheet !== from && !list.isGone) act(list, 'go on', () => goOn(list));
      } else if (list && step) act(list, doing.what, () => void step(list.world, doing.dice));
    }
    for (const list of lists.filter(({ isGone }) => isGone !== true))
      act(list, 'the end', () => expectEnd(list.world, list.kind));
  } catch (error) {
    const [first = ''] = String((error as Error).message).split('\n\n');
    const told = lists.flatMap(({ sheet, world }) => world.script.slice(-4).map(line => `${sheet}: ${line}`));
    throw new Error(`${first}\n  ${script.join('\n  ')}\n  last:\n  ${told.join('\n  ')}\n`, {
      cause: error,
    });
  }
}

/** The list is taken for a McMahon, where that is offered. */
function adoptMcMahon(world: World): void {
  const view = send(world, { ask: 'preview', choose: true });
  const way =
    view.view === 'ready' ? view.ways?.choices.find(({ label }) => label.includes('McMahon')) : undefined;
  if (way) send(world, { ask: 'adopt', way: way.value });
}

/** A sheet is copied, renamed or deleted by hand, or a list in it moved; a sheet that holds two lists is neither copied nor deleted. */
function handle(whole: Whole, list: ListWorld, hand: SheetHand, script: string[]): void {
  const { book, owns, lists } = whole;
  const { workbook } = book;
  // Whoever stands in the same sheet is renamed with it.
  const others = lists.filter(one => one !== list && (hand !== 'rename' || one.sheet !== list.sheet));
  const before = others.map(sheetsOf);
  switch (hand) {
    case 'copy': {
      const sheet = `Copy ${lists.length} of ${list.sheet}`;
      // A template's settings are not copied with its list.
      const isTemplate = workbook.namedArea('WallList')?.sheet === list.sheet;
      if (list.nth !== undefined || lists.length > 6 || isTemplate) return;
      book.addSheet(sheet, book.values(list.sheet));
      const own = new Set([sheet]);
      owns.push(own);
      const place = { sheet, nth: 0 };
      const world = worldIn(seenBy(book, owns, own, place));
      for (const odd of list.world.odd) world.odd.add(odd);
      lists.push({ world, kind: { ...list.kind }, sheet, own, place });
      break;
    }
    case 'rename':
      if (!rename(whole, list)) return;
      break;
    case 'delete': {
      if (list.nth !== undefined || lists.filter(({ isGone }) => isGone !== true).length < 3) return;
      workbook.removeSheet(list.sheet);
      list.own.delete(list.sheet);
      list.isGone = true;
      break;
    }
    case 'edit the title of a round':
      if (!editRound(book, list)) return;
      break;
    default:
      if (!rearrange(whole, list, hand)) return;
  }
  script.push(`${list.sheet} ${list.nth ?? ''}: ${hand}`);
  expect(others.map(sheetsOf), hand).toEqual(before);
}

type SheetHand = (typeof SHEET_HANDS)[number];

const hasFormulas = ({ workbook }: MemoryWorkbook, sheet: string): boolean =>
  workbook
    .formulas(sheet)
    .flat()
    .some(text => text !== '');

/** The sheet has another name; whether it has. */
function rename({ book, lists }: Whole, list: ListWorld): boolean {
  // Google's formulas follow a name; those of this workbook do not.
  if ([...list.own].some(name => hasFormulas(book, name))) return false;
  const from = list.sheet;
  const to = `${from}’`;
  book.workbook.renameSheet(from, to);
  for (const one of lists.filter(({ sheet, isGone }) => sheet === from && isGone !== true)) {
    one.own.delete(from);
    one.own.add(to);
    for (const deed of one.world.deeds.splice(0))
      one.world.deeds.push(
        JSON.parse(JSON.stringify(deed).split(JSON.stringify(from)).join(JSON.stringify(to))),
      );
    one.sheet = to;
    if (one.place) one.place.sheet = to;
  }
  return true;
}

/** Somebody edits the title of the last round that was paired here: it is not paired again, and the title is typed back. */
function editRound(book: MemoryWorkbook, { sheet, nth, place, world }: ListWorld): boolean {
  const { rows, columns } = plainList(world.book);
  const round = Math.max(0, ...world.pairedFrom.keys());
  const column = columns[`R${round}`];
  if (!place || column === undefined || !rows.some(row => /\?/.test(row.rounds[`R${round}`]?.text ?? '')))
    return false;
  const { top, left } = areaOf(book.values(sheet), place.nth);
  const at = makeA1(top, left + column);
  book.type(sheet, at, 'final');
  book.select(sheet, nth === undefined ? undefined : makeA1(top, left));
  const { view } = answer(book.workbook, { ask: 'preview' });
  expect(view.view === 'preview' && view.round, `R${round} is not read, and not paired again`).not.toBe(
    round,
  );
  book.type(sheet, at, `R${round}`);
  return true;
}

type Rearranging = Exclude<SheetHand, 'copy' | 'rename' | 'delete' | 'edit the title of a round'>;

/** The cells of a list that has no formulas stand elsewhere, or in another order, or below another title; whether they do. */
function rearrange({ book, lists }: Whole, list: ListWorld, hand: Rearranging): boolean {
  const { sheet, place, world } = list;
  const { workbook } = book;
  const dice = lists.length;
  if (!place || hasFormulas(book, sheet) || workbook.namedArea('WallList')?.sheet === sheet) return false;
  const { top, left, bottom = Infinity } = areaOf(book.values(sheet), place.nth);
  const isAlone = list.nth === undefined;
  const cells = world.book.values(sheet);
  const [titles = [], ...rows] = cells;
  const put = (to: string, table: typeof cells, row: number, column: number): void => {
    cells.forEach((line, r) => line.forEach((_, c) => book.type(sheet, makeA1(top + r, left + c), '')));
    table.forEach((line, r) => line.forEach((value, c) => book.type(to, makeA1(row + r, column + c), value)));
  };
  const beside = lists.filter(one => one !== list && one.sheet === sheet && one.isGone !== true);
  switch (hand) {
    case 'cut and paste into another sheet': {
      const to = `${sheet} ${dice}`;
      if (book.workbook.sheetNames().includes(to) || to.length > 60) return false;
      book.addSheet(to, []);
      put(to, cells, dice % 3, dice % 2);
      list.own.add(to);
      if (!isAlone) list.own.delete(sheet);
      list.sheet = place.sheet = to;
      for (const one of [list, ...beside]) {
        one.nth = undefined;
        if (one.place) one.place.nth = 0;
      }
      break;
    }
    case 'cut and paste in its sheet':
      if (!isAlone) return false;
      put(sheet, cells, (top + 2) % 5, (left + 1) % 3);
      break;
    case 'move a column': {
      const name = titles.indexOf('Name');
      const [from, to] = [name + 1, titles.length - 1];
      if (to <= from) return false;
      const moved = (line: readonly unknown[]): unknown[] => {
        const others = titles.map((_, i) => line[i] ?? '').filter((_, i) => i !== from);
        return [...others.slice(0, to - (dice % 2)), line[from] ?? '', ...others.slice(to - (dice % 2))];
      };
      put(sheet, cells.map(moved) as never, top, left);
      break;
    }
    case 'insert a blank row': {
      // What stands below it keeps its distance.
      if (top + cells.length + 3 > bottom) return false;
      const at = 1 + (dice % Math.max(1, rows.length - 1));
      put(sheet, [titles, ...rows.slice(0, at), titles.map(() => ''), ...rows.slice(at)], top, left);
      break;
    }
    case 'insert a column': {
      if (left + titles.length > 40) return false;
      workbook.insertColumns(sheet, left - 1 + (isAlone ? dice % 2 : 0), 1);
      for (const one of beside) one.world.deeds.splice(0);
      break;
    }
    case 'sort the rows':
      // Without numbers the rows say who an opponent is.
      if (!titles.includes('No')) return false;
      put(sheet, [titles, ...[...rows].reverse()], top, left);
      break;
    case 'edit a title': {
      const key = (['rank', 'club'] as const)[dice % 2] ?? 'rank';
      const column = titles.findIndex(title => isWord(`column.${key}`, title));
      const language = LANGUAGES[(dice + rows.length) % LANGUAGES.length] ?? 'de';
      if (column < 0) return false;
      book.type(sheet, makeA1(top, left + column), makeText(language)(`column.${key}`));
      break;
    }
  }
  world.deeds.splice(0);
  return true;
}

/** The list goes on with its Log, where the panel asks whether it is another one. */
function goOn({ world, sheet }: ListWorld): void {
  world.book.select(sheet);
  const { view } = answer(world.book.workbook, { ask: 'state' });
  const remarks = 'warnings' in view ? (view.warnings ?? []) : view.view === 'problems' ? view.problems : [];
  const [offer] = remarks.flatMap(({ mends = [] }) => mends).filter(({ label }) => /^Go on with/.test(label));
  if (offer) answer(world.book.workbook, { ask: 'mend', mend: offer.mend });
}

// N4: a sheet that *finish* has made is of its list, too.
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
      {
        numRuns: WORKBOOKS,
        seed: SEED,
        includeErrorInReport: true,
        // To make one of many small takes longer than to read it.
        endOnFailure: WORKBOOKS >= 12,
      },
    );
  });
});

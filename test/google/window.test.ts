import { beforeAll, expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { makeA1 } from './a1';
import { cellAt, extent, type Book } from './book';
import { everyAction, type Action } from './everyAction';
import { googleBook, type GoogleBook } from './googleBook';

// F8.5, F8.9, N118 of docs/faults.md

/**
 * Somebody types into a cell that an action is about to write, before any call of any action: also where nothing stood and beyond all
 * that is in use, and over a formula. The text stays, but in the one call that writes or deletes it. `SCHEDULES=10000` is the long mode;
 * `SLICE=3/10` plays a part of it, `ACTIONS=undo` the actions with that word.
 */
const COUNT = Number(process.env.SCHEDULES ?? 36);
const [SLICE = 1, SLICES = 1] = (process.env.SLICE ?? '1/1').split('/').map(Number);

let book: GoogleBook;
let actions: readonly Action[];

beforeAll(() => {
  book = googleBook(warmAddon);
  actions = everyAction(book, COUNT > 1000 ? 3 : 1).filter(({ name }) =>
    name.includes(process.env.ACTIONS ?? ''),
  );
}, 300_000);

interface Target {
  readonly sheet: string;
  readonly a1: string;
}

/** Cells that the action changes: the first, the last, the first with a formula before, and the last beyond what is in use. */
function targetsOf({ start, after }: Action): readonly Target[] {
  return start.sheets.flatMap(sheet => {
    const then = after.sheets.find(({ id }) => id === sheet.id);
    if (/^(Log|Protokoll)$/.test(sheet.name)) return [];
    const used = extent(sheet);
    const last = then ? extent(then) : used;
    const changed = Array.from({ length: Math.max(used.rows, last.rows) }, (_, row) =>
      Array.from({ length: Math.max(used.columns, last.columns) }, (__, column) => ({ row, column })),
    )
      .flat()
      .filter(({ row, column }) => {
        const [was, is] = [cellAt(sheet, row, column), then && cellAt(then, row, column)];
        return was.value !== is?.value || was.formula !== is.formula;
      });
    const some = [
      changed[0],
      changed[changed.length - 1],
      changed.find(({ row, column }) => cellAt(sheet, row, column).formula !== ''),
      changed.filter(({ row, column }) => row >= used.rows || column >= used.columns).pop(),
      changed.find(({ row, column }) => row >= used.rows || column >= used.columns),
    ];
    const places = new Set(some.flatMap(one => (one ? [makeA1({ ...one, rows: 1, columns: 1 })] : [])));
    return [...places].map(a1 => ({ sheet: sheet.name, a1 }));
  });
}

const holds = (now: Book, text: string): boolean =>
  now.sheets.some(({ cells }) => cells.some(line => line.some(({ value }) => String(value).includes(text))));

/** The sheets besides the Log that an action changes, makes or deletes. */
const sheetsOf = ({ start, after }: Action): number =>
  new Set(
    [...start.sheets, ...after.sheets]
      .filter(({ name }) => !/^(Log|Protokoll)$/.test(name))
      .filter(sheet => ![start, after].every(({ sheets }) => sheets.includes(sheet)))
      .map(({ id }) => id),
  ).size;

/** More sheets are read together and then written together (docs/reliability.md). */
const MOST_ALONE = 3;

test(
  'what somebody types into a cell of an action stays, but in the one call that writes it',
  () => {
    const all = actions.flatMap(action =>
      targetsOf(action).flatMap(target =>
        Array.from({ length: action.calls }, (_, at) => ({ action, target, at })),
      ),
    );
    const step = Math.max(1, all.length / COUNT);
    const lost: string[] = [];
    let [typed, inTheCall] = [0, 0];
    for (let n = ((SLICE - 1) * all.length) / SLICES; n < (SLICE * all.length) / SLICES; n += step) {
      const { action, target, at } = all[Math.floor(n)]!;
      book.google.setBook(action.start);
      let during = '';
      book.google.meanwhile((call, name) => {
        if (call !== at || !book.sheets().includes(target.sheet)) return;
        during = name;
        book.type(target.sheet, target.a1, 'mine');
      });
      book.ask(action.request);
      book.google.meanwhile(undefined);
      if (during === '') continue;
      typed += 1;
      if (holds(book.google.book(), 'mine')) continue;
      if (['Range.setValues', 'Spreadsheet.deleteSheet'].includes(during)) inTheCall += 1;
      else if (sheetsOf(action) <= MOST_ALONE)
        lost.push(`${action.name}, ${target.sheet}!${target.a1}, call ${at} ${during}`);
    }
    expect(lost).toEqual([]);
    expect(typed).toBeGreaterThan(COUNT / SLICES / 4);
    expect(inTheCall).toBeLessThan(typed / 5);
  },
  Math.max(300_000, COUNT * 5000),
);

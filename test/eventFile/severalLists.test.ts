import { expect, test } from 'vitest';
import { checkedEvent, type CheckedEvent } from '../../src/eventFile/checkedEvent';
import { NAMES } from '../../src/exchange/saved/bookOfXlsx';
import { makeA1, textOf } from '../../src/sheet/cells/cell';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { expectView } from '../application/tournamentBook';

/** Two lists with the same members, each with its own pairings, as a club keeps them: L1 of the lists of organisers. */
const TITLES = ['Name', 'Rank', '1', '2', '3'];
const SPRING = [
  TITLES,
  ['Anna', '4d', '2+', '3+', ''],
  ['Ben', '3d', '1-', '4+', ''],
  ['Carl', '2d', '4+', '1-', ''],
  ['Dora', '2d', '3-', '2-', ''],
];
const AUTUMN = [
  TITLES,
  ['Anna', '2d', '3+', '2+', ''],
  ['Ben', '1d', '4+', '1-', ''],
  ['Carl', '1k', '1-', '4+', ''],
  ['Dora', '2k', '2-', '3-', ''],
  ['Emil', '3k', '6+', '0-', ''],
  ['Fay', '3k', '5-', '0-', ''],
];

/** The workbook as the workbench saves it. */
function saved({ workbook, snapshot }: MemoryWorkbook): Uint8Array {
  const sheets = Object.entries(snapshot()).map(([name, values]) => {
    const cells = values.map(line => Object.fromEntries(line.map((value, at) => [at, { v: textOf(value) }])));
    const id = workbook.sheetId(name);
    return [id, { id, name, cellData: Object.fromEntries(cells.entries()) }] as const;
  });
  const known = sheets.flatMap(([id]) => [1, 2, 3].map(no => `WallList_${id}_${no}`));
  const names = ['WallList', 'Settings', ...known].flatMap(name => {
    const area = workbook.namedArea(name);
    if (!area) return [];
    const end = makeA1(area.row + area.rows - 1, area.column + area.columns - 1);
    return [[name, { name, formulaOrRefString: `${area.sheet}!${makeA1(area.row, area.column)}:${end}` }]];
  });
  const book = {
    id: 'w',
    name: 'Club',
    sheetOrder: sheets.map(([id]) => id),
    sheets: Object.fromEntries(sheets),
    resources: [{ name: NAMES, data: JSON.stringify({ w: Object.fromEntries(names) as unknown }) }],
  };
  return new TextEncoder().encode(JSON.stringify({ title: 'Club', workbook: book }));
}

function pair(book: MemoryWorkbook, sheet: string, a1?: string): void {
  book.select(sheet, a1);
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
}

function checked(bytes: Uint8Array, list?: string): CheckedEvent {
  const read = checkedEvent(bytes, 'en', list);
  if (read.kind !== 'checked') throw new Error(JSON.stringify(read));
  return read;
}

/** The round that was paired here, by its own rows of the Log, and who was in it. */
function expectOwnRound(event: CheckedEvent, players: number): void {
  expect(event.players).toBe(players);
  const last = event.rounds[event.rounds.length - 1];
  expect(last).toMatchObject({ round: 3, isLegal: true, isBest: true });
  expect(last?.sentence).toContain('by the Log');
}

test('each list of a saved workbook is an event, checked by its own rows of the Log', () => {
  const book = memoryWorkbook();
  book.addSheet('Spring', SPRING);
  book.addSheet('Autumn', AUTUMN);
  book.removeSheet('Sheet1');
  pair(book, 'Spring');
  pair(book, 'Autumn');
  const bytes = saved(book);
  const lists = checked(bytes).lists;
  expect(lists.map(({ sheet }) => sheet)).toEqual(['Spring', 'Autumn']);
  const [spring, autumn] = lists.map(({ id }) => checked(bytes, id));
  expectOwnRound(spring!, 4);
  expectOwnRound(autumn!, 6);
  expect([spring!.sheet, autumn!.sheet]).toEqual(['Spring', 'Autumn']);
  for (const event of [spring!, autumn!])
    expect(event.lists.filter(({ isThis }) => isThis)).toEqual([
      expect.objectContaining({ sheet: event.sheet }),
    ]);
});

test('so are two lists of one sheet', () => {
  const book = memoryWorkbook();
  book.addSheet('Club', [...SPRING, Array<string>(5).fill(''), ...AUTUMN.slice(0, 5)]);
  book.removeSheet('Sheet1');
  pair(book, 'Club', 'A2');
  pair(book, 'Club', 'A8');
  const bytes = saved(book);
  const lists = checked(bytes).lists;
  expect(lists.map(({ sheet, range }) => `${sheet} ${range}`)).toEqual(['Club A1:E5', 'Club A7:E11']);
  for (const { id } of lists) expectOwnRound(checked(bytes, id), 4);
});

test('a workbook with one list offers no other', () => {
  const book = memoryWorkbook();
  book.addSheet('Spring', SPRING);
  book.removeSheet('Sheet1');
  pair(book, 'Spring');
  expect(checked(saved(book))).toMatchObject({ lists: [], sheet: 'Spring', players: 4 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSeal } from '../../src/eventFile/seal';
import { sealed } from '../../workbench/page/kept/seal';
import { makeSnapshot, type Snapshot } from '../../workbench/page/kept/store';

type Cells = Record<number, Record<number, { v?: string | number; f?: string; s?: string } | undefined>>;

const CELL = fc.record(
  { v: fc.oneof(fc.string(), fc.integer()), f: fc.constantFrom('=SOS(A1:C9)', '=A1'), s: fc.string() },
  { requiredKeys: [] },
);
const CELLS: fc.Arbitrary<Cells> = fc.dictionary(
  fc.nat(40).map(String),
  fc.dictionary(fc.nat(20).map(String), CELL, { maxKeys: 6 }),
  { maxKeys: 8 },
) as unknown as fc.Arbitrary<Cells>;

const book = (list: Cells, log: Cells): Snapshot =>
  makeSnapshot('Cup', {
    id: 'w',
    name: 'Cup',
    sheetOrder: ['a', 'b'],
    sheets: { a: { id: 'a', name: 'Wall list', cellData: list }, b: { id: 'b', name: 'Log', cellData: log } },
  } as unknown as Snapshot['workbook']);

const textOf = (snapshot: Snapshot): string => JSON.stringify(snapshot);

test('what was saved is as it was saved; looks and answers of formulas are no part of it', async () => {
  await fc.assert(
    fc.asyncProperty(CELLS, CELLS, async (list, log) => {
      const snapshot = await sealed(book(list, log));
      const read = readSeal(textOf(snapshot));
      expect(read).toMatchObject({ kind: 'sealed', changed: [], isLogChanged: false });
      const dressed = JSON.parse(
        textOf(snapshot).replace(/"s":"(?:[^"\\]|\\.)*"/g, '"s":"other"'),
      ) as Snapshot;
      expect(readSeal(textOf(dressed))).toEqual(read);
    }),
  );
});

test('one cell that is another is seen, by its sheet, and gives the Log another mark', async () => {
  await fc.assert(
    fc.asyncProperty(
      CELLS,
      CELLS,
      fc.boolean(),
      fc.nat(40),
      fc.nat(20),
      async (list, log, isLog, row, column) => {
        const snapshot = await sealed(book(list, log));
        const cells = isLog ? log : list;
        const changed = { ...cells, [row]: { ...cells[row], [column]: { v: 'typed beside the Log' } } };
        const other = { ...book(isLog ? list : changed, isLog ? changed : log), seal: snapshot.seal! };
        const [was, is] = [readSeal(textOf(snapshot)), readSeal(textOf(other))];
        expect(is).toMatchObject({ changed: [isLog ? 'Log' : 'Wall list'], isLogChanged: isLog });
        const marks = [was, is].map(one => (one.kind === 'sealed' ? one.mark : ''));
        expect(marks[0] === marks[1]).toBe(!isLog);
      },
    ),
  );
});

test('a sheet that is gone or came is named; a file without a seal says so', async () => {
  const snapshot = await sealed(book({ 0: { 0: { v: 'Name' } } }, {}));
  const { seal } = snapshot;
  expect(readSeal(textOf({ ...snapshot, seal: { ...seal!, Standings: 'f00d' } }))).toMatchObject({
    changed: ['Standings'],
  });
  const { ['Wall list']: _, ...less } = seal!;
  expect(readSeal(textOf({ ...snapshot, seal: less }))).toMatchObject({ changed: ['Wall list'] });
  for (const text of [textOf(book({}, {})), '{}', 'null', 'no JSON', ''])
    expect(readSeal(text)).toEqual({ kind: 'unsealed' });
});

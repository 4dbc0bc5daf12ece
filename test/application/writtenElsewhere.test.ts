import { expect, test } from 'vitest';
import type { Block } from '../../src/sheet/cells/block';
import { placeCells, type SheetNow } from '../../src/application/write/placeCells';
import { strayCells } from '../../src/application/write/writtenElsewhere';

const COLUMNS = ['Name', 'Rank', 'Club', 'Out', 'R1', 'R2', 'R3'];
const sheet = (text: string): SheetNow => {
  const rows = text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
  return { values: [COLUMNS, ...rows], formulas: [] };
};
const BEFORE = sheet(`
Ada Alderx | 4d | club1 |    | 2+ | 3?/b |
Ben Birch  | 1d | club2 |    | 1- | 4?/w |
Cleo Cedar | 2k | club3 |    | 4+ | 1?/w |
Dora Dog   | 8k | club4 |    | 3- | 2?/b |`);
const AFTER = sheet(`
Ada Alder  | 4d | club1 |    | 2+ | 3=/b |
Ben Birch  | 1d | club2 | 3- | 1- | 4?/w | 0-
Cleo Cedar | 2k | club3 |    | 4+ | 1=/w |
Dora Dog   | 8k | club4 |    | 3- | 2?/b |`);

/** The cell of a title in a row, known by its name, or by all else where the name changes. */
function change(row: number, title: string, isRenamed = false): Block {
  const at = (one: string): number => COLUMNS.indexOf(one);
  const [was, is] = [BEFORE, AFTER].map(({ values }) => String(values[row]?.[at(title)] ?? ''));
  const by = isRenamed ? ['R1', 'R3', 'Club', 'Out', 'Rank'] : ['Name'];
  const titled = (one: string) => ({ title: one, column: at(one), nth: 0, count: 1 });
  const players = [by.map(one => String(BEFORE.values[row]?.[at(one)] ?? ''))];
  return {
    sheet: 'Players',
    row,
    column: at(title),
    before: [[was ?? '']],
    after: [[is ?? '']],
    of: { column: titled(title), by: by.map(titled), players },
  };
}

test('N130: what stood between two runs is no stray where a player is renamed and others get an absence', () => {
  const blocks = [
    change(1, 'Name', true),
    change(1, 'R2', true),
    change(3, 'R2'),
    change(2, 'Out'),
    change(2, 'R3'),
  ];
  const runs = [
    { row: 1, column: 0, cells: [['Ada Alder']], last: BEFORE },
    { row: 2, column: 3, cells: [['3-']], last: BEFORE },
    { row: 1, column: 5, cells: [['3=/b'], ['4?/w'], ['1=/w']], last: BEFORE },
    { row: 2, column: 6, cells: [['0-']], last: BEFORE },
  ];
  expect(strayCells(blocks, placeCells(blocks, AFTER), runs, AFTER)).toEqual([]);
});

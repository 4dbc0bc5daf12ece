import type { Tournament, SheetRange } from '../read/tournament';
import type { SettingKey } from '../../tournament/settings';
import type { Block } from '../../sheet/cells/block';
import { textOf } from '../../sheet/cells/cell';
import type { Workbook } from '../workbook/workbook';
import { isNamed } from '../../sheet/write/sheetNames';
import { wordsOf } from '../../text/vocabulary';

/** The change of a setting's cell, or a new row below the others; none where the cell holds the value already. */
export function settingBlock(tournament: Tournament, key: SettingKey, value: string): readonly Block[] {
  const { settingsAt, settingCells, text } = tournament;
  if (!settingsAt) return [];
  const at = settingCells.get(key);
  if (at) {
    const before = textOf(settingsAt.values[at.row]?.[at.column]);
    return before === value ? [] : [blockAt(settingsAt, at.row, at.column, [[before]], [[value]])];
  }
  if (value === '') return [];
  const column = Math.max(1, ...[...settingCells.values()].map(cell => cell.column)) - 1;
  const row = settingsAt.values.reduce(
    (last, line, i) => (line.some(cell => textOf(cell) !== '') ? i : last),
    -1,
  );
  return [blockAt(settingsAt, row + 1, column, [['', '']], [[text(`settingName.${key}`), value]])];
}

/** Rows that the sheet does not have yet come below each other. */
export function belowEachOther(blocks: readonly Block[]): readonly Block[] {
  let added = 0;
  return blocks.map(block =>
    (block.after[0]?.length ?? 0) > 1 ? { ...block, row: block.row + added++ } : block,
  );
}

const blockAt = (
  { sheet, origin }: SheetRange,
  row: number,
  column: number,
  before: Block['before'],
  after: Block['after'],
): Block => ({ sheet, row: row + origin.row, column: column + origin.column, before, after });

/** The line of the announcement that lists all changes, or a new one below its last. */
export function announced(workbook: Workbook, { text }: Tournament, changes: string): readonly Block[] {
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  const values = sheet === undefined ? undefined : workbook.read(sheet)?.values;
  if (sheet === undefined || !values) return [];
  const labels = wordsOf('settingName.confirmedChanges');
  const row = values.findIndex(([label]) => labels.includes(textOf(label)));
  if (row >= 0) return [{ sheet, row, column: 1, before: [[textOf(values[row]?.[1])]], after: [[changes]] }];
  const last = values.reduce((end, line, i) => (line.some(cell => textOf(cell) !== '') ? i : end), -1);
  const label = text('settingName.confirmedChanges');
  return [{ sheet, row: last + 1, column: 0, before: [['', '']], after: [[label, changes]] }];
}
